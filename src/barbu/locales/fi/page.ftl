# The page: what stands on the table and around it. Points come with their sign already.

page-title = Barbu
page-you = Sinä
page-you-object = sinä
page-card = { $suit }{ $rank }
page-back = Takaisin
page-close = Sulje
page-copied = Kopioitu
page-loading = Hetki …
page-no-line = Palvelin ei vastaa. Yritetään uudelleen …
page-offline = Ei yhteyttä. Siirtosi on tallessa ja lähtee heti, kun yhteys palaa.
page-missing = Täällä ei ole mitään.
page-missing-table = Tätä pöytää ei ole, tai sen pelaajat ovat poistaneet sen.
page-home = Etusivu

# Above the table.

page-deal-of = Kierros { $deal }/{ $deals }
page-deals = { $deals ->
    [one] { $deals } kierros
   *[other] { $deals } kierrosta
}
page-table-line = { $name } · { $cards } korttia
page-last-trick = Viimeinen tikki
page-order = Mikä voittaa minkä
page-rules = Säännöt
page-rule-book = Koko sääntökirja
page-scores = Pisteet
page-contracts = Sopimukset
page-menu = Valikko
page-text-table = Tekstipöytä
page-card-table = Korttipöytä
page-all-keys = Kaikki näppäimet

# The contract.

page-choice-of = Valitsija: { $who }
page-your-choice = Sinun valintasi
page-no-choice = Tämän kierroksen sopimus
page-to-come = jäljellä, yhteensä { $total }
page-in-all = kaikkiaan
page-from-rank = aloitusarvo { $rank }
page-trump-is = valtti: { $suit }
page-no-trump = ilman valttia
page-order-plain = Tikin saa aloitusmaan korkein kortti; muiden maiden kortit eivät voita koskaan.
page-order-trump = Tikin saa korkein valtti; jos valttia ei ole pelattu, aloitusmaan korkein kortti.
page-order-high = Korkeimmasta matalimpaan
page-order-trumps = { $suit }, valtti
page-order-suits = Muut maat
page-order-layout = Tällä kierroksella ei pelata tikkejä: kortit asetetaan jonoihin.
page-winning = Tikissä johtaa { $who }.
page-winning-you = Johdat tikissä.
page-blind = sokkona
page-left-of = jäljellä { $left }/{ $count }
page-gone = kaikki menneet
page-last-tricks = viimeiset tikit
page-clockwise = Peli kulkee myötäpäivään
page-anticlockwise = Peli kulkee vastapäivään

# At the seats.

page-tricks = { $count ->
    [one] { $count } tikki
   *[other] { $count } tikkiä
}
page-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
page-dealer = jakaja
page-dealer-letter = J
page-declarer = valitsi sopimuksen
page-leads = aloittaa
page-led = aloitti
page-away = poissa
page-bot = tietokone
page-bot-plays = tietokone jatkaa
page-free-seat = vapaa paikka
page-out-place = sija: { $place }.
page-your-card = sinun korttisi

# The one line that says what to do.

page-your-turn = Sinun vuorosi
page-turn-follow = Sinun vuorosi · tunnusta { $suit }
page-turn-lead = Sinun vuorosi · aloita
page-turn-any = Sinun vuorosi · mikä kortti vain
page-turn-fit = Sinun vuorosi · { $count ->
    [one] { $count } kortti sopii
   *[other] { $count } korttia sopii
}
page-turn-pass = Mikään ei sovi: sano ohi
page-turn-more = Vielä yksi kortti, tai lopeta
page-thinking = { $who } miettii
page-not-here = { $who } on poissa
page-bot-thinks = Tietokone miettii: { $who }
page-chooses = { $who } valitsee
page-doubles = { $who } kahdentaa
page-takes = { $who } saa { $points }
page-you-take = Saat { $points }
page-takes-trick = { $who } ottaa tikin
page-you-take-trick = Otat tikin
page-sending = Lähetetään …
page-watching = Katselet peliä
page-not-your-turn = Ei ole vielä sinun vuorosi.
page-confirm-again = Napauta uudelleen, niin { $card } pelataan.
page-hint = Vihje
page-hint-act = { $act }.
page-thrown-in-deal = jaettu uudestaan
page-claim-all = Loput ovat sinun: laske kortit pöytään
page-claim-nothing = Mikään ei enää vaikuta: päätä kierros
page-claim-none = Lopuista mikään ei ole sinun: päätä kierros
page-claim-certain = Loput ovat varmat: päätä kierros
page-drawing = Arvotaan ensimmäinen jakaja

# Choosing.

page-what-shall-we-play = Mitä pelataan?
page-left-to-you = { $count ->
    [one] Jäljellä yksi sopimus.
   *[other] Jäljellä { $count } sopimusta.
}
page-you-lead = Sinä aloitat.
page-who-leads = { $who } aloittaa.
page-play-contract = Pelaa: { $contract }
page-play-blind = Pelaa sokkona: { $contract }
page-pick-first = Valitse sopimus
page-look-first = Katso kätesi
page-blind-offer = Et ole vielä katsonut: sokkona valittu sopimus lasketaan pöytäsi sääntöjen mukaan.
page-played = pelattu
page-barred = kortti on poissa
page-everything = kaikki
page-start-question = Mikä arvo avaa maat?
page-start-with = Aloitusarvo: { $rank }
page-trump-question = Mikä maa on valtti?
page-play-trump = Pelaa, valttina { $suit }
page-play-no-trump = Pelaa ilman valttia
page-play-card = Pelaa { $card }
page-pick-one = Valitse ensin

# Doubling.

page-double-question = Kenet kahdennat?
page-doubling = Kahdennukset
page-owed = antamatta: { $list }
page-owed-one = { $who } { $count }
page-spoke = puhui
page-your-turn-small = sinun vuorosi
page-next = seuraava
page-declarer-small = ilmoittaja
page-nobody = Ei ketään
page-flanks = Muut kaksi
page-maximum = Enin
page-double-none = Älä kahdenna
page-double-who = Kahdenna: { $who }
page-redouble-who = Vastakahdenna: { $who }
page-double-both = Kahdenna: { $double }, vastakahdenna: { $redouble }
page-not-allowed-together = Näin ei saa
page-cell-own = itse
page-cell-none = ei sanottu mitään
page-cell-double = kahdennettu
page-cell-redouble = vastakahdennettu
page-cell-answered = sanoi ei
page-cell-may = saa kahdentaa
page-double-cell = { $from } → { $to }: { $state }
page-double-note = Kaksi pelaajaa, joiden välillä on kahdennus, tasaa pisteidensä erotuksen kerran (×1) tai kahdesti (×2).

# Layout.

page-pass = Ohi
page-pass-not = Ohi: ei, kun kortti sopii
page-stop = Lopeta tähän
page-lay-card = Pelaa pöytään { $card }
page-lay-high = { $card } ylös
page-lay-low = { $card } alas
page-not-in-play = { $cards } ei pelissä
page-bridged = silta
page-out = poissa
page-race = Kilpa
page-place-out = Sija { $place }.
page-place-pays = sija { $place }: { $points }
page-layout-row = Sarja: { $suit }
page-nothing-laid = ei vielä mitään

# End of a deal and of a match.

page-best-you = Selvisit parhaiten
page-best-one = { $who } selvisi parhaiten
page-best-many = Parhaiten selvisivät { $who }
page-best-many-you = Parhaiten selvisitte sinä ja { $who }
page-shared-out = { $points } jaossa
page-how-points = Mistä pisteet tulivat
page-this-deal = Tämä kierros
page-before = Ennen
page-total = Yhteensä
page-evening = Ilta tähän asti
page-lowest-wins = pienin voittaa
page-highest-wins = suurin voittaa
page-next-deal = Seuraava kierros
page-you-choose-next = Sinä valitset: kierros { $deal }
page-who-chooses-next = { $who } valitsee: kierros { $deal }
page-wait-for = Odotetaan: { $who }
page-review = Katso uudelleen
page-check-shuffle = Tarkista sekoitus
page-deals-to-go = { $count ->
    [0] se oli viimeinen kierros
    [one] yksi kierros jäljellä
   *[other] { $count } kierrosta jäljellä
}
page-winner-you = Voitat
page-winner = { $who } voittaa
page-winners = Voiton jakavat { $who }
page-winners-you = Voiton jakavat sinä ja { $who }
page-place = { $place }.
page-rematch = Pelaa uudelleen
page-rematch-wanted = Muut haluavat pelata uudelleen.
page-all-deals = Kaikki kierrokset
page-slam-by = slammi: { $who }
page-doubles-row = Kahdennukset
page-slam = Slammi
page-place-points = Sija
page-shared-places = Jaetut sijat
page-undoubled = Kukaan ei kahdentanut
page-handicap = Ilmoittajan tasoitus
page-deal = Kierros
page-chart-of = Kunkin pelaajan pisteet joka kierroksen jälkeen
page-played-of = pelattu { $done }/{ $count }
page-box-done = { $contract }: pelattu kierroksella { $deal }
page-box-now = { $contract }: nyt
page-box-open = { $contract }: pelaamatta
page-now = nyt

# The text table.

page-text-label = Kirjoita kortti tai sana
page-text-help = Kortit: 7h, qp, 10ru, jri (ri risti, ru ruutu, h hertta, p pata). Sanat: käsi, hertta, tikki, viimeinen, pisteet, sopimus, kuka, järjestys, poissa, säännöt, sallitut, ohi, lopeta, laske, vihje, apua.
page-text-hand = Kätesi
page-text-trick = Pöydällä
page-text-empty = Pöytä on tyhjä.
page-text-unknown = ”{ $text }” ei ole kortti kädessäsi eikä tuttu sana. Kirjoita ”apua”.
page-text-which = ”{ $text }” voi olla { $cards }: kirjoita myös maa kokonaan.
page-text-whose = Vuorossa on { $who }.
page-text-yours = Sinun vuorosi.
page-text-legal = Voit pelata: { $cards }.
page-text-plays = { $who }: { $card }
page-text-no-last = Ei vielä tikkiä.
page-text-go = Lähetä
page-text-sentence = { $text }.
page-text-nothing = Ei mitään.
page-text-no-claim = Loput eivät ole vielä varmoja: jatka pelaamista.
page-text-pass-fits = Ohi saa sanoa vain, kun mikään korteistasi ei käy.
page-text-no-pass = Tässä ei sanota ohi.
page-text-no-stop = Lopettaa voi vain, kun ässän jälkeen saisi pelata vielä kortin.
page-text-no-hints = Ei vihjeitä: ne on kytketty pois tästä pöydästä tai asetuksistasi.
page-text-offered = { $contract }: { $pays }
page-text-order = Korkeimmasta matalimpaan: { $ranks }.
page-text-turns = Pelijärjestys: { $names }.
page-words-hand = käsi
page-words-trick = tikki
page-words-last = viimeinen
page-words-score = pisteet
page-words-contract = sopimus
page-words-who = kuka
page-words-rules = säännöt
page-words-legal = sallitut
page-words-pass = ohi
page-words-stop = lopeta
page-words-claim = laske
page-words-order = järjestys
page-words-out = poissa
page-words-hint = vihje
page-words-help = apua

# What is read aloud.

page-say-played = { $who } pelaa: { $card }.
page-say-laid = { $who } pelaa pöytään: { $card }.
page-say-passed = { $who } sanoo ohi.
page-say-stopped = { $who } lopettaa tähän.
page-say-chose = { $who } valitsee: { $contract }.
page-say-doubled = { $who } kahdentaa: { $seats }.
page-say-doubled-you = { $who } kahdentaa sinut.
page-say-doubled-you-too = { $who } kahdentaa sinut ja lisäksi: { $seats }.
page-say-silent = { $who } ei kahdenna.
page-say-trump = { $who } valitsee valtin: { $suit }.
page-say-start = { $who } valitsee aloitusarvon: { $rank }.
page-say-you-played = Pelaat: { $card }.
page-say-you-laid = Pelaat pöytään: { $card }.
page-say-you-passed = Sanot ohi.
page-say-you-stopped = Lopetat tähän.
page-say-you-chose = Valitset: { $contract }.
page-say-you-doubled = Kahdennat: { $seats }.
page-say-you-silent = Et kahdenna.
page-say-you-trump = Valitset valtin: { $suit }.
page-say-you-start = Valitset aloitusarvon: { $rank }.
page-say-undone = Viimeinen siirto peruttiin.
page-say-turn = { $count ->
    [one] Sinun vuorosi: yksi kortti käy.
   *[other] Sinun vuorosi: { $count } korttia käy.
}
page-say-claim-all = Loput ovat sinun: voit laskea korttisi pöytään.
page-say-claim-nothing = Mikään ei enää vaikuta: voit päättää kierroksen.
page-say-claim-none = Lopuista mikään ei ole sinun: voit päättää kierroksen.
page-say-claim-certain = Loput ovat varmat: voit päättää kierroksen.
page-say-choose = Sinun vuorosi valita.

# Menu, phrases, keys, clock, undo.

page-sort = Järjestä käsi
page-own-order = Siirrä korttia vetämällä
page-phrases = Sano jotain
page-phrase-hello = Hei
page-phrase-well-played = Hyvin pelattu
page-phrase-thanks = Kiitos
page-phrase-good-luck = Onnea peliin
page-phrase-oops = Hups
page-phrase-unlucky = Huono tuuri
page-phrase-faster = Sinun vuorosi, ystävä
page-phrase-bye = Hyvää yötä
page-mute = Mykistä { $who }
page-unmute = Poista mykistys: { $who }
page-undo = Peru
page-undo-ask = { $who } haluaa perua viimeisen siirron.
page-undo-agree = Sopii
page-undo-no = Ei
page-undo-asked = Peruminen pyydetty. Odotetaan: { $who }
page-undo-denied = Siirto jää voimaan: kaikki eivät suostuneet.
page-leave = Poistu pöydästä
page-takeover-ask = { $who } on poissa. Jatkaako tietokone?
page-takeover-yes = Tietokone jatkaa
page-back-to-seat = Tietokone pelaa puolestasi.
page-take-seat-back = Palaan paikalleni
page-more-time = Minuutti lisää
page-clock-left = { $seconds ->
    [one] { $seconds } sekunti jäljellä
   *[other] { $seconds } sekuntia jäljellä
}
page-watchers = { $count ->
    [one] yksi katselee
   *[other] { $count } katselee
}
page-invite = Kutsu
page-copy-link = Kopioi linkki
page-link-copied = Linkki kopioitu
page-key-move = siirry kädessä
page-key-play = pelaa kortti
page-key-nth = n:s kortti, jonka voit pelata
page-key-last = viimeinen tikki
page-key-order = mikä voittaa minkä
page-key-scores = pisteet
page-key-hint = pyydä vihje
page-key-claim = laske kortit, kun loput ovat varmoja
page-key-text = tekstipöytä
page-key-list = tämä luettelo
page-key-escape = sulje
page-keys-off = Näppäimet voi ottaa pois käytöstä asetuksissa.

# Home.

page-slogan-1 = Oma pöytä.
page-slogan-2 = Omat säännöt.
page-slogan-3 = Oma Barbu.
page-slogan-text = Kirjoita kerran, miten teillä pelataan. Pöytä, tietokonepelaajat, pistetaulukko ja sääntökirja seuraavat.
page-play-now = Pelaa nyt
page-play-now-line = { $count ->
    [one] yksi tietokonepelaaja · { $name }, { $cards } korttia
   *[other] { $count } tietokonepelaajaa · { $name }, { $cards } korttia
}
page-with-friends = Ystävien kanssa
page-with-friends-line = Lähetä linkki. Kaksi napautusta, ja he istuvat; tietokonepelaajat täyttävät loput.
page-keep-score = Pidä pisteitä
page-keep-score-line = Oikeille korteille kotona, ilman verkkoakin.
page-choose-rules = Valitse pöydän säännöt
page-choose-rules-line = Valmiita, tiedostosta tai linkistä, kolmesta seitsemään pelaajaa.
page-your-rules = Omat säännöt
page-your-rules-line = Kirjoita muistiin, miten teillä pelataan, lue ja jaa.
page-presets = Valmiit säännöt
page-archive = Arkisto
page-archive-line = Pelatut pelit, kortti kortilta.
page-settings = Asetukset
page-settings-line = Kortit, nopeus, ääni, kieli.
page-help = Ohje
page-help-line = Näppäimet, tekstipöytä, rehdit jaot.
page-no-adverts = Ei mainoksia. Tiliä ei tarvita. Jokaisen sekoituksen voi tarkistaa.
page-your-turn-at = Sinun vuorosi · { $name }
page-continue = Jatka · { $name }
page-with = mukana { $names }
page-open-tables = Avoimet pöydät
page-open-line = { $free ->
    [one] yksi vapaa paikka
   *[other] { $free } vapaata paikkaa
}

# A new table, and before the start.

page-new-table = Uusi pöytä
page-rules-of-table = Säännöt
page-own-rules = Tiedosto tai linkki
page-own-rules-label = Linkin teksti
page-open-file = Avaa tiedosto
page-read-rules = Lue säännöt
page-players = Pelaajia
page-players-many = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
page-bots-fill = Tietokonepelaajat muille paikoille
page-bot-level = Tietokonepelaajien taso
page-bot-beginner = aloittelija
page-bot-casual = satunnainen pelaaja
page-bot-regular = kokenut
page-bot-strong = vahva
page-bot-expert = mestari
page-visible = Kuka voi tulla
page-visible-link = kuka vain, jolla on linkki
page-visible-all = kuka tahansa
page-clock = Kello
page-clock-none = ei ole
page-clock-seconds = { $seconds } s
page-hints-allowed = Vihjeet sallittu
page-open-table = Avaa pöytä
page-start-now = Aloita
page-start-missing = { $count ->
    [one] Aloita: yksi paikka on vapaa
   *[other] Aloita: { $count } paikkaa on vapaana
}
page-fill-bots = Täytä tietokonepelaajilla
page-sit-here = Istu tähän
page-sit-down = Istu pöytään
page-seat-lost = Sinut nostettiin paikaltasi. Voit istua uudelleen.
page-your-name = Nimesi
page-add-bot = Tietokone
page-remove = Poista
page-waiting-title = Ketkä pelaavat?
page-waiting-for-opener = { $who } aloittaa pelin, kun kaikki paikat on otettu.
page-invite-line = Lähetä tämä linkki ystävillesi:
page-invite-others = Avasit tämän sivun osoitteessa { $host }, joka toimii vain tällä laitteella. Ystäväsi tarvitsevat tämän linkin:
page-invite-alone = Tämä linkki toimii vain tällä laitteella.
page-invite-start = Jotta muut pääsevät mukaan, käynnistä Barbu näin ja avaa sivu siinä osoitteessa, jonka se kertoo muille:
page-invite-address = Osoite
page-qr = Sama linkki QR-koodina
page-delete-table = Poista pöytä
page-delete-sure = Poistetaanko se kaikilta?
page-match-delete = Poista tämä peli
page-match-delete-sure = Poistetaanko lopullisesti? Sitä ei voi enää jatkaa.
page-match-delete-others = Luovutaanko pelistä? Tietokone pelaa puolestasi; peli poistetaan, kun kaikki ovat luopuneet.
page-sentences = Nämä säännöt sanoin
page-contracts-rules = Sopimukset ja säännöt

# Archive and replay.

page-no-matches = Yhtään peliä ei ole vielä pelattu loppuun.
page-upload = Avaa tallenne
page-download = Lataa tallenne
page-print-sheet = Pistetaulukko
page-unfinished = kesken
page-archive-again = Uudelleen pelattu kierros
page-archive-by-hand = Kirjattu käsin, oikeilla korteilla pelattu
page-replay = Toisto
page-replay-of = Toisto · kierros { $deal }
page-trick-of = tikki { $trick }/{ $tricks }
page-card-of = kortti { $at }/{ $count }
page-link-to = Linkki tikkiin { $trick }
page-first = Alkuun
page-previous = Kortti taaksepäin
page-play = Toista
page-pause = Tauko
page-forward = Kortti eteenpäin
page-end = Loppuun
page-commitment = Julkaistu ennen jakoa: { $value }
page-secret = Kerrottu jaon jälkeen: { $value }
page-fair-promised = Kierroksen jälkeen kerrottu salaisuus on juuri se, jonka tiiviste julkaistiin ennen jakoa.
page-fair-not-promised = Kierroksen jälkeen kerrottu salaisuus EI ole se, jonka tiiviste julkaistiin ennen jakoa.
page-fair-shuffled = Sillä sekoitettuna pakasta tulevat täsmälleen nämä kädet.
page-fair-not-shuffled = Sillä sekoitettuna pakasta EIVÄT tule nämä kädet.
page-fair-alone = Selaimesi laski tämän itse, palvelimelta kysymättä.
page-fair-pack = Salaisuus panee pakan tähän järjestykseen, ja kukin saa siitä peräkkäiset kortit:
page-fair-out = Yli jäivät:
page-unpromised = Näistä korteista ei luvattu mitään ennen jakoa, joten tarkistettavaa lupausta ei ole.
page-replay-entered = Tämä kierros on kirjattu käsin; sen kortteja ei tiedetä.
page-opinion-ask = Mitä vahva pelaaja olisi tehnyt?
page-opinion = Vahva pelaaja: { $act }.
page-opinion-same = Vahva pelaaja olisi tehnyt samoin.
page-opinion-only = Muuta ei voinut tehdä.
page-opinion-costly = Mikä maksoi pisteitä
page-opinion-cost = { $points ->
    [one] maksoi noin pisteen
   *[other] maksoi noin { $points } pistettä
}
page-opinion-better = parempi:
page-opinion-all = Käy koko kierros läpi
page-opinion-of = { $at }/{ $count }
page-opinion-none = Mikään tällä kierroksella ei maksanut pistettäkään.
page-opinion-how = Arvioitu sen mukaan, mitä pelaaja sillä hetkellä näki. Pisteet ovat arvio.
page-repeat = Sama kierros uudelleen
page-repeat-of = kierros { $deal } uudelleen
page-repeat-button = Pelaa tämä kierros uudelleen
page-repeat-help = Samat kortit ja ilmoitukset, yksin tietokonetta vastaan. Kortit tunnetaan, joten lupaus reilusta sekoituksesta ei koske niitä.
page-repeat-as = Kenen paikalla
page-repeat-then = Ensimmäisellä kerralla
page-repeat-now = Nyt
page-repeat-known = Näitä kortteja ei sekoitettu uudelleen.
page-repeat-again = Vielä kerran

# Settings.

page-set-language = Kieli
page-set-theme = Vaalea tai tumma
page-set-auto = kuten järjestelmä
page-set-light = vaalea
page-set-dark = tumma
page-set-motion = Liike
page-set-motion-full = kaikki
page-set-motion-reduced = vähemmän
page-set-colours = Maiden värit
page-set-four = neljä
page-set-two = kaksi
page-set-large = Isot kortit
page-set-one-row = Käsi yhdellä rivillä
page-set-letters = Korttien kirjaimet
page-set-letters-own = kielen mukaan
page-set-confirm = Vahvista jokainen kortti
page-set-confirm-help = Ensimmäinen napautus nostaa kortin, toinen pelaa sen.
page-set-autoplay = Pelaa pakollinen kortti
page-set-autoplay-help = Kun vain yksi kortti käy, se pelataan hetken päästä itsestään.
page-set-hints = Vihjepainike
page-set-hints-help = Mitä vahva pelaaja tekisi sinun paikallasi, kun kysyt.
page-set-winning = Kehystä tikissä johtava kortti
page-set-hold = Täysi tikki jää näkyviin
page-set-hold-tap = kunnes napautat
page-set-hold-seconds = { $seconds } s
page-set-speed = Nopeus
page-set-slow = hidas
page-set-normal = tavallinen
page-set-fast = nopea
page-set-sort = Käden järjestys
page-set-by-suit = maittain
page-set-by-rank = arvoittain
page-set-ascending = Matalat kortit ensin
page-set-sound = Ääni
page-set-volume = Voimakkuus
page-set-keys = Pikanäppäimet
page-set-phrases = Näytä repliikit
page-set-text = Tekstipöytä korttien sijaan
page-set-cards = Kortit
page-set-play = Pelaaminen
page-set-look = Ulkoasu
page-set-name = Nimesi

# Help.

page-help-play = Miten kortti pelataan
page-help-play-text = Napauta kohotettua korttia tai vedä se ylös. Kortit, joita ei saa pelata, ovat tummempia: napauta sellaista, niin se kertoo miksi.
page-help-last-text = Täysi tikki jää hetkeksi pöytään; kerää se heti napauttamalla verkaa. Viimeisen tikin näet uudelleen milloin vain.
page-help-scores-text = Käden alla ovat summat ja jo pelatut sopimukset. Vedä ne ylös, niin näet joka kierroksen ja käyrän.
page-help-text-title = Kortteja näkemättä
page-help-text-text = Tekstipöytä on joka pöydän ensimmäinen painike. Se näyttää käden maittain ja ottaa vastaan kirjoitettuja kortteja ja sanoja.
page-help-keys = Näppäimet
page-help-fair = Rehdit jaot
page-help-fair-text = Ennen ensimmäistä korttia palvelin julkaisee jaon salaisuuden tiivisteen. Kierroksen jälkeen se kertoo salaisuuden, ja kuka tahansa voi laskea sekoituksen ja verrata. Tietokonepelaajat saavat tietää vain sen, minkä niiden paikalta näkee.
page-help-fair-hash = Julkaistu tiiviste on SHA-256 pelin tunnuksesta, kierroksen numerosta ja 32 satunnaisen tavun salaisuudesta; joka kierroksella on omansa.
page-help-fair-shuffle = Pakka sekoitetaan Fisher–Yatesin tavalla luvuilla, jotka tulevat HMAC-SHA-256:sta tällä salaisuudella. Tarkistus laskee molemmat uudestaan: tiivisteen on oltava julkaistu ja korttien jaetut.
page-help-fair-here = Kun katsot kierrosta uudelleen, ”{ page-check-shuffle }” laskee molemmat omassa selaimessasi.
page-help-fair-command = Ladattu tallenne tarkistetaan tällä komennolla:
page-help-friends = Ystävien kanssa
page-help-friends-text = Avaa pöytä ja lähetä sen linkki. Linkin avaaja istuu pöytään kahdella napautuksella; tietokonepelaajat täyttävät loput. Jos joku lähtee, muut voivat antaa tietokoneen jatkaa, kunnes hän palaa.
page-help-days = Monena päivänä
page-help-days-text = Keskeneräinen peli säilyy, kunnes sen pelaajat poistavat sen, ja on etusivulla ensimmäisenä.
page-help-bots = Tietokonepelaajat ja vihjeet
page-help-bots-text = Tasoja on viisi. Aloittelija ei laske menneitä kortteja; mestari kuvittelee kaksisataa tapaa, joilla piilossa olevat kortit voivat olla, ja pelaa jokaisen loppuun. Kaikki pelaavat pöytänne omilla säännöillä.
page-help-hint-text = Yksin tietokonepelaajien kanssa voit pyytää vihjettä: mitä vahva pelaaja tekisi, mitä siitä on odotettavissa seuraavaksi parhaan rinnalla, ja mistä ero syntyy. Muiden ihmisten kanssa pöytä täytyy avata vihjeiden kanssa.
page-help-claim-text = Kun mikään ei enää voi muuttua, painike laskee korttisi pöytään ja kierros päättyy heti.
page-help-again-text = Arkistossa voit käydä jokaisen päättyneen pelin läpi kortti kortilta, kysyä mitä vahva pelaaja olisi tehnyt ja pelata kierroksen uudestaan.
