vierling = Vierling
tagline = four games for one table

## Everywhere

cancel = Cancel
change = Change
close = Close
copied = Copied.
copy = Copy
menu = Menu
no = no
none = none
notes = Notes
not-copied = Copying failed. Please select and copy it by hand.
play = Play
rules = Rules
rules-of = { $game }: the rules
save = Save
to-start = Start page
try-again = Try again
yes = yes
you = You

language = Language
language-en = English
language-de = Deutsch
language-fr = Français
theme = Colours
theme-system = Device setting
theme-light = Light
theme-dark = Dark

offline-play = Play offline
error-unreachable = The server cannot be reached. Please check your connection and try again.
error-trouble = The server has a problem ({ $status }). Please try again in a moment.
nowhere = Page not found
nowhere-about = This address leads nowhere. The games and your tables are on the start page.

## Start page

games = Games
players = { $most ->
    [1] 1 player
   *[other] { $least } to { $most } players
}
play-solo = Play solo
play-a-bot = Play a bot
options-and-bots = Options and bots
learn-by-playing = Learn by playing
companion = Play with the box
companion-brief = With the box
how-many-bots = How many bots?
which-bot = Which bot?
bot-slow = It thinks for more than a second on this device.
new-table = New table
new-table-of = New table: { $game }
game = Game
your-name = Your name
set-the-table = Set the table

join = Join with a link
join-label = Link or table name
join-about = Paste the link you were sent.
join-do = Join
join-unreadable = That is not a link to a table. It should end like this: /t/quiet-otter-7k3mp-x4hq2

continue = Continue
go-on = Continue
look = View
my-tables = My tables
my-matches = My matches
my-tables-about = Tables where this device has a seat, latest first.
no-tables = No tables yet. Play solo with one click, or set a table and send its link to friends.
nothing-running = No match is running. Play solo with one click, or set a new table.
dismiss-table = Take { $table } off this list; it stays in “My tables”
forget-table = Forget table { $table }
table-forgotten = Table { $table } is forgotten.
solo = solo
on-this-device = sharing this device
with = with { $names }
with-many = with { $count } others
table-lobby = { $count ->
    [0] Not started, nobody seated yet
    [one] Not started, one player at the table
   *[other] Not started, { $count } players at the table
}
table-playing = In play
table-waits = { $you ->
    [yes] Waiting for you
   *[no] Waiting for { $name }
}
table-round-waits = { $you ->
    [yes] { $now }: waiting for you
   *[no] { $now }: waiting for { $name }
}
table-paused = Paused
table-over = Finished
table-unreachable = Cannot be reached right now

## A new table and its options

options = Options
more-options = More options
seats-at-most = Maximum seats
time-limit = Time per round
no-limit = no limit
spectators = Spectators
spectators-welcome = Spectators are welcome
welcome = welcome
not-welcome = not allowed

## Lobby

new-table-named = New table: { $table }
invite = Invite
invite-link = Link to this table
invite-here = Only this computer can open the link. To let in phones and other computers, whoever started the server starts it again like this:
invite-about = Scan the code or send the link. Nobody needs an account.
qr-alt = The link as a QR code
share = Share
share-text = Come and play { $game } with me.
lobby-seats = Seats
seats-taken = { $taken } of { $places } taken
seat-host = host
seat-here = on this device
seat-elsewhere = on another device
seat-away = away right now
seat-bot = bot, { $bot }
seat-standin = bot, { $bot }, for now
ready = ready
away = away
free-seat = Free seat
choose-name = Choose a name
sit-down = Sit down
add-bot = Add a bot
someone-here = Add a player here
their-name = Name of the other player
name = Name
rename = Rename
rename-seat = Rename { $name }
bot-of-seat = Bot for { $name }
remove-seat = Remove { $name }
stand-up-seat = Stand up: { $name }
move-seat = Move { $name }, seat { $seat } of { $count }
move-seat-how = Drag it, or use the arrow keys.
bots = Bots
start = Start
start-hint = Everybody is here.
start-without = { $count ->
    [one] { $names } is away. The match can start anyway.
   *[other] { $names } are away. The match can start anyway.
}
start-without-many = { $count } players are away. The match can start anyway.
seats-lacking = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
wait-for-host = { $name } will start the match.
the-host = The host
heard-sat = { $name } has sat down.
heard-stood = { $name } has left.
heard-moved = { $name } now has seat { $seat } of { $count }.

## At the table

laying = Setting the table
table-on-server = This table is on a server. It waits until the connection is back.
round-of = Round { $round } of { $rounds }
rounds-played = { $count ->
    [one] One round played
   *[other] { $count } rounds played
}
turn-of = { $you ->
    [yes] Your move
   *[no] { $name }’s move
}
sign-open = Saved
sign-saving = Saving
sign-reconnecting = Reconnecting
sign-reconnecting-long = Reconnecting: entries are kept here
sign-again = Connected again.
lost = Connection lost. Entries are kept here; a personal link opens its seat on any device.
paused = The match is paused.
log-nearly = This table’s log is almost full. After this match a new table is needed.
log-full = This table’s log is full. This match can be finished; the next one needs a new table.
pause = Pause the match
resume = Resume the match
no-table = There is no such table
no-table-about = Perhaps the link is incomplete. Ask the person who invited you to send it again.
table-refused = This table cannot be opened
time-left = Time left: { $time }
seconds-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
}
time-up-many = Time is up for { $count } players.
time-up-others = Time is up for { $names }.
curtain-about = Pass the device on. Only { $name } should look now.
curtain-lift = I am { $name }
show-sheet-of = Pass on to { $name }
copy-invite = Copy the link to this table
copy-personal-link = Copy personal link
copy-personal-link-of = Copy the personal link of { $name }
personal-link-of = Personal link of { $name }
personal-link-about = A personal link opens a seat on any device. Share it only with the player who sits there.
new-personal-link = New personal link
seats-and-links = Seats and personal links
download-record = Download the record
leave = Leave the table
end-table = Close or delete the table
banned = No entry for now
banned-about = Whoever runs this server has shut out this network for a while.
table-is-closed = Closed
privacy = Privacy

## Games in which everybody writes the same dice

sheet-of = { $you ->
    [yes] Your sheet
   *[no] { $name }’s sheet
}
rolled-by = { $you ->
    [yes] You rolled
   *[no] { $name } rolled
}
rolled-note = rolled this time
all-wait = Everybody else has written.
waiting-one = Waiting for { $name }
waiting-two = Waiting for { $name } and { $other }
waiting-many = Waiting for { $count } players
turning = The page turns
next-roll = { $you ->
    [yes] Then the page turns, and you roll next.
   *[no] Then the page turns, and { $name } rolls next.
}
next-end = Then the match is over.
paused-short = The match is paused
take-back = Take back
heard-back = Taken back.
heard-page = The page has turned.

## Hints

hint = Hint
hints-for = Hints
hints-alone = if no other people play
hints-all = for everybody
hints-none = none
hints-about = The three best entries and the final score to expect from each.
entry-told = { $number } in row { $row }, column { $column }
rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
}
worth-told = worth { $value }
worth-told-rank = { $rank ->
    [1] best choice
    [2] second best
   *[other] third best
}, worth { $value }
worth-told-tied = { $rank ->
    [1] one of the best choices
    [2] one of the second best
   *[other] one of the third best
}, worth { $value }
worth-told-entry = { $entry }: { $worth }.
worth-told-number = { $rank ->
    [1] the { $number } of the best entry, worth { $value }
    [2] the { $number } of the second best entry, worth { $value }
   *[other] the { $number } of the third best entry, worth { $value }
}

## The end

heard-over = The match is over.
heard-solo = The sheet is full: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $rating }.
heard-solo-unrated = The sheet is full: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
win = { $you ->
    [yes] You win with { $points }
   *[no] { $name } wins with { $points }
}
share-win = { $you ->
    [yes] { $names } share the win with { $points }
   *[no] { $names } share the win with { $points }
}
share-win-many = { $you ->
    [yes] You and { $count } others share the win with { $points }
   *[no] { $count } players share the win with { $points }
}
winner = winner
rematch = Rematch
review = Review
review-see = Review the match
again = Play again
total = Total
unrated = No rating this time
unrated-note = { $points ->
    [one] { $points } point
   *[other] { $points } points
} or more is { $rating }.
best = your best so far: { $points }
best-now = your new best
from-points = from { $points }:

## Custom sheets

sheets = Sheets
sheets-of = { $game }: { $sheets }
sheet-shipped = ours, a reconstruction
sheet-other = a custom sheet
sheet-draw = Draw your own sheet
sheets-saved = Saved on this device
sheet-delete = Delete { $name }

## Books of puzzles

book = The book
book-of = { $game }: the book

## An entry that turns the page

entry-written = Written
entry-moment = This can be taken back for a moment: press Escape, or N to go on.
entry-confirm = Take back with Escape, or confirm with N.
entry-go-on = Go on
entry-keep = Confirm
entries = An entry that turns the page
entries-moment = can be taken back for a moment
entries-confirm = waits for my confirmation
entries-now = counts at once
