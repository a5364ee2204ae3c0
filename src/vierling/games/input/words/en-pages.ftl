## The rules

input-rules-pitch = Digits grow from two-sided stones. Nobody may look underneath: whoever remembers what has been seen closes the numbers.
input-rules-stones = The stones
input-rules-stones-about = A face shows one of four signs, or the joker, which fits everywhere.
input-rules-stones-seven = Each player has seven stones in one colour, all different: each of the six pairs of two signs, and the joker with slanted on its back.
input-rules-pair = { $one } and { $other }
input-rules-cards = The cards
input-rules-cards-about = A digit is cut into five strips. Each strip is a place and wants one sign, wherever in the strip it is drawn.
input-rules-setup = Before the match
input-rules-setup-row = With two players the cards 1 to 6 lie in a row, and 17 points win. With three players it is 1 to 9, and 21 points.
input-rules-setup-drop = Everybody drops the own stones, and they stay as they fall; only a joker that shows is turned over. The order of play is drawn by lot.
input-rules-turn = A turn
input-rules-turn-touch = Touch one of your seven stones: in your supply, on a number in the row, or on a finished one. What is touched is moved; there is no passing.
input-rules-turn-flip = Flip it. All see the new face.
input-rules-turn-place = Lay it on a free place that wants this sign, on any number that is not finished. It may stay on its number, but not on its place.
input-rules-turn-back = If there is no such place, it goes back into your supply with the new face up, and your turn is over.
input-rules-close = Closing a number
input-rules-close-announce = The stone that is missing last has to be announced before it is flipped: “this one closes the 3”. You may do that
input-rules-close-own = if another of your stones lies on that number, and the one you touch does not,
input-rules-close-finished = and if none of your stones is left on a finished number once you have lifted this one.
input-rules-close-right = If the missing sign comes up, the number is yours at once: 1 counts ten, the others what they say, and two more if all five stones are yours. The joker face itself may not close; the slanted side on its back may.
input-rules-close-wrong = If something else comes up, you lose the points of that number, but never go below zero: with nothing to lose, announcing is free. The stone is then placed elsewhere, or goes back.
input-rules-close-unannounced = Without an announcement the last free place of a number stays barred.
input-rules-close-example = The 3 lacks half. Blue announces it and flips a stone with half below: three points.
input-rules-finished = Finished numbers
input-rules-finished-about = A finished card moves up. Its stones stay where they are and are taken from there by and by. Once the last one has left, the card comes back into the row and can be won again.
input-rules-back-and-forth = A stone that went from one place to another and back again may not make the same way once more.
input-rules-end = The end
input-rules-end-target = Whoever reaches the target wins at once. What is more than that does not count.
input-rules-end-standstill = A match that goes nowhere ends too: when the same position comes up for the third time, or after 200 turns without a closing (400 with three players). Then most points win.
input-rules-variants = Variants
input-rules-zero = The zero lies out too. Whoever has won a number may try it once in a match: five own stones, one after another in one turn, each fitting, and with the fifth none of yours may be left on a finished number. If that succeeds, all opponents lose the number they won last; if not, you lose yours.
input-rules-solo_number = For a number of five own stones you get double points, and no bonus.
input-rules-free_number = On one agreed number nobody has to flip. Whoever leaves a stone as it is says so before touching it.
input-rules-combination = Winning all numbers of an agreed set wins the match.
input-rules-joker_closes = The joker face may close a number as well.
input-rules-children = At these seats stones may be laid without flipping. One says so before touching.
input-rules-shuttling = Stricter than usual: no stone goes straight back where it came from, or no position may come up twice.
input-rules-notes = Small signs show what may be underneath: on your own stones only, or on all.
input-rules-sheets = The pictures of the printed cards are lost to us: our cards are a reconstruction. If you own the game, you can type its cards in, save them and play with them.
input-rules-credits = Input is a game by Edelbert “sepp” Wiedmann, published in 1998 by Drei Magier Spiele. This page is independent of both.

## Typing in cards

input-editor-about = Choose a card, then what each of its strips shows.
input-editor-ready = These cards can be played.
input-editor-shipped = Begin with ours
input-editor-reconstructed = Our cards are a reconstruction. Only the sign of a strip matters for the rules; how it is drawn makes the digit.
input-editor-share = Copy a link to them
input-editor-received = These cards came with the link. Save them if you want to keep them.
input-editor-name = Name of the cards
input-editor-none = No cards yet.
input-editor-saved-as = Saved as { $name }.
input-editor-text = The cards as text
input-editor-text-about = A line for each card: the number, then five strips from top to bottom. V is full; H half (l left, r right, c centre, s both sides); R round (n cap, u cup, l or r a round end); S slanted (z rising, x falling, i into a stem, v or a at both sides).
input-strip = { $strip ->
    [V] full
    [Hl] half, left
    [Hr] half, right
    [Hc] half, in the middle
    [Hs] half, at both sides
    [Rn] round, a cap
    [Ru] round, a cup
    [Rl] round, end at the left
    [Rr] round, end at the right
    [Sz] slanted, rising
    [Sx] slanted, falling
    [Si] slanted, into a stem
    [Sv] slanted, both sides, together
   *[Sa] slanted, both sides, apart
}
