"""What the sentences of a text say of cells."""
