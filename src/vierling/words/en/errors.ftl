### Everything that is refused. The rules' and the library's own sentences come first.

error-bad-option = the option { $option } is one of { $choices }, not { $setting }
error-unknown-option = { $game } has no option { $option }
error-unknown-game = there is no game { $name }, only { $games }
error-unknown-bot = there is no bot { $name }, only { $bots }
error-bad-record = line { NUMBER($line, useGrouping: 0) }: { $reason }
error-no-undo = nothing is taken back in { $game }
error-no-roll-due = no roll is due
error-no-clock = Knister has no clock
error-no-such-seat = there is no seat { $seat }
error-match-over = the match is over
error-roll-first = the dice have to be rolled first
error-no-such-cell = there is no cell { $cell }
error-stands-there = the { $sum } stands there already
error-cell-taken = { $cell } is not free
error-nothing-to-take-back = there is nothing to take back
error-unreadable-move = '{ $text }' is no cell (a1 to e5), no back and no roll (like 5+3)
error-sheet-rows = a sheet has { $rows } rows of 5, not { $found }
error-sheet-row-length = line { NUMBER($line, useGrouping: 0) }: a row has 5 cells, not { $found }
error-sheet-cell = line { NUMBER($line, useGrouping: 0) }, cell { $column }: '{ $text }' is no number from 2 to 12 and no dot
error-seat-count = Knister seats 1 to 15, not { $seats }
error-name-count = { $seats } seats need as many names, not { $names }
error-time-backwards = time runs backwards
error-bad-name = a name has 1 to 40 characters, no control characters, and no space at its ends
error-no-such-roll = a roll is two dice like 5+3, not { $dice }

## The server's

error-already-started = The match has already started.
error-broken = Something went wrong on our side. Nothing was lost: please try again.
error-invalid = { $field } is not valid.
error-is-bot = A bot sits on seat { $seat }.
error-missing = { $field } is missing.
error-no-bot = No bot sits on seat { $seat }.
error-no-database = The database { $path } cannot be used: { $reason }
error-no-match = There was no match { $number } at this table.
error-no-page = The page has not been built yet: run “make setup” first.
error-no-start = The server could not be opened at { $host }, port { NUMBER($port, useGrouping: 0) }: is another one running there?
error-no-table = There is no table { $table }.
error-not-allowed = This cannot be done here.
error-not-found = There is nothing here.
error-not-host = Only the host may do this.
error-not-json = This is not readable JSON.
error-not-over = The match is not over yet.
error-not-paused = The match is not paused.
error-not-seated = Only those who sit at the table may do this.
error-not-started = The match has not started yet.
error-not-yours = Seat { $seat } is not yours.
error-paused = The match is paused.
error-places = There is room for { $least } to { $most } seats.
error-seats-taken = { $taken } seats are taken already.
error-stale = Too late: the page had turned.
error-table-full = All { $places } seats are taken.
error-token-used = This secret is already in use.
error-too-big = This is too big: { NUMBER($bytes, useGrouping: 0) } bytes are the limit.
error-too-few = At least { $least } must sit at the table; { $found } do.
error-too-large = { $field } is too large.
error-too-long = { $field } is too long.
error-too-many = That was too much at once. Please wait a moment.
error-too-short = { $field } is too short.
error-too-small = { $field } is too small.
error-unknown-field = { $field } is not known here.

## The command line's

error-unknown-command = there is no command { $name }, only { $commands }
error-unknown-language = there is no language { $name }, only { $languages }
error-which-game = name the game: { $games }
error-bad-flag = there is no flag { $flag } here, or its value is missing; --help lists them
error-missing-argument = { $name } is missing; --help tells more
error-bad-setting = { $name }: { $reason }
error-no-such-file = there is no such file
error-no-file = this is no file
error-file-exists = this file exists already
error-file-forbidden = access is not allowed
error-file-trouble = this file cannot be used: { $reason }
error-not-text = line { NUMBER($line, useGrouping: 0) }: this is no UTF-8 text
error-no-number = { $flag }: '{ $text }' is no whole number
error-number-too-small = { $flag }: '{ $text }' is no whole number from { NUMBER($least, useGrouping: 0) } on
error-number-outside = { $flag }: '{ $text }' is no whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
error-no-terminal = play needs a terminal
