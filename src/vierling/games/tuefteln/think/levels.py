"""What tells the trained bots apart: how much they err, and how far they look ahead."""

# Points of loss that make an entry e times less likely.
TEMPERATURES = {"easy": 1.0, "medium": 0.6, "hard": 0.3}
WIDTH = 8  # entries that the search looks into
