# Les appareils et les données d’un joueur.

page-own = Vos appareils et vos données
page-own-stranger = Ce serveur ne garde encore rien de vous. Il le fera dès que vous choisirez un nom ou prendrez place à une table.
page-own-no-line = Le serveur ne répond pas. Réessayez dans un instant.
page-own-move = Continuer sur un autre appareil
page-own-move-help = Un lien ou un code QR emmène votre place, vos parties et vos règles sur un autre téléphone ou ordinateur.
page-own-move-say = Ouvrez ce lien sur l’autre appareil, ou scannez-y le code. Il sert une seule fois, pendant dix minutes. Qui l’a joue à votre nom.
page-own-move-link = Lien vers votre autre appareil
page-own-move-used = Le lien a servi : l’autre appareil est aussi le vôtre, maintenant.
page-own-move-over = Les dix minutes sont passées.
page-own-move-again = Nouveau lien
page-own-others = Déconnecter mes autres appareils
page-own-others-help = Si vous avez perdu un téléphone, ou si quelqu’un d’autre a eu votre lien. Les clés d’accès disparaissent aussi.
page-own-others-sure = Vraiment tous les déconnecter ?
page-own-others-done = Seul cet appareil est encore le vôtre.
page-own-passkey = Garder mes parties avec une clé d’accès
page-own-passkey-help = Votre téléphone ou votre ordinateur la garde ; le doigt, le visage ou le code la déverrouillent. Elle vous ramène si ce navigateur vous a oublié, ou sur un autre appareil qui la possède.
page-own-passkey-made = C’est gardé. Vous pouvez désormais revenir avec cette clé d’accès.
page-own-passkey-one = Clé d’accès du { $date }
page-own-passkey-used = utilisée la dernière fois le { $date }
page-own-passkey-unused = pas encore utilisée
page-own-passkey-elsewhere = valable à une autre adresse de ce serveur
page-own-passkey-remove = Retirer la clé d’accès du { $date }
page-own-passkey-removed = Retirée. Personne ne revient plus avec elle.
page-own-passkey-stopped = Rien n’a été changé.
page-own-back = Revenir avec une clé d’accès
page-own-back-help = Si vous en avez déjà fait une, ici ou sur un autre de vos appareils.
page-own-back-sure = Vraiment laisser { $name } ici ?
page-own-take = Télécharger toutes mes données
page-own-take-help = Un fichier avec vos tables, parties finies, règles et soirées. Les parties en cours n’y sont pas : elles contiennent des cartes que personne ne doit voir encore.

# Les effacer.

page-own-forget = Effacer toutes mes données
page-own-forget-say = Voici ce qui disparaît, tout de suite et pour de bon :
page-own-forget-name = Votre nom { $name } et votre langue, sur tous vos appareils.
page-own-forget-tables = { $count ->
    [one] Votre place à une table. Si d’autres y sont assis, la table reste et un robot joue à votre place.
   *[other] Votre place à { $count } tables. Là où d’autres sont assis, la table reste et un robot joue à votre place.
}
page-own-forget-matches = { $count ->
    [one] Une partie de vos archives. Si d’autres l’ont aussi, ils la gardent, et votre place n’a plus de nom.
   *[other] { $count } parties de vos archives. Celles que d’autres ont aussi, ils les gardent, et votre place n’a plus de nom.
}
page-own-forget-rules = { $count ->
    [one] Un jeu de règles, avec toutes ses versions.
   *[other] { $count } jeux de règles, avec toutes leurs versions.
}
page-own-forget-evenings = { $count ->
    [one] Une soirée avec de vraies cartes, aussi pour ceux avec qui vous la partagez.
   *[other] { $count } soirées avec de vraies cartes, aussi pour ceux avec qui vous les partagez.
}
page-own-forget-browser = Ce que garde ce navigateur : réglages, brouillons de règles, marques, joueurs enregistrés. Vos autres appareils gardent les leurs jusqu’à ce que vous les vidiez.
page-own-forget-backups = Les sauvegardes faites par qui tient ce serveur disparaissent quand il les jette.
page-own-forget-next = Continuer
page-own-forget-type = Si c’est bien ce que vous voulez, tapez votre nom : { $name }
page-own-forget-do = Effacer pour de bon

# Sur l’autre appareil.

page-move = Continuer ici
page-move-as = Continuer ici en tant que { $name }
page-move-say = Cet appareil sera alors { $name } lui aussi, avec la même place, les mêmes parties et les mêmes règles.
page-move-instead = Jusqu’ici, vous y êtes { $name }. Ce qui est à ce nom ne pourra plus s’ouvrir depuis cet appareil.
page-move-same = Cet appareil est déjà { $name }.
page-move-bad = Ce lien ne marche plus. Chacun sert une seule fois, pendant dix minutes. Faites-en un nouveau sur l’autre appareil, dans «  Réglages ».
page-move-no = Tout laisser comme c’est
