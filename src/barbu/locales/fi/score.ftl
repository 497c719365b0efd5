# Oikeilla korteilla pelatun illan pisteiden pito päätteessä.

## Words that may be typed, apart by spaces.

score-word-redo = palauta redo
score-word-edit = korjaa muuta edit kierros
score-word-cancel = keskeyta cancel
score-word-chart = kayra kaavio chart
score-word-rest = loput rest
score-word-yes = kylla k joo yes y
score-word-no = ei e no n
score-word-draw = arvo arvonta draw

## Beginning

score-ask-names = Ketkä pelaavat? Nimet pelisuunnassa välilyönnein erotettuina, tai pilkuin, jos nimessä on monta sanaa. Pelaajia voi olla { $counts }.
score-ask-first = Kuka jakaa ensin? Enter: { $who }; ”{ $draw }” jättää asian sattuman varaan.
score-ask-list = { $who ->
    [none] Mitkä { $count } sopimusta arvottiin? Erota pilkuin. Enter arpoo ne tässä.
   *[other] Mitkä { $count } sopimusta arvottiin pelaajalle { $who }? Erota pilkuin. Enter arpoo ne tässä.
}
score-same-names = Jokaisella pelaajalla on oltava oma nimi.

## A deal

score-deal = Kierros { $deal }/{ $deals }
score-dealer = { $who } jakaa
score-chooser = { $who } valitsee
score-enter-keeps = [Enter: { $kept }]
score-not-noted = ei merkitty
score-ask-out = { $count ->
    [one] Mikä kortti on poissa pelistä?
   *[other] Mitkä { $count } korttia ovat poissa pelistä? Esimerkiksi 2♣ 10♥
}
score-ask-again = { $count ->
    [one] Näin ei voi pelata yhtään sopimusta: jakakaa uudelleen. Mikä kortti on nyt poissa pelistä?
   *[other] Näin ei voi pelata yhtään sopimusta: jakakaa uudelleen. Mitkä { $count } korttia ovat nyt poissa pelistä?
}
score-ask-choice = Minkä sopimuksen { $who } valitsee?
score-ask-blind = Valittiinko sokkona, ×{ $times }?
score-ask-start = Mistä arvosta suite alkoi?
score-ask-doubles = Kuka kahdentaa kenet? Esimerkiksi ”A>B, B>A*”; tähti on vastakahdennus.
score-owed = Kahdennuksia velkaa vielä ({ $who }): { $owing }; kierroksia jäljellä: { $deals }.
score-ask-whole = { $thing }: jakamatta { $left }/{ $needed }
score-ask-one = { $thing }: kenelle?
score-may-end = ”{ $word }”, jos kierros päättyi siihen.
score-ask-finish = { $left ->
    [one] Kuka pääsi eroon korteistaan sijalla { $place }?
   *[other] Missä järjestyksessä kortit loppuivat? Sijoja kertomatta { $left }, alkaen sijasta { $place }.
}
score-may-be-stuck = ”{ $word }”, jos kukaan ei päässyt jatkamaan.
score-editing = Kierros { $deal } kirjataan uudelleen. Enter jättää vastauksen ennalleen.
score-over = Se oli viimeinen kierros. Enter poistuu; peru, korjaa 3, pisteet, ruudukko, käyrä ja apua toimivat vielä.

## What is refused

score-nothing-typed = Kirjoita vastaus; apua kertoo miten.
score-whom = ”{ $given }” ei ole kukaan pelaajista, tai se voi olla moni: { $names }.
score-not-counts = ”{ $given }” ei kerro, kuka otti montako. Esimerkiksi: A 3, B 2, loput C.
score-counts-not-points = ”{ $given }”: kerro montako korttia tai tikkiä otettiin, älä pisteitä. Ne lasketaan puolestasi.
score-finished-twice = { $who } on jo päässyt korteistaan.
score-not-doubles = ”{ $given }” ei ole kahdennus. Esimerkiksi: A>B on kahdennus, A>B* sellainen, jonka B vastakahdentaa.
score-which-card = ”{ $given }” ei ole kortti, tai se voi olla moni.
score-which-contract = ”{ $given }” ei ole sopimus, tai se voi olla moni.
score-which-suit = ”{ $given }” ei ole maa.
score-which-rank = ”{ $given }” ei ole kortin arvo.
score-yes-or-no = ”{ $yes }” vai ”{ $no }”?
score-nothing-to-undo = Peruttavaa ei ole.
score-nothing-to-redo = Palautettavaa ei ole.
score-later-deal = Silloin kierros { $deal } ei enää sopisi: { $reason }
score-cut = ”{ $yes }” kirjaa sen silti: tuo kierros ja kaikki sen jälkeiset perutaan ja kirjataan uudelleen. Peru tuo ne takaisin. Mikä tahansa muu vastaus jättää kaiken ennalleen.
score-several = Usean illan tunnus alkaa näin ”{ $given }”: { $allowed }.
score-in-use = Ilta { $id } on auki toisessa päätteessä. Pane se ensin siellä talteen.
score-not-an-evening = Tämä ei ole täältä viety ilta (versio { $version }).
score-no-such-format = Muotoa ”{ $given }” ei ole. Mahdollista: { $allowed }.

## What is said

score-how-counts = Kirjoita kuka otti montako, älä pisteitä: A 3, B 2, loput C. Pelkät luvut menevät istumajärjestyksessä: 3 2 2 1. Nimen alku riittää, myös A3; pelkkä nimi on yksi; kaikki A antaa kaiken A:lle.
score-how-order = Suite: nimet siinä järjestyksessä kuin kortit loppuivat. Kahdennukset: A>B, ja A>B*, jos B vastakahdentaa.
score-how-undo = peru, palauta  peruu viime rivin, sitten kierros kerrallaan; ja palauttaa ne
score-how-edit = korjaa 3  kirjaa kierroksen 3 uudelleen; kaikki sen jälkeen lasketaan uudestaan
score-how-cancel = keskeytä  unohtaa kesken jääneen
score-how-pages = pisteet, ruudukko, käyrä  taulukko ja mistä pisteet tulivat, pelatut sopimukset, summien käyrä
score-how-rules = säännöt  mitä sopimus maksaa
score-how-quit = lopeta  panee illan talteen; kaikki tallentuu jokaisen rivin jälkeen
score-put-away = Tallessa: { $path }. Jatka näin: { BARBU() } score resume { $id }
score-none = Peli-iltoja ei ole. { BARBU() } score aloittaa uuden.
score-imported = Otettu vastaan: { $id }.
score-renamed = { $count ->
    [0] Missään peli-illassa ei ole sen nimistä pelaajaa.
    [one] { $name } yhdessä peli-illassa.
   *[other] { $name } { $count } peli-illassa.
}
score-ask-delete = Poistetaanko ilta { $id } lopullisesti? ”{ $yes }” poistaa sen, mikään muu ei.
score-deleted = { $id } on poistettu.
score-not-deleted = { $id } jää talteen.

## Statistics

score-stats-head = { $evenings ->
    [one] { $evenings } ilta
   *[other] { $evenings } iltaa
}, { $deals ->
    [one] { $deals } kierros
   *[other] { $deals } kierrosta
}. Pisteet voittoina; suluissa etumatka pöydän keskiarvoon samoilla kierroksilla.
score-stats-wins = { $evenings ->
    [one] { $evenings } loppuun pelattu ilta
   *[other] { $evenings } loppuun pelattua iltaa
}: voittoja { $wins }, jaettuja { $shared }
score-stats-contract = { $deals ->
    [one] { $deals } kierros
   *[other] { $deals } kierrosta
}: keskimäärin { $points } ({ $ahead })
score-stats-best = ← paras
score-stats-worst = ← huonoin
score-stats-duels = Kuka sijoittui kenen edelle
score-stats-duel = { $one } – { $other }: { $won }–{ $lost }, tasan { $tied }

## The command line

score-help-score = Pidä pisteitä oikeilla korteilla pelatusta illasta: kuka otti mitä, kierros kierrokselta; pisteet lasketaan puolestasi.
score-help-new = Aloita ilta.
score-help-resume = Jatka iltaa; viimeisintä, jos et nimeä mitään.
score-help-list = Luettele illat.
score-help-show = Tulosta illan taulukko, pelatut sopimukset ja käyrä.
score-help-export = Kirjoita ilta JSON-muotoon, tallenteeksi tai pistetaulukoksi.
score-help-import = Ota vastaan viety ilta.
score-help-rename = Vaihda pelaajan nimi kaikkiin iltoihin.
score-help-delete = Poista ilta; sinulta kysytään ensin.
score-help-stats = Voitot, keskiarvot sopimuksittain ja kuka sijoittui kenen edelle.
score-help-ruleset = Omat säännöt, valmiit säännöt ({ BARBU() } rules list luettelee ne) tai tiedosto; sinulta kysytään, jos et sano mitään.
score-help-player = Pelaajan nimi, kerran kutakin kohti, pelisuunnassa.
score-help-first = Kuka jakaa ensin.
score-help-title = Illan nimi.
score-help-id = Ilta tunnuksensa alusta; { BARBU() } score list kertoo tunnukset.
score-help-format = json, record, csv, html, text tai pdf; json, jos et sano mitään.
score-help-out = Kirjoitettava tiedosto; tulostetaan, jos et sano mitään.
score-help-file = Tiedosto, jonka { BARBU() } score export kirjoitti.
score-help-old = Nykyinen nimi.
score-help-new-name = Uusi nimi.
score-help-folder = Tallenteiden kansio; omat iltasi, jos et sano mitään.
