## The book

tubyrinth-boards = { $count ->
    [one] ein Plan
   *[other] { $count } Pläne
}
tubyrinth-card-grade = Grad { $grade }
tubyrinth-card-found = gefunden mit { $tiles } Teilen
tubyrinth-card-shown = gezeigt mit { $tiles } Teilen
tubyrinth-card-none = noch nichts gefunden
tubyrinth-card-best = beste Zeit mit { $tiles } Teilen { $time }
tubyrinth-board-hidden = Start und Ziel bleiben verborgen, bis du ihn spielst.
tubyrinth-progress = Deine Sammlung
tubyrinth-progress-of = von { $total } Lösungen gefunden
tubyrinth-legend-found = von dir gefunden
tubyrinth-legend-open = noch zu finden
tubyrinth-legend-shown = Lösung wurde gezeigt
tubyrinth-legend-start = hier kommt das Wasser herein
tubyrinth-legend-end = und hier fließt es hinaus
tubyrinth-go-on = Weiter mit { $name }
tubyrinth-new-board = Ein neuer Plan
tubyrinth-open-only = Nur Pläne, auf denen noch etwas zu finden ist
tubyrinth-nothing-open = In diesem Buch hast du alles gefunden. Einen neuen Plan gibt es immer.
tubyrinth-more = Legende und Datei
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
tubyrinth-aim = Was suchst du?
tubyrinth-aim-tiles = { $tiles ->
    [5] 5 oder mehr
    [6] 6 oder mehr
   *[other] alle { $tiles }
}
tubyrinth-race = Wettlauf auf diesem Plan
tubyrinth-how-hard = Wie schwer soll er sein?
tubyrinth-draw-board = Plan entwerfen
tubyrinth-making-board = Ein Plan entsteht …
tubyrinth-another = Einen anderen

## Own boards

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
tubyrinth-editor-mark = Tippen am Rand setzt
tubyrinth-editor-start = Start
tubyrinth-editor-end = Ziel
tubyrinth-editor-how = Tippe Felder an, um Felsen zu setzen oder wegzunehmen; mit der Maus geht das auch in einem Zug. Auf der Tastatur: Pfeile bewegen, Eingabe setzt, am Rand ist S der Start und E das Ziel.
tubyrinth-editor-empty = Leerer Plan
tubyrinth-editor-fresh = Zeichne mir einen
tubyrinth-editor-counting = Die Lösungen werden gezählt …
tubyrinth-editor-unsolvable = Auf diesen Plan passt keine Leitung.
tubyrinth-editor-unknown = Dieser Plan ist zu offen, um das schnell zu sagen.
tubyrinth-editor-ungraded = Dieser Plan lässt sich spielen.
tubyrinth-editor-more = Der Plan ist so offen, dass nicht alle Lösungen gezählt wurden.
tubyrinth-editor-sample = Eine Lösung mit so vielen Teilen zeigen
tubyrinth-editor-sample-none = keine
tubyrinth-editor-share = Link dazu kopieren
tubyrinth-editor-received = Dieser Plan kam mit dem Link. Speichere ihn, wenn du ihn behalten willst.
tubyrinth-editor-unreadable = Das ist kein Plan.
tubyrinth-editor-name = Name des Plans
tubyrinth-editor-none = Noch kein Plan.
tubyrinth-editor-saved-as = Gespeichert als { $name }.
tubyrinth-editor-text = Der Plan als Text
tubyrinth-editor-text-about = Start (start) und Ziel (end) mit Feld und Seite (N E S W), dann acht Reihen zu acht Zeichen: Ein Punkt ist frei, # ist ein Fels.

## The rules

tubyrinth-rules-pitch = { $mode ->
    [rookie] Lege Teile so, dass das Wasser vom Start ans Ziel kommt, und sei schnell dabei.
    [master] Lege alle sieben Teile so, dass das Wasser vom Start ans Ziel kommt, und sei schnell dabei.
   *[basic] Lege Teile so, dass das Wasser vom Start ans Ziel kommt, sei schnell dabei und nimm so viele Teile, wie du dich traust.
}
tubyrinth-rules-tiles = Sieben Teile
tubyrinth-rules-tiles-seven = Alle haben die gleichen sieben Teile mit Rohren darauf. Ein Rohr verbindet alle Öffnungen seines Teils. Nur das quadratische Teil hat zwei Rohre, die nichts miteinander zu tun haben.
tubyrinth-rules-tiles-lay = { $mode ->
    [rookie] Teile liegen auf dem Plan nebeneinander, nie übereinander. Felsen stören nicht: Du darfst über sie bauen.
   *[other] Teile liegen auf freien Feldern des Plans nebeneinander, nie über Felsen oder übereinander.
} { $flip ->
    [no] Du darfst sie drehen, aber nicht wenden.
   *[yes] Du darfst sie drehen und wenden: Die Rückseite zeigt das Spiegelbild.
}
tubyrinth-rules-pipeline = Eine Leitung
tubyrinth-rules-pipeline-chain = Das erste Rohr hat eine Öffnung am Start, das letzte eine am Ziel, und dazwischen trifft an der Grenze zweier Felder Öffnung auf Öffnung.
tubyrinth-rules-pipeline-ends = Öffnungen, die nirgendwohin führen, schaden nicht, ob am Rand, an einem Felsen, an einem freien Feld oder an der geschlossenen Seite eines Teils.
tubyrinth-rules-pipeline-twin = Durch das quadratische Teil darf das Wasser zweimal, einmal durch jedes Rohr. Es bleibt ein Teil.
tubyrinth-rules-pipeline-flow = { $water ->
    [no] Während du baust, läuft kein Wasser: Ob eine Leitung stimmt, zeigt sich erst, wenn sie geprüft wird.
   *[yes] Während du baust, zeigt das Wasser, wie weit es kommt.
}
tubyrinth-rules-drawn-seven = Ein Plan mit einer Leitung aus sieben Teilen
tubyrinth-rules-count = Welche Teile zählen
tubyrinth-rules-count-needed = Ein Teil zählt, wenn es gebraucht wird, wenn also ohne es kein Wasser mehr ankäme. Seitenarme, Schleifen und Umwege denkt man sich weg, bis nur noch gebrauchte Teile übrig sind, und zwar so, dass dir möglichst viele bleiben.
tubyrinth-rules-count-least = { $mode ->
    [master] Eine Leitung braucht alle sieben Teile.
   *[other] Eine Leitung braucht mindestens fünf Teile.
}
tubyrinth-rules-count-more = { $mode ->
    [master] { "" }
   *[other] { $handicap ->
        [none] { "" }
       *[other] Manche brauchen hier längere: { $handicap }.
    }
}
tubyrinth-rules-drawn-spare = Ein Plan mit einer Leitung aus fünf Teilen und einem sechsten, das nicht zählt
tubyrinth-rules-drawn-spare-about = Hier zählen fünf Teile: Das blasse ist ein Seitenarm.
tubyrinth-rules-round = { $alone ->
    [yes] { "" }
   *[other] Eine Runde
}
tubyrinth-rules-round-start = { $board ->
    [none] { $same_board ->
        [yes] Alle bekommen den gleichen Plan.
       *[no] { $mode ->
            [rookie] Alle bekommen einen eigenen Plan.
           *[other] Alle bekommen einen eigenen Plan, und alle Pläne sind gleich schwer.
        }
    }
   *[other] Alle bauen auf dem Plan, der für diesen Tisch gewählt wurde.
} Sobald jeder Mensch am Tisch bereit ist, wird drei Sekunden heruntergezählt; dann sehen alle gleichzeitig ihren Plan und bauen los.
tubyrinth-rules-round-call = Ist deine Leitung fertig, ruf „Wasser marsch!“; dazu müssen mindestens fünf Teile auf dem Plan liegen. Nach deinem Ruf darfst du nicht mehr bauen. { $mode ->
    [basic] Der erste Ruf dreht die Sanduhr um, und die anderen haben noch { $hourglass } Sekunden.
   *[other] { "" }
}
tubyrinth-rules-round-pass = { $mode ->
    [basic] Findest du nichts, darfst du den Plan aufgeben: Dann hast du in dieser Runde keine Leitung.
   *[other] Findest du nichts, darfst du den Plan aufgeben; die anderen spielen weiter.
}
tubyrinth-rules-round-over = { $mode ->
    [basic] Ist der Sand durch oder baut niemand mehr, werden die Leitungen geprüft.
   *[other] Eine Sanduhr gibt es nicht. Der erste richtige Ruf beendet die Runde; wer falsch ruft, scheidet aus ihr aus, und die anderen spielen weiter. Findet niemand eine Leitung, bekommt niemand einen Punkt.
}
tubyrinth-rules-round-next = { $board ->
    [none] { $same_board ->
        [yes] Zur nächsten Runde wird der Plan umgedreht; danach { $mode ->
            [rookie] kommt ein neuer aus der Schachtel.
           *[other] { $grades ->
                [gentle] kommt ein neuer aus der Schachtel, aber keiner über Grad 2 von 5.
               *[rising] kommen schwerere aus der Schachtel, bis zu den schwersten.
            }
        }
       *[no] Zur nächsten Runde drehen alle ihren Plan um. { $mode ->
            [rookie] Sind beide Seiten gespielt, wandern die Pläne nach links;
           *[other] { $grades ->
                [gentle] Danach kommen schwerere aus der Schachtel, aber keine über Grad 2 von 5.
               *[rising] Danach kommen schwerere aus der Schachtel, bis zu den schwersten.
            } Werden sie nicht mehr schwerer, wandern die Pläne nach links, wenn beide Seiten gespielt sind;
        } hatten alle jeden Plan, kommen neue.
    }
   *[other] Alle Runden werden auf demselben Plan gespielt.
}
tubyrinth-rules-round-bots = { $alone ->
    [open] { $board ->
        [none] { $mode ->
            [rookie] { "" }
           *[other] { $grades ->
                [gentle] { "" }
               *[rising] Spielt ein leichter Bot oder ein Zufallsbot mit, ist kein Plan schwerer als Grad 2.
            }
        }
       *[other] { "" }
    }
   *[other] { "" }
}
tubyrinth-rules-round-time = { $clock ->
    [none] { "" }
   *[other] Die Zeit für jede Runde ist begrenzt: { $clock }. Wer bis dahin nicht gerufen hat, gibt den Plan auf.
}
tubyrinth-rules-round-instant = Eine einzige Uhr entscheidet für alle, wer wann gerufen hat; eine langsame Verbindung gleicht sie in Grenzen aus. Rufe im selben Augenblick teilen sich den besseren Platz. Was andere legen, sieht bis zum Ende der Runde niemand, auch wer nur zuschaut nicht.
tubyrinth-rules-points = { $alone ->
    [yes] { "" }
   *[other] Punkte
}
tubyrinth-rules-points-ranks = { $mode ->
    [basic] Die erste richtige Leitung bringt einen Punkt für jedes ihrer Teile, die zweite einen Punkt weniger, als sie Teile hat, die dritte zwei weniger und so fort.
   *[other] Wer zuerst eine richtige Leitung hat, gewinnt die Runde und einen Punkt. Die anderen bekommen nichts.
}
tubyrinth-rules-points-without = { $mode ->
    [basic] Wer keine Leitung hat, bekommt einen Punkt für jedes Teil, das die erste richtige nicht brauchte; sind mehrere im selben Augenblick die ersten, zählt die längste von ihnen. War kein Ruf richtig, gibt es dafür nichts.
   *[other] { "" }
}
tubyrinth-rules-points-wrong = { $mode ->
    [basic] Ein falscher Ruf { $penalty ->
        [0] bringt nichts
       *[1] kostet einen Punkt, auch unter null, und bringt sonst nichts
    }. Die anderen rücken dadurch nicht nach hinten.
   *[other] { "" }
}
tubyrinth-rules-example = { $alone ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] Ein Beispiel zu viert
       *[other] { "" }
    }
}
tubyrinth-rules-example-first = Lena ruft als Erste, mit sechs Teilen: 6 Punkte
tubyrinth-rules-example-second = Omar ruft als Zweiter, auch mit sechs Teilen: 5 Punkte
tubyrinth-rules-example-others = Ines und Paul werden nicht fertig; Lena hat ein Teil übrig: je 1 Punkt
tubyrinth-rules-end = { $alone ->
    [yes] { "" }
   *[other] Das Ende
}
tubyrinth-rules-end-goal = { $mode ->
    [basic] Hat jemand nach einer Runde 25 Punkte, ist die Partie zu Ende.
   *[other] Hat jemand fünf Punkte, ist die Partie zu Ende.
} Wer die meisten Punkte hat, gewinnt; auch mehrere können gemeinsam gewinnen.
tubyrinth-rules-end-box = { $board ->
    [none] Sind in der Schachtel zu wenige Pläne für eine weitere Runde, endet die Partie dort.
   *[other] Spätestens nach 82 Runden ist Schluss.
}
tubyrinth-rules-modes = { $table ->
    [yes] { "" }
   *[other] { $mode ->
        [basic] Zwei andere Spielweisen
       *[other] { "" }
    }
}
tubyrinth-rules-modes-rookie = { tubyrinth-option-mode-rookie }: Felsen stören hier nicht, du darfst über sie bauen, und die Pläne haben keine Grade. Wer zuerst eine richtige Leitung aus mindestens fünf Teilen hat, gewinnt die Runde und einen Punkt; fünf Punkte gewinnen die Partie.
tubyrinth-rules-modes-master = { tubyrinth-option-mode-master }: Nur Leitungen aus allen sieben Teilen sind richtig. Wer zuerst eine hat, gewinnt die Runde und einen Punkt; fünf Punkte gewinnen die Partie.
tubyrinth-rules-modes-wrong = In beiden gibt es keine Sanduhr: Wer falsch ruft, scheidet aus der Runde aus, die anderen spielen weiter, und der erste richtige Ruf beendet sie. Findet niemand eine Leitung, bekommt niemand einen Punkt.
tubyrinth-rules-solo = { $alone ->
    [no] { "" }
   *[other] Allein
}
tubyrinth-rules-solo-match = Eine Partie ist ein Plan. Die Uhr läuft, sobald du ihn aufdeckst, und steht, solange er zugedeckt ist. Liegen mindestens fünf Teile, darfst du rufen; ein falscher Ruf kostet nur Zeit. Der erste richtige beendet die Partie. Du darfst den Plan auch aufgeben.
tubyrinth-rules-solo-time = { $alone ->
    [yes] { $clock ->
        [none] { "" }
       *[other] Die Zeit ist begrenzt: { $clock }. Danach gilt der Plan als aufgegeben.
    }
   *[other] { "" }
}
tubyrinth-rules-solo-book = Spiel gegen deine eigene Bestzeit, oder sammle in Ruhe: Jeder der 82 Pläne des Buchs lässt sich mit fünf, mit sechs und mit sieben Teilen lösen, es gibt also 246 Lösungen zu finden. Jede hat in jeder Spielweise ihre eigene Bestzeit.
tubyrinth-rules-solo-hints = Wenn du nicht weiterweißt, helfen Hinweise Schritt für Schritt, es sei denn, der Tisch spielt ohne. Eine Lösung, die du dir zeigen lässt, wird im Buch durchgestrichen, es sei denn, du findest später eine andere mit ebenso vielen Teilen.
tubyrinth-rules-options = { $table ->
    [yes] { "" }
   *[other] { options }
}
tubyrinth-rules-options-about = Ihr könnt ohne Wenden spielen, alle auf dem gleichen Plan, ohne Wasser, das zeigt, wie weit es kommt, mit längerer oder kürzerer Sanduhr und mit einer Vorgabe, die von den Stärkeren längere Leitungen verlangt. In der deutschen Ausgabe bringt ein falscher Ruf bloß nichts ein.
tubyrinth-rules-made = Von wem es ist
tubyrinth-rules-made-by = { tubyrinth-made } { rules-own-words }
tubyrinth-made = Tubyrinth ist ein Spiel von Martin Nedergaard Andersen, erschienen 2016 bei Lifestyle Boardgames. Die Pläne hier sind, bis auf den ersten, unsere eigenen.

## Challenges of the day

tubyrinth-challenge-1 = Grad 1
tubyrinth-challenge-2 = Grad 2
tubyrinth-challenge-3 = Grad 3
tubyrinth-challenge-4 = Grad 4
tubyrinth-challenge-5 = Grad 5

## The history

tubyrinth-times = Lösungszeiten nach Schwierigkeit
tubyrinth-times-grade = Schwierigkeit
tubyrinth-times-median = Median
tubyrinth-times-best = beste
tubyrinth-times-count = gelöste Pläne
tubyrinth-times-none = nicht gelöst

## The trainer

tubyrinth-practice = Pläne an der Grenze deines Könnens: als Nächstes einer der Stufe „{ $grade }“, zu lösen in { $time }.
tubyrinth-practice-rating = Deine Wertung: { $rating }, aus { $count ->
    [0] noch keinem der Pläne
    [one] einem Plan
   *[other] { $count } Plänen
} des Buchs, die du allein gespielt hast.
tubyrinth-practice-play = Plan { $name } spielen
tubyrinth-practice-none = Das Buch ist noch nicht da

## Geister

tubyrinth-ghost = Der Geist
tubyrinth-ghost-record = Dein Rekord
tubyrinth-ghost-laid = { $whose ->
    [own] Dein Rekordlauf
   *[other] { $name }
}: { $count ->
    [0] noch nichts gelegt
    [one] ein Teil gelegt
   *[other] { $count } Teile gelegt
}
tubyrinth-ghost-done = { $whose ->
    [own] Dein Rekordlauf
   *[other] { $name }
}: fertig nach { $time }
tubyrinth-ghost-show = Geist zeigen
tubyrinth-ghost-verdict = { $which ->
    [faster] { $seconds } s schneller als { $whose ->
        [own] dein Rekord
       *[other] { $name }
    }
    [slower] { $seconds } s langsamer als { $whose ->
        [own] dein Rekord
       *[other] { $name }
    }
   *[even] Genauso schnell wie { $whose ->
        [own] dein Rekord
       *[other] { $name }
    }
}
tubyrinth-ghost-unsolved = { $whose ->
    [own] Dein Rekord: { $time }
   *[other] { $name } hat { $time } gebraucht
}
tubyrinth-ghost-link = Link kopieren: gegen diesen Lauf antreten

## Mit der Schachtel auf dem Tisch

tubyrinth-companion-call-5 = 5 Teile
tubyrinth-companion-call-6 = 6 Teile
tubyrinth-companion-call-7 = 7 Teile
tubyrinth-companion-call-right = richtig
tubyrinth-companion-call-wrong = falsch

## Der Rückblick

review-tubyrinth-curve = Was noch zu erreichen war, Runde für Runde
review-tubyrinth-start = Zu holen
review-tubyrinth-part-tiles = Teile weggelassen
review-tubyrinth-part-rank = Andere waren schneller
review-tubyrinth-part-pipeline = Keine Leitung
review-tubyrinth-part-penalty = Falscher Ruf
review-tubyrinth-part-unused = Teile, die der erste Platz übrig ließ
review-tubyrinth-show = Eine Lösung mit { $tiles } Teilen zeigen
review-tubyrinth-roll = Plan
review-tubyrinth-begins = Runde { $round } beginnt
review-tubyrinth-at = Runde { $round }, nach { $seconds } s: { $laid ->
    [one] ein Teil liegt
   *[other] { $laid } Teile liegen
}
review-tubyrinth-layout = { $tiles ->
    [0] kein Teil gelegt
    [one] ein Teil gelegt
   *[other] { $tiles } Teile gelegt
}
review-tubyrinth-pipeline = eine Leitung aus { $tiles } Teilen
review-tubyrinth-pipelines = { $count ->
    [one] Die Leitung zeigen
   *[other] Die { $count } Leitungen zeigen
}
review-tubyrinth-possible = Möglich: eine Leitung aus { $tiles } Teilen
review-tubyrinth-count = { $count } mit { $tiles } Teilen
review-tubyrinth-offers = Lösungen auf diesem Plan: { $counts }.
review-tubyrinth-offers-more = Lösungen auf diesem Plan, soweit gezählt: { $counts }.
review-tubyrinth-laid = Teile gelegt nach { $times } s.
review-tubyrinth-laid-none = Kein Teil gelegt.
review-tubyrinth-called = Gerufen nach { $seconds } s.
review-tubyrinth-found = { $tiles } Teile nach { $seconds } s
review-tubyrinth-look = Diese Runde ansehen
