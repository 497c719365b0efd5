# Das Regelbuch: die Regeln eines Tisches, so erzählt, dass man danach spielen kann, auch wer neu ist.
#
# Welche Variablen eine Nachricht bekommt und wo sie steht, sagt der englische Katalog. Das Buch redet niemanden an: Es
# sagt „wer“, „jeder“ und „man“. Karten in Worten stehen im Nominativ, sodass ihr Artikel zu jedem Satz passt.

# ---------------------------------------------------------------------------------------------- words

book-card =
    { $rank ->
        [J] der
        [K] der
        [A] das
       *[other] die
    } { $suit ->
        [C] Kreuz
        [S] Pik
        [D] Karo
       *[H] Herz
    }-{ $rank ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
        [10] Zehn
        [J] Bube
        [Q] Dame
        [K] König
       *[A] Ass
    }
book-example-names = Anna, Bernd, Clara, Dirk, Eva, Fritz, Greta
book-by-players =
    { $first ->
        [yes] { $amount } { $what ->
            [cards] { $count ->
                [one] Karte
               *[other] Karten
            }
            [deals] { $count ->
                [one] Runde
               *[other] Runden
            }
           *[points] { $count ->
                [one] Punkt
               *[other] Punkte
            }
        } bei { $players } Spielern
       *[no] { $amount } bei { $players }
    }
book-by-players-none = keine bei { $players }

# ------------------------------------------------------------------------------------------- headings

book-title = { $name }: So spielen wir
book-title-unnamed = Barbu: So spielen wir
book-heading-brief = Das Spiel in Kürze
book-heading-cards = Karten und Spieler
book-heading-roles = Wer was tut
book-heading-choice = Welcher Vertrag gespielt wird
book-heading-tricks = Das Spiel um Stiche
book-heading-contracts = Die Verträge
book-heading-layout = { $contract } im Einzelnen
book-heading-doubles = Kontra
book-heading-points = Die Punkte
book-heading-end = Das Ende der Partie
book-heading-differences = Was an diesem Tisch anders ist
# The parts of the help on one contract.
book-heading-counts = Was zählt
book-heading-play = Wie gespielt wird
book-heading-finish = Wann die Runde endet

# ------------------------------------------------------------------------------------------- in brief

book-lede =
    Dieses Spiel ist für { $players } Spieler; es hat { $contracts } Verträge und geht über { $count ->
        [one] { $count } Runde.
       *[other] { $deals } Runden.
    }
book-lede-one =
    Dieses Spiel ist für { $players } Spieler; es hat nur einen Vertrag, „{ $contract }“, und geht über { $count ->
        [one] { $count } Runde.
       *[other] { $deals } Runden.
    }
book-range = { $low } bis { $high }
book-aim-signed = Ziel ist es, am Ende die meisten Punkte zu haben.
book-aim-penalty = Ziel ist es, am Ende die wenigsten Punkte zu haben.
book-brief-both = In jeder Runde geht es um einen Vertrag: Entweder wird um Stiche gespielt, oder die Karten werden in Reihen gelegt.
book-brief-tricks =
    { $count ->
        [1] In jeder Runde wird um Stiche gespielt.
       *[other] In jeder Runde geht es um einen Vertrag, und immer wird um Stiche gespielt.
    }
book-brief-layout = In jeder Runde werden die Karten in Reihen gelegt.
book-overview = Die Verträge und ihre Punkte
book-overview-players = Die Verträge und ihre Punkte zusammen, je nach Spielerzahl
book-overview-contract = Vertrag
book-overview-counts = Was zählt
book-overview-total = Zusammen
book-overview-total-players =
    Zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[other] { $players }
    }
book-overview-sums = die Summe aus: { $contracts }
book-overview-sums-scaled = die anders gewichtete Summe aus: { $contracts }

# ----------------------------------------------------------------------------------- cards and players

book-players = Es spielen { $players } Spieler, jeder für sich.
book-pack-full =
    { $for ->
        [all] Gebraucht wird ein Blatt zu 52 Karten.
       *[some] Bei { $players } Spielern wird ein Blatt zu 52 Karten gebraucht.
    }
book-pack-stripped =
    { $for ->
        [all] Aus einem Blatt zu 52 Karten werden
       *[some] Bei { $players } Spielern werden aus einem Blatt zu 52 Karten
    } { $ranks ->
        [1] alle Karten mit der { $from }
       *[other] alle Karten von { $from } bis { $to }
    } beiseitegelegt: Es bleiben { $size } Karten, in jeder Farbe { $lowest } bis { $highest }.
book-removed =
    { $for ->
        [all] { $cards } { $count ->
            [one] kommt
           *[other] kommen
        }
       *[some] Bei { $players } Spielern { $count ->
            [one] kommt
           *[other] kommen
        } { $cards }
    } { $also ->
        [yes] außerdem aus dem Blatt,
       *[no] aus dem Blatt,
    } für die ganze Partie.
book-leftover-lowest =
    { $for ->
        [all] Damit alle gleich viele Karten haben, { $count ->
            [one] kommt die niedrigste
           *[other] kommen die niedrigsten
        } für die ganze Partie aus dem Blatt: { $cards }.
       *[some] Bei { $players } Spielern { $count ->
            [one] kommt, damit es aufgeht, die niedrigste Karte
           *[other] kommen, damit es aufgeht, die niedrigsten Karten
        } für die ganze Partie aus dem Blatt: { $cards }.
    }
book-leftover-order = Bei gleichem Wert kommen die Farben in dieser Reihenfolge aus dem Blatt: { $suits }.
book-leftover-random =
    In jeder Runde { $count ->
        [one] bleibt { $count } Karte übrig: Sie wird aufgedeckt und ist nicht im Spiel.
       *[other] bleiben { $count } Karten übrig: Sie werden aufgedeckt und sind nicht im Spiel.
    }
book-leftover-tables = In jeder Runde bleiben Karten übrig: { $amounts }; sie werden aufgedeckt und sind nicht im Spiel.
book-leftover-points = Welche Karten aufgedeckt werden, wechselt von Runde zu Runde, und für sie schreibt niemand Punkte.
book-leftover-none = Alle Karten werden ausgeteilt, keine bleibt übrig.
book-hand =
    Jeder bekommt { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
book-hand-tables = Jeder bekommt { $amounts }.
book-ranking = In jeder Farbe gilt diese Rangfolge, von der höchsten Karte zur niedrigsten: { $ranks }.
book-direction-clockwise = Gegeben und gespielt wird im Uhrzeigersinn: Es geht immer nach links weiter.
book-direction-anticlockwise = Gegeben und gespielt wird gegen den Uhrzeigersinn: Es geht immer nach rechts weiter.
book-deal-style-one = Der Geber teilt die Karten einzeln aus.
book-deal-style-two = Der Geber teilt je zwei Karten auf einmal aus.
book-deal-style-free = Der Geber teilt die Karten einzeln oder mehrere auf einmal aus, wie er mag.
book-cut-previous = Vor jeder Runde wird gemischt, und der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers hebt ab.
book-cut-next = Vor jeder Runde wird gemischt, und der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers, der als Erster nach ihm an der Reihe ist, hebt ab.
book-cut-opposite-chooser = Vor jeder Runde wird gemischt, und es hebt ab, wer { $choosing ->
        [yes] dem gegenübersitzt, der den Vertrag wählt.
       *[no] dem Geber gegenübersitzt.
    }
book-cut-nobody = Vor jeder Runde wird gemischt; abgehoben wird nicht.

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = Der erste Geber wird ausgelost.
book-first-dealer-highest = Jeder zieht eine Karte: Wer die höchste hat, gibt als Erster, und bei Gleichstand wird noch einmal gezogen.
book-first-dealer-lowest = Jeder zieht eine Karte: Wer die niedrigste hat, gibt als Erster, und bei Gleichstand wird noch einmal gezogen.
book-first-dealer-holder = Um den ersten Geber zu finden, werden die Karten einmal ausgeteilt: Als Erster gibt der Spieler, bei dem { $name } ({ $card }) landet.
book-rotation-every-deal = Nach jeder Runde gibt der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des letzten Gebers.
book-rotation-block =
    { $count ->
        [one] Nach jeder Runde gibt der { $side ->
            [left] linke
           *[right] rechte
        } Nachbar des letzten Gebers.
       *[other] Derselbe Spieler gibt { $count ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
            [6] sechsmal
            [7] siebenmal
            [8] achtmal
           *[other] { $count }-mal
        } hintereinander; danach gibt sein { $side ->
            [left] linker
           *[right] rechter
        } Nachbar.
    }
book-rotation-shift = Wenn die Verträge wieder von vorn beginnen, rückt das Geben einen Platz weiter nach { $side ->
        [left] links,
       *[right] rechts,
    } damit niemand jedes Mal dieselben Verträge gibt.
book-chooser-nobody = Niemand wählt den Vertrag: Er steht fest, bevor die Karten gegeben werden.
book-chooser-dealer = Der Geber wählt den Vertrag der Runde.
book-chooser-next = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers wählt den Vertrag der Runde.
book-chooser-previous = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers, der unmittelbar vor ihm an der Reihe ist, wählt den Vertrag der Runde.
book-leader-dealer = Der Geber spielt zum ersten Stich aus.
book-leader-next = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers spielt zum ersten Stich aus.
book-leader-previous = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers spielt zum ersten Stich aus, sodass der Geber als Zweiter dran ist.
book-leader-chooser = Wer gewählt hat, spielt zum ersten Stich aus.
book-leader-after-chooser = Wer gewählt hat, kommt im ersten Stich als Letzter dran; sein { $side ->
        [left] linker
       *[right] rechter
    } Nachbar spielt aus.

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = Jeder darf jeden Vertrag nur einmal wählen; die anderen können ihn trotzdem noch wählen, wenn sie dran sind.
book-selection-each-once-per-table = Jeder Vertrag wird am Tisch nur einmal gespielt: Was einer gewählt hat, ist für alle vergeben.
book-selection-fixed-order-per-dealer = Bei jedem Geber werden alle Verträge gespielt, in dieser Reihenfolge:
book-selection-fixed-order-once = Am Tisch werden alle Verträge gespielt, in dieser Reihenfolge:
book-selection-random-common =
    Vor der Partie wird eine Liste von Verträgen ausgelost, dieselbe für alle: { $choosing ->
        [yes] Jeder wählt jeden Vertrag darauf einmal.
       *[no] Jeder gibt die Verträge darauf je einmal, in der ausgelosten Reihenfolge.
    }
book-selection-random-individual =
    Vor der Partie wird für jeden Spieler eine eigene Liste von Verträgen ausgelost: { $choosing ->
        [yes] Er wählt jeden Vertrag darauf einmal.
       *[no] Er gibt die Verträge darauf je einmal, in der ausgelosten Reihenfolge.
    }
book-selection-single = Es gibt nur einen Vertrag, und er wird in jeder Runde gespielt.
book-list-some =
    { $count ->
        [1] Auf eine Liste kommt nur einer der { $all } Verträge.
       *[other] Auf eine Liste kommen nur { $count } der { $all } Verträge.
    }
book-list-all =
    { $count ->
        [2] Beide Verträge stehen auf jeder Liste.
       *[other] Alle { $count } Verträge stehen auf jeder Liste.
    }
book-order-item = { $contract }
book-choice-last = Was man sich aufhebt, will bedacht sein: Am Ende muss man den Vertrag nehmen, der übrig ist.
book-choice-after = Gewählt wird mit den Karten auf der Hand, und alle erfahren die Wahl sofort.
book-choice-before = Gewählt wird blind, noch vor dem Geben.
book-choice-either = Gewählt wird mit den Karten auf der Hand oder blind, bevor man sie angesehen hat, ganz nach Belieben.
book-blind-multiplier =
    Wurde der Vertrag blind gewählt, zählen alle Punkte der Runde { $times ->
        [2] doppelt
        [3] dreifach
        [4] vierfach
       *[other] { $times }-fach
    }, für jeden Spieler.
book-blind-plain = Blind zu wählen ändert nichts an den Punkten.
book-barred =
    { $count ->
        [1] Ist { $cards }
        [2] Sind { $cards } beide
       *[other] Sind { $cards } alle
    } unter den aufgedeckten Karten, kann „{ $contract }“ nicht { $choosing ->
        [yes] gewählt werden.
       *[no] gespielt werden.
    }
book-barred-redeal =
    { $choosing ->
        [yes] Hat man beim Wählen nur noch diesen Vertrag, wird neu gemischt und gegeben.
       *[no] Dann wird neu gemischt und gegeben.
    }
book-barred-zero =
    { $choosing ->
        [yes] Hat man beim Wählen nur noch diesen Vertrag, gilt er als gespielt, mit 0 Punkten für alle.
       *[no] Er gilt dann als gespielt, mit 0 Punkten für alle.
    }
book-series =
    Wenn alle Verträge gespielt sind, beginnt alles von vorn: Insgesamt werden sie { $count ->
        [2] zweimal
        [3] dreimal
        [4] viermal
       *[other] { $count }-mal
    } durchgespielt.
book-series-again = Wenn alle Verträge gespielt sind, beginnt alles von vorn.
book-deals-each =
    Jeder Spieler hat { $contracts ->
        [one] { $contracts } Vertrag
       *[other] { $contracts } Verträge
    }: Zusammen { $deals ->
        [one] ist das { $deals } Runde.
       *[other] sind das { $deals } Runden.
    }
book-deals-sum =
    Zusammen { $count ->
        [one] ist das { $count } Runde.
       *[other] sind das { $count } Runden.
    }
book-deals-tables = Eine Partie hat { $amounts }.
book-deals-all =
    Die Partie endet, wenn alle Verträge gespielt sind, nach { $count ->
        [one] { $count } Runde.
       *[other] { $count } Runden.
    }
book-deals-only =
    Die Partie endet nach { $count ->
        [one] { $count } Runde.
       *[other] { $count } Runden.
    }
book-deals-done = Die Partie endet, wenn alle Verträge gespielt sind.
book-deals-cut =
    Die Partie endet nach { $count ->
        [one] { $count } Runde,
       *[other] { $count } Runden,
    } auch wenn noch Verträge übrig sind.
book-deals-cut-tables = Die Partie endet nach { $amounts }; dann können noch Verträge übrig sein.

# ------------------------------------------------------------------------------------ playing the tricks

book-tricks-count =
    Reihum spielt jeder eine Karte zum Stich, eine Runde hat also { $count ->
        [one] { $count } Stich.
       *[other] { $count } Stiche.
    }
book-tricks-hand = Reihum spielt jeder eine Karte zum Stich, eine Runde hat also so viele Stiche, wie jeder Karten hat.
book-lead-any =
    { $exceptions ->
        [yes] Ausspielen darf man jede Karte, außer wo der Vertrag Karten sperrt.
       *[no] Ausspielen darf man jede Karte.
    }
book-follow = Die ausgespielte Karte gibt die Farbe vor: Wer diese Farbe hat, muss sie bedienen.
book-beat-no =
    { $exceptions ->
        [yes] Höher spielen muss man nicht, außer wo der Vertrag es verlangt.
       *[no] Höher spielen muss man nicht.
    }
book-discard-any =
    { $exceptions ->
        [yes] Wer die Farbe nicht hat, darf jede Karte spielen, soweit der Vertrag nichts anderes verlangt.
       *[no] Wer die Farbe nicht hat, darf jede Karte spielen.
    }
book-trump-nowhere = Nur eine Karte der angespielten Farbe kann gewinnen: Die höchste nimmt den Stich, und Trumpf gibt es nicht.
book-trump-somewhere = Die höchste Karte der angespielten Farbe gewinnt den Stich, außer wo der Vertrag Trumpf hat und einer gefallen ist.
book-winner-leads = Wer den Stich gewinnt, legt ihn beiseite und spielt zum nächsten aus.
book-last-card =
    { $exceptions ->
        [yes] Eine Runde geht bis zur letzten Karte, außer wo der Vertrag sie früher enden lässt.
       *[no] Eine Runde geht bis zur letzten Karte.
    }
book-captures-hidden = Gewonnene Stiche liegen verdeckt, und niemand darf sie ansehen.
book-captures-penalties = Gewonnene Karten, die Punkte kosten, liegen offen vor ihrem Spieler; die anderen liegen verdeckt.
book-captures-open = Alle gewonnenen Karten liegen offen vor ihrem Spieler.
book-rules-yield = Ließe eine Regel einem Spieler gar keine Karte übrig, gilt sie für ihn nicht.
book-winning-only =
    { $slams ->
        [yes] Vom Schlemm abgesehen gewinnt man Punkte nur
       *[no] Punkte gewinnt man nur
    } { $count ->
        [one] bei „{ $contracts }“.
       *[other] bei diesen Verträgen: { $contracts }.
    }
book-slam-nowhere = Alles zu nehmen ist kein Ausweg: Es wird bezahlt wie sonst auch.
book-slam-elsewhere =
    { $count ->
        [one] Bei „{ $contracts }“ gibt es keinen Schlemm: Wer alles nimmt, bezahlt dafür wie sonst auch.
       *[other] Bei diesen Verträgen gibt es keinen Schlemm, und wer alles nimmt, bezahlt dafür wie sonst auch: { $contracts }.
    }

# --------------------------------------------------------------------------------------- the contracts

book-goal-avoid =
    { $what ->
        [trick] Es gilt, so wenige Stiche wie möglich zu machen.
        [last] Es gilt, sich aus den letzten Stichen herauszuhalten.
        [C] Es gilt, keine Kreuze in den eigenen Stichen zu haben.
        [S] Es gilt, keine Piks in den eigenen Stichen zu haben.
        [D] Es gilt, keine Karos in den eigenen Stichen zu haben.
        [H] Es gilt, keine Herzen in den eigenen Stichen zu haben.
        [J] Es gilt, keine Buben in den eigenen Stichen zu haben.
        [Q] Es gilt, keine Damen in den eigenen Stichen zu haben.
        [K] Es gilt, keine Könige in den eigenen Stichen zu haben.
       *[other] Es gilt, so wenig wie möglich von dem zu nehmen, was zählt.
    }
book-goal-take =
    { $what ->
        [trick] Es gilt, so viele Stiche wie möglich zu machen.
        [last] Es gilt, die letzten Stiche zu machen.
        [C] Es gilt, Kreuze in die eigenen Stiche zu bekommen.
        [S] Es gilt, Piks in die eigenen Stiche zu bekommen.
        [D] Es gilt, Karos in die eigenen Stiche zu bekommen.
        [H] Es gilt, Herzen in die eigenen Stiche zu bekommen.
        [J] Es gilt, Buben in die eigenen Stiche zu bekommen.
        [Q] Es gilt, Damen in die eigenen Stiche zu bekommen.
        [K] Es gilt, Könige in die eigenen Stiche zu bekommen.
       *[other] Es gilt, so viel wie möglich von dem zu nehmen, was zählt.
    }
book-goal-mixed = Es gilt, zu nehmen, was Punkte bringt, und zu meiden, was Punkte kostet.
book-goal-nothing = In dieser Runde zählt nichts.
book-goal-salad =
    { $count ->
        [one] In dieser Runde zählt ein anderer Vertrag:
       *[other] In dieser Runde zählen mehrere Verträge zugleich:
    }

book-price-trick =
    Jeder Stich, den man macht, { $effect ->
        [cost] kostet { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] bringt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] zählt nichts.
    }
book-price-last =
    { $place ->
        [1] Der letzte Stich
        [2] Der vorletzte Stich
        [3] Der drittletzte Stich
       *[4] Der viertletzte Stich
    } { $effect ->
        [cost] kostet den, der ihn macht, { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] bringt dem, der ihn macht, { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] zählt nichts.
    }
book-price-suit =
    Jedes { $suit ->
        [C] Kreuz
        [S] Pik
        [D] Karo
       *[H] Herz
    }, das man nimmt, { $effect ->
        [cost] kostet { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] bringt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] zählt nichts.
    }
book-price-rank =
    { $rank ->
        [2] Jede Zwei, die
        [3] Jede Drei, die
        [4] Jede Vier, die
        [5] Jede Fünf, die
        [6] Jede Sechs, die
        [7] Jede Sieben, die
        [8] Jede Acht, die
        [9] Jede Neun, die
        [10] Jede Zehn, die
        [J] Jeder Bube, den
        [Q] Jede Dame, die
        [K] Jeder König, den
       *[A] Jedes Ass, das
    } man nimmt, { $effect ->
        [cost] kostet { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] bringt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] zählt nichts.
    }
book-price-card =
    In den eigenen Stichen { $effect ->
        [cost] kostet { $name } ({ $card }) { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] bringt { $name } ({ $card }) { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] zählt { $name } ({ $card }) nichts.
    }
book-price-card-instead =
    In den eigenen Stichen { $effect ->
        [cost] kostet { $name } ({ $card }) insgesamt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Für Farbe oder Wert kommt nichts dazu.
        [gain] bringt { $name } ({ $card }) insgesamt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: Für Farbe oder Wert kommt nichts dazu.
       *[nothing] zählt { $name } ({ $card }) nichts, auch nicht für Farbe oder Wert.
    }
book-price-card-alone =
    Hier zählt nur eine Karte, { $name } ({ $card }): Wer sie nimmt, { $effect ->
        [gain] gewinnt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[cost] verliert { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
book-price-last-alone =
    Nur der { $place ->
        [1] letzte Stich
        [2] vorletzte Stich
        [3] drittletzte Stich
       *[4] viertletzte Stich
    } zählt: Wer ihn macht, { $effect ->
        [gain] gewinnt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[cost] verliert { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
    }
book-price-both = Eine Karte, die wegen ihrer Farbe und wegen ihres Werts zählt, zählt für beides.
book-salad-part = { $contract }: { $prices }
book-salad-adds = Alles wird zusammengezählt, auch in einem einzigen Stich und bei einer einzigen Karte: Sie zählt einmal für jeden Vertrag, in dem sie vorkommt.
book-salad-own =
    { $count ->
        [one] Aus diesem Vertrag werden nur die Punkte übernommen; seine übrigen Regeln gelten hier nicht.
       *[other] Aus diesen Verträgen werden nur die Punkte übernommen; ihre übrigen Regeln gelten hier nicht.
    }
book-salad-times =
    Das ist { $times ->
        [2] doppelt
        [3] dreimal
        [4] viermal
       *[other] { $times }-mal
    } so viel, wie { $count ->
        [one] dieser Vertrag für sich zählt
       *[other] diese Verträge für sich zählen
    }.
book-salad-fraction =
    Das { $multiply ->
        [1] ist { $divide ->
            [2] die Hälfte
           *[other] { $multiply }/{ $divide }
        }
       *[other] sind { $multiply }/{ $divide }
    } dessen, was { $count ->
        [one] dieser Vertrag für sich zählt
       *[other] diese Verträge für sich zählen
    }.
book-salad-turned = Das ist die Umkehrung dessen, was { $count ->
        [one] dieser Vertrag für sich zählt
       *[other] diese Verträge für sich zählen
    }: Was dort Punkte kostet, bringt hier ebenso viele.
book-salad-turned-times =
    Das ist die Umkehrung dessen, was { $count ->
        [one] dieser Vertrag für sich zählt
       *[other] diese Verträge für sich zählen
    }, und zwar { $times ->
        [2] doppelt.
        [3] dreifach.
        [4] vierfach.
       *[other] { $times }-fach.
    }
book-salad-turned-fraction =
    Das ist die Umkehrung dessen, was { $count ->
        [one] dieser Vertrag für sich zählt
       *[other] diese Verträge für sich zählen
    }, und davon { $divide ->
        [2] { $multiply ->
            [1] die Hälfte.
           *[other] { $multiply }/{ $divide }.
        }
       *[other] { $multiply }/{ $divide }.
    }
book-salad-zero =
    { $count ->
        [one] Von seinen Punkten zählt hier keiner.
       *[other] Von ihren Punkten zählt hier keiner.
    }
book-total =
    In diesem Vertrag { $effect ->
        [cost] { $points ->
            [one] ist insgesamt { $points } Punkt
           *[other] sind insgesamt { $points } Punkte
        } zu verlieren.
        [gain] { $points ->
            [one] ist insgesamt { $points } Punkt
           *[other] sind insgesamt { $points } Punkte
        } zu gewinnen.
       *[nothing] heben sich Gewinne und Verluste auf.
    }
book-total-all-in =
    Fehlt keine Karte, die zählt, { $effect ->
        [cost] { $points ->
            [one] ist insgesamt { $points } Punkt
           *[other] sind insgesamt { $points } Punkte
        } zu verlieren.
        [gain] { $points ->
            [one] ist insgesamt { $points } Punkt
           *[other] sind insgesamt { $points } Punkte
        } zu gewinnen.
       *[nothing] heben sich Gewinne und Verluste auf.
    }
book-total-tables =
    { $out ->
        [yes] Wenn keine Karte fehlt, die zählt, ergibt dieser Vertrag
       *[no] Dieser Vertrag ergibt
    } insgesamt { $amounts }.
book-inactive =
    { $count ->
        [one] „{ $contract }“ wird nicht für sich gespielt und zählt nur bei „{ $contracts }“ mit.
       *[other] „{ $contract }“ wird nicht für sich gespielt und zählt nur bei diesen Verträgen mit: { $contracts }.
    }

book-trump-named =
    { $choosing ->
        [yes] Wer gewählt hat, nennt danach
       *[no] Wer zum ersten Stich ausspielt, nennt vorher
    } noch die Trumpffarbe.
book-trump-named-or-none =
    { $choosing ->
        [yes] Wer gewählt hat, nennt danach
       *[no] Wer zum ersten Stich ausspielt, nennt vorher
    } noch die Trumpffarbe oder sagt an, dass ohne Trumpf gespielt wird.
book-trump-fixed =
    { $suit ->
        [C] Trumpf ist Kreuz.
        [S] Trumpf ist Pik.
        [D] Trumpf ist Karo.
       *[H] Trumpf ist Herz.
    }
book-trump-wins = Ein Trumpf schlägt jede Karte einer anderen Farbe, und der höchste Trumpf gewinnt den Stich.
book-ruff-free = Wer die angespielte Farbe nicht hat, darf stechen oder eine beliebige andere Karte spielen.
book-ruff-must = Wer die angespielte Farbe nicht hat, muss stechen, wenn er mit einem Trumpf alles schlagen kann, was im Stich liegt.
book-overruff-must = Ist der Stich schon gestochen, muss man ihn mit einem höheren Trumpf überstechen, wenn man kann.
book-overruff-free = Ist der Stich schon gestochen, darf der eigene Trumpf auch niedriger sein.
book-underruff-must = Wer die Trümpfe im Stich nicht schlagen kann, muss trotzdem einen niedrigeren Trumpf spielen.
book-underruff-free = Wer die Trümpfe im Stich nicht schlagen kann, darf jede Karte spielen.
book-beat-trumps = Ist Trumpf angespielt, muss man höher spielen als die Trümpfe im Stich, wenn man kann.
book-beat-always = In der angespielten Farbe muss man höher spielen als die Karten im Stich, wenn man kann; ist der Stich gestochen, genügt jede Karte der Farbe.

book-lead-nothing-else =
    { $suit ->
        [C] Kreuz
        [S] Pik
        [D] Karo
       *[H] Herz
    } darf nur ausspielen, wer keine andere Farbe hat.
book-lead-broken-any =
    { $suit ->
        [C] Kreuz darf man erst ausspielen, wenn schon ein Kreuz
        [S] Pik darf man erst ausspielen, wenn schon ein Pik
        [D] Karo darf man erst ausspielen, wenn schon ein Karo
       *[H] Herz darf man erst ausspielen, wenn schon ein Herz
    } gefallen ist oder wenn man nichts anderes hat.
book-lead-broken-discard =
    { $suit ->
        [C] Kreuz darf man erst ausspielen, wenn schon ein Kreuz
        [S] Pik darf man erst ausspielen, wenn schon ein Pik
        [D] Karo darf man erst ausspielen, wenn schon ein Karo
       *[H] Herz darf man erst ausspielen, wenn schon ein Herz
    } auf eine andere Farbe abgeworfen wurde oder wenn man nichts anderes hat.
book-first-trick-no-lead =
    Zum ersten Stich darf { $suit ->
        [C] Kreuz
        [S] Pik
        [D] Karo
       *[H] Herz
    } nur ausspielen, wer keine andere Farbe hat.
book-first-trick-no-play =
    Im ersten Stich darf kein { $suit ->
        [C] Kreuz
        [S] Pik
        [D] Karo
       *[H] Herz
    } fallen, ob ausgespielt oder abgeworfen, es sei denn, die anderen Regeln lassen keine andere Karte zu.
book-first-trick-no-points = Im ersten Stich darf keine Karte fallen, die zählt, es sei denn, die anderen Regeln lassen keine andere Karte zu.
book-dump-void = Wer die angespielte Farbe nicht hat, muss eine Karte abwerfen, die Punkte kostet, wenn er eine hat, die den Stich nicht gewinnt.
book-dump-void-or-under = Eine Karte, die Punkte kostet, muss weg, sobald man sie loswerden kann: auf eine andere Farbe abgeworfen oder unter eine höhere Karte gespielt.
book-early-end = Die Runde endet, sobald niemand mehr eine Karte hat, die zählt; der laufende Stich wird noch zu Ende gespielt.

book-slam-mirror =
    Wer { $what ->
        [trick] alle Stiche macht,
        [C] alle Kreuze nimmt,
        [S] alle Piks nimmt,
        [D] alle Karos nimmt,
        [H] alle Herzen nimmt,
        [J] alle Buben nimmt,
        [Q] alle Damen nimmt,
        [K] alle Könige nimmt,
        [card] { $card } nimmt,
       *[other] alle Karten nimmt, die zählen,
    } hat einen Schlemm: { $effect ->
        [cost] Er gewinnt, was er sonst verlieren würde, und
        [gain] Er verliert, was er sonst gewinnen würde, und
       *[mixed] Sein Ergebnis wird umgekehrt, Verlust in Gewinn und Gewinn in Verlust, und
    } die anderen schreiben keine Punkte.
book-slam-fixed =
    Wer { $what ->
        [trick] alle Stiche macht,
        [C] alle Kreuze nimmt,
        [S] alle Piks nimmt,
        [D] alle Karos nimmt,
        [H] alle Herzen nimmt,
        [J] alle Buben nimmt,
        [Q] alle Damen nimmt,
        [K] alle Könige nimmt,
        [card] { $card } nimmt,
       *[other] alle Karten nimmt, die zählen,
    } hat einen Schlemm und gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; die anderen schreiben keine Punkte.
book-slam-charge-others =
    Wer { $what ->
        [trick] alle Stiche macht,
        [C] alle Kreuze nimmt,
        [S] alle Piks nimmt,
        [D] alle Karos nimmt,
        [H] alle Herzen nimmt,
        [J] alle Buben nimmt,
        [Q] alle Damen nimmt,
        [K] alle Könige nimmt,
        [card] { $card } nimmt,
       *[other] alle Karten nimmt, die zählen,
    } hat einen Schlemm und schreibt keine Punkte, dafür verliert jeder andere { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
book-slam-zero =
    Wer { $what ->
        [trick] alle Stiche macht,
        [C] alle Kreuze nimmt,
        [S] alle Piks nimmt,
        [D] alle Karos nimmt,
        [H] alle Herzen nimmt,
        [J] alle Buben nimmt,
        [Q] alle Damen nimmt,
        [K] alle Könige nimmt,
        [card] { $card } nimmt,
       *[other] alle Karten nimmt, die zählen,
    } hat einen Schlemm, und niemand schreibt in dieser Runde Punkte.
book-slam-worth = Für den Schlemm wird { $score } statt { $instead } aufgeschrieben.
book-slam-worth-tables = Der Schlemm zählt { $amounts }.

# ------------------------------------------------------------------------------------------ the layout

book-goal-layout =
    { $aim ->
        [last] Hier gibt es keine Stiche: Die Karten werden in Reihen gelegt, für jede Farbe eine. Es gilt, so lange wie möglich Karten zu behalten: Am besten ist es hier, als Letzter fertig zu werden.
        [order] Hier gibt es keine Stiche: Die Karten werden in Reihen gelegt, für jede Farbe eine; es kommt darauf an, in welcher Reihenfolge die Spieler ihre letzte Karte legen.
        [none] Hier gibt es keine Stiche: Die Karten werden in Reihen gelegt, für jede Farbe eine.
       *[first] Hier gibt es keine Stiche: Die Karten werden in Reihen gelegt, für jede Farbe eine, und es gilt, seine Karten als Erster loszuwerden.
    }
book-layout-same = Gelegt wird genau wie bei „{ $other }“.
book-layout-see = Wie gelegt wird, steht unter „{ $section }“.
book-place =
    { $place ->
        [1] Wer als Erster alle Karten los ist,
        [2] Der Zweite
        [3] Der Dritte
        [4] Der Vierte
        [5] Der Fünfte
        [6] Der Sechste
       *[7] Der Siebte
    } { $effect ->
        [cost] verliert { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] gewinnt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] schreibt keine Punkte.
    }
book-place-rest =
    { $effect ->
        [cost] { $count ->
            [1] Der Letzte
           *[other] Jeder der Übrigen
        } verliert { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
        [gain] { $count ->
            [1] Der Letzte
           *[other] Jeder der Übrigen
        } gewinnt { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
       *[nothing] { $count ->
            [1] Der Letzte schreibt
           *[other] Die Übrigen schreiben
        } keine Punkte.
    }
book-place-nobody = In diesem Vertrag gewinnt und verliert niemand Punkte.
book-place-players = Bei { $players } Spielern:
book-starter-chooser = Wer gewählt hat, beginnt.
book-starter-dealer = Der Geber beginnt.
book-starter-next = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers beginnt.
book-starter-previous = Der { $side ->
        [left] linke
       *[right] rechte
    } Nachbar des Gebers beginnt, sodass der Geber als Zweiter dran ist.
book-starter-holder = Es beginnt der Spieler, bei dem { $name } ({ $card }) steckt.
book-starter-holder-out =
    { $choosing ->
        [yes] Ist diese Karte nicht im Spiel, beginnt, wer gewählt hat.
       *[no] Ist diese Karte nicht im Spiel, beginnt, wer in den anderen Runden zum ersten Stich ausspielt.
    }
book-start-fixed = Eine Farbe wird nur mit { $rank ->
        [2] ihrer Zwei
        [3] ihrer Drei
        [4] ihrer Vier
        [5] ihrer Fünf
        [6] ihrer Sechs
        [7] ihrer Sieben
        [8] ihrer Acht
        [9] ihrer Neun
        [10] ihrer Zehn
        [J] ihrem Buben
        [Q] ihrer Dame
        [K] ihrem König
       *[A] ihrem Ass
    } ({ $letter }) eröffnet.
book-start-laid = Die erste Karte darf jede beliebige sein: Ihr Wert ist der Startwert, und eine Farbe wird nur mit ihrer Karte dieses Werts eröffnet.
book-start-named = Wer beginnt, nennt vor der ersten Karte einen Wert, den er selbst nicht zu haben braucht, von dem aber eine Karte im Spiel sein muss: Eine Farbe wird nur mit ihrer Karte dieses Werts eröffnet.
book-start-lacks = Wer beginnt und keine Farbe eröffnen kann, passt, und der Nächste ist dran.
book-extend = Wer dran ist, legt eine Karte: Er eröffnet damit eine Farbe, oder er legt sie unmittelbar an ein Ende der Reihe ihrer Farbe, gleich wer diese begonnen hat.
book-row-order = In einer Reihe folgen die Karten so aufeinander: { $ranks }.
book-row-ends = Eine Reihe endet bei { $first } und bei { $last }; vom einen Ende zum anderen geht sie nie weiter.
book-ace-low = Das Ass liegt neben { $lowest ->
        [K] dem { $lowest },
        [B] dem { $lowest },
       *[other] der { $lowest },
    } am unteren Ende seiner Reihe, auch wenn es in den Stichen einen anderen Rang hat.
book-ace-ranked = Das Ass liegt dort, wohin es nach der Rangfolge der Stiche gehört.
book-ace-first-decides = Das erste gelegte Ass entscheidet für alle vier Farben, ob Asse neben { $highest ->
        [K] dem { $highest }
        [B] dem { $highest }
       *[other] der { $highest }
    } oder neben { $lowest ->
        [K] dem { $lowest }
        [B] dem { $lowest }
       *[other] der { $lowest }
    } liegen; wer es legt, sagt an, was gilt, wenn beide Plätze frei sind oder wenn mit ihm die erste Farbe eröffnet wird.
book-must-lay = Wer eine Karte legen kann, muss legen; passen darf nur, wer keine legen kann.
book-ace-again-none = Ein Ass wird gelegt wie jede andere Karte, und der Nächste ist dran.
book-ace-again-optional = Wer ein Ass gelegt hat, darf gleich noch eine Karte legen.
book-ace-again-mandatory = Wer ein Ass gelegt hat, muss gleich noch eine Karte legen, wenn er kann.
book-ace-chain-renew = Ist auch diese Karte ein Ass, gilt dasselbe noch einmal.
book-ace-chain-once = In einem Zug gibt es nur eine zusätzliche Karte, auch wenn sie ein Ass ist.
book-ace-chain-free = Nach dieser zusätzlichen Karte darf man im selben Zug weiterlegen, so viele man mag.
book-layout-end-settled =
    { $for ->
        [all] Die Runde endet,
       *[some] Bei { $players } Spielern endet die Runde,
    } sobald { $count ->
        [1] ein Spieler alle Karten los ist
        [2] zwei Spieler alle Karten los sind
        [3] drei Spieler alle Karten los sind
       *[other] { $count } Spieler alle Karten los sind
    }{ $left ->
        [1] .
       *[other] , denn die übrigen bekommen alle gleich viel.
    }
book-layout-end-all-but-one = Die Runde geht weiter, bis nur noch einer Karten hat.
book-missing-bridge = Eine Karte, die nicht im Spiel ist, gilt als gelegt, sobald ihre Reihe bis zu ihr reicht; fehlt so die Karte, die eine Farbe eröffnet, ist diese Farbe von Anfang an offen.
book-missing-block = Eine Karte, die nicht im Spiel ist, beendet ihre Reihe: Über sie hinaus kann nichts gelegt werden.
book-blocked-redeal = Haben alle nacheinander passen müssen, wird neu gemischt und gegeben.
book-blocked-split = Haben alle nacheinander passen müssen, endet die Runde, und alle, die noch Karten haben, teilen sich die Punkte der übrigen Plätze zu gleichen Teilen; Bruchteile entfallen.

# ------------------------------------------------------------------------------------------- doubles

book-double-what = Ein Kontra ist eine Wette zwischen zwei Spielern darüber, wer von beiden in dieser Runde besser abschneidet.
book-double-when = Kontra wird gegeben, wenn der Vertrag bekannt ist, noch vor der ersten Karte.
book-double-lap =
    { $choosing ->
        [yes] Wer gewählt hat,
       *[no] Der Geber
    } heißt hier Ansager: Sein { $side ->
        [left] linker
       *[right] rechter
    } Nachbar spricht als Erster, dann reihum jeder einmal, der Ansager als Letzter.
book-double-who-any = Wer an der Reihe ist, kann einem oder mehreren der anderen Kontra geben.
book-double-who-declarer-only = Wer an der Reihe ist, kann dem Ansager Kontra geben und sonst niemandem.
book-double-declarer-redouble-only = Der Ansager selbst gibt niemandem Kontra.
book-double-declarer-may-double = Auch der Ansager kann jedem der anderen Kontra geben.
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [one] Bei „{ $contracts }“ kann man nur dem Ansager Kontra geben.
           *[other] Bei diesen Verträgen kann man nur dem Ansager Kontra geben: { $contracts }.
        }
       *[yes] { $count ->
            [one] Bei „{ $contracts }“ geht es darum, Punkte zu gewinnen; Kontra kann man dort nur dem Ansager geben.
           *[other] Wo es darum geht, Punkte zu gewinnen, kann man nur dem Ansager Kontra geben: bei { $contracts }.
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [one] Bei „{ $contracts }“ kann man denselben Spielern Kontra geben wie sonst.
           *[other] Bei diesen Verträgen kann man denselben Spielern Kontra geben wie sonst: { $contracts }.
        }
       *[yes] { $count ->
            [one] Bei „{ $contracts }“ geht es darum, Punkte zu gewinnen; Kontra kann man dort denselben Spielern geben wie sonst.
           *[other] Auch wo es darum geht, Punkte zu gewinnen, kann man denselben Spielern Kontra geben wie sonst: bei { $contracts }.
        }
    }
book-redouble-own-turn = Wer Kontra bekommen hat, kann mit Rekontra antworten, wenn er danach noch zu Wort kommt.
book-redouble-declarer-only = Rekontra gibt nur der Ansager, und nur denen, die ihm Kontra gegeben haben.
book-redouble-none = Rekontra gibt es nicht.
book-quota =
    Im Lauf der Partie muss jeder jedem anderen, wenn dieser Ansager ist, mindestens { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
    } Kontra geben.
book-quota-forced = Wer einem Ansager noch so viele Kontras schuldet, wie dieser noch Runden Ansager ist, muss Kontra geben.
book-quota-unforced = In einer einzelnen Runde wird niemand dazu gezwungen: Den richtigen Moment sucht sich jeder selbst aus.
book-undoubled-played = Eine Runde, in der niemand Kontra gibt, wird gespielt wie jede andere.
book-undoubled-skipped = Ein Vertrag, in dem man Punkte verlieren kann, wird ohne Kontra nicht gespielt: Die anderen teilen sich seine Punktsumme, zugunsten des Ansagers auf ganze Punkte gerundet, und was beim Runden übrig bleibt, bekommt der Ansager.
book-double-settle = Nach der Runde vergleichen je zwei Spieler, zwischen denen es ein Kontra gab, ihre Ergebnisse, wie sie vor allen Kontras sind, und wer schlechter abgeschnitten hat, zahlt dem anderen den Unterschied.
book-double-times =
    { $times ->
        [0] Bei Kontra wird nichts gezahlt.
        [1] Bei Kontra wird genau dieser Unterschied gezahlt.
        [2] Bei Kontra wird das Doppelte dieses Unterschieds gezahlt.
        [3] Bei Kontra wird das Dreifache dieses Unterschieds gezahlt.
       *[other] Bei Kontra wird das { $times }-Fache dieses Unterschieds gezahlt.
    }
book-redouble-times =
    { $times ->
        [0] Bei Rekontra wird nichts gezahlt.
        [1] Bei Rekontra wird genau dieser Unterschied gezahlt.
        [2] Bei Rekontra wird das Doppelte dieses Unterschieds gezahlt.
        [3] Bei Rekontra wird das Dreifache dieses Unterschieds gezahlt.
       *[other] Bei Rekontra wird das { $times }-Fache dieses Unterschieds gezahlt.
    }
book-double-sum = Die Punkte aller Spieler zusammen bleiben dabei gleich.

# ------------------------------------------------------------------------------------ counting and end

book-double-nowhere = Jedes Ergebnis bleibt, wie es ist: Kontra gibt es nicht.
book-write-down = Am Ende jeder Runde werden die Punkte aufgeschrieben, und der Vertrag wird abgehakt.
book-sign-signed = Verluste schreibt man als Minuspunkte auf, Gewinne als Pluspunkte; der höchste Stand gewinnt.
book-sign-penalty = Geschrieben werden Strafpunkte: Verluste kommen zum Stand hinzu, Gewinne gehen davon ab; der niedrigste Stand gewinnt.
book-handicap = Wer gewählt hat, spielt mit einem Handicap: Sein Verlust zählt doppelt, sein Gewinn nur halb, abgerundet.
book-handicap-example = Wer zum Beispiel „{ $contract }“ gewählt hat und { $before } schreiben würde, schreibt { $after }.
book-ties = Spieler mit gleichem Stand teilen sich ihren Platz, auch den ersten.
book-interrupt = Eine Partie lässt sich unterbrechen und später fortsetzen, wenn man die Punkte und die Häkchen aufhebt.

# ------------------------------------------------------------------------------------------- examples

book-example = Ein Beispiel zu „{ $contract }“
book-example-double = Ein Beispiel mit Kontra, bei „{ $contract }“
book-example-player = Spieler
book-example-took = Nimmt
book-example-place = Platz
book-example-points = Punkte
book-example-before = Vor den Kontras
book-example-after = Nach den Kontras
book-took-nothing = nichts
book-took-trick =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
book-took-last =
    { $place ->
        [1] den letzten Stich
        [2] den vorletzten Stich
        [3] den drittletzten Stich
       *[4] den viertletzten Stich
    }
book-took-suit =
    { $suit ->
        [C] { $count ->
            [one] { $count } Kreuz
           *[other] { $count } Kreuze
        }
        [S] { $count ->
            [one] { $count } Pik
           *[other] { $count } Piks
        }
        [D] { $count ->
            [one] { $count } Karo
           *[other] { $count } Karos
        }
       *[H] { $count ->
            [one] { $count } Herz
           *[other] { $count } Herzen
        }
    }
book-took-rank =
    { $rank ->
        [2] { $count ->
            [one] { $count } Zwei
           *[other] { $count } Zweien
        }
        [3] { $count ->
            [one] { $count } Drei
           *[other] { $count } Dreien
        }
        [4] { $count ->
            [one] { $count } Vier
           *[other] { $count } Vieren
        }
        [5] { $count ->
            [one] { $count } Fünf
           *[other] { $count } Fünfen
        }
        [6] { $count ->
            [one] { $count } Sechs
           *[other] { $count } Sechsen
        }
        [7] { $count ->
            [one] { $count } Sieben
           *[other] { $count } Siebenen
        }
        [8] { $count ->
            [one] { $count } Acht
           *[other] { $count } Achten
        }
        [9] { $count ->
            [one] { $count } Neun
           *[other] { $count } Neunen
        }
        [10] { $count ->
            [one] { $count } Zehn
           *[other] { $count } Zehnen
        }
        [J] { $count ->
            [one] { $count } Buben
           *[other] { $count } Buben
        }
        [Q] { $count ->
            [one] { $count } Dame
           *[other] { $count } Damen
        }
        [K] { $count ->
            [one] { $count } König
           *[other] { $count } Könige
        }
       *[A] { $count ->
            [one] { $count } Ass
           *[other] { $count } Asse
        }
    }
book-took-place =
    { $place ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
       *[7] siebter
    }
book-took-place-open = hat noch Karten
book-example-beside = Liegt { $card } allein da, kann als Nächstes { $cards } gelegt werden.
book-example-trick = { $seat } gewinnt einen Stich mit { $cards }: { $parts }, das macht { $score }.
book-example-slam = { $seat } hat einen Schlemm.
book-example-doubles = { $seat } gibt { $other } Kontra.
book-example-redoubles = { $seat } gibt { $other } Rekontra.
book-example-declarer = Ansager ist { $seat }.
book-example-part = { $points } für { $what }

# ---------------------------------------------------------------------------------------- differences

book-differences = Die Tabelle zeigt jede Regel, die anders ist als bei „{ $base }“.
book-differences-caption = Dieser Tisch und „{ $base }“ im Vergleich
book-differences-about = Worum es geht
book-differences-here = Hier
book-differences-there = Bei „{ $base }“
book-differences-silent = nichts Besonderes
book-differences-parts = Außerdem zählt: { $parts }.
book-differences-played = „{ $contract }“ wird gespielt.
book-differences-not-played = „{ $contract }“ wird nicht gespielt.
book-differences-place = „{ $contract }“ ist Nummer { $place } der Liste.

# --------------------------------------------------------------------------------- the book as a thing

book-contents = Inhalt
book-help = Schreibt das Regelbuch eines Tisches.
book-help-output = Schreibt es in diese Datei: .txt, .html oder .pdf.
book-written = Das Regelbuch steht in { $file }.
book-ending = Ein Regelbuch endet auf .txt, .html oder .pdf, nicht auf „{ $given }“.
