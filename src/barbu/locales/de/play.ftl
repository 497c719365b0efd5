# Playing in the terminal.

## Words that may be typed, small letters without accents, apart by spaces.

play-word-rules = ? regeln regel rules
play-word-score = punkte stand zettel s score
play-word-grid = tafel g vertrage vertraege grid
play-word-last = letzter l last
play-word-hand = hand blatt karten
play-word-table = tisch t table
play-word-undo = zuruck zurueck undo u
play-word-quit = ende q quit exit schluss
play-word-help = hilfe help befehle
play-word-look = ansehen sehen look
play-word-pass = passe passen pass weiter
play-word-stop = stopp stop genug
play-word-high = hoch oben high
play-word-low = tief unten low niedrig
play-word-all = alle jeder all
play-word-flanks = andere anderen flanken flanks
play-word-none = niemand keiner nichts n none
play-word-no-trump = ohne ot ohne-trumpf kein none
play-word-more = mehr more m
play-word-next = w weiter n
play-word-previous = z zuruck zurueck b
play-word-trick-next = s stich t
play-word-trick-previous = ss zs tt
play-word-deal-next = r runde d
play-word-deal-previous = rr zr dd

## Numbers of things

play-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
play-count-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
play-count-things = { $count } { $things }
play-item-trick = { $count ->
    [one] Stich
   *[other] Stiche
}
play-item-last = der letzte Stich
play-item-last2 = der vorletzte Stich
play-item-last3 = der drittletzte Stich
play-item-last4 = der viertletzte Stich
play-item-suit-C = { $count ->
    [one] Kreuz
   *[other] Kreuze
}
play-item-suit-S = { $count ->
    [one] Pik
   *[other] Piks
}
play-item-suit-D = { $count ->
    [one] Karo
   *[other] Karos
}
play-item-suit-H = { $count ->
    [one] Herz
   *[other] Herzen
}
play-item-rank-2 = { $count ->
    [one] Zwei
   *[other] Zweien
}
play-item-rank-3 = { $count ->
    [one] Drei
   *[other] Dreien
}
play-item-rank-4 = { $count ->
    [one] Vier
   *[other] Vieren
}
play-item-rank-5 = { $count ->
    [one] Fünf
   *[other] Fünfen
}
play-item-rank-6 = { $count ->
    [one] Sechs
   *[other] Sechsen
}
play-item-rank-7 = { $count ->
    [one] Sieben
   *[other] Siebenen
}
play-item-rank-8 = { $count ->
    [one] Acht
   *[other] Achten
}
play-item-rank-9 = { $count ->
    [one] Neun
   *[other] Neunen
}
play-item-rank-10 = { $count ->
    [one] Zehn
   *[other] Zehnen
}
play-item-rank-J = { $count ->
    [one] Bube
   *[other] Buben
}
play-item-rank-Q = { $count ->
    [one] Dame
   *[other] Damen
}
play-item-rank-K = { $count ->
    [one] König
   *[other] Könige
}
play-item-rank-A = { $count ->
    [one] Ass
   *[other] Asse
}
play-place = { $place }.
play-place-finished = { $place }. Platz
play-price-place = { $place }. { $points }

## The table

play-deal-of = Runde { $deal } von { $deals }
play-no-cards-yet = {" "}Geben{" "}
play-no-contract-yet = {" "}Wahl des Vertrags{" "}
play-chosen-by = { $me ->
    [yes] deine Wahl
   *[no] Wahl von { $who }
}
play-blind = blind, ×{ $times }
play-trump = Trumpf { $suit }
play-no-trump = ohne Trumpf
play-start-rank = Start bei { $rank }
play-out = übrig: { $cards }
play-thrown-in = { $count ->
    [one] neu gegeben
   *[other] { $count }-mal neu gegeben
}
play-doubles = { $me ->
    [yes] du gibst Kontra: { $whom }
   *[no] { $who } gibt Kontra: { $whom }
}
play-redoubled = {" "}(Rekontra)
play-left = noch da: { $things }
play-left-nothing = nichts mehr zu holen
play-left-places = noch zu holen: { $points }
play-letter-dealer = G
play-letter-chooser = A
play-letter-declarer = A
play-letter-leader = V
play-head-cards = Karten
play-head-tricks = Stiche
play-head-deal = Runde
play-head-total = Stand
play-seat-points = { $deal } · Stand { $total }
play-board-bridged = Nicht im Spiel und übersprungen: { $cards }
play-board-blocked = Nicht im Spiel, hier endet die Reihe: { $cards }

## What happens

play-told-list = Gezogene Verträge: { $contracts }.
play-told-draw = Um das Geben wird gezogen: { $drawn }.
play-told-draw-again = Gleichstand, noch einmal: { $drawn }.
play-told-drawn = { $who } { $card }
play-told-first-dealer = { $me ->
    [yes] Du gibst als Erster.
   *[no] { $who } gibt zuerst.
}
play-told-box-at-zero = { $contract } geht mit diesen Karten nicht: Es wird mit 0 abgehakt.
play-told-thrown-in = Die Karten kommen zusammen, es wird neu gegeben.
play-told-plays = { $me ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
play-told-lays = { $me ->
    [yes] Du legst { $card }.
   *[no] { $who } legt { $card }.
}
play-told-lays-high = { $me ->
    [yes] Du legst { $card }: Asse kommen nach oben.
   *[no] { $who } legt { $card }: Asse kommen nach oben.
}
play-told-lays-low = { $me ->
    [yes] Du legst { $card }: Asse kommen nach unten.
   *[no] { $who } legt { $card }: Asse kommen nach unten.
}
play-told-out = { $me ->
    [yes] Du bist fertig: { $place }. Platz.
   *[no] { $who } ist fertig: { $place }. Platz.
}
play-told-passes = { $me ->
    [yes] Du passt.
   *[no] { $who } passt.
}
play-told-stops = { $me ->
    [yes] Du lässt es dabei.
   *[no] { $who } lässt es dabei.
}
play-told-chooses = { $me ->
    [yes] Du wählst „{ $contract }“.
   *[no] { $who } wählt „{ $contract }“.
}
play-told-chooses-blind = { $me ->
    [yes] Du wählst „{ $contract }“, blind.
   *[no] { $who } wählt „{ $contract }“, blind.
}
play-told-looks = { $me ->
    [yes] Du nimmst deine Karten auf.
   *[no] { $who } nimmt die Karten auf.
}
play-told-trump = { $me ->
    [yes] Du sagst { $suit } als Trumpf an.
   *[no] { $who } sagt { $suit } als Trumpf an.
}
play-told-no-trump = { $me ->
    [yes] Du spielst ohne Trumpf.
   *[no] { $who } spielt ohne Trumpf.
}
play-told-start = { $me ->
    [yes] Du beginnst das Domino bei { $rank }.
   *[no] { $who } beginnt das Domino bei { $rank }.
}
play-told-silent = { $me ->
    [yes] Du gibst kein Kontra.
   *[no] { $who } gibt kein Kontra.
}
play-told-doubles = { $me ->
    [yes] Du gibst { $whom } Kontra.
   *[no] { $who } gibt { $whom } Kontra.
}
play-told-takes = { $me ->
    [yes] Du nimmst den Stich.
   *[no] { $who } nimmt den Stich.
}
play-told-takes-points = { $me ->
    [yes] Du nimmst den Stich: { $points }.
   *[no] { $who } nimmt den Stich: { $points }.
}
play-told-undone = Zurückgenommen. Du entscheidest noch einmal.
play-told-slam = { $me ->
    [yes] Schlemm: Du hast alles genommen.
   *[no] Schlemm: { $who } hat alles genommen.
}
play-whom-you = dir
play-last-trick = Letzter Stich: { $cards } → { $who }
play-takes-it = nimmt ihn
play-passed = passt
play-stopped = lässt es dabei
play-no-last-trick = In dieser Runde ist noch kein Stich fertig.

## What is asked

play-prompt = >
play-next-deal = Enter für die nächste Runde:
play-press-enter = Enter zurück an den Tisch:
play-only-enter = Enter geht weiter; auch punkte, tafel, hilfe und ende gehen hier.
play-ask-choice = Welchen Vertrag wählst du? (Nummer oder Name)
play-ask-blind = Wähl jetzt, ohne deine Karten zu sehen, dann zählen alle Punkte ×{ $times }; oder tipp ansehen.
play-ask-choice-before = Du wählst vor dem Geben: Alle Punkte zählen ×{ $times }.
play-ask-barred = Jetzt nicht, die Karte fehlt: { $contracts }
play-ask-trump = Welche Farbe ist Trumpf?
play-ask-start = Bei welchem Wert beginnt das Domino? { $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who } (Rekontra)
play-ask-must-double = Du schuldest { $who } ein Kontra und musst es jetzt geben.
play-ask-owed = Du schuldest { $who } noch { $count ->
    [one] { $count } Kontra
   *[other] { $count } Kontras
} in { $deals ->
    [one] einer Runde
   *[other] { $deals } Runden
}.
play-ask-doubles = Wem gibst du Kontra? Nummern oder Namen, oder alle, andere, niemand.
play-ask-lead = Du spielst aus.
play-ask-follow = Du bist dran, { $suit } ist angespielt.
play-ask-discard = Du bist dran und hast kein { $suit }.
play-ask-pass = Du kannst nichts legen: Enter passt.
play-ask-lay = Du bist dran, leg eine Karte.
play-ask-lay-ace = Du bist dran. Sag beim Ass hoch oder tief: A♠ hoch.
play-ask-again = Nach dem Ass legst du noch eine Karte.
play-ask-again-or-stop = Nach dem Ass darfst du noch eine Karte legen, oder tipp stopp.
play-ask-start-card = Du beginnst: Der Wert deiner Karte eröffnet alle vier Farben.

## What was not understood

play-nothing-typed = Tipp eine Nummer, eine Karte oder einen Befehl; hilfe zählt sie auf.
play-not-understood-playing = „{ $text }“ ist weder Karte noch Befehl. Es geht: { $legal }.
play-not-understood-choosing = „{ $text }“ ist kein Vertrag. Es geht: { $legal }.
play-not-understood-namingtrump = „{ $text }“ ist keine Farbe. Es geht: { $legal }.
play-not-understood-namingstart = „{ $text }“ ist kein Wert. Es geht: { $legal }.
play-not-understood-doubling = „{ $text }“ sitzt hier nicht. Tipp Nummern oder Namen, oder alle, andere, niemand.
play-no-such-number = Eine Nummer { $given } gibt es hier nicht: 1 bis { $most }.
play-which-card = „{ $text }“ kann { $cards } sein. Tipp die Nummer, oder das Zeichen der Farbe.
play-which-suit = „{ $text }“ kann { $suits } sein. Tipp die Nummer, oder das ganze Wort.

## The end of a deal and of the match

play-summary-title = Ende von Runde { $deal }
play-reason-place = { $place }. Platz { $points }
play-reason-shared-places = Anteil am Rest { $points }
play-reason-slam = Schlemm { $points }
play-reason-undoubled = kein Kontra { $points }
play-reason-blind = blind { $points }
play-reason-handicap = Handicap beim Wählen { $points }
play-reason-doubles = Kontras { $points }
play-why = { $who }: { $reasons }
play-sheet-empty = Auf dem Zettel steht noch nichts.
play-low-wins = Der niedrigste Stand gewinnt.
play-high-wins = Der höchste Stand gewinnt.
play-grid-legend = Zahl: gespielte Runde; ▶ jetzt; · noch offen
play-winner = { $me ->
    [yes] Du gewinnst mit { $points } Punkten
   *[no] { $who } gewinnt mit { $points } Punkten
}
play-winners = { $names } teilen sich den ersten Platz mit { $points } Punkten
play-standing = { $place }. { $who }  { $points }
play-standing-tied = { $place }. { $who } (gleichauf)  { $points }

## The rules of a contract

play-rule-salad = Alles zählt auf einmal: { $contracts }.
play-rule-salad-scale = Alle Werte zählen { $scale }.
play-rule-trick-loss = Jeder Stich kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-trick-gain = Jeder Stich bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-last-loss = Hier kostet { $trick } { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-last-gain = Hier bringt { $trick } { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-each-loss = Pro { $thing } verlierst du { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-each-gain = Pro { $thing } bekommst du { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-card-loss = { $card } kostet { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-card-gain = { $card } bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-card-loss-instead = { $card } kostet stattdessen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-card-gain-instead = { $card } bringt stattdessen { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
play-rule-total-loss = Insgesamt sind { $points } Punkte zu verlieren.
play-rule-total-gain = Insgesamt sind { $points } Punkte zu gewinnen.
play-rule-layout-aim = Leg als Erster alle deine Karten.
play-rule-place-gain = { $place ->
    [1] wer zuerst fertig ist, gewinnt { $points }
    [2] der Zweite { $points }
    [3] der Dritte { $points }
    [4] der Vierte { $points }
   *[other] der { $place }. { $points }
}
play-rule-place-loss = { $place ->
    [1] wer zuerst fertig ist, verliert { $points }
    [2] der Zweite verliert { $points }
    [3] der Dritte verliert { $points }
    [4] der Vierte verliert { $points }
   *[other] der { $place }. verliert { $points }
}
play-rule-places = Der Reihe nach: { $places }{ $rest }.
play-rule-places-rest = , die übrigen nichts
play-rule-no-trump = Es gibt keinen Trumpf.
play-rule-trump-named = Wer wählt, nennt die Trumpffarbe.
play-rule-trump-named-or-none = Wer wählt, nennt die Trumpffarbe oder spielt ohne Trumpf.
play-rule-trump-fixed = Trumpf ist { $suit }.
play-rule-follow = Du musst bedienen; hast du die angespielte Farbe nicht, spielst du, was du magst, wenn unten nichts anderes steht.
play-rule-beat-trumps = Ist Trumpf angespielt, musst du höher spielen, wenn du kannst.
play-rule-beat-always = In der angespielten Farbe musst du höher spielen, wenn du kannst.
play-rule-ruff = Ohne die angespielte Farbe musst du stechen.
play-rule-overruff = Ist der Stich schon gestochen, musst du überstechen, wenn du kannst.
play-rule-underruff = Wer nicht überstechen kann, muss trotzdem stechen.
play-rule-no-underruff = Wer nicht überstechen kann, spielt, was er mag.
play-rule-dump-void = Ohne die angespielte Farbe musst du eine Karte abwerfen, die Punkte kostet, wenn du eine hast.
play-rule-dump-void-or-under = Eine Karte, die Punkte kostet, muss fallen, sobald sie den Stich nicht nimmt.
play-rule-first-no-lead = { $suit } darf nicht zum ersten Stich ausgespielt werden, außer du hast nichts anderes.
play-rule-first-no-play = Kein { $suit } darf zum ersten Stich fallen, außer du hast nichts anderes.
play-rule-first-no-points = Keine Karte, die zählt, darf zum ersten Stich fallen, außer du hast nichts anderes.
play-rule-lead-never = { $suit } darf nicht ausgespielt werden, solange du etwas anderes hast.
play-rule-lead-broken-any = { $suit } darf erst ausgespielt werden, wenn eins gefallen ist, außer du hast nichts anderes.
play-rule-lead-broken-discard = { $suit } darf erst ausgespielt werden, wenn eins auf eine andere Farbe abgeworfen ist, außer du hast nichts anderes.
play-rule-early-end = Die Runde endet, sobald nichts mehr da ist, was zählt.
play-rule-ranking = Von oben nach unten: { $ranks }.
play-rule-slam-tricks = alle Stiche
play-rule-slam-items = alles, was zählt
play-rule-slam-mirror = Schlemm: Nimmt einer { $takes }, gewinnt er, was es ihn gekostet hätte.
play-rule-slam-fixed = Schlemm: Nimmt einer { $takes }, gewinnt er stattdessen { $count } Punkte.
play-rule-slam-charge-others = Schlemm: Nimmt einer { $takes }, verliert stattdessen jeder andere { $count } Punkte.
play-rule-slam-zero = Schlemm: Nimmt einer { $takes }, schreibt niemand Punkte.
play-rule-start-fixed = Startwert ist { $rank }: Damit wird jede Farbe eröffnet.
play-rule-start-laid = Die erste gelegte Karte bestimmt den Wert, mit dem auch die anderen Farben eröffnet werden.
play-rule-start-named = Der Wert, der die Farben eröffnet, wird vor dem Start genannt.
play-rule-starter-dealer = Der Geber beginnt.
play-rule-starter-next = Der Spieler nach dem Geber beginnt.
play-rule-starter-previous = Der Spieler vor dem Geber beginnt.
play-rule-starter-holder = Wer { $card } hat, beginnt.
play-rule-starter-chooser = Wer gewählt hat, beginnt.
play-rule-starter-leads-dealer = Der Geber beginnt.
play-rule-starter-leads-next = Der Spieler nach dem Geber beginnt.
play-rule-starter-leads-previous = Der Spieler vor dem Geber beginnt.
play-rule-runs = Jede Farbe ist eine Reihe: Du eröffnest eine Farbe oder verlängerst eine Reihe nach oben oder unten.
play-rule-ace-high = Das Ass kommt ganz nach oben.
play-rule-ace-low = Das Ass kommt ganz nach unten.
play-rule-ace-first-decides = Das erste gelegte Ass entscheidet für alle, ob Asse nach oben oder nach unten kommen.
play-rule-again-optional = Wer ein Ass legt, darf noch eine Karte legen.
play-rule-again-mandatory = Wer ein Ass legt, muss noch eine Karte legen, wenn er kann.
play-rule-chain-renew = Ist das wieder ein Ass, gilt dasselbe noch einmal.
play-rule-chain-once = Es bleibt bei einer Karte, auch wenn sie ein Ass ist.
play-rule-chain-free = Danach darf er weiterlegen, so lange er mag.
play-rule-pass = Passen darfst du nur, wenn du keine Karte legen kannst.
play-rule-missing-bridge = Eine Karte, die nicht im Spiel ist, wird übersprungen.
play-rule-missing-block = Eine Karte, die nicht im Spiel ist, beendet ihre Reihe.
play-rule-blocked-redeal = Kann niemand weiterlegen, wird neu gegeben.
play-rule-blocked-split = Kann niemand weiterlegen, teilen sich die Übrigen die restlichen Punkte.
play-rule-end-settled = Die Runde endet, wenn alle übrigen Plätze gleich viel bringen.
play-rule-end-all-but-one = Die Runde endet, wenn nur noch einer Karten hat.
play-rule-blind-before = Der Vertrag wird gewählt, bevor die Karten zu sehen sind; alle Punkte zählen ×{ $times }.
play-rule-blind-either = Blind gewählt, zählen alle Punkte ×{ $times }.
play-rule-handicap = Wer wählt, dem zählen Verluste doppelt und Gewinne halb.
play-rule-doubles-any = Jeder kann jedem Kontra geben; der Ansager gibt nur Rekontra.
play-rule-doubles-declarer = Kontra geht nur gegen den Ansager.
play-rule-redoubles = Ein Kontra verschiebt den Unterschied der Punkte zweier Spieler ×{ $once } vom einen zum anderen, ein Rekontra ×{ $times }.
play-rule-no-redoubles = Ein Kontra verschiebt den Unterschied der Punkte zweier Spieler ×{ $once } vom einen zum anderen; Rekontra gibt es nicht.
play-rule-quota = Jeder muss jedem Ansager mindestens { $count ->
    [one] einmal
   *[other] { $count }-mal
} Kontra geben.

## Help

play-help-play = Tipp die Nummer unter einer Karte, oder die Karte selbst: DP, D♠, 10♥. Enter spielt, wenn nur eins möglich ist.
play-help-rules = ?  die Regeln des laufenden Vertrags
play-help-score = punkte  der Zettel bis jetzt, und woher die Punkte kommen
play-help-grid = tafel  welche Verträge gespielt, im Gang und offen sind
play-help-last = letzter  der letzte Stich
play-help-hand = hand, tisch  deine Karten, der ganze Tisch
play-help-undo = zurück  nimmt deine letzte Entscheidung in dieser Runde zurück
play-help-quit = ende  speichert und geht; Strg-C tut dasselbe

## Replaying a record

play-replay-keys = Enter: nächste Karte · z: zurück · s, ss: nächster, voriger Stich · r, rr: nächste, vorige Runde · eine Zahl: diese Runde · q: Ende
play-replay-prompt = { $at } von { $count } >
play-replay-no-deal = Eine Runde { $deal } gibt es in dieser Aufzeichnung nicht.
play-replay-not-understood = Enter, z, s, ss, r, rr, q oder die Nummer einer Runde.
play-replay-entered = Diese Runde wurde von Hand eingetragen; ihre Karten kennt niemand.

## Saved matches

play-saved = Gespeichert. Weiter geht es mit: { BARBU() } play --resume { $id }
play-kept = Die Aufzeichnung liegt in { $path }
play-begun = Neue Partie { $id }, { $rules }, mit { $players }.
play-resumed = Weiter mit Partie { $id }, { $rules }, mit { $players }.
play-own-rules = eigene Regeln
play-no-matches = Es gibt keine gespeicherten Partien. { BARBU() } play beginnt eine.
play-match-finished = { $deals ->
    [one] fertig, { $deals } Runde, { $when }
   *[other] fertig, { $deals } Runden, { $when }
}
play-match-unfinished = { $deal } von { $deals } Runden gespielt, { $when }
play-match-unreadable = { $path }: { $reason }
play-how-to-resume = Weiter geht es mit: { BARBU() } play --resume, mit den ersten Buchstaben einer Partie, wenn es nicht die letzte war.
play-disk-full = Die Platte ist voll: { $path } ließ sich nicht schreiben. Bis zu deinem letzten Zug ist alles sicher.
play-disk-trouble = { $path } ist nicht zu gebrauchen: { $reason }. Bis zu deinem letzten Zug ist alles sicher.
play-no-private-file = Partie { $id } wurde nicht hier gespielt: Die Datei { $path } mit ihren Plätzen fehlt.
play-match-in-use = Partie { $id } ist in einem anderen Terminal offen. Beende oder verlass sie erst dort.
play-nothing-to-resume = In { $path } gibt es keine offene Partie.
play-several-matches = Mehrere Partien beginnen mit „{ $given }“: { $allowed }.
play-no-such-match = In { $path } gibt es keine Partie „{ $given }“. { BARBU() } matches zählt sie auf.
play-not-text = { $path } ist keine Textdatei.
play-bad-private-file = { $path } ist beschädigt, diese Partie kann hier nicht weitergehen. Ansehen lässt sie sich noch.

## Beginning

play-default-preset = classic-32
play-you-name = Du
play-bot-names = Anna Bernd Clara Dirk Eva Fritz Greta
play-welcome = Barbu. Nach welchen Regeln spielst du?
play-pick = Eine Nummer, oder Enter für die erste. mehr zeigt alle Vorlagen; ein Name oder eine Datei mit eigenen Regeln geht auch.
play-pick-all = Eine Nummer, ein Name, oder eine Datei mit eigenen Regeln. Enter nimmt die üblichen.
play-offer-facts = { $players } Spieler, { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}.
play-demo = Eine Partie { $rules } zwischen { $players }.

## Checking the shuffles

play-verify-fair = Runde { $deal }: Die Karten sind die versprochenen.
play-verify-unfair = Runde { $deal }: Die Karten sind NICHT die versprochenen.
play-verify-secret-kept = Runde { $deal }: Sie ist zu Ende, aber ihr Geheimnis wurde nie verraten, also lässt sich nichts prüfen.
play-verify-seeded = Die Karten dieser Partie konnte man vorher wissen: Sie wurde nach geschriebenen Worten gegeben oder wiederholt eine Runde.
play-verify-unbroken = In dieser Aufzeichnung war nichts versprochen, also ist auch kein Versprechen gebrochen.
play-verify-result = { $count ->
    [one] { $count } Runde geprüft
   *[other] { $count } Runden geprüft
}, { $wrong ->
    [0] keine ist falsch.
    [one] eine ist falsch.
   *[other] { $wrong } sind falsch.
}

## The command line

play-cli-barbu = Barbu, das Kartenspiel der vielen Regeln: Spiel es nach deinen.
play-cli-play = Spiel eine Partie gegen Bots, nach einer Vorlage oder einer eigenen Regeldatei.
play-cli-matches = Zähl die gespeicherten Partien auf.
play-cli-demo = Sieh einer ganzen Partie unter Bots zu.
play-cli-replay = Geh eine Aufzeichnung Karte für Karte durch, alle Hände offen.
play-cli-verify = Prüf, ob jede Runde einer Aufzeichnung die versprochene ist.
play-cli-ruleset = Eine Vorlage ({ BARBU() } rules list nennt sie) oder eine TOML-Datei; mit --resume die Partie.
play-cli-players = Wie viele spielen.
play-cli-seat = Dein Platz, von 1 an in Spielrichtung.
play-cli-bot = Wer auf den anderen Plätzen spielt: random, careful, beginner, casual, regular, strong oder expert; einmal für alle, oder für jeden einzeln.
play-cli-seed = Gibt nach diesen Worten statt nach Zufall, damit sich die Partie wiederholen lässt.
play-cli-name = Dein Name am Tisch.
play-cli-resume = Setzt die letzte offene Partie fort, oder die genannte.
play-cli-pace = Wie lange Karten bis zur nächsten liegen bleiben; normal, wenn du nichts sagst.
play-cli-lang = Die Sprache; die deines Systems, wenn du nichts sagst.
play-cli-data = Der Ordner deiner Partien; dein eigener Datenordner, wenn du nichts sagst.
play-cli-record = Eine Aufzeichnung, wie { BARBU() } play sie aufhebt.
play-cli-version = Nennt die Version.
play-cli-arguments = Womit
play-cli-options = Optionen
play-cli-commands = Befehle
play-cli-usage = Aufruf: { $line }
play-cli-help = Diese Seite zeigen.
play-cli-default = Wenn du nichts sagst: { $value }.
play-cli-no-such-command = Einen Befehl „{ $given }“ gibt es nicht. { $close ->
        [0] Es gibt: { $near }.
       *[other] Meinst du { $near }?
    }
play-cli-no-such-option = Eine Option { $option } gibt es hier nicht. { $close ->
        [0] Häng --help an, um zu sehen, was es gibt.
       *[other] Meinst du { $near }?
    }
play-cli-extra = Das ist zu viel, hier gehört es zu nichts: { $given }. Häng --help an, um zu sehen, was es gibt.
play-cli-missing = Es fehlt: { $what }. Häng --help an, um zu sehen, was das ist.
play-cli-needs-value = Nach { $option } fehlt ein Wort. Häng --help an, um zu sehen, welches.
play-cli-takes-nothing = { $option } steht allein, ohne Wert.
play-cli-no-number = { $option } braucht eine ganze Zahl: nicht „{ $given }“.
play-cli-at-least = { $option } braucht eine Zahl ab { $bound }: nicht { $given }.
play-cli-at-most = { $option } braucht eine Zahl bis { $bound }: nicht { $given }.
play-cli-word-options = OPTIONEN
play-cli-word-command = BEFEHL
play-cli-word-preset = VORLAGE
play-cli-word-file = DATEI
play-cli-word-link = LINK
play-cli-word-folder = ORDNER
play-cli-word-name = NAME
play-cli-word-text = TEXT
play-cli-word-address = ADRESSE
play-cli-wrong = Der Befehl ist nicht zu verstehen: { $reason }
system-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
system-folder = das ist ein Ordner
system-no-folder = das ist eine Datei und kein Ordner
system-forbidden = du hast kein Recht dazu
system-read-only = auf dieses Laufwerk kann nichts geschrieben werden
system-full = die Platte ist voll
system-taken = ein anderes Programm benutzt ihn
play-cli-not-resumed = { $option } gilt nur für eine neue Partie, nicht mit --resume: Lass es weg.
play-cli-no-such-pace = Ein Tempo „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
play-cli-no-such-seat = Einen Platz { $given } gibt es an diesem Tisch nicht: 1 bis { $most }.
play-cli-bots = Nenn einen Bot für alle, oder je einen für die { $count } anderen Plätze: nicht { $given }.
play-bots-warming = Die Bots machen sich bereit…
play-cli-unexpected = Etwas ging schief, das nicht sollte. Deine Partie ist bis zu deinem letzten Zug sicher: { BARBU() } play --resume. Näheres steht in { $path }
play-cli-unexpected-no-log = Etwas ging schief, das nicht sollte. Deine Partie ist bis zu deinem letzten Zug sicher: { BARBU() } play --resume.
play-help-calls = Andere Antworten: ansehen, passe, stopp, hoch, tief, alle, andere, niemand.
play-help-marks = Neben den Namen: G gibt, A hat den Vertrag gewählt, V spielt aus; ▶ ist am Zug.
play-replay-nothing = Noch keine Runde dieser Partie ist zu Ende.
play-no-file = { $path } ist nicht lesbar: { $reason }.
play-verify-unpromised = Runde { $deal }: Ihre Karten waren nie versprochen, also lässt sich nichts prüfen.
play-verify-in-play = Runde { $deal } ist noch nicht zu Ende: Ihr Geheimnis wird am Schluss verraten.
play-verify-by-hand = { $count ->
    [one] Eine Runde ist von Hand geführt: Ihre Karten lassen sich nicht prüfen.
   *[other] { $count } Runden sind von Hand geführt: Ihre Karten lassen sich nicht prüfen.
    }
play-verify-nothing = In diesem Protokoll lässt sich nichts prüfen.
play-cli-no-output = Die Standardausgabe ist geschlossen: Es lässt sich nichts zeigen.
play-cli-no-input = Die Standardeingabe ist geschlossen: Es lässt sich nichts tippen. Keine Partie wurde begonnen oder verändert.
play-cli-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
play-not-a-folder = { $path } ist kein Ordner.
play-cli-watched = Eine Vorlage ({ BARBU() } rules list nennt sie) oder eine TOML-Datei.
play-cli-playing = Wer spielt: random, careful, beginner, casual, regular, strong oder expert; einmal für alle oder einmal für jeden Platz.
