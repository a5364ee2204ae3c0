"""Input studied: what could have been known."""
