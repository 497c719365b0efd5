# What the server says at a table and of requests.

table-guest = Gast
table-bots = Ana Rui Mina Luz Noor Teo Bea Ilo Vera Otto
table-option = { $label }: { $value }.

not-at-this-table = Du hast keinen Platz an diesem Tisch.
opener-only = Das darf nur, wer den Tisch eröffnet hat.
already-started = Die Partie läuft: Regeln und Plätze bleiben, wie sie sind.
not-started-yet = Die Partie hat noch nicht begonnen.
not-finished-yet = Diese Partie ist noch nicht vorbei.
table-full = Alle Plätze an diesem Tisch sind besetzt.
seat-taken = Dieser Platz ist schon besetzt.
seats-free =
    { $count ->
        [one] Ein Platz ist noch frei: Setz jemanden hin, oder einen Bot.
       *[other] { $count } Plätze sind noch frei: Setz jemanden hin, oder Bots.
    }
no-such-table = Es gibt keinen Tisch „{ $given }“.
no-such-match = Es gibt keine Partie „{ $given }“.
match-is-there = Die Partie „{ $given }“ ist schon hier.
match-damaged = Was von der Partie „{ $given }“ aufbewahrt ist, ist beschädigt; sie kann hier nicht weitergehen.
no-such-clock = Eine Uhr lässt sich nicht auf { $given } Sekunden stellen, nur auf { $allowed }.
no-such-phrase = Es gibt keinen Spruch „{ $given }“.
no-such-step = Bei Schritt { $given } hat niemand etwas getan.
not-played-here = Runde { $given } wurde hier nicht gespielt.
one-phrase-at-a-time = Bitte nur ein Spruch alle { $seconds } Sekunden.
not-absent = Ein Bot darf erst für { $seat } spielen, wenn der Platz { $seconds } Sekunden leer ist.
no-more-time = Mehr Zeit gibt es jetzt nicht: nur wenn du dran bist, und einmal je Zug ({ $seconds } Sekunden).
no-hints-here = An diesem Tisch wird ohne Tipps gespielt.
no-claim = Hier gibt es nichts aufzulegen: Der Rest ist noch nicht sicher.
too-late-to-undo = Zum Zurücknehmen ist es zu spät: { $seat } hat schon gespielt.
too-many-bots = { $given } Bots sind zu viele für { $most } Plätze.
seat-twice = Nenn jeden Platz nur einmal.
one-source = Nenne die Regeln auf eine Art: eine Vorlage, einen Link, eine Datei, die Regeln selbst oder eigene aus deiner Sammlung.
too-many-streams = Hier sind zu viele Seiten zugleich offen. Schließe eine davon.
no-such-handover = Dieser Link ist schon benutzt oder zu alt. Mach auf dem anderen Gerät einen neuen.
not-your-name = Um alles zu löschen, tippe deinen Namen so, wie er hier steht: { $name }.
passkey-refused = Der Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm einen anderen.
passkey-too-late = Der Passkey kam zu spät. Versuch es noch einmal.
no-such-passkey = Dieser Passkey ist hier nicht oder nicht mehr bekannt.
passkey-not-kept = Diesen Passkey gibt es schon, oder du hast bereits { $most }. Entferne erst einen.
who-are-you = Sag erst, wer du bist: Wähl einen Namen.
no-such-evening = Es gibt keinen Abend „{ $given }“.
evening-changed = Inzwischen hat hier jemand etwas geschrieben.
evening-other-id = Die Aufzeichnung ist von „{ $given }“, nicht von „{ $needed }“.
evening-was-played = „{ $given }“ wurde ausgeteilt und gespielt: Ein Abend besteht nur aus Runden, die von Hand aufgeschrieben sind.
evening-read-only = Du darfst diesen Abend ansehen, aber nichts hineinschreiben.
evening-owner-only = Das darf nur, wer diesen Abend begonnen hat.
evening-too-many-guests = Mehr als { $most } Leute können nicht zu einem Abend kommen.
evening-too-many-watch = Mehr als { $most } können einen Abend nicht gleichzeitig ansehen.
evening-notes-too-long = Diese Notizen sind zu lang: Mehr als { $most } Bytes werden nicht aufgehoben.
too-many-evenings = Du hast schon { $most } Abende: Lösch erst einen.

http-bad-request = Diese Anfrage lässt sich nicht lesen.
http-bad-token = Diese Anfrage kam nicht von dieser Seite. Lade die Seite neu.
http-not-found = Hier ist nichts.
http-too-large = Das ist zu viel auf einmal.
http-too-slow = Das dauert zu lange: Die Anfrage kam nicht rechtzeitig an.
http-too-often = Zu viele Anfragen. Warte einen Moment.
http-broken = Hier ging etwas schief. Nichts, was du getan hast, ist verloren.
http-away = Was der Server aufbewahrt, ist gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.

serve-at = Barbu läuft unter { $address } (Strg-C beendet es)
serve-others = Andere in deinem Netz öffnen { $address }
serve-port-busy = Port { $port } auf { $host } lässt sich nicht nutzen ({ $reason }). Wähl einen anderen mit --port.
serve-folder-busy = Ein anderer Barbu-Server nutzt den Ordner { $path }. Beende ihn erst, oder wähl einen anderen Ordner mit --data.
serve-folder-closed = Barbu kann im Ordner { $path } nicht schreiben: { $reason }. Gib dem, der den Server startet, das Recht dazu, oder wähl einen anderen Ordner mit --data.

serve-help = Stellt den Tisch von diesem Rechner aus ins Web.
serve-help-port = Der Port; 0 für irgendeinen, der frei ist.
serve-help-host = Die Adresse; 0.0.0.0 lässt andere in deinem Netz herein.
serve-help-database = Eine Datenbank, die alles aufhebt, etwa postgresql://user@host/name; ohne sie die in BARBU_DATABASE. Ein Passwort gehört dorthin: Was hier steht, sehen andere auf dem Rechner.
serve-help-access-log = Gibt für jede Anfrage eine Zeile aus.
serve-help-secure = Schickt Cookies nur über https; für einen Server hinter einem solchen.
serve-help-requests = Wie viele Anfragen eine Adresse pro Minute schicken darf.
serve-help-proxy = Die Adresse oder das Netz eines Proxys vor diesem Server, dem geglaubt wird, wer fragt. Kann mehrmals angegeben werden.
serve-help-log = Die Form des Protokolls: text, oder json mit einer Zeile je Ereignis.
serve-help-log-level = Ab welcher Stufe Ereignisse protokolliert werden.
serve-help-metrics = Wo die Zähler für Prometheus stehen, etwa 127.0.0.1:9464; nicht für Gäste öffnen.
serve-metrics-address = Die Zähler können unter { $address } nicht gezeigt werden ({ $reason }). Wähle mit --metrics eine andere Adresse, etwa 127.0.0.1:9464.
serve-no-such-choice = { $option } kennt „{ $given }“ nicht: { $allowed }.
serve-database-busy = Ein anderer Barbu-Server nutzt diese Datenbank. Beende ihn erst, oder gib diesem eine eigene.
serve-database-trouble = Die Datenbank lässt sich nicht nutzen: { $reason }.
serve-database-driver = PostgreSQL braucht noch ein Paket: pip install barbu[postgres].
worker-help = Erledigt, was ohne Menschen geschieht, etwa Züge der Bots, für die Server einer PostgreSQL-Datenbank.
worker-at = Dieser Helfer arbeitet den Servern seiner Datenbank zu (Strg-C beendet ihn)
worker-needs-database = Ein Helfer braucht die PostgreSQL-Datenbank der Server, denen er hilft: --database postgresql://user@host/name.
