# Paja, jossa pöytä kirjoittaa sääntönsä: lomakkeen ryhmät, korjaukset, neuvot, kokoelma.

studio-group-about = Nimi ja lähde
studio-group-table = Pöytä
studio-group-roles = Kuka jakaa, ilmoittaa ja aloittaa
studio-group-end = Pituus ja voittaja
studio-group-deck = Kortit
studio-group-doubling = Kahdennukset
studio-group-row = Sopimus
studio-group-worth = Mitä se maksaa
studio-group-duties = Valtti ja pakot
studio-group-held-back = Pidäteltävät kortit
studio-group-start = Aloitus
studio-group-aces = Ässät
studio-group-finish = Loppu ja slammi

mend-set = { $label }: { $value }
mend-set-row = { $contract } – { $label }: { $value }
mend-drop-row = Poista { $contract }
mend-put-row = Palauta { $contract }
mend-drop-key = Jätä pois ”{ $given }”

advice-first-chooser = Ensimmäisenä valitsevalla on koko lista käytössään, ja se on etu. Joissakin pöydissä ilmoittajan tappiot lasketaan kaksin verroin ja voitot puolittain, tai hän pelaa ensimmäiseen tikkiin viimeisenä.
advice-uneven =
    { $over ->
        [one] Kun pelaajia on { $players }, { $deals } kierrosta ei mene tasan: yksi pelaaja valitsee kerran enemmän kuin muut.
       *[other] Kun pelaajia on { $players }, { $deals } kierrosta ei mene tasan: { $over } pelaajaa valitsee kerran enemmän kuin muut.
    }
advice-dealer-second = Kun pelataan myötäpäivään ja jakajan oikealla puolella istuva aloittaa, jakaja pelaa toisena. Pöydissä, joissa oikeanpuoleinen aloittaa, pelataan yleensä vastapäivään.
advice-counts-still = Sopimusta { $contract } ei pelata, mutta se lasketaan yhä mukaan sopimukseen { $salad }.
advice-gaps = { $contract }: kaikki kortit eivät ole pelissä, ja sarja päättyy aukkoon. Voi käydä niin, ettei kukaan enää pysty pelaamaan.

worth-comes-to-nothing = Kun pelaajia on { $players }, { $contract } on yhteensä 0, kerrottiinpa pisteet millä tahansa.
worth-does-not-divide = Kun pelaajia on { $players }, { $contract } ei voi olla { $points } pisteen arvoinen: kokonaisia pisteitä tulee vain luvun { $unit } kerrannaisista, esimerkiksi { $near }.
worth-too-much = Kun pelaajia on { $players }, { $contract } ei voi olla { $points } pisteen arvoinen: yhdestä kortista tai tikistä tulisi yli { $most } pistettä.

no-such-ruleset = Kokoelmassasi ei ole sääntöjä ”{ $given }”.
no-such-version = Näillä säännöillä ei ole versiota { $given }.
too-many-rulesets = Sinulla on jo { $most } sääntökokoelmaa: poista ensin jokin niistä.
ruleset-needs-name = Anna säännöille nimi.
ruleset-saved-since = Nämä säännöt on sillä välin tallennettu muualla: uusin versio on { $present }.
ruleset-name-taken = Sinulla on jo säännöt nimeltä ”{ $name }”, versio { $present }.
ruleset-unread = Sääntöjen ”{ $name }” versiota { $number } ei voi enää lukea.
ruleset-copy = { $name } (kopio)

rules-help-new = Aloita omat säännöt annetulla nimellä.
rules-help-edit = Muuta omia sääntöjäsi tekstieditorissa ja tarkista ne.
rules-help-name = Sääntöjen nimi.
rules-help-from = Mistä aloitetaan: valmiit säännöt, toiset omat säännöt, tiedosto tai linkin teksti.
rules-made = { $name } on tallessa: { $path }.
rules-made-next = Muuta: { BARBU() } rules edit { $word }. Pelaa: { BARBU() } play { $word }.
rules-kept = { $name } on tallennettu.
rules-unchanged = Mikään ei muuttunut.
rules-edit-again = Jatketaanko muokkaamista? (k/e)
play-word-yes = k kyllä kylla y
rules-not-kept = { $name } jää entiselleen. Kirjoittamasi on tiedostossa { $path }.
rules-gone-on-with = Jatkat siitä, mitä kirjoitit viimeksi, tiedostossa { $path }.
rules-no-editor = Tekstieditoria ei löytynyt: anna sen nimi muuttujassa EDITOR.
rules-editor-trouble = Editoria { $editor } ei voi käyttää ({ $reason }).
rules-name-taken = Säännöt { $name } ovat jo olemassa.
rules-name-of-preset = { $name } on valmiiden sääntöjen nimi: valitse toinen.
rules-bad-name = ”{ $given }” ei voi olla sääntöjen nimi.
rules-not-yours = Sinulla ei ole sääntöjä ”{ $given }”. { $close ->
        [0] Aloita ne näin: { BARBU() } rules new { $word }
       *[other] Tarkoititko: { $near }?
    }
rules-group-own = Omat
rules-advice = Neuvo: { $advice }
rules-mend = Tämä auttaa: { $mend }
