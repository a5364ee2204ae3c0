# A guided first match, one sentence a step.

tubyrinth-lesson-water = Water comes in on the left of row 5 and has to leave on the right of it, through five tiles or more.
tubyrinth-lesson-rocks = Tiles may not lie on rock, the hatched cells. Two lie already: the first is full of water.
tubyrinth-lesson-lay = Lay the long I tile, the third one, in row 2, columns 1 to 4: its pipe meets the one that drips. Drag it, or use the keys 3, arrows and Enter.
tubyrinth-lesson-meet = The water follows. Go on with the short I tile, the first one, in column 5, rows 1 to 3.
tubyrinth-lesson-turn = Turn the small L tile, the second one, once (tap it, or key R), and lay it with its upper left corner in row 3, column 6.
tubyrinth-lesson-arrived = The water arrives. Open ends may stay; what counts is a way from start to end.
tubyrinth-lesson-ready = Now call “Pipe’s ready!”. In a race the others have 30 seconds left from then on.
tubyrinth-lesson-end = Five tiles, 5 points; with six or seven it would be more. In a race, the first to reach 25 wins.
