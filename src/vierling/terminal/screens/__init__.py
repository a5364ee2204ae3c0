"""What a terminal shows: the table, the curtain between two people, the end."""
