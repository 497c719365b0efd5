# L’atelier, où une table écrit ses règles : groupes du formulaire, remèdes, conseils, collection.

studio-group-about = Nom et source
studio-group-table = La table
studio-group-roles = Qui donne, choisit et entame
studio-group-end = Durée et vainqueur
studio-group-deck = Les cartes
studio-group-doubling = Contres
studio-group-row = Contrat
studio-group-worth = Ce qu’il vaut
studio-group-duties = Atout et obligations
studio-group-held-back = Cartes à retenir
studio-group-start = Départ
studio-group-aces = As
studio-group-finish = Fin et capot

mend-set = { $label } : { $value }
mend-set-row = { $contract } – { $label } : { $value }
mend-drop-row = Retirer { $contract }
mend-put-row = Remettre { $contract }
mend-drop-key = Enlever « { $given } »

advice-first-chooser = Le premier à choisir a toute la liste devant lui, et c’est un avantage. Certaines tables doublent les pertes de celui qui choisit et divisent ses gains par deux, ou le font jouer en dernier à la première levée.
advice-uneven =
    { $over ->
        [one] À { $players } joueurs, { $deals } donnes ne font pas un compte rond : un joueur choisit une fois de plus que les autres.
       *[other] À { $players } joueurs, { $deals } donnes ne font pas un compte rond : { $over } joueurs choisissent une fois de plus que les autres.
    }
advice-dealer-second = Quand on joue dans le sens des aiguilles d’une montre et que le voisin de droite du donneur entame, le donneur joue en deuxième. Les tables où le voisin de droite entame jouent presque toujours dans l’autre sens.
advice-counts-still = { $contract } ne se joue pas, mais compte encore dans { $salad }.
advice-gaps = { $contract } : il manque des cartes, et une suite s’arrête pour de bon au premier trou. Il peut arriver que plus personne ne puisse poser.

worth-comes-to-nothing = { $contract } fait 0 en tout à { $players } joueurs, quel que soit le multiplicateur.
worth-does-not-divide = { $contract } ne peut pas valoir { $points } à { $players } joueurs : seuls les multiples de { $unit } tombent juste, par exemple { $near }.
worth-too-much = { $contract } ne peut pas valoir { $points } à { $players } joueurs : il faudrait plus de { $most } points pour un seul élément.

no-such-ruleset = Il n’y a pas de règles « { $given } » dans votre collection.
no-such-version = Ces règles n’ont pas de version { $given }.
too-many-rulesets = Vous gardez déjà { $most } règles : supprimez-en d’abord.
ruleset-needs-name = Donnez un nom à ces règles.
ruleset-saved-since = Ces règles ont été enregistrées ailleurs entre-temps : leur dernière version est la { $present }.
ruleset-name-taken = Vous avez déjà des règles nommées « { $name } », en version { $present }.
ruleset-unread = La version { $number } de « { $name } » n’est plus lisible.
ruleset-copy = { $name } (copie)

rules-help-new = Commence des règles à vous, sous un nom.
rules-help-edit = Modifie vos règles dans votre éditeur, et les vérifie.
rules-help-name = Le nom de vos règles.
rules-help-from = D’où partir : un modèle, d’autres règles à vous, un fichier, ou le texte d’un lien.
rules-made = { $name } se trouve dans { $path }.
rules-made-next = Pour les modifier : { BARBU() } rules edit { $word }. Pour y jouer : { BARBU() } play { $word }.
rules-kept = { $name } : c’est enregistré.
rules-unchanged = Rien n’a changé.
rules-edit-again = Continuer à modifier ? (o/n)
play-word-yes = o oui y
rules-not-kept = { $name } reste tel quel. Ce que vous avez écrit se trouve dans { $path }.
rules-gone-on-with = Vous reprenez ce que vous aviez écrit, dans { $path }.
rules-no-editor = Aucun éditeur trouvé : mettez son nom dans la variable EDITOR.
rules-editor-trouble = L’éditeur { $editor } ne marche pas ({ $reason }).
rules-name-taken = Il y a déjà des règles { $name }.
rules-name-of-preset = { $name } est le nom d’un modèle : prenez-en un autre.
rules-bad-name = « { $given } » ne peut pas être un nom de règles.
rules-not-yours = Vous n’avez pas de règles « { $given } ». { $close ->
        [0] Pour commencer : { BARBU() } rules new { $word }
       *[other] Vouliez-vous dire { $near } ?
    }
rules-group-own = Les vôtres
rules-advice = Conseil : { $advice }
rules-mend = Ceci y remédie : { $mend }
