### Every refusal. Those of the rules and the library come first.

error-bad-option = the option { $option } must be one of { $choices }, not { $setting }
error-unknown-option = { $game } has no option { $option }
error-unknown-game = there is no game { $name }; choose from { $games }
error-unknown-bot = there is no bot { $name }; choose from { $bots }
error-bad-record = line { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-cut = the last line of the record is incomplete
error-record-ends = the record ends before { $field }:
error-record-field = expected '{ $field }', followed by a colon and a space
error-record-first = a record begins with '{ $first }', not '{ $found }'
error-record-game = there is no game '{ $name }'
error-record-version = { $game } has version { $known } here, not '{ $found }'
error-table-version = This table is played by version { $found } of the rules of { $game }, and this server knows version { $known }.
error-record-options = written in full, the options are '{ $options }'
error-record-seats = { $game } has { $least } to { $most } seats, not '{ $found }'
error-record-empty-line = the header and the events must be separated by an empty line
error-record-event = an event is a time in milliseconds, then who (a seat, dice or clock), then what
error-record-late = only a player's move can have a delay
error-record-joined = { $joined } joined during the match, not the { $named } that the header names
error-record-spelling = this event should be written '{ $event }'
error-no-undo = moves cannot be taken back in { $game }
error-no-join = nobody can join a match of { $game }
error-no-roll-due = no roll is due
error-no-clock = this game has no clock
error-no-such-seat = there is no seat { $seat }
error-match-over = the match is over
error-roll-first = the dice have to be rolled first
error-no-such-cell = there is no cell { $cell }
error-stands-there = that is already there
error-cell-taken = { $cell } is not free
error-nothing-to-take-back = there is nothing to take back
error-unreadable-move = '{ $text }' is not a cell (a1 to e5), back or a roll (like 5+3)
error-sheet-rows = a sheet has { $rows } rows of 5, not { $found }
error-sheet-row-length = line { NUMBER($line, useGrouping: 0) }: a row has 5 cells, not { $found }
error-sheet-cell = line { NUMBER($line, useGrouping: 0) }, cell { $column }: '{ $text }' is not a number from 2 to 12 or a dot
error-seat-count = this game has { $least } to { $most } seats, not { $seats }
error-name-count = every seat needs a name: { $seats }, not { $names }
error-time-backwards = time cannot run backwards
error-bad-name = a name has 1 to 40 characters, no control characters, and no space at either end
error-no-such-roll = a roll is two dice like 5+3, not { $dice }
error-option-text = the option { $option } must be text, not { $setting }
error-no-such-entry = an entry is two cells like a1+c2, not { $text }
error-unreadable-entry = '{ $text }' is not a pair of cells (like a1+c2), back or a roll (like 5+3)
error-colours-differ = { $one } and { $other } have different colours
error-bridge-whole = { $cell } is one end of a bridge: both ends are written together
error-not-printed = { $cell }: the { $number } is printed there
error-cell-number = { $cell }: '{ $text }' is not a number from 1 to 6 or a dot
error-paper-rows = a sheet has 6 rows of 6, not { $found }
error-paper-row = row { $row }: a row has 6 cells, not { $found }
error-paper-sign = { $cell }: '{ $sign }' is not a number from 1 to 6, a dot, a bridge or a colour
error-paper-mixed = { $cell }: a sheet has either colours, or white cells and bridges
error-paper-number-missing = the { $number } is not printed anywhere
error-paper-number-twice = { $cell }: the { $number } is already printed at { $other }
error-paper-bridge-ends = { $cell }: a bridge has two ends, but { $bridge } has { $found }
error-paper-bridge-apart = { $cell }: a bridge joins two adjacent cells, but { $bridge } does not
error-paper-bridge-inside = { $cell }: a bridge joins two squares, but { $bridge } stays within one
error-paper-colour-many = { $cell }: a colour has 6 cells, but { $colour } has { $found }
error-paper-side = this is a sheet for side { $side }
error-no-clock-runs = no clock is running
error-no-such-card = board { $card } is not in the box, or not of the grade that is due
error-clock-early = the time is not up
error-deal-first = the boards have to be dealt first
error-wait-for-signal = the round begins on the signal
error-round-not-begun = the round has not begun
error-round-begun = the round has already begun
error-has-said-go = you have already said go
error-join-between = somebody can join only between two rounds of a race
error-join-full = all { $most } seats are taken
error-join-box = the box has too few boards for one more player
error-has-called = you cannot build after calling or passing
error-too-few-to-call = a call needs at least { $least } tiles on the board, not { $laid }
error-time-up = the time is up
error-not-a-move = that is not a move in this game
error-no-such-move = a move looks like L4@b3, L4fr1@b3, -L4, ready, pass or go, not '{ $text }'
error-beyond-board = { $text } extends beyond the board
error-no-such-board = the book has boards { $first } to { $last }, but no { $name }
error-no-flipping = tiles may be turned here, but not flipped
error-not-laid = { $tile } is not on the board
error-bad-handicap = a handicap is a seat and 6 or 7 tiles, such as 2:6, at most one per seat, not '{ $text }'
error-board-row = line { NUMBER($line, useGrouping: 0) }: a row has { $side } characters, . for ground and # for rock, not '{ $text }'
error-board-rows = line { NUMBER($line, useGrouping: 0) }: a board has { $side } rows, not { $rows }
error-board-more = line { NUMBER($line, useGrouping: 0) }: a board has { $side } rows, but '{ $text }' follows them
error-board-full = line { NUMBER($line, useGrouping: 0) }: the board has no free cell
error-board-mark = line { NUMBER($line, useGrouping: 0) }: a mark is a cell and a side, like a1 N, not '{ $text }'
error-board-inside = line { NUMBER($line, useGrouping: 0) }: { $mark } is inside the board, not at its edge
error-board-twice = line { NUMBER($line, useGrouping: 0) }: the board has a second { $mark }
error-board-missing = line { NUMBER($line, useGrouping: 0) }: the board has no { $mark }
error-board-rock = line { NUMBER($line, useGrouping: 0) }: the { $mark } is at { $cell }, which is rock
error-board-same = line { NUMBER($line, useGrouping: 0) }: start and end are the same mark
error-board-tile = line { NUMBER($line, useGrouping: 0) }: a laid tile looks like L4@b3, not '{ $text }'
error-board-tile-twice = line { NUMBER($line, useGrouping: 0) }: { $tile } is laid twice
error-board-tile-blocked = line { NUMBER($line, useGrouping: 0) }: { $text } is not on free ground
error-board-tile-flipped = line { NUMBER($line, useGrouping: 0) }: { $text } is flipped, but here tiles may only be turned
error-warming-up = boards can be made in a moment: the code for it is still being compiled
error-bad-grade = grades are { $least } to { $most }, not { $grade }
error-tiles-outside = a pipeline has { $least } to { $most } tiles here, not { $tiles }
error-no-puzzles = { $game } has no boards to solve
error-no-lesson = { $game } has no guided first match
error-no-sheet = this game has no sheet
error-drop-first = the stones have to be dropped first
error-not-your-turn = it is not your turn
error-touched-is-moved = the stone in hand has to be placed first
error-touch-first = a stone has to be touched first
error-no-stone-there = you have no stone at { $spot }
error-no-place = the stone may not go to { $spot }
error-must-flip = this stone has to be flipped
error-may-not-close = announce the { $number } only for its last missing stone, with another of yours on it and none on finished cards
error-may-not-fill = the zero can be announced once in a match, while it is empty, by a player who has won a number
error-zero-first = the announced zero has to be filled first
error-unreadable-touch = a move looks like s3, 4.2, 4.2!5, 4.2~ or >5.1, not '{ $text }'
error-bad-numbers = expected numbers from { $least } to { $most } separated by commas, not '{ $text }'
error-not-in-play = with { $seats } players only the numbers 1 to { $most } are in play: { $option ->
    [free_number] the { $number } cannot be the number on which nobody has to flip
   *[combination] the { $number } cannot be one of the numbers that win at once
}
error-order-round = play goes round as people sit, so not in the order { $order }
error-cards-number = card { $card }: a set has each card from 0 to 9 once
error-cards-missing = card { $card } is missing
error-cards-strips = card { $card }: expected five strips like V, Hl, Rn or Sz, not '{ $text }'

## The server

error-already-started = The match has already started.
error-broken = Something went wrong on our side. Nothing was lost: please try again.
error-invalid = { $field } is not valid.
error-is-bot = There is a bot in seat { $seat }.
error-missing = { $field } is missing.
error-host-here = The host is here, or was a moment ago.
error-locked = The table is locked: nobody else may sit down.
error-muted = The host has hidden your name, so it cannot be changed.
error-no-claim = Whoever has seat { $seat } does not want to be the host.
error-removed = The host has removed you from this table.
error-name-empty = A name needs at least one visible character.
error-name-hidden = This name has characters that nobody can see. Please type it without them.
error-name-long = A name has at most { $most } characters.
error-name-marks = This name has too many accents on one letter, or accents without a letter.
error-name-taken = This name looks like that of { $other }, who sits here already. How about “{ $instead }”?
error-no-bot = There is no bot in seat { $seat }.
error-no-database = The database { $path } cannot be used: { $reason }
error-database-taken = Another server is already using the database { $path }: stop it first, or choose another file with --database.
error-workers-need-postgres = Only a PostgreSQL database can be shared by several processes, and { $path } is a file: leave out --workers, or name one with --database postgresql://…
error-backup-exists = { $file } exists already: choose another name
error-no-backup = { $file } is not a usable backup: { $reason }
error-restore-occupied = The database { $path } is not empty: restore into a new one
error-log-failed = The log in { $path } can no longer be written, so the server has stopped: { $reason }
error-no-hints = This table has no hints.
error-clock-runs = The clock is running there: choose a point at which it is stopped.
error-carry-people = Several people sit at this table. Only a match of one person, alone or against bots, can go on offline.
error-carry-dice = Challenges, rounds, repeated dice and guided matches cannot go on offline.
error-carry-clock = A clock runs at this table. Such a match cannot go on offline.
error-carry-busy = The table is not waiting for you just now. Please try again in a moment.
error-carry-hidden = To go on offline, this device would have to know what lies hidden. You can ask for that in the menu of the table.
error-carry-moved-on = The match has gone on at this table in the meantime. What was played offline cannot be added any more.
error-carry-differs = What was played offline is not a continuation of this match.
error-carry-ahead = By the clock of this device, part of the match lies in the future.
error-no-challenge = There is no challenge { $name }.
error-daily-unfinished = Finish today’s first try before you start another one.
error-daily-not-played = You have not played this challenge today.
error-no-round = There is no round { $round }.
error-no-day = There is no day { $day }; write it like 2026-11-17.
error-daily-future = That day has not come yet.
error-no-event = { $events ->
    [one] This match has only one event.
   *[other] This match has only { $events } events.
}
error-no-match = There was no match { $number } at this table.
error-only-here = Only this machine can open links to this server: a code for them would lead nowhere.
error-no-page = The page has not been built yet: run “make setup” first.
error-no-start = The server could not be started at { $host }, port { NUMBER($port, useGrouping: 0) }: is another one already running there?
error-no-table = There is no table { $table }.
error-table-damaged = The log of this table is damaged from entry { NUMBER($number, useGrouping: 0) } on, so it cannot be opened. Whoever runs this server can restore a backup; all other tables are fine.
error-not-allowed = This cannot be done here.
error-not-found = There is nothing here.
error-not-host = Only the host may do this.
error-not-json = This is not valid JSON.
error-game-full = { $game } has at most { $most } seats, and { $taken } are needed: choose another game, or fewer bots.
error-guests-full = { $most } people are waiting here already. Please come back later.
error-no-such-guest = This guest is no longer here.
error-seats-free = The first match has not started yet: just take a seat.
error-not-over = The match is not over yet.
error-not-paused = The match is not paused.
error-not-round-host = Only whoever set up this round can close it.
error-not-seated = Only players at this table may do this.
error-not-started = The match has not started yet.
error-not-yours = Seat { $seat } is not yours.
error-order = The order has to name every seat once, counting from 0: { $seats } in all. Perhaps somebody has just come or left.
error-paused = The match is paused.
error-places = A table of this game has { $least } to { $most } seats.
error-round-bots = Every table of this round plays with the same bots: leave them as they were.
error-round-closed = This round is closed: no more matches begin.
error-round-people = These bots would take every seat of a table: at least one has to stay free for people.
error-round-seats = All tables of this round play with the same number of seats: { $seats }, not { $found }.
error-seats-taken = { $taken ->
    [one] One seat is already taken.
   *[other] { $taken } seats are already taken.
}
error-stale = Too late: the game has moved on.
error-table-full = { $places ->
    [one] The only seat is taken.
   *[other] All { $places } seats are taken.
}
error-token-used = This secret is already in use.
error-parcel-gone = There is nothing under this code: it has been used, more than ten minutes have passed, or it was mistyped.
error-parcel-taken = Something else is waiting under this code. Please make a new one.
error-parcels-full = Too much is waiting to be fetched just now. Please try again in ten minutes.
error-too-big = This is too big: the limit is { NUMBER($bytes, useGrouping: 0) } bytes.
error-too-few = { $least ->
    [one] At least one player is needed, not { $found }.
   *[other] At least { $least } players are needed, not { $found }.
}
error-too-large = { $field } is too large.
error-too-long = { $field } is too long.
error-needs-server = This needs a connection to a server.
error-stopping = The server is being restarted. Please try again in a moment.
error-too-many = Too many requests at once. Please wait a moment.
error-no-such-reaction = There is no such reaction. There are: { $names }.
error-reacts-often = Not so many reactions at once. Wait a few seconds.
error-too-fast = You have moved very often this round. Wait a few seconds, or finish your turn.
error-log-full = The log of this table is full: it takes { NUMBER($entries) } { $entries ->
    [one] entry
   *[other] entries
}. The match in play can be finished; set a new table for the next one.
error-branch-too-long = { $events ->
    [one] You can continue only from the first event of a match.
   *[other] You can continue only from the first { NUMBER($events) } events of a match.
}
error-too-short = { $field } is too short.
error-too-small = { $field } is too small.
error-unknown-field = { $field } is unknown here.

## The command line

error-unknown-command = there is no command { $name }; choose from { $commands }
error-unknown-language = there is no language { $name }; choose from { $languages }
error-which-game = name the game: { $games }
error-bad-flag = there is no flag { $flag } here, or its value is missing; see --help
error-too-many-words = unexpected argument { $words }; see --help
error-which-command = name the command: { $commands }
error-missing-argument = { $name } is missing; see --help
error-bad-setting = { $name }: { $reason }
error-no-such-file = there is no such file
error-no-file = this is not a file
error-no-file-no-text = there is no such file, and read as text: { $reason }
error-sheet-of-no-game = { $reason } (read as a sheet of { $game }; --game names another game)
error-game-without-sheets = { $game } has no sheets to type in
error-file-exists = this file already exists
error-file-forbidden = permission denied
error-file-trouble = this file cannot be used: { $reason }
error-not-text = line { NUMBER($line, useGrouping: 0) }: this is not UTF-8 text
error-no-number = { $flag }: '{ $text }' is not a whole number
error-number-too-small = { $flag }: '{ $text }' is not a whole number of at least { NUMBER($least, useGrouping: 0) }
error-number-outside = { $flag }: '{ $text }' is not a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
error-no-terminal = play needs a terminal
error-no-turns = one screen is passed on from turn to turn, but here everybody acts at the same time and sees only their own board: play in the browser, each on their own device
error-no-report = { $game } has no report
error-no-advice = { $game } has no hints
error-no-hindsight = { $game } has no sheet to fill in hindsight
error-rolls-missing = all { $rounds } rolls are needed, not { $found }
error-needs-extra = this needs { $package }: pip install 'vierling[{ $extra }]'
error-no-course = this is not a saved training run
error-other-course = this training run was saved with a different seed, number of matches or sheet

## Games from outside

error-no-coach = { $game } has no coach
error-game-left-out = the game { $game } from { $maker } was left out: { $reason }
error-game-taken = there is already a game { $game }
error-no-more-rolls = the list of rolls is used up
error-no-trained-weights = these are not trained weights
error-no-training = no bot of { $game } uses trained weights

## Bots from outside

error-bot-ended = the bot { $bot } ended without an answer
error-bot-failed = the bot { $bot } failed: { $reason }
error-bot-garbled = the bot { $bot } answered '{ $answer }', not '{ $wanted }'
error-bot-illegal = the bot { $bot } played '{ $move }', which is not a legal move
error-bot-left-out = the bot { $bot } from { $maker } was left out: { $reason }
error-bot-name = a bot is named GAME.BOT, such as chess.lucky, not '{ $name }'
error-bot-silent = the bot { $bot } did not answer within { $seconds } s
error-bot-taken = { $game } already has a bot { $bot }
error-bot-unusable = the bot { $bot } cannot be used: { $reason }
error-not-hex = this has to be 64 hexadecimal digits in lower case
error-commitment-used = This commitment has already been used; please draw a new nonce.
error-no-commitment = Seat { $seat } has not committed to a nonce for this match.
error-nonce-differs = This is not the nonce that was committed to.
error-nonce-late = Too late: the dice are rolling without this nonce.
error-record-dice = these lines do not tell what the dice follow from

## Experiments

error-arena-games = an arena needs one match at least
error-arena-bots = an arena needs two bots at least
error-sprt-order = elo1 has to be larger than elo0
error-sprt-errors = alpha and beta are larger than 0 and smaller than 0.5
error-sprt-two = a sequential test is between two bots, without a field
error-no-folder = there is no folder { $folder }
error-bad-record-file = { $file }: { $reason }
error-rows-kind = rows go into a .jsonl or .parquet file, not { $file }
error-other-arena = { $file } has results of a different arena
error-no-arena = { $file } does not have the results of an arena
error-no-cluster = no Dask scheduler answers at { $address }
error-weigh-rows = --weigh fills the rows, so it needs --rows
error-resume-rows = --resume keeps results alone: leave out --records and --rows

## Learning environments

error-bad-reward = a reward is one of { $choices }, not { $reward }
error-hands-in-turn = in { $game } hands take turns: use aec instead of parallel
error-has-clock = { $game } with these seats has a clock, which OpenSpiel does not support
error-masked-action = this action is not legal now
error-no-batch = { $game } cannot be played many matches at once
error-batch-seats = where many matches of { $game } are played at once, each has { $most ->
    [one] one seat
   *[other] at most { $most } seats
}, not { $seats }
error-batch-actions = a step takes { $rows } whole numbers, one for each row, not { $shape } of { $kind }
error-batch-bots = where many matches are played at once there are no bots: whoever is to move acts
error-no-such-action = actions are 0 to { $most }, not { $action }

## Print-and-play

error-no-such-print = { $game } has no { $what } to print; choose from { $choices }
error-bad-pick = the cards are 1 to { $last }, as in 1-6,9,12b, or all of them, not '{ $text }'

## Sheets of paper, typed in

error-no-paper-sheet = { $game } has no sheet to type in
error-sheet-size = a sheet has { $cells } cells, not { $found }
error-cell-outside = { $cell }: { $number } is not a number from { $least } to { $most }
error-sheet-open = { $cell } is still empty
error-rolls-unknown = the sheet does not tell which numbers were rolled together: type in the rolls
error-round-numbers = round { $round }: numbers from { $least } to { $most } are needed, { $each } in each round
error-round-cells = round { $round }: cells of the sheet are needed, { $each } in each round
error-sheet-not-full = the sheet is not full yet (rounds typed in: { $rounds })
