"""Input on paper: ten cards, and three times seven stones with two faces."""
