"""Both axes told in one breath."""
