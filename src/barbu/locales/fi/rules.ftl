# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = { $players } pelaajalla { $value }
unnamed-rules = nimettömät säännöt
count-cards =
    { $count ->
        [one] { $count } kortti
       *[other] { $count } korttia
    }
count-deals =
    { $count ->
        [one] { $count } kierros
       *[other] { $count } kierrosta
    }

rules-help = Lue, tarkista, vertaa ja jaa pöydän sääntöjä.
rules-help-list = Luettele valmiit säännöt.
rules-help-show = Kerro, mitä säännöissä on, kohta kohdalta.
rules-help-check = Tarkista sääntötiedosto ja kerro kaikki, mikä siinä on vialla.
rules-help-diff = Kerro, miten kahdet säännöt eroavat.
rules-help-link = Pakkaa säännöt yhteen lyhyeen tekstiin.
rules-help-ruleset = Valmiit säännöt, omat säännöt nimeltä, tiedosto tai linkin teksti.
rules-help-file = Sääntötiedosto, tai omat säännöt nimeltä.
rules-help-players = Kerro vain tälle pelaajamäärälle.
rules-help-toml = Tulosta säännöt tiedostona, jossa on jokainen voimassa oleva valinta.

rules-group-chosen = Sopimukset valitaan
rules-group-due = Sopimukset tulevat järjestyksessä
rules-column-name = Nimi
rules-column-players = Pelaajia
rules-column-pack = Pakka
rules-column-deals = Kierr.
rules-column-contracts = Sopim.

rules-not-for-players = Pelaajia on { $given }, mutta säännöissä { $name } heitä pitää olla { $allowed }.
rules-nothing-there = Ei ole valmiita sääntöjä eikä tiedostoa ”{ $given }”. { $close ->
        [0] Tarjolla on: { $near }.
       *[other] Tarkoititko: { $near }?
    }
rules-no-file = Tiedostoa ”{ $given }” ei ole.
rules-unreadable-file = Tiedostoa { $file } ei voi lukea.
rules-empty-file = Tiedosto { $file } on tyhjä.
rules-not-text = Tiedosto { $file } ei ole tekstiä (UTF-8), kuten sääntötiedoston pitää olla.
rules-good = { $file } on pelattavissa: { $name }.
rules-good-by-name = { $name } on pelattavissa.
rules-bad =
    { $count ->
        [one] { $file }: yksi vika:
       *[other] { $file }: { $count } vikaa:
    }
rules-counts =
    { $contracts ->
        [one] { $contracts } sopimus
       *[other] { $contracts } sopimusta
    }, { $players } pelaajaa, { $deals }
rules-hash = Tiiviste: { $hash }

rules-source = Lähde: { $source }
rules-assumed = Merkki { $mark }: arvo on oletettu, mikään lähde ei kerro sitä.
rules-section-table = Pöytä ja kortit
rules-section-roles = Kuka tekee mitä
rules-section-contracts = Sopimukset
rules-section-doubling = Kahdennukset
rules-section-end = Pituus ja voittaja
rules-hands = Kädet
rules-hands-value =
    { $each } kullekin{ $over ->
        [0] {""}
        [one] , yksi yli
       *[other] , { $over } yli
    }
rules-on-the-left = vasemmalla
rules-on-the-right = oikealla
rules-total = Yhteensä
rules-total-all-in = { $points }, jos mikään pistekortti ei ole poissa
rules-not-active = ei pelata

rules-same = Säännöt ovat samat.
rules-changed = { $label }: { $before } → { $after }
rules-changed-row = { $contract } – { $label }: { $before } → { $after }
rules-row-added = Lisätty: { $contract }, paikka { $place }
rules-row-removed = Poistettu: { $contract }, jonka paikka oli { $place }
rules-row-moved = Siirretty: { $contract }, paikalta { $before } paikalle { $after }
rules-is-folder = ”{ $given }” on kansio: anna siinä oleva tiedosto.
rules-idle = Ei vaikuta tässä: { $note }
