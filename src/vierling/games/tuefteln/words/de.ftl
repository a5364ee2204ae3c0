tuefteln-name = Tüfteln
tuefteln-pitch = Zwei Zahlen, neun Quadrate, ein Bonus.
tuefteln-time = 15 Min.

tuefteln-option-side = Seite
tuefteln-option-side-A = Seite A
tuefteln-option-side-A-about = Beide Zahlen kommen in zwei weiße Felder oder auf eine Brücke.
tuefteln-option-side-B = Seite B
tuefteln-option-side-B-about = Beide Zahlen kommen in zwei Felder derselben Farbe.
tuefteln-option-sheet = Blatt

tuefteln-bot-random = Zufall
tuefteln-bot-random-about = Schreibt irgendwohin.
tuefteln-bot-greedy = Gierig
tuefteln-bot-greedy-about = Nimmt, was jetzt gleich die meisten Punkte bringt.
tuefteln-bot-easy = Leicht
tuefteln-bot-easy-about = Sieht, was gut ist, und schreibt oft woandershin.
tuefteln-bot-medium = Mittel
tuefteln-bot-medium-about = Irrt sich ab und zu, meist nur ein wenig.
tuefteln-bot-steady = Besonnen
tuefteln-bot-steady-about = Wägt ab, was aus jedem Quadrat noch werden kann.
tuefteln-bot-hard = Schwer
tuefteln-bot-hard-about = Irrt sich selten und dann nur wenig.
tuefteln-bot-strong = Stark
tuefteln-bot-strong-about = Weiß aus vielen tausend Partien, was ein Blatt wert ist.
tuefteln-bot-master = Meister
tuefteln-bot-master-about = Weiß ebenso viel, denkt an den nächsten Wurf und spielt das Ende fehlerlos.

## The sheet

tuefteln-line-square = Quadrat { $n }
tuefteln-line-bonus = Bonus
tuefteln-line-result = { $line }: { $figure }, { $points }
tuefteln-place = Reihe { $row }, Spalte { $column }
tuefteln-place-within = Reihe { $row }, Spalte { $column }
tuefteln-at = Reihe { $row }, Sp. { $column }
tuefteln-bridge-with = Brücke zu Reihe { $row }, Spalte { $column }
tuefteln-cell-empty = leer
tuefteln-cell-chosen = { $number }, noch änderbar
tuefteln-cell-candidate = frei für die { $number }
tuefteln-cell-printed = gedruckte { $number }
tuefteln-colour-Y = gelb
tuefteln-colour-R = rot
tuefteln-colour-G = grün
tuefteln-colour-V = violett
tuefteln-colour-B = blau
tuefteln-legend-bridge = Brücke: beide Felder in einer Runde
tuefteln-reconstructed = Nachgebautes Blatt

tuefteln-figure-nothing = nichts
tuefteln-figure-mix = Mix
tuefteln-figure-pair = Paar
tuefteln-figure-pairs = zwei Paare
tuefteln-figure-cross = Kreuz
tuefteln-figure-four = Vierling
tuefteln-figure-straight = Straße
tuefteln-figure-bonus = Bonus

## What the printed sheet calls them

tuefteln-short-mix = Mix
tuefteln-short-pair = 2er
tuefteln-short-pairs = 2er+2er
tuefteln-short-cross = Cross
tuefteln-short-four = 4er
tuefteln-short-straight = Str

tuefteln-tally = Strichliste
tuefteln-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
tuefteln-each = { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}
tuefteln-open = offen
tuefteln-bonus-so-far = { $made } von { $of } Arten
tuefteln-bonus-lacks = noch offen: { $names }
tuefteln-bonus-earned = geschafft
tuefteln-bonus-missed = diesmal nicht

## The roll, and what to do now

tuefteln-rolled = { $you ->
    [yes] Du hast { $first } und { $second } gewürfelt.
   *[no] { $name } hat { $first } und { $second } gewürfelt.
}
tuefteln-choose = wähle
tuefteln-later = dann diese
tuefteln-swap = Tauschen
tuefteln-back-one = Die { $number } zurücknehmen

tuefteln-write = Schreib die { $first } und die { $second }
tuefteln-write-twice = Schreib zweimal die { $first }
tuefteln-how-both = Zwei weiße Felder oder eine ganze Brücke.
tuefteln-how-white = Zwei freie weiße Felder.
tuefteln-how-bridge = Eine ganze Brücke.
tuefteln-how-colour = Zwei freie Felder derselben Farbe.
tuefteln-now-white = Jetzt die { $number }: irgendein freies weißes Feld.
tuefteln-now-bridge = Jetzt die { $number }: das andere Ende der Brücke.
tuefteln-now-colour = Jetzt die { $number }: noch ein { $sign ->
    [Y] gelbes
    [R] rotes
    [G] grünes
    [V] violettes
   *[B] blaues
} Feld.
tuefteln-stands = { $you ->
    [yes] Deine { $first } und { $second } stehen.
   *[no] { $first } und { $second } von { $name } stehen.
}
tuefteln-movable-one = Sie lassen sich noch ändern, bis { $name } geschrieben hat.
tuefteln-movable-two = Sie lassen sich noch ändern, bis { $name } und { $other } geschrieben haben.
tuefteln-movable-many = Sie lassen sich noch ändern, bis alle geschrieben haben.
tuefteln-movable-short-both = Bis dahin: tauschen oder ein anderes Feld antippen.
tuefteln-movable-short-swap = Bis dahin lassen sie sich noch tauschen.
tuefteln-movable-short-tap = Bis dahin: ein anderes Feld antippen.
tuefteln-time-up = { $you ->
    [yes] Die Zeit ist um: Für dich wurden { $entries } geschrieben.
   *[no] Die Zeit ist um: Für { $name } wurden { $entries } geschrieben.
}

## Heard, not seen

tuefteln-heard-first = { $number } in { $cell }.
tuefteln-heard-next-white = Die { $number } kommt in { $count ->
    [one] das letzte weiße Feld
   *[other] eines von { $count } weißen Feldern
}.
tuefteln-heard-next-bridge = Die { $number } kommt ans andere Ende der Brücke, Reihe { $row }, Spalte { $column }.
tuefteln-heard-next-colour = Die { $number } kommt in { $count ->
    [one] das letzte { $sign ->
        [Y] gelbe
        [R] rote
        [G] grüne
        [V] violette
       *[B] blaue
    } Feld
   *[other] eines von { $count } { $sign ->
        [Y] gelben
        [R] roten
        [G] grünen
        [V] violetten
       *[B] blauen
    } Feldern
}.
tuefteln-heard-written = { $first } und { $second } geschrieben; änderbar, bis alle geschrieben haben.
tuefteln-heard-written-one = { $first } und { $second } geschrieben; änderbar, bis { $name } geschrieben hat.
tuefteln-heard-bonus = { $you ->
    [yes] Du hast alle Arten von Quadraten: Der Bonus gehört dir.
   *[no] { $name } hat alle Arten von Quadraten und damit den Bonus.
}

## The end

tuefteln-scoring-table = Alle Quadrate aller Mitspielenden

tuefteln-rating-knocking = du klopfst schon an
tuefteln-rating-welcome = willkommen im Club
tuefteln-rating-okay = ganz ordentlich
tuefteln-rating-good = gut
tuefteln-rating-strong = stark
tuefteln-rating-great = klasse
tuefteln-rating-professional = wie ein Profi
tuefteln-rating-world-class = Weltklasse
tuefteln-rating-incredible = kaum zu glauben
tuefteln-rating-out-of-this-world = nicht von dieser Welt
