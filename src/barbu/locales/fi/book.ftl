# Sääntökirja: yhden pöydän säännöt niin kerrottuina, että ensikertalainen voi istua pöytään ja pelata.
#
# Viestien muuttujat ja käyttö on kerrottu englanninkielisessä luettelossa. Sopimuksen nimi voi olla mitä tahansa, joten
# se on aina pääsanan jäljessä tai kaksoispisteen takana eikä taivu.

# ---------------------------------------------------------------------------------------------- words

# Yhdyssana nominatiivissa: maa ja arvo ilman väliä.
book-card = { $suit ->
        [C] risti
        [S] pata
        [D] ruutu
       *[H] hertta
    }{ $rank ->
        [2] kakkonen
        [3] kolmonen
        [4] nelonen
        [5] viitonen
        [6] kuutonen
        [7] seiska
        [8] kasi
        [9] ysi
        [10] kymppi
        [J] jätkä
        [Q] rouva
        [K] kuningas
       *[A] ässä
    }
# book-example-doubles ja book-example-redoubles taivuttavat juuri näitä nimiä.
book-example-names = Aino, Eero, Kaisa, Mikko, Sanna, Ville, Tiina
book-by-players =
    { $first ->
        [yes] { $players } pelaajalla { $amount } { $what ->
            [cards] { $count ->
                [one] kortti
               *[other] korttia
            }
            [deals] { $count ->
                [one] kierros
               *[other] kierrosta
            }
           *[points] { $count ->
                [one] piste
               *[other] pistettä
            }
        }
       *[no] { $players } pelaajalla { $amount }
    }
book-by-players-none = { $players } pelaajalla ei yhtään

# ------------------------------------------------------------------------------------------- headings

book-title = { $name }: näin pelataan
book-title-unnamed = Barbu: näin pelataan
book-heading-brief = Peli lyhyesti
book-heading-cards = Kortit ja pelaajat
book-heading-roles = Kuka tekee mitä
book-heading-choice = Mikä sopimus pelataan
book-heading-tricks = Tikkien pelaaminen
book-heading-contracts = Sopimukset
book-heading-layout = { $contract } tarkemmin
book-heading-doubles = Kahdennukset
book-heading-points = Pisteiden lasku
book-heading-end = Pelin loppu
book-heading-differences = Mikä tässä pöydässä on toisin
# The parts of the help on one contract.
book-heading-counts = Mitä lasketaan
book-heading-play = Miten pelataan
book-heading-finish = Milloin kierros päättyy

# ------------------------------------------------------------------------------------------- in brief

book-lede =
    Pelissä on { $players } pelaajaa, { $contracts } sopimusta ja { $count ->
        [one] { $count } kierros.
       *[other] { $deals } kierrosta.
    }
book-lede-one =
    Pelissä on { $players } pelaajaa, yksi ainoa sopimus, ”{ $contract }”, ja { $count ->
        [one] { $count } kierros.
       *[other] { $deals } kierrosta.
    }
book-range = { $low }–{ $high }
book-aim-signed = Pelin voittaa se, jolla on lopussa eniten pisteitä.
book-aim-penalty = Pelin voittaa se, jolla on lopussa vähiten pisteitä.
book-brief-both = Joka kierroksella pelataan yksi sopimus: joko otetaan tikkejä tai pelataan kortit pöytään sarjoiksi.
book-brief-tricks =
    { $count ->
        [1] Joka kierroksella pelataan tikkejä.
       *[other] Joka kierroksella pelataan yksi sopimus, ja kaikissa sopimuksissa pelataan tikkejä.
    }
book-brief-layout = Joka kierroksella kortit pelataan pöytään sarjoiksi.
book-overview = Sopimukset ja niiden pisteet
book-overview-players = Sopimukset ja niiden pisteet yhteensä pelaajamäärän mukaan
book-overview-contract = Sopimus
book-overview-counts = Mitä lasketaan
book-overview-total = Yhteensä
book-overview-total-players = { $players } pelaajaa
book-overview-sums = summa: { $contracts }
book-overview-sums-scaled = summa omalla kertoimellaan: { $contracts }

# ----------------------------------------------------------------------------------- cards and players

book-players = Pelaajia on { $players }, ja jokainen pelaa omaan lukuunsa.
book-pack-full =
    { $for ->
        [all] Pelissä käytetään
       *[some] Kun pelaajia on { $players }, käytetään
    } 52 kortin pakkaa.
book-pack-stripped =
    { $for ->
        [all] 52 kortin pakasta jätetään pois
       *[some] Kun pelaajia on { $players }, 52 kortin pakasta jätetään pois
    } { $ranks ->
        [one] kaikki kortit, joiden arvo on { $from }
       *[other] kaikki kortit, joiden arvo on { $from }–{ $to }
    }: jäljelle jää { $size } korttia, joka maassa alin on { $lowest } ja ylin { $highest }.
book-removed =
    { $for ->
        [all] Pakasta jätetään pois
       *[some] Kun pelaajia on { $players }, pakasta jätetään pois
    } { $also ->
        [yes] myös
       *[no] koko peliksi
    } { $count ->
        [one] kortti
       *[other] kortit
    } { $cards }.
book-leftover-lowest =
    { $for ->
        [all] Pakasta jätetään koko pelin ajaksi pois
       *[some] Kun pelaajia on { $players }, pakasta jätetään koko pelin ajaksi pois
    } { $count ->
        [one] matalin kortti
       *[other] matalimmat kortit
    }, { $cards }, jotta kaikki saavat yhtä monta korttia.
book-leftover-order = Saman arvon kortit jätetään pois maittain tässä järjestyksessä: { $suits }.
book-leftover-random =
    Joka jaossa { $count ->
        [one] { $count } kortti jää yli: se käännetään kuvapuoli ylös, eikä se ole pelissä.
       *[other] { $count } korttia jää yli: ne käännetään kuvapuoli ylös, eivätkä ne ole pelissä.
    }
book-leftover-tables = Joka jaossa jää kortteja yli: { $amounts }; ne käännetään kuvapuoli ylös, eivätkä ne ole pelissä.
book-leftover-points = Ylijääneet kortit ovat joka jaossa eri kortteja, eivätkä ne vaikuta kenenkään pisteisiin.
book-leftover-none = Kaikki kortit jaetaan, eikä yhtään jää yli.
book-hand =
    Kukin pelaaja saa { $count ->
        [one] { $count } kortin.
       *[other] { $count } korttia.
    }
book-hand-tables = Kullekin jaetaan { $amounts }.
book-ranking = Korttien järjestys korkeimmasta matalimpaan on joka maassa sama: { $ranks }.
book-direction-clockwise = Kortit jaetaan ja pelataan myötäpäivään: vuoro siirtyy aina vasemmalle.
book-direction-anticlockwise = Kortit jaetaan ja pelataan vastapäivään: vuoro siirtyy aina oikealle.
book-deal-style-one = Jakaja jakaa kortit yksi kerrallaan.
book-deal-style-two = Jakaja jakaa kortit kaksi kerrallaan.
book-deal-style-free = Jakaja jakaa kortit yksi kerrallaan tai useita kerralla, miten itse haluaa.
book-cut-previous = Ennen jokaista jakoa pakka sekoitetaan, ja sen nostaa jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja.
book-cut-next = Ennen jokaista jakoa pakka sekoitetaan, ja sen nostaa jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja, jonka vuoro on heti jakajan jälkeen.
book-cut-opposite-chooser = Ennen jokaista jakoa pakka sekoitetaan, ja sen nostaa { $choosing ->
        [yes] sopimuksen valitsijaa
       *[no] jakajaa
    } vastapäätä istuva pelaaja.
book-cut-nobody = Ennen jokaista jakoa pakka sekoitetaan; sitä ei nosteta.

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = Ensimmäinen jakaja arvotaan.
book-first-dealer-highest = Jokainen nostaa kortin: korkeimman saanut jakaa ensimmäisenä, ja tasan jääneet nostavat uudestaan.
book-first-dealer-lowest = Jokainen nostaa kortin: matalimman saanut jakaa ensimmäisenä, ja tasan jääneet nostavat uudestaan.
book-first-dealer-holder = Ensimmäinen jakaja etsitään jakamalla kortit kerran: jakaja on se, jolle tulee { $name } ({ $card }).
book-rotation-every-deal = Joka kierroksen jälkeen jakovuoro siirtyy jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuvalle pelaajalle.
book-rotation-block =
    { $count ->
        [one] Joka kierroksen jälkeen
       *[other] Sama pelaaja jakaa { $count ->
            [2] kahdesti
           *[other] { $count } kertaa
        } peräkkäin, ja sitten
    } jakovuoro siirtyy jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuvalle pelaajalle.
book-rotation-shift = Kun sopimukset alkavat taas alusta, jakovuoro siirtyy vielä yhden paikan lisää { $side ->
        [left] vasemmalle
       *[right] oikealle
    }, jottei kukaan jaa joka kerta samoja sopimuksia.
book-chooser-nobody = Kukaan ei valitse sopimusta: se on selvillä jo ennen jakoa.
book-chooser-dealer = Jakaja on ilmoittaja: hän valitsee kierroksen sopimuksen.
book-chooser-next = Ilmoittaja on jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja: hän valitsee kierroksen sopimuksen.
book-chooser-previous = Ilmoittaja on jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja, jonka vuoro on viimeisenä ennen jakajaa: hän valitsee kierroksen sopimuksen.
book-leader-dealer = Jakaja aloittaa ensimmäisen tikin.
book-leader-next = Ensimmäisen tikin aloittaa jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja.
book-leader-previous = Ensimmäisen tikin aloittaa jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja, joten jakaja pelaa siihen toisena.
book-leader-chooser = Ilmoittaja aloittaa ensimmäisen tikin.
book-leader-after-chooser = Ensimmäisen tikin aloittaa ilmoittajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja, joten ilmoittaja pelaa siihen viimeisenä.

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = Jokainen saa valita kunkin sopimuksen vain kerran, mutta muut voivat vielä valita sen omalla vuorollaan.
book-selection-each-once-per-table = Kukin sopimus pelataan koko pöydässä vain kerran: mitä yksi on valinnut, sitä ei voi enää valita kukaan.
book-selection-fixed-order-per-dealer = Jokainen jakaja käy kaikki sopimukset läpi tässä järjestyksessä:
book-selection-fixed-order-once = Koko pöytä käy sopimukset läpi tässä järjestyksessä:
book-selection-random-common = Ennen peliä arvotaan yksi sopimuslista, sama kaikille: kukin pelaaja { $choosing ->
        [yes] valitsee listan jokaisen sopimuksen kerran.
       *[no] jakaa listan jokaisen sopimuksen kerran, arvotussa järjestyksessä.
    }
book-selection-random-individual = Ennen peliä jokaiselle pelaajalle arvotaan oma sopimuslista: kukin { $choosing ->
        [yes] valitsee listansa jokaisen sopimuksen kerran.
       *[no] jakaa listansa jokaisen sopimuksen kerran, arvotussa järjestyksessä.
    }
book-selection-single = Sopimuksia on vain yksi, ja sitä pelataan joka kierroksella.
book-list-some = Listaan arvotaan { $all } sopimuksesta vain { $count }.
book-list-all =
    { $count ->
        [2] Jokaisessa listassa ovat molemmat sopimukset.
       *[other] Jokaisessa listassa ovat kaikki { $count } sopimusta.
    }
book-order-item = { $contract }
book-choice-last = Kannattaa miettiä, mitä säästää viimeiseksi: lopussa on valittava se sopimus, joka on jäljellä.
book-choice-after = Ilmoittaja valitsee nähtyään korttinsa ja kertoo valintansa kaikille saman tien.
book-choice-before = Ilmoittaja valitsee sokkona, ennen kuin kortit jaetaan.
book-choice-either = Ilmoittaja saa valita joko kortit nähtyään tai sokkona, ennen kuin katsoo korttejaan.
book-blind-multiplier = Kun sopimus on valittu sokkona, jokaisen pelaajan pisteet tältä kierrokselta kerrotaan { $times ->
        [2] kahdella
        [3] kolmella
        [4] neljällä
       *[other] luvulla { $times }
    }.
book-blind-plain = Sokkona valitseminen ei muuta pisteitä.
book-barred =
    Kun { $count ->
        [one] kortti { $cards } on jäänyt
       *[other] kortit { $cards } ovat kaikki jääneet
    } yli, sopimusta ”{ $contract }” ei voi { $choosing ->
        [yes] valita.
       *[no] pelata.
    }
book-barred-redeal =
    { $choosing ->
        [yes] Jos ilmoittajalla ei ole jäljellä muuta sopimusta,
       *[no] Silloin
    } kortit sekoitetaan ja jaetaan uudestaan.
book-barred-zero =
    { $choosing ->
        [yes] Jos ilmoittajalla ei ole jäljellä muuta sopimusta,
       *[no] Silloin
    } se katsotaan pelatuksi, ja kaikille merkitään 0 pistettä.
book-series = Kun kaikki sopimukset on pelattu, aloitetaan alusta, kunnes ne on pelattu { $count ->
        [2] kahdesti.
       *[other] { $count } kertaa.
    }
book-series-again = Kun kaikki sopimukset on pelattu, aloitetaan alusta.
book-deals-each =
    Kullakin pelaajalla on { $contracts ->
        [one] { $contracts } sopimus
       *[other] { $contracts } sopimusta
    }, joten kierroksia on { $deals ->
        [one] vain { $deals }.
       *[other] kaikkiaan { $deals }.
    }
book-deals-sum =
    Kierroksia on { $count ->
        [one] siis vain { $count }.
       *[other] siis kaikkiaan { $count }.
    }
book-deals-tables = Pelissä on { $amounts }.
book-deals-all = Peli päättyy, kun kaikki sopimukset on pelattu, eli { $count } kierroksen jälkeen.
book-deals-only = Peli päättyy { $count } kierroksen jälkeen.
book-deals-done = Peli päättyy, kun kaikki sopimukset on pelattu.
book-deals-cut = Peli päättyy { $count } kierroksen jälkeen, vaikka sopimuksia olisi jäljellä.
book-deals-cut-tables = Peliin kuuluu { $amounts }; silloin sopimuksia voi jäädä pelaamatta.

# ------------------------------------------------------------------------------------ playing the tricks

book-tricks-count = Jokainen pelaa tikkiin vuorollaan yhden kortin, joten kierroksessa on { $count ->
        [one] { $count } tikki.
       *[other] { $count } tikkiä.
    }
book-tricks-hand = Jokainen pelaa tikkiin vuorollaan yhden kortin, joten kierroksessa on yhtä monta tikkiä kuin kullakin on kortteja.
book-lead-any =
    { $exceptions ->
        [yes] Tikin saa aloittaa millä kortilla tahansa, ellei sopimus estä aloittamasta joillakin korteilla.
       *[no] Tikin saa aloittaa millä kortilla tahansa.
    }
book-follow = Tikin ensimmäinen kortti avaa maan, ja maata on tunnustettava: jos pelaajalla on avattua maata, hänen on pelattava sitä.
book-beat-no =
    { $exceptions ->
        [yes] Korkeampaa korttia ei ole pakko pelata, ellei sopimus sitä vaadi.
       *[no] Korkeampaa korttia ei ole pakko pelata.
    }
book-discard-any =
    { $exceptions ->
        [yes] Jos pelaajalla ei ole avattua maata, hän saa pelata minkä kortin tahansa sopimuksen sääntöjen rajoissa.
       *[no] Jos pelaajalla ei ole avattua maata, hän saa sakata minkä kortin tahansa.
    }
book-trump-nowhere = Vain avatun maan kortti voi voittaa: korkein niistä vie tikin, eikä valttia ole.
book-trump-somewhere = Tikin voittaa avatun maan korkein kortti, paitsi jos sopimuksessa on valtti ja tikkiin on pelattu sitä.
book-winner-leads = Voittaja ottaa tikin sivuun ja aloittaa seuraavan.
book-last-card =
    { $exceptions ->
        [yes] Kierros pelataan viimeiseen korttiin asti, ellei sopimus sano, että se päättyy aiemmin.
       *[no] Kierros pelataan viimeiseen korttiin asti.
    }
book-captures-hidden = Otetut tikit pidetään kuvapuoli alaspäin, eikä kukaan saa katsoa niitä.
book-captures-penalties = Otetuista korteista ne, jotka maksavat pisteitä, jäävät näkyviin ottajansa eteen; muut pidetään kuvapuoli alaspäin.
book-captures-open = Kaikki otetut kortit jäävät näkyviin ottajansa eteen.
book-rules-yield = Sääntö ei päde, jos se ei jätä pelaajalle yhtään pelattavaa korttia.
book-winning-only =
    { $slams ->
        [yes] Slammeja lukuun ottamatta pisteitä voi voittaa
       *[no] Pisteitä voi voittaa
    } { $count ->
        [one] vain sopimuksessa ”{ $contracts }”.
       *[other] vain näissä sopimuksissa: { $contracts }.
    }
book-slam-nowhere = Kaiken ottaminen ei pelasta: siitä maksetaan kuten muutenkin.
book-slam-elsewhere =
    { $count ->
        [one] Sopimuksessa ”{ $contracts }” ei ole slammia: joka ottaa kaiken, maksaa siitä kuten muutenkin.
       *[other] Näissä sopimuksissa ei ole slammia, ja joka ottaa kaiken, maksaa siitä kuten muutenkin: { $contracts }.
    }

# --------------------------------------------------------------------------------------- the contracts

book-goal-avoid =
    { $what ->
        [trick] Tavoitteena on ottaa mahdollisimman vähän tikkejä.
        [last] Tavoitteena on välttää tikkejä aivan lopussa.
        [C] Tavoitteena on välttää ristejä.
        [S] Tavoitteena on välttää patoja.
        [D] Tavoitteena on välttää ruutuja.
        [H] Tavoitteena on välttää herttoja.
        [J] Tavoitteena on välttää jätkiä.
        [Q] Tavoitteena on välttää rouvia.
        [K] Tavoitteena on välttää kuninkaita.
       *[other] Tavoitteena on välttää kaikkea, mikä maksaa pisteitä.
    }
book-goal-take =
    { $what ->
        [trick] Tavoitteena on ottaa mahdollisimman paljon tikkejä.
        [last] Tavoitteena on ottaa tikkejä aivan lopussa.
        [C] Tavoitteena on ottaa mahdollisimman paljon ristejä.
        [S] Tavoitteena on ottaa mahdollisimman paljon patoja.
        [D] Tavoitteena on ottaa mahdollisimman paljon ruutuja.
        [H] Tavoitteena on ottaa mahdollisimman paljon herttoja.
        [J] Tavoitteena on ottaa mahdollisimman paljon jätkiä.
        [Q] Tavoitteena on ottaa mahdollisimman paljon rouvia.
        [K] Tavoitteena on ottaa mahdollisimman paljon kuninkaita.
       *[other] Tavoitteena on ottaa mahdollisimman paljon sitä, mikä tuo pisteitä.
    }
book-goal-mixed = Tavoitteena on ottaa sitä, mikä tuo pisteitä, ja välttää sitä, mikä niitä maksaa.
book-goal-nothing = Tällä kierroksella ei ole pisteitä jaossa.
book-goal-salad =
    { $count ->
        [one] Tällä kierroksella lasketaan toinen sopimus:
       *[other] Tällä kierroksella lasketaan useita sopimuksia yhtä aikaa:
    }

book-price-trick =
    { $effect ->
        [cost] Jokainen otettu tikki maksaa { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] Jokainen otettu tikki tuo { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] Otetuista tikeistä ei tule pisteitä.
    }
book-price-last =
    { $place ->
        [1] Viimeinen tikki
        [2] Toiseksi viimeinen tikki
        [3] Kolmanneksi viimeinen tikki
       *[4] Neljänneksi viimeinen tikki
    } { $effect ->
        [cost] maksaa ottajalleen { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] tuo ottajalleen { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] ei vaikuta pisteisiin.
    }
book-price-suit =
    { $effect ->
        [cost] Jokainen otettu { $suit ->
            [C] risti
            [S] pata
            [D] ruutu
           *[H] hertta
        } maksaa { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] Jokainen otettu { $suit ->
            [C] risti
            [S] pata
            [D] ruutu
           *[H] hertta
        } tuo { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] Otetuista { $suit ->
            [C] risteistä
            [S] padoista
            [D] ruuduista
           *[H] hertoista
        } ei tule pisteitä.
    }
book-price-rank =
    { $effect ->
        [cost] Jokainen otettu { $rank ->
            [2] kakkonen
            [3] kolmonen
            [4] nelonen
            [5] viitonen
            [6] kuutonen
            [7] seiska
            [8] kasi
            [9] ysi
            [10] kymppi
            [J] jätkä
            [Q] rouva
            [K] kuningas
           *[A] ässä
        } maksaa { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] Jokainen otettu { $rank ->
            [2] kakkonen
            [3] kolmonen
            [4] nelonen
            [5] viitonen
            [6] kuutonen
            [7] seiska
            [8] kasi
            [9] ysi
            [10] kymppi
            [J] jätkä
            [Q] rouva
            [K] kuningas
           *[A] ässä
        } tuo { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] Otetuista { $rank ->
            [2] kakkosista
            [3] kolmosista
            [4] nelosista
            [5] viitosista
            [6] kuutosista
            [7] seiskoista
            [8] kaseista
            [9] yseistä
            [10] kympeistä
            [J] jätkistä
            [Q] rouvista
            [K] kuninkaista
           *[A] ässistä
        } ei tule pisteitä.
    }
book-price-card =
    Kortti { $card } eli { $name } { $effect ->
        [cost] maksaa ottajalleen { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] tuo ottajalleen { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] ei vaikuta pisteisiin.
    }
book-price-card-instead =
    Kortti { $card } eli { $name } { $effect ->
        [cost] maksaa ottajalleen kaikkiaan { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }: sen maasta tai arvosta ei lasketa lisää mitään.
        [gain] tuo ottajalleen kaikkiaan { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }: sen maasta tai arvosta ei lasketa lisää mitään.
       *[nothing] ei vaikuta pisteisiin: sen maasta tai arvostakaan ei lasketa mitään.
    }
book-price-card-alone =
    Vain yhdellä kortilla on väliä, ja se on { $name } ({ $card }): sen ottaja { $effect ->
        [gain] saa { $points ->
            [one] { $points } pisteen.
           *[other] { $points } pistettä.
        }
       *[cost] menettää { $points ->
            [one] { $points } pisteen.
           *[other] { $points } pistettä.
        }
    }
book-price-last-alone =
    Vain { $place ->
        [1] viimeisellä tikillä
        [2] toiseksi viimeisellä tikillä
        [3] kolmanneksi viimeisellä tikillä
       *[4] neljänneksi viimeisellä tikillä
    } on väliä: sen ottaja { $effect ->
        [gain] saa { $points ->
            [one] { $points } pisteen.
           *[other] { $points } pistettä.
        }
       *[cost] menettää { $points ->
            [one] { $points } pisteen.
           *[other] { $points } pistettä.
        }
    }
book-price-both = Jos kortilla on hinta sekä maansa että arvonsa perusteella, siitä lasketaan kumpikin hinta.
book-salad-part = { $contract }: { $prices }
book-salad-adds = Kaikki lasketaan yhteen, myös samassa tikissä ja samasta kortista: kortti lasketaan kerran jokaisessa sopimuksessa, jossa siitä tulee pisteitä.
book-salad-own =
    { $count ->
        [one] Tästä sopimuksesta otetaan mukaan vain pisteet; sen muut säännöt eivät ole tässä voimassa.
       *[other] Näistä sopimuksista otetaan mukaan vain pisteet; niiden muut säännöt eivät ole tässä voimassa.
    }
book-salad-times = Pisteet ovat { $times ->
        [2] kaksinkertaiset
        [3] kolminkertaiset
        [4] nelinkertaiset
       *[other] { $times }-kertaiset
    } siihen verrattuna, mitä { $count ->
        [one] tästä sopimuksesta tulee yksinään
       *[other] näistä sopimuksista tulee yksinään
    }.
book-salad-fraction = Pisteet ovat { $multiply ->
        [1] { $divide ->
            [2] puolet
            [3] kolmasosa
            [4] neljäsosa
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } siitä, mitä { $count ->
        [one] tästä sopimuksesta tulee yksinään
       *[other] näistä sopimuksista tulee yksinään
    }.
book-salad-turned = Pisteet ovat päinvastaiset kuin { $count ->
        [one] tässä sopimuksessa yksinään
       *[other] näissä sopimuksissa yksinään
    }: mikä siellä maksaa pisteitä, tuo niitä tässä yhtä paljon.
book-salad-turned-times = Pisteet ovat päinvastaiset kuin { $count ->
        [one] tässä sopimuksessa yksinään
       *[other] näissä sopimuksissa yksinään
    } ja lisäksi { $times ->
        [2] kaksinkertaiset
        [3] kolminkertaiset
        [4] nelinkertaiset
       *[other] { $times }-kertaiset
    }.
book-salad-turned-fraction = Pisteet ovat päinvastaiset kuin { $count ->
        [one] tässä sopimuksessa yksinään
       *[other] näissä sopimuksissa yksinään
    }, ja niistä lasketaan { $multiply ->
        [1] { $divide ->
            [2] puolet
            [3] kolmasosa
            [4] neljäsosa
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    }.
book-salad-zero = { $count ->
        [one] Tämän sopimuksen pisteistä
       *[other] Näiden sopimusten pisteistä
    } ei tässä lasketa mitään.
book-total =
    Tässä sopimuksessa { $effect ->
        [cost] on menetettävänä kaikkiaan { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
        [gain] on voitettavana kaikkiaan { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
       *[nothing] voitot ja tappiot kumoavat toisensa.
    }
book-total-all-in =
    Jos kaikki pistekortit ovat pelissä, tässä sopimuksessa { $effect ->
        [cost] on menetettävänä kaikkiaan { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
        [gain] on voitettavana kaikkiaan { $points ->
            [one] { $points } piste.
           *[other] { $points } pistettä.
        }
       *[nothing] voitot ja tappiot kumoavat toisensa.
    }
book-total-tables =
    { $out ->
        [yes] Jos kaikki pistekortit ovat pelissä, sopimuksesta
       *[no] Sopimuksesta
    } tulee yhteensä { $amounts }.
book-inactive =
    { $count ->
        [one] Sopimusta ”{ $contract }” ei pelata yksinään; se lasketaan vain osana sopimusta ”{ $contracts }”.
       *[other] Sopimusta ”{ $contract }” ei pelata yksinään; se lasketaan vain osana näitä: { $contracts }.
    }

# Trumps.
book-trump-named =
    Kun sopimus on selvillä, { $choosing ->
        [yes] ilmoittaja
       *[no] ensimmäisen tikin aloittaja
    } nimeää valttimaan.
book-trump-named-or-none =
    Kun sopimus on selvillä, { $choosing ->
        [yes] ilmoittaja
       *[no] ensimmäisen tikin aloittaja
    } nimeää valttimaan tai sanoo, että pelataan ilman valttia.
book-trump-fixed = Valttina on { $suit ->
        [C] risti
        [S] pata
        [D] ruutu
       *[H] hertta
    }.
book-trump-wins = Valtti lyö kaikki muiden maiden kortit, ja tikin voittaa korkein valtti.
book-ruff-free = Jos pelaajalla ei ole avattua maata, hän saa pelata valtin tai minkä tahansa muun kortin.
book-ruff-must = Jos pelaajalla ei ole avattua maata, hänen on lyötävä valtilla, jos hän pääsee sillä tikissä johtoon.
book-overruff-must = Jos tikkiä on jo lyöty valtilla, pelaajan on lyötävä yli, jos hänellä on korkeampi valtti.
book-overruff-free = Jos tikkiä on jo lyöty valtilla, oma valtti saa olla matalampi.
book-underruff-must = Jos tikin valtteja ei voi lyödä yli, on silti pelattava matalampi valtti.
book-underruff-free = Jos tikin valtteja ei voi lyödä yli, saa pelata minkä kortin tahansa.
book-beat-trumps = Kun avattu maa on valtti, tikissä jo olevat valtit on ylitettävä, jos voi.
book-beat-always = Avatussa maassa on pelattava korkeampi kortti kuin tikissä jo on, jos voi; kun tikkiä on lyöty valtilla, mikä tahansa avatun maan kortti käy.

# A suit held back.
book-lead-nothing-else =
    { $suit ->
        [C] Ristillä
        [S] Padalla
        [D] Ruudulla
       *[H] Hertalla
    } ei saa aloittaa tikkiä, jos kädessä on mitään muuta maata.
book-lead-broken-any =
    { $suit ->
        [C] Ristillä saa aloittaa tikin vasta, kun jokin risti on jo pelattu, ellei kädessä ole pelkkää ristiä.
        [S] Padalla saa aloittaa tikin vasta, kun jokin pata on jo pelattu, ellei kädessä ole pelkkää pataa.
        [D] Ruudulla saa aloittaa tikin vasta, kun jokin ruutu on jo pelattu, ellei kädessä ole pelkkää ruutua.
       *[H] Hertalla saa aloittaa tikin vasta, kun jokin hertta on jo pelattu, ellei kädessä ole pelkkää herttaa.
    }
book-lead-broken-discard =
    { $suit ->
        [C] Ristillä saa aloittaa tikin vasta, kun jokin risti on sakattu toiseen maahan, ellei kädessä ole pelkkää ristiä.
        [S] Padalla saa aloittaa tikin vasta, kun jokin pata on sakattu toiseen maahan, ellei kädessä ole pelkkää pataa.
        [D] Ruudulla saa aloittaa tikin vasta, kun jokin ruutu on sakattu toiseen maahan, ellei kädessä ole pelkkää ruutua.
       *[H] Hertalla saa aloittaa tikin vasta, kun jokin hertta on sakattu toiseen maahan, ellei kädessä ole pelkkää herttaa.
    }
book-first-trick-no-lead = Ensimmäistä tikkiä ei saa aloittaa { $suit ->
        [C] ristillä
        [S] padalla
        [D] ruudulla
       *[H] hertalla
    }, jos kädessä on mitään muuta maata.
book-first-trick-no-play = Ensimmäiseen tikkiin ei saa pelata { $suit ->
        [C] ristiä
        [S] pataa
        [D] ruutua
       *[H] herttaa
    }, ei aloittaen eikä sakaten, elleivät muut säännöt jätä muuta mahdollisuutta.
book-first-trick-no-points = Ensimmäiseen tikkiin ei saa pelata pistekorttia, elleivät muut säännöt jätä muuta mahdollisuutta.
book-dump-void = Jos pelaajalla ei ole avattua maata mutta on kortteja, jotka maksavat pisteitä, hänen on sakattava niistä jokin, joka ei voita tikkiä.
book-dump-void-or-under = Kortista, joka maksaa pisteitä, on luovuttava heti, kun voi: se on sakattava toiseen maahan tai pelattava korkeamman kortin alle.
book-early-end = Kierros päättyy heti, kun kenelläkään ei enää ole kädessään pistekortteja; kesken oleva tikki pelataan ensin loppuun.

# Slams.
book-slam-mirror =
    Joka ottaa { $what ->
        [trick] kaikki tikit
        [C] kaikki ristit
        [S] kaikki padat
        [D] kaikki ruudut
        [H] kaikki hertat
        [J] kaikki jätkät
        [Q] kaikki rouvat
        [K] kaikki kuninkaat
        [card] kortin { $card }
       *[other] kaikki pistekortit
    }, tekee slammin: { $effect ->
        [cost] hän voittaa sen, minkä muuten menettäisi, ja
        [gain] hän menettää sen, minkä muuten voittaisi, ja
       *[mixed] hänen tuloksensa kääntyy vastakkaiseksi, menetys voitoksi ja voitto menetykseksi, ja
    } muut jäävät ilman pisteitä.
book-slam-fixed =
    Joka ottaa { $what ->
        [trick] kaikki tikit
        [C] kaikki ristit
        [S] kaikki padat
        [D] kaikki ruudut
        [H] kaikki hertat
        [J] kaikki jätkät
        [Q] kaikki rouvat
        [K] kaikki kuninkaat
        [card] kortin { $card }
       *[other] kaikki pistekortit
    }, tekee slammin ja voittaa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }; muut jäävät ilman pisteitä.
book-slam-charge-others =
    Joka ottaa { $what ->
        [trick] kaikki tikit
        [C] kaikki ristit
        [S] kaikki padat
        [D] kaikki ruudut
        [H] kaikki hertat
        [J] kaikki jätkät
        [Q] kaikki rouvat
        [K] kaikki kuninkaat
        [card] kortin { $card }
       *[other] kaikki pistekortit
    }, tekee slammin ja jää ilman pisteitä, mutta kukin muista menettää { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
book-slam-zero =
    Joka ottaa { $what ->
        [trick] kaikki tikit
        [C] kaikki ristit
        [S] kaikki padat
        [D] kaikki ruudut
        [H] kaikki hertat
        [J] kaikki jätkät
        [Q] kaikki rouvat
        [K] kaikki kuninkaat
        [card] kortin { $card }
       *[other] kaikki pistekortit
    }, tekee slammin, ja tällä kierroksella kaikki jäävät ilman pisteitä.
book-slam-worth = Slammista merkitään { $score } eikä { $instead }.
book-slam-worth-tables = Slammista merkitään { $amounts }.

# ------------------------------------------------------------------------------------------ the layout

book-goal-layout =
    { $aim ->
        [last] Tässä ei pelata tikkejä: kortit pelataan pöytään sarjoiksi, joka maa omaksi sarjakseen. Korteista kannattaa pitää kiinni mahdollisimman pitkään: tässä on paras jäädä viimeiseksi.
        [order] Tässä ei pelata tikkejä: kortit pelataan pöytään sarjoiksi, joka maa omaksi sarjakseen, ja ratkaisevaa on, missä järjestyksessä pelaajat pääsevät korteistaan.
        [none] Tässä ei pelata tikkejä: kortit pelataan pöytään sarjoiksi, joka maa omaksi sarjakseen.
       *[first] Tässä ei pelata tikkejä: kortit pelataan pöytään sarjoiksi, joka maa omaksi sarjakseen, ja tavoitteena on päästä korteistaan ensimmäisenä.
    }
book-layout-same = Kortit pelataan pöytään aivan kuten sopimuksessa ”{ $other }”.
book-layout-see = Korttien pelaamisesta pöytään kerrotaan kohdassa ”{ $section }”.
book-place =
    { $place ->
        [1] Ensimmäisenä korteistaan päässyt
        [2] Toinen
        [3] Kolmas
        [4] Neljäs
        [5] Viides
        [6] Kuudes
       *[7] Seitsemäs
    } { $effect ->
        [cost] menettää { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
        [gain] voittaa { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }.
       *[nothing] jää ilman pisteitä.
    }
book-place-rest =
    { $count ->
        [1] Viimeinen { $effect ->
            [cost] menettää { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
            [gain] voittaa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
           *[nothing] jää ilman pisteitä.
        }
       *[other] { $effect ->
            [cost] Kukin muista menettää { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
            [gain] Kukin muista voittaa { $points ->
                [one] { $points } pisteen
               *[other] { $points } pistettä
            }.
           *[nothing] Muut jäävät ilman pisteitä.
        }
    }
book-place-nobody = Tässä sopimuksessa kukaan ei voita eikä menetä pisteitä.
book-place-players = Kun pelaajia on { $players }:
book-starter-chooser = Ilmoittaja aloittaa.
book-starter-dealer = Jakaja aloittaa.
book-starter-next = Jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja aloittaa.
book-starter-previous = Jakajan { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja aloittaa, joten toinen vuoro on jakajalla.
book-starter-holder = Se, jolla on { $name } ({ $card }), aloittaa.
book-starter-holder-out =
    Jos se kortti ei ole pelissä, aloittaa { $choosing ->
        [yes] ilmoittaja.
       *[no] se, joka aloittaa muillakin kierroksilla.
    }
book-start-fixed = Maan saa avata vain sen { $rank ->
        [2] kakkosella
        [3] kolmosella
        [4] nelosella
        [5] viitosella
        [6] kuutosella
        [7] seiskalla
        [8] kasilla
        [9] ysillä
        [10] kympillä
        [J] jätkällä
        [Q] rouvalla
        [K] kuninkaalla
       *[A] ässällä
    } ({ $letter }).
book-start-laid = Ensimmäinen kortti saa olla mikä tahansa: sen arvo on aloitusarvo, ja muut maat saa avata vain saman arvon kortilla.
book-start-named = Ennen ensimmäistä korttia aloittaja nimeää aloitusarvon, jota hänellä itsellään ei tarvitse olla, kunhan jokin sen arvon kortti on pelissä: maan saa avata vain aloitusarvon kortilla.
book-start-lacks = Jos aloittajalla ei ole yhtään tällaista korttia, hän sanoo ohi, ja vuoro siirtyy seuraavalle.
book-extend = Kukin pelaa vuorollaan pöytään yhden kortin: sillä avataan maa tai jatketaan saman maan sarjaa sen kummasta tahansa päästä, oli sarjan aloittanut kuka tahansa.
book-row-order = Sarjassa kortit ovat tässä järjestyksessä: { $ranks }.
book-row-ends = Sarjan päissä ovat { $first } ja { $last }, eikä sarja jatku toisesta päästä toiseen.
book-ace-low = Ässä tulee sarjan matalaan päähän kortin { $lowest } viereen, vaikka sen paikka tikeissä on toinen.
book-ace-ranked = Ässän paikka sarjassa on sama kuin tikeissä.
book-ace-first-decides = Ensimmäisenä pelattu ässä ratkaisee kaikkien neljän maan puolesta, tulevatko ässät kortin { $highest } vai kortin { $lowest } viereen; sen pelaaja sanoo kumpaan, jos molemmat paikat ovat auki tai jos ässä itse on aloituskortti.
book-must-lay = Jos jokin kortti käy, sellainen on pelattava; ohi sanotaan vain, kun mikään ei käy.
book-ace-again-none = Ässä pelataan niin kuin muutkin kortit, ja vuoro siirtyy seuraavalle.
book-ace-again-optional = Ässän pelannut saa halutessaan pelata heti toisenkin kortin.
book-ace-again-mandatory = Ässän pelanneen on heti pelattava toinenkin kortti, jos hän voi.
book-ace-chain-renew = Jos sekin on ässä, sama pätee taas.
book-ace-chain-once = Lisäkortteja on vuorossa vain yksi, vaikka sekin olisi ässä.
book-ace-chain-free = Lisäkortin jälkeen saa samalla vuorolla pelata vielä niin monta korttia kuin haluaa.
book-layout-end-settled =
    { $for ->
        [all] Kierros päättyy heti, kun
       *[some] Kun pelaajia on { $players }, kierros päättyy heti, kun
    } { $count ->
        [1] yksi pelaaja
        [2] kaksi pelaajaa
        [3] kolme pelaajaa
       *[other] { $count } pelaajaa
    } on päässyt korteistaan{ $left ->
        [1] .
       *[other] , sillä muut sijat ovat kaikki samanarvoisia.
    }
book-layout-end-all-but-one = Kierros jatkuu, kunnes vain yhdellä pelaajalla on enää kortteja.
book-missing-bridge = Kortti, joka ei ole pelissä, katsotaan pelatuksi heti, kun sarja on edennyt sen kohdalle; jos maa pitäisi avata juuri sillä, maa on auki alusta asti.
book-missing-block = Kortti, joka ei ole pelissä, katkaisee sarjansa: sen taakse ei voi pelata mitään.
book-blocked-redeal = Jos kaikki ovat joutuneet peräkkäin sanomaan ohi, kortit sekoitetaan ja jaetaan uudestaan.
book-blocked-split = Jos kaikki ovat joutuneet peräkkäin sanomaan ohi, kierros päättyy, ja ne, joilla on vielä kortteja, jakavat jäljellä olevien sijojen pisteet tasan; murto-osat jätetään pois.

# ------------------------------------------------------------------------------------------- doubles

book-double-what = Kahdennus on kahden pelaajan välinen sivuveto siitä, kumpi heistä selviää tästä kierroksesta paremmin.
book-double-when = Kahdennukset tehdään, kun sopimus on selvillä, ennen ensimmäistä korttia.
book-double-lap =
    Kukin puhuu kerran: ensin { $choosing ->
        [yes] ilmoittajan
       *[no] jakajan
    } { $side ->
        [left] vasemmalla
       *[right] oikealla
    } puolella istuva pelaaja, sitten muut järjestyksessä ja viimeisenä { $choosing ->
        [yes] ilmoittaja itse.
       *[no] jakaja, jota tässä kutsutaan ilmoittajaksi.
    }
book-double-who-any = Puhevuorollaan saa kahdentaa kenet tahansa muista, yhden tai useampia.
book-double-who-declarer-only = Puhevuorollaan saa kahdentaa ilmoittajan, ei ketään muuta.
book-double-declarer-redouble-only = Ilmoittaja itse ei kahdenna ketään.
book-double-declarer-may-double = Myös ilmoittaja saa kahdentaa kenet tahansa muista.
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [one] Sopimuksessa ”{ $contracts }” saa kahdentaa ainoastaan ilmoittajan.
           *[other] Näissä sopimuksissa saa kahdentaa ainoastaan ilmoittajan: { $contracts }.
        }
       *[yes] { $count ->
            [one] Sopimuksessa ”{ $contracts }”, jossa pisteitä tavoitellaan eikä vältetä, saa kahdentaa ainoastaan ilmoittajan.
           *[other] Näissä sopimuksissa, joissa pisteitä tavoitellaan eikä vältetä, saa kahdentaa ainoastaan ilmoittajan: { $contracts }.
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [one] Sopimuksessa ”{ $contracts }” saa kahdentaa samat pelaajat kuin muissakin.
           *[other] Näissä sopimuksissa saa kahdentaa samat pelaajat kuin muissakin: { $contracts }.
        }
       *[yes] { $count ->
            [one] Sopimuksessa ”{ $contracts }”, jossa pisteitä tavoitellaan eikä vältetä, saa kahdentaa samat pelaajat kuin muissakin.
           *[other] Näissä sopimuksissa, joissa pisteitä tavoitellaan eikä vältetä, saa kahdentaa samat pelaajat kuin muissakin: { $contracts }.
        }
    }
book-redouble-own-turn = Kahdennettu saa vastakahdentaa kahdentajansa omalla puhevuorollaan, jos se on vielä edessä.
book-redouble-declarer-only = Vain ilmoittaja saa vastakahdentaa, ja vain ne pelaajat, jotka ovat kahdentaneet hänet.
book-redouble-none = Vastakahdennuksia ei ole.
book-quota = Pelin aikana kunkin on kahdennettava jokainen muu pelaaja tämän ollessa ilmoittajana vähintään { $count ->
        [1] kerran.
        [2] kahdesti.
       *[other] { $count } kertaa.
    }
book-quota-forced = Jos samalle ilmoittajalle on antamatta yhtä monta kahdennusta kuin hänellä on kierroksia jäljellä, on pakko kahdentaa.
book-quota-unforced = Millään yksittäisellä kierroksella ei ole pakko kahdentaa: oikean hetken saa valita itse.
book-undoubled-played = Kierros, jolla kukaan ei kahdenna, pelataan kuten muutkin.
book-undoubled-skipped = Sopimusta, jossa pisteitä voi menettää, ei pelata, jos kukaan ei kahdenna: muut jakavat sen yhteispisteet tasan, kokonaisiin pisteisiin ilmoittajan eduksi pyöristettynä, ja ilmoittaja saa sen, mitä pyöristyksestä jää yli.
book-double-settle = Kierroksen jälkeen jokainen pari, jonka välillä on kahdennus, vertaa tuloksiaan sellaisina kuin ne olivat ennen kahdennuksia, ja huonommin selvinnyt maksaa toiselle erotuksen.
book-double-times =
    { $times ->
        [0] Kahdennuksesta ei makseta mitään.
        [1] Kahdennuksesta erotus maksetaan kerran.
        [2] Kahdennuksesta erotus maksetaan kahdesti.
       *[other] Kahdennuksesta erotus maksetaan { $times } kertaa.
    }
book-redouble-times =
    { $times ->
        [0] Vastakahdennuksesta ei makseta mitään.
        [1] Vastakahdennuksesta erotus maksetaan kerran.
        [2] Vastakahdennuksesta erotus maksetaan kahdesti.
       *[other] Vastakahdennuksesta erotus maksetaan { $times } kertaa.
    }
book-double-sum = Kaikkien pelaajien pisteiden summa pysyy samana.

# ------------------------------------------------------------------------------------ counting and end

book-double-nowhere = Jokainen tulos jää sellaisenaan voimaan: kahdennuksia ei ole.
book-write-down = Joka kierroksen lopussa pisteet merkitään muistiin ja sopimus rastitetaan.
book-sign-signed = Menetetyt pisteet merkitään miinuksina ja voitetut plussina; suurin summa voittaa.
book-sign-penalty = Pisteet ovat rangaistuspisteitä: menetetyt lisätään pelaajan summaan ja voitetut vähennetään siitä; pienin summa voittaa.
book-handicap = Ilmoittajalla on tasoitus: hänen tappionsa lasketaan kaksin verroin ja voittonsa vain puolittain, alaspäin pyöristettynä.
book-handicap-example = Esimerkiksi sopimuksessa ”{ $contract }” ilmoittajalle merkitään { $after }, kun se muuten olisi { $before }.
book-ties = Tasapisteisiin jääneet jakavat sijan, ensimmäisenkin.
book-interrupt = Pelin voi keskeyttää ja jatkaa toiste, kunhan pisteet ja rastit pidetään tallessa.

# ------------------------------------------------------------------------------------------- examples

book-example = Esimerkki: { $contract }
book-example-double = Esimerkki kahdennuksista: { $contract }
book-example-player = Pelaaja
# Solut ovat nominatiivissa, sillä ne ovat myös kohdassa book-example-part.
book-example-took = Otettu
book-example-place = Sija
book-example-points = Pisteet
book-example-before = Ennen kahdennuksia
book-example-after = Kahdennusten jälkeen
book-took-nothing = ei mitään
book-took-trick =
    { $count ->
        [one] { $count } tikki
       *[other] { $count } tikkiä
    }
book-took-last =
    { $place ->
        [1] viimeinen tikki
        [2] toiseksi viimeinen tikki
        [3] kolmanneksi viimeinen tikki
       *[4] neljänneksi viimeinen tikki
    }
book-took-suit =
    { $suit ->
        [C] { $count ->
            [one] { $count } risti
           *[other] { $count } ristiä
        }
        [S] { $count ->
            [one] { $count } pata
           *[other] { $count } pataa
        }
        [D] { $count ->
            [one] { $count } ruutu
           *[other] { $count } ruutua
        }
       *[H] { $count ->
            [one] { $count } hertta
           *[other] { $count } herttaa
        }
    }
book-took-rank =
    { $rank ->
        [2] { $count ->
            [one] { $count } kakkonen
           *[other] { $count } kakkosta
        }
        [3] { $count ->
            [one] { $count } kolmonen
           *[other] { $count } kolmosta
        }
        [4] { $count ->
            [one] { $count } nelonen
           *[other] { $count } nelosta
        }
        [5] { $count ->
            [one] { $count } viitonen
           *[other] { $count } viitosta
        }
        [6] { $count ->
            [one] { $count } kuutonen
           *[other] { $count } kuutosta
        }
        [7] { $count ->
            [one] { $count } seiska
           *[other] { $count } seiskaa
        }
        [8] { $count ->
            [one] { $count } kasi
           *[other] { $count } kasia
        }
        [9] { $count ->
            [one] { $count } ysi
           *[other] { $count } ysiä
        }
        [10] { $count ->
            [one] { $count } kymppi
           *[other] { $count } kymppiä
        }
        [J] { $count ->
            [one] { $count } jätkä
           *[other] { $count } jätkää
        }
        [Q] { $count ->
            [one] { $count } rouva
           *[other] { $count } rouvaa
        }
        [K] { $count ->
            [one] { $count } kuningas
           *[other] { $count } kuningasta
        }
       *[A] { $count ->
            [one] { $count } ässä
           *[other] { $count } ässää
        }
    }
book-took-place =
    { $place ->
        [1] ensimmäinen
        [2] toinen
        [3] kolmas
        [4] neljäs
        [5] viides
        [6] kuudes
       *[7] seitsemäs
    }
book-took-place-open = kortteja vielä kädessä
book-example-beside = Kun pöydässä on vain { $card }, seuraavaksi käy { $cards }.
book-example-trick = { $seat } ottaa tikin, jossa on { $cards }: { $parts }, yhteensä { $score }.
book-example-slam = { $seat } tekee slammin.
book-example-doubles = { $seat } kahdentaa { $other ->
        [Aino] Ainon
        [Eero] Eeron
        [Kaisa] Kaisan
        [Mikko] Mikon
        [Sanna] Sannan
        [Ville] Villen
        [Tiina] Tiinan
       *[other] pelaajan { $other }
    }.
book-example-redoubles = { $seat } vastakahdentaa { $other ->
        [Aino] Ainon
        [Eero] Eeron
        [Kaisa] Kaisan
        [Mikko] Mikon
        [Sanna] Sannan
        [Ville] Villen
        [Tiina] Tiinan
       *[other] pelaajan { $other }
    }.
book-example-declarer = { $seat } on ilmoittaja.
book-example-part = { $points } ({ $what })

# ---------------------------------------------------------------------------------------- differences

book-differences = Taulukossa on jokainen sääntö, joka on toisin kuin säännöissä ”{ $base }”.
book-differences-caption = Tämä pöytä ja ”{ $base }” rinnakkain
book-differences-about = Asia
book-differences-here = Tässä pöydässä
book-differences-there = Säännöissä ”{ $base }”
book-differences-silent = ei mitään erityistä
book-differences-parts = Lisäksi lasketaan: { $parts }.
book-differences-played = Sopimus ”{ $contract }” pelataan.
book-differences-not-played = Sopimusta ”{ $contract }” ei pelata.
book-differences-place = Sopimuksen ”{ $contract }” paikka luettelossa on { $place }.

# --------------------------------------------------------------------------------- the book as a thing

book-contents = Sisällys
book-help = Kirjoita säännöistä sääntökirja.
book-help-output = Kirjoita se tähän tiedostoon: .txt, .html tai .pdf.
book-written = Sääntökirja on tiedostossa { $file }.
book-ending = Sääntökirjan tiedoston pääte on .txt, .html tai .pdf, ei ”{ $given }”.
