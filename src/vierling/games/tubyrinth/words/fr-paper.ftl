print-tubyrinth-board = { $name ->
    [own] plateau personnel
   *[other] plateau { $name }
}
print-tubyrinth-tiles = Un jeu de pièces par personne. Le papier épais convient le mieux.
print-tubyrinth-track = Premier à { $goal } points. Après le premier appel, les autres ont 30 secondes : un téléphone les compte.
