# Pelaajan laitteet ja tiedot.

page-own = Laitteesi ja tietosi
page-own-stranger = Tällä palvelimella ei ole sinusta vielä mitään. Tietoja kertyy, kun valitset nimen tai istut pöytään.
page-own-no-line = Palvelin ei vastaa. Yritä hetken päästä uudelleen.
page-own-move = Jatka toisella laitteella
page-own-move-help = Linkki tai QR-koodi vie paikkasi, pelisi ja sääntösi toiseen puhelimeen tai tietokoneeseen.
page-own-move-say = Avaa tämä linkki toisella laitteella tai lue koodi sillä. Linkki toimii kerran, kymmenen minuutin ajan. Se, jolla linkki on, pelaa sinuna.
page-own-move-link = Linkki toiselle laitteellesi
page-own-move-used = Linkki on käytetty: toinen laite on nyt myös sinun.
page-own-move-over = Kymmenen minuuttia on kulunut.
page-own-move-again = Uusi linkki
page-own-others = Kirjaa muut laitteeni ulos
page-own-others-help = Jos puhelin on kadonnut tai linkkisi on ollut jollakulla muulla. Myös avainkoodit poistuvat.
page-own-others-sure = Kirjataanko ne varmasti ulos?
page-own-others-done = Nyt vain tämä laite on sinun.
page-own-passkey = Säilytä pelini avainkoodilla
page-own-passkey-help = Puhelimesi tai tietokoneesi säilyttää sen, ja se avataan sormella, kasvoilla tai PIN-koodilla. Sillä pääset takaisin, jos tämä selain on unohtanut sinut, myös toisella laitteella, jossa se on.
page-own-passkey-made = Säilytetty. Tästä lähtien pääset takaisin tällä avainkoodilla.
page-own-passkey-one = Avainkoodi, tehty { $date }
page-own-passkey-used = käytetty viimeksi { $date }
page-own-passkey-unused = ei vielä käytetty
page-own-passkey-elsewhere = toimii tämän palvelimen toisessa osoitteessa
page-own-passkey-remove = Poista { $date } tehty avainkoodi
page-own-passkey-removed = Poistettu. Kukaan ei enää pääse sillä takaisin.
page-own-passkey-stopped = Mitään ei muutettu.
page-own-back = Palaa avainkoodilla
page-own-back-help = Jos olet jo tehnyt sellaisen, täällä tai toisella laitteella.
page-own-back-sure = Jätetäänkö { $name } todella pois tästä laitteesta?
page-own-take = Lataa kaikki tietoni
page-own-take-help = Yksi tiedosto, jossa ovat pöytäsi, pelatut pelit, säännöt ja illat. Kesken olevia pelejä siinä ei ole: niissä on kortteja, joita kukaan ei saa vielä nähdä.

# Tietojen poistaminen.

page-own-forget = Poista kaikki tietoni
page-own-forget-say = Tämä katoaa heti ja lopullisesti:
page-own-forget-name = Nimesi { $name } ja kielesi kaikilta laitteiltasi.
page-own-forget-tables = { $count ->
    [one] Paikkasi yhdessä pöydässä. Jos siinä on muita, pöytä jää ja tietokone pelaa puolestasi.
   *[other] Paikkasi { $count } pöydässä. Missä on muita, pöytä jää ja tietokone pelaa puolestasi.
}
page-own-forget-matches = { $count ->
    [one] Yksi peli arkistostasi. Jos se on muillakin, heille se jää, ja paikkasi on nimetön.
   *[other] { $count } peliä arkistostasi. Ne, jotka ovat muillakin, jäävät heille, ja paikkasi on nimetön.
}
page-own-forget-rules = { $count ->
    [one] Yksi säännöstö kaikkine versioineen.
   *[other] { $count } säännöstöä kaikkine versioineen.
}
page-own-forget-evenings = { $count ->
    [one] Yksi oikeilla korteilla pelattu ilta, myös niiltä, joiden kanssa jaat sen.
   *[other] { $count } oikeilla korteilla pelattua iltaa, myös niiltä, joiden kanssa jaat ne.
}
page-own-forget-browser = Tämän selaimen tallettamat asetukset, sääntöluonnokset, pistelaput ja pelaajat. Muut laitteet säilyttävät omansa, kunnes tyhjennät ne siellä.
page-own-forget-backups = Palvelimen ylläpitäjän varmuuskopiot katoavat, kun hän hävittää ne.
page-own-forget-next = Jatka
page-own-forget-type = Jos olet tosissasi, kirjoita nimesi: { $name }
page-own-forget-do = Poista lopullisesti

# Toisella laitteella.

page-move = Jatka täällä
page-move-as = Jatka täällä nimellä { $name }
page-move-say = Tämäkin laite on sitten { $name }: sama paikka, samat pelit ja säännöt.
page-move-instead = Tähän asti olet täällä { $name }. Sille nimelle kuuluvaa ei voi sen jälkeen enää avata tällä laitteella.
page-move-same = Tämä laite on jo { $name }.
page-move-bad = Linkki ei toimi enää. Jokainen toimii kerran, kymmenen minuutin ajan. Tee uusi toisella laitteellasi kohdassa ”Asetukset”.
page-move-no = Jätä kaikki ennalleen
