# Words that several messages use.

yes = oui
no = non
nothing = rien
seat-number = joueur { $number }

# Acts, as a list of what is possible names them.

act-lay-high = { $card } comme carte la plus forte
act-lay-low = { $card } comme carte la plus faible
act-pass = passer
act-stop = ne plus rien poser
act-look = regarder son jeu
act-no-trump = sans atout
act-silence = ne rien dire
act-double = contrer { $seats }

# What was written is no card, no language …

not-a-card = « { $text } » n’est pas une carte. Écrivez la hauteur puis la couleur : QS ou 10♥.
not-a-rank = « { $text } » n’est pas une hauteur. Les hauteurs sont 2 à 10, J, Q, K et A.
not-a-suit = « { $text } » n’est pas une couleur. Les couleurs sont C, S, D et H, ou ♣ ♠ ♦ ♥.
no-such-language = La langue « { $given } » n’existe pas ici. Il y a : { $allowed }.
no-such-bot = Il n’y a pas de robot « { $given } ». Il y a : { $allowed }.

# Cards that may not be played to a trick.

not-in-hand = Vous n’avez pas { $card } en main. Possible maintenant : { $legal }.
must-follow = Vous devez fournir à { $suit }, la couleur demandée. Vous pouvez jouer { $legal }.
must-beat = Vous pouvez monter sur { $best }, donc vous le devez. Vous pouvez jouer { $legal }.
must-ruff = Vous n’avez pas de { $suit } et devez couper à { $trump }. Vous pouvez jouer { $legal }.
must-overruff = Vous pouvez surcouper { $best }, donc vous le devez. Vous pouvez jouer { $legal }.
must-dump = Vous devez vous défaire d’une carte qui coûte, puisqu’elle ne prend pas le pli. Vous pouvez jouer { $legal }.
first-trick-ban =
    { $mode ->
        [no_lead] On n’entame pas le premier pli à { $suit }. Vous pouvez jouer { $legal }.
        [no_play] On ne joue pas de { $suit } au premier pli tant qu’on a autre chose. Vous pouvez jouer { $legal }.
       *[other] On ne joue pas de carte qui compte au premier pli tant qu’on a autre chose. Vous pouvez jouer { $legal }.
    }
lead-ban =
    { $mode ->
        [until_broken] On n’entame pas à { $suit } tant qu’il n’en est pas tombé. Vous pouvez jouer { $legal }.
       *[other] On n’entame pas à { $suit } tant qu’on a autre chose. Vous pouvez jouer { $legal }.
    }
tricks-are-played = Cette donne se joue en plis : jouez une carte. Vous pouvez jouer { $legal }.

# Cards that may not be laid.

cards-are-laid = Dans cette donne, les cartes se posent en suites. Possible maintenant : { $legal }.
suit-not-open = La suite de { $suit } n’est pas ouverte : { $opening } doit venir avant { $card }. Possible maintenant : { $legal }.
does-not-continue = { $card } ne prolonge pas sa suite. La suite de { $suit } attend { $due }. Possible maintenant : { $legal }.
ace-needs-end = Dites où va { $card } : il y a place aux deux bouts. Possible maintenant : { $legal }.
ace-end-is-settled = La place de { $card } est déjà fixée et ne s’annonce pas. Possible maintenant : { $legal }.
must-lay = On ne passe pas quand on peut poser une carte. Possible maintenant : { $legal }.
no-stopping = Il faut poser une carte. Possible maintenant : { $legal }.

# Acts that do not fit the moment.

deal-is-over = Cette donne est finie.
nobody-to-act = Personne n’a rien à faire pour l’instant.
not-your-turn = Ce n’est pas votre tour : c’est à { $turn }.
play-a-card = Il faut maintenant jouer une carte. Possible maintenant : { $legal }.
choose-a-contract = Choisissez un contrat. Possible maintenant : { $legal }.
contract-done = « { $contract } » a déjà été joué. Il reste : { $legal }.
contract-barred = « { $contract } » ne peut pas se jouer : la carte visée n’est pas en jeu.
no-such-contract = Il n’y a pas de contrat « { $given } » à choisir. Il reste : { $legal }.
look-first = Vous n’avez pas vu votre jeu : choisissez « { $contract } » à l’aveugle, ou regardez d’abord. Possible maintenant : { $legal }.
already-seen = Vous avez vu votre jeu et ne pouvez plus choisir « { $contract } » à l’aveugle.
name-a-trump = Nommez l’atout. Possible maintenant : { $legal }.
name-a-start = Nommez la hauteur qui ouvre chaque couleur. Possible maintenant : { $legal }.
speak-in-the-lap = C’est le moment de contrer, ou de ne rien dire. On peut contrer ou surcontrer : { $targets }.
may-not-double =
    { $me ->
        [self] Nul ne peut se contrer soi-même.
        [yes] Ici, vous ne pouvez pas contrer { $seat }.
       *[no] Ici, { $speaker } ne peut pas contrer { $seat }.
    } On peut contrer ou surcontrer : { $targets }.
must-double =
    { $me ->
        [yes] Maintenant, vous devez contrer { $seat }
       *[no] Maintenant, { $speaker } doit contrer { $seat }
    } : { $owed ->
        [one] il reste un contre dû
       *[other] il reste { $owed } contres dus
    } et { $left ->
        [one] c’est la dernière donne avec ce déclarant.
       *[other] plus que { $left } donnes avec ce déclarant.
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] On ne peut pas tirer le premier donneur maintenant :
        [Lists] On ne peut pas tirer les listes de contrats maintenant :
        [Dealt] On ne peut pas distribuer maintenant :
        [Revealed] On ne peut pas publier le secret de la donne maintenant :
        [Entered] On ne peut pas inscrire une donne maintenant :
       *[other] Cela n’a pas sa place ici :
    } { $phase ->
        [DrawingDealer] le premier donneur reste à tirer au sort.
        [DrawingLists] les listes de contrats restent à tirer au sort.
        [Dealing] les cartes restent à distribuer.
        [Choosing] on choisit le contrat.
        [NamingTrump] on nomme l’atout.
        [NamingStart] on nomme la hauteur de départ.
        [Doubling] on est en train de contrer.
        [Playing] les cartes se jouent.
       *[Finished] la partie est finie.
    }
stale = La table a changé depuis. Regardez-la, puis jouez.

# Chance that does not fit the rules.

no-such-seat = Il n’y a pas de { $seat } à une table de { $players }.
wrong-draw = Les cartes tirées ne désignent pas { $seat } comme premier donneur : { $cards }.
wrong-hands =
    Chacune des { $players } mains doit compter { $count } cartes{ $over ->
        [0] {""}
        [one] , et une carte doit rester
       *[other] , et { $over } cartes doivent rester
    }.
wrong-pack = Les cartes distribuées ne sont pas le jeu de ces règles, chaque carte une fois.
wrong-lists =
    Il faut à chacun des { $players } joueurs une liste { $count ->
        [one] d’un contrat de ces règles
       *[other] de { $count } contrats différents de ces règles
    }, la même pour tous si elle est tirée pour tous.

# Players and matches.

wrong-players =
    Ces règles ne se jouent pas à { $given ->
        [one] un joueur
       *[other] { $given } joueurs
    }, mais à { $allowed }.
bad-name = « { $given } » ne peut pas être le nom d’un joueur : il faut 1 à { $most } caractères imprimables.
bad-match-id = « { $given } » ne peut pas être le nom d’une partie : minuscules, chiffres et traits d’union, 40 au plus.

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] Il n’y a rien à reprendre : on ne reprend que dans la donne en cours.
        [one] On ne peut reprendre que le dernier coup, pas { $count }.
       *[other] On peut reprendre de 1 à { $most } coups, pas { $count }.
    }
no-such-deal =
    Il n’y a pas de donne { $deal } qui soit finie{ $most ->
        [0] : aucune ne l’est encore.
       *[other] : la dernière est la donne { $most }.
    }
deal-was-played = La donne { $deal } a été jouée à cette table : son résultat reste.

# Deals that are entered by hand.

contract-was-played = « { $contract } » doit se jouer ici : inscrivez-en le résultat.
no-blind-choice = « { $contract } » n’a pas pu être choisi à l’aveugle : dans ces règles, on choisit après avoir vu son jeu.
must-be-blind = « { $contract } » a été choisi avant la donne, comme le veulent ces règles : inscrivez-le à l’aveugle.
nothing-to-call = Rien ne se nomme dans « { $contract } » : n’inscrivez ni atout ni hauteur de départ.
no-doubling = On ne contre pas dans ces règles.
no-such-bets = Ces contres ne peuvent pas naître d’un seul tour de table.
wrong-leftover =
    { $count ->
        [0] Aucune carte n’est écartée dans ces règles, mais on a inscrit { $cards }.
        [one] Une carte du jeu doit être écartée, et non { $cards }.
       *[other] { $count } cartes du jeu doivent être écartées, et non { $cards }.
    }
wrong-outcome = « { $contract } » ne finit pas ainsi : on compte les plis dans certains contrats, l’ordre de sortie dans d’autres.
wrong-finish = L’ordre de sortie doit nommer chacun des { $players } joueurs une fois au plus.
finish-too-short =
    { $count ->
        [0] Il faut que quelqu’un soit sorti.
       *[other] Il faut que davantage de joueurs soient sortis : les places qui restent ne paient pas toutes autant.
    }
wrong-items = Ce contrat compte { $items } ; on a inscrit { $entered }.
wrong-counts = Chaque compte demande un nombre, à partir de 0, pour chacun des { $players } joueurs.
tricks-missing = Pour ce contrat, il faut savoir combien de plis chacun a faits.
wrong-item-sum =
    Pour { $item }, les comptes font { $given } en tout, mais il y en a { $needed } en jeu.
wrong-trick-sum =
    { $given ->
        [one] On a inscrit { $given } pli
       *[other] On a inscrit { $given } plis
    }, mais la donne en compte { $needed }.
last-without-trick = Les derniers plis ne peuvent pas être à { $seat }, qui a fait trop peu de plis.
no-such-distribution = Aucune donne de « { $contract } » ne peut finir sur ces comptes : les cartes prises ne tiennent pas dans les plis faits.

# Records of matches.

not-a-record = Ce n’est pas une partie enregistrée : le texte doit commencer par « barbu » et la version { $versions }.
incomplete-header = L’en-tête est incomplet : il faut la partie et ses règles, une fois chacune.
record-too-long = Ce texte est trop long pour une partie : on ne lit pas plus de { $most } caractères.
unreadable-line = La ligne { $line } de la partie enregistrée est illisible.
bad-record-line = La ligne { $line } de la partie enregistrée ne convient pas : { $reason }
damaged-rules = Les règles, à la ligne { $line } de la partie enregistrée, sont abîmées.

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [one] Ces règles ne peuvent pas servir.
       *[other] Ces règles ne peuvent pas servir, pour { $count } raisons.
    } { $problems }
problem-at = { $key } : { $sentence }
option-with-key = { $label } ({ $key })

file-too-long = Le fichier est trop long : on ne lit pas plus de { $most } caractères.
not-toml =
    Ce n’est pas du TOML : { $line ->
        [0] le fichier est illisible.
       *[other] la ligne { $line }, colonne { $column }, est illisible.
    }
toml-key-twice = La ligne { $line } redonne une clé ou un tableau qui figure déjà plus haut : n’en gardez qu’un.
damaged-link = Le lien est abîmé : redemandez-le.
unknown-link-version = Le lien vient d’une autre version de Barbu : il commence par « { $given } ».
preset-has-changed = Le lien s’appuie sur une version du modèle { $preset } qu’on ne connaît pas ici : il vient d’un Barbu plus récent.
ruleset-of-newer-version = Ces règles viennent d’un Barbu plus récent : elles sont écrites dans la version { $given } du format, et l’on ne connaît ici que la version { $most }.

must-be-table = Il faut ici un tableau d’options, et non « { $given } ».
unknown-key =
    Il n’y a pas d’option « { $given } » ici. { $close ->
        [0] Il y a : { $near }.
       *[other] Vouliez-vous dire { $near } ?
    }
unknown-preset =
    Il n’y a pas de modèle « { $given } ». { $close ->
        [0] Il y a : { $near }.
       *[other] Vouliez-vous dire { $near } ?
    }
unknown-contract =
    L’ordre nomme « { $given } », qui n’est pas un contrat de ces règles. { $close ->
        [0] Il y a : { $near }.
       *[other] Vouliez-vous dire { $near } ?
    }
order-twice = L’ordre nomme « { $given } » deux fois : une seule suffit.
must-be-flag = « { $given } » doit être true ou false.
must-be-whole =
    « { $given } » doit être un nombre entier de { $low } à { $high }{ $step ->
        [one] {""}
       *[other] , de { $step } en { $step }
    }.
must-be-one-of = « { $given } » doit être l’une de ces valeurs : { $allowed }.
must-be-text = « { $given } » doit être un texte d’au plus { $most } caractères, sur une ligne.
must-be-id = « { $given } » doit être un nom court : minuscules, chiffres, _ ou -, une lettre d’abord, { $most } au plus.
must-be-suit = « { $given } » doit être une couleur : C, S, D ou H.
must-be-rank = « { $given } » doit être une hauteur : 2 à 10, J, Q, K ou A.
must-be-card = « { $given } » doit être une carte, comme QS ou 10H.
must-be-list = « { $given } » doit être une liste de { $least } à { $most } valeurs.
must-be-distinct = « { $given } » se répète : chaque valeur n’y figure qu’une fois.
must-be-players = « { $given } » n’est pas un nombre de joueurs : les valeurs vont par nombre de joueurs, de { $low } à { $high }.
must-be-prices = « { $given } » doit être un tableau de prix, comme {"{"} trick = -5, KH = -50 {"}"}.
must-be-item = « { $given } » ne peut pas avoir de prix. Il y a des prix pour trick, last, last2, last3, last4, une couleur (H), une hauteur (Q) ou une carte (KH).
item-twice = « { $given } » et « { $other } » désignent la même chose : donnez-lui un seul prix.

# Rulesets: what does not go together.

contract-twice = Deux contrats portent l’identifiant de « { $contract } » : donnez-en un autre à l’un d’eux, par exemple terminé par _2.
no-contracts = Il n’y a aucun contrat à jouer : écrivez-en au moins un, ou activez-en un.
contract-pays-nothing = « { $contract } » ne paie rien : donnez-lui des prix, ou nommez les contrats qu’il additionne.
salad-with-prices = « { $contract } » a ses propres prix et additionne d’autres contrats : il faut choisir.
salad-of-unknown = Il additionne « { $contract } », qui n’est pas un contrat de ces règles : ajoutez ce contrat, ou retirez-le de la somme.
salad-of-wrong-kind = Il additionne « { $contract } », qui est une réussite ou déjà une somme : on n’additionne que des contrats qui ont leurs propres prix.
scale-does-not-divide = { $price } pour { $item } dans « { $contract } » ne se divise pas par { $divide } en points entiers : changez le prix ou l’échelle.
early-end-needs-cards = Un contrat ne peut finir avant terme que s’il ne chiffre que des cartes : désactivez « { $field } », ou ne chiffrez pas de plis.
early-end-against-slam = Un contrat ne peut pas finir avant terme si son capot demande tous les plis : désactivez « { $field } », ou que le capot demande toutes les cartes chiffrées.
slam-needs-cards = Un capot de toutes les cartes chiffrées demande le prix d’une carte : qu’il demande plutôt tous les plis.
needs-card = Il faut une carte : écrivez-la sous « { $field } ».
selection-needs-chooser = « { $value } » demande quelqu’un qui choisit : dites qui sous « { $field } », ou prenez un ordre fixe.
selection-leaves-no-choice = « { $value } » ne laisse rien à choisir, or celui qui choisit est « { $chooser } » : mettez « { $field } » à « { $nobody } », ou laissez choisir les contrats.
leader-needs-chooser = « { $value } » demande quelqu’un qui choisit : dites qui sous « { $field } », ou faites entamer le donneur ou un voisin.
list-too-long = On ne peut pas tirer { $given } contrats parmi { $most } : tirez-en moins, ou ajoutez des contrats.
nothing-for-players = Il n’y a pas de valeur à { $players } joueurs : ajoutez-en une, ou retirez { $players } des nombres de joueurs.
too-many-deals = { $given } donnes, c’est plus que les { $most } dont { $players } joueurs ont les contrats : { $most } au plus, ou 0 pour toutes.
removed-not-in-pack = On ne peut pas retirer { $cards } d’un jeu de { $size } cartes : il n’y est pas.
too-few-cards = { $count } cartes ne suffisent pas à { $players } joueurs : retirez-en moins, ou prenez un jeu plus grand.
cards-do-not-divide = { $count } cartes ne se partagent pas entre { $players } joueurs : retirez-en { $over } ou prenez des écarts tirés au sort.
card-not-in-pack = { $card } n’est pas dans le jeu à { $players } joueurs : choisissez une autre carte.
rank-not-in-pack = La hauteur de départ ({ $rank }) n’est pas dans le jeu à { $players } joueurs : choisissez-en une autre.
contract-without-card = À { $players } joueurs, les seules cartes que « { $contract } » chiffre ne sont pas dans le jeu : gardez-en une, ou chiffrez-en une autre.
payout-too-long = On paie { $count } places, mais il y a { $players } joueurs : payez-en { $players } au plus.

# Rulesets: what is set and has no effect.

idle-beside = « { $value } » ne compte pas, car « { $field } » vaut « { $beside } ».
idle-quota =
    { $given } contres ne peuvent pas être dus, car un déclarant a au plus { $most ->
        [one] { $most } donne
       *[other] { $most } donnes
    }.
idle-last-trick =
    « { $item } » n’est jamais payé, car une main compte au plus { $most ->
        [one] { $most } pli
       *[other] { $most } plis
    }.
idle-name = « { $given } » ne marque rien, car aucune option de ces règles ne porte ce nom.
