"""What goes together with what: variables in pairs, and the value of each."""
