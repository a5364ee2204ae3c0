"""Where the log of all tables is kept."""
