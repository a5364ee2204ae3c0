"""Playing a match: who sits at the table, where the dice come from, and what happens next."""
