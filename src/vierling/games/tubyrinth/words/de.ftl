## Play

tubyrinth-card = Plan { $number } { $side ->
    [a] vorn
   *[b] hinten
}
tubyrinth-joined = Einstieg
tubyrinth-round = Runde { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Alle bauen zur selben Zeit, darum braucht jede Person ein eigenes Gerät.
tubyrinth-board = Der Plan. Die Tasten 1 bis 7 nehmen ein Teil, Pfeile bewegen es, R dreht, F wendet, Eingabe legt, Entf hebt ab, die Leertaste ruft.
tubyrinth-board-of = Plan von { $name }, { $tiles ->
    [one] ein Teil liegt
   *[other] { $tiles } Teile liegen
}

tubyrinth-tray = Teile
tubyrinth-tiles-left = { $count ->
    [0] alle liegen
   *[other] noch { $count }
}
tubyrinth-tile-free = frei
tubyrinth-tile-laid = liegt
tubyrinth-tile-held = in der Hand
tubyrinth-park-here = hier ablegen
tubyrinth-turn = Drehen
tubyrinth-flip = Wenden
tubyrinth-key-turn = drehen
tubyrinth-key-flip = wenden
tubyrinth-key-park = zurück
tubyrinth-key-space = Leertaste
tubyrinth-key-escape = Esc

tubyrinth-ready = Wasser marsch!
tubyrinth-ready-from = ab { $count } Teilen
tubyrinth-ready-needs = Zum Rufen müssen mindestens { $count } Teile auf dem Plan liegen.
tubyrinth-pass = Diesen Plan aufgeben
tubyrinth-pass-about = Auf diesem Plan ist die Runde dann vorbei. Die anderen bauen weiter.
tubyrinth-pass-solo = Dann endet die Partie ohne Leitung. Du kannst den Plan noch einmal versuchen.
tubyrinth-pass-yes = Aufgeben
tubyrinth-pass-no = Weiterbauen
tubyrinth-wrong-call = Das ist noch keine fertige Leitung. Bau weiter.

tubyrinth-water = { $count ->
    [0] Noch fließt kein Wasser; { $least } Teile sind nötig.
    [one] Das Wasser erreicht ein Teil; { $least } sind nötig.
   *[other] Das Wasser erreicht { $count } Teile; { $least } sind nötig.
}
tubyrinth-water-arrives = Das Wasser kommt an: { $count } Teile zählen.
tubyrinth-water-short = Es kommt an, aber nur { $count ->
    [one] ein Teil zählt
   *[other] { $count } Teile zählen
}; { $least } sind nötig.
tubyrinth-water-untold = { $count ->
    [0] Noch liegt nichts; { $least } Teile sind nötig.
    [one] Ein Teil liegt; { $least } sind nötig.
   *[other] { $count } Teile liegen; { $least } sind nötig.
}
tubyrinth-status-called = Gerufen! Warte, bis der Sand durch ist.
tubyrinth-status-out = Falsch gerufen: für diese Runde ausgeschieden.
tubyrinth-status-passed = Aufgegeben. Die anderen bauen noch.
tubyrinth-sand-out = Die Zeit ist um: Du hattest noch nicht gerufen.
tubyrinth-time-up-go = { $you ->
    [yes] Die Zeit ist um: Du giltst als bereit für die nächste Runde.
   *[no] Die Zeit ist um: { $name } gilt als bereit für die nächste Runde.
}
tubyrinth-time-up-pass = { $you ->
    [yes] Die Zeit ist um: Dein Plan wurde aufgegeben.
   *[no] Die Zeit ist um: Der Plan von { $name } wurde aufgegeben.
}

tubyrinth-covered = Die Uhr steht, darum ist der Plan zugedeckt.
tubyrinth-time-so-far = Zeit: { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] kein falscher Ruf
    [one] ein falscher Ruf
   *[other] { $count } falsche Rufe
}
tubyrinth-turned-by = { $you ->
    [yes] Du hast die Sanduhr umgedreht
   *[no] { $name } hat die Sanduhr umgedreht
}
tubyrinth-not-turned = Sobald jemand ruft, haben die anderen { $count } Sekunden.
tubyrinth-no-sand = Der erste richtige Ruf beendet die Runde.

tubyrinth-doing-called = { $rank ->
    [1] zuerst
    [2] als zweite Person
    [3] als dritte Person
    [4] als vierte Person
    [5] als fünfte Person
   *[other] als sechste Person
} gerufen, vor { $seconds } s
tubyrinth-doing-passed = hat aufgegeben
tubyrinth-doing-out = falsch gerufen, ausgeschieden
tubyrinth-doing-building = baut
tubyrinth-doing-ready = bereit
tubyrinth-doing-waiting = noch nicht bereit
tubyrinth-doing-away = weg
tubyrinth-doing-bot = Bot, { $bot }: { $doing }
tubyrinth-needs = braucht { $tiles } Teile

tubyrinth-hint = Hinweis

## Before and after a round

tubyrinth-before = Wettlauf ums Wasser
tubyrinth-before-basic = Alle sehen ihren Plan im selben Augenblick. Führe das Wasser mit 5, 6 oder 7 Teilen vom Start zum Ziel und rufe dann. Die erste Leitung bringt so viele Punkte, wie sie Teile hat, die zweite einen weniger und so weiter; ein falscher Ruf { $penalty ->
    [0] bringt nichts
   *[other] kostet einen Punkt
}. Mit { $goal } Punkten endet die Partie.
tubyrinth-before-rookie = Alle sehen ihren Plan im selben Augenblick. Felsen stören hier nicht. Wer zuerst eine Leitung aus mindestens 5 Teilen hat, gewinnt die Runde und einen Punkt; { $goal } Punkte gewinnen die Partie. Wer falsch ruft, scheidet für diese Runde aus.
tubyrinth-before-master = Alle sehen ihren Plan im selben Augenblick. Wer zuerst eine Leitung aus allen 7 Teilen hat, gewinnt die Runde und einen Punkt; { $goal } Punkte gewinnen die Partie. Wer falsch ruft, scheidet für diese Runde aus.
tubyrinth-before-sand = Der erste Ruf dreht die Sanduhr um: Die anderen haben dann noch { $seconds } Sekunden.
tubyrinth-before-no-flip = Teile darf man hier drehen, aber nicht wenden.
tubyrinth-before-same = Alle bauen auf dem gleichen Plan.
tubyrinth-before-rising = Die Pläne einer Runde sind gleich schwer; nach je zwei Runden kommen schwerere.
tubyrinth-before-gentle = Die Pläne einer Runde sind gleich schwer und bleiben leicht.
tubyrinth-before-dry = Beim Bauen fließt kein Wasser: Ob eine Leitung stimmt, zeigt sich erst am Ende der Runde.
tubyrinth-before-handicap = { $you ->
    [yes] Deine Leitung braucht mindestens { $tiles } Teile.
   *[no] Die Leitung von { $name } braucht mindestens { $tiles } Teile.
}
tubyrinth-go = Ich bin bereit
tubyrinth-next-round = Bereit für die nächste Runde
tubyrinth-going = Warten auf die anderen
tubyrinth-round-result = Runde { $round } ist vorbei
tubyrinth-verdict-pipeline = { $rank }. Platz mit { $tiles } Teilen
tubyrinth-verdict-wrong = Falscher Ruf
tubyrinth-verdict-none = Keine Leitung
tubyrinth-after = nach { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } Punkt in dieser Runde
   *[other] { $points } Punkte in dieser Runde
}
tubyrinth-total = { $points } von { $goal } Punkten
tubyrinth-all-rounds = Alle Runden aller Mitspielenden
tubyrinth-box-empty = Alle Pläne sind gespielt.
tubyrinth-bare = Du siehst die Pläne, wie sie ausgeteilt wurden. Was darauf liegt, wird nach der Runde gezeigt.
tubyrinth-bare-board-of = Plan von { $name }, ohne Teile
tubyrinth-board-of-all = Der Plan, auf dem alle bauen
tubyrinth-solo = Ein Plan, eine Leitung
tubyrinth-solo-about = Führe das Wasser mit mindestens { $tiles } Teilen vom Start zum Ziel. Die Zeit läuft, sobald du den Plan siehst.
tubyrinth-rookie-rocks = Felsen stören hier nicht: Du darfst über sie bauen.
tubyrinth-uncover = Plan zeigen

## Heard, not seen

tubyrinth-rock = Fels
tubyrinth-free = frei
tubyrinth-row = Reihe { $row }: { $what }
tubyrinth-cell = Reihe { $row }, Spalte { $column }
tubyrinth-mark = { $side ->
    [N] über
    [E] rechts von
    [S] unter
   *[W] links von
} Reihe { $row }, Spalte { $column }
tubyrinth-start-at = Start: { $place }.
tubyrinth-end-at = Ziel: { $place }.
tubyrinth-openings = In seinem Quadrat liegen die Öffnungen { $where }.
tubyrinth-over-fits = { $tile } über Reihe { $row }, Spalte { $column }, passt.
tubyrinth-over-blocked = { $tile } über Reihe { $row }, Spalte { $column }, passt nicht: { $cells }.
tubyrinth-heard-taken = { $tile } in der Hand.
tubyrinth-heard-turned = { $tile } gedreht.
tubyrinth-heard-flipped = { $tile } gewendet.
tubyrinth-heard-laid = { $tile } gelegt.
tubyrinth-heard-lifted = { $tile } abgehoben.
tubyrinth-heard-parked = { $tile } zurückgelegt.
tubyrinth-heard-refused = { $tile } passt dort nicht.
tubyrinth-heard-no-flipping = Teile dürfen hier nicht gewendet werden.
tubyrinth-heard-called = { $you ->
    [yes] Du hast gerufen.
   *[no] { $name } ruft: Wasser marsch!
}
tubyrinth-heard-out = { $you ->
    [yes] Dein Ruf war falsch: Diese Runde ist für dich vorbei.
   *[no] { $name } hat falsch gerufen und ist ausgeschieden.
}
tubyrinth-heard-countdown = Noch drei Sekunden.
tubyrinth-heard-go = Los!
tubyrinth-heard-round-over = Die Runde ist vorbei.
tubyrinth-heard-verdict = { $name }: { $verdict }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.

## The score

tubyrinth-line-pipeline = Leitung
tubyrinth-figure-5 = 5 Teile
tubyrinth-figure-6 = 6 Teile
tubyrinth-figure-7 = 7 Teile

## The game

tubyrinth-name = Tubyrinth
tubyrinth-pitch = Sieben Teile und eine laufende Sanduhr.
tubyrinth-time = 20 Min.

tubyrinth-option-mode = Regeln
tubyrinth-option-mode-basic = Grundspiel
tubyrinth-option-mode-rookie = Rookie
tubyrinth-option-mode-master = Pipe Master
tubyrinth-option-flip = Teile dürfen gewendet werden
tubyrinth-option-same_board = Alle haben den gleichen Plan
tubyrinth-option-grades = Pläne im Wettlauf
tubyrinth-option-grades-rising = werden schwerer
tubyrinth-option-grades-gentle = bleiben leicht
tubyrinth-option-hourglass = Sanduhr, in Sekunden
tubyrinth-option-water = Das Wasser zeigt beim Bauen, wie weit es kommt
tubyrinth-option-penalty = Ein falscher Ruf kostet
tubyrinth-option-penalty-1 = einen Punkt
tubyrinth-option-penalty-0 = nichts
tubyrinth-option-handicap = Vorgabe
tubyrinth-option-board = Plan
tubyrinth-option-board-box = aus der Schachtel
tubyrinth-handicap-about = Schnellere können längere Leitungen aufbekommen: mindestens sechs Teile oder alle sieben.
tubyrinth-option-handicap-item = Platz { $one }: { $other } Teile
tubyrinth-handicap-tiles = { $tiles ->
    [5] wie üblich
    [7] alle 7 Teile
   *[other] { $tiles } Teile
}
tubyrinth-seat = Platz { $seat }

tubyrinth-bot-random = Zufall
tubyrinth-bot-random-about = Legt irgendwohin und ruft ab und zu.
tubyrinth-bot-easy = Leicht
tubyrinth-bot-easy-about = Lässt sich Zeit und ist mit fünf Teilen zufrieden.
tubyrinth-bot-medium = Mittel
tubyrinth-bot-medium-about = So schnell wie jemand mit ein wenig Übung.
tubyrinth-bot-hard = Schwer
tubyrinth-bot-hard-about = Schnell, und am liebsten mit sechs oder sieben Teilen.
tubyrinth-bot-master = Meister
tubyrinth-bot-master-about = Sehr schnell, und sucht fast immer alle sieben.

## Tiles

tubyrinth-tile = { $tile ->
    [I3] kurzes I-Teil
    [L3] kleines L-Teil
    [I4] langes I-Teil
    [L4] großes L-Teil
    [T4] T-Teil
    [S4] S-Teil
   *[O4] quadratisches Teil
}
tubyrinth-flipped = gewendet
tubyrinth-turned = { $turns ->
    [one] einmal
    [2] zweimal
   *[other] dreimal
} rechtsherum gedreht
tubyrinth-placement = { $tile }{ $way }, Ecke links oben in Reihe { $row }, Spalte { $column }

## Boards

tubyrinth-grade = Grad { $grade }, { $name }
tubyrinth-grade-1 = sanft
tubyrinth-grade-2 = leicht
tubyrinth-grade-3 = knifflig
tubyrinth-grade-4 = schwer
tubyrinth-grade-5 = am schwersten
tubyrinth-board-named = Plan { $name }
tubyrinth-board-other = Ein eigener Plan
tubyrinth-sheets = Eigene Pläne
tubyrinth-own-boards = Eigene Pläne
tubyrinth-draw-own = Eigenen Plan zeichnen
tubyrinth-place-told = { $tiles } Teile { $place ->
    [found] gefunden
    [shown] gezeigt
   *[open] noch zu finden
}

## The end of a solo match

tubyrinth-solved = Mit { $tiles } Teilen gelöst in { $time }
tubyrinth-given-up = Diesmal aufgegeben
tubyrinth-solved-shown = Du hast dir die Lösung zeigen lassen, also gilt sie nicht als von dir gefunden.
tubyrinth-solved-hints = Mit Hinweis: Es zählt als gefunden, aber nicht als Bestzeit.
tubyrinth-first-time = Deine erste Zeit mit { $tiles } Teilen auf diesem Plan.
tubyrinth-new-best = Deine neue Bestzeit mit { $tiles } Teilen; bisher war es { $time }.
tubyrinth-best = Deine Bestzeit hier mit { $tiles } Teilen ist { $time }.
tubyrinth-look-for = { $tiles } Teile suchen
tubyrinth-next-board = Weiter zu { $name }
tubyrinth-to-book = Zum Buch

## Hints

tubyrinth-hints = Hinweise
tubyrinth-hint-ask-1 = Geht das noch auf?
tubyrinth-hint-ask-2 = Welches Teil?
tubyrinth-hint-ask-3 = Wohin?
tubyrinth-hint-yes = Ja, daraus kann noch eine Leitung werden.
tubyrinth-hint-yes-tiles = Ja, daraus kann noch eine Leitung aus { $tiles } Teilen werden.
tubyrinth-hint-no = Nein, so führt kein Weg ans Ziel.
tubyrinth-hint-unknown = Schwer zu sagen: Es gibt zu viele Möglichkeiten weiterzubauen.
tubyrinth-hint-lay = Als Nächstes kommt dieses Teil: { $tile }.
tubyrinth-hint-lift = Nimm dieses Teil weg: { $tile }.
tubyrinth-hint-where = Und zwar so: { $placement }.
tubyrinth-hint-outlined = Leg es so, wie es auf dem Plan umrandet ist.
tubyrinth-hint-ready = Es fehlt nichts mehr. Ruf!
tubyrinth-hint-do-lay = Leg es für mich
tubyrinth-hint-do-lift = Nimm es für mich weg
tubyrinth-hint-none = Von hier aus fand sich keine Lösung.
tubyrinth-hint-show = Lösung zeigen
tubyrinth-solution-warning = Eine gesehene Lösung gilt nicht als gefunden. Die Zeit läuft weiter.
tubyrinth-solution-show = Zeigen
tubyrinth-solution-is = Eine Leitung aus { $tiles } Teilen:
