"""Tables in play. Standard library only: whoever hosts them brings log, thinkers, dice, clock and encoder."""
