# Sääntöjen sivut: kokoelma, linkin tuomat säännöt ja paja, jossa niitä muutetaan.

page-studio-title = Sääntöpaja
page-studio-rules = Säännöt
page-studio-unnamed = Nimettömät säännöt
page-studio-offline = Palvelin ei vastaa. Kaikki tekemäsi on tallessa tässä selaimessa.

# Kokoelma.

page-studio-collection = Teidän pöytänne säännöt
page-studio-collection-line = Ota valmiit säännöt, muuta se, mitä teillä pelataan toisin, ja tallenna ne nimellä.
page-studio-unsaved = Vielä tallentamatta
page-studio-go-on = Jatka siitä, mihin jäit
page-studio-forget = Heitä pois: { $name }
page-studio-yours = Omasi
page-studio-none-yet = Ei vielä yhtään. Aloita alta niistä, jotka ovat lähimpänä teidän sääntöjänne.
page-studio-presets = Lähtökohdaksi
page-studio-presets-line = Avaa lukeaksesi tai muuta: alkuperäinen pysyy ennallaan.
page-studio-for = pelaajia { $players }
page-studio-so-many-deals = { $count ->
    [one] { $deals } kierros
   *[other] { $deals } kierrosta
}
page-studio-version = versio { $number }
page-studio-only-here = vain tässä selaimessa
page-studio-more-of = Lisää: { $name }
page-studio-import = Avaa sääntötiedosto
page-studio-open = Avaa
page-studio-new-from = Muuta kopiota: { $name }
page-studio-change = Muuta
page-studio-duplicate = Tee kopio
page-studio-rename = Nimeä uudelleen
page-studio-export = Lataa tiedostona
page-studio-delete = Poista
page-studio-delete-sure = Poistetaanko lopullisesti?
page-studio-versions = Versiot
page-studio-version-of = Versio { $number }, kaikkiaan { $count }
page-studio-version-open = Avaa versio { $number }
page-studio-version-back = Palauta tämä versio
# What has been damaged.
page-studio-unread = Ei enää luettavissa
page-studio-unread-here = Tämän selaimen tallentama kopio on vioittunut.
page-studio-unread-there = Palvelimen tallentama kopio on vioittunut. Vanhempi versio voi yhä olla kunnossa.
page-studio-unread-draft = Tätä luonnosta ei voi enää lukea: selaimen tallentama kopio on vioittunut.
page-studio-unread-take = Ota talteen, mitä on jäljellä

# Säännöt kokonaisuutena.

page-studio-play = Pelaa näillä
page-studio-keep-score = Pidä pisteitä näillä
page-studio-save = Tallenna
page-studio-is-saved = Tallennettu
page-studio-save-title = Millä nimellä?
page-studio-save-as = Tallenna toisella nimellä
page-studio-save-copy = Tallenna kopio
page-studio-saved = Tallennettu: { $name }
page-studio-name = Nimi
page-studio-name-like = Mummolan säännöt
page-studio-needs-name = Anna niille nimi.
page-studio-name-taken = ”{ $name }” on jo olemassa, versio { $number }.
page-studio-name-other = Tämä nimi on jo käytössä: valitse toinen.
page-studio-save-over = Tallenna versioksi { $number }
page-studio-discard = Hylkää muutokset
page-studio-settle = { $count ->
    [one] Ratkaise ensin yksi ristiriita
   *[other] Ratkaise ensin { $count } ristiriitaa
}
page-studio-share = Jaa
# A button to print the blank score sheet.
page-studio-sheet-for = Pistetaulukko, { $players } pelaajaa
page-studio-share-help = Linkissä ovat kaikki säännöt. Sen avaaja voi lukea ne, pelata niillä ja muuttaa kopiota.
page-studio-link = Linkki
page-studio-copy = Kopioi linkki

# Lomake.

page-studio-form = Asetukset
page-studio-parts = Kaikki osat
page-studio-from = { $count ->
    [0] samat kuin { $name }
    [one] pohjana { $name } · yksi ero
   *[other] pohjana { $name } · { $count } eroa
}
page-studio-undo = Peru
page-studio-redo = Tee uudelleen
page-studio-changed = muutettu
page-studio-put-back = Palauta: { $name }
page-studio-put-back-short = Palauta
page-studio-silent = Ei koske näitä sääntöjä: { $list }
page-studio-depends = Riippuu kohdasta: { $on }
page-studio-same = sama kaikille
page-studio-apart = pelaajamäärän mukaan
page-studio-with = { $players } pelaajaa
page-studio-of = { $of }: { $what }
page-studio-less = Vähemmän: { $name }
page-studio-more = Enemmän: { $name }
page-studio-rank = Arvo
page-studio-suit = Maa
page-studio-add = Lisää
page-studio-take-out = Ota pois: { $name }
page-studio-no-cards = Ei kortteja
page-studio-none = Ei mitään
page-studio-up = Ylöspäin: { $name }
page-studio-down = Alaspäin: { $name }
page-studio-place = { $place }. sija
page-studio-add-place = Yksi sija lisää
page-studio-drop-place = Ilman { $place }. sijaa
page-studio-add-price = Jokin muukin merkitsee …
page-studio-single-card = yksittäinen kortti
page-studio-no-prices = Mikään ei merkitse yksinään.

# Sopimukset.

page-studio-in-all = yhteensä { $points } pistettä
page-studio-total-with = pelaajia { $players }: { $points }
page-studio-no-total = Yhteismäärä riippuu pelistä.
page-studio-again = Vielä yksi samanlainen
page-studio-remove = Poista { $name }
page-studio-not-played = ei pelata
page-studio-played = { $name }: pelataan
page-studio-move = Siirrä: { $name }, nuolet ylös ja alas
page-studio-moved = { $name } on nyt { $place }. sija, kaikkiaan { $count }.
page-studio-add-contract = Lisää sopimus
page-studio-there-already = on jo mukana; tästä tulisi toinen
page-studio-in-presets = { $count ->
    [one] yksissä valmiissa säännöissä
   *[other] { $count } valmiissa säännöstössä
}
page-studio-own-contract = Talon sopimus
page-studio-own-tricks = Oma, tikkejä
page-studio-own-tricks-line = Sinä sanot, mitä tikit ja kortit maksavat.
page-studio-own-layout = Oma, korttien latomista
page-studio-own-layout-line = Sinä sanot, mistä aloitetaan ja mitä kukin sija on arvoltaan.
page-studio-worth = Kaikki samanarvoisiksi
page-studio-worth-help = Antaa joka sopimukselle saman yhteispistemäärän.
page-studio-worth-do = Jokaisen arvoksi { $points }
page-studio-worth-done = { $count ->
    [0] Mitään ei tarvinnut muuttaa.
    [one] Yksi sopimus muuttui.
   *[other] { $count } sopimusta muuttui.
}

# Lomakkeen vieressä.

page-studio-book = Sääntökirja
page-studio-book-says = Sääntökirjanne sanoo
page-studio-all = kaikki
page-studio-only-changes = muutokset
page-studio-book-stale = Tämä on kirja ristiriitaa edeltävältä ajalta.
page-studio-book-waits = Sääntökirja ilmestyy, kun ristiriidat on ratkaistu.
page-studio-differs = eroaa pohjasta { $name }
page-studio-was = ei enää:
page-studio-came = uutta:
page-studio-checks = Tarkistus
page-studio-problems = { $count ->
    [one] Yksi ristiriita
   *[other] { $count } ristiriitaa
}
page-studio-advice = Neuvoja
page-studio-idle = Asetettu, mutta ei vaikuta
page-studio-show-option = Näytä asetus
page-studio-playable = Näillä säännöillä pelaajia voi olla { $players }.
page-studio-could = Pelaajia voisi olla myös { $players }.
page-studio-totals = Pisteet yhteensä pelaajamäärän mukaan
page-studio-hand = Kortteja kullakin
page-studio-deals = Kierroksia
page-studio-example = Esimerkki
page-studio-example-help = Yksi kierros, jonka tietokone pelaa ja joka lasketaan näillä säännöillä.
page-studio-example-of = Sopimus
page-studio-deal = Jaa kortit
page-studio-another = Uusi kierros
page-studio-changes = Erot
page-studio-compared = Vertailukohta
page-studio-put-all-back = Palauta kaikki
page-studio-no-changes = Eroja ei ole.
