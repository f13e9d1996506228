"""What a classifier made of each class: outcomes, recalls, and what was taken for what."""
