# Playing in the terminal.

## Words that may be typed, small letters without accents, apart by spaces.

play-word-rules = ? regles regle rules
play-word-score = score scores s marque feuille points
play-word-grid = grille g contrats grid
play-word-last = dernier last l
play-word-hand = main jeu cartes hand
play-word-table = table t
play-word-hint = conseil indice hint
play-word-undo = annuler undo u retour
play-word-quit = quitter quit q fin exit
play-word-help = aide help commandes
play-word-look = regarder voir look
play-word-pass = passe passer pass je-passe
play-word-stop = stop assez
play-word-high = haut h high forte
play-word-low = bas b low faible
play-word-all = tous tout toutes all
play-word-flanks = flancs flanc flanks
play-word-none = rien personne aucun non n none silence
play-word-no-trump = sans sa sans-atout aucun none
play-word-more = plus p more m tout
play-word-next = s suivant suivante n
play-word-previous = r retour b
play-word-trick-next = p pli t
play-word-trick-previous = pp rp tt
play-word-deal-next = d donne
play-word-deal-previous = dd rd

## Numbers of things

play-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
play-count-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
play-count-things = { $count } { $things }
play-item-trick = { $count ->
    [one] pli
   *[other] plis
}
play-item-last = dernier pli
play-item-last2 = avant-dernier pli
play-item-last3 = antépénultième pli
play-item-last4 = quatrième pli avant la fin
play-item-suit-C = { $count ->
    [one] trèfle
   *[other] trèfles
}
play-item-suit-S = { $count ->
    [one] pique
   *[other] piques
}
play-item-suit-D = { $count ->
    [one] carreau
   *[other] carreaux
}
play-item-suit-H = { $count ->
    [one] cœur
   *[other] cœurs
}
play-item-rank-2 = { $count ->
    [one] deux
   *[other] deux
}
play-item-rank-3 = { $count ->
    [one] trois
   *[other] trois
}
play-item-rank-4 = { $count ->
    [one] quatre
   *[other] quatre
}
play-item-rank-5 = { $count ->
    [one] cinq
   *[other] cinq
}
play-item-rank-6 = { $count ->
    [one] six
   *[other] six
}
play-item-rank-7 = { $count ->
    [one] sept
   *[other] sept
}
play-item-rank-8 = { $count ->
    [one] huit
   *[other] huit
}
play-item-rank-9 = { $count ->
    [one] neuf
   *[other] neuf
}
play-item-rank-10 = { $count ->
    [one] dix
   *[other] dix
}
play-item-rank-J = { $count ->
    [one] valet
   *[other] valets
}
play-item-rank-Q = { $count ->
    [one] dame
   *[other] dames
}
play-item-rank-K = { $count ->
    [one] roi
   *[other] rois
}
play-item-rank-A = { $count ->
    [one] as
   *[other] as
}
play-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
play-place-finished = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
play-price-place = { $place ->
    [1] 1er { $points }
   *[other] { $place }e { $points }
}

## The table

play-deal-of = donne { $deal } sur { $deals }
play-no-cards-yet = {" "}Distribution{" "}
play-no-contract-yet = {" "}Choix du contrat{" "}
play-chosen-by = { $me ->
    [yes] choisi par vous
   *[no] choisi par { $who }
}
play-blind = sans voir, ×{ $times }
play-trump = atout { $suit }
play-no-trump = sans atout
play-start-rank = départ au { $rank }
play-out = écartées : { $cards }
play-thrown-in = { $count ->
    [one] redonnée
   *[other] redonnée { $count } fois
}
play-doubles = { $me ->
    [yes] vous contrez { $whom }
   *[no] { $who } contre { $whom }
}
play-redoubled = {" "}(surcontre)
play-left = encore { $things }
play-left-nothing = plus rien à prendre
play-left-places = encore à gagner : { $points }
play-letter-dealer = D
play-letter-chooser = C
play-letter-declarer = C
play-letter-leader = E
play-head-cards = cartes
play-head-tricks = plis
play-head-deal = donne
play-head-total = total
play-seat-points = { $deal } · total { $total }
play-board-bridged = Hors jeu, on passe par-dessus : { $cards }
play-board-blocked = Hors jeu, la suite s’y arrête : { $cards }

## What happens

play-told-list = Contrats tirés au sort : { $contracts }.
play-told-draw = On tire le donneur : { $drawn }.
play-told-draw-again = Égalité, on tire de nouveau : { $drawn }.
play-told-drawn = { $who } { $card }
play-told-first-dealer = { $me ->
    [yes] Vous donnez en premier.
   *[no] { $who } donne en premier.
}
play-told-box-at-zero = { $contract } : injouable avec ces cartes, la case est cochée à 0.
play-told-thrown-in = On jette les cartes et on redonne.
play-told-plays = { $me ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
play-told-lays = { $me ->
    [yes] Vous posez { $card }.
   *[no] { $who } pose { $card }.
}
play-told-lays-high = { $me ->
    [yes] Vous posez { $card } : les as vont en haut.
   *[no] { $who } pose { $card } : les as vont en haut.
}
play-told-lays-low = { $me ->
    [yes] Vous posez { $card } : les as vont en bas.
   *[no] { $who } pose { $card } : les as vont en bas.
}
play-told-out = { $place ->
    [1] { $me ->
        [yes] Vous sortez en premier.
       *[no] { $who } sort en premier.
    }
   *[other] { $me ->
        [yes] Vous sortez { $place }e.
       *[no] { $who } sort { $place }e.
    }
}
play-told-passes = { $me ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
play-told-stops = { $me ->
    [yes] Vous en restez là.
   *[no] { $who } en reste là.
}
play-told-chooses = { $me ->
    [yes] Vous choisissez « { $contract } ».
   *[no] { $who } choisit « { $contract } ».
}
play-told-chooses-blind = { $me ->
    [yes] Vous choisissez « { $contract } » sans voir vos cartes.
   *[no] { $who } choisit « { $contract } » sans voir ses cartes.
}
play-told-looks = { $me ->
    [yes] Vous regardez vos cartes.
   *[no] { $who } regarde ses cartes.
}
play-told-trump = { $me ->
    [yes] Vous annoncez atout { $suit }.
   *[no] { $who } annonce atout { $suit }.
}
play-told-no-trump = { $me ->
    [yes] Vous annoncez sans atout.
   *[no] { $who } annonce sans atout.
}
play-told-start = { $me ->
    [yes] Vous annoncez le départ au { $rank }.
   *[no] { $who } annonce le départ au { $rank }.
}
play-told-silent = { $me ->
    [yes] Vous ne contrez pas.
   *[no] { $who } ne contre pas.
}
play-told-doubles = { $me ->
    [yes] Vous contrez { $whom }.
   *[no] { $who } contre { $whom }.
}
play-told-takes = { $me ->
    [yes] Vous ramassez le pli.
   *[no] { $who } ramasse le pli.
}
play-told-takes-points = { $me ->
    [yes] Vous ramassez le pli : { $points }.
   *[no] { $who } ramasse le pli : { $points }.
}
play-told-undone = Coup repris. À vous de décider de nouveau.
play-told-slam = { $me ->
    [yes] Capot : vous avez tout pris.
   *[no] Capot : { $who } a tout pris.
}
play-whom-you = vous
play-last-trick = Dernier pli : { $cards } → { $who }
play-takes-it = ramasse
play-passed = passe
play-stopped = en reste là
play-no-last-trick = Aucun pli n’est encore fini dans cette donne.

## What is asked

play-prompt = >
play-next-deal = Entrée pour la donne suivante :
play-press-enter = Entrée pour revenir à la table :
play-only-enter = Entrée continue ; score, grille, aide et quitter marchent aussi ici.
play-ask-choice = Quel contrat choisissez-vous ? (numéro ou nom)
play-ask-blind = Choisissez sans voir vos cartes et tous les points comptent ×{ $times }, ou tapez regarder.
play-ask-choice-before = Vous choisissez avant la donne : tous les points comptent ×{ $times }.
play-ask-barred = Pas cette fois, la carte est hors jeu : { $contracts }
play-ask-trump = Quelle couleur est atout ?
play-ask-start = À quelle hauteur part la réussite ? { $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who } (surcontre)
play-ask-must-double = Vous devez encore un contre à { $who } : c’est maintenant.
play-ask-owed = Vous devez encore { $count ->
    [one] { $count } contre
   *[other] { $count } contres
} à { $who }, en { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}.
play-ask-doubles = Qui contrez-vous ? Des numéros ou des noms, ou tous, flancs, rien.
play-ask-lead = À vous d’entamer.
play-ask-follow = À vous, on demande { $suit }.
play-ask-discard = À vous, vous n’avez pas de { $suit }.
play-ask-pass = Vous n’avez rien à poser : Entrée passe.
play-ask-lay = À vous de poser une carte.
play-ask-lay-ace = À vous. Avec l’as, dites haut ou bas : A♠ haut.
play-ask-again = L’as vous fait poser une carte de plus.
play-ask-again-or-stop = L’as vous permet une carte de plus ; sinon tapez stop.
play-ask-start-card = Vous commencez : la hauteur de votre carte ouvre les quatre suites.

## What was not understood

play-nothing-typed = Tapez un numéro, une carte ou une commande ; aide en donne la liste.
play-not-understood-playing = « { $text } » n’est ni une carte ni une commande. Possible : { $legal }.
play-not-understood-choosing = « { $text } » n’est pas un contrat. Possible : { $legal }.
play-not-understood-namingtrump = « { $text } » n’est pas une couleur. Possible : { $legal }.
play-not-understood-namingstart = « { $text } » n’est pas une hauteur. Possible : { $legal }.
play-not-understood-doubling = « { $text } » n’est personne ici. Tapez des numéros ou des noms, ou tous, flancs, rien.
play-no-such-number = Il n’y a pas de numéro { $given } ici : de 1 à { $most }.
play-which-card = « { $text } » peut être { $cards }. Tapez son numéro, ou le signe de la couleur.
play-which-suit = « { $text } » peut être { $suits }. Tapez son numéro, ou le mot entier.

## The end of a deal and of the match

play-summary-title = Fin de la donne { $deal }
play-reason-place = { $place ->
    [1] 1er { $points }
   *[other] { $place }e { $points }
}
play-reason-shared-places = part du reste { $points }
play-reason-slam = capot { $points }
play-reason-undoubled = non contré { $points }
play-reason-blind = sans voir { $points }
play-reason-handicap = handicap du déclarant { $points }
play-reason-doubles = contres { $points }
play-why = { $who } : { $reasons }
play-sheet-empty = La feuille est encore vide.
play-low-wins = Le plus petit total gagne.
play-high-wins = Le plus grand total gagne.
play-grid-legend = numéro : donne jouée ; ▶ en cours ; · à jouer
play-winner = { $me ->
    [yes] Vous gagnez avec un total de { $points }
   *[no] { $who } gagne avec un total de { $points }
}
play-winners = { $names } se partagent la première place avec un total de { $points }
play-standing = { $place }. { $who }  { $points }
play-standing-tied = { $place }. { $who } (à égalité)  { $points }

## The rules of a contract

play-rule-salad = Tout compte à la fois : { $contracts }.
play-rule-salad-scale = Toutes ses valeurs comptent { $scale }.
play-rule-trick-loss = Chaque pli coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-trick-gain = Chaque pli rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-last-loss = Le { $trick } coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-last-gain = Le { $trick } rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-each-loss = Chaque { $thing } coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-each-gain = Chaque { $thing } rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-card-loss = { $card } coûte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-card-gain = { $card } rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
play-rule-card-loss-instead = { $card } en coûte { $count } à la place.
play-rule-card-gain-instead = { $card } en rapporte { $count } à la place.
play-rule-total-loss = En tout, { $points } points sont à perdre.
play-rule-total-gain = En tout, { $points } points sont à gagner.
play-rule-layout-aim = Soyez le premier à poser toutes vos cartes.
play-rule-place-gain = { $place ->
    [1] le premier sorti gagne { $points }
    [2] le deuxième { $points }
    [3] le troisième { $points }
   *[other] le { $place }e { $points }
}
play-rule-place-loss = { $place ->
    [1] le premier sorti perd { $points }
    [2] le deuxième perd { $points }
    [3] le troisième perd { $points }
   *[other] le { $place }e perd { $points }
}
play-rule-places = Dans l’ordre de sortie : { $places }{ $rest }.
play-rule-places-rest = , les autres rien
play-rule-no-trump = On joue sans atout.
play-rule-trump-named = Le déclarant nomme l’atout.
play-rule-trump-named-or-none = Le déclarant nomme l’atout, ou joue sans atout.
play-rule-trump-fixed = L’atout est { $suit }.
play-rule-follow = On doit fournir ; sans la couleur demandée, on joue ce qu’on veut, sauf obligation ci-dessous.
play-rule-beat-trumps = À l’atout, on doit monter si on peut.
play-rule-beat-always = Dans la couleur demandée, on doit monter si on peut.
play-rule-ruff = Sans la couleur demandée, on doit couper.
play-rule-overruff = Si le pli est déjà coupé, on doit surcouper si on peut.
play-rule-underruff = Qui ne peut pas surcouper doit couper quand même.
play-rule-no-underruff = Qui ne peut pas surcouper joue ce qu’il veut.
play-rule-dump-void = Sans la couleur demandée, on doit jeter une carte qui coûte, si on en a une.
play-rule-dump-void-or-under = Une carte qui coûte doit être jetée dès qu’elle ne prend pas le pli.
play-rule-first-no-lead = On n’entame pas le premier pli à { $suit }, à moins de n’avoir rien d’autre.
play-rule-first-no-play = On ne joue pas de { $suit } au premier pli, à moins de n’avoir rien d’autre.
play-rule-first-no-points = On ne joue pas de carte qui compte au premier pli, à moins de n’avoir rien d’autre.
play-rule-lead-never = On n’entame pas à { $suit } tant qu’on a autre chose.
play-rule-lead-broken-any = On n’entame pas à { $suit } avant qu’il en soit tombé, à moins de n’avoir rien d’autre.
play-rule-lead-broken-discard = On n’entame pas à { $suit } avant qu’un joueur s’en soit défaussé, à moins de n’avoir rien d’autre.
play-rule-early-end = La donne s’arrête dès que plus rien de ce qui compte n’est en jeu.
play-rule-ranking = De la plus forte à la plus faible : { $ranks }.
play-rule-slam-tricks = tous les plis
play-rule-slam-items = tout ce qui compte
play-rule-slam-mirror = Qui prend { $takes } gagne ce que cela lui aurait coûté.
play-rule-slam-fixed = Qui prend { $takes } gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la place.
play-rule-slam-charge-others = Si un joueur prend { $takes }, chacun des autres perd { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la place.
play-rule-slam-zero = Si un joueur prend { $takes }, personne ne marque.
play-rule-start-fixed = Une couleur s’ouvre avec son { $rank }.
play-rule-start-laid = La première carte posée fixe la hauteur qui ouvre les autres couleurs.
play-rule-start-named = La hauteur qui ouvre les couleurs est annoncée avant le départ.
play-rule-starter-dealer = Le donneur commence.
play-rule-starter-next = Le joueur après le donneur commence.
play-rule-starter-previous = Le joueur avant le donneur commence.
play-rule-starter-holder = Celui qui a { $card } commence.
play-rule-starter-chooser = Celui qui a choisi commence.
play-rule-starter-leads-dealer = Le donneur commence.
play-rule-starter-leads-next = Le joueur après le donneur commence.
play-rule-starter-leads-previous = Le joueur avant le donneur commence.
play-rule-runs = Chaque couleur est une suite : on ouvre une couleur, ou on prolonge une suite par-dessus ou par-dessous.
play-rule-ace-high = L’as va tout en haut.
play-rule-ace-low = L’as va tout en bas.
play-rule-ace-first-decides = Le premier as posé décide pour tous si les as vont en haut ou en bas.
play-rule-again-optional = Qui pose un as peut poser une carte de plus.
play-rule-again-mandatory = Qui pose un as doit poser une carte de plus s’il le peut.
play-rule-chain-renew = Si c’est encore un as, on recommence.
play-rule-chain-once = Une seule carte de plus, même si c’est un as.
play-rule-chain-free = Ensuite on continue autant qu’on veut.
play-rule-pass = On ne passe que si l’on n’a rien à poser.
play-rule-missing-bridge = On passe par-dessus une carte hors jeu.
play-rule-missing-block = Une carte hors jeu arrête sa suite.
play-rule-blocked-redeal = Si personne ne peut continuer, on redonne.
play-rule-blocked-split = Si personne ne peut continuer, ceux qui restent se partagent les points restants.
play-rule-end-settled = La donne s’arrête quand les places qui restent valent toutes autant.
play-rule-end-all-but-one = La donne s’arrête quand un seul joueur a encore des cartes.
play-rule-blind-before = Le contrat se choisit avant de voir les cartes ; tous les points comptent ×{ $times }.
play-rule-blind-either = Choisi sans voir, tous les points comptent ×{ $times }.
play-rule-handicap = Les pertes du déclarant comptent double, ses gains moitié.
play-rule-doubles-any = Chacun peut contrer chacun ; le déclarant ne fait que surcontrer.
play-rule-doubles-declarer = On ne peut contrer que le déclarant.
play-rule-redoubles = Un contre déplace ×{ $once } l’écart de points entre deux joueurs, un surcontre ×{ $times }.
play-rule-no-redoubles = Un contre déplace ×{ $once } l’écart de points entre deux joueurs ; on ne surcontre pas.
play-rule-quota = Chacun doit contrer chaque déclarant au moins { $count } fois.

## Help

play-help-play = Tapez le numéro sous la carte, ou la carte : DP, D♠, 10♥. Entrée joue quand un seul coup est possible.
play-help-calls = Autres réponses : regarder, passe, stop, haut, bas, tous, flancs, rien.
play-help-rules = ?  les règles du contrat en cours
play-help-score = score  la feuille, et d’où viennent les points
play-help-grid = grille  les contrats joués, en cours et à jouer
play-help-last = dernier  le dernier pli
play-help-hand = main, table  vos cartes, toute la table
play-help-hint = conseil  ce que ferait un joueur fort, et pourquoi
play-help-undo = annuler  reprend votre dernière décision dans cette donne
play-help-quit = quitter  enregistre et quitte la table ; Ctrl-C aussi
play-help-marks = À côté des noms : D donne, C a choisi le contrat, E entame ; ▶ doit jouer.

## Replaying a record

play-replay-nothing = Aucune donne de cette partie n’est encore finie.
play-replay-keys = Entrée : carte suivante · r : retour · p, pp : pli suivant, précédent · d, dd : donne suivante, précédente · un nombre : cette donne · q : quitter
play-replay-prompt = { $at } sur { $count } >
play-replay-no-deal = Il n’y a pas de donne { $deal } dans cette partie.
play-replay-not-understood = Entrée, r, p, pp, d, dd, q ou le numéro d’une donne.
play-replay-entered = Cette donne a été notée à la main ; ses cartes ne sont pas connues.

## Saved matches

play-saved = C’est enregistré. Pour reprendre : { BARBU() } play --resume { $id }
play-kept = La partie est gardée dans { $path }
play-begun = Nouvelle partie { $id }, { $rules }, avec { $players }.
play-resumed = On reprend la partie { $id }, { $rules }, avec { $players }.
play-own-rules = règles maison
play-no-matches = Il n’y a pas de partie enregistrée. { BARBU() } play en commence une.
play-match-finished = { $deals ->
    [one] finie, { $deals } donne, { $when }
   *[other] finie, { $deals } donnes, { $when }
}
play-match-unfinished = { $deal } donnes jouées sur { $deals }, { $when }
play-match-unreadable = { $path } : { $reason }
play-how-to-resume = Pour reprendre : { BARBU() } play --resume, avec le début du numéro si ce n’est pas la dernière.
play-disk-full = Le disque est plein : impossible d’écrire { $path }. Tout est gardé jusqu’à votre dernier coup.
play-not-a-folder = { $path } n’est pas un dossier.
play-no-file = { $path } est illisible : { $reason }.
play-disk-trouble = { $path } est inutilisable : { $reason }. Tout est gardé jusqu’à votre dernier coup.
play-no-private-file = La partie { $id } n’a pas été jouée ici : le fichier { $path }, qui dit qui est assis où, manque.
play-match-in-use = La partie { $id } est ouverte dans un autre terminal. Finissez-la ou quittez-la d’abord là-bas.
play-nothing-to-resume = Il n’y a pas de partie en cours dans { $path }.
play-several-matches = Plusieurs parties commencent par « { $given } » : { $allowed }.
play-no-such-match = Il n’y a pas de partie « { $given } » dans { $path }. { BARBU() } matches en donne la liste.
play-not-text = { $path } n’est pas un fichier de texte.
play-bad-private-file = { $path } est abîmé : cette partie ne peut pas être reprise ici. On peut encore la revoir.

## Beginning

play-default-preset = fr-tableau-32
play-you-name = Vous
play-bot-names = Anna Basile Chloé Denis Élise Fabien Gaëlle
play-welcome = Barbu. Avec quelles règles jouez-vous ?
play-pick = Un numéro, ou Entrée pour le premier. plus montre tous les modèles ; un nom ou le fichier de vos propres règles va aussi.
play-pick-all = Un numéro, un nom, ou le fichier de vos propres règles. Entrée prend les règles habituelles.
play-offer-facts = { $players } joueurs, { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
play-demo = Une partie « { $rules } » entre { $players }.

## Checking the shuffles

play-verify-fair = Donne { $deal } : les cartes sont celles qui étaient promises.
play-verify-unfair = Donne { $deal } : les cartes ne sont PAS celles qui étaient promises.
play-verify-secret-kept = Donne { $deal } : elle est finie, mais son secret n’a pas été dévoilé : on ne peut rien vérifier.
play-verify-unpromised = Donne { $deal } : ses cartes n’ont jamais été promises, on ne peut rien vérifier.
play-verify-in-play = La donne { $deal } n’est pas finie : son secret est dévoilé à la fin.
play-verify-by-hand = { $count ->
    [one] Une donne a été notée à la main : on ne peut pas en vérifier les cartes.
   *[other] { $count } donnes ont été notées à la main : on ne peut pas en vérifier les cartes.
}
play-verify-nothing = Rien dans cette partie ne peut être vérifié.
play-verify-seeded = On pouvait connaître d’avance les cartes de cette partie : elle vient de mots écrits, ou rejoue une donne.
play-verify-unbroken = Rien n’était promis dans cette partie : aucune promesse n’est donc rompue.
play-verify-result = { $count ->
    [one] { $count } donne vérifiée
   *[other] { $count } donnes vérifiées
}, { $wrong ->
    [0] aucune n’est fausse.
    [one] une est fausse.
   *[other] { $wrong } sont fausses.
}

## The command line

play-cli-no-output = La sortie standard est fermée : rien ne peut être montré.
play-cli-no-input = L’entrée standard est fermée : rien ne peut être tapé. Aucune partie n’a été commencée ni changée.
play-cli-output = Ce qui doit être montré ne peut pas être écrit : { $reason }.
play-cli-barbu = Barbu, le jeu aux mille règles : jouez avec les vôtres.
play-cli-play = Jouer une partie contre des robots, selon un modèle ou votre propre fichier de règles.
play-cli-matches = Lister les parties enregistrées.
play-cli-demo = Regarder toute une partie entre robots.
play-cli-replay = Revoir une partie carte par carte, toutes les mains ouvertes.
play-cli-verify = Vérifier que chaque donne d’une partie est celle que promettait son empreinte.
play-cli-ruleset = Un modèle ({ BARBU() } rules list les nomme) ou un fichier TOML ; avec --resume, la partie.
play-cli-players = Combien de joueurs.
play-cli-seat = Votre place, à partir de 1 dans le sens du jeu.
play-cli-watched = Un modèle ({ BARBU() } rules list les nomme) ou un fichier TOML.
play-cli-playing = Qui joue : random, careful, beginner, casual, regular, strong ou expert ; un pour tous, ou un pour chaque place.
play-cli-bot = Qui joue aux autres places : random, careful, beginner, casual, regular, strong ou expert ; un pour tous, ou un pour chacune.
play-cli-seed = Donner d’après ces mots et non au hasard, pour pouvoir rejouer la même partie.
play-cli-name = Votre nom à la table.
play-cli-resume = Reprendre la dernière partie en cours, ou celle qui est nommée.
play-cli-pace = Combien de temps les cartes restent avant la suivante ; normal si vous ne dites rien.
play-cli-lang = La langue ; celle de votre système si vous ne dites rien.
play-cli-data = Le dossier de vos parties ; votre dossier de données si vous ne dites rien.
play-cli-record = Une partie, telle que { BARBU() } play la garde.
play-cli-version = Imprimer la version.
play-cli-arguments = Avec quoi
play-cli-options = Options
play-cli-commands = Commandes
play-cli-usage = Utilisation : { $line }
play-cli-help = Montrer cette page.
play-cli-default = Si vous ne dites rien : { $value }.
play-cli-no-such-command = Il n’y a pas de commande « { $given } ». { $close ->
        [0] Il y a : { $near }.
       *[other] Vouliez-vous dire { $near } ?
    }
play-cli-no-such-option = Il n’y a pas d’option { $option } ici. { $close ->
        [0] Ajoutez --help pour voir ce qu’il y a.
       *[other] Vouliez-vous dire { $near } ?
    }
play-cli-extra = Ceci est en trop, rien ici ne le prend : { $given }. Ajoutez --help pour voir ce qu’il y a.
play-cli-missing = Il manque { $what }. Ajoutez --help pour voir ce que c’est.
play-cli-needs-value = Il faut un mot après { $option }. Ajoutez --help pour voir lequel.
play-cli-takes-nothing = { $option } se met seul, sans valeur.
play-cli-no-number = { $option } veut un nombre entier : pas « { $given } ».
play-cli-at-least = { $option } veut un nombre à partir de { $bound } : pas { $given }.
play-cli-at-most = { $option } veut un nombre jusqu’à { $bound } : pas { $given }.
play-cli-word-options = OPTIONS
play-cli-word-command = COMMANDE
play-cli-word-preset = MODÈLE
play-cli-word-file = FICHIER
play-cli-word-link = LIEN
play-cli-word-folder = DOSSIER
play-cli-word-name = NOM
play-cli-word-text = TEXTE
play-cli-word-address = ADRESSE
play-cli-wrong = La commande n’est pas comprise : { $reason }
system-missing = il n’y a pas de tel fichier ou dossier
system-folder = c’est un dossier
system-no-folder = c’est un fichier, pas un dossier
system-forbidden = vous n’en avez pas le droit
system-read-only = son disque n’accepte pas d’écriture
system-full = le disque est plein
system-taken = un autre programme l’utilise
play-cli-not-resumed = { $option } ne vaut que pour une nouvelle partie, pas avec --resume : laissez-le de côté.
play-cli-no-such-pace = Il n’y a pas d’allure « { $given } ». Il y a : { $allowed }.
play-cli-no-such-seat = Il n’y a pas de place { $given } à cette table : de 1 à { $most }.
play-cli-bots = Nommez un robot pour tous, ou un pour chacune des { $count } autres places : pas { $given }.
play-bots-warming = Les robots se préparent…
play-cli-unexpected = Il s’est passé quelque chose d’imprévu. Si vous étiez en train de jouer, votre partie est gardée jusqu’à votre dernier coup : { BARBU() } play --resume. Les détails sont dans { $path }
play-cli-unexpected-no-log = Il s’est passé quelque chose d’imprévu. Si vous étiez en train de jouer, votre partie est gardée jusqu’à votre dernier coup : { BARBU() } play --resume.
