"""Print-and-play: games as PDF, in vectors and millimetres."""
