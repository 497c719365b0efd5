# Die Werkstatt, in der ein Tisch seine Regeln aufschreibt: Gruppen des Formulars, Abhilfen, Ratschläge, Sammlung.

studio-group-about = Name und Quelle
studio-group-table = Der Tisch
studio-group-roles = Wer gibt, wählt und ausspielt
studio-group-end = Länge und Gewinner
studio-group-deck = Karten
studio-group-doubling = Kontra
studio-group-row = Vertrag
studio-group-worth = Was er wert ist
studio-group-duties = Trumpf und Pflichten
studio-group-held-back = Zurückgehaltene Karten
studio-group-start = Beginn
studio-group-aces = Asse
studio-group-finish = Ende und Schlemm

mend-set = { $label }: { $value }
mend-set-row = { $contract } – { $label }: { $value }
mend-drop-row = { $contract } streichen
mend-put-row = { $contract } wieder aufnehmen
mend-drop-key = „{ $given }“ weglassen

advice-first-chooser = Wer als Erster wählt, hat die ganze Liste zur Auswahl, und das ist ein Vorteil. Manche Tische zählen bei dem, der wählt, Verluste doppelt und Gewinne halb, oder lassen ihn zum ersten Stich als Letzten spielen.
advice-uneven =
    { $over ->
        [one] Zu { $players } gehen { $deals } Runden nicht auf: Einer wählt einmal mehr als die anderen.
       *[other] Zu { $players } gehen { $deals } Runden nicht auf: { $over } wählen einmal mehr als die anderen.
    }
advice-dealer-second = Geht es im Uhrzeigersinn und spielt der rechte Nachbar des Gebers aus, so ist der Geber schon als Zweiter dran. Tische, an denen der rechte Nachbar ausspielt, spielen meist gegen den Uhrzeigersinn.
advice-counts-still = { $contract } wird nicht gespielt, zählt in { $salad } aber noch mit.
advice-gaps = { $contract }: Es sind nicht alle Karten im Spiel, und an einer Lücke ist eine Reihe zu Ende. Es kann sein, dass niemand mehr anlegen kann.

worth-comes-to-nothing = { $contract } ergibt zu { $players } zusammen 0, womit man die Punkte auch malnimmt.
worth-does-not-divide = { $contract } kann zu { $players } nicht { $points } wert sein: Ganze Punkte ergeben nur Vielfache von { $unit }, zum Beispiel { $near }.
worth-too-much = { $contract } kann zu { $players } nicht { $points } wert sein: Ein einziges Stück müsste mehr als { $most } Punkte zählen.

no-such-ruleset = In deiner Sammlung gibt es keine Regeln „{ $given }“.
no-such-version = Eine Fassung { $given } dieser Regeln gibt es nicht.
too-many-rulesets = Du hast schon { $most } Regelwerke: Lösche erst eines.
ruleset-needs-name = Gib den Regeln einen Namen.
ruleset-saved-since = Diese Regeln wurden inzwischen woanders gespeichert: Die neueste Fassung ist { $present }.
ruleset-name-taken = Regeln mit dem Namen „{ $name }“ hast du schon, in Fassung { $present }.
ruleset-unread = Fassung { $number } von „{ $name }“ lässt sich nicht mehr lesen.
ruleset-copy = { $name } (Kopie)

rules-help-new = Beginnt eigene Regeln unter einem Namen.
rules-help-edit = Öffnet eigene Regeln in deinem Editor und prüft sie.
rules-help-name = Der Name der Regeln.
rules-help-from = Wovon du ausgehst: eine Vorlage, andere eigene Regeln, eine Datei oder der Text eines Links.
rules-made = { $name } liegt in { $path }.
rules-made-next = Zum Ändern: { BARBU() } rules edit { $word }. Zum Spielen: { BARBU() } play { $word }.
rules-kept = { $name } ist gespeichert.
rules-unchanged = Es hat sich nichts geändert.
rules-edit-again = Weiter bearbeiten? (j/n)
play-word-yes = j ja y
rules-not-kept = { $name } bleibt, wie es war. Was du geschrieben hast, liegt in { $path }.
rules-gone-on-with = Es geht weiter mit dem, was du zuletzt geschrieben hast, in { $path }.
rules-no-editor = Kein Editor gefunden: Schreib seinen Namen in die Variable EDITOR.
rules-editor-trouble = Der Editor { $editor } lässt sich nicht benutzen ({ $reason }).
rules-name-taken = Regeln mit dem Namen { $name } gibt es schon.
rules-name-of-preset = { $name } heißt schon eine Vorlage: Nimm einen anderen Namen.
rules-bad-name = „{ $given }“ kann kein Name von Regeln sein.
rules-not-yours = Eigene Regeln „{ $given }“ hast du nicht. { $close ->
        [0] So beginnst du welche: { BARBU() } rules new { $word }
       *[other] Meinst du { $near }?
    }
rules-group-own = Eigene
rules-advice = Rat: { $advice }
rules-mend = Das hilft: { $mend }
