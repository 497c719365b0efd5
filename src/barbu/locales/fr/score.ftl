# Tenir la feuille d’une soirée avec de vraies cartes, dans le terminal.

## Words that may be typed, apart by spaces.

score-word-redo = refaire retablir redo
score-word-edit = corriger modifier edit donne
score-word-cancel = abandonner cancel
score-word-chart = courbe graphique chart
score-word-rest = reste rest
score-word-yes = oui o yes y
score-word-no = non n no
score-word-draw = tirer hasard draw

## Beginning

score-ask-names = Qui joue ? Les noms dans le sens du jeu, séparés par des espaces, ou par des virgules si un nom a plusieurs mots. On peut être { $counts }.
score-ask-first = Qui donne en premier ? Entrée pour { $who }, ou « { $draw } » pour s’en remettre au hasard.
score-ask-list = { $who ->
    [none] Quels sont les { $count } contrats tirés, séparés par des virgules ? Entrée les tire ici.
   *[other] Quels sont les { $count } contrats tirés pour { $who }, séparés par des virgules ? Entrée les tire ici.
}
score-same-names = Chacun doit avoir un nom à lui.

## A deal

score-deal = Donne { $deal } sur { $deals }
score-dealer = { $who } donne
score-chooser = { $who } choisit
score-enter-keeps = [Entrée : { $kept }]
score-not-noted = pas noté
score-ask-out = { $count ->
    [one] Quelle carte est hors jeu ?
   *[other] Quelles { $count } cartes sont hors jeu ? Par exemple 2T 10C
}
score-ask-again = { $count ->
    [one] Aucun contrat n’est jouable sans elle : on redonne. Quelle carte est maintenant hors jeu ?
   *[other] Aucun contrat n’est jouable sans elles : on redonne. Quelles { $count } cartes sont maintenant hors jeu ?
}
score-ask-choice = Que choisit { $who } ?
score-ask-blind = Choisi sans voir les cartes, pour ×{ $times } ?
score-ask-start = De quelle hauteur la réussite est-elle partie ?
score-ask-doubles = Qui contre qui ? Comme « A>B, B>A* », avec * pour un surcontre.
score-owed = Contres encore dus à { $who } : { $owing } ; donnes restantes : { $deals }.
score-ask-whole = { $thing } : { $left } sur { $needed } à attribuer
score-ask-one = { $thing } : pour qui ?
score-may-end = « { $word } » si la donne s’est arrêtée là.
score-ask-finish = { $left ->
    [one] Qui est sorti n{"º"} { $place } ?
   *[other] Qui est sorti, dans l’ordre ? Encore { $left } places à dire, à partir de la { $place }.
}
score-may-be-stuck = « { $word } » si plus personne ne pouvait jouer.
score-editing = On redit la donne { $deal }. Entrée garde une réponse telle qu’elle était.
score-over = C’était la dernière donne. Entrée quitte ; annuler, corriger 3, score, grille, courbe et aide marchent encore.

## What is refused

score-nothing-typed = Tapez une réponse ; aide dit comment.
score-whom = « { $given } » ne désigne aucun joueur, ou plusieurs : { $names }.
score-not-counts = « { $given } » ne dit pas qui en a pris combien. Par exemple : A 3, B 2, reste C.
score-counts-not-points = « { $given } » : dites combien de cartes ou de plis ont été pris, pas les points. Ils se calculent tout seuls.
score-finished-twice = { $who } est déjà sorti.
score-not-doubles = « { $given } » n’est pas un contre. Par exemple : A>B pour un contre, A>B* si B surcontre.
score-which-card = « { $given } » ne désigne aucune carte, ou plusieurs.
score-which-contract = « { $given } » ne désigne aucun contrat, ou plusieurs.
score-which-suit = « { $given } » n’est pas une couleur.
score-which-rank = « { $given } » n’est pas une hauteur.
score-yes-or-no = « { $yes } » ou « { $no } » ?
score-nothing-to-undo = Il n’y a rien à annuler.
score-nothing-to-redo = Il n’y a rien à refaire.
score-later-deal = La donne { $deal } n’irait plus : { $reason }
score-cut = Avec « { $yes } », c’est noté quand même ; cette donne-là et toutes les suivantes sont reprises, à noter de nouveau. Annuler les ramène. Toute autre réponse laisse tout en l’état.
score-several = Plusieurs soirées commencent par « { $given } » : { $allowed }.
score-in-use = La soirée { $id } est ouverte dans un autre terminal. Rangez-la d’abord là-bas.
score-not-an-evening = Ce n’est pas une soirée exportée d’ici (version { $version }).
score-no-such-format = Il n’y a pas de format « { $given } ». Il y a : { $allowed }.

## What is said

score-how-counts = Dites qui en a pris combien, jamais les points : A 3, B 2, reste C. Des nombres seuls suivent l’ordre des places : 3 2 2 1. Le début d’un nom suffit, A3 aussi ; un nom seul compte une fois ; tout A donne tout à A.
score-how-order = La réussite : les noms dans l’ordre de sortie. Les contres : A>B, et A>B* si B surcontre.
score-how-undo = annuler, refaire  reprend la dernière ligne, puis donne après donne ; et les rend
score-how-edit = corriger 3  redit la donne 3 ; tout ce qui suit est recalculé
score-how-cancel = abandonner  oublie ce qui est à moitié noté
score-how-pages = score, grille, courbe  la feuille et d’où viennent les points, les contrats joués, la courbe des totaux
score-how-rules = regles  ce que coûte le contrat
score-how-quit = quitter  range la soirée ; tout est gardé après chaque ligne
score-put-away = Rangé dans { $path }. Pour reprendre : { BARBU() } score resume { $id }
score-none = Il n’y a pas de soirée. { BARBU() } score en commence une.
score-imported = Reçue : { $id }.
score-renamed = { $count ->
    [0] Personne ne porte ce nom dans aucune soirée.
    [one] { $name } dans une soirée.
   *[other] { $name } dans { $count } soirées.
}
score-ask-delete = Supprimer la soirée { $id } pour de bon ? « { $yes } » la supprime, toute autre réponse non.
score-deleted = { $id } est supprimée.
score-not-deleted = { $id } reste.

## Statistics

score-stats-head = { $evenings ->
    [one] { $evenings } soirée
   *[other] { $evenings } soirées
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. Points comptés en gains ; entre parenthèses, l’avance sur la moyenne de la table dans les mêmes donnes.
score-stats-wins = { $evenings ->
    [one] { $evenings } soirée finie
   *[other] { $evenings } soirées finies
} : { $wins } gagnées, { $shared } partagées
score-stats-contract = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} : { $points } en moyenne ({ $ahead })
score-stats-best = ← le meilleur
score-stats-worst = ← le pire
score-stats-duels = Qui a fini devant qui
score-stats-duel = { $one } – { $other } : { $won } à { $lost }, { $tied } à égalité

## The command line

score-help-score = Tenir une soirée avec de vraies cartes : qui a pris quoi, donne après donne ; les points se calculent.
score-help-new = Commencer une soirée.
score-help-resume = Reprendre une soirée ; la dernière si vous n’en nommez aucune.
score-help-list = Lister les soirées.
score-help-show = Afficher la feuille, les contrats joués et la courbe d’une soirée.
score-help-export = Écrire une soirée en JSON, en partie enregistrée ou en feuille de score.
score-help-import = Recevoir une soirée exportée.
score-help-rename = Changer le nom d’un joueur dans toutes les soirées.
score-help-delete = Supprimer une soirée ; on vous demande d’abord.
score-help-stats = Victoires, moyennes par contrat, et qui finit devant qui.
score-help-ruleset = Vos règles, un modèle ({ BARBU() } rules list les nomme) ou un fichier ; on vous demande si vous ne dites rien.
score-help-player = Le nom d’un joueur, une fois pour chacun, dans le sens du jeu.
score-help-first = Qui donne en premier.
score-help-title = Le nom de la soirée.
score-help-id = La soirée, par le début de son numéro ; { BARBU() } score list les donne.
score-help-format = json, record, csv, html, text ou pdf ; json si vous ne dites rien.
score-help-out = Le fichier à écrire ; affiché si vous ne dites rien.
score-help-file = Un fichier écrit par { BARBU() } score export.
score-help-old = Le nom actuel.
score-help-new-name = Le nouveau nom.
score-help-folder = Un dossier de parties enregistrées ; vos propres soirées si vous ne dites rien.
