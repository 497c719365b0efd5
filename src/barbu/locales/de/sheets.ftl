# Der Spielzettel zum Drucken. Kurze Wörter über schmalen Spalten.

sheets-deal = Runde
sheets-dealer = Geber
sheets-chooser = Wählt
sheets-contract = Vertrag
# Above the points of one deal, and above what they have come to so far.
sheets-points = Punkte
sheets-total = Stand
# The place in which a player ends.
sheets-place = Platz
sheets-date = Datum
# Where the evening took place.
sheets-where = Ort
# Captions of the parts of the sheet.
sheets-done = Die Verträge
sheets-deals = Runde für Runde
sheets-rules = Was gilt
sheets-owed = Fällige Kontras
# Above the one column of boxes of a table that plays each contract once.
sheets-all = gespielt
# What all players together write in a contract.
sheets-sum = Summe
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what }:
sheets-doubles = Kontra
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = von
sheets-doubled = Ansager
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = ×: wem der Spieler Kontra gibt{ $again ->
    [yes] {", ² bei Rekontra."}
   *[no] .
}
sheets-note-declarer = ×: der Spieler gibt dem Ansager Kontra{ $again ->
    [yes] {", ² bei Rekontra."}
   *[no] .
}
# Follows an asterisk.
sheets-note-out = wenn keine Karte, die zählt, draußen liegt.

sheets-players = { $count } Spieler
sheets-hand = je { $count }{ $over ->
    [0] {""}
   *[other] , { $over } offen
}
sheets-without = ohne { $cards }
sheets-wins-signed = der höchste Stand gewinnt
sheets-wins-penalty = der niedrigste Stand gewinnt

# What the places of a layout pay, the first one first.
sheets-places = der Reihe nach: { $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = alles von oben
sheets-slam = Schlemm { $points }
sheets-slam-mirror = Schlemm: aus dem Verlust wird Gewinn
sheets-slam-others = Schlemm: die anderen je { $points }

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = Jeder darf jedem Kontra geben.
sheets-rule-doubles-others = Jeder außer dem Ansager darf jedem Kontra geben.
sheets-rule-doubles-winning = Bei { $contracts } geht Kontra nur gegen den Ansager.
sheets-rule-redouble-own-turn = Wer Kontra bekommt, bevor er dran war, darf Rekontra geben.
sheets-rule-redouble-declarer-only = Nur der Ansager darf Rekontra geben.

# The heads of a table of numbers. $name.
sheets-points-of = { $name }, Punkte
sheets-total-of = { $name }, Stand
sheets-doubles-of = { $name } gibt Kontra

## The command

sheets-help = Druckt den Spielzettel eines Regelwerks zum Ausfüllen oder den einer Partie.
sheets-help-what = Eine Vorlage, eigene Regeln mit ihrem Namen, eine Datei, der Text eines Links; oder die Aufzeichnung einer Partie.
sheets-help-players = Für wie viele Spieler; ohne Angabe vier, oder so wenige wie möglich.
sheets-help-names = Die Namen der Spieler, mit Kommas getrennt, der erste Geber zuerst.
sheets-help-paper = Das Papier.
sheets-help-portrait = Hochformat.
sheets-help-landscape = Querformat; ohne Angabe, was besser passt.
sheets-help-form = Was geschrieben wird; ohne Angabe, was die Endung der Datei sagt, und Text auf dem Terminal.
sheets-help-output = Schreibt ihn in diese Datei: .pdf, .html, .csv oder .txt.
sheets-written = Der Spielzettel steht in { $file }.
sheets-ending = Ein Spielzettel endet auf .pdf, .html, .csv oder .txt, nicht auf „{ $given }“; oder nenne die Form mit --form.
sheets-no-such-form = Die Form „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
sheets-no-such-paper = Das Papier „{ $given }“ gibt es nicht. Es gibt: { $allowed }.
sheets-both-ways = Ein Zettel steht hoch oder quer, nicht beides: --portrait oder --landscape.
sheets-needs-file = Ein PDF ist kein Text für das Terminal: nenne mit -o eine Datei.
sheets-too-many-names = { $given } Namen sind zu viele für { $most } Spieler.
sheets-match-has-them = { $option } gilt für einen leeren Zettel: eine Partie hat ihre Spieler schon.
sheets-one-thing = Ein Spielzettel gehört zu einem Regelwerk oder zu einer Partie: nenne eines von beiden.
