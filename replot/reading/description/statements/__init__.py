"""Blocks to statements: what each piece of text says of axes, colours and cells."""
