# What the server says at a table and of requests.

table-guest = Guest
table-bots = Ana Rui Mina Luz Noor Teo Bea Ilo Vera Otto
table-option = { $label }: { $value }.

not-at-this-table = You have no seat at this table.
opener-only = Only the player who opened the table may do that.
already-started = The match has begun: its rules and its seats stay as they are.
not-started-yet = The match has not begun.
not-finished-yet = This match is not over yet.
table-full = All seats of this table are taken.
seat-taken = Somebody sits there already.
seats-free =
    { $count ->
        [one] One seat is still free: let somebody sit there, or a bot.
       *[other] { $count } seats are still free: let somebody sit there, or bots.
    }
no-such-table = There is no table “{ $given }”.
no-such-match = There is no match “{ $given }”.
match-is-there = The match “{ $given }” is here already.
match-damaged = What is kept of the match “{ $given }” is damaged, so it cannot go on here.
no-such-clock = A clock cannot be set to { $given } seconds, but to { $allowed }.
no-such-phrase = There is no phrase “{ $given }”.
no-such-step = Nobody acted at step { $given }.
not-played-here = Deal { $given } was not played here.
one-phrase-at-a-time = One phrase every { $seconds } seconds, please.
not-absent = A bot may play for { $seat } only after { $seconds } seconds of absence.
no-more-time = No more time can be taken now: only when it is your turn, and once in a turn ({ $seconds } seconds).
no-hints-here = This table plays without hints.
no-claim = There is nothing to claim here: the rest is not certain yet.
too-late-to-undo = It is too late to take that back: { $seat } has acted since.
too-many-bots = There are { $given } bots for { $most } seats.
seat-twice = Name each seat once.
one-source = Name the rules in one way: a preset, a link, a file, the rules themselves, or one of your own.
too-many-streams = Too many pages are open here at once. Close one of them.
no-such-handover = This link has been used, or is too old. Make a new one on the other device.
not-your-name = To delete everything, type your name as it stands here: { $name }.
passkey-refused = The passkey was not accepted. Try again, or use another one.
passkey-too-late = The passkey came too late. Try again.
no-such-passkey = This passkey is not known here, or not any more.
passkey-not-kept = This passkey is known already, or you have { $most } of them. Remove one first.
who-are-you = Say who you are first: choose a name.
no-such-evening = There is no evening “{ $given }”.
evening-changed = Somebody has written in this in the meantime.
evening-other-id = The record is of “{ $given }”, not of “{ $needed }”.
evening-was-played = “{ $given }” was dealt and played: as an evening only deals kept by hand can be written down.
evening-read-only = You may look at this evening, but not write in it.
evening-owner-only = Only the one who began this evening may do that.
evening-too-many-guests = More than { $most } people cannot come to one evening.
evening-too-many-watch = More than { $most } cannot watch one evening at once.
evening-notes-too-long = These notes are too long: more than { $most } bytes are not kept.
too-many-evenings = You keep { $most } evenings already: delete one first.

http-bad-request = That request cannot be read.
http-bad-token = That request did not come from this page. Load the page again.
http-not-found = There is nothing here.
http-too-large = That is too much at once.
http-too-slow = What asks is too slow: the request did not arrive in time.
http-too-often = Too many requests. Wait a moment.
http-broken = Something went wrong here. Nothing that you did is lost.
http-away = What the server keeps cannot be reached just now. Nothing is lost; try again in a moment.

serve-at = Barbu is at { $address } (Ctrl-C stops it)
serve-others = Others on your network open { $address }
serve-port-busy = Port { $port } on { $host } cannot be used ({ $reason }). Choose another one with --port.
serve-folder-busy = Another Barbu server uses the folder { $path }. Stop it first, or choose another folder with --data.
serve-folder-closed = Barbu cannot write in the folder { $path }: { $reason }. Make it writable for the one who starts the server, or choose another folder with --data.

serve-help = Serve the table on the web from this machine.
serve-help-port = The port to serve on; 0 for any that is free.
serve-help-host = The address to serve on; 0.0.0.0 lets others on your network in.
serve-help-database = A database to keep everything in, such as postgresql://user@host/name; without it what BARBU_DATABASE names. A password belongs there: others on the machine see what is typed here.
serve-help-access-log = Print a line for each request.
serve-help-secure = Send cookies over https alone; for a server behind one.
serve-help-requests = How many requests one address may send in a minute.
serve-help-proxy = The address, or the network, of a proxy in front of this server whose word on who asks is taken. May be given several times.
serve-help-log = The form of the log: text, or json with one line an event.
serve-help-log-level = From which level on events are logged.
serve-help-metrics = Where counters are told as Prometheus reads them, such as 127.0.0.1:9464; keep it from guests.
serve-metrics-address = The counters cannot be told at { $address } ({ $reason }). Choose another address with --metrics, such as 127.0.0.1:9464.
serve-no-such-choice = { $option } does not know “{ $given }”: { $allowed }.
serve-database-busy = Another Barbu server uses this database. Stop it first, or give this one a database of its own.
serve-database-trouble = The database cannot be used: { $reason }.
serve-database-driver = PostgreSQL needs one more package: pip install barbu[postgres].
worker-help = Do what happens without a person, such as bots’ moves, for the servers of a PostgreSQL database.
worker-at = This worker helps the servers of its database (Ctrl-C stops it)
worker-needs-database = A worker needs the PostgreSQL database of the servers that it helps: --database postgresql://user@host/name.
