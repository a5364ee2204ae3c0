### The challenges of the day.

daily = Today
daily-title = Today’s challenges
daily-pitch = The same dice, boards and stones for everybody here, new every day. Your first try counts.
daily-ends = New ones in { $time }
daily-over = Today’s are over.
daily-new = Show the new ones
daily-see = See today’s challenges
daily-to = To today’s challenges
daily-played = { $count ->
    [0] You have not played any today.
    [one] You have played one today.
   *[other] You have played { $count } today.
}
daily-streak = { $days ->
    [one] First day of a streak
   *[other] Played { $days } days in a row
}
daily-streak-best = longest: { $days }
daily-empty = Nobody has played it yet today.
daily-none = No game here has challenges.
daily-players = { $count ->
    [one] One result so far
   *[other] { $count } results so far
}
daily-play = Play
daily-play-of = Play { $what }
daily-go-on = Continue
daily-go-on-of = Continue { $what }
daily-again = Play again for fun
daily-again-of = Play again for fun: { $what } (does not count)
daily-preparing = The board is being made. One moment …
daily-against = against { $bot }
daily-points = { $points ->
    [one] one point
   *[other] { $points } points
}
daily-ahead = { $ahead ->
    [0] level with the bot
    [one] one point ahead
   *[other] { $ahead } points ahead
}
daily-behind = { $behind ->
    [one] one point behind
   *[other] { $behind } points behind
}
daily-tiles-time = { $points }, { $time }
daily-place = Place { $place } of { $players }
daily-master = Master: { $result }
daily-master-later = The master is still playing.
daily-helped = A bot helped, so this result is not in the ranking.
daily-deleted = You deleted this table, so its result is gone.
daily-ranking = Ranking
daily-ranking-of = Ranking: { $what }
daily-chart = How results are spread: { $what }
daily-chart-bar = { $from } to { $to }: { $count }
daily-chart-one = { $from }: { $count }
daily-as-table = As a table
daily-results = Results
daily-how-many = How many
daily-column-place = Place
daily-column-name = Name
daily-column-result = Result
daily-you = You
daily-nameless = Anonymous
daily-mark-you = you
daily-mark-master = master
daily-show-name = Show my name in the ranking
daily-show-name-do = Show it
daily-named = You are in the ranking as { $name }.
daily-hide-name = Remove my name
daily-share = Share
daily-share-of = Share: { $game }
daily-share-copied = Copied: paste it anywhere.
daily-share-picture = Save as a picture
daily-share-head = Vierling { $date }: { $game }
daily-share-none = not solved
daily-picture-alt = Your result in { $game } as coloured signs, without dice or numbers
daily-levels = ⬜ nothing, 🟡 a little, 🟩 good, ⭐ excellent, 🔻 points lost
daily-at-table-over = Finished! See how the others did.
daily-yesterday = The day before

## The dice of an earlier match

again-title = The same dice again
again-menu = Play these dice again
again-about = You get the dice of this match, roll by roll: alone, or with others who sit down at the table. Afterwards the review compares the two matches.
again-played = { $names }: { $points }
again-alone = Play alone
again-bot = Play against a bot
again-table = With others
again-link = Copy the link
again-compare = Compare with the other match
again-compare-title = The same dice, played twice
again-here = here
again-there = there
again-parted = The matches parted ways in round { $round }: here { $here }, there { $there }.
again-parted-not = Both matches went the same way.
again-parted-show = Show this move
again-whose = Compare with
again-off = The other match cannot be compared: { $reason }

## A club's round

round-title = A round with the same dice
round-about = Everybody who opens this link plays the same dice, at any number of tables. All results are in one ranking.
round-new = A round for your club
round-new-about = Any number of tables, the same dice, one ranking.
round-make = Create a round
round-game = Game
round-tables = { $tables ->
    [0] No table yet
    [one] One table, { $finished } finished
   *[other] { $tables } tables, { $finished } finished
}
round-table = Table
round-seats = Seats at each table
round-seats-any = any number
round-seats-all = Seats at every table: { $seats }
round-bots-all = Bots at every table: { $names }
round-play = Play
round-name = Your name in the ranking
round-none = Nobody has finished yet.
round-refresh = Refresh
round-to = To the round’s ranking
round-at-table-over = Finished! See how the other tables did.
round-sealed = Nobody can choose these dice
round-seal-about = The dice of all tables follow from a secret that was drawn when the round was set up. This is its seal (SHA-256). Write it down, and you can check the dice once the round is closed:
round-secret = The secret of this round:
round-close = Close the round
round-close-about = No more matches begin, and the secret of the dice is shown once nobody plays any more. This cannot be undone.
round-close-not = Leave it open
round-closed = This round is closed.
round-closed-waits = This round is closed. The secret of its dice is shown once the matches that are still on are over, on { $until } at the latest; results after that do not count.

daily-chain = Nobody can choose these dice
daily-chain-about = The dice of every day since { $first } follow from a chain of hashes with this end. Write it down, and you can check each day once it is over:
daily-chain-link = The link of this day:
