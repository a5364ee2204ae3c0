"""What sets the trained bots apart: how often they make mistakes, and how far they look ahead."""

# How many points of loss make an entry e times less likely.
TEMPERATURES = {"easy": 1.7, "medium": 1.2, "hard": 0.7}
WIDTHS = (8, 0)  # cells the search looks into now, and for each sum of the next roll
