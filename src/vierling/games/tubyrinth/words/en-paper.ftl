print-tubyrinth-board = { $name ->
    [own] custom board
   *[other] board { $name }
}
print-tubyrinth-tiles = One set for each player. Thick paper is best.
print-tubyrinth-track = First to { $goal } points. After the first call the others have 30 seconds: let a phone count them.
