print-input-cards = The places are as large as the stones. With two players, lay out 1 to 6; with three, 1 to 9.
print-input-stones = Seven for each player: plain, hatched or dotted. Thick paper keeps a face from showing through.
