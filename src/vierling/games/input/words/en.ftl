input-name = Input
input-pitch = Flip, remember, close.
input-time = 30 min
input-sheets = Cards
input-time-limit = Time per turn

## Options

input-option-zero = With the zero
input-option-notes = Notes on what has been seen
input-option-notes-none = none: play from memory
input-option-notes-own = on each player’s own stones
input-option-notes-all = on all stones
input-option-shuttling = Back and forth
input-option-shuttling-twice = not a third time
input-option-shuttling-none = never straight back
input-option-shuttling-superko = no position twice
input-option-bonus = Bonus for five of one colour
input-option-solo_number = A number built alone counts double instead of earning the bonus
input-option-joker_closes = The joker may close
input-option-shuffle_seats = Shuffle the seats too
input-option-free_number = A number on which nobody has to flip
input-option-free_number-none = none
input-option-combination = A set of numbers that wins at once
input-option-children = Children’s seats: they need not flip
input-option-children-seat = Seat { $seat }
input-option-children-item = seat { $one }
input-option-cards = Cards
input-combination-about = Whoever wins all of them wins the match.
input-children-about = Players in these seats say before each touch whether they flip the stone.
input-cards-other = custom cards
input-cards-draw = Type in the printed cards

## Names of things

input-face = { $face ->
    [V] full
    [H] half
    [R] round
    [S] slanted
   *[J] joker
}
input-spot = place { $place } of the { $card }
input-spot-supply = supply { $slot }
input-below = below: { $face }
input-below-one-of = below: one of { $faces }
input-stone-on = { $you ->
    [yes] Your stone on { $card }, place { $place }, { $face }
   *[no] { $name }’s stone on { $card }, place { $place }, { $face }
}
input-stone-supply = { $you ->
    [yes] Your stone in supply { $slot }, { $face }
   *[no] { $name }’s stone in supply { $slot }, { $face }
}
input-came = { $card ->
    [supply] came from the supply
   *[other] came from place { $place } of the { $card }
}
input-cards = The cards. Arrow keys move between cards and places.
input-card = The { $card }
input-card-finished = finished
input-card-filled = { $count ->
    [0] empty
   *[other] { $count } of 5 filled
}
input-card-announce = can be announced
input-card-back = The { $card } is empty and returns to the row.
input-place = Place { $place } of the { $card }
input-place-free = { $spot }: free, needs { $face }
input-place-lit = { $spot }: the stone fits here, { $face }
input-place-barred = { $spot }: barred, { $reason ->
    [last] not announced
    [joker] the joker may not close
    [origin] the stone came from here
    [unflipped] only for a flipped stone
   *[shuttling] no more back and forth
}
input-last-place = last place: announce first
input-last-place-joker = last place: no joker
input-counts = counts { $points }
input-closed-by = { $you ->
    [yes] closed by you
   *[no] closed by { $name }
}

## The players and their stones

input-round = Turn { $round }
input-turns-played = { $count ->
    [one] One turn played
   *[other] { $count } turns played
}
input-to-move = { $you ->
    [yes] your turn
   *[no] to move
}
input-points = { $points } of { $target } points
input-line = { $figure ->
    [closed] closed the { $number }
    [one-colour] closed the { $number } in one colour
    [alone] closed the { $number } alone
    [wrong] announced the { $number } in error
    [zero] the { $number }, lost to a zero
   *[zero-failed] the { $number }, lost by a failed zero
}
input-tray = { $you ->
    [yes] Your seven stones
   *[no] { $name }’s seven stones
}
input-tray-tops = tops only: what is underneath has to be remembered
input-tray-notes = the small symbols show what may be underneath
input-tray-at = { $card ->
    [supply] supply
   *[other] on { $card }
}
input-in-hand = in hand

## A turn

input-choose-stone = { $you ->
    [yes] Your turn: choose one of your stones.
   *[no] { $name }’s turn: choose a stone.
}
input-turn-of = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
input-zero-turn-of = { $you ->
    [yes] You are filling the zero: choose the next stone.
   *[no] { $name } is filling the zero.
}
input-touch-on = { $you ->
    [yes] Your stone on the { $card }, place { $place }.
   *[no] { $name }’s stone on the { $card }, place { $place }.
}
input-touch-supply = { $you ->
    [yes] Your stone in supply { $slot }.
   *[no] { $name }’s stone in supply { $slot }.
}
input-does-it-close = Does it close a number?
input-closes-none = closes none
input-closes = { $number ->
    [0] fills the zero
   *[other] closes the { $number }
}
input-closes-none-about = Without an announcement the last free place of a number stays barred.
input-may-announce = { $you ->
    [yes] You may: one of your stones is on the { $number }, and none will be left on a finished card.
   *[no] Allowed: one of { $name }’s stones is on the { $number }, and none will be left on a finished card.
}
input-may-not-announce = { $you ->
    [yes] You cannot announce this stone: another of yours must be on the number it would close, and none may be left on a finished card.
   *[no] This stone cannot be announced: another of { $name }’s must be on the number it would close, and none may be left on a finished card.
}
input-zero-stake = { $you ->
    [yes] If five of your stones fit one after another, each opponent loses the number they won last. The first that does not fit ends your turn and costs you yours: { $loss }. When you lay the fifth, none of yours may be left on a finished card.
   *[no] If five of { $name }’s stones fit one after another, each opponent loses the number they won last. The first that does not fit ends the turn and costs { $name } the number won last: { $loss }. When the fifth is laid, none of { $name }’s may be left on a finished card.
}
input-zero-next = It has to fit a free place of the zero.
input-flip = Flip it
input-take = Take it as it is
input-other-stone = Another stone
input-flip-or-not = To flip or not to flip
input-do-flip = flip it
input-do-not-flip = leave it as it is
input-announce = Announce the { $number } and flip: { $loss ->
    [0] +{ $gain }, nothing to lose
   *[other] +{ $gain } or −{ $loss }
}
input-announce-still = Announce the { $number }: +{ $gain }
input-announce-zero = Announce the zero and flip: all or { $loss ->
    [0] nothing
   *[other] −{ $loss }
}
input-shows = It shows { $face }.
input-places = { $count ->
    [one] 1 place.
   *[other] { $count } places.
}
input-choose-place = { $count ->
    [one] Only the lit place is left for it.
   *[other] Choose one of the { $count } lit places.
}
input-tap-card = { $count ->
    [one] Tap the framed card.
   *[other] Tap a framed card.
}
input-barred-last = The last missing stone of the { $number } has to be announced first.
input-barred-joker = The joker may not close the { $number }.
input-barred-shuttling = The stone may not keep going back and forth.
input-where = Where on the { $card }?
input-other-card = Other card

input-next = Next
input-pace = Moves of others
input-pace-slow = slow
input-pace-normal = normal
input-pace-fast = fast
input-pace-tap = tap by tap

## What happened

input-announced = { $number ->
    [0] { $you ->
        [yes] You announced the zero.
       *[no] { $name } announced the zero.
    }
   *[other] { $you ->
        [yes] You announced the { $number }.
       *[no] { $name } announced the { $number }.
    }
}
input-touched-on = { $you ->
    [yes] You touched the stone on the { $card }, place { $place }: { $face }.
   *[no] { $name } touched the stone on the { $card }, place { $place }: { $face }.
}
input-touched-supply = { $you ->
    [yes] You touched supply { $slot }: { $face }.
   *[no] { $name } touched supply { $slot }: { $face }.
}
input-laid = Laid on the { $card }, place { $place }.
input-time-up-back = { $you ->
    [yes] Time is up: a bot turned your stone over, { $from }, and it went back to the supply.
   *[no] Time is up: a bot turned { $name }’s stone over, { $from }, and it went back to the supply.
}
input-time-up-laid = { $you ->
    [yes] Time is up: a bot laid your stone on { $to }.
   *[no] Time is up: a bot laid { $name }’s stone on { $to }.
}
input-time-up-moved = { $you ->
    [yes] Time is up: a bot moved your stone from { $from } to { $to }.
   *[no] Time is up: a bot moved { $name }’s stone from { $from } to { $to }.
}
input-went-back = No place for it: back to the supply.
input-returned = { $count ->
    [one] The stone on the zero goes back to the supply.
   *[other] The { $count } stones on the zero go back to the supply.
}
input-closed = { $you ->
    [yes] You close the { $number }: +{ $points }.
   *[no] { $name } closes the { $number }: +{ $points }.
}
input-zero-full = { $you ->
    [yes] The zero is full: your opponents lose the number they won last.
   *[no] The zero is full: all but { $name } lose the number they won last.
}
input-failed = { $number ->
    [0] The zero fails: { $points ->
        [0] nothing to lose, so it costs nothing.
       *[other] −{ $points }.
    }
   *[other] It does not close the { $number }: { $points ->
        [0] nothing to lose, so it costs nothing.
       *[other] −{ $points }.
    }
}

## The end

input-end-table = The table at the end
input-end-standstill = The match went nowhere: the most points win.
input-end-combination = The agreed numbers have been won: that decides the match.
input-end-undersides = Underneath
input-end-underside = { $top } above, { $under } below
input-report = What could have been known
input-report-about = For every turn: what could be deduced from the stones seen so far, and how likely an announcement was to be right.
input-report-of = Turns of
input-report-loading = Looking at the turns …
input-report-chance = It had a chance of { $chance }.
input-report-sure = It was certain to be right.
input-report-wrong = It was certain to be wrong.
input-report-against = Against the odds: a chance of { $chance }, for +{ $gain } or −{ $loss }.
input-report-missed = Missed: { $spot } was certain to close the { $number }.
input-report-sets = { $count ->
    [one] Every underside could be known.
   *[other] { $count } sets of undersides were still possible.
}
input-report-stones = What could be known
input-report-sums = { $name }: { $announced ->
    [0] nothing announced
    [one] 1 announcement
   *[other] { $announced } announcements
}, { $against ->
    [0] none against the odds
   *[other] { $against } against the odds
}, { $missed ->
    [0] no sure one missed
    [one] 1 sure one missed
   *[other] { $missed } sure ones missed
}
input-report-none = No such turn.
input-report-only = Only announcements and what was missed

## Bots

input-bot-random = Random
input-bot-random-about = Touches any stone, and announces only what it knows.
input-bot-easy = Easy
input-bot-easy-about = Forgets every face as soon as it is covered; thinks about this turn only.
input-bot-medium = Medium
input-bot-medium-about = Remembers the last three turns; thinks about this turn only.
input-bot-steady = Steady
input-bot-steady-about = Forgets nothing and calculates exactly, but only this turn.
input-bot-hard = Hard
input-bot-hard-about = Remembers five turns and thinks a little ahead.
input-bot-master = Master
input-bot-master-about = Forgets nothing and thinks several turns ahead.
