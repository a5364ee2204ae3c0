## Play

tubyrinth-card = board { $number } { $side ->
    [a] front
   *[b] back
}
tubyrinth-round = Round { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Everybody builds at the same time, so each player needs a device of their own.
tubyrinth-board = Your board. Keys 1 to 7 take a tile, arrows move it, R turns, F flips, Enter lays, Delete lifts, Space calls.
tubyrinth-board-of = Board of { $name }, { $tiles ->
    [one] one tile laid
   *[other] { $tiles } tiles laid
}

tubyrinth-tray = Tiles
tubyrinth-tiles-left = { $count ->
    [0] all laid
   *[other] { $count } left
}
tubyrinth-tile-free = free
tubyrinth-tile-laid = laid
tubyrinth-tile-held = in hand
tubyrinth-park-here = park here
tubyrinth-turn = Turn
tubyrinth-flip = Flip
tubyrinth-key-turn = turn
tubyrinth-key-flip = flip
tubyrinth-key-park = put back
tubyrinth-key-space = Space

tubyrinth-ready = Pipe’s ready!
tubyrinth-pass = Give this board up
tubyrinth-pass-about = Your part in this round is then over. The others go on building.
tubyrinth-pass-solo = The match then ends without a pipeline. You can try the board again.
tubyrinth-pass-yes = Give up
tubyrinth-pass-no = Go on building
tubyrinth-wrong-call = That is no complete pipeline yet. Go on building.

tubyrinth-water = { $count ->
    [0] No water runs yet; { $least } tiles are needed.
    [one] Water reaches one tile; { $least } are needed.
   *[other] Water reaches { $count } tiles; { $least } are needed.
}
tubyrinth-water-arrives = The water arrives: { $count } tiles count.
tubyrinth-water-short = It arrives, but only { $count ->
    [one] one tile counts
   *[other] { $count } tiles count
}; { $least } are needed.
tubyrinth-status-called = You have called: wait for the sand.
tubyrinth-status-passed = Given up: the others still build.

tubyrinth-time-so-far = Time: { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] no wrong call
    [one] one wrong call
   *[other] { $count } wrong calls
}
tubyrinth-turned-by = { $name } turned the glass
tubyrinth-turned-you = You turned the glass
tubyrinth-not-turned = Once somebody calls, the others have { $count } seconds.

tubyrinth-doing-called = called { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $seconds } s ago
tubyrinth-doing-passed = gave up
tubyrinth-doing-building = building
tubyrinth-doing-ready = ready
tubyrinth-doing-waiting = not ready yet
tubyrinth-doing-away = away
tubyrinth-doing-bot = bot, { $bot }: { $doing }
tubyrinth-needs = needs { $tiles } tiles

tubyrinth-hint = Hint

## Before and after a round

tubyrinth-before = A race for water
tubyrinth-before-basic = All see their boards at the same moment. Lead the water from start to end with 5, 6 or 7 tiles, then call. The first pipeline scores its tiles, the second one less, and so on; a wrong call costs a point. { $goal } points end the match.
tubyrinth-before-rookie = All see their boards at the same moment. Rocks do not matter here. The first with a pipeline of at least 5 tiles wins the round and a point; { $goal } points win the match. A wrong call ends your round.
tubyrinth-before-master = All see their boards at the same moment. The first with a pipeline of all 7 tiles wins the round and a point; { $goal } points win the match. A wrong call ends your round.
tubyrinth-before-sand = The first call turns the hourglass: the others then have { $seconds } seconds.
tubyrinth-before-no-flip = Tiles may be turned here, but not flipped.
tubyrinth-before-same = All build on the same board.
tubyrinth-before-handicap = Your pipeline needs at least { $tiles } tiles.
tubyrinth-go = I’m ready
tubyrinth-next-round = Ready for the next round
tubyrinth-going = Waiting for the others
tubyrinth-begins-in = { $count ->
    [one] It begins in one second at the latest.
   *[other] It begins in { $count } seconds at the latest.
}
tubyrinth-round-result = Round { $round } is over
tubyrinth-verdict-pipeline = { $rank ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
} with { $tiles } tiles
tubyrinth-verdict-wrong = Wrong call
tubyrinth-verdict-none = No pipeline
tubyrinth-after = after { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } point this round
   *[other] { $points } points this round
}
tubyrinth-total = { $points } of { $goal } points
tubyrinth-all-rounds = All rounds of all players
tubyrinth-box-empty = All boards have been played.
tubyrinth-not-watched = Several build on the same board, so you see the boards after the round.
tubyrinth-solo = One board, one pipeline
tubyrinth-solo-about = Lead the water from start to end with at least { $tiles } tiles. The time runs as soon as you see the board.
tubyrinth-rookie-rocks = Rocks do not matter: you may build over them.
tubyrinth-uncover = Show the board

## Heard, not seen

tubyrinth-rock = rock
tubyrinth-free = free
tubyrinth-row = Row { $row }: { $what }
tubyrinth-cell = row { $row }, column { $column }
tubyrinth-mark = { $side ->
    [N] above
    [E] right of
    [S] below
   *[W] left of
} row { $row }, column { $column }
tubyrinth-start-at = Start: { $place }.
tubyrinth-end-at = End: { $place }.
tubyrinth-openings = Within its square it opens { $where }.
tubyrinth-over-fits = { $tile } over row { $row }, column { $column }, fits.
tubyrinth-over-blocked = { $tile } over row { $row }, column { $column }, does not fit: { $cells }.
tubyrinth-heard-taken = { $tile } in hand.
tubyrinth-heard-turned = { $tile } turned.
tubyrinth-heard-flipped = { $tile } flipped.
tubyrinth-heard-laid = { $tile } laid.
tubyrinth-heard-lifted = { $tile } lifted.
tubyrinth-heard-parked = { $tile } put back.
tubyrinth-heard-refused = { $tile } does not fit there.
tubyrinth-heard-no-flipping = Tiles may not be flipped here.
tubyrinth-heard-called = { $name } calls: pipe’s ready!
tubyrinth-heard-called-you = You have called.
tubyrinth-heard-countdown = Three seconds to go.
tubyrinth-heard-go = Go!
tubyrinth-heard-round-over = The round is over.
tubyrinth-heard-verdict = { $name }: { $verdict }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.

## The score

tubyrinth-line-pipeline = Pipeline
tubyrinth-figure-5 = 5 tiles
tubyrinth-figure-6 = 6 tiles
tubyrinth-figure-7 = 7 tiles

## The game

tubyrinth-name = Tubyrinth
tubyrinth-pitch = Seven tiles and a running hourglass.
tubyrinth-time = 20 min

tubyrinth-option-mode = Rules
tubyrinth-option-mode-basic = Basic
tubyrinth-option-mode-rookie = Rookie
tubyrinth-option-mode-master = Pipe Master
tubyrinth-option-flip = Tiles may be flipped
tubyrinth-option-same_board = The same board for everybody
tubyrinth-option-hourglass = Hourglass, in seconds
tubyrinth-option-penalty = A wrong call costs
tubyrinth-option-penalty-1 = one point
tubyrinth-option-penalty-0 = nothing
tubyrinth-option-handicap = Handicap
tubyrinth-option-board = Board
tubyrinth-option-board-box = out of the box
tubyrinth-handicap-about = Whoever is quicker than the others can be asked for longer pipelines: at least six tiles, or all seven.
tubyrinth-handicap-seat = seat { $seat }: { $tiles } tiles
tubyrinth-handicap-tiles = { $tiles ->
    [5] as usual
    [7] all 7 tiles
   *[other] { $tiles } tiles
}
tubyrinth-seat = Seat { $seat }

tubyrinth-bot-random = Random
tubyrinth-bot-random-about = Lays tiles anywhere and calls now and then.
tubyrinth-bot-easy = Easy
tubyrinth-bot-easy-about = Takes its time and is content with five tiles.
tubyrinth-bot-medium = Medium
tubyrinth-bot-medium-about = As quick as somebody with a little practice.
tubyrinth-bot-hard = Hard
tubyrinth-bot-hard-about = Quick, and fond of six or seven tiles.
tubyrinth-bot-master = Master
tubyrinth-bot-master-about = Very quick, and nearly always looks for all seven.

## Tiles

tubyrinth-tile = { $tile ->
    [I3] short I tile
    [L3] small L tile
    [I4] long I tile
    [L4] large L tile
    [T4] T tile
    [S4] S tile
   *[O4] square tile
}
tubyrinth-flipped = flipped
tubyrinth-turned = turned { $turns ->
    [one] once
    [2] twice
   *[other] three times
}
tubyrinth-placement = { $tile }{ $way }, upper left corner in row { $row }, column { $column }

## The book

tubyrinth-grade = Grade { $grade }, { $name }
tubyrinth-grade-1 = gentle
tubyrinth-grade-2 = easy
tubyrinth-grade-3 = tricky
tubyrinth-grade-4 = hard
tubyrinth-grade-5 = hardest
tubyrinth-boards = { $count ->
    [one] one board
   *[other] { $count } boards
}
tubyrinth-board-named = Board { $name }
tubyrinth-board-other = A board of one’s own
tubyrinth-card-grade = grade { $grade }
tubyrinth-card-found = found with { $tiles } tiles
tubyrinth-card-shown = shown with { $tiles } tiles
tubyrinth-card-none = nothing found yet
tubyrinth-card-best = best time { $time }
tubyrinth-progress = Your collection
tubyrinth-progress-of = of { $total } solutions found
tubyrinth-legend-found = found by you
tubyrinth-legend-open = still to find
tubyrinth-legend-shown = solution was shown
tubyrinth-legend-start = water comes in
tubyrinth-legend-end = and goes out
tubyrinth-go-on = Go on with { $name }
tubyrinth-new-board = A new board
tubyrinth-own-boards = Own boards
tubyrinth-draw-own = Draw a board of your own
tubyrinth-open-only = Only boards with something to find
tubyrinth-nothing-open = You have found everything in this book. A new board is always to be had.
tubyrinth-more = Signs and file
tubyrinth-file-save = Save the collection
tubyrinth-file-take = Read it from a file
tubyrinth-file-taken = The collection from the file has been added.
tubyrinth-file-bad = This file holds no collection of Tubyrinth.
tubyrinth-tiles = Tiles
tubyrinth-layouts = Layouts
tubyrinth-at-least = at least { $count }
tubyrinth-yours = Yours
tubyrinth-place-found = found
tubyrinth-place-open = to find
tubyrinth-place-shown = shown
tubyrinth-place-told = { $tiles } tiles { $open ->
    [yes] still to find
   *[no] done
}
tubyrinth-aim = What are you looking for?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 or more
    [6] 6 or more
   *[other] all { $tiles }
}
tubyrinth-race = Race on this board
tubyrinth-how-hard = How hard shall it be?
tubyrinth-draw-board = Draw a board
tubyrinth-another = Another one

## The end of a solo match

tubyrinth-solved = Solved with { $tiles } tiles in { $time }
tubyrinth-given-up = Given up this time
tubyrinth-solved-shown = You had the solution shown, so it does not count as found by you.
tubyrinth-solved-hints = With a hint: it counts as found, but not as a time.
tubyrinth-first-time = Your first time on this board.
tubyrinth-new-best = Your new best time; it was { $time }.
tubyrinth-best = Your best time here is { $time }.
tubyrinth-look-for = Look for { $tiles } tiles
tubyrinth-next-board = On to { $name }
tubyrinth-to-book = To the book

## Hints

tubyrinth-hints = Hints
tubyrinth-hint-ask-1 = Can this still work?
tubyrinth-hint-ask-2 = Which tile next?
tubyrinth-hint-ask-3 = Where?
tubyrinth-hint-yes = Yes, this can still become a pipeline.
tubyrinth-hint-yes-tiles = Yes, this can still become a pipeline of { $tiles } tiles.
tubyrinth-hint-no = No, like this there is no way to the end.
tubyrinth-hint-unknown = That is hard to tell: there are too many ways to go on.
tubyrinth-hint-lay = Next comes this tile: { $tile }.
tubyrinth-hint-lift = Take this tile away: { $tile }.
tubyrinth-hint-where = Like this: { $placement }.
tubyrinth-hint-ready = Nothing is missing. Call it!
tubyrinth-hint-do-lay = Lay it for me
tubyrinth-hint-do-lift = Take it away for me
tubyrinth-hint-none = No solution was found from here.
tubyrinth-hint-show = Show a solution
tubyrinth-solution-warning = Once you have seen a solution, it does not count as found by you. The clock runs on.
tubyrinth-solution-show = Show it
tubyrinth-solution-is = A pipeline of { $tiles } tiles:

## Own boards

tubyrinth-sheets = Own boards
tubyrinth-editor-grid = The board you draw
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
tubyrinth-editor-mark = A tap at the margin sets the
tubyrinth-editor-start = start
tubyrinth-editor-end = end
tubyrinth-editor-how = Tap cells to set rocks or clear them; with a mouse you can draw several in one stroke. On the keyboard, arrows move, Enter sets, and at the margin S is the start and E the end.
tubyrinth-editor-empty = Empty board
tubyrinth-editor-fresh = Draw one for me
tubyrinth-editor-counting = Counting the solutions …
tubyrinth-editor-unsolvable = No pipeline fits on this board.
tubyrinth-editor-unknown = This board is too open to tell in a moment.
tubyrinth-editor-ungraded = This board can be played.
tubyrinth-editor-more = The board is so open that counting stopped early.
tubyrinth-editor-sample = Show a solution with so many tiles
tubyrinth-editor-share = Copy a link to it
tubyrinth-editor-received = This board came with the link. Save it if you want to keep it.
tubyrinth-editor-unreadable = That is no board.
tubyrinth-editor-name = Name of the board
tubyrinth-editor-none = No board yet.
tubyrinth-editor-saved-as = Saved as { $name }.
tubyrinth-editor-text = The board as text
tubyrinth-editor-text-about = Start and end with cell and side (N E S W), then eight rows of eight: a dot is free, # is a rock.

## The rules

tubyrinth-rules-pitch = Lay tiles so that the water gets from the start to the end, be quick about it, and use as many tiles as you dare.
tubyrinth-rules-tiles = Seven tiles
tubyrinth-rules-tiles-seven = Everybody has the same seven tiles with pipes on them. A pipe joins all the mouths of its tile. Only the square tile has two pipes that do not meet.
tubyrinth-rules-tiles-lay = Tiles lie on free cells of the board, side by side, never over a rock or each other. You may turn them and flip them: the back shows the mirror image.
tubyrinth-rules-pipeline = A pipeline
tubyrinth-rules-pipeline-chain = The first pipe has a mouth at the start, the last one at the end, and in between mouth meets mouth on the border of two cells.
tubyrinth-rules-pipeline-ends = Mouths that lead nowhere do no harm, whether they face the edge, a rock, a free cell or the closed side of a tile.
tubyrinth-rules-pipeline-twin = The water may pass through both pipes of the square tile. It is still one tile.
tubyrinth-rules-drawn-seven = A board with a pipeline of seven tiles
tubyrinth-rules-count = Which tiles count
tubyrinth-rules-count-needed = A tile counts if it is needed, that is, if the water would no longer arrive without it. Side branches, loops and detours are thought away until only needed tiles are left, and in the way that leaves you the most.
tubyrinth-rules-count-five = A pipeline needs five tiles at least. Here it has five: the pale one is a side branch.
tubyrinth-rules-drawn-spare = A board with a pipeline of five tiles and a sixth tile that does not count
tubyrinth-rules-round = A round
tubyrinth-rules-round-start = Everybody gets a board and builds at the same time, from one signal on.
tubyrinth-rules-round-call = Whoever is ready calls “Pipe’s ready!”. The first call turns the hourglass. After your call you may not build any more.
tubyrinth-rules-round-sand = When the sand has run out, everybody stops, and the calls are checked.
tubyrinth-rules-round-next = For the next round everybody turns the board over. When both sides have been played, boards go to the left neighbour; when everybody has had them all, new ones come from the box.
tubyrinth-rules-round-clock = The clock of this house decides who called when, and it makes up for slow lines within bounds. Calls in the same instant share the better place. You see the other boards only after the round.
tubyrinth-rules-points = Points
tubyrinth-rules-points-ranks = The first correct pipeline scores one point for each of its tiles, the second one point less than its tiles, the third two less, and so on.
tubyrinth-rules-points-without = Whoever has no pipeline scores one point for each tile that the first correct one left unused. If no call was correct, they get nothing.
tubyrinth-rules-points-wrong = A wrong call costs a point, though nobody falls below zero, and does not push the others back.
tubyrinth-rules-example = An example with four players
tubyrinth-rules-example-first = Lena calls first, with six tiles
tubyrinth-rules-example-second = Omar calls second, with six tiles too
tubyrinth-rules-example-third = Ines does not finish: one tile was left over in Lena’s pipeline
tubyrinth-rules-example-fourth = Paul does not finish either
tubyrinth-rules-end = The end
tubyrinth-rules-end-goal = As soon as somebody has 25 points after a round, the match is over. The most points win; several can win together.
tubyrinth-rules-modes = Two other ways to play
tubyrinth-rules-rookie = Rocks do not matter, you may build over them. Only the winner of a round scores, one point, and five points win the match.
tubyrinth-rules-master = Only pipelines of all seven tiles are correct. Only the winner of a round scores, one point, and five points win the match.
tubyrinth-rules-modes-wrong = In both, a wrong call puts you out of the round, and the others play on.
tubyrinth-rules-solo = Alone
tubyrinth-rules-solo-book = Play against your own best time, or collect at leisure: each of the 82 boards of the book can be solved with five, with six and with seven tiles, so there are 246 solutions to find. A wrong call costs nothing but time.
tubyrinth-rules-solo-hints = If you are stuck, hints help step by step. A solution that you had shown is struck out in the book, unless you find another one with as many tiles later.
tubyrinth-rules-options = You can play without flipping, all on the same board, with a longer or shorter hourglass, and with a handicap that asks longer pipelines of the stronger ones. In the German edition a wrong call merely scores nothing.
tubyrinth-rules-credits = Tubyrinth is a game by Martin Nedergaard Andersen, published by Lifestyle Boardgames in 2016. The boards here are our own, but for the first.
