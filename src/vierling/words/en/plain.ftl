### Games for which the page has no screens of its own: it shows their drawings and lists their moves. The game's own
### words (for its name, bots and options) take precedence over those below.

plain-pitch = An added game
players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
bot-random = Random
bot-random-about = Makes any move.
round-open = Round { $round }

plain-text-about = Use the game’s own notation, or leave it empty for the default.
plain-text-usual = the default

plain-rules = { $game } has no rules page.
plain-rules-how = The table shows the game’s own drawing and the moves you can make. Choose one, or type it.

## In play

plain-table = The table
plain-turn-of = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
plain-turn-many = Waiting for { $names }
plain-turn-none = One moment
plain-to-move = to move
plain-time-up = { $you ->
    [yes] Time is up: a bot played { $moves } for you.
   *[no] Time is up: a bot played { $moves } for { $name }.
}
plain-moves = Possible moves
plain-type = Type a move
plain-count = { $count ->
    [one] One move
   *[other] { $count } moves
}
plain-found = { $count } of { $all } moves
plain-found-one = Enter plays { $move }
plain-found-none = No move matches

## The end

plain-rated = { $earned }: { $rating }
plain-nobody = Nobody wins
plain-scores = All points

## Review

review-no-coach = { $game } has no coach, so its matches cannot be reviewed.
