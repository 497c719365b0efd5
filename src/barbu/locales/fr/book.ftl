# Le livre de règles : les règles d’une table, écrites pour qu’un débutant puisse s’asseoir et jouer.
#
# Les variables et l’emploi de chaque message sont dits dans le catalogue anglais.

# ---------------------------------------------------------------------------------------------- words

book-card =
    { $rank ->
        [2] le deux
        [3] le trois
        [4] le quatre
        [5] le cinq
        [6] le six
        [7] le sept
        [8] le huit
        [9] le neuf
        [10] le dix
        [J] le valet
        [Q] la dame
        [K] le roi
       *[A] l’as
    } de { $suit ->
        [C] trèfle
        [S] pique
        [D] carreau
       *[H] cœur
    }
book-example-names = Anne, Bruno, Chloé, David, Emma, Félix, Gisèle
book-by-players =
    { $first ->
        [yes] { $amount } { $what ->
            [cards] { $count ->
                [one] carte
               *[other] cartes
            }
            [deals] { $count ->
                [one] donne
               *[other] donnes
            }
           *[points] { $count ->
                [one] point
               *[other] points
            }
        } à { $players } joueurs
       *[no] { $amount } à { $players }
    }
book-by-players-none = aucune à { $players }

# ------------------------------------------------------------------------------------------- headings

book-title = { $name } : comment on joue
book-title-unnamed = Le barbu : comment on joue
book-heading-brief = Le jeu en bref
book-heading-cards = Cartes et joueurs
book-heading-roles = Qui fait quoi
book-heading-choice = Quel contrat on joue
book-heading-tricks = Jouer la carte
book-heading-contracts = Les contrats
book-heading-layout = { $contract } en détail
book-heading-doubles = Les contres
book-heading-points = Compter les points
book-heading-end = La fin de la partie
book-heading-differences = Ce qui change à cette table
# The parts of the help on one contract.
book-heading-counts = Ce qui compte
book-heading-play = Comment on joue
book-heading-finish = Quand la donne finit

# ------------------------------------------------------------------------------------------- in brief

book-lede =
    Un jeu pour { $players } joueurs, avec { $contracts } contrats et { $count ->
        [one] { $count } donne.
       *[other] { $deals } donnes.
    }
book-lede-one =
    Un jeu pour { $players } joueurs, avec un seul contrat, « { $contract } », et { $count ->
        [one] { $count } donne.
       *[other] { $deals } donnes.
    }
book-range = { $low } à { $high }
book-aim-signed = Le but : avoir le plus de points à la fin.
book-aim-penalty = Le but : avoir le moins de points à la fin.
book-brief-both = Chaque donne a son contrat : tantôt on fait des plis, tantôt on pose ses cartes en suites.
book-brief-tricks =
    { $count ->
        [1] Chaque donne se joue en plis.
       *[other] Chaque donne a son contrat, et tous se jouent en plis.
    }
book-brief-layout = À chaque donne, on pose ses cartes en suites.
book-overview = Les contrats et ce qu’ils représentent
book-overview-players = Les contrats et ce qu’ils représentent en tout, selon le nombre de joueurs
book-overview-contract = Contrat
book-overview-counts = Ce qui compte
book-overview-total = En tout
book-overview-total-players = À { $players }
book-overview-sums = la somme des contrats suivants : { $contracts }
book-overview-sums-scaled = la somme des contrats suivants, à un barème particulier : { $contracts }

# ----------------------------------------------------------------------------------- cards and players

book-players = On joue à { $players }, chacun pour soi.
book-pack-full =
    { $for ->
        [all] Il faut
       *[some] À { $players } joueurs, il faut
    } un jeu de 52 cartes.
book-pack-stripped =
    { $for ->
        [all] D’un jeu
       *[some] À { $players } joueurs, d’un jeu
    } de 52 cartes, on écarte { $ranks ->
        [one] tous les { $from }
       *[other] toutes les cartes de { $from } à { $to }
    } : il en reste { $size }, de { $lowest } à { $highest } dans chaque couleur.
book-removed =
    { $for ->
        [all] On retire
       *[some] À { $players } joueurs, on retire
    } { $also ->
        [yes] aussi du jeu
       *[no] du jeu
    } { $count ->
        [one] la carte { $cards }.
       *[other] les cartes { $cards }.
    }
book-leftover-lowest =
    { $for ->
        [all] Pour que chacun ait autant de cartes,
       *[some] À { $players } joueurs, pour que chacun ait autant de cartes,
    } on retire { $count ->
        [one] la plus basse
       *[other] les plus basses
    } pour toute la partie : { $cards }.
book-leftover-order = À hauteur égale, on les retire dans cet ordre : { $suits }.
book-leftover-random =
    À chaque donne, { $count ->
        [one] il reste { $count } carte : on la retourne face visible, et elle n’est pas en jeu.
       *[other] il reste { $count } cartes : on les retourne face visible, et elles ne sont pas en jeu.
    }
book-leftover-tables = Il reste des cartes à chaque donne : { $amounts } ; on les retourne face visible, et elles ne sont pas en jeu.
book-leftover-points = Les cartes retournées changent à chaque donne, et elles ne comptent pour personne.
book-leftover-none = On distribue toutes les cartes, il n’en reste aucune.
book-hand =
    Chacun reçoit { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
book-hand-tables = Chacun reçoit { $amounts }.
book-ranking = Dans chaque couleur, de la plus forte à la plus faible : { $ranks }.
book-direction-clockwise = On donne et on joue dans le sens des aiguilles d’une montre : le tour passe toujours à gauche.
book-direction-anticlockwise = On donne et on joue dans le sens inverse des aiguilles d’une montre : le tour passe toujours à droite.
book-deal-style-one = Le donneur distribue les cartes une par une.
book-deal-style-two = Le donneur distribue les cartes deux par deux.
book-deal-style-free = Le donneur distribue les cartes une par une ou en paquets, comme il veut.
book-cut-previous = Avant chaque donne, on bat les cartes, et le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur coupe.
book-cut-next = Avant chaque donne, on bat les cartes, et le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur, celui dont le tour vient après lui, coupe.
book-cut-opposite-chooser = Avant chaque donne, on bat les cartes, et le joueur en face { $choosing ->
        [yes] de celui qui choisit le contrat
       *[no] du donneur
    } coupe.
book-cut-nobody = Avant chaque donne, on bat les cartes ; personne ne coupe.

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = Le premier donneur est tiré au sort.
book-first-dealer-highest = Chacun tire une carte : qui a la plus forte donne en premier, et à égalité on tire à nouveau.
book-first-dealer-lowest = Chacun tire une carte : qui a la plus faible donne en premier, et à égalité on tire à nouveau.
book-first-dealer-holder = Pour trouver le premier donneur, on distribue une fois les cartes : c’est celui qui reçoit { $name } ({ $card }).
book-rotation-every-deal = Après chaque donne, c’est le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur qui donne.
book-rotation-block =
    { $count ->
        [one] Après chaque donne, c’est
        [2] Le même joueur donne deux fois de suite ; ensuite, c’est
       *[other] Le même joueur donne { $count } fois de suite ; ensuite, c’est
    } son voisin de { $side ->
        [left] gauche
       *[right] droite
    } qui donne.
book-rotation-shift = Quand on reprend les contrats au début, la donne passe d’une place de plus vers la { $side ->
        [left] gauche
       *[right] droite
    }, pour que nul ne donne toujours les mêmes contrats.
book-chooser-nobody = Personne ne choisit le contrat : il est fixé avant qu’on donne les cartes.
book-chooser-dealer = C’est le donneur qui choisit le contrat de la donne.
book-chooser-next = C’est le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur qui choisit le contrat de la donne.
book-chooser-previous = C’est le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur, le dernier à jouer avant lui, qui choisit le contrat de la donne.
book-leader-dealer = Le donneur entame le premier pli.
book-leader-next = Le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur entame le premier pli.
book-leader-previous = Le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur entame le premier pli, si bien que le donneur joue en deuxième.
book-leader-chooser = Celui qui a choisi entame le premier pli.
book-leader-after-chooser = Le voisin de { $side ->
        [left] gauche
       *[right] droite
    } de celui qui a choisi entame le premier pli, si bien que celui-ci y joue en dernier.

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = On ne choisit chaque contrat qu’une fois, mais les autres joueurs peuvent encore le choisir à leur tour.
book-selection-each-once-per-table = Chaque contrat ne se joue qu’une fois à la table : ce que l’un a choisi n’est plus à prendre pour personne.
book-selection-fixed-order-per-dealer = Chaque donneur fait jouer tous les contrats, dans cet ordre :
book-selection-fixed-order-once = La table joue tous les contrats, dans cet ordre :
book-selection-random-common =
    Avant la partie, on tire au sort une liste de contrats, la même pour tous : chacun { $choosing ->
        [yes] en choisit tous les contrats une fois.
       *[no] en donne les contrats une fois chacun, dans l’ordre du tirage.
    }
book-selection-random-individual =
    Avant la partie, on tire au sort une liste de contrats pour chaque joueur, qui { $choosing ->
        [yes] en choisit tous les contrats une fois.
       *[no] en donne les contrats une fois chacun, dans l’ordre du tirage.
    }
book-selection-single = Il n’y a qu’un contrat, que l’on joue à chaque donne.
book-list-some =
    { $count ->
        [1] On ne tire qu’un seul des { $all } contrats pour une liste.
       *[other] On ne tire que { $count } des { $all } contrats pour une liste.
    }
book-list-all =
    { $count ->
        [2] Les deux contrats sont sur toutes les listes.
       *[other] Les { $count } contrats sont sur toutes les listes.
    }
book-order-item = { $contract }
book-choice-last = Pensez à ce que vous gardez : à la fin, on n’a plus d’autre choix que le contrat qui reste.
book-choice-after = On choisit après avoir regardé ses cartes, et on l’annonce aussitôt à tous.
book-choice-before = On choisit à l’aveugle, avant que les cartes soient données.
book-choice-either = On choisit au vu de ses cartes ou à l’aveugle, avant de les regarder, comme on veut.
book-blind-multiplier = Quand le contrat a été choisi à l’aveugle, tous les points de la donne sont multipliés par { $times }, pour tous les joueurs.
book-blind-plain = Choisir à l’aveugle ne change rien aux points.
book-barred = Quand { $count ->
        [one] la carte { $cards } est retournée, hors du jeu,
       *[other] les cartes { $cards } sont toutes retournées, hors du jeu,
    } « { $contract } » { $choosing ->
        [yes] ne peut pas être choisi.
       *[no] ne peut pas être joué.
    }
book-barred-redeal =
    { $choosing ->
        [yes] Si celui qui choisit n’a plus que ce contrat, on bat et on donne à nouveau les cartes.
       *[no] On bat alors et on donne à nouveau les cartes.
    }
book-barred-zero =
    { $choosing ->
        [yes] Si celui qui choisit n’a plus que ce contrat, il compte comme joué, à 0 point pour tous.
       *[no] Il compte alors comme joué, à 0 point pour tous.
    }
book-series =
    Quand tous les contrats sont joués, on recommence : en tout, on joue la série entière { $count ->
        [2] deux fois.
       *[other] { $count } fois.
    }
book-series-again = Quand tous les contrats sont joués, on recommence.
book-deals-each =
    Chaque joueur a { $contracts ->
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }, ce qui fait { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } en tout.
book-deals-sum =
    Cela fait { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    } en tout.
book-deals-tables = Une partie compte { $amounts }.
book-deals-all =
    La partie se termine quand tous les contrats ont été joués, après { $count ->
        [one] { $count } donne.
       *[other] { $count } donnes.
    }
book-deals-only =
    La partie se termine après { $count ->
        [one] { $count } donne.
       *[other] { $count } donnes.
    }
book-deals-done = La partie se termine quand tous les contrats ont été joués.
book-deals-cut =
    La partie se termine après { $count ->
        [one] { $count } donne,
       *[other] { $count } donnes,
    } même s’il reste des contrats.
book-deals-cut-tables = La partie se termine après { $amounts } ; il peut alors rester des contrats.

# ------------------------------------------------------------------------------------ playing the tricks

book-tricks-count =
    Pour un pli, chacun joue une carte à son tour ; une donne compte donc { $count ->
        [one] { $count } pli.
       *[other] { $count } plis.
    }
book-tricks-hand = Pour un pli, chacun joue une carte à son tour ; une donne compte donc autant de plis que chacun a de cartes.
book-lead-any =
    { $exceptions ->
        [yes] Celui qui entame joue la carte qu’il veut, sauf quand le contrat l’interdit.
       *[no] Celui qui entame joue la carte qu’il veut.
    }
book-follow = La carte d’entame fixe la couleur demandée : on doit fournir, c’est-à-dire jouer une carte de cette couleur si l’on en a une.
book-beat-no =
    { $exceptions ->
        [yes] On n’est pas obligé de monter, sauf quand le contrat le demande.
       *[no] On n’est pas obligé de monter.
    }
book-discard-any =
    { $exceptions ->
        [yes] Qui n’a pas de cette couleur peut jouer n’importe quelle carte, dans les règles du contrat.
       *[no] Qui n’a pas de cette couleur se défausse de la carte qu’il veut.
    }
book-trump-nowhere = Seule une carte de la couleur demandée peut prendre le pli : la plus forte l’emporte, et il n’y a pas d’atout.
book-trump-somewhere = La plus forte carte de la couleur demandée prend le pli, à moins que le contrat ait un atout et qu’on en ait joué.
book-winner-leads = Celui qui prend le pli le range devant lui et entame le suivant.
book-last-card =
    { $exceptions ->
        [yes] On joue jusqu’à la dernière carte, sauf quand le contrat arrête la donne plus tôt.
       *[no] On joue jusqu’à la dernière carte.
    }
book-captures-hidden = Les plis ramassés restent face cachée, et personne ne peut les regarder.
book-captures-penalties = Les cartes ramassées qui coûtent des points restent visibles devant vous ; les autres sont face cachée.
book-captures-open = Toutes les cartes ramassées restent visibles devant vous.
book-rules-yield = Une règle qui ne laisserait aucune carte à jouer est levée.
book-winning-only =
    { $slams ->
        [yes] Capots mis à part, on ne gagne des points que
       *[no] On ne gagne des points que
    } { $count ->
        [one] dans « { $contracts } ».
       *[other] dans les contrats suivants : { $contracts }.
    }
book-slam-nowhere = Tout ramasser ne sauve pas : cela se paie comme le reste.
book-slam-elsewhere =
    { $count ->
        [one] Dans « { $contracts } », il n’y a pas de capot : tout ramasser se paie comme le reste.
       *[other] Il n’y a pas de capot dans les contrats suivants, où tout ramasser se paie comme le reste : { $contracts }.
    }

# --------------------------------------------------------------------------------------- the contracts

book-goal-avoid =
    { $what ->
        [trick] Faites le moins de plis possible.
        [last] Évitez les derniers plis.
        [C] Ne ramassez pas de trèfles.
        [S] Ne ramassez pas de piques.
        [D] Ne ramassez pas de carreaux.
        [H] Ne ramassez pas de cœurs.
        [J] Ne ramassez pas de valets.
        [Q] Ne ramassez pas de dames.
        [K] Ne ramassez pas de rois.
       *[other] Ramassez le moins possible de ce qui compte.
    }
book-goal-take =
    { $what ->
        [trick] Faites le plus de plis possible.
        [last] Faites les derniers plis.
        [C] Ramassez des trèfles.
        [S] Ramassez des piques.
        [D] Ramassez des carreaux.
        [H] Ramassez des cœurs.
        [J] Ramassez des valets.
        [Q] Ramassez des dames.
        [K] Ramassez des rois.
       *[other] Ramassez le plus possible de ce qui compte.
    }
book-goal-mixed = Ramassez ce qui rapporte et laissez ce qui coûte.
book-goal-nothing = Rien ne compte dans cette donne.
book-goal-salad =
    { $count ->
        [one] C’est un autre contrat qui compte ici :
       *[other] Plusieurs contrats comptent à la fois :
    }

book-price-trick =
    Chaque pli { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne compte pas.
    }
book-price-last =
    { $place ->
        [1] Le dernier pli
        [2] L’avant-dernier pli
        [3] L’antépénultième pli
       *[4] Le quatrième pli avant la fin
    } { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne compte pas.
    }
book-price-suit =
    Chaque { $suit ->
        [C] trèfle ramassé
        [S] pique ramassé
        [D] carreau ramassé
       *[H] cœur ramassé
    } { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne compte pas.
    }
book-price-rank =
    Chaque { $rank ->
        [2] deux ramassé
        [3] trois ramassé
        [4] quatre ramassé
        [5] cinq ramassé
        [6] six ramassé
        [7] sept ramassé
        [8] huit ramassé
        [9] neuf ramassé
        [10] dix ramassé
        [J] valet ramassé
        [Q] dame ramassée
        [K] roi ramassé
       *[A] as ramassé
    } { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne compte pas.
    }
book-price-card =
    Ramasser { $name } ({ $card }) { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne compte pas.
    }
book-price-card-instead =
    Ramasser { $name } ({ $card }) { $effect ->
        [cost] coûte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en tout :
        [gain] rapporte { $points ->
            [one] { $points } point
           *[other] { $points } points
        } en tout :
       *[nothing] ne compte pas :
    } on n’ajoute rien pour sa couleur ni pour sa hauteur.
book-price-card-alone =
    Une seule carte compte, { $name } ({ $card }) : celui qui la ramasse { $effect ->
        [gain] gagne { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[cost] perd { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
book-price-last-alone =
    Seul { $place ->
        [1] le dernier pli
        [2] l’avant-dernier pli
        [3] l’antépénultième pli
       *[4] le quatrième pli avant la fin
    } compte : il { $effect ->
        [gain] rapporte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[cost] coûte { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
book-price-both = Une carte qui compte par sa couleur et par sa hauteur compte pour les deux.
book-salad-part = { $contract } : { $prices }
book-salad-adds = Tout s’additionne, même dans un seul pli et sur une seule carte : une carte se paie une fois pour chaque contrat où elle compte.
book-salad-own =
    { $count ->
        [one] Ce contrat n’apporte que ses points ; ses autres règles ne valent pas ici.
       *[other] Ces contrats n’apportent que leurs points ; leurs autres règles ne valent pas ici.
    }
book-salad-times = C’est { $times ->
        [2] le double de
        [3] le triple de
       *[other] { $times } fois
    } ce que { $count ->
        [one] ce contrat compte seul
       *[other] ces contrats comptent seuls
    }.
book-salad-fraction = C’est { $multiply ->
        [1] { $divide ->
            [2] la moitié
            [3] un tiers
            [4] un quart
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } de ce que { $count ->
        [one] ce contrat compte seul
       *[other] ces contrats comptent seuls
    }.
book-salad-turned = C’est l’inverse de ce que { $count ->
        [one] ce contrat compte seul
       *[other] ces contrats comptent seuls
    } : ce qui y coûte des points en rapporte ici autant.
book-salad-turned-times = C’est l’inverse de ce que { $count ->
        [one] ce contrat compte seul
       *[other] ces contrats comptent seuls
    }, { $times ->
        [2] et au double.
        [3] et au triple.
       *[other] { $times } fois.
    }
book-salad-turned-fraction = C’est l’inverse de ce que { $count ->
        [one] ce contrat compte seul
       *[other] ces contrats comptent seuls
    }, et seulement { $multiply ->
        [1] { $divide ->
            [2] la moitié
            [3] le tiers
            [4] le quart
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    }.
book-salad-zero =
    { $count ->
        [one] Aucun de ses points ne compte ici.
       *[other] Aucun de leurs points ne compte ici.
    }
book-total =
    Au total, { $effect ->
        [cost] { $points ->
            [one] il y a { $points } point à perdre dans ce contrat.
           *[other] il y a { $points } points à perdre dans ce contrat.
        }
        [gain] { $points ->
            [one] il y a { $points } point à gagner dans ce contrat.
           *[other] il y a { $points } points à gagner dans ce contrat.
        }
       *[nothing] gains et pertes s’annulent dans ce contrat.
    }
book-total-all-in =
    Tant qu’aucune carte qui compte n’est écartée, { $effect ->
        [cost] { $points ->
            [one] il y a { $points } point à perdre dans ce contrat.
           *[other] il y a { $points } points à perdre dans ce contrat.
        }
        [gain] { $points ->
            [one] il y a { $points } point à gagner dans ce contrat.
           *[other] il y a { $points } points à gagner dans ce contrat.
        }
       *[nothing] gains et pertes s’annulent dans ce contrat.
    }
book-total-tables =
    { $out ->
        [yes] Tant qu’aucune carte qui compte n’est écartée, ce contrat
       *[no] Ce contrat
    } représente au total { $amounts }.
book-inactive =
    { $count ->
        [one] « { $contract } » ne se joue pas seul et ne compte que dans « { $contracts } ».
       *[other] « { $contract } » ne se joue pas seul et ne compte que dans ces contrats : { $contracts }.
    }

book-trump-named =
    { $choosing ->
        [yes] Celui qui a choisi nomme
       *[no] Celui qui entame nomme
    } une couleur d’atout, une fois le contrat connu.
book-trump-named-or-none =
    { $choosing ->
        [yes] Celui qui a choisi nomme
       *[no] Celui qui entame nomme
    } une couleur d’atout, une fois le contrat connu, ou annonce sans atout.
book-trump-fixed =
    { $suit ->
        [C] L’atout est trèfle.
        [S] L’atout est pique.
        [D] L’atout est carreau.
       *[H] L’atout est cœur.
    }
book-trump-wins = Un atout bat toutes les cartes des autres couleurs, et le plus fort atout prend le pli.
book-ruff-free = Qui n’a pas de la couleur demandée peut couper ou jouer toute autre carte.
book-ruff-must = Qui n’a pas de la couleur demandée doit couper, s’il peut ainsi se rendre maître du pli.
book-overruff-must = Si le pli est déjà coupé, on doit surcouper quand on le peut.
book-overruff-free = Si le pli est déjà coupé, on peut mettre un atout plus faible.
book-underruff-must = Qui ne peut pas monter sur les atouts du pli doit quand même jouer un atout plus faible.
book-underruff-free = Qui ne peut pas monter sur les atouts du pli joue la carte qu’il veut.
book-beat-trumps = À l’atout, on doit monter sur les atouts du pli si l’on peut.
book-beat-always = On doit monter dans la couleur demandée si l’on peut ; une fois le pli coupé, toute carte de la couleur va.

book-lead-nothing-else =
    { $suit ->
        [C] On n’entame pas trèfle tant qu’on a une autre couleur.
        [S] On n’entame pas pique tant qu’on a une autre couleur.
        [D] On n’entame pas carreau tant qu’on a une autre couleur.
       *[H] On n’entame pas cœur tant qu’on a une autre couleur.
    }
book-lead-broken-any =
    { $suit ->
        [C] On n’entame trèfle qu’une fois qu’un trèfle a été joué, à moins de n’avoir rien d’autre.
        [S] On n’entame pique qu’une fois qu’un pique a été joué, à moins de n’avoir rien d’autre.
        [D] On n’entame carreau qu’une fois qu’un carreau a été joué, à moins de n’avoir rien d’autre.
       *[H] On n’entame cœur qu’une fois qu’un cœur a été joué, à moins de n’avoir rien d’autre.
    }
book-lead-broken-discard =
    { $suit ->
        [C] On n’entame trèfle qu’une fois qu’un trèfle a été défaussé sur une autre couleur, à moins de n’avoir rien d’autre.
        [S] On n’entame pique qu’une fois qu’un pique a été défaussé sur une autre couleur, à moins de n’avoir rien d’autre.
        [D] On n’entame carreau qu’une fois qu’un carreau a été défaussé sur une autre couleur, à moins de n’avoir rien d’autre.
       *[H] On n’entame cœur qu’une fois qu’un cœur a été défaussé sur une autre couleur, à moins de n’avoir rien d’autre.
    }
book-first-trick-no-lead =
    { $suit ->
        [C] On n’entame pas le premier pli d’un trèfle tant qu’on a une autre couleur.
        [S] On n’entame pas le premier pli d’un pique tant qu’on a une autre couleur.
        [D] On n’entame pas le premier pli d’un carreau tant qu’on a une autre couleur.
       *[H] On n’entame pas le premier pli d’un cœur tant qu’on a une autre couleur.
    }
book-first-trick-no-play =
    { $suit ->
        [C] Au premier pli, on ne joue pas de trèfle, ni à l’entame ni en défausse, à moins que les autres règles ne laissent rien d’autre.
        [S] Au premier pli, on ne joue pas de pique, ni à l’entame ni en défausse, à moins que les autres règles ne laissent rien d’autre.
        [D] Au premier pli, on ne joue pas de carreau, ni à l’entame ni en défausse, à moins que les autres règles ne laissent rien d’autre.
       *[H] Au premier pli, on ne joue pas de cœur, ni à l’entame ni en défausse, à moins que les autres règles ne laissent rien d’autre.
    }
book-first-trick-no-points = Au premier pli, on ne joue aucune carte qui compte, à moins que les autres règles ne laissent rien d’autre.
book-dump-void = Qui n’a pas de la couleur demandée et tient une carte qui coûte des points doit s’en défausser, pourvu qu’elle ne prenne pas le pli.
book-dump-void-or-under = Une carte qui coûte des points doit partir dès qu’on peut la perdre : en défausse, ou sous une carte plus forte.
book-early-end = La donne s’arrête dès que plus personne n’a en main de carte qui compte ; on termine le pli en cours.

book-slam-mirror =
    Qui ramasse { $what ->
        [trick] tous les plis
        [C] tous les trèfles
        [S] tous les piques
        [D] tous les carreaux
        [H] tous les cœurs
        [J] tous les valets
        [Q] toutes les dames
        [K] tous les rois
        [card] la carte { $card }
       *[other] toutes les cartes qui comptent
    } fait capot : { $effect ->
        [cost] il gagne ce qu’il aurait perdu, et
        [gain] il perd ce qu’il aurait gagné, et
       *[mixed] son résultat est retourné, la perte en gain et le gain en perte, et
    } les autres ne marquent rien.
book-slam-fixed =
    Qui ramasse { $what ->
        [trick] tous les plis
        [C] tous les trèfles
        [S] tous les piques
        [D] tous les carreaux
        [H] tous les cœurs
        [J] tous les valets
        [Q] toutes les dames
        [K] tous les rois
        [card] la carte { $card }
       *[other] toutes les cartes qui comptent
    } fait capot et gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; les autres ne marquent rien.
book-slam-charge-others =
    Qui ramasse { $what ->
        [trick] tous les plis
        [C] tous les trèfles
        [S] tous les piques
        [D] tous les carreaux
        [H] tous les cœurs
        [J] tous les valets
        [Q] toutes les dames
        [K] tous les rois
        [card] la carte { $card }
       *[other] toutes les cartes qui comptent
    } fait capot et ne marque rien, tandis que chacun des autres perd { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
book-slam-zero =
    Qui ramasse { $what ->
        [trick] tous les plis
        [C] tous les trèfles
        [S] tous les piques
        [D] tous les carreaux
        [H] tous les cœurs
        [J] tous les valets
        [Q] toutes les dames
        [K] tous les rois
        [card] la carte { $card }
       *[other] toutes les cartes qui comptent
    } fait capot, et personne ne marque rien dans cette donne.
book-slam-worth = Le capot se marque { $score } au lieu de { $instead }.
book-slam-worth-tables = Pour le capot, on marque { $amounts }.

# ------------------------------------------------------------------------------------------ the layout

book-goal-layout =
    { $aim ->
        [last] Ici, pas de plis : posez vos cartes en suites, une suite par couleur. Gardez-en le plus longtemps possible : ici, mieux vaut finir dernier.
        [order] Ici, pas de plis : posez vos cartes en suites, une suite par couleur ; ce qui compte, c’est l’ordre dans lequel les joueurs posent leur dernière carte.
        [none] Ici, pas de plis : posez vos cartes en suites, une suite par couleur.
       *[first] Ici, pas de plis : posez vos cartes en suites, une suite par couleur, et soyez le premier à n’en plus avoir.
    }
book-layout-same = On pose les cartes comme dans « { $other } ».
book-layout-see = « { $section } », plus loin, dit comment on pose les cartes.
book-place =
    { $place ->
        [1] Le premier à poser sa dernière carte
        [2] Le deuxième
        [3] Le troisième
        [4] Le quatrième
        [5] Le cinquième
        [6] Le sixième
       *[7] Le septième
    } { $effect ->
        [cost] perd { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] gagne { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] ne marque rien.
    }
book-place-rest =
    { $effect ->
        [cost] { $count ->
            [1] Le dernier
           *[other] Chacun des autres
        } perd { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [gain] { $count ->
            [1] Le dernier
           *[other] Chacun des autres
        } gagne { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[nothing] { $count ->
            [1] Le dernier ne marque rien.
           *[other] Les autres ne marquent rien.
        }
    }
book-place-nobody = Dans ce contrat, personne ne gagne ni ne perd de points.
book-place-players = À { $players } joueurs :
book-starter-chooser = Celui qui a choisi commence.
book-starter-dealer = Le donneur commence.
book-starter-next = Le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur commence.
book-starter-previous = Le voisin de { $side ->
        [left] gauche
       *[right] droite
    } du donneur commence, si bien que le donneur a le deuxième tour.
book-starter-holder = Celui qui tient { $name } ({ $card }) commence.
book-starter-holder-out =
    { $choosing ->
        [yes] Si cette carte n’est pas en jeu, c’est celui qui a choisi qui commence.
       *[no] Si cette carte n’est pas en jeu, c’est celui qui entame d’ordinaire qui commence.
    }
book-start-fixed = On n’ouvre une couleur qu’en posant { $rank ->
        [2] son deux
        [3] son trois
        [4] son quatre
        [5] son cinq
        [6] son six
        [7] son sept
        [8] son huit
        [9] son neuf
        [10] son dix
        [J] son valet
        [Q] sa dame
        [K] son roi
       *[A] son as
    } ({ $letter }).
book-start-laid = La première carte est au choix : sa hauteur est la valeur de départ, et l’on n’ouvre une couleur qu’en posant sa carte de cette hauteur.
book-start-named = Avant la première carte, celui qui commence nomme une hauteur, qu’il la tienne ou non, dont une carte au moins est en jeu : on n’ouvre une couleur qu’en posant sa carte de cette hauteur.
book-start-lacks = Qui doit commencer sans avoir une telle carte passe, et le tour continue.
book-extend = À son tour, on pose une carte : on ouvre une couleur, ou l’on prolonge une suite de la même couleur par l’un de ses bouts, peu importe qui l’a commencée.
book-row-order = Dans une suite, les cartes se rangent ainsi : { $ranks }.
book-row-ends = Les deux bouts d’une suite sont { $first } et { $last } ; elle ne tourne jamais de l’un à l’autre.
book-ace-low = L’as se pose à côté de la carte { $lowest }, en bas de sa suite, bien qu’il ait un autre rang dans les plis.
book-ace-ranked = L’as se pose à la place qu’il a dans les plis.
book-ace-first-decides = Le premier as posé décide pour les quatre couleurs si les as vont à côté de la carte { $highest } ou de la carte { $lowest } ; celui qui le pose l’annonce, si les deux places sont libres ou si c’est la carte de départ.
book-must-lay = Qui peut poser une carte doit le faire ; on passe seulement quand on n’en a aucune à poser.
book-ace-again-none = Un as se pose comme toute autre carte, et le tour passe.
book-ace-again-optional = Après avoir posé un as, on peut poser aussitôt une autre carte, si l’on veut.
book-ace-again-mandatory = Après avoir posé un as, on doit poser aussitôt une autre carte, si l’on peut.
book-ace-chain-renew = Si cette carte est encore un as, il en va de même.
book-ace-chain-once = On n’a qu’une carte de plus par tour, même si c’est un as.
book-ace-chain-free = Après cette carte de plus, on peut continuer à poser autant de cartes qu’on veut dans le même tour.
book-layout-end-settled =
    { $for ->
        [all] La donne s’arrête dès que
       *[some] À { $players } joueurs, la donne s’arrête dès que
    } { $count ->
        [1] l’un des joueurs n’a plus
        [2] deux joueurs n’ont plus
       *[other] { $count } joueurs n’ont plus
    } de cartes{ $left ->
        [1] .
       *[other] , car tous les autres marquent autant.
    }
book-layout-end-all-but-one = La donne continue jusqu’à ce qu’un seul joueur ait encore des cartes.
book-missing-bridge = Une carte qui n’est pas en jeu compte comme posée dès que sa suite y arrive ; si c’est la carte qui ouvre une couleur, cette couleur est ouverte d’emblée.
book-missing-block = Une carte qui n’est pas en jeu arrête sa suite : on ne pose rien au-delà.
book-blocked-redeal = Quand tous ont dû passer à leur tour, on bat et on donne à nouveau les cartes.
book-blocked-split = Quand tous ont dû passer à leur tour, la donne s’arrête, et ceux qui ont encore des cartes se partagent à parts égales les points des places qui restent, sans compter les fractions.

# ------------------------------------------------------------------------------------------- doubles

book-double-what = Un contre est un pari entre deux joueurs : lequel s’en sortira le mieux dans cette donne.
book-double-when = On contre une fois le contrat connu, avant la première carte.
book-double-lap =
    Chacun parle une fois : d’abord le voisin de { $side ->
        [left] gauche
       *[right] droite
    } { $choosing ->
        [yes] de celui qui a choisi
       *[no] du donneur
    }, et ainsi de suite jusqu’{ $choosing ->
        [yes] à celui-ci
       *[no] au donneur
    }, qu’on appelle ici le déclarant et qui parle en dernier.
book-double-who-any = À son tour de parler, on peut contrer un ou plusieurs des autres joueurs, n’importe lesquels.
book-double-who-declarer-only = À son tour de parler, on peut contrer le déclarant, et lui seul.
book-double-declarer-redouble-only = Le déclarant ne contre personne.
book-double-declarer-may-double = Le déclarant peut lui aussi contrer n’importe lequel des autres.
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [one] Dans « { $contracts } », seul le déclarant peut être contré.
           *[other] Seul le déclarant peut être contré dans les contrats suivants : { $contracts }.
        }
       *[yes] { $count ->
            [one] Dans « { $contracts } », où l’on joue pour gagner des points, seul le déclarant peut être contré.
           *[other] Seul le déclarant peut être contré dans les contrats où l’on joue pour gagner des points : { $contracts }.
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [one] Dans ce contrat aussi, on peut contrer les mêmes joueurs : { $contracts }.
           *[other] Dans ces contrats aussi, on peut contrer les mêmes joueurs : { $contracts }.
        }
       *[yes] { $count ->
            [one] Dans ce contrat, où l’on joue pour gagner des points, on peut contrer les mêmes joueurs : { $contracts }.
           *[other] Dans ces contrats, où l’on joue pour gagner des points, on peut contrer les mêmes joueurs : { $contracts }.
        }
    }
book-redouble-own-turn = Un joueur contré peut surcontrer celui qui l’a contré, à son propre tour de parler s’il est encore à venir.
book-redouble-declarer-only = Seul le déclarant peut surcontrer, et seulement ceux qui l’ont contré.
book-redouble-none = On ne surcontre pas.
book-quota =
    Au cours de la partie, chacun doit contrer chaque autre déclarant au moins { $count ->
        [1] une fois.
        [2] deux fois.
       *[other] { $count } fois.
    }
book-quota-forced = Qui doit à un déclarant autant de contres qu’il reste de donnes avec lui est tenu de contrer.
book-quota-unforced = Personne n’y est tenu dans une donne précise : à chacun de choisir le bon moment.
book-undoubled-played = Une donne que personne ne contre se joue comme les autres.
book-undoubled-skipped = Un contrat où l’on peut perdre des points ne se joue pas si personne ne contre : les autres se partagent son total, arrondi à des points entiers en faveur du déclarant, qui garde ce que l’arrondi laisse.
book-double-settle = Après la donne, chaque paire où l’on a contré compare ses deux résultats, tels qu’ils étaient avant tout contre, et le moins bon paie la différence à l’autre.
book-double-times =
    { $times ->
        [0] Pour un contre, on ne paie rien.
        [1] Pour un contre, on paie la différence une fois.
        [2] Pour un contre, on paie la différence deux fois.
       *[other] Pour un contre, on paie la différence { $times } fois.
    }
book-redouble-times =
    { $times ->
        [0] Pour un surcontre, on ne paie rien.
        [1] Pour un surcontre, on paie la différence une fois.
        [2] Pour un surcontre, on paie la différence deux fois.
       *[other] Pour un surcontre, on paie la différence { $times } fois.
    }
book-double-sum = La somme des points de tous les joueurs ne change pas.

# ------------------------------------------------------------------------------------ counting and end

book-double-nowhere = Chaque résultat reste tel quel : on ne contre pas.
book-write-down = À la fin de chaque donne, on marque les points et on coche le contrat.
book-sign-signed = Ce qui coûte se marque en moins, ce qui rapporte en plus ; le plus grand total gagne.
book-sign-penalty = Les points sont des pénalités : ce qui coûte s’ajoute à vos points, ce qui rapporte s’en retire ; le plus petit total gagne.
book-handicap = Celui qui choisit joue avec un handicap : ses pertes comptent double, et ses gains ne comptent que pour moitié, arrondis en dessous.
book-handicap-example = Par exemple, dans « { $contract } », si celui qui a choisi devait marquer { $before }, il marque { $after }.
book-ties = Les joueurs à égalité partagent leur place, la première aussi.
book-interrupt = On peut interrompre une partie et la reprendre plus tard, si l’on garde les points et les cases cochées.

# ------------------------------------------------------------------------------------------- examples

book-example = Un exemple : { $contract }
book-example-double = Un exemple avec contres : { $contract }
book-example-player = Joueur
book-example-took = Ramasse
book-example-place = Place
book-example-points = Points
book-example-before = Avant les contres
book-example-after = Après les contres
book-took-nothing = rien
book-took-trick =
    { $count ->
        [one] { $count } pli
       *[other] { $count } plis
    }
book-took-last =
    { $place ->
        [1] le dernier pli
        [2] l’avant-dernier pli
        [3] l’antépénultième pli
       *[4] le quatrième pli avant la fin
    }
book-took-suit =
    { $suit ->
        [C] { $count ->
            [one] { $count } trèfle
           *[other] { $count } trèfles
        }
        [S] { $count ->
            [one] { $count } pique
           *[other] { $count } piques
        }
        [D] { $count ->
            [one] { $count } carreau
           *[other] { $count } carreaux
        }
       *[H] { $count ->
            [one] { $count } cœur
           *[other] { $count } cœurs
        }
    }
book-took-rank =
    { $rank ->
        [2] { $count } deux
        [3] { $count } trois
        [4] { $count } quatre
        [5] { $count } cinq
        [6] { $count } six
        [7] { $count } sept
        [8] { $count } huit
        [9] { $count } neuf
        [10] { $count } dix
        [J] { $count ->
            [one] { $count } valet
           *[other] { $count } valets
        }
        [Q] { $count ->
            [one] { $count } dame
           *[other] { $count } dames
        }
        [K] { $count ->
            [one] { $count } roi
           *[other] { $count } rois
        }
       *[A] { $count } as
    }
book-took-place =
    { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[7] septième
    }
book-took-place-open = a encore des cartes
book-example-beside = Si la table ne montre que { $card }, la carte suivante peut être { $cards }.
book-example-trick = { $seat } prend un pli avec { $cards } : { $parts }, soit { $score }.
book-example-slam = { $seat } fait capot.
book-example-doubles = { $seat } contre { $other }.
book-example-redoubles = { $seat } surcontre { $other }.
book-example-declarer = Le déclarant est { $seat }.
book-example-part = { $points } pour { $what }

# ---------------------------------------------------------------------------------------- differences

book-differences = Le tableau montre chaque règle qui n’est pas celle de « { $base } ».
book-differences-caption = Cette table et « { $base } » côte à côte
book-differences-about = Sujet
book-differences-here = Ici
book-differences-there = Dans « { $base } »
book-differences-silent = rien de particulier
book-differences-parts = Compte aussi : { $parts }.
book-differences-played = « { $contract } » se joue.
book-differences-not-played = « { $contract } » ne se joue pas.
book-differences-place = « { $contract } » est le numéro { $place } de la liste.

# --------------------------------------------------------------------------------- the book as a thing

book-contents = Sommaire
book-help = Écrire le livre de règles.
book-help-output = L’écrire dans ce fichier : .txt, .html ou .pdf.
book-written = Le livre de règles est dans { $file }.
book-ending = Un livre de règles finit en .txt, .html ou .pdf, et non en « { $given } ».
