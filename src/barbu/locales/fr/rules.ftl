# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = à { $players } : { $value }
unnamed-rules = règles sans nom
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-deals =
    { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }

rules-help = Lire, vérifier, comparer et partager les règles d’une table.
rules-help-list = Donne la liste des modèles.
rules-help-show = Dit ce que contiennent des règles, option par option.
rules-help-check = Vérifie un fichier de règles et dit tout ce qui n’y va pas.
rules-help-diff = Dit en quoi deux règles diffèrent.
rules-help-link = Met des règles entières en un texte court.
rules-help-ruleset = Un modèle, des règles à vous par leur nom, un fichier, ou le texte d’un lien.
rules-help-file = Un fichier de règles, ou des règles à vous par leur nom.
rules-help-players = Pour ce seul nombre de joueurs.
rules-help-toml = Écrit les règles comme un fichier, avec toutes les options qui s’appliquent.

rules-group-chosen = Contrats au choix
rules-group-due = Contrats dans l’ordre
rules-column-name = Nom
rules-column-players = Joueurs
rules-column-pack = Jeu
rules-column-deals = Donnes
rules-column-contracts = Contrats

rules-not-for-players = { $name } ne se joue pas à { $given }, mais à { $allowed }.
rules-nothing-there = Il n’y a ni modèle ni fichier « { $given } ». { $close ->
        [0] Il y a : { $near }.
       *[other] Vouliez-vous dire { $near } ?
    }
rules-no-file = Il n’y a pas de fichier « { $given } ».
rules-is-folder = « { $given } » est un dossier : nommez un fichier qui s’y trouve.
rules-unreadable-file = Le fichier { $file } est illisible.
rules-empty-file = Le fichier { $file } est vide.
rules-not-text = Le fichier { $file } n’est pas du texte (en UTF-8), comme doit l’être un fichier de règles.
rules-good = { $file } peut se jouer : { $name }.
rules-good-by-name = { $name } : ces règles peuvent se jouer.
rules-bad =
    { $count ->
        [one] { $file } a un problème :
       *[other] { $file } a { $count } problèmes :
    }
rules-counts =
    { $contracts ->
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }, { $players } joueurs, { $deals }
rules-idle = Sans effet ici : { $note }
rules-hash = Empreinte : { $hash }

rules-source = Source : { $source }
rules-assumed = Les valeurs marquées { $mark } sont supposées : aucune source ne les donne.
rules-section-table = Table et cartes
rules-section-roles = Qui fait quoi
rules-section-contracts = Contrats
rules-section-doubling = Contres
rules-section-end = Longueur et vainqueur
rules-hands = Mains
rules-hands-value =
    { $each } chacun{ $over ->
        [0] {""}
        [one] , une de reste
       *[other] , { $over } de reste
    }
rules-on-the-left = à sa gauche
rules-on-the-right = à sa droite
rules-total = Total
rules-total-all-in = { $points } si aucune carte qui compte n’est écartée
rules-not-active = ne se joue pas

rules-same = Les deux ont les mêmes règles.
rules-changed = { $label } : { $before } → { $after }
rules-changed-row = { $contract } – { $label } : { $before } → { $after }
rules-row-added = Ajouté : { $contract }, en position { $place }
rules-row-removed = Retiré : { $contract }, qui était en position { $place }
rules-row-moved = Déplacé : { $contract }, de la position { $before } à la position { $after }
