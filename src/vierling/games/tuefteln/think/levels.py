"""What sets the trained bots apart: how often they make mistakes, and how far they look ahead."""

# How many points of loss make an entry e times less likely.
TEMPERATURES = {"easy": 1.0, "medium": 0.6, "hard": 0.3}
WIDTH = 8  # entries the search looks into
HASTY = 5  # where somebody waits for it on a slow device
