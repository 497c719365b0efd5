export-help = Kirjoita kaikki palvelimen tallentama yhteen tiedostoon.
export-help-file = Kirjoitettava tiedosto. Siinä on salaisuuksia: pidä se omanasi.
export-nothing-there = Kansiossa { $path } ei ole mitään vietävää: mikään palvelin ei ole vielä käyttänyt sitä.
export-done = Tiedostossa { $path } on { $guests ->
    [one] { $guests } pelaaja
   *[other] { $guests } pelaajaa
}, { $tables ->
    [one] { $tables } pöytä
   *[other] { $tables } pöytää
} ja { $matches ->
    [one] { $matches } peli
   *[other] { $matches } peliä
}. Pidä se omanasi: kesken olevien pelien kortit ovat siinä.
import-help = Täytä tyhjä tietokanta sillä, mitä on viety tiedostoon.
import-help-file = Tiedosto, jonka ”barbu export” on kirjoittanut.
import-done = Tuotiin { $guests ->
    [one] { $guests } pelaaja
   *[other] { $guests } pelaajaa
}, { $tables ->
    [one] { $tables } pöytä
   *[other] { $tables } pöytää
} ja { $matches ->
    [one] { $matches } peli
   *[other] { $matches } peliä
}.
import-not-empty = Tässä tietokannassa on jo jotain. Tuo tyhjään; mitään ei muutettu.
import-no-export = Tämä ei ole komennon ”barbu export” kirjoittama tiedosto.
import-newer = Tiedosto on uudemmasta Barbusta. Päivitä ensin tämä.
import-cut-off = Tiedosto on katkennut. Mitään ei tuotu; vie uudelleen.
import-changed = Tiedostoa on muutettu tai se on vioittunut matkalla. Mitään ei tuotu; vie uudelleen.
import-bad-line = Tiedoston riviä { $line } ei voi lukea. Mitään ei tuotu; vie uudelleen.
import-refused = Tietokanta ei hyväksy tätä tiedostoa: { $reason }. Mitään ei tuotu.
database-too-new = Uudempi Barbu on muuttanut tätä tietokantaa (askel { $found }; tämä tuntee { $known }). Päivitä tämä Barbu.
