"""The client's screens: the table, the curtain between two people, the end."""
