review-copy-link = Copy the link to this review
review-match = Review match { $match }
review-to-table = To the table
review-loading = The coach is looking at the match …
review-whose = Whose play?

## The curve

review-curve-points = Expected final score, round by round
review-curve-chance = Chance of winning, turn by turn
review-curve-of = { $name }’s curve; a table with the same figures follows
review-lucky = lucky
review-unlucky = unlucky
review-as-table = as a table
review-round-short = Round
review-roll = Roll
review-luck-short = luck
review-regret-short = given away

## Totals

review-totals = Totals
review-accuracy = accuracy out of 100
review-start = At the start
review-luck = Luck
review-others = of that, from what others did
review-regret = Given away
review-final = At the end
review-all-exact = All values are exact.
review-some-exact = { $exact ->
    [one] The value of one move is exact; the others are estimates, give or take { $error }.
   *[other] The values of { $exact } moves are exact; the others are estimates, give or take { $error }.
}
review-none-exact = All values are estimates, give or take { $error }.

## The costliest moves

review-costliest = Costliest moves
review-nothing-given = Nothing worth mentioning was given away.
review-keeps = { $line }: { $figure } at best, { $gain }
review-spares = { $line } stays as it was, { $gain }

## A moment of the match

review-moment = The match at this moment
review-round = Round { $round }
review-round-roll = { $round }: { $roll }
review-end = The end
review-back = One step back
review-forward = One step forward
review-keys = Arrow keys step back and forward, Home and End jump to the first and last move.
review-clock-runs = The clock is running here: to play on, step to a moment when it is stopped.
review-best-moves = The best moves
review-made = played
review-made-this = · played
review-line = { $line }: { $change }, { $figure } at best
review-line-bare = { $line }: { $change }
review-told-made = Played: { $move }, worth { $value }.
review-told-better = Better: { $move }, worth { $value }.

## What if

review-play-on = Play on from here
review-play-on-about = A new table is set with the match up to this point. The old match stays as it is.
review-whose-seat = Whose seat will you take?
review-others-bots = Who plays the other seats?

## Input

review-input-turn = Turn
review-input-face = Face
review-input-touch = touch { $spot }
review-input-still = take { $spot } without flipping
review-input-announce = touch { $spot } and announce the { $number }
review-input-place = lay it on { $spot }

## Tubyrinth

review-tubyrinth-curve = Points, round by round
review-tubyrinth-board = Board
review-tubyrinth-begins = Round { $round } begins
review-tubyrinth-at = Round { $round }, after { $seconds } s: { $laid ->
    [one] one tile laid
   *[other] { $laid } tiles laid
}
review-tubyrinth-layout = { $tiles ->
    [0] no tile laid
    [one] one tile laid
   *[other] { $tiles } tiles laid
}
review-tubyrinth-possible = Possible: a pipeline of { $tiles } tiles
review-tubyrinth-count = { $count } with { $tiles } tiles
review-tubyrinth-offers = Solutions on this board: { $counts }.
review-tubyrinth-offers-more = Solutions on this board, as far as they were counted: { $counts }.
review-tubyrinth-laid = Tiles laid after { $times } s.
review-tubyrinth-laid-none = No tile laid.
review-tubyrinth-called = Called after { $seconds } s.
review-tubyrinth-found = { $tiles } tiles after { $seconds } s
review-tubyrinth-look = Look at this round
