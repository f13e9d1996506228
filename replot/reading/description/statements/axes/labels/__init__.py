"""The label of an axis: where it begins and ends."""
