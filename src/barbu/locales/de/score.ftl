# Einen Abend mit echten Karten aufschreiben, im Terminal.

## Words that may be typed, apart by spaces.

score-word-redo = wieder redo
score-word-edit = andern aendern korrigieren edit runde
score-word-cancel = abbrechen cancel
score-word-chart = kurve chart
score-word-rest = rest
score-word-yes = ja j yes y
score-word-no = nein n no
score-word-draw = losen los draw

## Beginning

score-ask-names = Wer spielt mit? Die Namen in Spielrichtung, mit Leerzeichen dazwischen, oder mit Kommas, wenn ein Name mehrere Wörter hat. Es können { $counts } sein.
score-ask-first = Wer gibt zuerst? Enter für { $who }, oder „{ $draw }“, dann entscheidet der Zufall.
score-ask-list = { $who ->
    [none] Welche { $count } Verträge wurden gezogen, durch Kommas getrennt? Enter zieht sie hier.
   *[other] Welche { $count } Verträge wurden für { $who } gezogen, durch Kommas getrennt? Enter zieht sie hier.
}
score-same-names = Jeder braucht einen eigenen Namen.

## A deal

score-deal = Runde { $deal } von { $deals }
score-dealer = { $who } gibt
score-chooser = { $who } wählt
score-enter-keeps = [Enter: { $kept }]
score-not-noted = nicht notiert
score-ask-out = { $count ->
    [one] Welche Karte ist nicht im Spiel?
   *[other] Welche { $count } Karten sind nicht im Spiel? Zum Beispiel 2K 10H
}
score-ask-again = { $count ->
    [one] So lässt sich kein Vertrag spielen: Gebt neu. Welche Karte ist jetzt nicht im Spiel?
   *[other] So lässt sich kein Vertrag spielen: Gebt neu. Welche { $count } Karten sind jetzt nicht im Spiel?
}
score-ask-choice = Was wählt { $who }?
score-ask-blind = Blind gewählt, für ×{ $times }?
score-ask-start = Bei welchem Wert hat das Domino begonnen?
score-ask-doubles = Wer gibt wem Kontra? Etwa „A>B, B>A*“, mit * für ein Rekontra.
score-owed = { $who } stehen noch Kontras zu von: { $owing }; Runden, die bleiben: { $deals }.
score-ask-whole = { $thing }: { $left } von { $needed } noch zu vergeben
score-ask-one = { $thing }: an wen?
score-may-end = „{ $word }“, wenn die Runde da zu Ende war.
score-ask-finish = { $left ->
    [one] Wer war auf Platz { $place } fertig?
   *[other] Wer war fertig, der Reihe nach? Es fehlen noch { $left } Plätze, ab Platz { $place }.
}
score-may-be-stuck = „{ $word }“, wenn keiner mehr anlegen konnte.
score-editing = Runde { $deal } wird neu aufgeschrieben. Enter lässt eine Antwort, wie sie war.
score-over = Das war die letzte Runde. Enter geht; zurück, ändern 3, punkte, tafel, kurve und hilfe gehen hier auch.

## What is refused

score-nothing-typed = Tipp eine Antwort; hilfe sagt, wie.
score-whom = „{ $given }“ ist keiner der Spieler, oder es können mehrere sein: { $names }.
score-not-counts = „{ $given }“ sagt nicht, wer wie viele genommen hat. Zum Beispiel: A 3, B 2, Rest C.
score-counts-not-points = „{ $given }“: Sag, wie viele Karten oder Stiche es waren, nicht die Punkte. Die werden ausgerechnet.
score-finished-twice = { $who } ist schon fertig.
score-not-doubles = „{ $given }“ ist kein Kontra. Zum Beispiel: A>B für ein Kontra, A>B* für eins, auf das B Rekontra gibt.
score-which-card = „{ $given }“ ist keine Karte, oder es können mehrere sein.
score-which-contract = „{ $given }“ ist kein Vertrag, oder es können mehrere sein.
score-which-suit = „{ $given }“ ist keine Farbe.
score-which-rank = „{ $given }“ ist kein Kartenwert.
score-yes-or-no = „{ $yes }“ oder „{ $no }“?
score-nothing-to-undo = Es gibt nichts zurückzunehmen.
score-nothing-to-redo = Es gibt nichts wiederzuholen.
score-later-deal = Dann passt Runde { $deal } nicht mehr: { $reason }
score-cut = Mit „{ $yes }“ wird es trotzdem aufgeschrieben; jene Runde und alle danach werden zurückgenommen und sind neu einzutragen. Zurück holt sie wieder. Alles andere lässt es, wie es war.
score-several = Mehrere Abende beginnen mit „{ $given }“: { $allowed }.
score-in-use = Der Abend { $id } ist in einem anderen Terminal offen. Leg ihn erst dort weg.
score-not-an-evening = Das ist kein Abend, der von hier stammt (Version { $version }).
score-no-such-format = Das Format „{ $given }“ gibt es nicht. Es gibt: { $allowed }.

## What is said

score-how-counts = Tipp, wer wie viele genommen hat, nie die Punkte: A 3, B 2, Rest C. Zahlen allein gelten der Reihe nach: 3 2 2 1. Der Anfang eines Namens genügt, A3 auch; ein Name allein zählt einmal; alle A gibt A alles.
score-how-order = Domino: die Namen in der Reihenfolge, in der sie fertig waren. Kontra: A>B, und A>B* mit Rekontra von B.
score-how-undo = zurück, wieder  nimmt die letzte Zeile zurück, dann Runde um Runde; und holt sie wieder
score-how-edit = ändern 3  schreibt Runde 3 neu auf; alles danach wird neu gerechnet
score-how-cancel = abbrechen  vergisst, was halb eingetragen ist
score-how-pages = punkte, tafel, kurve  der Zettel mit der Herkunft der Punkte, die gespielten Verträge, die Kurve der Stände
score-how-rules = regeln  was der Vertrag kostet
score-how-quit = ende  legt den Abend weg; nach jeder Zeile ist alles gespeichert
score-put-away = Weggelegt in { $path }. Weiter geht es mit: { BARBU() } score resume { $id }
score-none = Es gibt keine Abende. { BARBU() } score beginnt einen.
score-imported = Übernommen als { $id }.
score-renamed = { $count ->
    [0] In keinem Abend heißt jemand so.
    [one] { $name } in einem Abend.
   *[other] { $name } in { $count } Abenden.
}
score-ask-delete = Den Abend { $id } für immer löschen? „{ $yes }“ löscht ihn, alles andere nicht.
score-deleted = { $id } ist gelöscht.
score-not-deleted = { $id } bleibt.

## Statistics

score-stats-head = { $evenings ->
    [one] { $evenings } Abend
   *[other] { $evenings } Abende
}, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}. Punkte als Gewinn gerechnet; in Klammern der Vorsprung vor dem Schnitt des Tisches in denselben Runden.
score-stats-wins = { $evenings ->
    [one] { $evenings } Abend beendet
   *[other] { $evenings } Abende beendet
}: { $wins } gewonnen, { $shared } geteilt
score-stats-contract = { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}: { $points } im Schnitt ({ $ahead })
score-stats-best = ← am besten
score-stats-worst = ← am schlechtesten
score-stats-duels = Wer am Ende vor wem stand
score-stats-duel = { $one } – { $other }: { $won } zu { $lost }, { $tied } gleich

## The command line

score-help-score = Einen Abend mit echten Karten aufschreiben: wer was genommen hat, Runde um Runde; die Punkte werden ausgerechnet.
score-help-new = Einen Abend beginnen.
score-help-resume = Mit einem Abend weitermachen; mit dem letzten, wenn du keinen nennst.
score-help-list = Die Abende auflisten.
score-help-show = Zettel, gespielte Verträge und Kurve eines Abends ausgeben.
score-help-export = Einen Abend als JSON, als Aufzeichnung oder als Punktezettel schreiben.
score-help-import = Einen Abend aus einer solchen Datei übernehmen.
score-help-rename = Einen Spieler in allen Abenden anders nennen.
score-help-delete = Einen Abend löschen; du wirst erst gefragt.
score-help-stats = Siege, Schnitt je Vertrag, und wer vor wem stand.
score-help-ruleset = Eigene Regeln, eine Vorlage ({ BARBU() } rules list nennt sie) oder eine Datei; du wirst gefragt, wenn du nichts sagst.
score-help-player = Der Name eines Spielers, einmal für jeden, in Spielrichtung.
score-help-first = Wer zuerst gibt.
score-help-title = Wie der Abend heißt.
score-help-id = Der Abend, an den ersten Zeichen seiner Nummer; { BARBU() } score list nennt sie.
score-help-format = json, record, csv, html, text oder pdf; json, wenn du nichts sagst.
score-help-out = Die Datei; ausgegeben wird, wenn du nichts sagst.
score-help-file = Eine Datei von { BARBU() } score export.
score-help-old = Der Name, wie er ist.
score-help-new-name = Der Name, wie er werden soll.
score-help-folder = Ein Ordner mit Aufzeichnungen; deine eigenen Abende, wenn du nichts sagst.
