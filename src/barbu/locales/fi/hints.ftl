# Vihje: mitä vahva pelaaja tekisi, ja miksi.

hint-told = Vihje: { $act }.
hint-only = Muuta ei voi tehdä.
hint-loses = Tikki ei tule sinulle.
hint-takes = Tikki tulee sinulle.
hint-once = { $item }: sinulle { $mine } kertaa sadasta ({ $other }: { $theirs }).
hint-count = { $item }: sinulle keskimäärin { $mine } ({ $other }: { $theirs }).
hint-place = Sijasi: keskimäärin { $mine } ({ $other }: { $theirs }).
hint-slam = Oma slammi: { $mine } kertaa sadasta ({ $other }: { $theirs }).
hint-slammed = Jonkun muun slammi: { $mine } kertaa sadasta ({ $other }: { $theirs }).
hint-doubles = Kahdennuksista: keskimäärin { $mine } ({ $other }: { $theirs }).
hint-others = Kullekin muulle: keskimäärin { $mine } ({ $other }: { $theirs }).
hint-expected = Odotettavissa: { $mine } ({ $other }: { $theirs }).
hint-against = Odotettavissa: { $mine }, muuten { $theirs }.
hint-usual = Odotettavissa: { $mine }, keskinkertaisella kädellä { $usual } ({ $other }: { $theirs } ja { $otherusual }).
hint-equal = Odotettavissa: { $mine }. { $other } on suunnilleen yhtä hyvä.
hint-owed = Se maksaa jotain, mutta kahdennus on antamatta.
hint-risk = { $other } – liian vähän voitettavaa riskiin nähden.
hint-silence = ei kahdennusta
hint-double = kahdenna { $who }
hint-pass = ohi
hint-stop = lopeta tähän
hint-no-trump = ilman valttia
