# Tulostettava pistetaulukko. Kapeiden sarakkeiden yllä on lyhyitä sanoja.

sheets-deal = Kierros
sheets-dealer = Jakaja
sheets-chooser = Ilmoittaja
sheets-contract = Sopimus
# Above the points of one deal, and above what they have come to so far.
sheets-points = pisteet
sheets-total = summa
# The place in which a player ends.
sheets-place = Sija
sheets-date = Päivä
# Where the evening took place.
sheets-where = Paikka
# Captions of the parts of the sheet.
sheets-done = Sopimukset
sheets-deals = Kierros kierrokselta
sheets-rules = Näin on sovittu
sheets-owed = Velkakahdennukset
# Above the one column of boxes of a table that plays each contract once.
sheets-all = pelattu
# What all players together write in a contract.
sheets-sum = yhteensä
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what }:
sheets-doubles = Kahdennukset
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = kahdentaja
sheets-doubled = ilmoittaja
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = ×: kenet pelaaja kahdentaa{ $again ->
    [yes] {", ² jos vastakahdennettu."}
   *[no] .
}
sheets-note-declarer = ×: pelaaja kahdentaa ilmoittajan{ $again ->
    [yes] {", ² jos vastakahdennettu."}
   *[no] .
}
# Follows an asterisk.
sheets-note-out = jos mikään pistekortti ei ole sivussa.

sheets-players = { $count } pelaajaa
sheets-hand = { $count } kullekin{ $over ->
    [0] {""}
   *[other] , { $over } näkyviin
}
sheets-without = ilman { $cards }
sheets-wins-signed = suurin summa voittaa
sheets-wins-penalty = pienin summa voittaa

# What the places of a layout pay, the first one first.
sheets-places = sijoituksesta: { $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = kaikki edelliset
sheets-slam = slammi { $points }
sheets-slam-mirror = slammi: tappio muuttuu voitoksi
sheets-slam-others = slammi: muille { $points }

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = Jokainen saa kahdentaa kenet tahansa.
sheets-rule-doubles-others = Jokainen paitsi ilmoittaja saa kahdentaa kenet tahansa.
sheets-rule-doubles-winning = Vain ilmoittajan saa kahdentaa, kun sopimus on { $contracts }.
sheets-rule-redouble-own-turn = Ennen omaa vuoroaan kahdennettu saa vastakahdentaa.
sheets-rule-redouble-declarer-only = Vain ilmoittaja saa vastakahdentaa.

# The heads of a table of numbers. $name.
sheets-points-of = { $name }, pisteet
sheets-total-of = { $name }, summa
sheets-doubles-of = { $name } kahdentaa

## The command

sheets-help = Tulosta sääntöjen pistetaulukko käsin täytettäväksi tai pelatun pelin pistetaulukko.
sheets-help-what = Valmiit säännöt, omat säännöt nimeltä, tiedosto, linkin teksti tai pelin tallenne.
sheets-help-players = Kuinka monelle pelaajalle; ellei muuta sanota, neljälle tai niin harvalle kuin voi.
sheets-help-names = Pelaajien nimet pilkuin erotettuina, ensimmäinen jakaja ensin.
sheets-help-paper = Paperi.
sheets-help-portrait = Pystyyn.
sheets-help-landscape = Vaakaan; ellei kumpaakaan sanota, niin kuin paremmin mahtuu.
sheets-help-form = Mitä kirjoitetaan; ellei muuta sanota, mitä tiedoston pääte sanoo, ja päätteelle tekstiä.
sheets-help-output = Kirjoita se tähän tiedostoon: .pdf, .html, .csv tai .txt.
sheets-written = Pistetaulukko on tiedostossa { $file }.
sheets-ending = Pistetaulukon tiedoston pääte on .pdf, .html, .csv tai .txt, ei ”{ $given }”; tai sano muoto valitsimella --form.
sheets-no-such-form = Muotoa ”{ $given }” ei ole. Muodot: { $allowed }.
sheets-no-such-paper = Paperia ”{ $given }” ei ole. Paperit: { $allowed }.
sheets-both-ways = Taulukko on pystyssä tai vaakassa, ei molempia: --portrait tai --landscape.
sheets-needs-file = PDF ei ole päätteelle tekstiä: nimeä tiedosto valitsimella -o.
sheets-too-many-names = { $given } nimeä on liikaa, kun pelaajia on { $most }.
sheets-match-has-them = { $option } koskee tyhjää taulukkoa: pelatulla pelillä on jo pelaajansa.
sheets-one-thing = Pistetaulukko on joko sääntöjen tai pelin: nimeä toinen niistä.
