# What the server says at a table and of requests.

table-guest = Vieras
table-bots = Aino Eero Mira Olli Noora Teo Bea Ilo Vera Otto
table-option = { $label }: { $value }.

not-at-this-table = Sinulla ei ole paikkaa tässä pöydässä.
opener-only = Vain pöydän avannut pelaaja voi tehdä sen.
already-started = Peli on alkanut: säännöt ja paikat pysyvät ennallaan.
not-started-yet = Peli ei ole vielä alkanut.
not-finished-yet = Tämä peli on vielä kesken.
table-full = Pöydän kaikki paikat ovat varattuja.
seat-taken = Tämä paikka on jo varattu.
seats-free =
    { $count ->
        [one] Yksi paikka on vielä vapaa: istuta siihen joku tai tietokonepelaaja.
       *[other] { $count } paikkaa on vielä vapaana: istuta niihin joku tai tietokonepelaajia.
    }
no-such-table = Pöytää ”{ $given }” ei ole.
no-such-match = Peliä ”{ $given }” ei ole.
match-is-there = Peli ”{ $given }” on jo täällä.
match-damaged = Pelistä ”{ $given }” tallessa olevat tiedot ovat vioittuneet, joten sitä ei voi jatkaa täällä.
no-such-clock = Kelloon ei voi asettaa { $given } sekuntia. Mahdollista on: { $allowed }.
no-such-phrase = Repliikkiä ”{ $given }” ei ole.
no-such-step = Kukaan ei tehnyt mitään vaiheessa { $given }.
not-played-here = Kierrosta { $given } ei pelattu täällä.
one-phrase-at-a-time =
    { $seconds ->
        [one] Yksi repliikki sekunnissa riittää.
       *[other] Yksi repliikki { $seconds } sekunnissa riittää.
    }
not-absent =
    { $seconds ->
        [one] Tietokonepelaaja saa jatkaa vasta sekunnin poissaolon jälkeen: { $seat }.
       *[other] Tietokonepelaaja saa jatkaa vasta { $seconds } sekunnin poissaolon jälkeen: { $seat }.
    }
no-more-time = Lisäaikaa ei saa nyt: vain omalla vuorolla ja kerran vuorossa ({ $seconds } sekuntia).
no-hints-here = Tässä pöydässä pelataan ilman vihjeitä.
no-claim = Tässä ei voi laskea kortteja: loppu ei ole vielä varma.
too-late-to-undo = Sitä ei enää voi perua: { $seat } on jo tehnyt siirron.
too-many-bots = Tietokonepelaajia on { $given }, mutta paikkoja vain { $most }.
seat-twice = Nimeä kukin paikka kerran.
one-source = Nimeä säännöt yhdellä tavalla: valmiit säännöt, linkki, tiedosto, säännöt itse tai jotkin omasta kokoelmastasi.
too-many-streams = Täällä on liian monta sivua auki yhtä aikaa. Sulje jokin niistä.
no-such-handover = Tämä linkki on jo käytetty tai liian vanha. Tee uusi toisella laitteella.
not-your-name = Jos haluat poistaa kaiken, kirjoita nimesi niin kuin se on tässä: { $name }.
passkey-refused = Avainkoodia ei hyväksytty. Yritä uudelleen tai käytä toista.
passkey-too-late = Avainkoodi tuli liian myöhään. Yritä uudelleen.
no-such-passkey = Tätä avainkoodia ei täällä tunneta, tai ei enää.
passkey-not-kept = Tämä avainkoodi tunnetaan jo, tai niitä on sinulla jo { $most }. Poista ensin jokin.
who-are-you = Kerro ensin kuka olet: valitse nimi.
no-such-evening = Peli-iltaa ”{ $given }” ei ole.
evening-changed = Joku on sillä välin kirjoittanut tähän.
evening-other-id = Tallenne on pelistä ”{ $given }”, ei pelistä ”{ $needed }”.
evening-was-played = ”{ $given }” on jaettu ja pelattu: peli-iltaan kirjataan vain käsin merkittyjä kierroksia.
evening-read-only = Voit katsoa tätä peli-iltaa, mutta et kirjoittaa siihen.
evening-owner-only = Vain peli-illan aloittaja voi tehdä sen.
evening-too-many-guests = Yhteen peli-iltaan ei mahdu enempää ihmisiä. Enimmäismäärä: { $most }.
evening-too-many-watch = Yhtä peli-iltaa ei voi katsoa useampi yhtä aikaa. Enimmäismäärä: { $most }.
evening-notes-too-long = Muistiinpanot ovat liian pitkät: yli { $most } tavua ei säilytetä.
too-many-evenings = Sinulla on jo tallessa peli-iltoja { $most }: poista ensin jokin.

http-bad-request = Pyyntöä ei voi lukea.
http-bad-token = Pyyntö ei tullut tältä sivulta. Lataa sivu uudelleen.
http-not-found = Täällä ei ole mitään.
http-too-large = Se on liikaa kerralla.
http-too-slow = Liian hidasta: pyyntö ei tullut perille ajoissa.
http-too-often = Liian monta pyyntöä. Odota hetki.
http-broken = Täällä meni jotain vikaan. Mitään tekemääsi ei katoa.
http-away = Palvelimen tallessa oleviin tietoihin ei juuri nyt päästä. Mitään ei ole kadonnut; yritä hetken päästä uudelleen.

serve-at = Barbu on osoitteessa { $address } (Ctrl-C pysäyttää)
serve-others = Muut samassa verkossa avaavat osoitteen { $address }
serve-port-busy = Porttia { $port } osoitteessa { $host } ei voi käyttää ({ $reason }). Valitse toinen valinnalla --port.
serve-folder-busy = Toinen Barbu-palvelin käyttää kansiota { $path }. Pysäytä se ensin tai valitse toinen kansio valinnalla --data.
serve-folder-closed = Barbu ei voi kirjoittaa kansioon { $path }: { $reason }. Anna kirjoitusoikeus sille, joka käynnistää palvelimen, tai valitse toinen kansio valinnalla --data.

serve-help = Avaa pöytä verkkoon tältä koneelta.
serve-help-port = Käytettävä portti; 0 ottaa minkä tahansa vapaan.
serve-help-host = Käytettävä osoite; 0.0.0.0 päästää oman verkkosi muut mukaan.
serve-help-database = Tietokanta, jossa kaikki säilytetään, esimerkiksi postgresql://user@host/name; muuten se, jonka BARBU_DATABASE nimeää. Salasana kuuluu sinne: tähän kirjoitetun näkevät muut koneen käyttäjät.
serve-help-access-log = Tulosta rivi jokaisesta pyynnöstä.
serve-help-secure = Lähetä evästeet vain https-yhteydellä; palvelimelle, joka on sellaisen takana.
serve-help-requests = Montako pyyntöä yhdestä osoitteesta saa tulla minuutissa.
serve-help-proxy = Palvelimen edessä olevan välityspalvelimen osoite tai verkko, jonka sanaan kysyjästä luotetaan. Voidaan antaa monta kertaa.
serve-help-log = Lokin muoto: text, tai json, jossa joka tapahtuma on yhdellä rivillä.
serve-help-log-level = Mistä tasosta alkaen tapahtumat kirjataan.
serve-help-metrics = Missä laskurit annetaan Prometheukselle, esimerkiksi 127.0.0.1:9464; älä avaa sitä vieraille.
serve-metrics-address = Laskureita ei voi antaa osoitteessa { $address } ({ $reason }). Valitse toinen osoite valitsimella --metrics, esimerkiksi 127.0.0.1:9464.
serve-no-such-choice = { $option } ei tunne arvoa ”{ $given }”: { $allowed }.
serve-database-busy = Toinen Barbu-palvelin käyttää tätä tietokantaa. Pysäytä se ensin tai anna tälle oma tietokanta.
serve-database-trouble = Tietokantaa ei voi käyttää: { $reason }.
serve-database-driver = PostgreSQL tarvitsee vielä yhden paketin: pip install barbu[postgres].
worker-help = Hoitaa PostgreSQL-tietokannan palvelinten puolesta sen, mikä tapahtuu ilman ihmistä, kuten bottien siirrot.
worker-at = Tämä apuri auttaa tietokantansa palvelimia (Ctrl-C pysäyttää sen)
worker-needs-database = Apuri tarvitsee autettavien palvelinten PostgreSQL-tietokannan: --database postgresql://user@host/name.
