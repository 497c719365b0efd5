# La marque d’une soirée avec de vraies cartes.

page-score-title = Marque
page-score-line = Les cartes sur la table, les points ici : notez qui a pris quoi, le reste se calcule selon vos règles.
page-score-new = Nouvelle soirée
page-score-open = En cours
page-score-over = Finies
page-score-done-of = { $done } donnes sur { $deals }
page-score-company = Joueurs et groupes
page-score-figures = Statistiques
page-score-import = Ouvrir un fichier
page-score-bad-file = Ce fichier ne contient pas de soirée lisible.
page-score-kept = Tout est gardé sur cet appareil.
page-score-kept-offline = Tout est gardé sur cet appareil et marche sans réseau.
page-score-install = Mettre sur l’écran d’accueil
page-score-not-kept = Ce navigateur n’a plus de place : ce que vous notez pourrait se perdre. Enregistrez vos soirées dans des fichiers.
page-score-no-store = Ce navigateur ne laisse rien garder aux pages : impossible de marquer ici. C’est peut-être une fenêtre privée.

# Une nouvelle soirée.

page-score-who-plays = Qui joue ?
page-score-no-rules = Les règles ne sont pas encore là : ouvrez cette page une fois quand le serveur répond.
page-score-seats = Places
page-score-seats-left = Dans l’ordre du jeu, vers la gauche.
page-score-seats-right = Dans l’ordre du jeu, vers la droite.
page-score-name-of = Joueur { $number }
page-score-swap = Échanger le joueur { $number } avec le suivant
page-score-first = Qui donne en premier ?
page-score-drawn = Contrats tirés au sort
page-score-draw-again = Tirer à nouveau
page-score-name = Nom de la soirée
page-score-name-hint = par exemple : dimanche chez Ana
page-score-twice = Deux joueurs portent le même nom.
page-score-names-missing = { $count ->
    [one] Il manque un nom
   *[other] Il manque { $count } noms
}
page-score-begin = Commencer

# Où en est la soirée.

page-score-views = Vues
page-score-grid = Grille
page-score-deals = Donnes
page-score-chart = Courbe
page-score-undo = Annuler
page-score-redo = Rétablir
page-score-share = Partager
page-score-share-result = Partager le résultat
page-score-more = Plus
page-score-print = Imprimer
page-score-enter-deal = Donne { $deal } : { $contract }, { $who }
page-score-go-on-deal = Reprendre la donne { $deal } ({ $who })
page-score-series = Tour { $number }
page-score-box-done = { $contract }, { $who } : { $points } points à la donne { $deal }
page-score-box-pick = { $who } choisit { $contract }
page-score-box-help = Une case montre ce que son joueur y a marqué. Touchez-la pour voir tous les points.
page-score-box-help-all = Une ligne montre ce que chacun a marqué. Touchez-la pour voir comment.
page-score-deals-now = { $who } donne
page-score-leads = { $who } entame
page-score-no-deals = Aucune donne pour l’instant.
page-score-deal = Donne { $deal }
page-score-edit = Corriger cette donne
page-score-drop = Retirer cette donne
page-score-missing = Cette soirée n’est pas ici, et le serveur ne l’a pas ou ne répond pas.
page-score-keeping = Enregistrement…
page-score-here = Gardée sur cet appareil. Le serveur l’apprendra dès qu’il répondra.
page-score-here-offline = Gardée sur cet appareil. Marche sans réseau.
page-score-on-server = Gardée sur cet appareil et sur le serveur.
page-score-watching = Vous regardez. Ce qui est noté s’affiche tout seul.
page-score-watching-down = Vous regardez. Pas de connexion : voici le dernier état connu.

# Noter une donne.

page-score-change = Autre contrat
page-score-what-chose = Qu’a choisi { $who } ?
page-score-out-question = { $count ->
    [one] Quelle carte est hors jeu ?
   *[other] Quelles { $count } cartes sont hors jeu ?
}
page-score-out-missing = { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}
page-score-doubles = Qui a contré qui ?
page-score-go-on = Continuer
page-score-blind = Choisi à l’aveugle : points × { $times }
page-score-trump = Atout
page-score-start = Départ
page-score-undoubled = Personne n’a contré : la donne ne se joue pas, les points en découlent.
page-score-not-played = Personne n’a contré : non jouée
page-score-was-played = Elle a été jouée quand même
page-score-barred = « { $contract } » ne peut se jouer avec ces cartes écartées : la case est cochée sans points.
page-score-things = Ce qui a été pris
page-score-left = { $item ->
    [trick] sur { $of } à attribuer : { $what }
   *[other] sur { $of } à attribuer : { $what }
}
page-score-who-took = Qui a pris { $card } ?
page-score-who-won = Qui a fait { $what } ?
page-score-no-points = aucun point
page-score-fewer = { $who } : un de moins ({ $what })
page-score-another = { $who } : un de plus ({ $what })
page-score-how-many = Combien pour { $who } ?
page-score-took = { $who } : { $count } ({ $what })
page-score-rest = { $item ->
    [trick] Le reste, { $count ->
        [one] un pli
       *[other] { $count } plis
    }, à …{ $what ->
       *[other] {""}
    }
   *[other] Le reste ({ $what }, encore { $count }) à …
}
page-score-rest-to = Le reste à { $who }
page-score-everything = Un seul joueur a pris tout le reste
page-score-everything-to = Tout le reste à { $who }
page-score-none-left = Il n’en reste plus à attribuer : { $what }.
page-score-missing-of = { $item ->
    [trick] { $count ->
        [one] un pli
       *[other] { $count } plis
    }{ $what ->
       *[other] {""}
    }
   *[other] { $what } ({ $count })
}
page-score-who-finished = Qui a fini en position { $place } ? { $points } points
page-score-all-finished = L’ordre d’arrivée
page-score-places-missing = { $count ->
    [one] encore un joueur à l’arrivée
   *[other] encore { $count } joueurs à l’arrivée
}
page-score-write = Inscrire
page-score-write-missing = Il manque : { $missing }
page-score-cannot = C’est impossible : voir pourquoi

# Ce qu’il faut trancher.

page-score-clash = Donne { $deal } : deux téléphones se contredisent
page-score-clash-mine = Ici :
page-score-clash-theirs = Là-bas :
page-score-taken-back = retirée
page-score-keep-mine = Comme noté ici
page-score-keep-theirs = Comme noté là-bas
page-score-keep-both = Les deux, l’une après l’autre
page-score-misfit = La donne { $deal } ne va plus
page-score-refused = Le serveur n’accepte pas cette soirée : { $reason }

# Pour les autres.

page-score-hand-over = Marquer sur un autre téléphone
page-score-hand-over-help = Qui ouvre ce lien peut aussi noter et corriger des donnes.
page-score-let-watch = Laisser regarder
page-score-let-watch-help = Qui ouvre ce lien voit chaque donne aussitôt, sans rien pouvoir changer.
page-score-link-offline = Il faut le serveur pour un lien, et il ne répond pas en ce moment.
page-score-as-picture = En image
page-score-as-pdf = Imprimer, ou en PDF
page-score-as-csv = En tableau (CSV)
page-score-as-json = En fichier à rouvrir (JSON)
page-score-as-record = En relevé pour les archives
page-score-contract = Contrat
page-score-chooser = Choix de
page-score-total-of = { $who }, total

# Noms, et suppression.

page-score-renamed = Le nouveau nom d’un joueur enregistré vaut pour toutes les soirées.
page-score-save-company = Enregistrer ces joueurs comme groupe
page-score-saved = Enregistré sous « Joueurs et groupes ».
page-score-delete = Supprimer la soirée
page-score-delete-sure = Supprimer pour de bon ?
page-score-name-now = Nom, jusqu’ici { $name }
page-score-forget = Retirer { $name }
page-score-new-player = Nouveau joueur
page-score-add = Ajouter
page-score-groups = Groupes
page-score-who-sits = Qui joue ensemble, dans l’ordre des places
page-score-group-name = Nom du groupe

# Statistiques.

page-score-wins = Gagnées
page-score-wins-of = { $shared ->
    [0] { $wins } sur { $evenings }
    [one] { $wins } sur { $evenings }, { $shared } partagée
   *[other] { $wins } sur { $evenings }, { $shared } partagées
}
page-score-ahead-help = Points fort et faible : entre parenthèses, l’avance par donne sur la moyenne de la table dans les mêmes donnes.
page-score-per-deal = Par donne
page-score-best = Point fort
page-score-worst = Point faible
page-score-averages = Points par donne, selon le contrat
page-score-duels = L’un contre l’autre
page-score-duels-help = Soirées finies : devant – derrière – à égalité.
page-score-no-figures = Les statistiques commencent à la première donne.
