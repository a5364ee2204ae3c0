## Play

tubyrinth-card = Plan { $number } { $side ->
    [a] vorn
   *[b] hinten
}
tubyrinth-round = Runde { $round }
tubyrinth-tag-rookie = R
tubyrinth-tag-master = M
tubyrinth-apart = Alle bauen zur selben Zeit, darum braucht jede Person ein eigenes Gerät.
tubyrinth-board = Dein Plan. Die Tasten 1 bis 7 nehmen ein Teil, Pfeile bewegen es, R dreht, F wendet, Eingabe legt, Entf hebt ab, die Leertaste ruft.
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

tubyrinth-ready = Wasser marsch!
tubyrinth-pass = Diesen Plan aufgeben
tubyrinth-pass-about = Dann ist diese Runde für dich vorbei. Die anderen bauen weiter.
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
tubyrinth-status-called = Gerufen! Warte, bis der Sand durch ist.
tubyrinth-status-passed = Aufgegeben. Die anderen bauen noch.

tubyrinth-time-so-far = Zeit: { $time }
tubyrinth-seconds = { $count } s
tubyrinth-tries = { $count ->
    [0] kein falscher Ruf
    [one] ein falscher Ruf
   *[other] { $count } falsche Rufe
}
tubyrinth-turned-by = { $name } hat die Sanduhr gedreht
tubyrinth-turned-you = Du hast die Sanduhr gedreht
tubyrinth-not-turned = Sobald jemand ruft, haben die anderen { $count } Sekunden.

tubyrinth-doing-called = { $rank ->
    [1] zuerst
    [2] als zweite Person
    [3] als dritte Person
    [4] als vierte Person
    [5] als fünfte Person
   *[other] als sechste Person
} gerufen, vor { $seconds } s
tubyrinth-doing-passed = hat aufgegeben
tubyrinth-doing-building = baut
tubyrinth-doing-ready = bereit
tubyrinth-doing-waiting = noch nicht bereit
tubyrinth-doing-away = weg
tubyrinth-doing-bot = Bot, { $bot }: { $doing }
tubyrinth-needs = braucht { $tiles } Teile

tubyrinth-hint = Tipp

## Before and after a round

tubyrinth-before = Wettlauf ums Wasser
tubyrinth-before-basic = Alle sehen ihren Plan im selben Augenblick. Führe das Wasser mit 5, 6 oder 7 Teilen vom Start zum Ziel und rufe dann. Die erste Leitung bringt so viele Punkte, wie sie Teile hat, die zweite einen weniger und so weiter; ein falscher Ruf kostet einen Punkt. Mit { $goal } Punkten endet die Partie.
tubyrinth-before-rookie = Alle sehen ihren Plan im selben Augenblick. Felsen sind hier gleichgültig. Wer zuerst eine Leitung aus mindestens 5 Teilen hat, gewinnt die Runde und einen Punkt; { $goal } Punkte gewinnen die Partie. Nach einem falschen Ruf ist die Runde für dich vorbei.
tubyrinth-before-master = Alle sehen ihren Plan im selben Augenblick. Wer zuerst eine Leitung aus allen 7 Teilen hat, gewinnt die Runde und einen Punkt; { $goal } Punkte gewinnen die Partie. Nach einem falschen Ruf ist die Runde für dich vorbei.
tubyrinth-before-sand = Der erste Ruf dreht die Sanduhr: Die anderen haben dann noch { $seconds } Sekunden.
tubyrinth-before-no-flip = Teile darf man hier drehen, aber nicht wenden.
tubyrinth-before-same = Alle bauen auf dem gleichen Plan.
tubyrinth-before-handicap = Deine Leitung braucht mindestens { $tiles } Teile.
tubyrinth-go = Ich bin bereit
tubyrinth-next-round = Bereit für die nächste Runde
tubyrinth-going = Warten auf die anderen
tubyrinth-begins-in = { $count ->
    [one] Spätestens in einer Sekunde geht es los.
   *[other] Spätestens in { $count } Sekunden geht es los.
}
tubyrinth-round-result = Runde { $round } ist vorbei
tubyrinth-verdict-pipeline = { $rank }. Platz mit { $tiles } Teilen
tubyrinth-verdict-wrong = Falscher Ruf
tubyrinth-verdict-none = Keine Leitung
tubyrinth-after = nach { $seconds } s
tubyrinth-earned = { $points ->
    [one] { $points } Punkt in dieser Runde
   *[other] { $points } Punkte in dieser Runde
}
tubyrinth-total = { $points } von { $goal } Punkten
tubyrinth-all-rounds = Alle Runden aller Mitspielenden
tubyrinth-box-empty = Alle Pläne sind gespielt.
tubyrinth-not-watched = Mehrere bauen auf dem gleichen Plan, darum siehst du die Pläne erst nach der Runde.
tubyrinth-solo = Ein Plan, eine Leitung
tubyrinth-solo-about = Führe das Wasser mit mindestens { $tiles } Teilen vom Start zum Ziel. Die Zeit läuft, sobald du den Plan siehst.
tubyrinth-rookie-rocks = Felsen sind gleichgültig: Du darfst über sie bauen.
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
tubyrinth-openings = In seinem Quadrat öffnet es sich { $where }.
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
tubyrinth-heard-called = { $name } ruft: Wasser marsch!
tubyrinth-heard-called-you = Du hast gerufen.
tubyrinth-heard-countdown = Noch drei Sekunden.
tubyrinth-heard-go = Los!
tubyrinth-heard-round-over = Die Runde ist vorbei.
tubyrinth-heard-verdict = { $name }: { $verdict }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.

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
tubyrinth-option-same_board = Alle haben denselben Plan
tubyrinth-option-hourglass = Sanduhr, in Sekunden
tubyrinth-option-penalty = Ein falscher Ruf kostet
tubyrinth-option-penalty-1 = einen Punkt
tubyrinth-option-penalty-0 = nichts
tubyrinth-option-handicap = Vorgabe
tubyrinth-option-board = Plan
tubyrinth-option-board-box = aus der Schachtel
tubyrinth-handicap-about = Wer schneller ist als die anderen, kann längere Leitungen aufbekommen: mindestens sechs Teile oder alle sieben.
tubyrinth-handicap-seat = Platz { $seat }: { $tiles } Teile
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

## The book

tubyrinth-grade = Grad { $grade }, { $name }
tubyrinth-grade-1 = sanft
tubyrinth-grade-2 = leicht
tubyrinth-grade-3 = knifflig
tubyrinth-grade-4 = schwer
tubyrinth-grade-5 = am schwersten
tubyrinth-boards = { $count ->
    [one] ein Plan
   *[other] { $count } Pläne
}
tubyrinth-board-named = Plan { $name }
tubyrinth-board-other = Ein eigener Plan
tubyrinth-card-grade = Grad { $grade }
tubyrinth-card-found = gefunden mit { $tiles } Teilen
tubyrinth-card-shown = gezeigt mit { $tiles } Teilen
tubyrinth-card-none = noch nichts gefunden
tubyrinth-card-best = beste Zeit { $time }
tubyrinth-progress = Deine Sammlung
tubyrinth-progress-of = von { $total } Lösungen gefunden
tubyrinth-legend-found = von dir gefunden
tubyrinth-legend-open = noch zu finden
tubyrinth-legend-shown = Lösung wurde gezeigt
tubyrinth-legend-start = hier kommt das Wasser
tubyrinth-legend-end = und da geht es hinaus
tubyrinth-go-on = Weiter mit { $name }
tubyrinth-new-board = Ein neuer Plan
tubyrinth-own-boards = Eigene Pläne
tubyrinth-draw-own = Eigenen Plan zeichnen
tubyrinth-open-only = Nur Pläne, auf denen noch etwas zu finden ist
tubyrinth-nothing-open = In diesem Buch hast du alles gefunden. Einen neuen Plan gibt es immer.
tubyrinth-more = Zeichen und Datei
tubyrinth-file-save = Sammlung speichern
tubyrinth-file-take = Aus einer Datei lesen
tubyrinth-file-taken = Die Sammlung aus der Datei ist dazugekommen.
tubyrinth-file-bad = In dieser Datei ist keine Tubyrinth-Sammlung.
tubyrinth-tiles = Teile
tubyrinth-layouts = Lösungen
tubyrinth-at-least = mindestens { $count }
tubyrinth-yours = Deine
tubyrinth-place-found = gefunden
tubyrinth-place-open = zu finden
tubyrinth-place-shown = gezeigt
tubyrinth-place-told = { $tiles } Teile { $open ->
    [yes] noch zu finden
   *[no] erledigt
}
tubyrinth-aim = Was suchst du?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 oder mehr
    [6] 6 oder mehr
   *[other] alle { $tiles }
}
tubyrinth-race = Wettlauf auf diesem Plan
tubyrinth-how-hard = Wie schwer soll er sein?
tubyrinth-draw-board = Plan ziehen
tubyrinth-another = Einen anderen

## The end of a solo match

tubyrinth-solved = Mit { $tiles } Teilen gelöst in { $time }
tubyrinth-given-up = Diesmal aufgegeben
tubyrinth-solved-shown = Du hast dir die Lösung zeigen lassen, also gilt sie nicht als von dir gefunden.
tubyrinth-solved-hints = Mit Tipp: Es zählt als gefunden, aber nicht als Zeit.
tubyrinth-first-time = Deine erste Zeit auf diesem Plan.
tubyrinth-new-best = Deine neue Bestzeit; bisher war es { $time }.
tubyrinth-best = Deine Bestzeit hier ist { $time }.
tubyrinth-look-for = Suche { $tiles } Teile
tubyrinth-next-board = Weiter zu { $name }
tubyrinth-to-book = Zum Buch

## Hints

tubyrinth-hints = Tipps
tubyrinth-hint-ask-1 = Geht das noch auf?
tubyrinth-hint-ask-2 = Welches Teil als Nächstes?
tubyrinth-hint-ask-3 = Wohin?
tubyrinth-hint-yes = Ja, daraus kann noch eine Leitung werden.
tubyrinth-hint-yes-tiles = Ja, daraus kann noch eine Leitung aus { $tiles } Teilen werden.
tubyrinth-hint-no = Nein, so führt kein Weg ans Ende.
tubyrinth-hint-unknown = Schwer zu sagen: Es gibt zu viele Arten weiterzubauen.
tubyrinth-hint-lay = Als Nächstes kommt dieses Teil: { $tile }.
tubyrinth-hint-lift = Nimm dieses Teil weg: { $tile }.
tubyrinth-hint-where = Und zwar so: { $placement }.
tubyrinth-hint-ready = Es fehlt nichts mehr. Ruf!
tubyrinth-hint-do-lay = Leg es für mich
tubyrinth-hint-do-lift = Nimm es für mich weg
tubyrinth-hint-none = Von hier aus fand sich keine Lösung.
tubyrinth-hint-show = Lösung zeigen
tubyrinth-solution-warning = Hast du eine Lösung gesehen, gilt sie nicht als von dir gefunden. Die Zeit läuft weiter.
tubyrinth-solution-show = Zeigen
tubyrinth-solution-is = Eine Leitung aus { $tiles } Teilen:

## Own boards

tubyrinth-sheets = Eigene Pläne
tubyrinth-editor-grid = Der Plan, den du zeichnest
tubyrinth-editor-beside = { $side ->
    [N] Über Spalte { $column }
    [S] Unter Spalte { $column }
    [W] Links von Reihe { $row }
   *[E] Rechts von Reihe { $row }
}
tubyrinth-editor-corner = Ecke
tubyrinth-editor-place = Reihe { $row }, Spalte { $column }
tubyrinth-editor-rock = Fels
tubyrinth-editor-ground = frei
tubyrinth-editor-mark = Am Rand tippen setzt
tubyrinth-editor-start = Start
tubyrinth-editor-end = Ziel
tubyrinth-editor-how = Tippe Felder an, um Felsen zu setzen oder wegzunehmen; mit der Maus geht das auch in einem Zug. Auf der Tastatur: Pfeile bewegen, Enter setzt, am Rand ist S der Start und E das Ziel.
tubyrinth-editor-empty = Leerer Plan
tubyrinth-editor-fresh = Zeichne mir einen
tubyrinth-editor-counting = Die Lösungen werden gezählt …
tubyrinth-editor-unsolvable = Auf diesen Plan passt keine Leitung.
tubyrinth-editor-unknown = Dieser Plan ist zu offen, um das schnell zu sagen.
tubyrinth-editor-ungraded = Dieser Plan lässt sich spielen.
tubyrinth-editor-more = Der Plan ist so offen, dass nicht zu Ende gezählt wurde.
tubyrinth-editor-sample = Eine Lösung mit so vielen Teilen zeigen
tubyrinth-editor-share = Link dazu kopieren
tubyrinth-editor-received = Dieser Plan kam mit dem Link. Speichere ihn, wenn du ihn behalten willst.
tubyrinth-editor-unreadable = Das ist kein Plan.
tubyrinth-editor-name = Name des Plans
tubyrinth-editor-none = Noch kein Plan.
tubyrinth-editor-saved-as = Gespeichert als { $name }.
tubyrinth-editor-text = Der Plan als Text
tubyrinth-editor-text-about = Start (start) und Ziel (end) mit Feld und Seite (N E S W), dann acht Reihen zu acht Zeichen: Ein Punkt ist frei, # ist ein Fels.

## The rules

tubyrinth-rules-pitch = Lege Teile so, dass das Wasser vom Start ans Ziel kommt, sei schnell dabei und nimm so viele Teile, wie du dich traust.
tubyrinth-rules-tiles = Sieben Teile
tubyrinth-rules-tiles-seven = Alle haben die gleichen sieben Teile mit Rohren darauf. Ein Rohr verbindet alle Öffnungen seines Teils. Nur das quadratische Teil hat zwei Rohre, die nichts miteinander zu tun haben.
tubyrinth-rules-tiles-lay = Teile liegen auf freien Feldern des Plans nebeneinander, nie über Felsen oder übereinander. Du darfst sie drehen und wenden: Die Rückseite zeigt das Spiegelbild.
tubyrinth-rules-pipeline = Eine Leitung
tubyrinth-rules-pipeline-chain = Das erste Rohr hat eine Öffnung am Start, das letzte eine am Ziel, und dazwischen trifft an der Grenze zweier Felder Öffnung auf Öffnung.
tubyrinth-rules-pipeline-ends = Öffnungen, die nirgendwohin führen, schaden nicht, ob am Rand, an einem Felsen, an einem freien Feld oder an der geschlossenen Seite eines Teils.
tubyrinth-rules-pipeline-twin = Durch das quadratische Teil darf das Wasser zweimal, einmal durch jedes Rohr. Es bleibt ein Teil.
tubyrinth-rules-drawn-seven = Ein Plan mit einer Leitung aus sieben Teilen
tubyrinth-rules-count = Welche Teile zählen
tubyrinth-rules-count-needed = Ein Teil zählt, wenn es gebraucht wird, wenn also ohne es kein Wasser mehr ankäme. Seitenarme, Schleifen und Umwege denkt man sich weg, bis nur noch gebrauchte Teile übrig sind, und zwar so, dass dir möglichst viele bleiben.
tubyrinth-rules-count-five = Eine Leitung braucht mindestens fünf Teile. Hier sind es fünf: Das blasse ist ein Seitenarm.
tubyrinth-rules-drawn-spare = Ein Plan mit einer Leitung aus fünf Teilen und einem sechsten, das nicht zählt
tubyrinth-rules-round = Eine Runde
tubyrinth-rules-round-start = Alle bekommen einen Plan und bauen auf ein Zeichen hin gleichzeitig.
tubyrinth-rules-round-call = Wer fertig ist, ruft „Wasser marsch!“. Der erste Ruf dreht die Sanduhr um. Nach dem eigenen Ruf darfst du nicht mehr bauen.
tubyrinth-rules-round-sand = Ist der Sand durch, hören alle auf, und die Leitungen werden geprüft.
tubyrinth-rules-round-next = Zur nächsten Runde drehen alle ihren Plan um. Sind beide Seiten gespielt, wandern die Pläne nach links; hatten alle jeden Plan, kommen neue aus der Schachtel.
tubyrinth-rules-round-clock = Wer wann gerufen hat, entscheidet die Uhr dieses Hauses; eine langsame Verbindung gleicht sie in Grenzen aus. Rufe im selben Augenblick teilen sich den besseren Platz. Die anderen Pläne siehst du erst nach der Runde.
tubyrinth-rules-points = Punkte
tubyrinth-rules-points-ranks = Die erste richtige Leitung bringt einen Punkt für jedes ihrer Teile, die zweite einen Punkt weniger, als sie Teile hat, die dritte zwei weniger und so fort.
tubyrinth-rules-points-without = Wer keine Leitung hat, bekommt einen Punkt für jedes Teil, das die erste richtige nicht brauchte. War kein Ruf richtig, gibt es dafür nichts.
tubyrinth-rules-points-wrong = Ein falscher Ruf kostet einen Punkt, doch niemand fällt unter null, und die anderen rücken dadurch nicht nach hinten.
tubyrinth-rules-example = Ein Beispiel zu viert
tubyrinth-rules-example-first = Lena ruft als Erste, mit sechs Teilen
tubyrinth-rules-example-second = Omar ruft als Zweiter, auch mit sechs Teilen
tubyrinth-rules-example-third = Ines wird nicht fertig: In Lenas Leitung fehlt ein Teil
tubyrinth-rules-example-fourth = Paul wird auch nicht fertig
tubyrinth-rules-end = Das Ende
tubyrinth-rules-end-goal = Hat jemand nach einer Runde 25 Punkte, ist die Partie zu Ende. Die meisten Punkte gewinnen; auch mehrere können zusammen gewinnen.
tubyrinth-rules-modes = Zwei andere Spielweisen
tubyrinth-rules-rookie = Felsen zählen nicht, du darfst darüber bauen. Nur wer die Runde gewinnt, bekommt einen Punkt, und fünf Punkte gewinnen die Partie.
tubyrinth-rules-master = Nur Leitungen aus allen sieben Teilen sind richtig. Nur wer die Runde gewinnt, bekommt einen Punkt, und fünf Punkte gewinnen die Partie.
tubyrinth-rules-modes-wrong = In beiden bist du nach einem falschen Ruf aus der Runde, und die anderen spielen weiter.
tubyrinth-rules-solo = Allein
tubyrinth-rules-solo-book = Spiel gegen deine eigene Bestzeit, oder sammle in Ruhe: Jeder der 82 Pläne des Buchs lässt sich mit fünf, mit sechs und mit sieben Teilen lösen, es gibt also 246 Lösungen zu finden. Ein falscher Ruf kostet nur Zeit.
tubyrinth-rules-solo-hints = Wenn du nicht weiterweißt, helfen Tipps Schritt für Schritt. Eine Lösung, die du dir zeigen lässt, wird im Buch durchgestrichen, es sei denn, du findest später eine andere mit ebenso vielen Teilen.
tubyrinth-rules-options = Ihr könnt ohne Wenden spielen, alle auf demselben Plan, mit längerer oder kürzerer Sanduhr und mit einer Vorgabe, die von den Stärkeren längere Leitungen verlangt. In der deutschen Ausgabe bringt ein falscher Ruf bloß nichts ein.
tubyrinth-rules-credits = Tubyrinth ist ein Spiel von Martin Nedergaard Andersen, erschienen 2016 bei Lifestyle Boardgames. Die Pläne hier sind, bis auf den ersten, unsere eigenen.
