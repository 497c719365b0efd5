# Geräte und Daten eines Spielers.

page-own = Deine Geräte und Daten
page-own-stranger = Dieser Server hat noch nichts von dir. Das ändert sich, sobald du einen Namen wählst oder dich an einen Tisch setzt.
page-own-no-line = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-own-move = Auf anderem Gerät weiterspielen
page-own-move-help = Ein Link oder QR-Code nimmt deinen Platz, deine Partien und Regeln auf ein anderes Handy oder einen Rechner mit.
page-own-move-say = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt einmal, zehn Minuten lang. Wer ihn hat, spielt als du.
page-own-move-link = Link für dein anderes Gerät
page-own-move-used = Der Link ist eingelöst: Das andere Gerät bist jetzt auch du.
page-own-move-over = Die zehn Minuten sind um.
page-own-move-again = Neuer Link
page-own-others = Meine anderen Geräte abmelden
page-own-others-help = Wenn ein Handy weg ist oder jemand anderes deinen Link hatte. Auch Passkeys gehen dann.
page-own-others-sure = Wirklich alle abmelden?
page-own-others-done = Nur dieses Gerät bist jetzt noch du.
page-own-passkey = Meine Partien mit einem Passkey behalten
page-own-passkey-help = Dein Handy oder Computer hebt ihn auf, Finger, Gesicht oder PIN schließen ihn auf. Er holt dich zurück, wenn dieser Browser dich vergessen hat, oder auf einem anderen Gerät, das ihn hat.
page-own-passkey-made = Aufgehoben. Mit diesem Passkey kannst du von jetzt an zurückkommen.
page-own-passkey-one = Passkey vom { $date }
page-own-passkey-used = zuletzt benutzt am { $date }
page-own-passkey-unused = noch nicht benutzt
page-own-passkey-elsewhere = gilt unter einer anderen Adresse dieses Servers
page-own-passkey-remove = Passkey vom { $date } entfernen
page-own-passkey-removed = Entfernt. Mit ihm kommt niemand mehr zurück.
page-own-passkey-stopped = Es wurde nichts geändert.
page-own-back = Mit einem Passkey zurückkommen
page-own-back-help = Wenn du schon einen gemacht hast, hier oder auf einem anderen Gerät.
page-own-back-sure = { $name } hier wirklich zurücklassen?
page-own-take = Alle meine Daten herunterladen
page-own-take-help = Eine Datei mit deinen Tischen, beendeten Partien, Regeln und Abenden. Laufende Partien fehlen, denn sie enthalten Karten, die noch niemand sehen darf.

# Sie löschen.

page-own-forget = Alle meine Daten löschen
page-own-forget-say = Das verschwindet, sofort und endgültig:
page-own-forget-name = Dein Name { $name } und deine Sprache, auf allen deinen Geräten.
page-own-forget-tables = { $count ->
    [one] Dein Platz an einem Tisch. Sitzen dort noch andere, bleibt der Tisch, und ein Bot spielt für dich weiter.
   *[other] Dein Platz an { $count } Tischen. Wo noch andere sitzen, bleibt der Tisch, und ein Bot spielt für dich weiter.
}
page-own-forget-matches = { $count ->
    [one] Eine Partie in deinem Archiv. Haben andere sie auch, behalten sie sie, und dein Platz ist namenlos.
   *[other] { $count } Partien in deinem Archiv. Die auch andere haben, behalten sie, und dein Platz ist namenlos.
}
page-own-forget-rules = { $count ->
    [one] Ein Regelwerk mit allen Fassungen.
   *[other] { $count } Regelwerke mit allen Fassungen.
}
page-own-forget-evenings = { $count ->
    [one] Ein Abend mit echten Karten, auch für die, mit denen du ihn teilst.
   *[other] { $count } Abende mit echten Karten, auch für die, mit denen du sie teilst.
}
page-own-forget-browser = Was dieser Browser behält: Einstellungen, Entwürfe von Regeln, Spielblöcke, gemerkte Spieler. Andere Geräte behalten ihres, bis du sie dort leerst.
page-own-forget-backups = Sicherungen, die der Betreiber des Servers gemacht hat, verschwinden, wenn er sie wegwirft.
page-own-forget-next = Weiter
page-own-forget-type = Wenn du es ernst meinst, tippe deinen Namen: { $name }
page-own-forget-do = Endgültig löschen

# Auf dem anderen Gerät.

page-move = Hier weiterspielen
page-move-as = Hier als { $name } weiterspielen
page-move-say = Auch dieses Gerät ist dann { $name }, mit demselben Platz, denselben Partien und Regeln.
page-move-instead = Bis jetzt bist du hier { $name }. Was zu diesem Namen gehört, lässt sich von diesem Gerät aus dann nicht mehr öffnen.
page-move-same = Dieses Gerät ist schon { $name }.
page-move-bad = Dieser Link gilt nicht mehr. Jeder gilt einmal, zehn Minuten lang. Hol dir einen neuen auf deinem anderen Gerät, unter „Einstellungen“.
page-move-no = Alles lassen, wie es ist
