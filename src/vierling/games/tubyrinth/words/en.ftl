## Play

tubyrinth-card = board { $number } { $side ->
    [a] front
   *[b] back
}
tubyrinth-joined = Start
tubyrinth-round = Round { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Everybody builds at the same time, so each player needs their own device.
tubyrinth-board = The board. Keys 1 to 7 take a tile, arrows move it, R turns, F flips, Enter lays, Delete lifts, Space calls.
tubyrinth-board-of = { $name }: board with { $tiles ->
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
tubyrinth-park-here = put back here
tubyrinth-turn = Turn
tubyrinth-flip = Flip
tubyrinth-key-turn = turn
tubyrinth-key-flip = flip
tubyrinth-key-park = put back
tubyrinth-key-space = Space
tubyrinth-key-escape = Esc

tubyrinth-ready = Pipe’s ready!
tubyrinth-ready-from = from { $count } tiles on
tubyrinth-ready-needs = A call needs at least { $count } tiles on the board.
tubyrinth-pass = Give this board up
tubyrinth-pass-about = This ends the round on this board. The others keep building.
tubyrinth-pass-solo = This ends the match without a pipeline. You can try the board again.
tubyrinth-pass-yes = Give up
tubyrinth-pass-no = Keep building
tubyrinth-wrong-call = That is not a complete pipeline yet. Keep building.

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
tubyrinth-water-untold = { $count ->
    [0] Nothing laid yet; { $least } tiles are needed.
    [one] One tile laid; { $least } are needed.
   *[other] { $count } tiles laid; { $least } are needed.
}
tubyrinth-status-called = Called: wait for the sand.
tubyrinth-status-out = Wrong call: out of this round.
tubyrinth-status-passed = Given up: the others are still building.
tubyrinth-sand-out = Time is up: you had not called yet.
tubyrinth-time-up-go = { $you ->
    [yes] Time is up: you count as ready for the next round.
   *[no] Time is up: { $name } counts as ready for the next round.
}
tubyrinth-time-up-pass = { $you ->
    [yes] Time is up: your board was given up.
   *[no] Time is up: { $name }’s board was given up.
}

tubyrinth-covered = The clock is stopped, so the board is covered.
tubyrinth-time-so-far = Time: { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] no wrong call
    [one] one wrong call
   *[other] { $count } wrong calls
}
tubyrinth-turned-by = { $you ->
    [yes] You turned the glass
   *[no] { $name } turned the glass
}
tubyrinth-not-turned = After the first call, the others have { $count } seconds.
tubyrinth-no-sand = The first correct call ends the round.

tubyrinth-doing-called = called { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}, { $seconds } s ago
tubyrinth-doing-passed = gave up
tubyrinth-doing-out = wrong call, out
tubyrinth-doing-building = building
tubyrinth-doing-ready = ready
tubyrinth-doing-waiting = not ready yet
tubyrinth-doing-away = away
tubyrinth-doing-bot = bot, { $bot }: { $doing }
tubyrinth-needs = needs { $tiles } tiles

tubyrinth-hint = Hint

## Before and after a round

tubyrinth-before = A race for water
tubyrinth-before-basic = Everybody sees their board at the same moment. Lead the water from start to end with 5, 6 or 7 tiles, then call. A pipeline scores one point per tile, minus one if it comes second, minus two if third, and so on; a wrong call { $penalty ->
    [0] scores nothing
   *[other] costs a point
}. { $goal } points end the match.
tubyrinth-before-rookie = Everybody sees their board at the same moment. Rocks do not matter here. The first with a pipeline of at least 5 tiles wins the round and a point; { $goal } points win the match. A wrong call puts its player out of the round.
tubyrinth-before-master = Everybody sees their board at the same moment. The first with a pipeline of all 7 tiles wins the round and a point; { $goal } points win the match. A wrong call puts its player out of the round.
tubyrinth-before-sand = The first call turns the hourglass: the others then have { $seconds } seconds.
tubyrinth-before-no-flip = Tiles may be turned here, but not flipped.
tubyrinth-before-same = Everybody builds on the same board.
tubyrinth-before-rising = The boards of a round are equally hard; after every second round harder ones come.
tubyrinth-before-gentle = The boards of a round are equally hard, and they stay gentle.
tubyrinth-before-dry = Water does not run during building: whether a pipeline is right only shows at the end of the round.
tubyrinth-before-handicap = { $you ->
    [yes] Your pipeline needs at least { $tiles } tiles.
   *[no] { $name }’s pipeline needs at least { $tiles } tiles.
}
tubyrinth-go = I’m ready
tubyrinth-next-round = Ready for the next round
tubyrinth-going = Waiting for the others
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
tubyrinth-after = after { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } point this round
   *[other] { $points } points this round
}
tubyrinth-total = { $points } of { $goal } points
tubyrinth-all-rounds = All rounds of all players
tubyrinth-box-empty = All boards have been played.
tubyrinth-bare = You see the boards as they were dealt; what was laid on them is shown after the round.
tubyrinth-bare-board-of = { $name }: board without tiles
tubyrinth-board-of-all = Everybody’s board
tubyrinth-solo = One board, one pipeline
tubyrinth-solo-about = Lead the water from start to end with at least { $tiles } tiles. The clock starts as soon as you see the board.
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
tubyrinth-heard-called = { $you ->
    [yes] You have called.
   *[no] { $name } calls: pipe’s ready!
}
tubyrinth-heard-out = { $you ->
    [yes] Your call was wrong: you are out of this round.
   *[no] { $name } has called wrongly and is out.
}
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
tubyrinth-option-grades = Boards of a race
tubyrinth-option-grades-rising = get harder
tubyrinth-option-grades-gentle = stay gentle
tubyrinth-option-hourglass = Hourglass, in seconds
tubyrinth-option-water = Water shows during building how far it gets
tubyrinth-option-penalty = A wrong call costs
tubyrinth-option-penalty-1 = one point
tubyrinth-option-penalty-0 = nothing
tubyrinth-option-handicap = Handicap
tubyrinth-option-board = Board
tubyrinth-option-board-box = from the box
tubyrinth-handicap-about = Players who are quicker than the others can be asked for longer pipelines: at least six tiles, or all seven.
tubyrinth-option-handicap-item = seat { $one }: { $other } tiles
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

## Boards

tubyrinth-grade = Grade { $grade }, { $name }
tubyrinth-grade-1 = gentle
tubyrinth-grade-2 = easy
tubyrinth-grade-3 = tricky
tubyrinth-grade-4 = hard
tubyrinth-grade-5 = hardest
tubyrinth-board-named = Board { $name }
tubyrinth-board-other = A custom board
tubyrinth-sheets = Your boards
tubyrinth-own-boards = Your boards
tubyrinth-draw-own = Draw your own board
tubyrinth-place-told = { $tiles } tiles { $place ->
    [found] found
    [shown] shown
   *[open] still to find
}

## The end of a solo match

tubyrinth-solved = Solved with { $tiles } tiles in { $time }
tubyrinth-given-up = Given up this time
tubyrinth-solved-shown = You were shown the solution, so it does not count as found by you.
tubyrinth-solved-hints = With a hint: it counts as found, but not as a best time.
tubyrinth-first-time = Your first time with { $tiles } tiles on this board.
tubyrinth-new-best = Your new best time with { $tiles } tiles; it was { $time }.
tubyrinth-best = Your best time here with { $tiles } tiles is { $time }.
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
tubyrinth-hint-no = No, this cannot reach the end any more.
tubyrinth-hint-unknown = Hard to say: there are too many ways to go on.
tubyrinth-hint-lay = This tile comes next: { $tile }.
tubyrinth-hint-lift = Take this tile away: { $tile }.
tubyrinth-hint-where = Like this: { $placement }.
tubyrinth-hint-outlined = Lay it as outlined on the board.
tubyrinth-hint-ready = Nothing is missing. Call it!
tubyrinth-hint-do-lay = Lay it for me
tubyrinth-hint-do-lift = Take it away for me
tubyrinth-hint-none = No solution was found from here.
tubyrinth-hint-show = Show a solution
tubyrinth-solution-warning = Once you have seen a solution, it does not count as found by you. The clock keeps running.
tubyrinth-solution-show = Show it
tubyrinth-solution-is = A pipeline of { $tiles } tiles:
