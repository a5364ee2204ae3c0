review-copy-link = Copy the link to this review
review-match = Review match { $match }
review-to-table = To the table
review-loading = The coach is looking at the match …
review-progress = Progress of the review
review-left = About { $seconds } more { $seconds ->
    [one] second
   *[other] seconds
} on this device
review-whose = Whose play?

## The curve

review-curve-points = Expected final score, round by round
review-curve-chance = Chance of winning, turn by turn
review-curve-of = { $you ->
    [yes] Your curve
   *[no] { $name }’s curve
}; a table with the same figures follows
review-lucky = lucky
review-unlucky = unlucky
review-as-table = as a table
review-round-short = Round
review-roll = Roll
review-luck-short = luck
review-regret-short = given away

## Totals

review-totals = Totals
review-accuracy = accuracy out of 100, averaged over all moves
review-start = At the start
review-luck = Luck
review-others = Through what others did
review-regret = Given away
review-final = At the end
review-all-exact = All values are exact.
review-some-exact = { $exact ->
    [one] The value of one move is exact; the others are estimates, give or take { $error }.
   *[other] The values of { $exact } moves are exact; the others are estimates, give or take { $error }.
}
review-none-exact = All values are estimates, give or take { $error }.
review-sums-chance = Chances are added up turn by turn, so the sums can exceed 100%.

## The costliest moves

review-costliest = Costliest moves
review-nothing-given = Nothing worth mentioning was given away.
review-part = { $line }{"\u00A0"}{ $cost }

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
review-equal = { $count } equally good
review-or-others = { $moves } or { $count ->
    [one] one other move
   *[other] one of { $count } others
}
review-told-made = Played: { $move }, worth { $value }.
review-told-better = Better: { $move }, worth { $value }.
review-told-best = Nothing was better.
review-told-equal = { $count ->
    [one] One other move was as good, none was better.
   *[other] { $count } other moves were as good, none was better.
}

## What a move cost, part by part

review-why-points = What it cost, in points
review-why-chance = Who gained by it
review-why-better = better
review-why-played = played
review-why-cost-points = cost
review-why-cost-chance = gain
review-rest = the rest
review-total = in all
review-figures = { $made } at best instead of { $best }

## What if

review-play-on = Play on from here
review-play-on-about = A new table is set with the match up to this point. The old match stays as it is.
review-whose-seat = Whose seat will you take?
review-others-bots = Who plays the other seats?

## Checking the dice

check-dice = Check the dice
check-going = Checking every roll …
check-failed = The record could not be fetched. Please try again.
check-unknown-game = This page cannot check the dice of this game. You can download the record and check it with “vierling verify”.
check-seen = The seal is the one that this device was shown before the first roll.
check-record = Download the record
dice-left-out = Left out of the dice: { $names }. The nonce was not opened in time.
luck-title = How the dice fell
luck-sum = Sum
luck-rolled = rolled
luck-expected = on average
luck-average = { NUMBER($count, minimumFractionDigits: 1) }
luck-odds = { $matches ->
    [one] Nothing unusual: most matches are spread at least this unevenly.
   *[other] About one in { $matches } matches is spread at least this unevenly.
}
luck-rare = Less than one match in { $matches } is spread this unevenly.

verify-no-proof = { $why ->
    [again] These dice cannot be checked: they repeat those of another match.
    [branch] These dice cannot be checked: the match goes on from another one.
    [lesson] These dice cannot be checked: they were prepared for a guided match.
    [typed] These dice cannot be checked: they were rolled at a real table.
    [carried] These dice cannot be checked: part of the match was played offline, on a device.
    [round] These dice cannot be checked: all tables of a round have the same, drawn by the server.
    [seed] These dice cannot be checked: they follow from a chosen seed.
    [day] These dice can be checked once their day is over.
    [sealed] These dice can be checked once their round is closed and nobody plays any more.
   *[other] The record does not tell what the dice follow from.
}
verify-secret-fits = The secret is the one that was sealed before the first roll.
verify-secret-chosen = The secret is not the one that was sealed before the first roll.
verify-seal-swapped = The seal in the record is not the one that this device saw.
verify-nonce-missing = The nonce of this device is not in the record.
verify-nonce-fits = Seat { $seat }: the nonce is the one that was committed to.
verify-nonce-swapped = Seat { $seat }: the nonce is not the one that was committed to.
verify-left-out = Seat { $seat }: the nonce was not opened in time and was left out.
verify-nobody-else = No device has added a nonce: whoever drew the secret could have tried several before the match.
verify-link-fits = The link of the day leads to the end of the chain after { $days ->
    [0] one step.
    [one] one day and one step.
   *[other] { $days } days and one step.
}
verify-link-chosen = The link of the day does not lead to the end of the chain.
verify-chain-swapped = The end of the chain in the record is not the one that you noted.
verify-made-fits = What was made for the day ({ $option }) follows from its link.
verify-made-differs = What was made for the day ({ $option }) is { $found } in the record and would have to be { $expected }.
verify-rolls-fit = { $rolls ->
    [0] There is no roll in the record.
    [one] The only roll follows from all that.
   *[other] All { $rolls } rolls follow from all that.
}
verify-roll-differs = Roll { $number } is { $found } in the record and would have to be { $expected }.

verify-verdict-verified = The dice are right.
verify-verdict-cheated = The dice are not right.
verify-verdict-not-verifiable = These dice cannot be checked.

# What people without a name are called, in all languages: the same list in each
names-of-nobody = You, Du, Toi
somebody = Somebody
