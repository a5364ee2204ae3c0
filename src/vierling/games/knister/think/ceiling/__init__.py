"""How good any player can be: an upper bound on the expected points, by prices for numbers and for pairs of numbers.

`docs/strength.md` has the theorems and their proofs.
"""
