### For those who play with the box: one phone calls the dice, runs the hourglass and counts.

companion-about = Put this phone on the table: it calls, runs and counts what your game needs. Everything stays on this device and needs no network.
companion-who = Who plays?
companion-player = Player { $seat }
companion-name-of = Name of player { $seat }
companion-without = Without { $name }
companion-add = Add a player
companion-same-name = There are two players called { $name }.
companion-sheet = Sheet
companion-aloud = Say it aloud
companion-no-voice = This device has no voice for English, so nothing is said aloud.
companion-begin = Begin
companion-now = What to do now
companion-standing = How things stand
companion-view = What to show
companion-view-table = Dice
companion-view-sheets = Sheets

companion-turn = It is { $name }’s turn.
companion-rolls = { $name } rolls.
companion-next = Next player
companion-sign-turn = to play
companion-sign-rolls = to roll
companion-roll = Roll
# dice: such as "5 and 3"
companion-rolled = { $name } rolled { $dice }.
companion-rolled-sum = { $name } rolled { $dice }: { $sum }.
companion-rolls-done = { $round } of { $rounds } rolls
companion-called = Called so far
companion-all-rolled = All dice have been rolled.
companion-type-sheets = Type in the sheets

companion-round = Round { $round }
companion-race-before = Is everybody ready? All begin on one signal.
companion-race-building = Whoever is ready calls out: tap the name at once.
companion-race-sand = The sand is running. Who else is ready?
companion-start = Start the round
companion-go = Go!
companion-is-ready = { $name } is ready!
companion-first-call = { $name } is ready! { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for everybody else.
companion-call = { $name } is ready, number { $place }.
companion-nobody = Nobody: end the round
companion-stop = Everybody has stopped
companion-time-up = Time is up. Hands off!
companion-check = Check in the order of the calls
companion-check-first = First check { $name }.
companion-judged = { $name }: { $verdict }, { $points ->
    [one] one point
   *[other] { $points } points
}.
companion-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
companion-write = Write the points down
# points: such as "Mara 6 and Jo 5"
companion-round-done = Round { $round }: { $points }.

companion-who-did = Who?
companion-enter = enter
# deed: such as "closes the 3"
companion-did = { $name } { $deed } and has { $points ->
    [one] one point
   *[other] { $points } points
}.
companion-points-of = Points of round { $round }
companion-bad-points = { $name }: “{ $text }” is not a whole number.

companion-wins = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
companion-winner = winner
companion-won = { $count ->
    [one] one match won
   *[other] { $count } matches won
}
companion-again = Another match
companion-new-match = A new match.
companion-table = Points
companion-undo = Undo: { $what }
companion-undone = Undone: { $what }.
companion-undo-roll = the roll
companion-undo-turn = next player
companion-undo-start = the start
companion-undo-call = the call
companion-undo-stop = the stop
companion-undo-judge = the verdict
companion-undo-score = the points
companion-undo-deed = the points
companion-undo-points = the points
companion-undo-again = another match
companion-end = End the evening
companion-end-ask = End this evening?
companion-end-about = Points, rolls and typed-in sheets of this evening are removed from this device.
companion-go-on = Go on

companion-type = Type in a sheet
companion-whose = Whose sheet?
companion-ordered = In the order of play, for a review
companion-type-any = Type the numbers from the paper. A score can be had at any time.
companion-type-round = Round { $round }: type the number into the cell where it was written.
companion-tap = Round { $round }: tap the cell where the { $number } was written.
companion-type-done = The sheet is full.
companion-take-back = Take back
companion-clear = Clear the sheet
companion-score = Score
companion-look-back = Best possible
companion-review = Review
companion-thinking = One moment …
companion-answers = What the sheet is worth
companion-scored = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
companion-best = Best: { $value ->
    [one] { $value } point
   *[other] { $value } points
}, at most { $bound }
companion-best-about = With all dice known in advance, this sheet would have been possible. No sheet can have more than the limit.
companion-needs-order = The sheet does not tell which numbers were rolled together: type it in the order of play.
companion-still-empty = { $cell } is still empty.
companion-grid = Sheet
companion-part = Grid { $part }
companion-cell-of = grid { $part }, { $cell }
companion-cell-free = { $cell }, empty
companion-cell-has = { $cell }: { $number }
companion-bad-cell = { $cell }: “{ $text }” is not a number from { $least } to { $most }.
