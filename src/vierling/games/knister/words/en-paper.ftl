print-knister-diagonals = Both diagonals
