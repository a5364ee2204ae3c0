"""The board in the terminal client."""
