# Words that several messages use.

yes = ja
no = nein
nothing = nichts
seat-number = Spieler { $number }

# Acts, as a list of what is possible names them.

act-lay-high = { $card } als höchste Karte
act-lay-low = { $card } als niedrigste Karte
act-pass = passen
act-stop = keine Karte mehr legen
act-look = die Karten ansehen
act-no-trump = ohne Trumpf
act-silence = nichts sagen
act-double = Kontra an { $seats }

# What was written is no card, no language …

not-a-card = „{ $text }“ ist keine Karte. Schreib erst den Wert, dann die Farbe: QS oder 10♥.
not-a-rank = „{ $text }“ ist kein Wert. Werte sind 2 bis 10, J, Q, K und A.
not-a-suit = „{ $text }“ ist keine Farbe. Farben sind C, S, D und H, oder ♣ ♠ ♦ ♥.
no-such-language = Die Sprache „{ $given }“ gibt es hier nicht. Es gibt: { $allowed }.
no-such-bot = Es gibt keinen Bot „{ $given }“. Es gibt: { $allowed }.

# Cards that may not be played to a trick.

not-in-hand = Du hast { $card } nicht auf der Hand. Jetzt geht: { $legal }.
must-follow = Du musst bedienen: { $suit } ist angespielt. Du kannst { $legal } spielen.
must-beat = Du musst höher spielen als { $best }, denn du kannst es. Du kannst { $legal } spielen.
must-ruff = Du hast kein { $suit } und musst stechen: Trumpf ist { $trump }. Du kannst { $legal } spielen.
must-overruff = Du musst { $best } überstechen, denn du kannst es. Du kannst { $legal } spielen.
must-dump = Du musst eine Karte abwerfen, die Punkte kostet, denn sie nimmt den Stich nicht. Du kannst { $legal } spielen.
first-trick-ban =
    { $mode ->
        [no_lead] Zum ersten Stich wird kein { $suit } ausgespielt. Du kannst { $legal } spielen.
        [no_play] Zum ersten Stich darf kein { $suit } fallen, solange du etwas anderes hast. Du kannst { $legal } spielen.
       *[other] Zum ersten Stich darf keine Karte fallen, die zählt, solange du etwas anderes hast. Du kannst { $legal } spielen.
    }
lead-ban =
    { $mode ->
        [until_broken] { $suit } darf noch nicht ausgespielt werden: Die Farbe ist noch nicht frei. Du kannst { $legal } spielen.
       *[other] { $suit } darf nicht ausgespielt werden, solange du etwas anderes hast. Du kannst { $legal } spielen.
    }
tricks-are-played = In dieser Runde geht es um Stiche: Spiel eine Karte zum Stich. Du kannst { $legal } spielen.

# Cards that may not be laid.

cards-are-laid = In dieser Runde werden Karten in Reihen gelegt. Jetzt geht: { $legal }.
suit-not-open = { $suit } ist noch nicht eröffnet: { $opening } muss vor { $card } kommen. Jetzt geht: { $legal }.
does-not-continue = { $card } passt an keine Reihe. In { $suit } folgt { $due }. Jetzt geht: { $legal }.
ace-needs-end = Sag, wohin { $card } soll: Es passt an beide Enden. Jetzt geht: { $legal }.
ace-end-is-settled = Wohin { $card } kommt, steht fest und wird nicht angesagt. Jetzt geht: { $legal }.
must-lay = Du darfst nicht passen, solange du eine Karte legen kannst. Jetzt geht: { $legal }.
no-stopping = Hier musst du eine Karte legen. Jetzt geht: { $legal }.

# Acts that do not fit the moment.

deal-is-over = Diese Runde ist vorbei.
nobody-to-act = Im Moment hat niemand etwas zu tun.
not-your-turn = Du bist nicht dran: Erst kommt { $turn }.
play-a-card = Jetzt wird eine Karte gespielt. Jetzt geht: { $legal }.
choose-a-contract = Wähl einen Vertrag. Jetzt geht: { $legal }.
contract-done = „{ $contract }“ ist schon gespielt. Noch offen: { $legal }.
contract-barred = „{ $contract }“ geht nicht: Die Karte, um die es geht, ist nicht im Spiel.
no-such-contract = Einen Vertrag „{ $given }“ gibt es nicht zu wählen. Offen: { $legal }.
look-first = Du hast deine Karten nicht gesehen: Wähl „{ $contract }“ blind, oder sieh sie dir erst an. Jetzt geht: { $legal }.
already-seen = Du hast deine Karten gesehen und kannst „{ $contract }“ nicht mehr blind wählen.
name-a-trump = Nenn die Trumpffarbe. Jetzt geht: { $legal }.
name-a-start = Nenn den Wert, der jede Farbe eröffnet. Jetzt geht: { $legal }.
speak-in-the-lap = Jetzt wird Kontra gegeben, oder nichts gesagt. Kontra oder Rekontra geht an: { $targets }.
may-not-double =
    { $me ->
        [self] Niemand kann sich selbst Kontra geben.
        [yes] Hier darfst du kein Kontra an { $seat } geben.
       *[no] Hier darf { $speaker } kein Kontra an { $seat } geben.
    } Kontra oder Rekontra geht an: { $targets }.
must-double =
    { $me ->
        [yes] Jetzt musst du Kontra an { $seat } geben
       *[no] Jetzt muss { $speaker } Kontra an { $seat } geben
    }: { $owed ->
        [one] Ein Kontra ist noch offen
       *[other] { $owed } Kontras sind noch offen
    }, und { $left ->
        [one] das ist die letzte Runde mit diesem Ansager.
       *[other] es bleiben nur { $left } Runden mit diesem Ansager.
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] Der erste Geber kann jetzt nicht gezogen werden:
        [Lists] Die Listen der Verträge können jetzt nicht gezogen werden:
        [Dealt] Karten können jetzt nicht gegeben werden:
        [Revealed] Das Geheimnis des Mischens kann jetzt nicht veröffentlicht werden:
        [Entered] Eine Runde kann jetzt nicht eingetragen werden:
       *[other] Das passt hier nicht:
    } { $phase ->
        [DrawingDealer] Der erste Geber ist noch zu ziehen.
        [DrawingLists] Die Listen der Verträge sind noch zu ziehen.
        [Dealing] Die Karten sind noch zu geben.
        [Choosing] Der Vertrag wird gerade gewählt.
        [NamingTrump] Die Trumpffarbe wird gerade genannt.
        [NamingStart] Der Startwert wird gerade genannt.
        [Doubling] Gerade wird Kontra gegeben.
        [Playing] Die Karten werden gerade gespielt.
       *[Finished] Die Partie ist vorbei.
    }
stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin, dann spiel.

# Chance that does not fit the rules.

no-such-seat = An einem Tisch mit { $players } Plätzen gibt es { $seat } nicht.
wrong-draw = Die gezogenen Karten machen { $seat } nicht zum ersten Geber: { $cards }.
wrong-hands =
    Jede der { $players } Hände muss { $count } Karten haben{ $over ->
        [0] {""}
        [one] , und eine Karte muss übrig bleiben
       *[other] , und { $over } Karten müssen übrig bleiben
    }.
wrong-pack = Die gegebenen Karten sind nicht das Blatt dieser Regeln, jede Karte einmal.
wrong-lists =
    Jeder der { $players } Spieler braucht eine Liste mit { $count ->
        [one] einem Vertrag dieser Regeln
       *[other] { $count } verschiedenen Verträgen dieser Regeln
    }, dieselbe für alle, wo sie für alle gezogen wird.

# Players and matches.

wrong-players =
    Diese Regeln sind nicht für { $given ->
        [one] einen Spieler
       *[other] { $given } Spieler
    }, sondern für { $allowed }.
bad-name = „{ $given }“ geht nicht als Name: Er braucht 1 bis { $most } druckbare Zeichen.
bad-match-id = „{ $given }“ geht nicht als Name einer Partie: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40.

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] Es gibt nichts zurückzunehmen: Das geht nur in der laufenden Runde.
        [one] Nur der letzte Zug lässt sich zurücknehmen, nicht { $count }.
       *[other] 1 bis { $most } Züge lassen sich zurücknehmen, nicht { $count }.
    }
no-such-deal =
    Es gibt keine beendete Runde { $deal }{ $most ->
        [0] : Noch ist keine vorbei.
       *[other] : Die letzte ist Runde { $most }.
    }
deal-was-played = Runde { $deal } wurde an diesem Tisch gespielt: Ihr Ergebnis bleibt.

# Deals that are entered by hand.

contract-was-played = „{ $contract }“ wird hier ausgespielt: Trag das Ergebnis ein.
no-blind-choice = „{ $contract }“ kann nicht blind gewählt worden sein: Nach diesen Regeln sieht man erst die Karten.
must-be-blind = „{ $contract }“ wurde vor dem Geben gewählt, wie es diese Regeln wollen: Trag es als blind ein.
nothing-to-call = In „{ $contract }“ wird nichts genannt: Trag weder Trumpf noch Startwert ein.
no-doubling = In diesen Regeln gibt es kein Kontra.
no-such-bets = Diese Kontras können in einem Umlauf nicht zustande kommen.
wrong-leftover =
    { $count ->
        [0] In diesen Regeln bleibt keine Karte übrig, eingetragen ist aber: { $cards }.
        [one] Eine Karte des Blatts muss draußen bleiben, nicht { $cards }.
       *[other] { $count } Karten des Blatts müssen draußen bleiben, nicht { $cards }.
    }
wrong-outcome = „{ $contract }“ endet nicht so: In manchen Verträgen zählen die Stiche, in anderen die Reihenfolge am Ende.
wrong-finish = Die Reihenfolge am Ende darf jeden der { $players } Spieler höchstens einmal nennen.
finish-too-short =
    { $count ->
        [0] Jemand muss fertig sein.
       *[other] Mehr Spieler müssen fertig sein: Die übrigen Plätze bringen nicht alle gleich viel.
    }
wrong-items = In diesem Vertrag zählt: { $items }; eingetragen ist: { $entered }.
wrong-counts = Jede Zählung braucht eine Zahl ab 0 für jeden der { $players } Spieler.
tricks-missing = In diesem Vertrag muss man wissen, wie viele Stiche jeder gemacht hat.
wrong-item-sum =
    Bei „{ $item }“ ergibt die Zählung { $given }, im Spiel { $needed ->
        [one] ist aber nur { $needed }.
       *[other] sind aber { $needed }.
    }
wrong-trick-sum =
    { $given ->
        [one] Ein Stich ist eingetragen
       *[other] { $given } Stiche sind eingetragen
    }, aber die Runde hat { $needed }.
last-without-trick = Die letzten Stiche können nicht von { $seat } sein, mit so wenigen Stichen.
no-such-distribution = Keine Runde „{ $contract }“ kann so enden: Die genommenen Karten passen nicht in die gemachten Stiche.

# Records of matches.

not-a-record = Das ist keine Aufzeichnung einer Partie: Sie muss mit „barbu“ und der Version { $versions } beginnen.
incomplete-header = Der Kopf der Aufzeichnung ist unvollständig: Er braucht die Partie und ihre Regeln, je einmal.
record-too-long = Die Aufzeichnung ist zu lang: Mehr als { $most } Zeichen werden nicht gelesen.
unreadable-line = Zeile { $line } der Aufzeichnung lässt sich nicht lesen.
bad-record-line = Zeile { $line } der Aufzeichnung passt nicht: { $reason }
damaged-rules = Die Regeln in Zeile { $line } der Aufzeichnung sind beschädigt.

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [one] Diese Regeln sind so nicht spielbar.
       *[other] Diese Regeln sind so nicht spielbar, aus { $count } Gründen.
    } { $problems }
problem-at = { $key }: { $sentence }
option-with-key = { $label } ({ $key })

file-too-long = Die Datei ist zu lang: Mehr als { $most } Zeichen werden nicht gelesen.
not-toml =
    Das ist kein TOML: { $line ->
        [0] Es lässt sich nicht lesen.
       *[other] Zeile { $line }, Spalte { $column } lässt sich nicht lesen.
    }
damaged-link = Der Link ist beschädigt: Lass ihn dir noch einmal geben.
unknown-link-version = Der Link stammt aus einer anderen Version von Barbu: Er beginnt mit „{ $given }“.
preset-has-changed = Der Link baut auf einer Fassung der Vorlage { $preset } auf, die hier nicht bekannt ist: Er stammt aus einem neueren Barbu.
ruleset-of-newer-version = Diese Regeln hat ein neueres Barbu geschrieben: Sie stehen in Fassung { $given } des Formats, hier ist { $most } die neueste.

must-be-table = Hier gehört eine Tabelle von Optionen hin, nicht „{ $given }“.
unknown-key =
    Eine Option „{ $given }“ gibt es hier nicht. { $close ->
        [0] Es gibt: { $near }.
       *[other] Meinst du { $near }?
    }
unknown-preset =
    Eine Vorlage „{ $given }“ gibt es nicht. { $close ->
        [0] Es gibt: { $near }.
       *[other] Meinst du { $near }?
    }
unknown-contract =
    Die Reihenfolge nennt „{ $given }“, das ist kein Vertrag dieser Regeln. { $close ->
        [0] Es gibt: { $near }.
       *[other] Meinst du { $near }?
    }
must-be-flag = „{ $given }“ muss true oder false sein.
must-be-whole =
    „{ $given }“ muss eine ganze Zahl von { $low } bis { $high } sein{ $step ->
        [one] {""}
       *[other] , in Schritten von { $step }
    }.
must-be-one-of = „{ $given }“ muss eins davon sein: { $allowed }.
must-be-text = „{ $given }“ muss ein Text von höchstens { $most } Zeichen in einer Zeile sein.
must-be-id = „{ $given }“ muss ein kurzer Name sein: Kleinbuchstaben, Ziffern, _ oder -, vorn ein Buchstabe, höchstens { $most }.
must-be-suit = „{ $given }“ muss eine Farbe sein: C, S, D oder H.
must-be-rank = „{ $given }“ muss ein Wert sein: 2 bis 10, J, Q, K oder A.
must-be-card = „{ $given }“ muss eine Karte sein, etwa QS oder 10H.
must-be-list = „{ $given }“ muss eine Liste von { $least } bis { $most } Werten sein.
must-be-distinct = „{ $given }“ steht zweimal da: Jeder Wert darf einmal dastehen.
must-be-players = „{ $given }“ ist keine Spielerzahl: Werte gehen nach Spielerzahl, von { $low } bis { $high }.
must-be-prices = „{ $given }“ muss eine Preistabelle sein, etwa {"{"} trick = -5, KH = -50 {"}"}.
must-be-item = „{ $given }“ kann keinen Preis haben. Preise gibt es für trick, last, last2, last3, last4, eine Farbe (H), einen Wert (Q) oder eine Karte (KH).

# Rulesets: what does not go together.

contract-twice = Zwei Verträge haben die Kennung von „{ $contract }“: Gib einem davon eine andere, etwa mit _2 am Ende.
no-contracts = Es gibt keinen Vertrag zu spielen: Schreib mindestens einen, oder schalte einen ein.
contract-pays-nothing = „{ $contract }“ bringt nichts: Gib Preise an, oder nenn die Verträge, die es summiert.
salad-with-prices = „{ $contract }“ hat eigene Preise und summiert andere Verträge: Nur eins von beiden geht.
salad-of-unknown = Die Summe nennt „{ $contract }“, das ist kein Vertrag dieser Regeln: Füg den Vertrag hinzu, oder lass ihn weg.
salad-of-wrong-kind = Die Summe nennt „{ $contract }“, ein Domino oder selbst eine Summe: Nur Verträge mit eigenen Preisen lassen sich summieren.
scale-does-not-divide = In „{ $contract }“ lässt sich { $price } ({ $item }) nicht durch { $divide } in ganze Punkte teilen: Ändere den Preis oder den Teiler.
early-end-needs-cards = Ein Vertrag kann nur vorzeitig enden, wenn allein Karten zählen: Schalte „{ $field }“ aus, oder gib Stichen keinen Preis.
early-end-against-slam = Ein Vertrag kann nicht vorzeitig enden, wenn sein Schlemm alle Stiche braucht: Schalte „{ $field }“ aus, oder lass dem Schlemm alle Karten mit Preis genügen.
slam-needs-cards = Ein Schlemm aus allen Karten mit Preis braucht den Preis einer Karte: Lass ihn alle Stiche brauchen.
needs-card = Hier fehlt eine Karte: Schreib sie unter „{ $field }“.
selection-needs-chooser = „{ $value }“ braucht jemanden, der wählt: Sag unter „{ $field }“, wer, oder nimm eine feste Reihenfolge.
selection-leaves-no-choice = „{ $value }“ lässt nichts zu wählen, aber es wählt „{ $chooser }“: Setz „{ $field }“ auf „{ $nobody }“, oder lass Verträge wählen.
leader-needs-chooser = „{ $value }“ braucht jemanden, der wählt: Sag unter „{ $field }“, wer, oder lass den Geber oder einen Nachbarn ausspielen.
list-too-long = { $given } Verträge lassen sich nicht aus { $most } ziehen: Zieh weniger, oder füg Verträge hinzu.
nothing-for-players = Für { $players } Spieler fehlt ein Wert: Füg einen hinzu, oder nimm { $players } aus den Spielerzahlen.
too-many-deals = { $given } Runden sind mehr als die { $most }, für die { $players } Spieler Verträge haben: höchstens { $most }, oder 0 für alle.
removed-not-in-pack = { $cards } lässt sich nicht aus einem Blatt zu { $size } Karten nehmen: Dort ist es nicht.
too-few-cards = { $count } Karten reichen nicht für { $players } Spieler: Nimm weniger heraus, oder ein größeres Blatt.
cards-do-not-divide = { $count } Karten gehen auf { $players } Spieler nicht auf: Nimm { $over } heraus, oder lass die übrigen auslosen.
card-not-in-pack = { $card } ist nicht im Blatt zu { $players } Spielern: Wähl eine andere Karte.
rank-not-in-pack = Der Startwert ({ $rank }) fehlt im Blatt zu { $players } Spielern: Wähl einen anderen.
contract-without-card = Zu { $players } Spielern fehlen im Blatt alle Karten, die in „{ $contract }“ einen Preis haben: Behalte eine, oder gib einer anderen einen Preis.
payout-too-long = { $count } Plätze bringen Punkte, aber es sind { $players } Spieler: höchstens { $players }.
toml-key-twice = Zeile { $line } gibt einen Schlüssel oder eine Tabelle ein zweites Mal an: Behalte nur eine Angabe.
order-twice = Die Reihenfolge nennt „{ $given }“ zweimal: Einmal genügt.
item-twice = „{ $given }“ und „{ $other }“ meinen dasselbe: Gib nur einen Preis an.
idle-beside = „{ $value }“ zählt nicht, weil „{ $field }“ auf „{ $beside }“ steht.
idle-name = „{ $given }“ bezeichnet nichts, weil keine Option dieser Regeln diesen Schlüssel hat.
idle-quota = { $given } Kontras kann niemand schulden, weil ein Ansager höchstens { $most ->
    [one] eine Runde
   *[other] { $most } Runden
    } hat.
idle-last-trick = „{ $item }“ wird nie bezahlt, weil ein Blatt höchstens { $most ->
    [one] einen Stich
   *[other] { $most } Stiche
    } hergibt.
