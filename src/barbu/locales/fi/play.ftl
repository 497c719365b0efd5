# Playing in the terminal.

## Words that may be typed, small letters without dots above, apart by spaces. The hand is not “kasi”: that is the eight.

play-word-rules = ? saannot saanto rules
play-word-score = pisteet piste score taulukko s
play-word-grid = ruudukko sopimukset g grid
play-word-last = viimeinen v last l
play-word-hand = kortit kateni hand
play-word-table = poyta table
play-word-undo = peru peruuta undo u takaisin
play-word-quit = lopeta poistu quit q exit
play-word-help = apua apu ohje help komennot
play-word-look = katso look
play-word-pass = ohi pass
play-word-stop = riittaa seis stop
play-word-high = korkea ylos high yla
play-word-low = matala alas low ala
play-word-all = kaikki all
play-word-flanks = muut flanks
play-word-none = ei hiljaa none n
play-word-no-trump = ilman ei valtitta none nt
play-word-more = lisää lisaa more m
play-word-next = n seuraava
play-word-previous = b takaisin edellinen
play-word-trick-next = t tikki
play-word-trick-previous = bt tt
play-word-deal-next = k kierros d
play-word-deal-previous = bk kk dd

## Numbers of things

play-count-cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
play-count-tricks = { $count ->
    [one] { $count } tikki
   *[other] { $count } tikkiä
}
play-count-things = { $count } { $things }
play-item-trick = { $count ->
    [one] tikki
   *[other] tikkiä
}
play-item-last = viimeinen tikki
play-item-last2 = toiseksi viimeinen tikki
play-item-last3 = kolmanneksi viimeinen tikki
play-item-last4 = neljänneksi viimeinen tikki
play-item-suit-C = { $count ->
    [one] risti
   *[other] ristiä
}
play-item-suit-S = { $count ->
    [one] pata
   *[other] pataa
}
play-item-suit-D = { $count ->
    [one] ruutu
   *[other] ruutua
}
play-item-suit-H = { $count ->
    [one] hertta
   *[other] herttaa
}
play-item-rank-2 = { $count ->
    [one] kakkonen
   *[other] kakkosta
}
play-item-rank-3 = { $count ->
    [one] kolmonen
   *[other] kolmosta
}
play-item-rank-4 = { $count ->
    [one] nelonen
   *[other] nelosta
}
play-item-rank-5 = { $count ->
    [one] viitonen
   *[other] viitosta
}
play-item-rank-6 = { $count ->
    [one] kuutonen
   *[other] kuutosta
}
play-item-rank-7 = { $count ->
    [one] seiska
   *[other] seiskaa
}
play-item-rank-8 = { $count ->
    [one] kasi
   *[other] kasia
}
play-item-rank-9 = { $count ->
    [one] ysi
   *[other] ysiä
}
play-item-rank-10 = { $count ->
    [one] kymppi
   *[other] kymppiä
}
play-item-rank-J = { $count ->
    [one] jätkä
   *[other] jätkää
}
play-item-rank-Q = { $count ->
    [one] rouva
   *[other] rouvaa
}
play-item-rank-K = { $count ->
    [one] kuningas
   *[other] kuningasta
}
play-item-rank-A = { $count ->
    [one] ässä
   *[other] ässää
}
play-place = { $place }.
play-place-finished = { $place }. sija
play-price-place = { $place }. { $points }

## The table

play-deal-of = kierros { $deal }/{ $deals }
play-no-cards-yet = {" "}Jako{" "}
play-no-contract-yet = {" "}Sopimusta valitaan{" "}
play-chosen-by = { $me ->
    [yes] valitsit itse
   *[no] { $who } valitsi
}
play-blind = sokkona, ×{ $times }
play-trump = valtti { $suit }
play-no-trump = ilman valttia
play-start-rank = aloitusarvo { $rank }
play-out = poissa: { $cards }
play-thrown-in = { $count ->
    [one] jaettu uudestaan
   *[other] jaettu uudestaan { $count } kertaa
}
play-doubles = { $me ->
    [yes] kahdennat: { $whom }
   *[no] { $who } kahdentaa: { $whom }
}
play-redoubled = {" "}(vastakahdennus)
play-left = jäljellä { $things }
play-left-nothing = otettavaa ei enää ole
play-left-places = voitettavana vielä: { $points }
play-letter-dealer = J
play-letter-chooser = I
play-letter-declarer = I
play-letter-leader = A
play-head-cards = kortit
play-head-tricks = tikit
play-head-deal = kierros
play-head-total = yhteensä
play-seat-points = { $deal } · yht. { $total }
play-board-bridged = Ei pelissä, ohitetaan: { $cards }
play-board-blocked = Ei pelissä, katkaisee sarjan: { $cards }

## What happens

play-told-list = Arvotut sopimukset: { $contracts }.
play-told-draw = Jakovuoro nostetaan: { $drawn }.
play-told-draw-again = Tasapeli, nostetaan uudestaan: { $drawn }.
play-told-drawn = { $who } { $card }
play-told-first-dealer = { $me ->
    [yes] Jaat ensimmäisenä.
   *[no] { $who } jakaa ensimmäisenä.
}
play-told-box-at-zero = Sopimusta { $contract } ei voi pelata näillä korteilla: se merkitään nollaan.
play-told-thrown-in = Kortit heitetään pois ja jaetaan uudestaan.
play-told-plays = { $me ->
    [yes] Pelaat kortin { $card }.
   *[no] { $who } pelaa kortin { $card }.
}
play-told-lays = { $me ->
    [yes] Pelaat pöytään kortin { $card }.
   *[no] { $who } pelaa pöytään kortin { $card }.
}
play-told-lays-high = { $me ->
    [yes] Pelaat kortin { $card }: ässät ylös.
   *[no] { $who } pelaa kortin { $card }: ässät ylös.
}
play-told-lays-low = { $me ->
    [yes] Pelaat kortin { $card }: ässät alas.
   *[no] { $who } pelaa kortin { $card }: ässät alas.
}
play-told-out = { $me ->
    [yes] Pääset korteistasi, sija { $place }.
   *[no] { $who } pääsee korteistaan, sija { $place }.
}
play-told-passes = { $me ->
    [yes] Sanot ohi.
   *[no] { $who } sanoo ohi.
}
play-told-stops = { $me ->
    [yes] Jätät siihen.
   *[no] { $who } jättää siihen.
}
play-told-chooses = { $me ->
    [yes] Valitset sopimuksen { $contract }.
   *[no] { $who } valitsee sopimuksen { $contract }.
}
play-told-chooses-blind = { $me ->
    [yes] Valitset sokkona sopimuksen { $contract }.
   *[no] { $who } valitsee sokkona sopimuksen { $contract }.
}
play-told-looks = { $me ->
    [yes] Otat korttisi käteen.
   *[no] { $who } ottaa korttinsa käteen.
}
play-told-trump = { $me ->
    [yes] Nimeät valtiksi maan { $suit }.
   *[no] { $who } nimeää valtiksi maan { $suit }.
}
play-told-no-trump = { $me ->
    [yes] Päätät pelata ilman valttia.
   *[no] { $who } päättää pelata ilman valttia.
}
play-told-start = { $me ->
    [yes] Valitset aloitusarvon { $rank }.
   *[no] { $who } valitsee aloitusarvon { $rank }.
}
play-told-silent = { $me ->
    [yes] Et kahdenna.
   *[no] { $who } ei kahdenna.
}
play-told-doubles = { $me ->
    [yes] Kahdennat: { $whom }.
   *[no] { $who } kahdentaa: { $whom }.
}
play-told-takes = { $me ->
    [yes] Otat tikin.
   *[no] { $who } ottaa tikin.
}
play-told-takes-points = { $me ->
    [yes] Otat tikin: { $points }.
   *[no] { $who } ottaa tikin: { $points }.
}
play-told-undone = Peruttu. Päätät uudestaan.
play-told-slam = { $me ->
    [yes] Slammi: otit kaiken.
   *[no] Slammi: { $who } otti kaiken.
}
play-whom-you = sinä
play-last-trick = Viime tikki: { $cards } → { $who }
play-takes-it = ottaa
play-passed = ohi
play-stopped = jätti siihen
play-no-last-trick = Tällä kierroksella ei ole vielä täyttä tikkiä.

## What is asked

play-prompt = >
play-next-deal = Enter jatkaa seuraavaan kierrokseen:
play-press-enter = Enter palaa pöytään:
play-only-enter = Enter jatkaa; myös pisteet, ruudukko, apua ja lopeta käyvät tässä.
play-ask-choice = Minkä sopimuksen valitset? (numero tai nimi)
play-ask-blind = Valitse nyt korttejasi näkemättä, ja kaikki pisteet lasketaan ×{ $times }, tai kirjoita katso.
play-ask-choice-before = Valitset ennen jakoa: kaikki pisteet lasketaan ×{ $times }.
play-ask-barred = Ei nyt, kortti ei ole pelissä: { $contracts }
play-ask-trump = Mikä maa on valtti?
play-ask-start = Mistä arvosta suite alkaa? { $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who } (vastakahdennus)
play-ask-must-double = Olet velkaa kahdennuksen, ja se on annettava nyt: { $who }.
play-ask-owed = Olet velkaa vielä { $count ->
    [one] { $count } kahdennuksen
   *[other] { $count } kahdennusta
} ({ $who }), ja aikaa on { $deals ->
    [one] tämä kierros
   *[other] { $deals } kierrosta
}.
play-ask-doubles = Kenet kahdennat? Numeroita tai nimiä, tai kaikki, muut, ei.
play-ask-lead = Aloita tikki.
play-ask-follow = Sinun vuorosi, avattu maa on { $suit }.
play-ask-discard = Sinun vuorosi, sinulla ei ole avattua maata { $suit }.
play-ask-pass = Sinulla ei ole pelattavaa: Enter sanoo ohi.
play-ask-lay = Sinun vuorosi pelata kortti pöytään.
play-ask-lay-ace = Sinun vuorosi. Sano ässälle korkea tai matala: A♠ korkea.
play-ask-again = Ässä antaa sinulle lisäkortin.
play-ask-again-or-stop = Ässän jälkeen voit pelata lisäkortin, tai kirjoita riittää.
play-ask-start-card = Aloitat: korttisi arvo avaa kaikki neljä sarjaa.

## What was not understood

play-nothing-typed = Kirjoita numero, kortti tai komento; apua luettelee ne.
play-not-understood-playing = ”{ $text }” ei ole kortti eikä komento. Mahdollista: { $legal }.
play-not-understood-choosing = ”{ $text }” ei ole sopimus. Mahdollista: { $legal }.
play-not-understood-namingtrump = ”{ $text }” ei ole maa. Mahdollista: { $legal }.
play-not-understood-namingstart = ”{ $text }” ei ole arvo. Mahdollista: { $legal }.
play-not-understood-doubling = ”{ $text }” ei ole kukaan täällä. Kirjoita numeroita tai nimiä, tai kaikki, muut, ei.
play-no-such-number = Numeroa { $given } ei ole tässä: 1–{ $most }.
play-which-card = ”{ $text }” voi olla { $cards }. Kirjoita numero tai maan merkki.
play-which-suit = ”{ $text }” voi olla { $suits }. Kirjoita numero tai koko sana.

## The end of a deal and of the match

play-summary-title = Kierros { $deal }
play-reason-place = { $place }. sija { $points }
play-reason-shared-places = osuus jäljellä olevasta { $points }
play-reason-slam = slammi { $points }
play-reason-undoubled = kukaan ei kahdentanut { $points }
play-reason-blind = sokkona { $points }
play-reason-handicap = ilmoittajan tasoitus { $points }
play-reason-doubles = kahdennukset { $points }
play-why = { $who }: { $reasons }
play-sheet-empty = Taulukossa ei ole vielä mitään.
play-low-wins = Pienin summa voittaa.
play-high-wins = Suurin summa voittaa.
play-grid-legend = numero: pelattu kierros; ▶ nyt; · pelaamatta
play-winner = { $me ->
    [yes] Voitat, pisteitä { $points }
   *[no] { $who } voittaa, pisteitä { $points }
}
play-winners = Jaettu voitto: { $names }, pisteitä { $points }
play-standing = { $place }. { $who }  { $points }
play-standing-tied = { $place }. { $who } (tasan)  { $points }

## The rules of a contract

play-rule-salad = Kaikki lasketaan yhtä aikaa: { $contracts }.
play-rule-salad-scale = Kaikkien arvojen kerroin on { $scale }.
play-rule-trick-loss = Jokainen tikki maksaa { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-trick-gain = Jokainen tikki tuo { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-last-loss = Ottajalleen { $trick } maksaa { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-last-gain = Ottajalleen { $trick } tuo { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-each-loss = Jokainen { $thing } maksaa { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-each-gain = Jokainen { $thing } tuo { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-card-loss = { $card } maksaa { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-card-gain = { $card } tuo { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-card-loss-instead = Sen sijaan { $card } maksaa { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-card-gain-instead = Sen sijaan { $card } tuo { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-total-loss = Kaikkiaan menetettävänä on { $points } pistettä.
play-rule-total-gain = Kaikkiaan voitettavana on { $points } pistettä.
play-rule-layout-aim = Yritä päästä korteistasi ensimmäisenä.
play-rule-place-gain = { $place ->
    [1] ensimmäinen saa { $points }
    [2] toinen { $points }
    [3] kolmas { $points }
    [4] neljäs { $points }
    [5] viides { $points }
    [6] kuudes { $points }
    [7] seitsemäs { $points }
   *[other] { $place }. { $points }
}
play-rule-place-loss = { $place ->
    [1] ensimmäinen menettää { $points }
    [2] toinen menettää { $points }
    [3] kolmas menettää { $points }
    [4] neljäs menettää { $points }
    [5] viides menettää { $points }
    [6] kuudes menettää { $points }
    [7] seitsemäs menettää { $points }
   *[other] { $place }. menettää { $points }
}
play-rule-places = Pisteet järjestyksen mukaan: { $places }{ $rest }.
play-rule-places-rest = , muut eivät mitään
play-rule-no-trump = Valttia ei ole.
play-rule-trump-named = Ilmoittaja nimeää valtin.
play-rule-trump-named-or-none = Ilmoittaja nimeää valtin tai pelaa ilman.
play-rule-trump-fixed = Valtti on { $suit }.
play-rule-follow = Maata on tunnustettava; ilman avattua maata saa pelata minkä kortin vain, ellei alempana sanota muuta.
play-rule-beat-trumps = Kun valttia on avattu, on pelattava korkeampi, jos voi.
play-rule-beat-always = Avatussa maassa on pelattava korkeampi, jos voi.
play-rule-ruff = Ilman avattua maata on lyötävä valtilla.
play-rule-overruff = Jos tikissä on jo lyöty valtti, on lyötävä yli, jos voi.
play-rule-underruff = Jos ei voi lyödä yli, on silti pelattava valtti.
play-rule-no-underruff = Jos ei voi lyödä yli, saa pelata minkä kortin vain.
play-rule-dump-void = Ilman avattua maata on sakattava miinuskortti, jos sellainen on.
play-rule-dump-void-or-under = Miinuskortti on sakattava heti, kun se ei vie tikkiä.
play-rule-first-no-lead = Ensimmäistä tikkiä ei saa aloittaa maalla { $suit }, ellei muuta ole.
play-rule-first-no-play = Ensimmäiseen tikkiin ei saa pelata maata { $suit }, ellei muuta ole.
play-rule-first-no-points = Ensimmäiseen tikkiin ei saa pelata pistekorttia, ellei muuta ole.
play-rule-lead-never = Maalla { $suit } ei saa aloittaa, jos kädessä on mitään muuta.
play-rule-lead-broken-any = Maalla { $suit } ei saa aloittaa, ennen kuin sitä on pelattu, ellei muuta ole.
play-rule-lead-broken-discard = Maalla { $suit } ei saa aloittaa, ennen kuin sitä on sakattu toiseen maahan, ellei muuta ole.
play-rule-early-end = Kierros loppuu, kun pistekortteja ei enää ole.
play-rule-ranking = Korkeimmasta alas: { $ranks }.
play-rule-slam-tricks = kaikki tikit
play-rule-slam-items = kaikki pistekortit
play-rule-slam-mirror = Se, joka ottaa { $takes }, saa pisteet, jotka muuten menettäisi.
play-rule-slam-fixed = Se, joka ottaa { $takes }, saa sen sijaan { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-slam-charge-others = Jos yksi pelaaja ottaa { $takes }, jokainen muu menettää sen sijaan { $count ->
    [one] { $count } pisteen
   *[other] { $count } pistettä
}.
play-rule-slam-zero = Jos yksi pelaaja ottaa { $takes }, kukaan ei saa pisteitä.
play-rule-start-fixed = Maan avaa sen { $rank }.
play-rule-start-laid = Ensimmäisen pelatun kortin arvo avaa muutkin maat.
play-rule-start-named = Maat avaava arvo nimetään ennen alkua.
play-rule-starter-dealer = Jakaja aloittaa.
play-rule-starter-next = Jakajasta seuraava pelaaja aloittaa.
play-rule-starter-previous = Jakajaa edeltävä pelaaja aloittaa.
play-rule-starter-holder = Se, jolla on { $card }, aloittaa.
play-rule-starter-chooser = Ilmoittaja aloittaa.
play-rule-starter-leads-dealer = Jakaja aloittaa.
play-rule-starter-leads-next = Jakajasta seuraava pelaaja aloittaa.
play-rule-starter-leads-previous = Jakajaa edeltävä pelaaja aloittaa.
play-rule-runs = Jokainen maa on yksi sarja: avaa maa tai jatka sarjaa seuraavalla kortilla ylös tai alas.
play-rule-ace-high = Ässä menee ylimmäksi.
play-rule-ace-low = Ässä menee alimmaksi.
play-rule-ace-first-decides = Ensimmäinen ässä päättää kaikkien puolesta, menevätkö ässät ylös vai alas.
play-rule-again-optional = Ässän pelaaja saa pelata uudelleen.
play-rule-again-mandatory = Ässän pelaajan on pelattava uudelleen, jos voi.
play-rule-chain-renew = Jos sekin on ässä, sama pätee taas.
play-rule-chain-once = Lisäkortteja on vain yksi, vaikka se olisi ässä.
play-rule-chain-free = Sen jälkeen saa jatkaa niin pitkään kuin haluaa.
play-rule-pass = Ohi saa sanoa vain, kun pelattavaa ei ole.
play-rule-missing-bridge = Kortti, joka ei ole pelissä, ohitetaan.
play-rule-missing-block = Kortti, joka ei ole pelissä, katkaisee sarjansa.
play-rule-blocked-redeal = Jos kukaan ei voi jatkaa, jaetaan uudestaan.
play-rule-blocked-split = Jos kukaan ei voi jatkaa, pelissä olevat jakavat jäljellä olevat pisteet.
play-rule-end-settled = Kierros loppuu, kun jäljellä olevista sijoista saa kaikista yhtä paljon.
play-rule-end-all-but-one = Kierros loppuu, kun vain yhdellä on kortteja.
play-rule-blind-before = Sopimus valitaan ennen kuin kortit nähdään; kaikki pisteet lasketaan ×{ $times }.
play-rule-blind-either = Sokkona valittuna kaikki pisteet lasketaan ×{ $times }.
play-rule-handicap = Ilmoittajan omat tappiot lasketaan kaksin verroin ja omat voitot puolittain.
play-rule-doubles-any = Jokainen saa kahdentaa kenet tahansa; ilmoittaja vain vastakahdentaa.
play-rule-doubles-declarer = Vain ilmoittajan saa kahdentaa.
play-rule-redoubles = Kahdennus siirtää kahden pelaajan pisteiden erotuksen ×{ $once }, vastakahdennus ×{ $times }.
play-rule-no-redoubles = Kahdennus siirtää kahden pelaajan pisteiden erotuksen ×{ $once }; vastakahdennuksia ei ole.
play-rule-quota = Jokaisen on kahdennettava jokainen ilmoittaja vähintään { $count ->
    [one] kerran
   *[other] { $count } kertaa
}.

## Help

play-help-play = Kirjoita kortin alla oleva numero tai itse kortti: QS, Q♠, patarouva. Enter pelaa, kun vaihtoehtoja on yksi.
play-help-rules = ?  pelattavan sopimuksen säännöt
play-help-score = pisteet  taulukko tähän asti, ja mistä pisteet tulivat
play-help-grid = ruudukko  pelatut, pelattava ja jäljellä olevat sopimukset
play-help-last = viimeinen  viimeinen tikki
play-help-hand = kortit, pöytä  omat korttisi, koko pöytä
play-help-undo = peru  peruu viime päätöksesi tällä kierroksella
play-help-quit = lopeta  tallentaa ja poistuu; Ctrl-C tekee saman

## Replaying a record

play-replay-keys = Enter: seuraava kortti · b: takaisin · t, tt: seuraava, edellinen tikki · k, kk: seuraava, edellinen kierros · numero: se kierros · q: pois
play-replay-prompt = { $at }/{ $count } >
play-replay-no-deal = Kierrosta { $deal } ei ole tässä tallenteessa.
play-replay-not-understood = Enter, b, t, tt, k, kk, q tai kierroksen numero.
play-replay-entered = Tämä kierros on kirjattu käsin; sen kortteja ei tiedetä.

## Saved matches

play-saved = Tallennettu. Jatka näin: { BARBU() } play --resume { $id }
play-kept = Tallenne on tiedostossa { $path }
play-begun = Uusi peli { $id }, säännöt { $rules }, pelaajat { $players }.
play-resumed = Jatketaan peliä { $id }, säännöt { $rules }, pelaajat { $players }.
play-own-rules = omat säännöt
play-no-matches = Tallennettuja pelejä ei ole. { BARBU() } play aloittaa uuden.
play-match-finished = { $deals ->
    [one] pelattu, { $deals } kierros, { $when }
   *[other] pelattu, { $deals } kierrosta, { $when }
}
play-match-unfinished = { $deal }/{ $deals } kierrosta pelattu, { $when }
play-match-unreadable = { $path }: { $reason }
play-how-to-resume = Jatka näin: { BARBU() } play --resume ja tunnuksen ensimmäiset kirjaimet, jos peli ei ole viimeisin.
play-disk-full = Levy on täynnä: tiedostoon { $path } ei voinut kirjoittaa. Kaikki viime siirtoosi asti on tallessa.
play-disk-trouble = Kohdetta { $path } ei voi käyttää: { $reason }. Kaikki viime siirtoosi asti on tallessa.
play-no-private-file = Peliä { $id } ei ole pelattu täällä: paikkojen tiedosto { $path } puuttuu.
play-match-in-use = Peli { $id } on auki toisessa päätteessä. Pelaa se siellä loppuun tai poistu siitä ensin.
play-nothing-to-resume = Keskeneräistä peliä ei ole kansiossa { $path }.
play-several-matches = Usean pelin alussa on ”{ $given }”: { $allowed }.
play-no-such-match = Peliä ”{ $given }” ei ole kansiossa { $path }. { BARBU() } matches luettelee pelit.
play-not-text = { $path } ei ole tekstitiedosto.
play-bad-private-file = { $path } on vioittunut, joten peliä ei voi jatkaa täällä. Tallenteen voi silti katsoa.

## Beginning

play-default-preset = suite-8
play-you-name = Sinä
play-bot-names = Aino Eero Kaisa Mikko Sanna Ville Tiina
play-welcome = Barbu. Millä säännöillä pelaat?
play-pick = Numero, tai Enter ottaa ensimmäisen. lisää näyttää kaikki valmiit säännöt; nimi tai oma sääntötiedosto käy myös.
play-pick-all = Numero, nimi tai oma sääntötiedosto. Enter ottaa tavalliset.
play-offer-facts = Pelaajia { $players }, { $count ->
    [one] { $count } kierros
   *[other] { $count } kierrosta
}.
play-demo = Peli säännöillä { $rules }, pelaajat { $players }.

## Checking the shuffles

play-verify-fair = Kierros { $deal }: kortit ovat ne, jotka luvattiin.
play-verify-unfair = Kierros { $deal }: kortit EIVÄT ole ne, jotka luvattiin.
play-verify-secret-kept = Kierros { $deal }: se on ohi, mutta sen salaisuutta ei koskaan kerrottu, joten sitä ei voi tarkistaa.
play-verify-seeded = Tämän pelin kortit saattoi tietää etukäteen: se on jaettu kirjoitetuista sanoista, tai se toistaa kierroksen.
play-verify-unbroken = Tässä tallenteessa ei luvattu mitään, joten mitään lupausta ei ole rikottu.
play-verify-result = { $count ->
    [one] { $count } kierros tarkistettu
   *[other] { $count } kierrosta tarkistettu
}, { $wrong ->
    [0] vääriä ei ole.
    [one] yksi on väärin.
   *[other] { $wrong } on väärin.
}

## The command line

play-cli-barbu = Barbu, monen säännön korttipeli: pelaa omillasi.
play-cli-play = Pelaa tietokonepelaajia vastaan, valmiilla säännöillä tai omasta sääntötiedostosta.
play-cli-matches = Luettele tallennetut pelit.
play-cli-demo = Katso kokonainen peli tietokonepelaajien kesken.
play-cli-replay = Käy tallenne läpi kortti kortilta, kaikki kädet näkyvissä.
play-cli-verify = Tarkista, että tallenteen jokainen jako on se, jonka tiiviste lupasi.
play-cli-ruleset = Valmiit säännöt ({ BARBU() } rules list luettelee ne) tai TOML-tiedosto; valinnan --resume kanssa peli.
play-cli-players = Kuinka monta pelaa.
play-cli-seat = Paikkasi, pelisuunnassa 1:stä alkaen.
play-cli-bot = Kuka pelaa muilla paikoilla: random, careful, beginner, casual, regular, strong tai expert; yksi kaikille tai yksi kullekin.
play-cli-seed = Jaa näistä sanoista eikä sattumalta, niin pelin voi toistaa.
play-cli-name = Nimesi pöydässä.
play-cli-resume = Jatka viimeisintä keskeneräistä peliä tai nimettyä.
play-cli-pace = Kuinka kauan kortit viipyvät ennen seuraavaa; normal, jos et sano mitään.
play-cli-lang = Kieli; järjestelmäsi kieli, jos et sano mitään.
play-cli-data = Peliesi kansio; oma tietokansiosi, jos et sano mitään.
play-cli-record = Tallenne, jollaisen { BARBU() } play kirjoittaa.
play-cli-version = Tulosta versio.
play-cli-arguments = Millä
play-cli-options = Valinnat
play-cli-commands = Komennot
play-cli-usage = Käyttö: { $line }
play-cli-help = Näytä tämä sivu.
play-cli-default = Jos et sano mitään: { $value }.
play-cli-no-such-command = Komentoa ”{ $given }” ei ole. { $close ->
        [0] Tarjolla on: { $near }.
       *[other] Tarkoititko: { $near }?
    }
play-cli-no-such-option = Valintaa { $option } ei ole tässä. { $close ->
        [0] Lisää --help, niin näet vaihtoehdot.
       *[other] Tarkoititko: { $near }?
    }
play-cli-extra = Tämä on liikaa, mikään ei käytä sitä: { $given }. Lisää --help, niin näet vaihtoehdot.
play-cli-missing = Puuttuu: { $what }. Lisää --help, niin näet, mikä se on.
play-cli-needs-value = Valinnan { $option } jäljestä puuttuu sana. Lisää --help, niin näet, mikä.
play-cli-takes-nothing = Valinta { $option } kirjoitetaan ilman arvoa.
play-cli-no-number = Valinta { $option } vaatii kokonaisluvun: ei ”{ $given }”.
play-cli-at-least = Valinta { $option } vaatii luvun { $bound } tai suuremman: ei { $given }.
play-cli-at-most = Valinta { $option } vaatii luvun { $bound } tai pienemmän: ei { $given }.
play-cli-word-options = VALINNAT
play-cli-word-command = KOMENTO
play-cli-word-preset = SÄÄNNÖT
play-cli-word-file = TIEDOSTO
play-cli-word-link = LINKKI
play-cli-word-folder = KANSIO
play-cli-word-name = NIMI
play-cli-word-text = TEKSTI
play-cli-word-address = OSOITE
play-cli-wrong = Komentoa ei ymmärretä: { $reason }
system-missing = tällaista tiedostoa tai kansiota ei ole
system-folder = se on kansio
system-no-folder = se on tiedosto eikä kansio
system-forbidden = sinulla ei ole siihen oikeutta
system-read-only = levylle ei voi kirjoittaa
system-full = levy on täynnä
system-taken = toinen ohjelma käyttää sitä
play-cli-not-resumed = { $option } koskee vain uutta peliä, ei valintaa --resume: jätä se pois.
play-cli-no-such-pace = Vauhtia ”{ $given }” ei ole. Tarjolla on: { $allowed }.
play-cli-no-such-seat = Paikkaa { $given } ei ole tässä pöydässä: 1–{ $most }.
play-cli-bots = Nimeä yksi tietokonepelaaja kaikille tai yksi kullekin muulle paikalle ({ $count }); nyt niitä on { $given }.
play-bots-warming = Tietokonepelaajat valmistautuvat…
play-cli-unexpected = Jotain meni vikaan, vaikka ei olisi pitänyt. Pelisi on tallessa viime siirtoosi asti: { BARBU() } play --resume. Tarkemmin: { $path }
play-cli-unexpected-no-log = Jotain meni vikaan, vaikka ei olisi pitänyt. Pelisi on tallessa viime siirtoosi asti: { BARBU() } play --resume.
play-help-calls = Muita vastauksia: katso, ohi, riittää, korkea, matala, kaikki, muut, ei.
play-help-marks = Nimien vieressä: J jakaa, I valitsi sopimuksen, A aloittaa; ▶ on vuorossa.
play-replay-nothing = Yksikään tämän pelin kierroksista ei ole vielä päättynyt.
play-no-file = Tiedostoa { $path } ei voi lukea: { $reason }.
play-verify-unpromised = Kierros { $deal }: kortteja ei luvattu etukäteen, joten niitä ei voi tarkistaa.
play-verify-in-play = Kierros { $deal } on kesken: salaisuus kerrotaan sen lopussa.
play-verify-by-hand = { $count ->
    [one] Yksi kierros on kirjattu käsin: sen kortteja ei voi tarkistaa.
   *[other] { $count } kierrosta on kirjattu käsin: niiden kortteja ei voi tarkistaa.
    }
play-verify-nothing = Tässä pöytäkirjassa ei ole mitään tarkistettavaa.
play-cli-no-output = Tulostus on suljettu, joten mitään ei voi näyttää.
play-cli-no-input = Syöte on suljettu, joten mitään ei voi kirjoittaa. Mitään peliä ei aloitettu eikä muutettu.
play-cli-output = Tulostetta ei voi kirjoittaa: { $reason }.
play-not-a-folder = { $path } ei ole kansio.
play-cli-watched = Valmis sääntöpohja ({ BARBU() } rules list luettelee ne) tai TOML-tiedosto.
play-cli-playing = Kuka pelaa: random, careful, beginner, casual, regular, strong tai expert; yksi kaikille tai yksi joka paikalle.
