# The page: what stands on the table and around it. Points come with their sign already.

page-title = Barbu
page-you = Du
page-you-object = dich
page-card = { $suit }-{ $rank }
page-back = Zurück
page-close = Schließen
page-copied = Kopiert
page-loading = Einen Moment …
page-no-line = Der Server antwortet nicht. Neuer Versuch …
page-offline = Keine Verbindung. Dein Zug ist aufgehoben und geht ab, sobald sie wieder da ist.
page-missing = Hier ist nichts.
page-missing-table = Diesen Tisch gibt es nicht, oder seine Spieler haben ihn gelöscht.
page-home = Start

# Above the table.

page-deal-of = Runde { $deal } von { $deals }
page-deals = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}
page-table-line = { $name } · { $cards } Karten
page-last-trick = Letzter Stich
page-order = Was sticht was
page-rules = Regeln
page-rule-book = Das ganze Regelheft
page-scores = Punkte
page-contracts = Verträge
page-menu = Menü
page-text-table = Texttisch
page-card-table = Kartentisch
page-all-keys = Alle Tasten

# The contract.

page-choice-of = Wahl von { $who }
page-your-choice = Deine Wahl
page-no-choice = Vertrag dieser Runde
page-to-come = von { $total } noch da
page-in-all = zusammen
page-from-rank = ab { $rank }
page-trump-is = Trumpf: { $suit }
page-no-trump = ohne Trumpf
page-order-plain = Die höchste Karte der angespielten Farbe macht den Stich; andere Farben nie.
page-order-trump = Der höchste Trumpf macht den Stich; liegt keiner, dann die höchste Karte der angespielten Farbe.
page-order-high = Von hoch nach niedrig
page-order-trumps = { $suit }, Trumpf
page-order-suits = Die anderen Farben
page-order-layout = In dieser Runde gibt es keine Stiche: Die Karten werden in Reihen angelegt.
page-winning = Der Stich liegt bei { $who }.
page-winning-you = Der Stich liegt bei dir.
page-blind = blind
page-left-of = noch { $left } von { $count }
page-gone = alle weg
page-last-tricks = letzte Stiche
page-clockwise = Es geht im Uhrzeigersinn
page-anticlockwise = Es geht gegen den Uhrzeigersinn

# At the seats.

page-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
page-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-dealer = Geber
page-dealer-letter = G
page-declarer = hat den Vertrag gewählt
page-leads = spielt aus
page-led = Anspiel
page-away = abwesend
page-bot = Bot
page-bot-plays = Bot spielt
page-free-seat = freier Platz
page-out-place = fertig: { $place }.
page-your-card = deine Karte

# The one line that says what to do.

page-your-turn = Du bist dran
page-turn-follow = Du bist dran · bedien { $suit }
page-turn-lead = Du spielst aus
page-turn-any = Du bist dran · wirf ab, was du magst
page-turn-fit = Du bist dran · { $count ->
    [one] { $count } Karte passt
   *[other] { $count } Karten passen
}
page-turn-pass = Nichts passt an: Du musst passen
page-turn-more = Noch eine Karte, oder aufhören
page-thinking = { $who } überlegt
page-not-here = { $who } ist gerade weg
page-bot-thinks = Ein Bot überlegt für { $who }
page-chooses = { $who } wählt
page-doubles = { $who } denkt über Kontra nach
page-takes = { $who } nimmt { $points }
page-you-take = Du nimmst { $points }
page-takes-trick = { $who } nimmt den Stich
page-you-take-trick = Du nimmst den Stich
page-sending = Wird gesendet …
page-watching = Du siehst zu
page-not-your-turn = Du bist noch nicht dran.
page-confirm-again = Tipp noch einmal auf { $card }, dann fällt sie.
page-hint = Tipp
page-hint-act = { $act }.
page-thrown-in-deal = neu gegeben
page-claim-all = Der Rest gehört dir: Karten auflegen
page-claim-nothing = Nichts zählt mehr: Runde beenden
page-claim-none = Vom Rest gehört dir nichts: Runde beenden
page-claim-certain = Der Rest steht fest: Runde beenden
page-drawing = Der erste Geber wird gezogen

# Choosing.

page-what-shall-we-play = Was spielen wir?
page-left-to-you = { $count ->
    [one] Dir bleibt ein Vertrag.
   *[other] Dir bleiben { $count } Verträge.
}
page-you-lead = Du spielst zum ersten Stich aus.
page-who-leads = { $who } spielt zum ersten Stich aus.
page-play-contract = { $contract } spielen
page-play-blind = { $contract } blind spielen
page-pick-first = Wähl einen Vertrag
page-look-first = Karten ansehen
page-blind-offer = Noch hast du nicht hingesehen: Blind gewählt zählt ein Vertrag so, wie es eure Regeln sagen.
page-played = gespielt
page-barred = seine Karte fehlt
page-everything = alles
page-start-question = Welcher Wert eröffnet die Farben?
page-start-with = Mit { $rank } beginnen
page-trump-question = Welche Farbe ist Trumpf?
page-play-trump = { $suit } als Trumpf spielen
page-play-no-trump = Ohne Trumpf spielen
page-play-card = { $card } spielen
page-pick-one = Wähl erst etwas

# Doubling.

page-double-question = Wem gibst du Kontra?
page-doubling = Kontra
page-owed = noch offen: { $list }
page-owed-one = { $who } { $count }
page-spoke = war dran
page-your-turn-small = am Zug
page-next = danach
page-declarer-small = Ansager
page-nobody = Niemand
page-flanks = Ohne Ansager
page-maximum = Alle
page-double-none = Kein Kontra geben
page-double-who = Kontra an { $who }
page-redouble-who = Rekontra an { $who }
page-double-both = Kontra an { $double }, Rekontra an { $redouble }
page-not-allowed-together = So nicht erlaubt
page-cell-own = man selbst
page-cell-none = nichts gesagt
page-cell-double = Kontra
page-cell-redouble = Rekontra
page-cell-answered = hat abgelehnt
page-cell-may = darf Kontra geben
page-double-cell = { $from } gegen { $to }: { $state }
page-double-note = Zwischen zweien mit Kontra geht der Unterschied ihrer Punkte vom einen zum anderen, einfach (×1) oder doppelt (×2).

# Layout.

page-pass = Passen
page-pass-not = Passen: nicht, solange eine Karte passt
page-stop = Dabei lassen
page-lay-card = { $card } anlegen
page-lay-high = { $card } oben anlegen
page-lay-low = { $card } unten anlegen
page-not-in-play = { $cards } nicht im Spiel
page-bridged = Brücke
page-out = fehlt
page-race = Rennen
page-place-out = { $place }. fertig
page-place-pays = Platz { $place }: { $points }
page-layout-row = Reihe { $suit }
page-nothing-laid = noch nichts gelegt

# End of a deal and of a match.

page-best-you = Du kommst am besten weg
page-best-one = { $who } kommt am besten weg
page-best-many = Am besten weg: { $who }
page-best-many-you = Du kommst zusammen mit { $who } am besten weg
page-shared-out = { $points } verteilt
page-how-points = Woher die Punkte kommen
page-this-deal = Diese Runde
page-before = Vorher
page-total = Stand
page-evening = Der Abend bis jetzt
page-lowest-wins = der niedrigste Stand gewinnt
page-highest-wins = der höchste Stand gewinnt
page-next-deal = Nächste Runde
page-you-choose-next = Du wählst: Runde { $deal }
page-who-chooses-next = { $who } wählt: Runde { $deal }
page-wait-for = Warten auf { $who }
page-review = Noch einmal ansehen
page-check-shuffle = Mischen prüfen
page-deals-to-go = { $count ->
    [0] das war die letzte Runde
    [one] noch eine Runde
   *[other] noch { $count } Runden
}
page-winner-you = Du gewinnst
page-winner = { $who } gewinnt
page-winners = Geteilter Sieg: { $who }
page-winners-you = Du teilst dir den Sieg mit { $who }
page-place = { $place }.
page-rematch = Noch einmal spielen
page-rematch-wanted = Die anderen wollen noch einmal spielen.
page-all-deals = Alle Runden
page-slam-by = Schlemm: { $who }
page-doubles-row = Kontras
page-slam = Schlemm
page-place-points = Platz
page-shared-places = Geteilte Plätze
page-undoubled = Kein Kontra
page-handicap = Handicap beim Wählen
page-deal = Runde
page-chart-of = Punkte jedes Spielers nach jeder Runde
page-played-of = { $done } von { $count } gespielt
page-box-done = { $contract }: gespielt in Runde { $deal }
page-box-now = { $contract }: jetzt
page-box-open = { $contract }: noch offen
page-now = jetzt

# The text table.

page-text-label = Tipp eine Karte oder ein Wort
page-text-help = Karten: 7h, dp, 10ka, bkr (kr Kreuz, ka Karo, h Herz, p Pik). Wörter: Hand, Herz, Stich, letzter, Stand, Vertrag, wer, Rang, fehlt, Regeln, erlaubt, passen, stopp, auflegen, Tipp, Hilfe.
page-text-hand = Deine Hand
page-text-trick = Auf dem Tisch
page-text-empty = Der Tisch ist leer.
page-text-unknown = „{ $text }“ ist weder eine Karte auf deiner Hand noch ein Wort, das ich kenne. Tipp „Hilfe“.
page-text-which = „{ $text }“ kann { $cards } sein: Tipp auch die Farbe, ausgeschrieben.
page-text-whose = { $who } ist dran.
page-text-yours = Du bist dran.
page-text-legal = Du kannst { $cards } spielen.
page-text-plays = { $who }: { $card }
page-text-no-last = Noch kein Stich.
page-text-go = Los
page-text-sentence = { $text }.
page-text-nothing = Nichts.
page-text-no-claim = Der Rest ist noch nicht sicher: Spiel weiter.
page-text-pass-fits = Passen darfst du nur, wenn keine deiner Karten passt.
page-text-no-pass = Hier wird nicht gepasst.
page-text-no-stop = Aufhören kannst du nur, wenn du nach einem Ass noch eine Karte legen dürftest.
page-text-no-hints = Keine Tipps: Sie sind an diesem Tisch oder in deinen Einstellungen ausgeschaltet.
page-text-offered = { $contract }: { $pays }
page-text-order = Von hoch nach niedrig: { $ranks }.
page-text-turns = Reihenfolge am Tisch: { $names }.
page-words-hand = Hand
page-words-trick = Stich
page-words-last = letzter
page-words-score = Stand
page-words-contract = Vertrag
page-words-who = wer
page-words-rules = Regeln
page-words-legal = erlaubt
page-words-pass = passen
page-words-stop = stopp
page-words-claim = auflegen
page-words-order = Rang
page-words-out = fehlt
page-words-hint = Tipp
page-words-help = Hilfe

# What is read aloud.

page-say-played = { $who }: { $card }.
page-say-laid = { $who }: { $card } gelegt.
page-say-passed = { $who }: Ich passe.
page-say-stopped = { $who }: Das genügt.
page-say-chose = { $who }: { $contract }.
page-say-doubled = { $who }, Kontra: { $seats }.
page-say-doubled-you = { $who } gibt dir Kontra.
page-say-doubled-you-too = { $who } gibt dir Kontra, außerdem: { $seats }.
page-say-silent = { $who }: kein Kontra.
page-say-trump = { $who }, Trumpf: { $suit }.
page-say-start = { $who }: Start bei { $rank }.
page-say-you-played = Du spielst { $card }.
page-say-you-laid = Du legst { $card }.
page-say-you-passed = Du passt.
page-say-you-stopped = Du hörst auf.
page-say-you-chose = Du wählst { $contract }.
page-say-you-doubled = Dein Kontra: { $seats }.
page-say-you-silent = Du sagst kein Kontra.
page-say-you-trump = Du machst { $suit } zum Trumpf.
page-say-you-start = Du startest bei { $rank }.
page-say-undone = Der letzte Zug ist zurückgenommen.
page-say-turn = { $count ->
    [one] Du bist dran: eine Karte ist erlaubt.
   *[other] Du bist dran: { $count } Karten sind erlaubt.
}
page-say-claim-all = Der Rest gehört dir: Du kannst deine Karten auflegen.
page-say-claim-nothing = Nichts zählt mehr: Du kannst die Runde beenden.
page-say-claim-none = Vom Rest gehört dir nichts: Du kannst die Runde beenden.
page-say-claim-certain = Der Rest steht fest: Du kannst die Runde beenden.
page-say-choose = Du bist dran mit Wählen.

# Menu, phrases, keys, clock, undo.

page-sort = Hand sortieren
page-own-order = Zieh eine Karte an ihren Platz
page-phrases = Etwas sagen
page-phrase-hello = Hallo
page-phrase-well-played = Gut gespielt
page-phrase-thanks = Danke
page-phrase-good-luck = Viel Glück
page-phrase-oops = Hoppla
page-phrase-unlucky = So ein Pech
page-phrase-faster = Du bist dran
page-phrase-bye = Gute Nacht
page-mute = { $who } stumm schalten
page-unmute = { $who } wieder hören
page-undo = Zurücknehmen
page-undo-ask = { $who } möchte den Zug zurücknehmen.
page-undo-agree = Einverstanden
page-undo-no = Nein
page-undo-asked = Zurücknehmen? Warten auf { $who }.
page-undo-denied = Der Zug bleibt: Nicht alle sind einverstanden.
page-leave = Tisch verlassen
page-takeover-ask = { $who } ist weg. Soll ein Bot weiterspielen?
page-takeover-yes = Bot spielen lassen
page-back-to-seat = Ein Bot spielt für dich.
page-take-seat-back = Meinen Platz wieder nehmen
page-more-time = Eine Minute mehr
page-clock-left = noch { $seconds } Sekunden
page-watchers = { $count ->
    [one] einer sieht zu
   *[other] { $count } sehen zu
}
page-invite = Einladen
page-copy-link = Link kopieren
page-link-copied = Link kopiert
page-key-move = durch die Hand gehen
page-key-play = die Karte spielen
page-key-nth = die n-te erlaubte Karte
page-key-last = letzter Stich
page-key-order = was sticht was
page-key-scores = Punkte
page-key-hint = einen Tipp holen
page-key-claim = auflegen, wenn der Rest sicher ist
page-key-text = Texttisch
page-key-list = diese Liste
page-key-escape = schließen
page-keys-off = Die Tasten lassen sich in den Einstellungen abschalten.

# Home.

page-slogan-1 = Dein Tisch.
page-slogan-2 = Deine Regeln.
page-slogan-3 = Dein Barbu.
page-slogan-text = Schreib einmal auf, wie deine Familie spielt. Tisch, Bots, Zettel und Regelheft richten sich danach.
page-play-now = Jetzt spielen
page-play-now-line = { $count ->
    [one] ein Bot · { $name }, { $cards } Karten
   *[other] { $count } Bots · { $name }, { $cards } Karten
}
page-with-friends = Mit Freunden
page-with-friends-line = Schick einen Link. Zweimal tippen, und sie sitzen; Bots füllen auf.
page-keep-score = Aufschreiben
page-keep-score-line = Für echte Karten daheim, auch ohne Netz.
page-choose-rules = Regeln aussuchen
page-choose-rules-line = Vorlagen, eine Datei oder ein Link, für drei bis sieben.
page-your-rules = Eigene Regeln
page-your-rules-line = Aufschreiben, wie ihr spielt, nachlesen und weitergeben.
page-presets = Fertige Regeln
page-archive = Archiv
page-archive-line = Beendete Partien, Karte für Karte.
page-settings = Einstellungen
page-settings-line = Karten, Tempo, Ton, Sprache.
page-help = Hilfe
page-help-line = Tasten, Texttisch, ehrliches Mischen.
page-no-adverts = Keine Werbung. Kein Konto nötig. Jedes Mischen lässt sich prüfen.
page-your-turn-at = Du bist dran · { $name }
page-continue = Weiterspielen · { $name }
page-with = mit { $names }
page-open-tables = Offene Tische
page-open-line = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}

# A new table, and before the start.

page-new-table = Ein neuer Tisch
page-rules-of-table = Regeln
page-own-rules = Datei oder Link
page-own-rules-label = Text eines Links
page-open-file = Datei öffnen
page-read-rules = Regeln lesen
page-players = Spieler
page-players-many = { $count } Spieler
page-bots-fill = Bots auf den anderen Plätzen
page-bot-level = Spielstärke der Bots
page-bot-beginner = Anfänger
page-bot-casual = Gelegenheitsspieler
page-bot-regular = Stammspieler
page-bot-strong = stark
page-bot-expert = Meister
page-visible = Wer dazukommen kann
page-visible-link = wer den Link hat
page-visible-all = alle
page-clock = Uhr
page-clock-none = keine
page-clock-seconds = { $seconds } s
page-hints-allowed = Tipps erlaubt
page-open-table = Tisch eröffnen
page-start-now = Anfangen
page-start-missing = { $count ->
    [one] Anfangen: ein Platz ist frei
   *[other] Anfangen: { $count } Plätze sind frei
}
page-fill-bots = Mit Bots auffüllen
page-sit-here = Hier hinsetzen
page-sit-down = Hinsetzen
page-seat-lost = Du hast deinen Platz verloren. Du kannst dich wieder setzen.
page-your-name = Dein Name
page-add-bot = Bot
page-remove = Wegschicken
page-waiting-title = Wer spielt mit?
page-waiting-for-opener = { $who } fängt an, wenn alle Plätze besetzt sind.
page-invite-line = Schick deinen Freunden diesen Link:
page-invite-others = Du hast diese Seite unter { $host } geöffnet, einer Adresse nur dieses Geräts. Deine Freunde brauchen diesen Link:
page-invite-alone = Dieser Link geht nur auf diesem Gerät.
page-invite-start = Damit andere dazukommen können, starte Barbu so und öffne die Seite unter der Adresse, die es dann für andere nennt:
page-invite-address = Adresse
page-qr = Derselbe Link als QR-Code
page-delete-table = Tisch löschen
page-delete-sure = Für alle löschen?
page-match-delete = Dieses Spiel löschen
page-match-delete-sure = Endgültig löschen? Es lässt sich dann nicht weiterspielen.
page-match-delete-others = Aufgeben? Ein Bot spielt für dich weiter; gelöscht wird es, wenn alle es aufgegeben haben.
page-sentences = Diese Regeln in Worten
page-contracts-rules = Verträge und Regeln

# Archive and replay.

page-no-matches = Noch ist keine Partie beendet.
page-upload = Aufzeichnung öffnen
page-download = Aufzeichnung herunterladen
page-print-sheet = Spielzettel
page-unfinished = läuft noch
page-archive-again = Eine Runde, noch einmal gespielt
page-archive-by-hand = Von Hand aufgeschrieben, mit echten Karten
page-replay = Nachspielen
page-replay-of = Nachspielen · Runde { $deal }
page-trick-of = Stich { $trick } von { $tricks }
page-card-of = Karte { $at } von { $count }
page-link-to = Link zu Stich { $trick }
page-first = Zum Anfang
page-previous = Eine Karte zurück
page-play = Abspielen
page-pause = Anhalten
page-forward = Eine Karte weiter
page-end = Zum Ende
page-commitment = Vor der Runde veröffentlicht: { $value }
page-secret = Nach der Runde verraten: { $value }
page-fair-promised = Das Geheimnis, das nach der Runde verraten wurde, ist das, dessen Prüfsumme vorher veröffentlicht war.
page-fair-not-promised = Das Geheimnis, das nach der Runde verraten wurde, ist NICHT das, dessen Prüfsumme vorher veröffentlicht war.
page-fair-shuffled = Damit gemischt ergibt das Blatt genau diese Hände.
page-fair-not-shuffled = Damit gemischt ergibt das Blatt NICHT diese Hände.
page-fair-alone = Das hat Ihr Browser selbst nachgerechnet, ohne den Server zu fragen.
page-fair-pack = Das Geheimnis legt die Karten in diese Reihenfolge, und jeder bekommt einen Block davon:
page-fair-out = Übrig:
page-unpromised = Von diesen Karten war vor dem Geben nichts versprochen, also gibt es kein Versprechen zu prüfen.
page-replay-entered = Diese Runde wurde von Hand eingetragen; ihre Karten kennt niemand.
page-opinion-ask = Was hätte ein starker Spieler getan?
page-opinion = Ein starker Spieler: { $act }.
page-opinion-same = Ein starker Spieler hätte dasselbe getan.
page-opinion-only = Etwas anderes ging nicht.
page-opinion-costly = Was Punkte gekostet hat
page-opinion-cost = { $points ->
    [one] kostete etwa einen Punkt
   *[other] kostete etwa { $points } Punkte
}
page-opinion-better = besser:
page-opinion-all = Die ganze Runde durchgehen
page-opinion-of = { $at } von { $count }
page-opinion-none = Nichts in dieser Runde hat einen Punkt gekostet.
page-opinion-how = Beurteilt nach dem, was der Spieler in dem Moment sehen konnte. Die Punkte sind geschätzt.
page-repeat = Dieselbe Runde noch einmal
page-repeat-of = Runde { $deal } noch einmal
page-repeat-button = Diese Runde noch einmal spielen
page-repeat-help = Dieselben Karten und Ansagen, allein mit Bots. Die Karten sind bekannt: Das Versprechen fairen Mischens gilt hier nicht.
page-repeat-as = Am Platz von
page-repeat-then = Beim ersten Mal
page-repeat-now = Jetzt
page-repeat-known = Diese Karten wurden nicht neu gemischt.
page-repeat-again = Noch einmal

# Settings.

page-set-language = Sprache
page-set-theme = Hell oder dunkel
page-set-auto = wie das System
page-set-light = hell
page-set-dark = dunkel
page-set-motion = Bewegung
page-set-motion-full = alle
page-set-motion-reduced = weniger
page-set-colours = Farbtöne der Kartenfarben
page-set-four = vier
page-set-two = zwei
page-set-large = Große Karten
page-set-one-row = Hand in einer Reihe
page-set-letters = Buchstaben auf den Karten
page-set-letters-own = wie in der Sprache
page-set-confirm = Jede Karte bestätigen
page-set-confirm-help = Beim ersten Tippen hebt sich die Karte, beim zweiten wird sie gespielt.
page-set-autoplay = Einzig mögliche Karte spielen
page-set-autoplay-help = Ist nur eine Karte erlaubt, fällt sie nach einem Moment von selbst.
page-set-hints = Tipp-Knopf
page-set-hints-help = Was ein starker Spieler an deiner Stelle täte, wenn du fragst.
page-set-winning = Karte umranden, bei der der Stich liegt
page-set-hold = Ein fertiger Stich bleibt
page-set-hold-tap = bis du tippst
page-set-hold-seconds = { $seconds } s
page-set-speed = Tempo
page-set-slow = langsam
page-set-normal = normal
page-set-fast = schnell
page-set-sort = Ordnung der Hand
page-set-by-suit = nach Farbe
page-set-by-rank = nach Wert
page-set-ascending = Niedrige Karten zuerst
page-set-sound = Ton
page-set-volume = Lautstärke
page-set-keys = Tastenkürzel
page-set-phrases = Sprüche zeigen
page-set-text = Texttisch statt Karten
page-set-cards = Karten
page-set-play = Spiel
page-set-look = Aussehen
page-set-name = Dein Name

# Help.

page-help-play = Eine Karte spielen
page-help-play-text = Tipp auf eine gehobene Karte, oder zieh sie nach oben. Karten, die du nicht spielen darfst, sind dunkler: Tipp auf eine, und sie sagt, warum.
page-help-last-text = Der fertige Stich bleibt einen Moment liegen; tipp auf das Tuch, um ihn gleich einzuziehen. Den letzten Stich kannst du jederzeit wieder ansehen.
page-help-scores-text = Unter der Hand stehen die Punkte und die Verträge, die schon gespielt sind. Zieh sie hoch für jede Runde und die Kurve.
page-help-text-title = Ohne die Karten zu sehen
page-help-text-text = Der Texttisch ist das erste Bedienelement an jedem Tisch. Er zeigt die Hand nach Farben und nimmt getippte Karten und Wörter.
page-help-keys = Tasten
page-help-fair = Ehrliches Mischen
page-help-fair-text = Vor der ersten Karte veröffentlicht der Server die Prüfsumme des Geheimnisses der Runde. Nach der Runde verrät er das Geheimnis, und jeder kann das Mischen nachrechnen und vergleichen. Bots bekommen, was man von ihrem Platz aus sieht, und sonst nichts.
page-help-fair-hash = Die veröffentlichte Prüfsumme ist SHA-256 aus der Kennung der Partie, der Nummer der Runde und einem Geheimnis von 32 zufälligen Bytes; jede Runde hat ihr eigenes.
page-help-fair-shuffle = Gemischt wird nach Fisher–Yates mit Zahlen aus HMAC-SHA-256 unter diesem Geheimnis. Die Prüfung rechnet beides nach: Die Prüfsumme muss die veröffentlichte sein, und die Karten die gegebenen.
page-help-fair-here = Beim Nachspielen einer Runde rechnet „{ page-check-shuffle }“ beides in Ihrem Browser nach.
page-help-fair-command = Eine heruntergeladene Aufzeichnung prüft dieser Befehl:
page-help-friends = Mit Freunden
page-help-friends-text = Eröffne einen Tisch und schick seinen Link. Wer ihn öffnet, sitzt nach zweimal Tippen; Bots füllen auf. Geht jemand weg, können die anderen einen Bot weiterspielen lassen, bis er wieder da ist.
page-help-days = Über mehrere Tage
page-help-days-text = Eine laufende Partie bleibt, bis ihre Spieler sie löschen, und steht auf der Startseite ganz oben.
page-help-bots = Bots und Tipps
page-help-bots-text = Es gibt fünf Stufen. Ein Anfänger zählt die gefallenen Karten nicht mit; ein Meister denkt sich zweihundert Verteilungen der verdeckten Karten aus und spielt jede zu Ende. Alle spielen nach den Regeln eures Tisches.
page-help-hint-text = Allein mit Bots kannst du nach einem Tipp fragen: was ein starker Spieler täte, was dabei neben der zweitbesten Wahl zu erwarten ist, und woran es liegt. Mit anderen Leuten muss der Tisch mit Tipps eröffnet sein.
page-help-claim-text = Wenn sich nichts mehr ändern kann, legt ein Knopf deine Karten auf, und die Runde ist sofort zu Ende.
page-help-again-text = Im Archiv kannst du jede fertige Partie Karte für Karte ansehen, fragen, was ein starker Spieler getan hätte, und eine Runde noch einmal spielen.
