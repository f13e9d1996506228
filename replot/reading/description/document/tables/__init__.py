"""Tables in whatever signs a text draws them with."""
