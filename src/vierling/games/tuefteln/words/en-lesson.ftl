# A guided first match, one sentence a step.

tuefteln-lesson-squares = The sheet has nine squares of four cells, and each full square scores by itself. Four rounds are left.
tuefteln-lesson-pair = Square 8, bottom middle, has two 3s side by side: a pair, 2 points.
tuefteln-lesson-two = Both dice are written, here in two white cells: the 4 in row 2, column 1, the 2 in row 5, column 5.
tuefteln-lesson-clockwise = Square 1 is a straight, 3-4-5-6 clockwise: 6 points. Four 2s in square 9: 5 points.
tuefteln-lesson-bridge = A bridge takes both dice at once, either way round: the 3 in row 4, column 1, the 4 below it.
tuefteln-lesson-patterns = Two pairs placed diagonally are a cross, 4 points; side by side, as below, they are worth 3.
tuefteln-lesson-bonus = Whoever has all six kinds of squares gets a bonus. Only the mix is missing: 5 in row 2, column 4, and 1 in row 4, column 3.
tuefteln-lesson-all-six = Four different numbers without a straight: the mix is worth only 1 point, but brings the bonus of 7.
tuefteln-lesson-last = One bridge is left. With the 5 in row 2, column 6 and the 2 below it, square 3 becomes a straight.
tuefteln-lesson-end = That makes 36 points. A single pair on a diagonal, as in square 6, and three of a kind score nothing.
