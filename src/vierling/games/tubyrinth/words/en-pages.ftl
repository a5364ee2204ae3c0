## The book

tubyrinth-boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
tubyrinth-card-grade = grade { $grade }
tubyrinth-card-found = found with { $tiles } tiles
tubyrinth-card-shown = shown with { $tiles } tiles
tubyrinth-card-none = nothing found yet
tubyrinth-card-best = best time with { $tiles } tiles { $time }
tubyrinth-board-hidden = Its start and end stay hidden until you play it.
tubyrinth-progress = Your collection
tubyrinth-progress-of = of { $total } solutions found
tubyrinth-legend-found = found by you
tubyrinth-legend-open = still to find
tubyrinth-legend-shown = solution shown
tubyrinth-legend-start = water flows in
tubyrinth-legend-end = and out
tubyrinth-go-on = Continue with { $name }
tubyrinth-new-board = A new board
tubyrinth-open-only = Only boards with something to find
tubyrinth-nothing-open = You have found everything in this book. There is always a new board.
tubyrinth-more = Legend and file
tubyrinth-file-save = Save the collection
tubyrinth-file-take = Load it from a file
tubyrinth-file-taken = The collection from the file has been added.
tubyrinth-file-bad = This file does not contain a Tubyrinth collection.
tubyrinth-tiles = Tiles
tubyrinth-layouts = Layouts
tubyrinth-at-least = at least { $count }
tubyrinth-yours = Yours
tubyrinth-place-found = found
tubyrinth-place-open = to find
tubyrinth-place-shown = shown
tubyrinth-aim = What are you looking for?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 or more
    [6] 6 or more
   *[other] all { $tiles }
}
tubyrinth-race = Race on this board
tubyrinth-how-hard = How hard should it be?
tubyrinth-draw-board = Make a board
tubyrinth-making-board = Making a board …
tubyrinth-another = Another one

## Custom boards

tubyrinth-editor-grid = The board you are drawing
tubyrinth-editor-beside = { $side ->
    [N] Above column { $column }
    [S] Below column { $column }
    [W] Left of row { $row }
   *[E] Right of row { $row }
}
tubyrinth-editor-corner = Corner
tubyrinth-editor-place = Row { $row }, column { $column }
tubyrinth-editor-rock = rock
tubyrinth-editor-ground = free
tubyrinth-editor-mark = A tap on the margin sets the
tubyrinth-editor-start = start
tubyrinth-editor-end = end
tubyrinth-editor-how = Tap cells to place or clear rocks; with a mouse you can draw several in one stroke. On the keyboard, arrows move, Enter sets, and in the margin S is the start and E the end.
tubyrinth-editor-empty = Empty board
tubyrinth-editor-fresh = Make one for me
tubyrinth-editor-counting = Counting the solutions …
tubyrinth-editor-unsolvable = No pipeline fits on this board.
tubyrinth-editor-unknown = This board is too open to tell quickly.
tubyrinth-editor-ungraded = This board can be played.
tubyrinth-editor-more = The board is so open that counting stopped early.
tubyrinth-editor-sample = Show a solution with this many tiles
tubyrinth-editor-sample-none = none
tubyrinth-editor-share = Copy a link to it
tubyrinth-editor-received = This board came with the link. Save it if you want to keep it.
tubyrinth-editor-unreadable = That is not a board.
tubyrinth-editor-name = Name of the board
tubyrinth-editor-none = No board yet.
tubyrinth-editor-saved-as = Saved as { $name }.
tubyrinth-editor-text = The board as text
tubyrinth-editor-text-about = Start and end with cell and side (N E S W), then eight rows of eight: a dot is free, # is a rock.

## The rules

tubyrinth-rules-pitch = Lay tiles so that the water gets from start to end, be quick about it, and use as many tiles as you dare.
tubyrinth-rules-tiles = Seven tiles
tubyrinth-rules-tiles-seven = Everybody has the same seven tiles with pipes on them. A pipe joins all the mouths of its tile. Only the square tile has two pipes, which do not meet.
tubyrinth-rules-tiles-lay = Tiles lie on free cells of the board, side by side, never over a rock or each other. You may turn them and flip them: the back shows the mirror image.
tubyrinth-rules-pipeline = A pipeline
tubyrinth-rules-pipeline-chain = The first pipe has a mouth at the start, the last one at the end, and in between mouths meet on the border between two cells.
tubyrinth-rules-pipeline-ends = Mouths that lead nowhere do no harm, whether they face the edge, a rock, a free cell or the closed side of a tile.
tubyrinth-rules-pipeline-twin = The water may pass through both pipes of the square tile. It is still one tile.
tubyrinth-rules-drawn-seven = A board with a pipeline of seven tiles
tubyrinth-rules-count = Which tiles count
tubyrinth-rules-count-needed = A tile counts if it is needed, that is, if the water would not arrive without it. Side branches, loops and detours are ignored until only needed tiles are left, in the way that leaves you the most.
tubyrinth-rules-count-five = A pipeline needs at least five tiles. Here it has five: the pale one is a side branch.
tubyrinth-rules-drawn-spare = A board with a pipeline of five tiles and a sixth tile that does not count
tubyrinth-rules-round = A round
tubyrinth-rules-round-start = Everybody gets a board, all equally hard. When every person is ready, all boards are shown at once, and all start building.
tubyrinth-rules-round-call = When you are ready, call “Pipe’s ready!”; you need at least five tiles on the board for that. The first call turns the hourglass, and the others have { $hourglass } seconds. After your call you may not build any more.
tubyrinth-rules-round-pass = If you find nothing, you may give the board up: you are then without a pipeline this round.
tubyrinth-rules-round-sand = When the sand has run out, or nobody is building any more, the calls are checked.
tubyrinth-rules-round-next = For the next round everybody turns their board over; after that, harder ones come from the box, up to the hardest. With an easy bot they stay gentle. Once they get no harder, boards pass to the left when both sides have been played; when everybody has had them all, new ones come.
tubyrinth-rules-round-clock = The server’s clock decides who called when, and makes up for slow connections within limits. Calls at the same instant share the better place. You see the other boards only after the round.
tubyrinth-rules-points = Points
tubyrinth-rules-points-ranks = The first correct pipeline scores one point per tile, the second its number of tiles minus one, the third minus two, and so on.
tubyrinth-rules-points-without = If you have no pipeline, you score one point for each tile that the first correct one left unused. If no call was correct, you get nothing.
tubyrinth-rules-points-wrong = A wrong call { $penalty ->
    [0] scores nothing
   *[other] costs a point, even below zero
}, and does not affect the order of the others.
tubyrinth-rules-example = An example with four players
tubyrinth-rules-example-first = Lena calls first, with six tiles
tubyrinth-rules-example-second = Omar calls second, with six tiles too
tubyrinth-rules-example-third = Ines does not finish: Lena left one tile unused
tubyrinth-rules-example-fourth = Paul does not finish either
tubyrinth-rules-end = The end
tubyrinth-rules-end-goal = As soon as somebody has 25 points after a round, the match is over. The most points win; the win can be shared.
tubyrinth-rules-modes = Two other ways to play
tubyrinth-rules-rookie = Rocks do not matter: you may build over them, and boards have no grades. The first with a correct pipeline of at least five tiles wins the round and one point; five points win the match.
tubyrinth-rules-master = Only pipelines of all seven tiles are correct. The first with one wins the round and one point; five points win the match.
tubyrinth-rules-modes-wrong = In both there is no hourglass: a wrong call puts you out of the round, the others play on, and the first correct call ends it. If nobody finds a pipeline, nobody scores.
tubyrinth-rules-solo = Alone
tubyrinth-rules-solo-book = Play against your own best time, or collect at leisure: each of the 82 boards of the book can be solved with five, with six and with seven tiles, so there are 246 solutions to find. Each has its own best time in each mode. The clock starts when you uncover the board, and stops while it is covered. A wrong call costs nothing but time.
tubyrinth-rules-solo-hints = If you are stuck, hints help step by step. A solution you were shown is crossed out in the book unless you later find another with as many tiles.
tubyrinth-rules-options = You can play without flipping, all on the same board, without water that shows how far it gets, with a longer or shorter hourglass, and with a handicap that asks stronger players for longer pipelines. In the German edition a wrong call merely scores nothing.
tubyrinth-rules-credits = Tubyrinth is a game by Martin Nedergaard Andersen, published by Lifestyle Boardgames in 2016. All boards here except the first are our own.
