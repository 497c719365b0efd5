# Ein Tipp: was ein starker Spieler täte, und warum.

hint-told = Tipp: { $act }.
hint-only = Etwas anderes geht nicht.
hint-loses = Der Stich geht nicht an dich.
hint-takes = Der Stich geht an dich.
hint-once = { $item }: geht in { $mine } von 100 Fällen an dich ({ $other }: { $theirs }).
hint-count = { $item }: im Schnitt { $mine } für dich ({ $other }: { $theirs }).
hint-place = Dein Platz: im Schnitt { $mine } ({ $other }: { $theirs }).
hint-slam = Schlemm für dich: in { $mine } von 100 Fällen ({ $other }: { $theirs }).
hint-slammed = Schlemm für einen anderen: in { $mine } von 100 Fällen ({ $other }: { $theirs }).
hint-doubles = Aus den Kontras: im Schnitt { $mine } ({ $other }: { $theirs }).
hint-others = Für jeden der anderen: im Schnitt { $mine } ({ $other }: { $theirs }).
hint-expected = Zu erwarten: { $mine } ({ $other }: { $theirs }).
hint-against = Zu erwarten: { $mine } gegen { $theirs }.
hint-usual = Zu erwarten: { $mine }, mit einem mittleren Blatt { $usual } ({ $other }: { $theirs } und { $otherusual }).
hint-equal = Zu erwarten: { $mine }. { $other } ist etwa gleich gut.
hint-owed = Das kostet etwas, aber ein Kontra ist noch offen.
hint-risk = { $other }: zu wenig zu holen für das Risiko.
hint-silence = kein Kontra
hint-double = Kontra an { $who }
hint-pass = passen
hint-stop = dabei lassen
hint-no-trump = ohne Trumpf
