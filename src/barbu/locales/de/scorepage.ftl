# Aufschreiben an einem Abend mit echten Karten.

page-score-title = Spielblock
page-score-line = Die Karten auf dem Tisch, die Punkte hier: Trag ein, wer was bekam; den Rest rechnen eure Regeln aus.
page-score-new = Neuer Abend
page-score-open = Weiterspielen
page-score-over = Beendet
page-score-done-of = { $done } von { $deals } Runden
page-score-company = Spieler und Gruppen
page-score-figures = Statistik
page-score-import = Datei öffnen
page-score-bad-file = In dieser Datei steht kein Abend, der sich lesen lässt.
page-score-kept = Alles bleibt auf diesem Gerät.
page-score-kept-offline = Alles bleibt auf diesem Gerät und geht ohne Netz.
page-score-install = Auf den Startbildschirm legen
page-score-not-kept = Dieser Browser hat keinen Platz mehr: Was du jetzt einträgst, könnte verloren gehen. Sichere deine Abende als Dateien.
page-score-no-store = Dieser Browser lässt Seiten nichts behalten, also geht hier kein Aufschreiben. Vielleicht ist es ein privates Fenster.

# Ein neuer Abend.

page-score-who-plays = Wer spielt mit?
page-score-no-rules = Die Regeln sind noch nicht da: Öffne diese Seite einmal, wenn der Server antwortet.
page-score-seats = Plätze
page-score-seats-left = In der Reihenfolge des Spiels, links herum.
page-score-seats-right = In der Reihenfolge des Spiels, rechts herum.
page-score-name-of = Spieler { $number }
page-score-swap = Spieler { $number } mit dem nächsten tauschen
page-score-first = Wer gibt zuerst?
page-score-drawn = Geloste Verträge
page-score-draw-again = Neu losen
page-score-name = Name des Abends
page-score-name-hint = etwa: Sonntag bei Ana
page-score-twice = Zwei Spieler heißen gleich.
page-score-names-missing = { $count ->
    [one] Ein Name fehlt
   *[other] { $count } Namen fehlen
}
page-score-begin = Anfangen

# Wie es steht.

page-score-views = Ansichten
page-score-grid = Tafel
page-score-deals = Runden
page-score-chart = Verlauf
page-score-undo = Rückgängig
page-score-redo = Wiederholen
page-score-share = Teilen
page-score-share-result = Ergebnis teilen
page-score-more = Mehr
page-score-print = Drucken
page-score-enter-deal = Runde { $deal }: { $contract }, { $who }
page-score-go-on-deal = Runde { $deal } weiter eintragen ({ $who })
page-score-series = Durchgang { $number }
page-score-box-done = { $contract }, { $who }: { $points } Punkte in Runde { $deal }
page-score-box-pick = { $who } wählt { $contract }
page-score-box-help = Ein Feld zeigt, was sein Spieler darin bekam. Tipp es an, um alle Punkte zu sehen.
page-score-box-help-all = Eine Zeile zeigt, was jeder bekam. Tipp sie an, um zu sehen wofür.
page-score-deals-now = { $who } gibt
page-score-leads = { $who } spielt aus
page-score-no-deals = Noch keine Runde.
page-score-deal = Runde { $deal }
page-score-edit = Diese Runde ändern
page-score-drop = Diese Runde zurücknehmen
page-score-missing = Diesen Abend gibt es hier nicht, und der Server hat ihn nicht oder antwortet nicht.
page-score-keeping = Wird gespeichert …
page-score-here = Auf diesem Gerät. Der Server erfährt es, sobald er antwortet.
page-score-here-offline = Auf diesem Gerät. Geht ohne Netz.
page-score-on-server = Auf diesem Gerät und auf dem Server.
page-score-watching = Du schaust zu. Was eingetragen wird, erscheint von selbst.
page-score-watching-down = Du schaust zu. Keine Verbindung: So stand es zuletzt.

# Eine Runde eintragen.

page-score-change = Anderer Vertrag
page-score-what-chose = Was hat { $who } gewählt?
page-score-out-question = { $count ->
    [one] Welche Karte ist nicht im Spiel?
   *[other] Welche { $count } Karten sind nicht im Spiel?
}
page-score-out-missing = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
page-score-doubles = Wer gab wem Kontra?
page-score-go-on = Weiter
page-score-blind = Blind gewählt: Punkte × { $times }
page-score-trump = Trumpf
page-score-start = Begonnen mit
page-score-undoubled = Kein Kontra: Die Runde wird nicht gespielt, die Punkte folgen daraus.
page-score-not-played = Kein Kontra: nicht gespielt
page-score-was-played = Doch gespielt
page-score-barred = „{ $contract }“ geht ohne diese Karten nicht: Das Feld wird ohne Punkte abgehakt.
page-score-things = Was genommen wurde
page-score-left = { $item ->
    [trick] von { $of } noch zu vergeben: { $what }
   *[other] von { $of } noch zu vergeben: { $what }
}
page-score-who-took = Wer bekam { $card }?
page-score-who-won = Wer bekam: { $what }?
page-score-no-points = keine Punkte
page-score-fewer = { $who }: eins weniger ({ $what })
page-score-another = { $who }: eins mehr ({ $what })
page-score-how-many = Wie viele für { $who }?
page-score-took = { $who }: { $count } ({ $what })
page-score-rest = { $item ->
    [trick] Der Rest, { $count ->
        [one] ein Stich
       *[other] { $count } { $what }
    }, an …
   *[other] Der Rest ({ $what }, noch { $count }) an …
}
page-score-rest-to = Der Rest an { $who }
page-score-everything = Einer bekam alles Übrige
page-score-everything-to = Alles Übrige an { $who }
page-score-none-left = Es ist nichts mehr zu vergeben: { $what }.
page-score-missing-of = { $item ->
    [trick] { $count ->
        [one] ein Stich
       *[other] { $count } { $what }
    }
   *[other] { $what } ({ $count })
}
page-score-who-finished = Wer war als { $place }. fertig? { $points } Punkte
page-score-all-finished = Die Reihenfolge am Ende
page-score-places-missing = { $count ->
    [one] noch ein Spieler im Ziel
   *[other] noch { $count } Spieler im Ziel
}
page-score-write = Aufschreiben
page-score-write-missing = Es fehlt noch: { $missing }
page-score-cannot = Das kann nicht sein: warum?

# Was jemand entscheiden muss.

page-score-clash = Runde { $deal }: Zwei Handys sagen Verschiedenes
page-score-clash-mine = Hier:
page-score-clash-theirs = Dort:
page-score-taken-back = zurückgenommen
page-score-keep-mine = Wie hier eingetragen
page-score-keep-theirs = Wie dort eingetragen
page-score-keep-both = Beide nacheinander
page-score-misfit = Runde { $deal } passt nicht mehr
page-score-refused = Der Server nimmt diesen Abend nicht an: { $reason }

# Für andere.

page-score-hand-over = Auf anderem Handy aufschreiben
page-score-hand-over-help = Wer diesen Link öffnet, kann auch Runden eintragen und ändern.
page-score-let-watch = Zuschauen lassen
page-score-let-watch-help = Wer diesen Link öffnet, sieht jede Runde sofort und kann nichts ändern.
page-score-link-offline = Für einen Link braucht es den Server, und der antwortet gerade nicht.
page-score-as-picture = Als Bild
page-score-as-pdf = Drucken oder als PDF
page-score-as-csv = Als Tabelle (CSV)
page-score-as-json = Als Datei zum Wiederöffnen (JSON)
page-score-as-record = Als Protokoll für das Archiv
page-score-contract = Vertrag
page-score-chooser = Gewählt von
page-score-total-of = { $who }, Stand

# Namen, und Wegwerfen.

page-score-renamed = Der neue Name eines gespeicherten Spielers gilt an allen Abenden.
page-score-save-company = Diese Spieler als Gruppe speichern
page-score-saved = Gespeichert unter „Spieler und Gruppen“.
page-score-delete = Abend löschen
page-score-delete-sure = Wirklich endgültig löschen?
page-score-name-now = Name, bisher { $name }
page-score-forget = { $name } entfernen
page-score-new-player = Neuer Spieler
page-score-add = Hinzufügen
page-score-groups = Gruppen
page-score-who-sits = Wer zusammen spielt, in der Reihenfolge der Plätze
page-score-group-name = Name der Gruppe

# Statistik.

page-score-wins = Gewonnen
page-score-wins-of = { $shared ->
    [0] { $wins } von { $evenings }
   *[other] { $wins } von { $evenings }, { $shared } geteilt
}
page-score-ahead-help = Am besten und am schlechtesten: in Klammern der Vorsprung pro Runde vor dem Schnitt des Tisches in denselben Runden.
page-score-per-deal = Pro Runde
page-score-best = Am besten
page-score-worst = Am schlechtesten
page-score-averages = Punkte pro Runde, nach Vertrag
page-score-duels = Einer gegen den anderen
page-score-duels-help = Beendete Abende: davor – dahinter – gleichauf.
page-score-no-figures = Die Statistik beginnt mit der ersten Runde.
