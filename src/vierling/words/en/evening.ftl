### An evening at one table: who plays again, who comes late, another game, the score sheet.

## After a match

evening-who = Another match?
evening-asked = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
evening-waiting = { $count ->
    [one] You are in. Waiting for { $names }.
   *[other] You are in. Waiting for { $names }.
}
evening-away = { $count ->
    [one] { $names } is away; the match can start anyway.
   *[other] { $names } are away; the match can start anyway.
}
evening-leaving = You leave the table when the next match starts.
evening-lacking = You are in. More players are needed.
evening-next = Next: { $game }.
evening-coming = { $count ->
    [one] { $names } is joining.
   *[other] { $names } are joining.
}
evening-yes = Play again
evening-no = I’m leaving
evening-start = Start now
evening-change = Another game
evening-sheet = Score sheet
evening-begun = The next match has begun.
evening-go = Go to the match

## Who comes late

late-watching = You are watching.
late-watching-as = You are watching as { $name }.
late-not-watching = A match is on, and spectators are not allowed at this table. You can play in the next match.
late-not-watching-joins = A match is on, and spectators are not allowed at this table. You can join after this round.
late-closed = The table is locked: nobody else may sit down.
late-seat = { $name }, you have a seat in the next match.
late-seat-soon = { $name }, you join in after this round.
late-full = { $name }, all seats are taken. You get the next one that becomes free.
late-join = Play in the next match
late-join-soon = Join in
late-hello = Say who you are
late-only-watch = Just watch
late-name = Your name
late-players = Players
late-came = { $name } is here.
late-wants = { $name } has a seat in the next match.
late-wants-soon = { $name } joins after this round.
late-joined = { $name } has joined.

## Another game

plan-title = The next match
plan-about = Seats, names and links stay as they are.
plan-save = Apply
plan-bots = Bots
plan-bots-none = none
plan-series = Series
series-0 = open-ended
series-3 = best of three
series-5 = best of five
plan-handicap = Handicap by average
plan-handicap-about = Whoever had fewer points so far in the same game gets the difference added, on the score sheet only.

## The score sheet

sheet-title = The evening
sheet-none = No match has been finished at this table yet.
sheet-matches = Matches
sheet-game = Game
sheet-wins = Wins
sheet-points-of = Points in { $game }
sheet-review = Review
sheet-carried = offline, not counted
sheet-won = won
sheet-open = { $names } { $count ->
    [one] leads
   *[other] lead
} with { $wins ->
    [one] one win
   *[other] { $wins } wins
}.
sheet-series-open = { $names } { $count ->
    [one] leads
   *[other] lead
} with { $wins ->
    [one] one win
   *[other] { $wins } wins
} ({ $series }).
sheet-series-won = { $count ->
    [one] { $names } wins the series with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }.
   *[other] { $names } share the series with { $wins ->
        [one] one win
       *[other] { $wins } wins
    } each.
}
sheet-series-of = Series: matches { $first } to { $last }
sheet-back = Back to the table
sheet-share = Share the picture
sheet-save = Save the picture
sheet-copy = Copy as text
sheet-picture = The score sheet as a picture
sheet-line = { $match }. { $game }: { $points }
sheet-played = { $count ->
    [one] One match played
   *[other] { $count } matches played
}

## Leaving during a match

leave-title = Leave the table?
leave-about = { $count ->
    [one] A bot keeps the seat warm. Its personal link leads back to it.
   *[other] Bots keep the seats warm. Their personal links lead back to them.
}
leave-do = Leave
stay = Stay
