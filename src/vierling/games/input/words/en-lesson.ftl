# A guided first match, one sentence a step.

input-lesson-stones = You have seven stones. Each has two faces, always the pairs shown here, and only the upper one can be seen.
input-lesson-number = Stones build numbers. Three of yours lie on the 3; it still lacks a slanted one and a half one.
input-lesson-notes = Memory is the game: what lies underneath? Here, notes help you: the small symbols below your stones.
input-lesson-flip = On your turn you flip one stone. Take the half one in your supply: it is slanted underneath.
input-lesson-lay = Then you lay it where it fits: on place 2 of the 3.
input-lesson-others = Now the bot flips and lays. Everybody sees what turns up, and had better remember it.
input-lesson-last-place = One place of the 3 is free, the fourth. It needs a half stone, and your round one is half underneath: the other two round ones lie on the 3.
input-lesson-announce = The last stone of a number is announced before it is flipped: choose the round one in your supply, then “closes the 3”, and announce.
input-lesson-closed = It fits! The 3 brings 3 points, and 2 more because all five stones are yours.
input-lesson-why = Why announce? Without it, that stone may not go on the last place; but if you are wrong, you lose the number’s points.
input-lesson-reuse = Stones of a finished number are used again, and all of yours must leave it before you close another. Flip the one on place 1 of the 3.
input-lesson-again = It is slanted: begin the 4 with it, on place 1.
input-lesson-end = So it goes on until somebody has 17 points. In a real match there are no notes, unless you agree on them.
