# Words that several messages use.

yes = kyllä
no = ei
nothing = ei mitään
seat-number = pelaaja { $number }

# Acts, as a list of what is possible names them.

act-lay-high = { $card } korkeimmaksi
act-lay-low = { $card } matalimmaksi
act-pass = ohi
act-stop = lopeta tähän
act-look = katso kätesi
act-no-trump = ilman valttia
act-silence = ei kahdennusta
act-double = kahdennus: { $seats }

# What was written is no card, no language …

not-a-card = ”{ $text }” ei ole kortti. Kirjoita ensin arvo, sitten maa: QS tai 10♥.
not-a-rank = ”{ $text }” ei ole arvo. Arvot ovat 2–10, J, Q, K ja A.
not-a-suit = ”{ $text }” ei ole maa. Maat ovat C, S, D ja H, tai ♣ ♠ ♦ ♥.
no-such-language = Kieltä ”{ $given }” ei ole. Tarjolla on: { $allowed }.
no-such-bot = Tietokonepelaajaa ”{ $given }” ei ole. Tarjolla on: { $allowed }.

# Cards that may not be played to a trick.

not-in-hand = Sinulla ei ole korttia { $card }. Nyt voit pelata: { $legal }.
must-follow = Tunnusta maata: avattu maa on { $suit }. Voit pelata: { $legal }.
must-beat = Voit ylittää kortin { $best }, joten se on pakko. Voit pelata: { $legal }.
must-ruff =
    Sinulla ei ole { $suit ->
        [risti] ristiä
        [pata] pataa
        [ruutu] ruutua
       *[hertta] herttaa
    }, joten lyö valtilla: { $trump }. Voit pelata: { $legal }.
must-overruff = Voit lyödä yli valtin { $best }, joten se on pakko. Voit pelata: { $legal }.
must-dump = Sakkaa miinuskortti, kun se ei vie tikkiä. Voit pelata: { $legal }.
first-trick-ban =
    { $mode ->
        [no_lead] Ensimmäistä tikkiä ei saa aloittaa { $suit ->
            [risti] ristillä
            [pata] padalla
            [ruutu] ruudulla
           *[hertta] hertalla
        }. Voit pelata: { $legal }.
        [no_play] Ensimmäiseen tikkiin ei saa pelata { $suit ->
            [risti] ristiä
            [pata] pataa
            [ruutu] ruutua
           *[hertta] herttaa
        }, kun sinulla on muuta. Voit pelata: { $legal }.
       *[other] Ensimmäiseen tikkiin ei saa pelata pistekorttia, kun sinulla on muuta. Voit pelata: { $legal }.
    }
lead-ban =
    { $suit ->
        [risti] Ristillä
        [pata] Padalla
        [ruutu] Ruudulla
       *[hertta] Hertalla
    } ei saa aloittaa, { $mode ->
        [until_broken] ennen kuin maa on murrettu.
       *[other] kun sinulla on muuta.
    } Voit pelata: { $legal }.
tricks-are-played = Tällä kierroksella pelataan tikkejä: pelaa kortti tikkiin. Voit pelata: { $legal }.

# Cards that may not be laid.

cards-are-laid = Tällä kierroksella kortit pelataan sarjoihin. Nyt voit pelata: { $legal }.
suit-not-open =
    { $suit ->
        [risti] Ristiä
        [pata] Pataa
        [ruutu] Ruutua
       *[hertta] Herttaa
    } ei ole vielä avattu: ennen korttia { $card } tulee { $opening }. Nyt voit pelata: { $legal }.
does-not-continue =
    { $card } ei jatka sarjaansa. Seuraavaksi { $suit ->
        [risti] ristissä
        [pata] padassa
        [ruutu] ruudussa
       *[hertta] hertassa
    }: { $due }. Nyt voit pelata: { $legal }.
ace-needs-end = Sano kumpaan päähän { $card } menee, sillä se sopii molempiin. Nyt voit pelata: { $legal }.
ace-end-is-settled = Kortin { $card } paikka on jo selvä, eikä sitä voi valita. Nyt voit pelata: { $legal }.
must-lay = Ohi ei saa sanoa, kun voit pelata kortin. Nyt voit pelata: { $legal }.
no-stopping = Tässä on pelattava kortti. Nyt voit pelata: { $legal }.

# Acts that do not fit the moment.

deal-is-over = Tämä kierros on ohi.
nobody-to-act = Kenelläkään ei ole nyt mitään tehtävää.
not-your-turn = Ei ole sinun vuorosi. Vuorossa on { $turn }.
play-a-card = Nyt pelataan kortti. Mahdollista nyt: { $legal }.
choose-a-contract = Valitse sopimus. Mahdollista nyt: { $legal }.
contract-done = ”{ $contract }” on jo pelattu. Jäljellä: { $legal }.
contract-barred = Sopimusta ”{ $contract }” ei voi pelata: sen kortti ei ole pelissä.
no-such-contract = Sopimusta ”{ $given }” ei voi valita. Jäljellä: { $legal }.
look-first = Et ole nähnyt kättäsi: valitse ”{ $contract }” sokkona tai katso ensin. Mahdollista nyt: { $legal }.
already-seen = Olet nähnyt kätesi, joten ”{ $contract }” ei enää käy sokkona.
name-a-trump = Nimeä valtti. Mahdollista nyt: { $legal }.
name-a-start = Nimeä arvo, joka avaa maat. Mahdollista nyt: { $legal }.
speak-in-the-lap = Nyt kahdennetaan tai ollaan hiljaa. Kahdennettavissa tai vastakahdennettavissa: { $targets }.
may-not-double =
    { $me ->
        [self] Kukaan ei voi kahdentaa itseään.
        [yes] Tämä kahdennus ei käy: { $seat }.
       *[no] Tämä kahdennus ei käy: { $speaker } → { $seat }.
    } Kahdennettavissa tai vastakahdennettavissa: { $targets }.
must-double =
    { $me ->
        [yes] Kahdennus on nyt pakko: { $seat }.
       *[no] Kahdennus on nyt pakko: { $speaker } → { $seat }.
    } Antamatta on { $owed ->
        [one] yksi kahdennus,
       *[other] { $owed } kahdennusta,
    } ja { $left ->
        [one] tämä on viimeinen kierros tämän ilmoittajan kanssa.
       *[other] kierroksia tämän ilmoittajan kanssa on enää { $left }.
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] Ensimmäistä jakajaa ei voi arpoa nyt:
        [Lists] Sopimuslistoja ei voi arpoa nyt:
        [Dealt] Kortteja ei voi jakaa nyt:
        [Revealed] Sekoituksen salaisuutta ei voi julkaista nyt:
        [Entered] Kierrosta ei voi kirjata nyt:
       *[other] Se ei sovi tähän:
    } { $phase ->
        [DrawingDealer] ensimmäinen jakaja on vielä arpomatta.
        [DrawingLists] sopimuslistat ovat vielä arpomatta.
        [Dealing] kortit ovat vielä jakamatta.
        [Choosing] sopimusta valitaan.
        [NamingTrump] valttia nimetään.
        [NamingStart] aloitusarvoa nimetään.
        [Doubling] kahdennukset ovat kesken.
        [Playing] kortteja pelataan.
       *[Finished] peli on ohi.
    }
stale = Pöydässä on sillä välin tapahtunut jotain. Katso uudelleen ja toimi sitten.

# Chance that does not fit the rules.

no-such-seat = Tässä pöydässä ei istu { $seat }: pelaajia on { $players }.
wrong-draw = Nostettujen korttien mukaan { $seat } ei ole ensimmäinen jakaja: { $cards }.
wrong-hands =
    Käsiä pitää olla { $players } ja jokaisessa { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }{ $over ->
        [0] {""}
        [one] , ja yhden kortin pitää jäädä yli
       *[other] , ja { $over } kortin pitää jäädä yli
    }.
wrong-pack = Jaetut kortit eivät ole näiden sääntöjen pakka, jokainen kortti kerran.
wrong-lists =
    Pelaajia on { $players }, ja jokaisen lista tarvitsee { $count ->
        [one] yhden näiden sääntöjen sopimuksen
       *[other] { $count } eri sopimusta näistä säännöistä
    }, saman listan kaikille, kun se arvotaan kaikille yhteisenä.

# Players and matches.

wrong-players =
    Näillä säännöillä ei pelaa { $given ->
        [one] yksi pelaaja
       *[other] { $given } pelaajaa
    }. Pelaajia voi olla: { $allowed }.
bad-name = ”{ $given }” ei kelpaa pelaajan nimeksi: nimessä on 1–{ $most } näkyvää merkkiä.
bad-match-id = ”{ $given }” ei kelpaa pelin nimeksi: pieniä kirjaimia, numeroita ja yhdysviivoja, enintään 40.

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] Peruttavaa ei ole: vain kesken olevan kierroksen siirtoja voi perua.
        [one] Vain viimeisen siirron voi perua; pyydetty määrä oli { $count }.
       *[other] Siirtoja voi perua 1–{ $most }; pyydetty määrä oli { $count }.
    }
no-such-deal =
    Päättynyttä kierrosta { $deal } ei ole{ $most ->
        [0] : yksikään ei ole vielä ohi.
       *[other] : viimeinen on kierros { $most }.
    }
deal-was-played = Kierros { $deal } pelattiin tässä pöydässä, joten sen tulos pysyy.

# Deals that are entered by hand.

contract-was-played = ”{ $contract }” on tässä pelattava loppuun, joten sen tulos on kirjattava.
no-blind-choice = Sopimusta ”{ $contract }” ei ole voitu valita sokkona: näissä säännöissä ilmoittaja näkee kätensä ensin.
must-be-blind = ”{ $contract }” on valittu ennen jakoa, kuten nämä säännöt vaativat: kirjaa se sokkona.
nothing-to-call = Sopimuksessa ”{ $contract }” ei nimetä mitään: älä kirjaa valttia tai aloitusarvoa.
no-doubling = Näissä säännöissä ei kahdenneta.
no-such-bets = Näitä kahdennuksia ei voi syntyä yhdellä puhekierroksella.
wrong-leftover =
    { $count ->
        [0] Näissä säännöissä kortteja ei jää yli, mutta pelistä poissa oleviksi kirjattiin: { $cards }.
        [one] Pelistä on poissa yksi kortti. Kirjattu oli: { $cards }.
       *[other] Pelistä on poissa { $count } korttia. Kirjattu oli: { $cards }.
    }
wrong-outcome = ”{ $contract }” ei pääty näin: toisissa sopimuksissa lasketaan tikkejä, toisissa järjestystä.
wrong-finish = Järjestyksessä kukin { $players } pelaajasta mainitaan enintään kerran.
finish-too-short =
    { $count ->
        [0] Jonkun on täytynyt päästä korteistaan.
       *[other] Useamman on täytynyt päästä korteistaan: jäljellä olevista sijoista ei saa kaikista yhtä paljon.
    }
wrong-items = Tässä sopimuksessa lasketaan: { $items }. Kirjattu oli: { $entered }.
wrong-counts = Jokaiseen kohtaan tarvitaan yksi luku pelaajaa kohti, 0 tai enemmän: pelaajia on { $players }.
tricks-missing = Tässä sopimuksessa on tiedettävä, montako tikkiä kukin otti.
wrong-item-sum =
    Kohdan ”{ $item }” luvut ovat yhteensä { $given }, mutta { $needed ->
        [0] niitä ei ole pelissä lainkaan.
       *[other] pelissä niitä on { $needed }.
    }
wrong-trick-sum =
    { $given ->
        [one] Kirjattu oli yksi tikki
       *[other] Kirjattu oli { $given } tikkiä
    }, mutta kierroksessa niitä on { $needed }.
last-without-trick = Viimeisiä tikkejä ei ole voinut ottaa { $seat }, jolla on liian vähän tikkejä.
no-such-distribution = Sopimuksen ”{ $contract }” kierros ei voi päättyä näihin lukuihin: otetut kortit eivät mahdu otettuihin tikkeihin.

# Records of matches.

not-a-record = Tämä ei ole pelin tallenne: sen alussa on oltava ”barbu” ja versio { $versions }.
incomplete-header = Tallenteen alku on vajaa: siinä on oltava peli ja sen säännöt, kumpikin kerran.
record-too-long = Tallenne on liian pitkä: yli { $most } merkkiä ei lueta.
unreadable-line = Tallenteen riviä { $line } ei voi lukea.
bad-record-line = Tallenteen rivi { $line } ei sovi: { $reason }
damaged-rules = Tallenteen rivin { $line } säännöt ovat vioittuneet.

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [one] Näitä sääntöjä ei voi käyttää.
       *[other] Näitä sääntöjä ei voi käyttää, syitä on { $count }.
    } { $problems }
problem-at = { $key }: { $sentence }
option-with-key = { $label } ({ $key })

file-too-long = Tiedosto on liian pitkä: yli { $most } merkkiä ei lueta.
not-toml =
    Tämä ei ole TOMLia: { $line ->
        [0] sitä ei voi lukea.
       *[other] riviä { $line }, saraketta { $column } ei voi lukea.
    }
damaged-link = Linkki on vioittunut: pyydä se uudelleen.
unknown-link-version = Linkki on tehty toisella Barbun versiolla: sen alussa on ”{ $given }”.
preset-has-changed = Linkki perustuu valmiiden sääntöjen { $preset } versioon, jota täällä ei tunneta: se on tehty uudemmalla Barbulla.
ruleset-of-newer-version = Nämä säännöt on kirjoitettu uudemmalla Barbulla: niiden muoto on versio { $given }, ja täällä uusin tunnettu on { $most }.

must-be-table = Tähän kuuluu taulukko valintoja, ei ”{ $given }”.
unknown-key =
    Täällä ei ole valintaa ”{ $given }”. { $close ->
        [0] Tarjolla on: { $near }.
       *[other] Tarkoititko: { $near }?
    }
unknown-preset =
    Valmiita sääntöjä ”{ $given }” ei ole. { $close ->
        [0] Tarjolla on: { $near }.
       *[other] Tarkoititko: { $near }?
    }
unknown-contract =
    Järjestyksessä on ”{ $given }”, joka ei ole näiden sääntöjen sopimus. { $close ->
        [0] Tarjolla on: { $near }.
       *[other] Tarkoititko: { $near }?
    }
must-be-flag = Arvon ”{ $given }” tilalla pitää olla true tai false.
must-be-whole =
    Arvon ”{ $given }” tilalla pitää olla kokonaisluku väliltä { $low }–{ $high }{ $step ->
        [one] {""}
       *[other] , { $step } välein
    }.
must-be-one-of = Arvon ”{ $given }” tilalla pitää olla jokin näistä: { $allowed }.
must-be-text = Arvon ”{ $given }” tilalla pitää olla yhden rivin teksti, enintään { $most } merkkiä.
must-be-id = Arvon ”{ $given }” tilalla pitää olla lyhyt nimi: pieniä kirjaimia, numeroita, _ tai -, ensin kirjain, enintään { $most }.
must-be-suit = Arvon ”{ $given }” tilalla pitää olla maa: C, S, D tai H.
must-be-rank = Arvon ”{ $given }” tilalla pitää olla arvo: 2–10, J, Q, K tai A.
must-be-card = Arvon ”{ $given }” tilalla pitää olla kortti, esimerkiksi QS tai 10H.
must-be-list = Arvon ”{ $given }” tilalla pitää olla lista, jossa on { $least }–{ $most } arvoa.
must-be-distinct = ”{ $given }” on kahdesti: kukin arvo saa olla kerran.
must-be-players = ”{ $given }” ei ole pelaajamäärä: arvot annetaan { $low }–{ $high } pelaajalle.
must-be-prices = Arvon ”{ $given }” tilalla pitää olla hintataulukko, esimerkiksi {"{"} trick = -5, KH = -50 {"}"}.
must-be-item = Kohdalla ”{ $given }” ei voi olla hintaa. Hinta voi olla: trick, last, last2, last3, last4, maa (H), arvo (Q) tai kortti (KH).

# Rulesets: what does not go together.

contract-twice = Kahdella sopimuksella on tunnus, joka on myös sopimuksella ”{ $contract }”: anna toiselle eri tunnus, esimerkiksi _2-loppuinen.
no-contracts = Pelattavaa sopimusta ei ole: kirjoita ainakin yksi tai ota jokin käyttöön.
contract-pays-nothing = ”{ $contract }” ei anna mitään: anna sille hinnat tai nimeä sopimukset, jotka se laskee yhteen.
salad-with-prices = Sopimuksella ”{ $contract }” on omat hinnat, ja se laskee yhteen muita: pidä toinen.
salad-of-unknown = Summassa on ”{ $contract }”, joka ei ole näiden sääntöjen sopimus: lisää se tai jätä se summasta pois.
salad-of-wrong-kind = Summassa on ”{ $contract }”, joka on suite tai itsekin summa: yhteen voi laskea vain sopimuksia, joilla on omat hinnat.
scale-does-not-divide = Hinta { $price } (”{ $contract }”, { $item }) ei jakaudu kokonaisiin pisteisiin, kun jakoluku on { $divide }: muuta hintaa tai jakolukua.
early-end-needs-cards = Sopimus voi loppua aikaisin vain, jos sen hinnat koskevat kortteja: poista ”{ $field }” käytöstä tai jätä tikit hinnoittelematta.
early-end-against-slam = Sopimus ei voi loppua aikaisin, kun sen slammi vaatii kaikki tikit: poista ”{ $field }” käytöstä tai anna slammin vaatia kaikki hinnoitellut kortit.
slam-needs-cards = Slammi kaikista hinnoitelluista korteista tarvitsee hinnan jollekin kortille: anna sen vaatia kaikki tikit.
needs-card = Tämä tarvitsee kortin: kirjoita se kohtaan ”{ $field }”.
selection-needs-chooser = ”{ $value }” tarvitsee ilmoittajan: kerro kohdassa ”{ $field }”, kuka se on, tai ota määrätty järjestys.
selection-leaves-no-choice = ”{ $value }” ei jätä valittavaa, mutta ilmoittaja on ”{ $chooser }”: aseta kohtaan ”{ $field }” arvo ”{ $nobody }” tai anna valita sopimukset.
leader-needs-chooser = ”{ $value }” tarvitsee ilmoittajan: kerro kohdassa ”{ $field }”, kuka se on, tai anna jakajan tai naapurin aloittaa.
list-too-long = Sopimuksia ei voi arpoa { $given }, kun niitä on { $most }: arvo vähemmän tai lisää sopimuksia.
nothing-for-players = Kun pelaajia on { $players }, arvo puuttuu: lisää se tai poista { $players } pelaajamääristä.
too-many-deals = Kierroksia ei voi olla { $given }: kun pelaajia on { $players }, sopimukset riittävät määrään { $most }. Enintään { $most }, tai 0 kaikille.
removed-not-in-pack = Poistettavaa ei ole pakassa, jossa on { $size } korttia: { $cards }.
too-few-cards = Kortteja on { $count }, mikä ei riitä, kun pelaajia on { $players }: poista vähemmän tai ota isompi pakka.
cards-do-not-divide = { $count } korttia ei mene tasan, kun pelaajia on { $players }: poista { $over } tai valitse arvotut ylijäämäkortit.
card-not-in-pack = Kortti { $card } ei ole pakassa, kun pelaajia on { $players }: valitse toinen kortti.
rank-not-in-pack = Arvoa { $rank } ei ole pakassa, kun pelaajia on { $players }: valitse toinen aloitusarvo.
contract-without-card = Kun pelaajia on { $players }, pakassa ei ole yhtään korttia, jonka ”{ $contract }” hinnoittelee: pidä yksi tai hinnoittele toinen.
payout-too-long = Sijoja palkitaan { $count }, mutta pelaajia on { $players }: palkitse enintään { $players }.
toml-key-twice = Rivi { $line } antaa avaimen tai taulukon toisen kerran: jätä vain toinen.
order-twice = Järjestyksessä ”{ $given }” on kahdesti: kerta riittää.
item-twice = ”{ $given }” ja ”{ $other }” tarkoittavat samaa: anna vain yksi hinta.
idle-beside = Arvolla ”{ $value }” ei ole merkitystä, koska kohdassa ”{ $field }” on ”{ $beside }”.
idle-name = ”{ $given }” ei merkitse mitään, koska näissä säännöissä ei ole sellaista avainta.
idle-quota = Kahdennuksia ({ $given }) ei voi olla velkaa niin monta, koska yhdellä ilmoittajalla on enintään { $most ->
    [one] yksi kierros
   *[other] { $most } kierrosta
    }.
idle-last-trick = Kohtaa ”{ $item }” ei koskaan makseta, koska kädessä on enintään { $most ->
    [one] yksi tikki
   *[other] { $most } tikkiä
    }.
