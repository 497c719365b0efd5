# Ce que le serveur dit à une table, et des requêtes.

table-guest = Invité
table-bots = Ana Rui Mina Luz Noor Téo Béa Ilo Vera Otto
table-option = { $label } : { $value }.

not-at-this-table = Vous n’avez pas de place à cette table.
opener-only = Seul le joueur qui a ouvert la table peut faire cela.
already-started = La partie a commencé : ses règles et ses places ne changent plus.
not-started-yet = La partie n’a pas commencé.
not-finished-yet = Cette partie n’est pas terminée.
table-full = Toutes les places de cette table sont prises.
seat-taken = Cette place est déjà prise.
seats-free =
    { $count ->
        [one] Une place est encore libre : installez-y quelqu’un, ou un robot.
       *[other] { $count } places sont encore libres : installez-y quelqu’un, ou des robots.
    }
no-such-table = Il n’y a pas de table «  { $given } ».
no-such-match = Il n’y a pas de partie «  { $given } ».
match-is-there = La partie «  { $given } » est déjà ici.
match-damaged = Ce qui est gardé de la partie «  { $given } » est abîmé : elle ne peut pas continuer ici.
no-such-clock = Une pendule ne se règle pas sur { $given } secondes, mais sur { $allowed }.
no-such-phrase = Il n’y a pas de phrase «  { $given } ».
no-such-step = Personne n’a joué à l’étape { $given }.
not-played-here = La donne { $given } n’a pas été jouée ici.
one-phrase-at-a-time = Une phrase toutes les { $seconds } secondes, s’il vous plaît.
not-absent = Un robot ne peut jouer pour { $seat } qu’après { $seconds } secondes d’absence.
no-more-time = Impossible de prendre plus de temps maintenant : seulement à votre tour, et une fois par tour ({ $seconds } secondes).
no-hints-here = À cette table, on joue sans conseils.
no-claim = Rien à étaler ici : la suite n’est pas encore certaine.
too-late-to-undo = Il est trop tard pour reprendre ce coup : { $seat } a joué depuis.
too-many-bots = Il y a { $given } robots pour { $most } places.
seat-twice = Nommez chaque place une seule fois.
one-source = Désignez les règles d’une seule façon : un modèle, un lien, un fichier, les règles mêmes, ou celles de votre collection.
too-many-streams = Trop de pages sont ouvertes ici en même temps. Fermez-en une.
no-such-handover = Ce lien a déjà servi, ou il est trop vieux. Faites-en un nouveau sur l’autre appareil.
not-your-name = Pour tout supprimer, tapez votre nom tel qu’il est écrit ici : { $name }.
passkey-refused = La clé d’accès n’a pas été acceptée. Réessayez, ou prenez-en une autre.
passkey-too-late = La clé d’accès est arrivée trop tard. Réessayez.
no-such-passkey = Cette clé d’accès n’est pas connue ici, ou ne l’est plus.
passkey-not-kept = Cette clé d’accès est déjà connue, ou vous en avez déjà { $most }. Retirez-en une d’abord.
who-are-you = Dites d’abord qui vous êtes : choisissez un nom.
no-such-evening = Il n’y a pas de soirée «  { $given } ».
evening-changed = Quelqu’un a écrit ici entre-temps.
evening-other-id = Cette partie enregistrée est «  { $given } », et non «  { $needed } ».
evening-was-played = «  { $given } » a été distribuée et jouée : une soirée ne se note qu’avec des donnes tenues à la main.
evening-read-only = Vous pouvez regarder cette soirée, mais pas y écrire.
evening-owner-only = Seule la personne qui a commencé cette soirée peut faire cela.
evening-too-many-guests = Pas plus de { $most } personnes par soirée.
evening-too-many-watch = Pas plus de { $most } personnes à la fois devant une même soirée.
evening-notes-too-long = Ces notes sont trop longues : on n’en garde pas plus de { $most } octets.
too-many-evenings = Vous gardez déjà { $most } soirées : supprimez-en une d’abord.

http-bad-request = Cette requête est illisible.
http-bad-token = Cette requête ne vient pas de cette page. Rechargez la page.
http-not-found = Il n’y a rien ici.
http-too-large = C’est trop à la fois.
http-too-slow = C’est trop lent : la requête n’est pas arrivée à temps.
http-too-often = Trop de requêtes. Patientez un instant.
http-broken = Quelque chose s’est mal passé ici. Rien de ce que vous avez fait n’est perdu.
http-away = Ce que le serveur conserve est inaccessible pour le moment. Rien n’est perdu ; réessayez dans un instant.

serve-at = Barbu est à l’adresse { $address } (Ctrl-C l’arrête)
serve-others = Sur votre réseau, les autres ouvrent { $address }
serve-port-busy = Le port { $port } de { $host } est inutilisable ({ $reason }). Choisissez-en un autre avec --port.
serve-folder-busy = Un autre serveur Barbu utilise le dossier { $path }. Arrêtez-le, ou choisissez un autre dossier avec --data.
serve-folder-closed = Barbu ne peut pas écrire dans le dossier { $path } : { $reason }. Rendez-le accessible en écriture à qui lance le serveur, ou choisissez un autre dossier avec --data.

serve-help = Ouvrir la table sur le Web depuis cette machine.
serve-help-port = Le port à utiliser ; 0 pour n’importe quel port libre.
serve-help-host = L’adresse à utiliser ; 0.0.0.0 laisse entrer votre réseau.
serve-help-database = Une base de données où tout garder, comme postgresql://user@host/name ; sinon celle de BARBU_DATABASE. C’est là qu’un mot de passe a sa place : ce qui est tapé ici, les autres sur la machine le voient.
serve-help-access-log = Écrire une ligne par requête.
serve-help-secure = N’envoyer les témoins que par https ; pour un serveur placé derrière.
serve-help-requests = Combien de requêtes une adresse peut envoyer par minute.
serve-help-proxy = L’adresse, ou le réseau, d’un mandataire placé devant ce serveur et que l’on croit quand il dit qui demande. Peut être donné plusieurs fois.
serve-help-log = La forme du journal : text, ou json avec une ligne par événement.
serve-help-log-level = À partir de quel niveau les événements sont notés.
serve-help-metrics = Où les compteurs sont donnés pour Prometheus, par exemple 127.0.0.1:9464 ; à ne pas ouvrir aux invités.
serve-metrics-address = Les compteurs ne peuvent pas être donnés à { $address } ({ $reason }). Choisissez une autre adresse avec --metrics, par exemple 127.0.0.1:9464.
serve-no-such-choice = { $option } ne connaît pas «  { $given } » : { $allowed }.
serve-database-busy = Un autre serveur Barbu utilise cette base de données. Arrêtez-le, ou donnez à celui-ci une base à lui.
serve-database-trouble = La base de données est inutilisable : { $reason }.
serve-database-driver = PostgreSQL demande un paquet de plus : pip install barbu[postgres].
worker-help = Fait ce qui se passe sans personne, comme les coups des robots, pour les serveurs d’une base PostgreSQL.
worker-at = Cet assistant aide les serveurs de sa base de données (Ctrl-C l’arrête)
worker-needs-database = Un assistant a besoin de la base PostgreSQL des serveurs qu’il aide : --database postgresql://user@host/name.
