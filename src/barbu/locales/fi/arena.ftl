# Kuinka vahvoja botit ovat: `barbu arena`.

arena-help = Mittaa, kuinka vahva kukin pelaaja on, ja kirjoita se taulukoksi, kuvaksi ja CSV-tiedostoksi.
arena-help-candidate = Mitattava pelaaja, esimerkiksi expert; anna uudelleen, jos heitä on useita.
arena-help-against = Kuka istuu kaikilla muilla paikoilla, esimerkiksi regular; anna uudelleen, jos heitä on useita.
arena-help-rows = Mitä pelataan: named, random, whole, säännöt tai malli kuten fr-tableau-32/4/*; anna uudelleen, jos niitä on useita.
arena-help-deals = Montako jakoa riviä kohti; ilman tätä niin monta kuin taulukko tarvitsee.
arena-help-minutes = Lopeta näin monen minuutin jälkeen; seuraava ajo jatkaa siitä.
arena-help-out = Tulosten kansio.
arena-help-rulesets = Kansio, jonka sääntötiedostot pelataan myös.
arena-help-seed = Sanat, joista jaot seuraavat.
arena-help-jobs = Montako prosessia käytetään; ilman tätä yksi ydintä kohti.
arena-help-dask = Dask-klusterin ajastin, jolla pelataan, esimerkiksi tcp://host:8786.

arena-no-such-player = Pelaajaa ”{ $given }” ei ole. On: { $allowed }.
arena-no-such-row = Mikään rivi ei sovi malliin ”{ $given }”. On: { $allowed }.
arena-no-rulesets = Kansiossa { $path } ei ole sääntötiedostoja.
arena-no-dask = Klusteri tarvitsee vielä yhden paketin: pip install barbu[cluster].
arena-no-cluster = Klusteria osoitteessa { $address } ei voi käyttää: { $reason }.
arena-cannot-write = Tuloksia ei voi kirjoittaa kansioon { $path }: { $reason }.
arena-too-little = ”{ $given }” on liian vähän valinnalle { $option }: jätä se pois, niin mitataan kaikki, mitä taulukko tarvitsee.

arena-plays = Jaot
arena-unfinished = { $done } osaa { $planned } osasta on pelattu; sama komento jatkaa lopuista.
arena-stopped = Keskeytetty. { $done } / { $planned } osaa on tallessa tiedostossa { $path }; sama komento jatkaa lopuista.
arena-aside = { $path } kertoo enemmän kuin nyt mitattiin ja jää ennalleen; poista se, jos haluat sen uusiksi.
arena-written = Kirjoitettu: { $files }.

arena-title = Kuinka vahvoja botit ovat
arena-title-chart = Voitto kaikkien paikkojen keskiarvoon nähden, prosentteina tasaosuudesta, 95 %:n luottamusvälein
arena-title-rulesets = Säännöittäin
arena-title-contracts = Peleittäin
arena-title-random = Satunnaiset säännöt
arena-title-whole = Kokonaiset ottelut, pistettä jakoa kohti
arena-made = Mitattu { $date }, { $machine }, ytimiä { $cores }; jaot siemenestä ”{ $seed }”, koodi { $code }.
arena-pair = { $candidate } vastaan { $against }

arena-column-pair = Pelaajat
arena-column-row = Säännöt
arena-column-named = Tunnetut säännöt, %
arena-column-random = Satunnaiset säännöt, %
arena-column-below = Pelejä alle 0
arena-column-deals = Jaot
arena-column-median = Mediaani, ms
arena-column-p99 = 99 %, ms
