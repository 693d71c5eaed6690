### Vyššia karta: pravidlá hry bod po bode. Identifikátory správ sú identifikátormi bodov.

chapter-deal = Karty a rozdávanie

HC-1 = Vyššia karta je pre dvoch hráčov. Má desať kariet s číslami od 1 do 10.
HC-2 = Každé kolo sa začína zamiešaním všetkých desiatich kariet. Každý hráč dostane jednu kartu, ktorú nikto iný nevidí; ostatné tvoria doberací balíček a ležia lícom nadol.

chapter-turn = Tvoj ťah

HC-3 = O tom, kto začína prvé kolo, rozhodne žreb; potom sa hráči v začínaní striedajú. Kto začína, má jeden ťah, potom má jeden ťah druhý hráč a rozhoduje vždy len ten, kto je na ťahu.
HC-4 = Ťah sa začína jedným hlásením, ktoré počujú všetci: nízko je vklad 1 bod, vysoko sú 2 body.
HC-5 = Po hlásení si kartu nechaj alebo ju vymeň, a to raz. Pri výmene ju polož lícom nahor na odkladací balíček a dober si vrchnú kartu doberacieho balíčka, ktorú vidíš len ty. Tým sa tvoj ťah končí.

chapter-points = Body a koniec

HC-6 = Keď mali ťah obaja hráči, obe karty sa ukážu. Vyššia karta vyhráva súčet oboch vkladov.
HC-7 = Hra sa končí, len čo má niekto 12 alebo viac bodov; tento hráč vyhráva a nič ďalšie sa už nedá urobiť.
