print-knister-diagonals = Beide Diagonalen
