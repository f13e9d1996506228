"""Names of axes where nothing says that they are."""
