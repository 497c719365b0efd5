# La page : ce qui se lit sur la table et autour. Les points arrivent déjà avec leur signe.

page-title = Barbu
page-you = Vous
page-you-object = vous
page-card = { $rank } de { $suit }
page-back = Retour
page-close = Fermer
page-copied = Copié
page-loading = Un instant …
page-no-line = Le serveur ne répond pas. Nouvel essai …
page-offline = Pas de connexion. Votre coup est gardé et partira dès qu’elle revient.
page-missing = Il n’y a rien ici.
page-missing-table = Cette table n’existe pas, ou ses joueurs l’ont supprimée.
page-home = Accueil

# Au-dessus de la table.

page-deal-of = Donne { $deal } sur { $deals }
page-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
page-table-line = { $name } · { $cards } cartes
page-last-trick = Dernier pli
page-order = Qui bat quoi
page-rules = Règles
page-rule-book = Le livret complet
page-scores = Scores
page-contracts = Contrats
page-menu = Menu
page-text-table = Table en texte
page-card-table = Table à cartes
page-all-keys = Toutes les touches

# Le contrat.

page-choice-of = choix de { $who }
page-your-choice = votre choix
page-no-choice = contrat de cette donne
page-to-come = à venir sur { $total }
page-in-all = en tout
page-from-rank = à partir du { $rank }
page-trump-is = atout : { $suit }
page-no-trump = sans atout
page-order-plain = La plus forte carte de la couleur demandée remporte le pli ; une autre couleur ne le remporte jamais.
page-order-trump = Le plus fort atout remporte le pli ; sans atout sur la table, c’est la plus forte carte de la couleur demandée.
page-order-high = De la plus forte à la plus faible
page-order-trumps = { $suit }, atout
page-order-suits = Les autres couleurs
page-order-layout = On ne fait pas de plis dans cette donne : les cartes se posent en suites.
page-winning = { $who } est maître du pli.
page-winning-you = Vous êtes maître du pli.
page-blind = à l’aveugle
page-left-of = encore { $left } sur { $count }
page-gone = tout est tombé
page-last-tricks = derniers plis
page-clockwise = On joue dans le sens des aiguilles d’une montre
page-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre

# Aux places.

page-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-dealer = donneur
page-dealer-letter = D
page-declarer = a choisi le contrat
page-leads = entame
page-led = entame
page-away = absent
page-bot = robot
page-bot-plays = un robot joue
page-free-seat = place libre
page-out-place = sorti : { $place }.
page-your-card = votre carte

# La ligne qui dit ce qu’il y a à faire.

page-your-turn = À vous
page-turn-follow = À vous · fournissez { $suit }
page-turn-lead = À vous d’entamer
page-turn-any = À vous · défausse libre
page-turn-fit = À vous · { $count ->
    [one] { $count } carte possible
   *[other] { $count } cartes possibles
}
page-turn-pass = Rien ne va : passez
page-turn-more = Encore une carte, ou arrêtez
page-thinking = { $who } réfléchit
page-not-here = { $who } n’est pas là
page-bot-thinks = Un robot réfléchit pour { $who }
page-chooses = { $who } choisit
page-doubles = { $who } contre peut-être
page-takes = { $who } ramasse { $points }
page-you-take = Vous ramassez { $points }
page-takes-trick = { $who } fait le pli
page-you-take-trick = Vous faites le pli
page-sending = Envoi …
page-watching = Vous regardez
page-not-your-turn = Ce n’est pas encore à vous.
page-confirm-again = Touchez encore { $card } pour jouer.
page-hint = Conseil
page-hint-act = { $act }.
page-thrown-in-deal = redonnée
page-claim-all = Tout le reste est à vous : étalez votre jeu
page-claim-nothing = Plus rien ne compte : terminer la donne
page-claim-none = Rien du reste n’est à vous : terminer la donne
page-claim-certain = Le reste est certain : terminer la donne
page-drawing = Tirage du premier donneur

# Le choix.

page-what-shall-we-play = On joue quoi ?
page-left-to-you = { $count ->
    [one] Il vous reste un contrat.
   *[other] Il vous reste { $count } contrats.
}
page-you-lead = Vous entamez.
page-who-leads = { $who } entame.
page-play-contract = Jouer : { $contract }
page-play-blind = Jouer à l’aveugle : { $contract }
page-pick-first = Choisissez un contrat
page-look-first = Regarder sa main
page-blind-offer = Vous n’avez pas encore regardé : un contrat choisi à l’aveugle compte comme le veulent vos règles.
page-played = joué
page-barred = sa carte est écartée
page-everything = tout
page-start-question = Quelle hauteur ouvre les couleurs ?
page-start-with = Commencer : { $rank }
page-trump-question = Quel atout ?
page-play-trump = Jouer atout { $suit }
page-play-no-trump = Jouer sans atout
page-play-card = Jouer { $card }
page-pick-one = Choisissez d’abord

# Les contres.

page-double-question = Qui contrez-vous ?
page-doubling = Contres
page-owed = dus : { $list }
page-owed-one = { $who } { $count }
page-spoke = a parlé
page-your-turn-small = à vous
page-next = ensuite
page-declarer-small = déclarant
page-nobody = Personne
page-flanks = Les flancs
page-maximum = Maximum
page-double-none = Ne contrer personne
page-double-who = Contrer { $who }
page-redouble-who = Surcontrer { $who }
page-double-both = Contrer { $double }, surcontrer { $redouble }
page-not-allowed-together = Pas permis ainsi
page-cell-own = soi-même
page-cell-none = rien de dit
page-cell-double = contré
page-cell-redouble = surcontré
page-cell-answered = a dit non
page-cell-may = peut contrer
page-double-cell = { $from } contre { $to } : { $state }
page-double-note = Deux joueurs contrés se règlent la différence de leurs points, une fois (×1) ou deux (×2).

# La réussite.

page-pass = Passer
page-pass-not = Passer : pas tant qu’une carte va
page-stop = S’arrêter là
page-lay-card = Poser { $card }
page-lay-high = { $card } en haut
page-lay-low = { $card } en bas
page-not-in-play = { $cards } hors jeu
page-bridged = pont
page-out = hors jeu
page-race = La course
page-place-out = Sorti { $place }.
page-place-pays = place { $place } : { $points }
page-layout-row = Rangée de { $suit }
page-nothing-laid = rien encore

# Fin de donne et de partie.

page-best-you = Vous vous en sortez le mieux
page-best-one = { $who } s’en sort le mieux
page-best-many = { $who } s’en sortent le mieux
page-best-many-you = Vous vous en sortez le mieux, avec { $who }
page-shared-out = { $points } partagés
page-how-points = D’où viennent les points
page-this-deal = Cette donne
page-before = Avant
page-total = Total
page-evening = La soirée jusqu’ici
page-lowest-wins = le plus bas gagne
page-highest-wins = le plus haut gagne
page-next-deal = Donne suivante
page-you-choose-next = Vous choisissez : donne { $deal }
page-who-chooses-next = { $who } choisit : donne { $deal }
page-wait-for = On attend { $who }
page-review = Revoir
page-check-shuffle = Vérifier la donne
page-deals-to-go = { $count ->
    [0] c’était la dernière donne
    [one] encore une donne
   *[other] encore { $count } donnes
}
page-winner-you = Vous gagnez
page-winner = { $who } gagne
page-winners = { $who } gagnent à égalité
page-winners-you = Vous gagnez à égalité avec { $who }
page-place = { $place }.
page-rematch = Rejouer
page-rematch-wanted = Les autres veulent rejouer.
page-all-deals = Toutes les donnes
page-slam-by = capot : { $who }
page-doubles-row = Contres
page-slam = Capot
page-place-points = Place
page-shared-places = Places partagées
page-undoubled = Non contré
page-handicap = Handicap du déclarant
page-deal = Donne
page-chart-of = Points de chaque joueur après chaque donne
page-played-of = { $done } sur { $count } joués
page-box-done = { $contract } : joué à la donne { $deal }
page-box-now = { $contract } : en cours
page-box-open = { $contract } : à jouer
page-now = ici

# La table en texte.

page-text-label = Tapez une carte ou un mot
page-text-help = Cartes : 7t, dp, 10k, vco (t trèfle, k carreau, co cœur, p pique). Mots : main, cœur, pli, dernier, score, contrat, qui, ordre, hors jeu, règles, permis, passe, stop, étaler, conseil, aide.
page-text-hand = Votre main
page-text-trick = Sur la table
page-text-empty = La table est vide.
page-text-unknown = « { $text } » n’est ni une carte de votre main ni un mot connu. Tapez « aide ».
page-text-which = « { $text } » peut être { $cards } : tapez aussi la couleur, en toutes lettres.
page-text-whose = C’est à { $who }.
page-text-yours = C’est à vous.
page-text-legal = Vous pouvez jouer { $cards }.
page-text-plays = { $who } : { $card }
page-text-no-last = Pas encore de pli.
page-text-go = Valider
page-text-sentence = { $text }.
page-text-nothing = Rien.
page-text-no-claim = Le reste n’est pas encore sûr : continuez à jouer.
page-text-pass-fits = On ne passe que si aucune de ses cartes ne va.
page-text-no-pass = On ne passe pas ici.
page-text-no-stop = On ne peut s’arrêter que là où l’on pourrait encore poser une carte après un as.
page-text-no-hints = Pas de conseil : ils sont coupés à cette table ou dans vos réglages.
page-text-offered = { $contract } : { $pays }
page-text-order = De la plus forte à la plus faible : { $ranks }.
page-text-turns = Ordre du jeu : { $names }.
page-words-hand = main
page-words-trick = pli
page-words-last = dernier
page-words-score = score
page-words-contract = contrat
page-words-who = qui
page-words-rules = règles
page-words-legal = permis
page-words-pass = passe
page-words-stop = stop
page-words-claim = étaler
page-words-order = ordre
page-words-out = hors jeu
page-words-hint = conseil
page-words-help = aide

# Ce qui est lu à voix haute.

page-say-played = { $who } joue { $card }.
page-say-laid = { $who } pose { $card }.
page-say-passed = { $who } passe.
page-say-stopped = { $who } s’arrête.
page-say-chose = { $who } choisit { $contract }.
page-say-doubled = { $who } contre { $seats }.
page-say-doubled-you = { $who } vous contre.
page-say-doubled-you-too = { $who } vous contre, ainsi que { $seats }.
page-say-silent = { $who } ne contre personne.
page-say-trump = { $who } choisit l’atout { $suit }.
page-say-start = { $who } commence : { $rank }.
page-say-you-played = Vous jouez { $card }.
page-say-you-laid = Vous posez { $card }.
page-say-you-passed = Vous passez.
page-say-you-stopped = Vous vous arrêtez.
page-say-you-chose = Vous choisissez { $contract }.
page-say-you-doubled = Vous contrez { $seats }.
page-say-you-silent = Vous ne contrez personne.
page-say-you-trump = Vous choisissez l’atout { $suit }.
page-say-you-start = Vous commencez : { $rank }.
page-say-undone = Le dernier coup est repris.
page-say-turn = { $count ->
    [one] À vous : une carte permise.
   *[other] À vous : { $count } cartes permises.
}
page-say-claim-all = Tout le reste est à vous : vous pouvez étaler votre jeu.
page-say-claim-nothing = Plus rien ne compte : vous pouvez terminer la donne.
page-say-claim-none = Rien du reste n’est à vous : vous pouvez terminer la donne.
page-say-claim-certain = Le reste est certain : vous pouvez terminer la donne.
page-say-choose = À vous de choisir.

# Menu, phrases, touches, pendule, reprise.

page-sort = Trier la main
page-own-order = Glissez une carte pour la déplacer
page-phrases = Dire un mot
page-phrase-hello = Bonjour
page-phrase-good-luck = Bonne chance
page-phrase-well-played = Bien joué
page-phrase-thanks = Merci
page-phrase-oops = Oups
page-phrase-unlucky = Pas de chance
page-phrase-faster = C’est à toi
page-phrase-bye = Bonne nuit
page-mute = Ne plus entendre { $who }
page-unmute = Entendre { $who } de nouveau
page-undo = Reprendre
page-undo-ask = { $who } voudrait reprendre le dernier coup.
page-undo-agree = D’accord
page-undo-no = Non
page-undo-asked = Reprise demandée : on attend { $who }.
page-undo-denied = Le coup reste joué : tout le monde n’est pas d’accord.
page-leave = Quitter la table
page-takeover-ask = { $who } s’est absenté. Laisser jouer un robot ?
page-takeover-yes = Laisser un robot
page-back-to-seat = Un robot joue à votre place.
page-take-seat-back = Reprendre ma place
page-more-time = Une minute de plus
page-clock-left = Encore { $seconds } secondes
page-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
page-invite = Inviter
page-copy-link = Copier le lien
page-link-copied = Lien copié
page-key-move = se déplacer dans la main
page-key-play = jouer la carte
page-key-nth = la n-ième carte permise
page-key-last = dernier pli
page-key-order = qui bat quoi
page-key-scores = scores
page-key-hint = demander un conseil
page-key-claim = étaler son jeu quand le reste est sûr
page-key-text = table en texte
page-key-list = cette liste
page-key-escape = fermer
page-keys-off = Les raccourcis se coupent dans les réglages.

# Accueil.

page-slogan-1 = Votre table.
page-slogan-2 = Vos règles.
page-slogan-3 = Votre Barbu.
page-slogan-text = Écrivez une fois comment on joue chez vous. La table, les robots, la feuille de scores et le livre de règles suivent.
page-play-now = Jouer
page-play-now-line = { $count ->
    [one] un robot · { $name }, { $cards } cartes
   *[other] { $count } robots · { $name }, { $cards } cartes
}
page-with-friends = Entre amis
page-with-friends-line = Envoyez un lien : deux touches et ils sont assis. Des robots complètent.
page-keep-score = Marquer
page-keep-score-line = Pour de vraies cartes à la maison, même sans réseau.
page-choose-rules = Choisir les règles
page-choose-rules-line = Modèles, fichier ou lien, de trois à sept joueurs.
page-your-rules = Vos règles
page-your-rules-line = Écrivez celles de votre table, lisez-les, partagez-les.
page-presets = Règles toutes faites
page-archive = Archives
page-archive-line = Les parties finies, carte par carte.
page-settings = Réglages
page-settings-line = Cartes, vitesse, son, langue.
page-help = Aide
page-help-line = Touches, table en texte, donnes loyales.
page-no-adverts = Pas de publicité, pas de compte. Chaque donne se vérifie.
page-your-turn-at = À vous · { $name }
page-continue = Continuer · { $name }
page-with = avec { $names }
page-open-tables = Tables ouvertes
page-open-line = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}

# Nouvelle table, et avant de commencer.

page-new-table = Nouvelle table
page-rules-of-table = Règles
page-own-rules = Fichier ou lien
page-own-rules-label = Texte d’un lien
page-open-file = Ouvrir un fichier
page-read-rules = Lire les règles
page-players = Joueurs
page-players-many = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-bots-fill = Des robots aux autres places
page-bot-level = Niveau des robots
page-bot-beginner = débutant
page-bot-casual = amateur
page-bot-regular = habitué
page-bot-strong = fort
page-bot-expert = expert
page-visible = Qui peut venir
page-visible-link = qui a le lien
page-visible-all = tout le monde
page-clock = Pendule
page-clock-none = sans
page-clock-seconds = { $seconds } s
page-hints-allowed = Conseils permis
page-open-table = Ouvrir la table
page-start-now = Commencer
page-start-missing = { $count ->
    [one] Commencer : une place est libre
   *[other] Commencer : { $count } places sont libres
}
page-fill-bots = Compléter avec des robots
page-sit-here = S’asseoir ici
page-sit-down = S’asseoir
page-seat-lost = On vous a retiré de votre place. Vous pouvez vous rasseoir.
page-your-name = Votre nom
page-add-bot = Robot
page-remove = Renvoyer
page-waiting-title = Qui joue ?
page-waiting-for-opener = { $who } lance la partie quand toutes les places sont prises.
page-invite-line = Envoyez ce lien à vos amis :
page-invite-others = Vous avez ouvert cette page sous { $host }, une adresse que seul cet appareil comprend. Vos amis ont besoin de ce lien :
page-invite-alone = Ce lien ne marche que sur cet appareil.
page-invite-start = Pour que d’autres puissent venir, lancez Barbu ainsi, puis ouvrez la page à l’adresse qu’il affiche pour les autres :
page-invite-address = Adresse
page-qr = Le même lien en code QR
page-delete-table = Supprimer la table
page-delete-sure = La supprimer pour tous ?
page-match-delete = Supprimer cette partie
page-match-delete-sure = La supprimer pour de bon ? On ne pourra plus la reprendre.
page-match-delete-others = L’abandonner ? Un robot joue à votre place ; elle disparaît quand tous l’ont abandonnée.
page-sentences = Ces règles en clair
page-contracts-rules = Contrats et règles

# Archives et relecture.

page-no-matches = Aucune partie finie pour l’instant.
page-upload = Ouvrir une partie
page-download = Télécharger la partie
page-print-sheet = Feuille de marque
page-unfinished = en cours
page-archive-again = Donne rejouée
page-archive-by-hand = Soirée notée à la main, avec de vraies cartes
page-replay = Revoir
page-replay-of = Revoir · donne { $deal }
page-trick-of = pli { $trick } sur { $tricks }
page-card-of = carte { $at } sur { $count }
page-link-to = Lien vers le pli { $trick }
page-first = Au début
page-previous = Carte précédente
page-play = Dérouler
page-pause = Pause
page-forward = Carte suivante
page-end = À la fin
page-commitment = Publié avant la donne : { $value }
page-secret = Révélé après la donne : { $value }
page-fair-promised = Le secret livré après la donne est bien celui dont l’empreinte avait été publiée avant.
page-fair-not-promised = Le secret livré après la donne n’est PAS celui dont l’empreinte avait été publiée avant.
page-fair-shuffled = Mélangé avec lui, le paquet donne exactement ces mains.
page-fair-not-shuffled = Mélangé avec lui, le paquet ne donne PAS ces mains.
page-fair-alone = Votre navigateur a refait le calcul tout seul, sans rien demander au serveur.
page-fair-pack = Le secret range le paquet dans cet ordre, et chacun en reçoit un bloc :
page-fair-out = Écartées :
page-unpromised = Rien n’avait été promis de ces cartes avant la donne : il n’y a donc aucune promesse à vérifier.
page-replay-entered = Cette donne a été notée à la main ; ses cartes ne sont pas connues.
page-opinion-ask = Qu’aurait fait un joueur fort ?
page-opinion = Un joueur fort : { $act }.
page-opinion-same = Un joueur fort aurait fait de même.
page-opinion-only = Rien d’autre n’était possible.
page-opinion-costly = Ce qui a coûté des points
page-opinion-cost = { $points ->
    [one] a coûté environ { $points } point
   *[other] a coûté environ { $points } points
}
page-opinion-better = mieux :
page-opinion-all = Passer toute la donne en revue
page-opinion-of = { $at } sur { $count }
page-opinion-none = Rien dans cette donne n’a coûté de point.
page-opinion-how = Jugé d’après ce que le joueur voyait à ce moment-là. Les points sont une estimation.
page-repeat = La même donne, rejouée
page-repeat-of = donne { $deal }, rejouée
page-repeat-button = Rejouer cette donne
page-repeat-help = Les mêmes cartes et les mêmes annonces, seul avec des robots. Les cartes sont connues : la garantie d’une donne loyale ne vaut pas ici.
page-repeat-as = À la place de
page-repeat-then = La première fois
page-repeat-now = Maintenant
page-repeat-known = Ces cartes n’ont pas été battues de nouveau.
page-repeat-again = Encore une fois

# Réglages.

page-set-language = Langue
page-set-theme = Clair ou sombre
page-set-auto = comme l’appareil
page-set-light = clair
page-set-dark = sombre
page-set-motion = Mouvements
page-set-motion-full = tous
page-set-motion-reduced = moins
page-set-colours = Couleurs des enseignes
page-set-four = quatre
page-set-two = deux
page-set-large = Grandes cartes
page-set-one-row = Main sur une rangée
page-set-letters = Lettres des cartes
page-set-letters-own = de la langue
page-set-confirm = Confirmer chaque carte
page-set-confirm-help = La première touche lève la carte, la deuxième la joue.
page-set-autoplay = Jouer la carte forcée
page-set-autoplay-help = Quand une seule carte est permise, elle part toute seule après un instant.
page-set-hints = Bouton de conseil
page-set-hints-help = Ce que ferait un joueur fort à votre place, si vous le demandez.
page-set-winning = Entourer la carte maîtresse du pli
page-set-hold = Le pli fini reste
page-set-hold-tap = jusqu’au toucher
page-set-hold-seconds = { $seconds } s
page-set-speed = Vitesse
page-set-slow = lente
page-set-normal = normale
page-set-fast = rapide
page-set-sort = Tri de la main
page-set-by-suit = par couleur
page-set-by-rank = par hauteur
page-set-ascending = Petites cartes d’abord
page-set-sound = Son
page-set-volume = Volume
page-set-keys = Raccourcis clavier
page-set-phrases = Montrer les phrases
page-set-text = Table en texte au lieu des cartes
page-set-cards = Cartes
page-set-play = Jeu
page-set-look = Apparence
page-set-name = Votre nom

# Aide.

page-help-play = Jouer une carte
page-help-play-text = Touchez une carte levée, ou tirez-la vers le haut. Les cartes qu’on ne peut pas jouer sont plus sombres : touchez-en une, elle dit pourquoi.
page-help-last-text = Le pli fini reste un moment ; touchez le tapis pour le ramasser aussitôt. Le dernier pli se revoit à tout moment.
page-help-scores-text = Sous la main se trouvent les totaux et les contrats déjà joués. Ouvrez-les pour voir chaque donne et la courbe.
page-help-text-title = Sans voir les cartes
page-help-text-text = La table en texte est la première commande de chaque table. Elle montre la main par couleur et prend des cartes et des mots tapés.
page-help-keys = Touches
page-help-fair = Des donnes loyales
page-help-fair-text = Avant la première carte, le serveur publie l’empreinte du secret de la donne. Après la donne, il livre le secret : chacun peut refaire le mélange et comparer. Les robots reçoivent ce que leur place peut voir, et rien d’autre.
page-help-fair-hash = L’empreinte publiée est le SHA-256 de l’identifiant de la partie, du numéro de la donne et d’un secret de 32 octets tirés au hasard ; chaque donne a le sien.
page-help-fair-shuffle = Le paquet est mélangé par Fisher–Yates avec des nombres tirés de HMAC-SHA-256 sous ce secret. La vérification refait les deux : l’empreinte doit être celle qui fut publiée, et les cartes celles qui furent données.
page-help-fair-here = Quand vous revoyez une donne, « { page-check-shuffle } » refait les deux dans votre navigateur.
page-help-fair-command = Une partie téléchargée se vérifie par cette commande :
page-help-friends = Entre amis
page-help-friends-text = Ouvrez une table et envoyez son lien. Qui l’ouvre s’assied en deux touches ; des robots complètent. Si quelqu’un s’absente, les autres peuvent laisser jouer un robot jusqu’à son retour.
page-help-days = Sur plusieurs jours
page-help-days-text = Une partie en cours est gardée jusqu’à ce que ses joueurs la suppriment, et figure en premier à l’accueil.
page-help-bots = Robots et conseils
page-help-bots-text = Il y a cinq niveaux. Un débutant ne compte pas les cartes tombées ; un expert imagine deux cents façons dont les cartes cachées peuvent être réparties, et joue chacune jusqu’au bout. Tous jouent selon les règles de votre table.
page-help-hint-text = Seul avec des robots, vous pouvez demander un conseil : ce que ferait un joueur fort, ce qu’il faut en attendre à côté du second choix, et ce qui fait la différence. À plusieurs, il faut que la table ait été ouverte avec conseils.
page-help-claim-text = Quand plus rien ne peut changer, un bouton étale votre jeu et la donne se termine aussitôt.
page-help-again-text = Dans les archives, vous pouvez revoir carte par carte chaque partie finie, demander ce qu’aurait fait un joueur fort, et rejouer une donne.
