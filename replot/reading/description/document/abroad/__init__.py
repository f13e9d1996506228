"""Statements in other languages, in the words of this one."""
