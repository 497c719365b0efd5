# Pisteet iltaan, jossa pelataan oikeilla korteilla.

page-score-title = Pistelappu
page-score-line = Kortit pöydällä, pisteet täällä: merkitse kuka sai mitä, ja loppu lasketaan teidän säännöillänne.
page-score-new = Uusi ilta
page-score-open = Jatka
page-score-over = Pelatut
page-score-done-of = { $done }/{ $deals } kierrosta
page-score-company = Pelaajat ja porukat
page-score-figures = Tilastot
page-score-import = Avaa tiedosto
page-score-bad-file = Tiedostossa ei ole iltaa, jonka voisi lukea.
page-score-kept = Kaikki säilyy tällä laitteella.
page-score-kept-offline = Kaikki säilyy tällä laitteella ja toimii ilman verkkoa.
page-score-install = Lisää aloitusnäyttöön
page-score-not-kept = Selaimessa ei ole enää tilaa: nyt merkityt voivat kadota. Tallenna illat tiedostoiksi.
page-score-no-store = Tämä selain ei anna sivujen säilyttää mitään, joten pisteitä ei voi pitää täällä. Syynä voi olla yksityinen ikkuna.

# Uusi ilta.

page-score-who-plays = Ketkä pelaavat?
page-score-no-rules = Säännöt puuttuvat vielä: avaa tämä sivu kerran, kun palvelin vastaa.
page-score-seats = Paikat
page-score-seats-left = Pelijärjestyksessä, vasemmalle kiertäen.
page-score-seats-right = Pelijärjestyksessä, oikealle kiertäen.
page-score-name-of = Pelaaja { $number }
page-score-swap = Vaihda pelaaja { $number } seuraavan kanssa
page-score-first = Kuka jakaa ensin?
page-score-drawn = Arvotut sopimukset
page-score-draw-again = Arvo uudelleen
page-score-name = Illan nimi
page-score-name-hint = esimerkiksi: sunnuntai Anan luona
page-score-twice = Kahdella pelaajalla on sama nimi.
page-score-names-missing = { $count ->
    [one] Yksi nimi puuttuu
   *[other] { $count } nimeä puuttuu
}
page-score-begin = Aloita

# Miten ilta on.

page-score-views = Näkymät
page-score-grid = Ruudukko
page-score-deals = Kierrokset
page-score-chart = Käyrä
page-score-undo = Kumoa
page-score-redo = Tee uudelleen
page-score-share = Jaa
page-score-share-result = Jaa tulos
page-score-more = Lisää
page-score-print = Tulosta
page-score-enter-deal = Kierros { $deal }: { $contract }, { $who }
page-score-go-on-deal = Jatka kierrosta { $deal } ({ $who })
page-score-series = Sarja { $number }
page-score-box-done = { $contract }, { $who }: { $points } pistettä kierroksella { $deal }
page-score-box-pick = { $who } valitsee: { $contract }
page-score-box-help = Ruudussa on, mitä sen pelaaja sai. Napauta, niin näet kaikkien pisteet.
page-score-box-help-all = Rivillä on, mitä kukin sai. Napauta, niin näet mistä.
page-score-deals-now = { $who } jakaa
page-score-leads = { $who } aloittaa
page-score-no-deals = Ei vielä kierroksia.
page-score-deal = Kierros { $deal }
page-score-edit = Muuta tätä kierrosta
page-score-drop = Peru tämä kierros
page-score-missing = Tätä iltaa ei ole täällä, eikä palvelimella ole sitä tai se ei vastaa.
page-score-keeping = Tallennetaan…
page-score-here = Tällä laitteella. Palvelin saa tietää heti kun se vastaa.
page-score-here-offline = Tällä laitteella. Toimii ilman verkkoa.
page-score-on-server = Tällä laitteella ja palvelimella.
page-score-watching = Katselet. Merkinnät ilmestyvät tähän itsestään.
page-score-watching-down = Katselet. Ei yhteyttä: tällainen oli viimeisin tilanne.

# Kierroksen merkitseminen.

page-score-change = Toinen sopimus
page-score-what-chose = Minkä { $who } valitsi?
page-score-out-question = { $count ->
    [one] Mikä kortti ei ole pelissä?
   *[other] Mitkä { $count } korttia eivät ole pelissä?
}
page-score-out-missing = { $count ->
    [one] Vielä yksi kortti
   *[other] Vielä { $count } korttia
}
page-score-doubles = Kuka kahdensi kenet?
page-score-go-on = Jatka
page-score-blind = Valittu sokkona: pisteet × { $times }
page-score-trump = Valtti
page-score-start = Avaus
page-score-undoubled = Kukaan ei kahdentanut: kierrosta ei pelata, ja pisteet tulevat siitä.
page-score-not-played = Kukaan ei kahdentanut: ei pelattu
page-score-was-played = Pelattiin silti
page-score-barred = ”{ $contract }” ei käy, kun nämä kortit ovat poissa: ruutu merkitään ilman pisteitä.
page-score-things = Mitä saatiin
page-score-left = { $item ->
    [trick] / { $of } jakamatta: { $what }
   *[other] / { $of } jakamatta: { $what }
}
page-score-who-took = Kuka sai: { $card }?
page-score-who-won = Kuka sai: { $what }?
page-score-no-points = ei pisteitä
page-score-fewer = { $who }: yksi vähemmän ({ $what })
page-score-another = { $who }: yksi lisää ({ $what })
page-score-how-many = Montako sai { $who }?
page-score-took = { $who }: { $count } ({ $what })
page-score-rest = { $item ->
    [trick] Loput, { $count ->
        [one] yksi tikki
       *[other] { $count } tikkiä
    }, saa …{ $what ->
       *[other] {""}
    }
   *[other] Loput ({ $what }, vielä { $count }) saa …
}
page-score-rest-to = Loput saa { $who }
page-score-everything = Yksi pelaaja sai kaiken lopun
page-score-everything-to = Kaiken lopun saa { $who }
page-score-none-left = Jaettavaa ei ole enää: { $what }.
page-score-missing-of = { $item ->
    [trick] { $count ->
        [one] yksi tikki
       *[other] { $count } tikkiä
    }{ $what ->
       *[other] {""}
    }
   *[other] { $what } ({ $count })
}
page-score-who-finished = Kuka tuli sijalle { $place }? { $points } pistettä
page-score-all-finished = Maaliintulojärjestys
page-score-places-missing = { $count ->
    [one] vielä yksi pelaaja maaliin
   *[other] vielä { $count } pelaajaa maaliin
}
page-score-write = Kirjaa
page-score-write-missing = Puuttuu vielä: { $missing }
page-score-cannot = Näin ei voi olla: katso miksi

# Mitä jonkun pitää ratkaista.

page-score-clash = Kierros { $deal }: kaksi puhelinta sanoo eri asioita
page-score-clash-mine = Täällä:
page-score-clash-theirs = Siellä:
page-score-taken-back = peruttu
page-score-keep-mine = Niin kuin täällä
page-score-keep-theirs = Niin kuin siellä
page-score-keep-both = Molemmat peräkkäin
page-score-misfit = Kierros { $deal } ei enää sovi
page-score-refused = Palvelin ei ota tätä iltaa vastaan: { $reason }

# Muille.

page-score-hand-over = Pisteet toiselle puhelimelle
page-score-hand-over-help = Kuka tahansa tämän linkin avaava voi myös merkitä ja muuttaa kierroksia.
page-score-let-watch = Anna muiden katsoa
page-score-let-watch-help = Tämän linkin avaava näkee joka kierroksen heti eikä voi muuttaa mitään.
page-score-link-offline = Linkki tarvitsee palvelimen, eikä se juuri nyt vastaa.
page-score-as-picture = Kuvana
page-score-as-pdf = Tulosta tai PDF
page-score-as-csv = Taulukkona (CSV)
page-score-as-json = Tiedostona, jonka voi avata (JSON)
page-score-as-record = Pöytäkirjana arkistoon
page-score-contract = Sopimus
page-score-chooser = Valitsija
page-score-total-of = { $who }, yhteensä

# Nimet ja poistaminen.

page-score-renamed = Tallennetun pelaajan uusi nimi näkyy joka illassa.
page-score-save-company = Tallenna nämä pelaajat porukaksi
page-score-saved = Tallennettu kohtaan ”Pelaajat ja porukat”.
page-score-delete = Poista ilta
page-score-delete-sure = Poistetaanko lopullisesti?
page-score-name-now = Nimi, nyt { $name }
page-score-forget = Poista { $name }
page-score-new-player = Uusi pelaaja
page-score-add = Lisää
page-score-groups = Porukat
page-score-who-sits = Ketkä pelaavat yhdessä, paikkajärjestyksessä
page-score-group-name = Porukan nimi

# Tilastot.

page-score-wins = Voitot
page-score-wins-of = { $shared ->
    [0] { $wins }/{ $evenings }
    [one] { $wins }/{ $evenings }, { $shared } jaettu
   *[other] { $wins }/{ $evenings }, { $shared } jaettua
}
page-score-ahead-help = Paras ja heikoin: suluissa etumatka kierrosta kohti pöydän keskiarvoon samoissa kierroksissa.
page-score-per-deal = Kierrosta kohti
page-score-best = Paras
page-score-worst = Heikoin
page-score-averages = Pisteet kierrosta kohti, sopimuksittain
page-score-duels = Toista vastaan
page-score-duels-help = Pelatut illat: edellä – jäljessä – tasan.
page-score-no-figures = Tilastot alkavat ensimmäisestä kierroksesta.
