"""Numbers that are no values of the cells named beside them, and cells that hold none."""
