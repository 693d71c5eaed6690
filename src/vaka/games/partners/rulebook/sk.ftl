### Partners: pravidlá hry bod po bode. Identifikátory správ sú identifikátormi bodov.

chapter-setup = Príprava hry

par-P1 = Partners je hra pre štyroch hráčov okolo dráhy s 56 poľami; v smere hodinových ručičiek sedia Žltý, Zelený, Modrý a Červený. Tvoj partner sedí oproti tebe: Žltý a Modrý tvoria jeden tím, Zelený a Červený druhý.
    .reading = Tlačené pravidlá neuvádzajú, koľko polí dráha má; číslo 56 je prevzaté z opisov herného plánu.
par-P2 = Máš štyri figúrky svojej farby a všetky začínajú v tvojom domove.
par-P3 = Rozdávajúci zamieša karty, každému hráčovi rozdá štyri a zvyšok balíčka si nechá bokom. Balíček má 56 kariet: po štyroch sú srdce, srdce/8, srdce/13, 1/14, -4, 7, zámena, 2, 3, 5, 6, 9, 10 a 12.
    .reading = Tlačené pravidlá neuvádzajú, koľko kariet každého druhu je, preto sú tieto počty predpokladané.
CD-1 = Prvý rozdávajúci sa vyžrebuje.
    .reading = Tlačené pravidlá neuvádzajú, kto by to mal byť.

chapter-exchange = Výmena karty s partnerom

par-P4 = Na začiatku každého rozdania si s partnerom navzájom dáte po jednej karte, lícom nadol a v tom istom okamihu. Nikto nezahrá kartu, kým to neurobia všetci štyria hráči.
CD-2 = V každom rozdaní musíš partnerovi dať presne jednu kartu. Odmietnuť nesmieš, ani ak si chceš radšej nechať všetky štyri.
CD-3 = Kartu, ktorú dáš, vyberáš skôr, než uvidíš tú, ktorú dostaneš. Súperi nevidia ani jednu z nich.
CD-4 = Kartu, ktorú ti partner práve dal, mu nemôžeš vrátiť, lebo obaja vyberáte skôr, než ktorákoľvek z kariet zmení majiteľa.
PA-A4 = O kartu sú vždy požiadaní všetci štyria hráči v poradí od hráča naľavo od rozdávajúceho a karty sa vymenia, keď vybrali všetci. Každý vie, kto už vybral, ale nie čo. Potom s partnerom poznáte obe karty, ktoré ste si vymenili; súperi vedia len to, že sa karty vymenili.
CD-9 = Partneri si nesmú prezradiť, aké karty držia.
    .reading = V tlačených pravidlách to nie je; pochádza to z iných vydaní a Vaka to necháva na hráčov.

chapter-turn = Tvoj ťah

par-G1 = Začína hráč naľavo od rozdávajúceho. Vo svojom ťahu vyložíš jednu kartu podľa vlastného výberu lícom nahor do stredu hracieho plánu a vykonáš pohyb, ktorý ukazuje.
CD-5 = Hráč naľavo od rozdávajúceho začína každé z jeho troch rozdaní, nielen prvé.
DU-2 = Ak môžeš zahrať viacero kariet alebo jednu kartu viacerými spôsobmi, slobodne si z nich vyber.
par-G4 = Keď zahráš kartu a vykonáš jej pohyb, tvoj ťah sa končí. Pokračuje ďalší hráč v smere hodinových ručičiek, teda hráč naľavo od teba.
CD-8 = Hráč, ktorý už nemá karty, sa preskočí. Ostatní pokračujú v smere hodinových ručičiek.

chapter-fold = Keď musíš hrať a keď musíš zložiť karty

DU-1 = Ak sa dá zahrať ktorákoľvek z tvojich kariet, musíš niektorú zahrať, aj keď ti to len uškodí. Môže sa stať, že musíš poslať domov vlastnú alebo partnerovu figúrku alebo vyjsť s figúrkou späť z cieľa.
par-N1 = Ak sa nedá zahrať žiadna z tvojich kariet, musíš karty zložiť: celá tvoja ruka ide na kôpku použitých kariet. Znova hráš až v ďalšom rozdaní.
DU-3 = Karty smieš zložiť, len ak sa žiadna karta v tvojej ruke nedá zahrať. Kým sa niektorá dá, musíš kartu zahrať.
DU-5 = Zložiť karty znamená odložiť všetky, ktoré máš v ruke. Nesmieš zahodiť jednu nepotrebnú kartu a ostatné si nechať.
DU-4 = Zložením kariet vypadávaš do konca tohto rozdania, dlhšie nie. V ďalšom rozdaní dostaneš štyri karty, vymeníš si kartu s partnerom a hráš ako zvyčajne.
par-N2 = Kartu zámeny môžeš zahrať, aj keď nemáš figúrku, ktorou sa dá pohnúť. Kým sa na hracom pláne dajú zameniť dve figúrky, považuje sa za kartu, ktorú možno zahrať, a karty zložiť nesmieš.
CD-7 = Zložená ruka ide na kôpku použitých kariet lícom nahor, kde ju všetci vidia. Ak je možnosť folded nastavená na hidden, jej karty pozná len ich majiteľ, kým sa nepozbierajú všetky karty.
    .reading = Tlačené pravidlá výslovne nehovoria, že leží lícom nahor.
PA-A5 = Všetci smú vedieť, že zo zloženej ruky sa nedala zahrať ani jedna karta. Platí to aj vtedy, keď je možnosť folded nastavená na hidden a samotné karty zostávajú tajné.

chapter-deals = Koniec rozdania a ďalší rozdávajúci

par-R1 = Keď sú všetky ruky zahrané alebo zložené, ten istý rozdávajúci rozdá každému zo zvyšku balíčka štyri nové karty. Skôr než sa hrá ďalej, musíš si znova vymeniť kartu s partnerom.
CD-10 = Ak sa tvoja ruka vyprázdni skôr než ruky ostatných, rozdanie pokračuje bez teba. Končí sa až vtedy, keď sú prázdne všetky štyri ruky.
CD-6 = Medzi tromi rozdaniami jedného rozdávajúceho sa karty znova nemiešajú. Na každé rozdanie sa použije ďalších šestnásť kariet z toho istého balíčka a posledných osem zostáva skrytých, kým všetky karty nepozbiera ďalší rozdávajúci.
par-R2 = Po troch rozdaniach jedného rozdávajúceho sa rozdávajúcim stane hráč naľavo od neho, pozbiera všetky karty, zamieša ich a rozdá každému štyri. Takto sa pokračuje, kým niektorý tím nevyhrá.

chapter-numbers = Číselné karty

par-V1 = Číselná karta posunie jednu figúrku dopredu, v smere hodinových ručičiek, presne o toľko krokov: 2, 3, 5, 6, 9, 10 alebo 12. Pohneš vlastnou figúrkou, alebo partnerovou, ak sú už všetky tvoje zamknuté; figúrkami doma ani zamknutými figúrkami sa ňou hýbať nedá.
par-V6 = Karta 1/14 posunie jednu figúrku dopredu o 1 krok alebo o 14 krokov, podľa tvojho výberu.

chapter-start = Srdcia a štartovacie pole

par-G2 = Figúrka vychádza z domova len s kartou, na ktorej je srdce: srdce, srdce/8 alebo srdce/13. Ide na svoje štartovacie pole.
par-V2 = Obyčajné srdce privedie jednu figúrku z domova na jej štartovacie pole. Inak sa použiť nedá.
par-V3 = Karta srdce/8 buď privedie jednu figúrku z domova na jej štartovacie pole, alebo posunie jednu figúrku o 8 krokov dopredu. Vyberieš si jedno z toho.
par-V4 = Karta srdce/13 buď privedie jednu figúrku z domova na jej štartovacie pole, alebo posunie jednu figúrku o 13 krokov dopredu. Vyberieš si jedno z toho.
WA-8 = Ak nemáš doma žiadnu figúrku, srdce na karte použiť nemôžeš. Obyčajné srdce sa potom nedá zahrať, zatiaľ čo srdce/8 a srdce/13 majú ešte svoje číslo.
par-G3 = Štartovacie pole slúži len na vyvedenie figúrok z domova. Nikdy sa nepočíta ako krok, ani na ceste po dráhe, ani na ceste do cieľa.
WA-1 = Štartovacie pole leží vedľa dráhy a nie je jedným z jej polí ani pre svojho majiteľa, ani pre nikoho iného. Figúrka sa naň dostane len srdcom a opustí ho len tým, že sa z neho pohne.
WA-6 = Na tvojom štartovacom poli smie spolu stáť ľubovoľný počet tvojich figúrok.
WA-7 = Na tvojom štartovacom poli nikdy nemôže byť figúrka iného hráča: žiadna tam nemôže zastaviť a karta zámeny tam žiadnu nemôže premiestniť. Kým máš figúrku doma, srdcu teda nikdy nič nebráni.
WA-9 = Figúrka na svojom štartovacom poli je v bezpečí. Nemožno ju ani poslať domov, ani zameniť.

chapter-walls = Múry

par-W1 = Jedna alebo viac figúrok na svojom štartovacom poli tvorí múr. Kým tam niektorá z nich stojí, nesmie okolo tohto štartovacieho poľa prejsť dopredu ani dozadu žiadna figúrka inej farby.
WA-2 = Tvoj múr zastaví aj partnerove figúrky, rovnako ako figúrky súperov.
WA-3 = Múr zastavuje pohyb dozadu rovnako ako pohyb dopredu. Dozadu smú cezeň prejsť len figúrky jeho vlastnej farby.
WA-4 = Ak by tvoja figúrka mala podľa počtu krokov prejsť za múr inej farby, tento pohyb vykonať nesmie: ani sa neobráti, ani nezastaví skôr. Skončiť presne na poslednom poli pred múrom je v poriadku.
par-W2 = Tvoje figúrky smú prejsť cez tvoj vlastný múr, keď idú dozadu s kartou -4.
WA-5 = Vlastný múr tvoje figúrky nikdy nezastaví. Dozadu smú prejsť cezeň, cesta do tvojho cieľa nevedie okolo tvojho štartovacieho poľa a dopredu okolo neho figúrky vôbec nikdy neprechádzajú.
    .reading = Podľa tlačených pravidiel smú tvoje figúrky cez múr len dozadu a o ceste do cieľa mlčia; my ich do cieľa púšťame.
WA-10 = Dve či viac figúrok spolu na jednom poli dráhy netvorí múr. Okolo nich sa smie voľne prejsť.
WA-11 = Keď hýbeš partnerovými figúrkami, o tom, ktoré múry figúrku zastavia, rozhoduje jej farba, nie hráč, ktorý ňou hýbe. Partnerov múr partnerove figúrky nezastaví.

chapter-landing = Pristátie a prechádzanie

par-K1 = Ak tvoja figúrka pristane na poli, na ktorom stojí jedna figúrka iného hráča, táto figúrka sa vráti do svojho domova a tvoja zaujme jej pole.
LA-1 = Ak tvoja figúrka pristane na poli s jedinou partnerovou figúrkou, partnerova figúrka ide domov rovnako, ako by išla súperova. Dve farby nikdy nestoja na jednom poli.
par-K2 = Ak tvoja figúrka pristane na poli, na ktorom stoja aspoň dve figúrky iného hráča, tvoja figúrka sa vráti do svojho domova a jeho figúrky zostanú.
LA-2 = Pristáť na poli s aspoň dvoma figúrkami iného hráča je dovolený pohyb: tvoja figúrka ide domov a jeho zostanú. Smieš si ho zvoliť zámerne a musíš ho vykonať, ak nemôžeš zahrať nič iné.
LA-3 = Pristátie na poli s aspoň dvoma partnerovými figúrkami pošle domov tvoju vlastnú figúrku, presne ako pri súperoch. Je to dovolený pohyb.
LA-4 = Na jednom poli dráhy smie spolu stáť ľubovoľný počet tvojich figúrok. Ak sú tam aspoň dve, sú v bezpečí.
LA-5 = Na dráhe smieš prejsť okolo akýchkoľvek figúrok, aj okolo dvoch či viacerých na jednom poli. Prejsť sa nedá len cez múry a okolo figúrok v cieli.
LA-6 = Figúrok, okolo ktorých len prejdeš, sa to nedotkne. Rozhoduje len pole, na ktorom sa pohyb skončí.
LA-7 = Pristátie na iných figúrkach funguje rovnako s kartou -4, pri ceste dozadu von z cieľa aj po každej časti sedmičky. Rozhoduje pole, na ktorom figúrka tento pohyb alebo túto časť skončí.
LA-8 = Figúrky jednej farby na tom istom mieste sú rovnocenné a rovnako sú rovnocenné všetky miesta v domove. Z takých figúrok ponúka Vaka len tú s najnižším číslom spomedzi tých, ktorými táto karta ešte smie pohnúť.

chapter-goal = Cieľ

GO-1 = Do tvojho cieľa sa vchádza z poľa 14 tvojho pravého suseda. O jeden krok odtiaľ je krajný vonkajší cieľový kruh Z1, o štyri kroky najvnútornejší cieľový kruh Z4; nepočíta sa ani tvoje štartovacie pole, ani ohyb.
GO-2 = Figúrka nesmie svoj cieľ minúť a ísť na ďalší okruh. Z posledného poľa pred cieľom vedie cesta dopredu len do cieľa.
GO-18 = V tvojom cieli môžu byť len figúrky tvojej farby; partnerove ani súperove sa tam dostať nemôžu.
GO-3 = Tvoja figúrka smie zastaviť na niektorom z vonkajších cieľových kruhov, aj keď sú vnútorné voľné, ak sa tam jej počet krokov skončí. Je potom v bezpečí, ale nie je zamknutá.
par-M1 = Figúrka na ktoromkoľvek zo štyroch cieľových kruhov je v bezpečí: nemožno ju ani poslať domov, ani zameniť.
    .reading = Tlačené pravidlá, brané doslova, ju označujú aj za zamknutú; Vaka sa od toho odchyľuje a figúrka je zamknutá, len keď pristane na najvnútornejšom voľnom cieľovom kruhu.
GO-4 = Každá figúrka na cieľovom kruhu je v bezpečí, ale len niektoré sú zamknuté.
    .reading = Tlačené pravidlá, brané doslova, zamykajú všetky; Vaka sa od toho odchyľuje, lebo ich vlastné ustanovenia o zamykaní správnym počtom krokov a o obracaní v cieli by potom nemali zmysel.
par-M2 = Cieľové kruhy sa zapĺňajú zvnútra von. Tvoja prvá figúrka sa zamkne na najvnútornejšom cieľovom kruhu, druhá na ďalšom smerom von a tak ďalej.
par-M4 = Na zamknutie figúrky potrebuješ kartu alebo časť sedmičky, ktorej počet krokov sa skončí presne na najvnútornejšom voľnom cieľovom kruhu.
GO-5 = Figúrka sa zamkne, keď svoj pohyb skončí na najvnútornejšom voľnom cieľovom kruhu, teda keď sú všetky cieľové kruhy hlbšie vnútri obsadené. Platí každý spôsob, ako sa tam dostať, aj po obrátení.
par-M3 = Zamknutou figúrkou sa už nesmie hýbať.
    .reading = Tlačené pravidlá, brané doslova, to hovoria o každej figúrke v cieli; Vaka sa od toho odchyľuje a figúrkou, ktorá tam nie je zamknutá, sa ešte hýbať smie.
GO-6 = Figúrkou, ktorá v cieli nie je zamknutá, možno ešte hýbať kartami, ktoré idú dopredu. Nemožno ju poslať domov, zameniť ani ňou pohnúť kartou -4.
GO-16 = Figúrka sa nikdy nezamkne bez pohybu. Žiadna iná figúrka nemôže prejsť okolo nej a zaplniť cieľové kruhy hlbšie vnútri, takže ju môže zamknúť len jej vlastný pohyb.
par-M5 = V cieli figúrka nemôže prejsť okolo inej figúrky.
GO-14 = V cieli figúrka nikdy nesmie prejsť okolo inej, či už je tá druhá zamknutá, alebo nie.
GO-11 = Kým na tvojom krajnom vonkajšom cieľovom kruhu stojí tvoja nezamknutá figúrka, žiadna iná tvoja figúrka nemôže vojsť do cieľa: okolo nej prejsť nemôže a vonku sa obrátiť nesmie. Pohyb, ktorý by počtom krokov presiahol posledné pole pred cieľom, je zakázaný; pohyb, ktorý sa skončí na ňom alebo pred ním, je v poriadku.
GO-17 = Rozhoduje len pole, na ktorom figúrka stojí, nie to, ako sa naň dostala. Ak zámena postaví tvoju figúrku krátko pred tvoj cieľ, smie vojsť rovno doň; ak ju postaví tesne za tvoje štartovacie pole, má pred sebou celý okruh.
GO-15 = Ak je možnosť goal nastavená na championship, figúrkou, ktorá už je v cieli, sa smie pohnúť, len ak ju tento pohyb zamkne alebo ak sa skončí mimo cieľa. Predvolené je tlačené pravidlo, boxed, ktoré takéto obmedzenie nemá.
PA-A3 = Ak je možnosť goal nastavená na championship, obmedzenie platí pre každú časť sedmičky rovnako ako pre pohyb: figúrka v cieli musí časť skončiť zamknutá alebo mimo cieľa. Figúrky, ktorá pohyb alebo časť začína mimo cieľa, sa obmedzenie netýka.

chapter-turning = Obracanie v cieli

par-T1 = Ak má tvoja figúrka na najvnútornejšom cieľovom kruhu alebo v cieli pred inou figúrkou urobiť ešte ďalšie kroky, musí sa tam obrátiť a zvyšné kroky urobiť dozadu; na dráhe to znamená proti smeru hodinových ručičiek.
GO-7 = Do cieľa postupuj krok za krokom. Na vnútornom konci alebo pred obsadeným cieľovým kruhom sa figúrka obráti; obrátenie nestojí nič a každý krok sa počíta za 1. Ak má pred sebou už len dva kroky, päťka znamená dva dnu a tri späť.
par-T2 = Figúrka sa smie obrátiť len v cieli, ale tam aj viac než raz. Ak pri ceste dozadu narazí v cieli na inú figúrku, obráti sa znova a ide dopredu.
GO-9 = Medzi tvojimi vlastnými figúrkami alebo vnútorným koncom cieľa sa figúrka smie obrátiť toľkokrát, koľkokrát si to vyžaduje jej počet krokov.
par-T3 = V cieli smie figúrka chodiť tam a späť, kým sa jej počet krokov neminie a kým neskončí na voľnom cieľovom kruhu.
GO-8 = Figúrka, ktorá sa obrátila, smie vyjsť späť z cieľa na pole 14 tvojho pravého suseda, na jeho pole 13 a tak ďalej, o všetky kroky, ktoré jej zostávajú. Vonku sa už znova neobráti a na iných figúrkach pristáva ako zvyčajne.
GO-12 = Ak tvoja figúrka stojí na krajnom vonkajšom cieľovom kruhu a iná tvoja figúrka na ďalšom smerom dnu, karta, ktorá ide dopredu, prvú z nich hneď obráti. Všetky svoje kroky urobí dozadu, von z cieľa.
GO-10 = Figúrkou v cieli, ktorá má tesne pred sebou aj tesne za sebou iné figúrky, obe v cieli, sa nedá hýbať.
GO-13 = Pohyb sa smie skončiť tam, kde sa začal, ak cesta tam a späť privedie figúrku na to isté miesto. Počíta sa ako pohyb.

chapter-minus-four = Karta -4

par-V5 = Karta -4 musí posunúť jednu figúrku o štyri polia dozadu, proti smeru hodinových ručičiek; na figúrku v cieli ani doma sa použiť nedá. Veľmi silná je na tvojom štartovacom poli alebo na tvojich poliach 1 až 4, lebo figúrka skončí blízko tvojho cieľa.
MF-4 = Karta -4 posunie figúrku presne o štyri polia dozadu. Nesmie sa použiť na menej polí a dopredu nikdy.
MF-1 = Z tvojho štartovacieho poľa dovedie karta -4 figúrku na pole 11 tvojho pravého suseda. Štartovacie pole sa nepočíta, takže prvým poľom dozadu je pole 14 tohto suseda.
MF-2 = Z tvojich polí 1, 2, 3 a 4 vedie karta -4 na polia 11, 12, 13 a 14 tvojho pravého suseda, lebo tvoje štartovacie pole sa nepočíta. Pole 1 a štartovacie pole teda dávajú rovnaký výsledok.
MF-3 = Karta -4 nikdy neprivedie figúrku do cieľa. Pri pohybe dozadu figúrka cieľ minie a zostane na dráhe.
MF-5 = Karta -4 nesmie posunúť figúrku dozadu za múr inej farby. Takto je zastavená figúrka na poliach 1 až 4 za príslušným štartovacím poľom.
MF-6 = Kartu -4 nesmieš použiť na figúrku v cieli, či už je zamknutá, alebo nie.
MF-7 = Kartu -4 smieš použiť na vlastné figúrky, alebo na partnerove, ak sú už všetky tvoje zamknuté. Na súperovu figúrku ju použiť nesmieš nikdy.

chapter-seven = Sedmička

par-V7 = Sedmička posunie jednu alebo viac tvojich figúrok dopredu, spolu o sedem krokov, ktoré si podľa vlastnej voľby rozdelíš medzi tie, čo nie sú doma ani zamknuté. Musíš využiť všetkých sedem; figúrky sa hýbu jedna po druhej a každá len raz.
SV-1 = Treba urobiť všetkých sedem krokov sedmičky; ak ich nemôžeš využiť všetky, kartu zahrať nemôžeš. Jedinou výnimkou je skrátená sedmička, ktorú dovoľuje možnosť short7.
SV-2 = Sedmičku smieš rozdeliť medzi toľko svojich figúrok, koľko chceš; hýbeš nimi jednou po druhej v poradí, ktoré si zvolíš, každou najviac raz. Ak sa pritom zamknú všetky tvoje figúrky, zvyšok smú prevziať partnerove.
PA-A1 = Sedmička má jednu až sedem častí, najviac pre štyri figúrky každej farby. Každá figúrka sa pohne najviac raz a poradie je voľné, len partnerove figúrky idú až po tvojich, a to iba vtedy, keď sú už všetky tvoje zamknuté.
SV-3 = Sedmičkou možno hýbať tvojimi figúrkami na štartovacom poli, na dráhe, alebo v cieli, ak tam nie sú zamknuté. Figúrkami doma ani zamknutými figúrkami ňou hýbať nemožno.
SV-8 = Každá časť sedmičky je obyčajný pohyb dopredu, takže figúrka sa počas svojej časti smie v cieli obrátiť.
SV-7 = Po každej časti sedmičky sa pristátie na iných figúrkach vyrieši skôr, než príde ďalšia časť. Ak je figúrka poslaná domov, kroky sa aj tak počítajú ako urobené a touto kartou sa ňou už znova pohnúť nedá.
SV-11 = Časti sedmičky nasledujú jedna po druhej a každá vychádza z novej pozície. Jednou časťou teda smieš otvoriť vlastný múr a v ďalšej to využiť, hoci žiadna časť tej istej sedmičky to nikdy nepotrebuje.
par-V8 = Ak niektoré kroky sedmičky zamknú tvoju poslednú figúrku, smieš sedmičku takto zahrať, ale len ak sa všetky zvyšné kroky dajú využiť na jednu alebo viac partnerových figúrok.
SV-4 = Zvyšok sedmičky smie pripadnúť partnerovým figúrkam až potom, keď sú všetky tvoje zamknuté, a musí sa tam dať využiť celý. Tvoje posledné dve figúrky alebo aj viac smie zamknúť práve táto sedmička.
    .reading = Tlačené pravidlá to dovoľujú len hráčovi, ktorému zostáva jediná figúrka; nám stačí, ak zostáva jediná vo chvíli, keď urobí svoj posledný krok.
SV-6 = Kým máš figúrku doma, žiadna časť tvojej sedmičky nesmie pripadnúť partnerovým figúrkam. Figúrka doma nie je zamknutá.
SV-5 = Ak sú zamknuté všetky partnerove figúrky a tvoja posledná figúrka potrebuje menej než sedem krokov, nesmieš ju zamknúť skrátenou sedmičkou, ani keby to znamenalo výhru. Sedmičku možno zahrať len so všetkými siedmimi krokmi, pokiaľ možnosť short7 nie je nastavená na yes.
PA-A2 = Žiadna časť sedmičky nesmie zamknúť poslednú figúrku tvojho tímu, tvoju ani partnerovu, pokiaľ nevyužije siedmy krok. Ak je možnosť short7 nastavená na yes, sedmička sa smie skončiť skôr, keď túto figúrku zamkne.
SV-9 = Keď sú všetky tvoje figúrky zamknuté, hráš sedmičku partnerovými figúrkami. Smieš ju rozdeliť medzi tie, ktoré nie sú doma ani zamknuté.
SV-10 = Výhra sa zisťuje až po celej sedmičke, takže najprv treba urobiť všetkých sedem krokov. Jedinou výnimkou je skrátená sedmička, ktorú dovoľuje možnosť short7.

chapter-swap = Karta zámeny

par-V9 = Karta zámeny vymení miesta ktorýchkoľvek dvoch figúrok, ktoré sa smú zameniť, aj keď žiadna tvoja nie je vonku.
    .reading = Tlačené pravidlá, brané doslova, žiadajú použiť ju vždy, keď je to možné; Vaka sa od toho odchyľuje a zahrať ju musíš, len ak nemôžeš zahrať žiadnu inú kartu.
SW-4 = Kartu zámeny musíš zahrať, ak sa nedá zahrať žiadna iná; v ostatných prípadoch si vyberáš slobodne.
    .reading = Tlačené pravidlá, brané doslova, žiadajú použiť ju vždy, keď je to možné; Vaka sa od toho odchyľuje, lebo inak by slobodný výber karty zanikol. Táto karta ti len bráni zložiť karty.
SW-1 = Karta zámeny zamení ktorékoľvek dve figúrky, z ktorých každá stojí sama na poli dráhy. Smú mať akúkoľvek farbu, tvoju aj cudziu.
par-V11 = Kartu zámeny nemožno použiť na figúrky v cieli, na štartovacích poliach ani doma. V bezpečí sú pred ňou aj dve či viac figúrok jednej farby na tom istom poli.
SW-2 = Nesmieš zameniť figúrku doma, na štartovacom poli ani na cieľovom kruhu a ani takú, ktorá stojí na poli spolu s inou figúrkou svojej farby. Platí to aj pre tvoje vlastné figúrky.
par-V10 = Smieš zameniť dve figúrky tej istej farby, aj dve vlastné.
SW-3 = Smieš zameniť dve figúrky tej istej farby, hoci sa tým na hracom pláne nič nezmení.
SW-5 = Kartu zámeny možno zahrať, len ak na poliach dráhy stoja aspoň dve figúrky, každá na svojom poli sama.
SW-6 = Zámena nepošle domov žiadnu figúrku. Obe stáli na svojich poliach samy, takže dve farby sa nikdy nestretnú.
SW-7 = Po zámene rozhoduje len nové pole figúrky. Figúrka postavená tesne pred svoj cieľ smie doň svojím ďalším pohybom vojsť.
PA-A7 = Nie každá figúrka v cieli je zamknutá a karta zámeny nemusí ísť pred inými kartami.
    .reading = V oboch bodoch sa Vaka odchyľuje od doslovného znenia tlačených pravidiel. Brané doslova by ich vlastné ustanovenia o zamykaní, o obracaní v cieli a o slobodnom výbere karty nemali zmysel.

chapter-finish = Pomoc partnerovi a výhra

par-F1 = Len čo sú zamknuté všetky štyri tvoje figúrky, musíš hrať za partnera. Svojimi kartami hýbeš partnerovými figúrkami alebo kartou zámeny sťažuješ hru súperom.
FI-1 = Za partnera hráš od okamihu, keď sa zamkne tvoja štvrtá figúrka. Platí to aj pre karty, ktoré máš v tom istom rozdaní ešte v ruke.
par-F2 = Keď sú všetky tvoje figúrky zamknuté, všetky tvoje karty slúžia partnerovi. Kartu si s ním vymieňaš naďalej v každom rozdaní.
FI-2 = Keď hráš za partnera, platia všetky tvoje karty, aj srdcia. Srdce privedie partnerovu figúrku z domova na partnerovo štartovacie pole.
FI-3 = Keď hráš za partnera, smieš si vybrať ktorúkoľvek kartu, ktorá sa dá zahrať, vrátane karty zámeny. Ak sa však niektorá dá zahrať, musíš kartu zahrať, s partnerovými figúrkami tak, akoby boli tvoje, aj keď to uškodí.
FI-4 = Keď hráš za partnera a nedá sa zahrať žiadna z tvojich kariet, musíš zložiť celú ruku.
FI-5 = S partnerom si vymieňate kartu v každom rozdaní aj potom, keď už má jeden z vás všetky figúrky zamknuté.
FI-8 = Partnerovými figúrkami nesmieš hýbať skôr, než sú zamknuté všetky tvoje. Výnimkou je zvyšok sedmičky, ktorá zamkne tvoju poslednú figúrku, a karta zámeny.
par-F3 = Tím vyhráva hru, ak je všetkých osem jeho figúrok zamknutých skôr než všetkých osem figúrok druhého tímu.
FI-6 = Hra je vyhraná hneď po karte, ktorá zamkne ôsmu figúrku tímu. Súperi už nemajú ani posledný ťah.
FI-7 = Na výhru musí byť zamknutých všetkých osem figúrok tvojho tímu; figúrky, ktoré v cieli nie sú zamknuté, sa nepočítajú. Štyri figúrky na štyroch cieľových kruhoch jednej farby sú vždy zamknuté.

chapter-notation = Zápis a pozície

PA-A6 = Pozícia uvádza hráča, ktorý sa rozhoduje, a to, čo je rozohrané: null, dary podľa miest hráčov, zvyšné kroky sedmičky a figúrky, ktoré sa už pohli, alebo prvú vybranú figúrku. Balíček má v rozdaniach 1, 2 a 3 postupne 40, 24 a 8 kariet. Karty, ktoré nie sú v žiadnej ruke, medzi darmi ani v balíčku, sú použité, najnovšia ako prvá, a to aj sedmička alebo karta zámeny, ktorá sa práve hrá.
PA-A9 = Ak uvedieš figúrku, ktorou hýbať nesmieš, odmietne sa to ako nedovolený pohyb. V pozícii je pending pred prvým darom a na začiatku ťahu null; po swap, pred prvým výberom, hovorí, že picked je null.
PA-A8 = Otvorene zložená ruka zostáva uvedená, kým sa na ňu nepoloží ďalšia karta. Ak je možnosť folded nastavená na hidden, pozícia uvádza pod hidden každé miesto hráča a počet jeho zložených kariet. Keď si Vaka tieto karty domýšľa, berie len také, ktoré sa nedali zahrať.
PA-A10 = Tri pravidlá sa nedajú ukázať pohybom: mlčanie partnerov sa odohráva mimo hracieho plánu, otvorenie vlastného múru nikdy nezmení to, čo smie tá istá sedmička, a figúrky inej farby sa do tvojho cieľa jednoducho nikdy nedostanú.
