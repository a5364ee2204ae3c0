## The rules

input-rules-pitch = Build digits from two-sided stones. Nobody may look underneath: if you remember what you have seen, you close the numbers.
input-rules-stones = The stones
input-rules-stones-about = A face shows one of four symbols, or the joker, which fits everywhere.
input-rules-stones-seven = Each player has seven stones in one colour, all different: one for each of the six pairs of symbols, and the joker with slanted on its back.
input-rules-drawn-pair = { $one } and { $other }
input-rules-cards = The cards
input-rules-cards-about = A digit is cut into five strips. Each strip is a place and asks for one symbol, wherever in the strip it is drawn.
input-rules-setup = Before the match
input-rules-setup-row = { $seats ->
    [2] The cards 1 to 6 are laid out in a row, and 17 points win.
    [3] The cards 1 to 9 are laid out in a row, and 21 points win.
   *[other] With two players the cards 1 to 6 are laid out in a row, and 17 points win. With three players it is 1 to 9, and 21 points.
} { $zero ->
    [yes] The zero is laid out beside them.
   *[no] { "" }
}
input-rules-setup-drop = Everybody drops their own stones and leaves them as they fall; only a joker that is face up is turned over, and only now. { $shuffle_seats ->
    [yes] The lot decides the whole order of play.
   *[no] The lot decides who begins; then play goes round as you sit.
}
input-rules-setup-memory = Nobody ever looks under a stone. { $notes ->
    [own] Small symbols on your own stones show what may be underneath.
    [all] Small symbols on all stones show what may be underneath.
   *[none] What has been seen is written down nowhere: you have to remember it.
}
input-rules-turn = A turn
input-rules-turn-touch = Touch one of your seven stones: in your supply, on a number in the row, or on a finished one. If you touch it, you must move it; you cannot pass.
input-rules-turn-flip = Flip it. Everybody sees the new face. { $free_number ->
    [none] { "" }
   *[other] For the { $free_number } nobody has to flip: say before touching the stone that you will leave it as it is; it must then go to the { $free_number }.
} { $children ->
    [none] { "" }
   *[other] Players in children’s seats ({ $children }) need not flip if they say so before touching the stone; but one that fits nowhere as it is has to be flipped.
}
input-rules-turn-place = Lay it on a free place that asks for this symbol, on any unfinished number. It may stay on its number, but not on its place.
input-rules-turn-back = If there is no such place, it goes back to your supply with the new face up, and your turn is over.
input-rules-turn-time = { $clock ->
    [none] { "" }
   *[other] You have { $clock } for each turn. When the time is up, a bot moves for you.
}
input-rules-close = Closing a number
input-rules-close-announce = The last missing stone has to be announced before it is flipped: “this one closes the 3”. You may do that
input-rules-close-own = if another of your stones is on that number, and the one you touch is not,
input-rules-close-finished = and if none of your stones is left on a finished number once you have lifted this one.
input-rules-close-right = If the missing symbol comes up, the number is yours at once: the 1 counts ten, the others their value{ $solo_number ->
    [yes] , and twice as much if all five stones are yours
   *[no] , and { $bonus ->
        [3] three
       *[2] two
    } more if all five stones are yours
}. { $joker_closes ->
    [yes] The joker face may close a number too.
   *[no] The joker face itself may not close; the slanted side on its back may.
}
input-rules-close-wrong = If anything else comes up, you lose the points of that number, ten for the 1, but never drop below zero: with nothing to lose, announcing is free. The stone is then placed elsewhere, or goes back; it cannot close another number.
input-rules-close-unannounced = Without an announcement the last free place of a number stays barred.
input-rules-close-example = { $cards ->
    [none] The 3 lacks only a half. Blue announces the 3 and flips a stone with half underneath: three points.
   *[other] { "" }
}
input-rules-finished = Finished numbers
input-rules-finished-about = A finished card moves up. Its stones stay on it and are taken from there one by one. When the last one has left, the card returns to the row at the end of the turn and can be won again.
input-rules-finished-back = { $shuttling ->
    [none] A stone may not go straight back to the place it came from. Once it has been in the supply, it is free again.
    [superko] A stone may not be laid so that all stones on the table lie as they have lain before in this match.
   *[twice] A stone that has gone from one place to another and back may not go the same way again, even if other stones have moved in between. Once it has been in the supply, it is free again.
}
input-rules-filling = { $zero ->
    [yes] The zero
   *[no] A variant: the zero
}
input-rules-filling-zero = { $zero ->
    [no] { "" }
   *[other] The zero is laid out too. Once you have won a number, you may try it while it is empty, but only once in a match: five of your own stones, one after another in one turn, each fitting; here the joker fits everywhere, even last. { $children ->
        [none] { "" }
       *[other] Players in children’s seats need not flip here either.
    } When you lay the fifth, none of yours may be left on a finished number. It brings you no points; but if you succeed, all opponents lose what the number they won last brought them. If not, you lose what yours brought you, your stones on the zero go back to your supply, and others may try. A number lost like this no longer counts as won. Nobody drops below zero.
}
input-rules-end = The end
input-rules-end-target = { $seats ->
    [2] The first to have 17 points wins at once.
    [3] The first to have 21 points wins at once.
   *[other] The first to reach the target wins at once: 17 points with two players, 21 with three.
} Points beyond that do not count.
input-rules-end-agreed = { $combination ->
    [none] { "" }
   *[other] Whoever has won each of these numbers wins at once too: { $combination }.
}
input-rules-end-standstill = A match that goes nowhere ends too: when the same position, with the same scores, comes up for the third time, or after { $seats ->
    [2] 200 turns in which no number is closed
    [3] 400 turns in which no number is closed
   *[other] 200 turns in which no number is closed (400 with three players)
}. Then the most points win; equal points share the win.
input-rules-variants = Variants
input-rules-variants-notes = Small symbols show what may be underneath: on your own stones only, or on all.
input-rules-variants-shuttling = Stricter than usual: no stone goes straight back to where it came from, or no position may come up twice.
input-rules-variants-bonus = Five stones of one colour earn two points more by the rules, and three where the rulebook speaks of variants.
input-rules-variants-solo_number = A number made of five of your own stones scores double, but earns no bonus.
input-rules-variants-joker_closes = The joker face may close a number too.
input-rules-variants-shuffle_seats = The lot decides the whole order of play, not only who begins. Where you sit matters: it is worth a lot to play after somebody who announces little.
input-rules-variants-free_number = On one agreed number nobody has to flip. To leave a stone as it is, say so before touching it.
input-rules-variants-combination = Winning every number of an agreed set wins the match.
input-rules-variants-children = Players in children’s seats may lay stones without flipping them. They say so before touching.
input-rules-sheets = { input-sheets }
input-rules-sheets-cards = { $cards ->
    [any] We have no pictures of the printed cards: ours are a reconstruction. If you own the game, you can enter its cards, save them and play with them.
    [none] This table plays with our cards. They are a reconstruction: we have no pictures of the printed ones.
   *[other] This table plays with custom cards.
}
input-rules-made = Who made it
input-rules-made-by = { input-made } { rules-own-words }
input-made = Input is a game by Edelbert “sepp” Wiedmann, published by Drei Magier Spiele in 1998.

## Typing in cards

input-editor-about = Choose a card, then what each of its strips shows.
input-editor-ready = These cards can be played.
input-editor-shipped = Start with ours
input-editor-reconstructed = Our cards are a reconstruction. For the rules only the symbol of a strip matters; how it is drawn shapes the digit.
input-editor-share = Copy a link to them
input-editor-received = These cards came with the link. Save them if you want to keep them.
input-editor-name = Name of the cards
input-editor-none = No cards yet.
input-editor-saved-as = Saved as { $name }.
input-editor-text = The cards as text
input-editor-text-about = One line per card: the number, then five strips from top to bottom. V is full; H half (l left, r right, c centre, s both sides); R round (n cap, u cup, l or r a round end); S slanted (z rising, x falling, i into a stem, v or a at both sides).
input-strip = { $strip ->
    [V] full
    [Hl] half, left
    [Hr] half, right
    [Hc] half, in the middle
    [Hs] half, on both sides
    [Rn] round, a cap
    [Ru] round, a cup
    [Rl] round, end on the left
    [Rr] round, end on the right
    [Sz] slanted, rising
    [Sx] slanted, falling
    [Si] slanted, into a stem
    [Sv] slanted, both sides, together
   *[Sa] slanted, both sides, apart
}

## The trainer

input-asked = { $stone }: what lies under it?
input-asked-why = You saw it in turn { $round }, { $ago ->
    [one] the turn before
   *[other] { $ago } turns before
}. { $turn } Before that, its other face was on top: { $face }.

## With the box on the table; label is a number, or any: all of them

input-companion-closed = { $label ->
    [any] closes a number
   *[other] closes the { $label }
}
input-companion-one-colour = { $label ->
    [any] closes a number in one colour
   *[other] closes the { $label } in one colour
}
input-companion-alone = { $label ->
    [any] closes a number built alone
   *[other] closes the { $label }, built alone,
}
input-companion-wrong = { $label ->
    [any] announces a number in vain
   *[other] announces the { $label } in vain
}
input-companion-zero = fills the zero
input-companion-zero-failed = fails at the zero

## The review

review-input-round = Turn
review-input-roll = Face
review-input-touch = touch { $spot }
review-input-still = take { $spot } without flipping
review-input-announce = touch { $spot } and announce the { $number }
review-input-place = lay it on { $spot }
review-input-part-nobody = nobody, while the match drags on
review-input-closes = { $you ->
    [yes] You close
   *[no] { $name } closes
} the { $number } within the next turns: { $made } of the time instead of { $best }.
review-input-bet = The announcement of the { $number } was right with a chance of { $chance }: { $gain } to win, { $loss } to lose.
review-input-missed = The { $number } was certain to close, which brings { $gain }.
