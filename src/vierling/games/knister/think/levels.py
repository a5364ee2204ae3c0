"""What tells the trained bots apart: how much they err, and how far they look ahead."""

# Points of loss that make an entry e times less likely.
TEMPERATURES = {"easy": 1.7, "medium": 1.2, "hard": 0.7}
WIDTHS = (8, 0)  # cells that the search looks into, and for each sum of the roll after that
