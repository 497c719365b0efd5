# Die Seiten der Regeln: die Sammlung, ein Regelwerk aus einem Link, die Werkstatt, in der man sie ändert.

page-studio-title = Regelwerkstatt
page-studio-rules = Regeln
page-studio-unnamed = Regeln ohne Namen
page-studio-offline = Der Server antwortet nicht. Was du getan hast, ist in diesem Browser aufgehoben.

# Die Sammlung.

page-studio-collection = Die Regeln eurer Runde
page-studio-collection-line = Nimm fertige Regeln, ändere, was ihr anders spielt, und hebe sie unter einem Namen auf.
page-studio-unsaved = Noch nicht gespeichert
page-studio-go-on = Weitermachen, wo du warst
page-studio-forget = Wegwerfen: { $name }
page-studio-yours = Deine eigenen
page-studio-none-yet = Noch keine. Beginne unten mit denen, die euren am nächsten kommen.
page-studio-presets = Zum Anfangen
page-studio-presets-line = Öffne welche, um sie zu lesen, oder ändere sie: Das Original bleibt, wie es ist.
page-studio-for = { $players } Spieler
page-studio-so-many-deals = { $count ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
page-studio-version = Fassung { $number }
page-studio-only-here = nur in diesem Browser
page-studio-more-of = Mehr: { $name }
page-studio-import = Regeldatei öffnen
page-studio-open = Öffnen
page-studio-new-from = Eine Kopie ändern: { $name }
page-studio-change = Ändern
page-studio-duplicate = Kopieren
page-studio-rename = Umbenennen
page-studio-export = Als Datei herunterladen
page-studio-delete = Löschen
page-studio-delete-sure = Endgültig löschen?
page-studio-versions = Fassungen
page-studio-version-of = Fassung { $number } von { $count }
page-studio-version-open = Fassung { $number } öffnen
page-studio-version-back = Zu dieser Fassung zurück
# What has been damaged.
page-studio-unread = Nicht mehr lesbar
page-studio-unread-here = Was dieser Browser davon aufbewahrt hat, ist beschädigt.
page-studio-unread-there = Was der Server davon aufbewahrt hat, ist beschädigt. Eine ältere Fassung ist vielleicht noch gut.
page-studio-unread-draft = Dieser Entwurf lässt sich nicht mehr lesen: Was der Browser davon aufbewahrt hat, ist beschädigt.
page-studio-unread-take = Den Rest sichern

# Ein Regelwerk als Ganzes.

page-studio-play = Damit spielen
page-studio-keep-score = Damit aufschreiben
page-studio-save = Speichern
page-studio-is-saved = Gespeichert
page-studio-save-title = Unter welchem Namen?
page-studio-save-as = Unter anderem Namen speichern
page-studio-save-copy = Kopie behalten
page-studio-saved = Gespeichert: { $name }
page-studio-name = Name
page-studio-name-like = Omas Regeln
page-studio-needs-name = Gib ihnen einen Namen.
page-studio-name-taken = „{ $name }“ gibt es schon, in Fassung { $number }.
page-studio-name-other = Den Namen gibt es schon: bitte einen anderen wählen.
page-studio-save-over = Als Fassung { $number } speichern
page-studio-discard = Änderungen wegwerfen
page-studio-settle = { $count ->
    [one] Erst einen Konflikt lösen
   *[other] Erst { $count } Konflikte lösen
}
page-studio-share = Teilen
# A button to print the blank score sheet.
page-studio-sheet-for = Spielzettel für { $players } Spieler
page-studio-share-help = Im Link stehen alle Regeln. Wer ihn öffnet, kann sie lesen, damit spielen und eine Kopie ändern.
page-studio-link = Link
page-studio-copy = Link kopieren

# Das Formular.

page-studio-form = Optionen
page-studio-parts = Alle Teile
page-studio-from = { $count ->
    [0] wie { $name }
    [one] nach { $name } · ein Unterschied
   *[other] nach { $name } · { $count } Unterschiede
}
page-studio-undo = Rückgängig
page-studio-redo = Wiederholen
page-studio-changed = geändert
page-studio-put-back = Zurücksetzen: { $name }
page-studio-put-back-short = Zurück
page-studio-silent = Gilt gerade nicht: { $list }
page-studio-depends = Hängt ab von: { $on }
page-studio-same = gleich für alle
page-studio-apart = je nach Spielerzahl
page-studio-with = bei { $players } Spielern
page-studio-of = { $of }: { $what }
page-studio-less = Weniger: { $name }
page-studio-more = Mehr: { $name }
page-studio-rank = Rang
page-studio-suit = Farbe
page-studio-add = Hinzufügen
page-studio-take-out = Herausnehmen: { $name }
page-studio-no-cards = Keine Karten
page-studio-none = Keine
page-studio-up = Nach oben: { $name }
page-studio-down = Nach unten: { $name }
page-studio-place = { $place }. Platz
page-studio-add-place = Ein Platz mehr
page-studio-drop-place = Ohne Platz { $place }
page-studio-add-price = Noch etwas zählt …
page-studio-single-card = eine einzelne Karte
page-studio-no-prices = Für sich zählt hier nichts.

# Verträge.

page-studio-in-all = { $points } Punkte insgesamt
page-studio-total-with = bei { $players }: { $points }
page-studio-no-total = Was zusammenkommt, hängt vom Spiel ab.
page-studio-again = Noch einen davon
page-studio-remove = { $name } streichen
page-studio-not-played = nicht gespielt
page-studio-played = { $name } wird gespielt
page-studio-move = { $name } verschieben: Pfeiltasten auf und ab
page-studio-moved = { $name } ist jetzt Nummer { $place } von { $count }.
page-studio-add-contract = Vertrag hinzufügen
page-studio-there-already = gibt es schon; dies wäre ein zweiter
page-studio-in-presets = { $count ->
    [one] in einem fertigen Regelwerk
   *[other] in { $count } fertigen Regelwerken
}
page-studio-own-contract = Hausvertrag
page-studio-own-tricks = Ein eigener, mit Stichen
page-studio-own-tricks-line = Du sagst, was Stiche und Karten wert sind.
page-studio-own-layout = Ein eigener, zum Anlegen
page-studio-own-layout-line = Du sagst, wo er beginnt und was jeder Platz wert ist.
page-studio-worth = Alle gleich viel wert
page-studio-worth-help = Gibt jedem Vertrag insgesamt gleich viele Punkte.
page-studio-worth-do = Jeder soll { $points } wert sein
page-studio-worth-done = { $count ->
    [0] Es war nichts zu ändern.
    [one] Ein Vertrag wurde geändert.
   *[other] { $count } Verträge wurden geändert.
}

# Neben dem Formular.

page-studio-book = Regelheft
page-studio-book-says = In eurem Regelheft steht
page-studio-all = alles
page-studio-only-changes = Änderungen
page-studio-book-stale = Dies ist das Heft von vor dem Konflikt.
page-studio-book-waits = Das Regelheft erscheint, sobald die Konflikte gelöst sind.
page-studio-differs = anders als { $name }
page-studio-was = nicht mehr:
page-studio-came = neu:
page-studio-checks = Prüfung
page-studio-problems = { $count ->
    [one] Ein Konflikt
   *[other] { $count } Konflikte
}
page-studio-advice = Ratschläge
page-studio-idle = Eingestellt, aber ohne Wirkung
page-studio-show-option = Option zeigen
page-studio-playable = Nach diesen Regeln können { $players } Leute spielen.
page-studio-could = Sie taugten auch für { $players }.
page-studio-totals = Punkte insgesamt, nach Spielerzahl
page-studio-hand = Karten für jeden
page-studio-deals = Runden
page-studio-example = Ein Beispiel
page-studio-example-help = Eine Runde, von Bots gespielt und nach diesen Regeln gezählt.
page-studio-example-of = Vertrag
page-studio-deal = Geben
page-studio-another = Noch eine Runde
page-studio-changes = Änderungen
page-studio-compared = Verglichen mit
page-studio-put-all-back = Alles zurücksetzen
page-studio-no-changes = Kein Unterschied.
