print-knister-diagonals = Les deux diagonales
