# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = { $value } zu { $players ->
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
   *[other] { $players }
}
unnamed-rules = Regeln ohne Namen
count-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
count-deals =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }

rules-help = Lies, prüfe, vergleiche und teile die Regeln eines Tisches.
rules-help-list = Zeigt die Liste der Vorlagen.
rules-help-show = Sagt, was in Regeln steht, Option für Option.
rules-help-check = Prüft eine Regeldatei und sagt alles, was an ihr nicht stimmt.
rules-help-diff = Sagt, worin sich zwei Regeln unterscheiden.
rules-help-link = Fasst ganze Regeln in einen kurzen Text.
rules-help-ruleset = Eine Vorlage, eigene Regeln mit ihrem Namen, eine Datei oder der Text eines Links.
rules-help-file = Eine Regeldatei, oder eigene Regeln mit ihrem Namen.
rules-help-players = Nur für so viele Spieler.
rules-help-toml = Gibt die Regeln als Datei aus, mit jeder Option, die gilt.

rules-group-chosen = Verträge nach Wahl
rules-group-due = Verträge der Reihe nach
rules-column-name = Name
rules-column-players = Spieler
rules-column-pack = Blatt
rules-column-deals = Runden
rules-column-contracts = Verträge

rules-not-for-players = { $name } geht nicht mit { $given } Spielern, sondern mit { $allowed }.
rules-nothing-there = Es gibt keine Vorlage und keine Datei „{ $given }“. { $close ->
        [0] Es gibt: { $near }.
       *[other] Meinst du { $near }?
    }
rules-no-file = Es gibt keine Datei „{ $given }“.
rules-unreadable-file = Die Datei { $file } lässt sich nicht lesen.
rules-empty-file = Die Datei { $file } ist leer.
rules-not-text = Die Datei { $file } ist kein Text (in UTF-8), wie es eine Regeldatei sein muss.
rules-good = { $file } ist spielbar: { $name }.
rules-good-by-name = { $name } ist spielbar.
rules-bad =
    { $count ->
        [one] { $file } hat einen Fehler:
       *[other] { $file } hat { $count } Fehler:
    }
rules-counts =
    { $contracts ->
        [one] ein Vertrag
       *[other] { $contracts } Verträge
    }, { $players } Spieler, { $deals }
rules-hash = Prüfsumme: { $hash }

rules-source = Quelle: { $source }
rules-assumed = Werte mit { $mark } sind angenommen: Keine Quelle nennt sie.
rules-section-table = Tisch und Karten
rules-section-roles = Wer was tut
rules-section-contracts = Verträge
rules-section-doubling = Kontra
rules-section-end = Länge und Gewinner
rules-hands = Karten auf der Hand
rules-hands-value =
    { $each } für jeden{ $over ->
        [0] {""}
        [one] , eine bleibt übrig
       *[other] , { $over } bleiben übrig
    }
rules-on-the-left = links
rules-on-the-right = rechts
rules-total = Zusammen
rules-total-all-in = { $points }, wenn keine zählende Karte übrig bleibt
rules-not-active = nicht gespielt

rules-same = Beide haben dieselben Regeln.
rules-changed = { $label }: { $before } → { $after }
rules-changed-row = { $contract } – { $label }: { $before } → { $after }
rules-row-added = Neu: { $contract }, als Nummer { $place }
rules-row-removed = Entfallen: { $contract }, bisher Nummer { $place }
rules-row-moved = Verschoben: { $contract }, von Nummer { $before } auf Nummer { $after }
rules-is-folder = „{ $given }“ ist ein Ordner: Nenne eine Datei darin.
rules-idle = Ohne Wirkung: { $note }
