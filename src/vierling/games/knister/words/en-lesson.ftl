# A guided first match, one sentence a step.

knister-lesson-sheet = Twenty of the 25 rounds are written. Each number is the sum of two dice; full rows, columns and diagonals score.
knister-lesson-line = Row 1 is full: its three 7s are worth 3 points.
knister-lesson-full-house = You rolled 4 and 2. Write the 6 in row 2, column 3: three 6s and two 8s are a full house.
knister-lesson-crossing = 8 points for you! Now you have an 8: in row 4, column 5 it completes two lines at once.
knister-lesson-points = Row 4 is a straight from 6 to 10, in any order: 8 points. Column 5 has three 8s: 3 more.
knister-lesson-straight = A 10: write it in row 5, column 4. It makes column 4 a straight, too.
knister-lesson-diagonals = The diagonals count double, and both of them lack only the middle.
knister-lesson-room = A 6 again: write it in row 3, column 2. Keep the middle for a 7, the commonest roll.
knister-lesson-middle = Here it is! Write the 7 in the middle, row 3, column 3: it completes four lines.
knister-lesson-end = One number, 43 points: you end with 77. In a real match you start with an empty sheet.
