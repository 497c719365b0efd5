# Les pages des règles : la collection, celles qu’un lien porte, l’atelier où on les change.

page-studio-title = Atelier des règles
page-studio-rules = Règles
page-studio-unnamed = Règles sans nom
page-studio-offline = Le serveur ne répond pas. Ce que vous avez fait est gardé dans ce navigateur.

# La collection.

page-studio-collection = Les règles de votre table
page-studio-collection-line = Partez de règles toutes faites, changez ce qui se joue autrement chez vous et gardez-les sous un nom.
page-studio-unsaved = Pas encore enregistrées
page-studio-go-on = Reprendre où vous en étiez
page-studio-forget = Jeter : { $name }
page-studio-yours = Les vôtres
page-studio-none-yet = Aucune pour l’instant. Partez de celles, plus bas, qui ressemblent le plus aux vôtres.
page-studio-presets = Pour commencer
page-studio-presets-line = Ouvrez-en une pour la lire, ou changez-la : l’original reste tel quel.
page-studio-for = { $players } joueurs
page-studio-so-many-deals = { $count ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
page-studio-version = version { $number }
page-studio-only-here = seulement dans ce navigateur
page-studio-more-of = Autres actions : { $name }
page-studio-import = Ouvrir un fichier de règles
page-studio-open = Ouvrir
page-studio-new-from = Changer une copie de { $name }
page-studio-change = Changer
page-studio-duplicate = Dupliquer
page-studio-rename = Renommer
page-studio-export = Télécharger le fichier
page-studio-delete = Supprimer
page-studio-delete-sure = Supprimer pour de bon ?
page-studio-versions = Versions
page-studio-version-of = Version { $number } sur { $count }
page-studio-version-open = Ouvrir la version { $number }
page-studio-version-back = Revenir à cette version
# What has been damaged.
page-studio-unread = Plus lisibles
page-studio-unread-here = Ce que ce navigateur en a gardé est abîmé.
page-studio-unread-there = Ce que le serveur en a gardé est abîmé. Une version plus ancienne est peut-être encore bonne.
page-studio-unread-draft = Ce brouillon n’est plus lisible : ce que le navigateur en a gardé est abîmé.
page-studio-unread-take = Récupérer ce qui reste

# Des règles dans leur ensemble.

page-studio-play = Jouer avec
page-studio-keep-score = Marquer avec
page-studio-save = Enregistrer
page-studio-is-saved = Enregistré
page-studio-save-title = Sous quel nom ?
page-studio-save-as = Enregistrer sous un autre nom
page-studio-save-copy = Garder une copie
page-studio-saved = Enregistré : { $name }
page-studio-name = Nom
page-studio-name-like = Chez Mamie
page-studio-needs-name = Donnez-leur un nom.
page-studio-name-taken = « { $name } » existe déjà, en version { $number }.
page-studio-name-other = Ce nom est déjà pris : choisissez-en un autre.
page-studio-save-over = Enregistrer comme version { $number }
page-studio-discard = Abandonner les changements
page-studio-settle = { $count ->
    [one] Réglez d’abord un conflit
   *[other] Réglez d’abord { $count } conflits
}
page-studio-share = Partager
# A button to print the blank score sheet.
page-studio-sheet-for = Feuille de marque à { $players } joueurs
page-studio-share-help = Le lien contient toutes les règles. Qui l’ouvre peut les lire, jouer avec et en changer une copie.
page-studio-link = Lien
page-studio-copy = Copier le lien

# Le formulaire.

page-studio-form = Options
page-studio-parts = Toutes les parties
page-studio-from = { $count ->
    [0] comme { $name }
    [one] d’après { $name } · une différence
   *[other] d’après { $name } · { $count } différences
}
page-studio-undo = Annuler
page-studio-redo = Rétablir
page-studio-changed = changé
page-studio-put-back = Remettre : { $name }
page-studio-put-back-short = Remettre
page-studio-silent = Sans objet pour l’instant : { $list }
page-studio-depends = Dépend de : { $on }
page-studio-same = pareil pour tous
page-studio-apart = selon le nombre de joueurs
page-studio-with = à { $players } joueurs
page-studio-of = { $of } : { $what }
page-studio-less = Moins : { $name }
page-studio-more = Plus : { $name }
page-studio-rank = Rang
page-studio-suit = Couleur
page-studio-add = Ajouter
page-studio-take-out = Enlever : { $name }
page-studio-no-cards = Aucune carte
page-studio-none = Aucun
page-studio-up = Monter : { $name }
page-studio-down = Descendre : { $name }
page-studio-place = { NUMBER($place) ->
    [1] 1re place
   *[other] { $place }e place
}
page-studio-add-place = Une place de plus
page-studio-drop-place = Sans la place { $place }
page-studio-add-price = Autre chose compte …
page-studio-single-card = une carte précise
page-studio-no-prices = Rien ne compte à part.

# Les contrats.

page-studio-in-all = { $points } points en tout
page-studio-total-with = à { $players } : { $points }
page-studio-no-total = Le total dépend du jeu.
page-studio-again = Encore un pareil
page-studio-remove = Retirer { $name }
page-studio-not-played = pas joué
page-studio-played = On joue { $name }
page-studio-move = Déplacer { $name } : flèches haut et bas
page-studio-moved = { $name } : numéro { $place } sur { $count }.
page-studio-add-contract = Ajouter un contrat
page-studio-there-already = y est déjà ; ce serait un deuxième
page-studio-in-presets = { $count ->
    [one] dans un jeu de règles tout fait
   *[other] dans { $count } jeux de règles tout faits
}
page-studio-own-contract = Contrat maison
page-studio-own-tricks = Un contrat à vous, à plis
page-studio-own-tricks-line = Vous dites ce que valent plis et cartes.
page-studio-own-layout = Un contrat à vous, à poser les cartes
page-studio-own-layout-line = Vous dites où il commence et ce que vaut chaque place.
page-studio-worth = Tous de même valeur
page-studio-worth-help = Donne à chaque contrat le même total de points.
page-studio-worth-do = Mettre chacun à { $points }
page-studio-worth-done = { $count ->
    [0] Rien n’était à changer.
    [one] { $count } contrat a changé.
   *[other] { $count } contrats ont changé.
}

# À côté du formulaire.

page-studio-book = Livret
page-studio-book-says = Votre livret dit
page-studio-all = tout
page-studio-only-changes = changements
page-studio-book-stale = C’est le livret d’avant le conflit.
page-studio-book-waits = Le livret apparaît dès que les conflits sont réglés.
page-studio-differs = diffère de { $name }
page-studio-was = supprimé :
page-studio-came = nouveau :
page-studio-checks = Bilan
page-studio-problems = { $count ->
    [one] { $count } conflit
   *[other] { $count } conflits
}
page-studio-advice = Conseils
page-studio-idle = Réglé, mais sans effet
page-studio-show-option = Voir l’option
page-studio-playable = Ces règles se jouent à { $players }.
page-studio-could = Elles iraient aussi à { $players }.
page-studio-totals = Points en tout, selon le nombre de joueurs
page-studio-hand = Cartes chacun
page-studio-deals = Donnes
page-studio-example = Un exemple
page-studio-example-help = Une donne, jouée par des robots et comptée selon ces règles.
page-studio-example-of = Contrat
page-studio-deal = Donner
page-studio-another = Une autre donne
page-studio-changes = Écarts
page-studio-compared = Par rapport à
page-studio-put-all-back = Tout remettre
page-studio-no-changes = Aucune différence.
