terminal-input-touch = Touch one of your stones: Enter flips it, A announces what it closes.
terminal-input-which = Which number does this stone close: { $numbers }? Type it.
terminal-input-confirm = Enter announces it, Esc cancels.
terminal-input-cancel = Esc: choose again.
terminal-input-kept = It will not be flipped.
terminal-input-wait = It is somebody else’s turn: watch closely.
terminal-input-line-closed = the { $number }
terminal-input-line-one-colour = { $number }, one colour
terminal-input-line-alone = { $number }, alone
terminal-input-line-wrong = { $number }, wrong
terminal-input-line-zero = { $number }, lost to a zero
terminal-input-line-zero-failed = { $number }, failed zero
terminal-input-rules-stones-about = In the terminal letters stand for them: V full, H half, R round, S slanted, J the joker. On a card small letters show what a place asks for.

terminal-input-lesson-stones = You have seven stones, and only their upper faces can be seen: full/half, full/round, full/slanted, half/round, half/slanted, round/slanted and joker/slanted.
terminal-input-lesson-notes = Memory is the game: what lies underneath? You have seen all that the pairs do not tell.
terminal-input-lesson-announce = The last stone of a number is announced before it is flipped: an exclamation mark and the number after the round stone, the fourth in your supply.

## What --help says about the options

terminal-input-option-zero = Lay out the zero too.
terminal-input-option-notes = Note what may be under your own stones (own) or under everybody’s (all).
terminal-input-option-shuttling = How often a stone may go back and forth: not a third time (twice), never straight back (none), or no position twice (superko).
terminal-input-option-bonus = Points for five stones of one colour.
terminal-input-option-solo_number = A number built alone counts double instead of earning the bonus.
terminal-input-option-joker_closes = The joker face may close a number.
terminal-input-option-shuffle_seats = Draw the whole order of play, not only who begins.
terminal-input-option-free_number = A number on which nobody has to flip.
terminal-input-option-combination = A set of numbers that wins at once, such as 1,2,3.
terminal-input-option-children = Children’s seats, which need not flip, such as 1,3.
terminal-input-option-cards = Other cards, as text or in a file; by default the ones we ship.
