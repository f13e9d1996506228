"""What is worth saying of a reading once the figure is put together, one topic a file."""
