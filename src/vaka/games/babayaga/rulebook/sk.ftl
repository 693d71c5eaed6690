### Baba Yaga: pravidlá hry bod po bode. Identifikátory správ sú identifikátormi bodov.

chapter-cards = Karty

BY-1 = Baba Yaga sa hrá so 78 kartami a všetci vedia, aké druhy kariet sú v hre a koľko je ktorých. Ruby majú tri farby: Baba Yaga červenú, Sova modrozelenú a všetky ostatné karty čiernu. Ruby vidia všetci, aj na kartách v ruke a na vrchnej karte doberacieho balíčka.
B-F1 = Hra má spolu 78 kariet; počíta sa do nich červená zásoba, modrozelená zásoba aj hlavný balíček.
B-F2 = Karta s červeným rubom je vždy Baba Yaga, karta s modrozeleným rubom je vždy Sova a karta s čiernym rubom patrí do hlavného balíčka; hráči smú tieto ruby sledovať aj v rukách ostatných.
BY-2 = Baba Yaga má hodnotu 0 bodov a elixír hodnotu svojho čísla, od 1 do 7. Pelikán, Sova a Mačky majú hodnotu 7 a Prútik 8; toľko stojí aj ich zoslanie. Cesnak a Mažiar majú hodnotu po 10.
B-F3 = Hlavný balíček obsahuje elixíry od 1 do 7, ktoré tvoria jeho väčšinu, tri druhy kúziel (Pelikán, Mačky a Prútik) a dva druhy špeciálnych kariet (Cesnak a Mažiar).
B-F4 = Zoslanie Pelikána, Sovy alebo Mačiek stojí presne 7 v elixíroch, zoslanie Prútika presne 8.
B-F5 = V ruke sa Baba Yaga počíta za 0, elixír za svoje číslo a Cesnak a Mažiar po 10.
B-F6 = Kúzlo, ktoré ti zostalo v ruke, sa počíta za svoju cenu: Pelikán, Sova a Mačky po 7, Prútik za 8.
    .reading = Tlačené pravidlá to nikde výslovne neuvádzajú, no cena je jediné číslo, ktoré pri kúzle spomínajú.
B-F8 = Z tlačených pravidiel vyplýva, že v hre je aspoň päť kariet Baba Yaga, päť elixírov 1, po dve karty Sova, Pelikán, Cesnak a Mažiar a jeden Prútik a že elixíry tvoria viac než polovicu hlavného balíčka.
B-F9 = V balíčku programu Vaka je 16 kariet Baba Yaga, 6 Sov, po 6 elixírov z každého čísla od 1 do 7 (spolu 42), 6 Pelikánov, 2 karty Mačky, 2 Prútiky, 2 Cesnaky a 2 Mažiare. Spolu je to 78 kariet.
    .reading = Tlačené pravidlá neuvádzajú, koľko kariet každého druhu je, preto sú tieto počty predpokladané.
BY-A8 = Smieš si zvoliť vlastné počty kariet, ak je ich súčet 78 a ak je v hre aspoň päť kariet Baba Yaga, päť jednotiek, po jednom z ostatných elixírov, po dve karty Sova, Pelikán, Cesnak a Mažiar, jedny Mačky, jeden Prútik a päť čiernych kariet na každého hráča a k tomu ešte tri. Viac než polovica čiernych kariet sú elixíry. Ak je v balíčku desať alebo viac jednotiek, každý, kto má päť jednotiek, si zapíše 0 a ostatní 20.

chapter-setup = Príprava hry

BY-3 = Karty Baba Yaga tvoria červenú zásobu a Sovy modrozelenú. Čierne karty sa zamiešajú, každý hráč dostane päť a zvyšok tvorí doberací balíček. Jeho dve vrchné karty sa otočia lícom nahor a založia sa nimi odhadzovacie balíčky A a B.
B-F7 = Baba Yaga je pre dvoch až piatich hráčov od ôsmich rokov, každý má v ruke päť kariet a jedno kolo trvá asi štvrťhodinu.
B-R2 = Začínajúci hráč sa vyžrebuje.
    .reading = Podľa tlačených pravidiel začína ten, kto videl čiernu mačku ako posledný, a to počítač overiť nedokáže.
B-R4 = Ak sa pri zakladaní odhadzovacieho balíčka otočí kúzlo alebo špeciálna karta, zostane tam. Nikto túto kartu nezoslal, preto sa považuje za neaktívnu a prvý hráč si ju smie vziať.

chapter-turn = Tvoj ťah

BY-4 = Hráči sa na ťahu striedajú smerom doľava. Vo svojom ťahu urobíš práve jednu vec: vymeníš kartu, zošleš kúzlo alebo ohlásiš koniec. Potom máš v ruke opäť päť kariet.
B-R5 = Ťah nesmieš vynechať. Musíš vymeniť kartu, zoslať kúzlo alebo ohlásiť koniec a výmena je možná vždy.
B-R6 = V ťahu je len jedna akcia: jedna výmena, jedno kúzlo alebo ohlásenie. V tom istom ťahu nesmieš čarovať dvakrát ani vymeniť kartu a potom ohlásiť koniec.

chapter-exchange = Výmena karty

BY-5 = Pri výmene polož jednu kartu podľa vlastného výberu na odhadzovací balíček A alebo B. Potom si za ňu vezmi jednu kartu z vrchu doberacieho balíčka alebo z vrchu druhého odhadzovacieho balíčka, nikdy nie z toho, na ktorý kartu odkladáš.
B-R12 = Pri výmene najprv odložíš svoju kartu a až potom si berieš z doberacieho balíčka alebo z druhého odhadzovacieho balíčka. Nikdy si teda nevezmeš späť vlastnú kartu ani tú, ktorú zakryla. V zápise tvoria oba kroky jeden riadok, napríklad swap 5 A draw.
B-R13 = Vymeniť smieš ktorúkoľvek kartu, aj Babu Yagu, Sovu, Cesnak či Mažiar. Karta ide na odhadzovací balíček, nie späť do zásoby, a ďalší hráč si ju smie vziať.
B-R14 = Babu Yagu z vrchu odhadzovacieho balíčka si smieš vziať ako každú inú kartu. Vziať si smieš aj Sovu, ak nebola zoslaná v ťahu tesne pred tvojím.
BY-6 = Z odhadzovacieho balíčka si nesmieš vziať kúzlo, ktoré bolo zoslané v ťahu tesne pred tvojím. Namiesto toho si môžeš dobrať kartu z doberacieho balíčka.
B-R1 = Zoslané kúzlo je zamknuté iba počas ťahu nasledujúceho hráča. Potom si ho smie vziať ktokoľvek, keď leží navrchu, dokonca aj ten, kto ho zoslal, a to aj vtedy, keď bolo medzitým zakryté a znova odkryté.
B-R11 = Zamknuté môžu byť len kúzla: Pelikán, Sova, Mačky a Prútik. Elixíry, Mažiare aj práve použitý Cesnak sa smú vziať hneď.
BY-A10 = Keď niekto položí Cesnak na práve zoslané kúzlo alebo keď toto kúzlo zmizne pri premiešaní, nie je už zamknutý žiadny balíček. Samotný Cesnak si smie nasledujúci hráč hneď vziať.
BY-7 = Ak je na stole len jeden odhadzovací balíček, vymieňanú kartu musíš položiť na prázdne miesto a založiť ňou chýbajúci balíček.
B-R15 = Odhadzovací balíček zanikne, keď si niekto vezme jeho poslednú kartu. Môže sa to stať hneď v prvom ťahu, lebo každý balíček sa začína jedinou kartou. Pri premiešaní zaniknú oba.
B-R16 = Ak zostal len jeden odhadzovací balíček, polož vymieňanú kartu na prázdne miesto. Potom si vezmi vrchnú kartu balíčka, ktorý tam už bol, pokiaľ to nie je zamknuté kúzlo, alebo si dober kartu z doberacieho balíčka.
B-R17 = Jediný odhadzovací balíček obmedzuje iba výmenu. Ak zosielaš kúzlo alebo vykladáš Cesnak, môžeš podľa vlastnej voľby použiť zostávajúci balíček alebo prázdne miesto.
B-R18 = Ak na stole nie je žiadny odhadzovací balíček, ako je to hneď po premiešaní, smieš vymieňanú kartu položiť na ktorékoľvek z oboch miest. Potom si musíš dobrať z doberacieho balíčka, lebo nič iné sa vziať nedá.

chapter-draw-pile = Keď sa minie doberací balíček

BY-19 = Keď sa doberací balíček minie, oba odhadzovacie balíčky sa spolu zamiešajú a vznikne z nich nový doberací balíček. Sovy, ktoré v nich boli, sa nevracajú do modrozelenej zásoby; odteraz sa doberajú ako každá iná karta.
B-R19 = Premiešava sa hneď, v okamihu, keď z doberacieho balíčka ubudne posledná karta, nie až vtedy, keď si niekto bude chcieť dobrať.
B-R20 = Ak sa posledná karta minie, kým si dopĺňaš ruku, vezmeš si, čo tam je, oba odhadzovacie balíčky sa premiešajú a doberáš si ďalej. Zamieša sa aj kúzlo, ktoré práve zosielaš, a platba zaň.
B-R21 = Po premiešaní sa lícom nahor neotáčajú nijaké nové karty. Obe miesta pre odhadzovacie balíčky sú spočiatku prázdne a zaplnia sa znova, keď na ne hráči začnú klásť karty.
B-R22 = Do nového doberacieho balíčka sa zamiešajú aj karty Baba Yaga, ktoré ležia v odhadzovacích balíčkoch; do červenej zásoby sa nevracajú. Keď sa dostanú navrch, vidno ich červený rub.
B-R23 = Pri zloženiach balíčka, ktoré Vaka dovoľuje, je kariet na doberanie vždy dosť. Ak by predsa len došli, doberieš si toľko, koľko ich je, a ruku si doplníš, len čo pribudnú ďalšie.

chapter-casting = Zosielanie kúziel

BY-8 = Ak chceš zoslať kúzlo, polož na jeden odhadzovací balíček elixíry, ktorých súčet sa presne rovná cene kúzla, a na ne polož kúzlo. Vykonaj, čo kúzlo určuje, a potom si z doberacieho balíčka doplň ruku na päť kariet.
BY-A9 = Štvorkou a trojkou zaplatíš za Pelikána: cast pelican A, pay 4, pay 3. Trojkou a päťkou nie, lebo spolu dávajú 8, a nie 7. Pelikán položený bez ďalších kariet znamená len výmenu a ďalší hráč si ho smie vziať.
B-R24 = Súčet elixírov musí byť presne 7, pri Prútiku presne 8; nesmieš zaplatiť viac ani menej. Použiť môžeš ľubovoľný počet elixírov, od jedného do štyroch.
B-R25 = Všetky karty, ktorými čaruješ, idú na jeden odhadzovací balíček podľa tvojho výberu, kúzlo navrch. Platba leží v pevne danom poradí, ktoré si nevyberáš. Zoslaná Sova zostáva na tomto odhadzovacom balíčku; do modrozelenej zásoby sa nevracia.
BY-A1 = Platba leží vždy v rovnakom poradí: naspodku Mažiare, potom elixíry od najvyššieho po najnižší, takže najmenší elixír je priamo pod kúzlom. Čarujúci hráč si poradie nevyberá.
B-R29 = Najprv zaplatíš, potom oznámiš zameranie kúzla. Každý zasiahnutý hráč, počnúc prvým po tvojej ľavici, odpovie, podvolí sa kúzlu alebo vyloží Cesnak a doberie si, skôr než príde na rad ďalší. Vlastnú ruku si dopĺňaš až nakoniec.
BY-A2 = Čarovanie prebieha v tomto poradí: platba, oznámenie, potom pri každom zasiahnutom hráčovi, počnúc prvým naľavo od čarujúceho hráča, jeho odpoveď, účinok alebo Cesnak a jeho dobratie karty. Až po nich všetkých si ruku doplní čarujúci hráč.
B-R26 = Kúzlo smieš zoslať, aj keď nič nedosiahne, pokiaľ zaň dokážeš zaplatiť. Vykonaj z neho, čo sa dá, a ruku si doplň ako zvyčajne.
BY-A5 = Pelikán smie brať len zo zásoby, v ktorej sú karty, a Sova vezme svoje karty Baba Yaga bez toho, aby sa ťa na niečo pýtala. Pri Prútiku smieš vždy určiť ktorýkoľvek z oboch druhov. Odpoveď „nič“ sa ponúka len vtedy, keď Pelikán nájde obe zásoby prázdne alebo keď vo vydaní en Mačky nenájdu u ostatných hráčov žiadny červený ani modrozelený rub.
B-R30 = Po zoslaní kúzla si ruku dopĺňaš iba z doberacieho balíčka. Kartu z odhadzovacieho balíčka si na doplnenie ruky vziať nesmieš.
BY-9 = Kúzlo položené bez platby je len vymenené: nie je aktívne, nič nespôsobí a ďalší hráč si ho smie vziať.
B-R31 = Ak položíš kúzlo a nezaplatíš zaň, je to obyčajná výmena tejto karty. Vezmeš si za ňu jednu kartu a kúzlo nemá nijaký účinok.

chapter-mortar = Mažiar

BY-15 = Keď platíš za kúzlo, Mažiar nahrádza ľubovoľné množstvo elixírov. Môže pokryť celú cenu alebo to, čo po tvojich elixíroch zostáva doplatiť.
B-R27 = Jediným Mažiarom môžeš zaplatiť za ktorékoľvek kúzlo. Môžeš k nemu pridať aj elixíry, ktorých súčet je nižší než cena, a Mažiar pokryje zvyšok. Zaplatiť môžeš aj dvoma Mažiarmi naraz; každý z nich nahrádza aspoň 1.
    .reading = Tlačené pravidlá hovoria len o Mažiari, ktorým sa platí samotným; pridať k nemu elixíry alebo druhý Mažiar je náš výklad.
BY-A6 = Každý Mažiar v platbe nahrádza aspoň 1, takže súčet tvojich elixírov zvýšený o 1 za každý Mažiar nesmie prekročiť cenu. Len čo je v platbe Mažiar, môžeš kedykoľvek prestať platiť; platba sa skončí sama, keď sa tento súčet, prípadne súčet samotných elixírov bez Mažiara, presne rovná cene.
B-R28 = Mažiar použitý ako platba leží tam, kde by ležali elixíry: na tom istom odhadzovacom balíčku ako kúzlo a pod ním.

chapter-pelican-owl = Pelikán a Sova

BY-10 = Pelikán stojí 7. Keď ho zošleš, vezmeš si jednu Babu Yagu z červenej zásoby alebo jednu Sovu z modrozelenej zásoby.
B-R32 = Ak je jedna zásoba prázdna, tvoj Pelikán berie z druhej. Ak sú prázdne obe, neprinesie nič a len si doplníš ruku.
B-R34 = Pelikán prináša kartu iba z červenej alebo modrozelenej zásoby. Sovu ani Babu Yagu, ktorá leží na odhadzovacom balíčku, vziať nemôže.
BY-11 = Sova stojí 7. Keď ju zošleš, vezmeš si dve karty Baba Yaga z červenej zásoby.
B-R33 = Ak je v červenej zásobe už len jedna Baba Yaga, tvoja Sova prinesie iba ju; ak je zásoba prázdna, neprinesie žiadnu. Zvyšok ruky sa doplní z doberacieho balíčka.
B-R43 = Práve získanú Sovu nemôžeš zoslať v tom istom ťahu, lebo ťah má len jednu akciu. Môžeš to urobiť najskôr vo svojom ďalšom ťahu.

chapter-cats = Mačky

BY-12 = Mačky stoja 7. Keď ich zošleš, vezmeš Babu Yagu alebo Sovu inému hráčovi podľa svojho výberu a ten si potom doberie kartu.
B-R35 = Mačky musíš zoslať na hráča, ktorý má Babu Yagu alebo Sovu, čo prezrádzajú červené a modrozelené ruby. Ak takú kartu nemá žiadny iný hráč, smieš ich zoslať aj tak, ale nič sa nevezme. Vo vydaní es smieš vybrať ktoréhokoľvek iného hráča.
B-R36 = Keď zosielaš Mačky, určíš hráča aj druh karty, ktorú chceš. Urobíš to skôr, než sa tento hráč rozhodne, či použije Cesnak.
B-R37 = Karta, ktorú Mačky vzali, ide do tvojej ruky a hráč, ktorý o ňu prišiel, si doberie jednu kartu. Potom si doplníš vlastnú ruku na päť kariet.
BY-A4 = Vo vydaní es smú Mačky ktorémukoľvek inému hráčovi vziať Babu Yagu, Sovu alebo čiernu kartu, podľa toho, aké ruby v jeho ruke vidno. Obeť najprv odpovie, s Cesnakom alebo bez neho; až potom sa čierna karta náhodne vyberie a vidia ju len čarujúci hráč a obeť. Mačky tak majú vždy na čo mieriť.

chapter-wand = Prútik

BY-13 = Prútik stojí 8. Keď ho zošleš, určíš buď karty Baba Yaga, alebo Sovy: každý iný hráč, ktorý takú kartu má, vráti jednu do jej zásoby a doberie si kartu.
B-R38 = Keď zosielaš Prútik, určíš karty Baba Yaga alebo Sovy skôr, než ktokoľvek odpovie Cesnakom. Potom to už zmeniť nesmieš.
B-R39 = Prútik smieš zoslať aj na druh, ktorý nemá žiadny iný hráč. Je to dovolené, ale nemá to nijaký účinok.
B-R40 = Pri Prútiku vráti každý iný hráč, ktorý má určený druh, presne jednu takú kartu do červenej alebo modrozelenej zásoby, nie na odhadzovací balíček, a doberie si jednu kartu. Čarujúci hráč nevracia nič.
B-R41 = Prútik sa vyhodnocuje hráč po hráčovi, počnúc prvým naľavo od čarujúceho hráča. Každý odpovie, vráti kartu alebo vyloží Cesnak a doberie si, skôr než príde na rad ďalší; čarujúci hráč si dopĺňa ruku ako posledný.
B-R42 = Sova vrátená kvôli Prútiku ide vždy do modrozelenej zásoby, aj keď si ju jej držiteľ dobral z doberacieho balíčka po premiešaní. Rozhoduje rub.

chapter-garlic = Cesnak

BY-14 = Ak ťa zasiahnu Mačky alebo Prútik, smieš na odhadzovací balíček vyložiť Cesnak. Kúzlo na teba potom nepôsobí, nič neplatíš a doberieš si jednu kartu.
BY-A3 = Odpovedať musí každý zasiahnutý hráč, či už Cesnak má, alebo nie, aby otázka nič neprezradila; bez Cesnaku sa môžeš len podvoliť. Kúzlo ťa zasiahne, ak sú Mačky zoslané na teba alebo ak pri zoslaní Prútika vidno v tvojej ruke určený rub.
B-R44 = Či Cesnak použiješ, je na tebe. Môžeš si ho nechať a kúzlu sa podvoliť.
B-R45 = Cesnak smieš vyložiť, len ak kúzlo niečo žiada od teba. Nemôžeš sa ho zbaviť, keď kúzlo zasiahne niekoho iného.
B-R46 = Cesnak chráni iba hráča, ktorý ho vyloží. Pri Prútiku sa zasiahnutí hráči rozhodujú jeden po druhom, počnúc prvým naľavo od čarujúceho hráča, a každý pozná predchádzajúce odpovede.
B-R47 = Ak niekto tvoje Mačky zablokuje Cesnakom, nič si nevezmeš a inú obeť si vybrať nesmieš. O Mačky aj platbu prídeš, no ruku si aj tak doplníš.
B-R48 = Proti kúzlu stačí jeden Cesnak a viac než jeden vyložiť nesmieš. Druhý Cesnak ti zostáva v ruke.
B-R49 = Cesnak, ktorý si doberieš ako náhradnú kartu, nemôžeš použiť proti tomu istému kúzlu. To je už pre teba vybavené.
B-R50 = Po vyložení Cesnaku si doberieš novú kartu z doberacieho balíčka. Môže to byť náhodou opäť ten istý druh a je to v poriadku.
B-R51 = Cesnak pôsobí iba proti Mačkám a Prútiku. Pelikána ani Sovu iného hráča ním nezastavíš.

chapter-end = Ohlásenie a vyúčtovanie

BY-16 = Koniec smieš ohlásiť len vo svojom ťahu, ak máš v ruke najviac štyri body, a to namiesto výmeny alebo čarovania. Ohlásením sa kolo okamžite končí.
B-R7 = Ak máš najviac štyri body, ohlásiť koniec nemusíš. Môžeš hrať ďalej a dúfať v ešte nižšiu ruku.
B-R8 = Ak máš v ruke viac než štyri body, koniec ohlásiť nesmieš. Blufovať sa nedá, a preto za to nie je ani trest.
B-R62 = Keď zisťuješ, či smieš ohlásiť koniec, Cesnak a Mažiar sa počítajú po 10 bodov. S ktorýmkoľvek z nich v ruke máš viac než štyri body.
BY-17 = Ak sa zoslaním kúzla dostaneš na štyri body alebo menej, nesmieš v tom istom ťahu ohlásiť koniec. Musíš počkať na svoj ďalší ťah.
B-R52 = Po ohlásení už nikto nemá ďalší ťah, ani posledný. Hneď nasleduje vyúčtovanie.
BY-18 = Pri vyúčtovaní každý hráč ukáže celú ruku a počítajú sa všetky karty vrátane kúziel a špeciálnych kariet. Vyhráva hráč s najmenším počtom bodov; pri rovnosti bodov vyhráva ten, kto má viac kariet Baba Yaga.
B-R53 = Ak má viacero hráčov zhodne najmenej bodov, vyhráva ten z nich, kto má v ruke najviac kariet Baba Yaga.
B-R54 = Hráči, ktorí majú zhodne najmenej bodov a zároveň rovnaký počet kariet Baba Yaga, vyhrávajú spoločne a v turnaji si každý z nich zapíše 0. Ak je medzi nimi ten, kto ohlásil koniec, trest nedostane.
B-R65 = V samostatnom kole sa ohlásením končí hra a vyhráva najnižšia ruka. Osobitné zápisy 25, 30 a 20 bodov platia iba v turnaji.
B-R67 = Dĺžku kola neobmedzuje nijaké pravidlo. Ak sa hra musí predčasne ukončiť z vonkajších dôvodov, je neplatná a nikto si body nezapíše.

chapter-tournament = Turnaj

BY-20 = Víťaz kola si zapíše 0, ostatní hodnotu svojej ruky. Ak toho, kto ohlásil koniec, porazí nižšia ruka, zapíše si 25; ak vyhrá s piatimi kartami Baba Yaga, všetci ostatní si zapíšu 30; kto má pri ohlásení päť jednotiek, zapíše si 0 a všetci ostatní 20. Len čo niekto dosiahne 100, vyhráva najnižší súčet.
B-R3 = V každom novom kole začína ďalší hráč naľavo.
    .reading = Tlačené pravidlá o tom mlčia a takto sa v začínaní vystriedajú všetci.
B-R66 = Pred každým novým kolom sa všetky karty znova roztriedia: červená a modrozelená zásoba sa doplnia na plný počet a hlavný balíček sa zamieša a nanovo rozdá.
B-R55 = Ak má ten, kto ohlásil koniec, rovnako málo bodov ako víťaz, ale menej kariet Baba Yaga, prehráva bežným spôsobom. Zapíše si hodnotu svojej ruky, nie 25, lebo žiadna ruka nebola nižšia.
B-R56 = Ak toho, kto ohlásil koniec, porazí nižšia ruka, 25 bodov nahrádza hodnotu jeho ruky. Tieto body sa k nej nepripočítavajú.
B-R57 = Ak má nižšiu ruku než ten, kto ohlásil koniec, viacero hráčov, vyhráva a 0 si zapíše len najlepší z nich; pri rovnosti rozhodujú karty Baba Yaga. Ostatní si zapíšu hodnotu svojej ruky a ten, kto ohlásil koniec, si zapíše 25.
B-R58 = Hráč, ktorý koniec neohlásil a má v ruke päť kariet Baba Yaga, vyhráva kolo s 0 bodmi ako zvyčajne. Ostatní si 30 bodov zapíšu len vtedy, keď má týchto päť kariet ten, kto ohlásil koniec.
B-R59 = Ak má päť kariet Baba Yaga ten, kto ohlásil koniec, a zároveň aj iný hráč, vyhrávajú spoločne a obaja si zapíšu 0. Všetci zvyšní hráči si zapíšu 30.
    .reading = Podľa doslovného znenia tlačených pravidiel si 30 zapíšu všetci ostatní, teda aj druhá ruka s piatimi kartami Baba Yaga; u nás si hráč, ktorý sa delí o výhru, zapíše 0.
B-R60 = Hráč, ktorý má v okamihu ohlásenia päť jednotiek, si zapíše 0 a všetci ostatní presne 20, aj ten, kto ohlásil koniec, aj hráč s najnižšou rukou. Mení to iba zápis v turnaji, nie to, kto vyhrá samostatné kolo.
B-R61 = Ak ten, kto ohlásil koniec, vyhrá s piatimi kartami Baba Yaga a iný hráč má päť jednotiek, obaja si zapíšu 0. Všetci ostatní si zapíšu 30, nie 20 ani 50.
    .reading = Tlačené pravidlá dávajú ostatným 20 aj 30 a nehovoria, čo má prednosť; u nás platí vyššie číslo.
BY-A13 = Ak má ten, kto ohlásil koniec, aj ďalší hráč po päť kariet Baba Yaga a tretí má päť jednotiek, všetci traja si zapíšu 0 a zvyšní 30. V samostatnom kole sú zobrazené body jednoducho hodnotami rúk. Pri zoslaní Sovy sa krok, v ktorom sa volí zameranie, preskočí.
B-R63 = Turnaj sa končí, keď má po úplnom zapísaní bodov za kolo niektorý hráč 100 alebo viac bodov. Vtedy vyhráva hráč s najnižším súčtom.
B-R64 = Ak má na konci turnaja najnižší súčet viacero hráčov, delia sa o víťazstvo. Kolo navyše sa nehrá.

chapter-sight = Čo všetci vidia

BY-A11 = Všetci smú vedieť, koľko kariet je v doberacom balíčku a v každom z odhadzovacích balíčkov.
B-R9 = Všetci vidia, koľko kariet má každý hráč v ruke a koľko z nich má červený a koľko modrozelený rub, ďalej vrchné karty oboch odhadzovacích balíčkov, veľkosť oboch zásob a rub vrchnej karty doberacieho balíčka. Poradie kariet v ruke nič neprezrádza.
B-R10 = Odhadzovacie balíčky prezerať nesmieš. Vidno len vrchnú kartu každého z nich.

chapter-notation = Zápis, pozície a možnosti

BY-A7 = Zapísaná pozícia uvádza začínajúceho hráča, hráča, ktorý sa práve rozhoduje, a to, čo je rozohrané: na začiatku ťahu null, inak kúzlo, balíček, zaplatené karty, zameranie, cieľ (oboje null, kým nie je známe) a miesta hráčov, ktorí ešte majú odpovedať. Len čo je platba úplná, zaplatené karty ležia na balíčku pod kúzlom a locked uvádza tento balíček. Vo fáze act má každá ruka päť kariet.
BY-A12 = Iné spôsoby, ako určiť začínajúceho hráča kola, rozhodnúť turnaj pri rovnosti alebo obmedziť dĺžku kola, tu nie sú na výber.

chapter-editions = V čom sa líšia anglický, islandský a španielsky text

B-D1 = V anglickom a islandskom texte berú Mačky len Babu Yagu alebo Sovu, v španielskom ktorúkoľvek kartu. Prvý variant hrá Vaka ako vydanie en a druhý ponúka ako vydanie es.
B-D2 = Anglický text zakazuje vziať si kúzlo zoslané nedávno, islandský práve zoslané a španielsky zoslané hráčom pred tebou. Vaka sa drží najjasnejšieho znenia: zoslané kúzlo je zamknuté počas ťahu nasledujúceho hráča a dlhšie nie.
B-D3 = Anglický a islandský text hovoria, že do konečného súčtu sa počítajú aj kúzla a špeciálne karty, kým španielsky to neuvádza. V programe Vaka sa počíta každá karta.
B-D4 = Anglický a španielsky text dovoľujú hráčom po premiešaní vymieňať Sovy, ktoré sa tam nájdu, islandský ich dovoľuje používať. V programe Vaka sú to obyčajné karty na dobratie a dajú sa zoslať ako každá Sova.
B-D5 = Islandský text výslovne hovorí, že ohlásiť koniec smie len hráč, ktorý je na ťahu; z anglického a španielskeho to vyplýva. V programe Vaka ohlasuješ koniec vo svojom ťahu ako jeho jedinú akciu.
B-D6 = Podľa anglického a islandského textu sa ohlásením končí hra; španielsky hovorí raz o kole a raz o hre. V programe Vaka sa ním končí kolo, a to je celá hra, pokiaľ nehráš turnaj.
B-D7 = Podľa anglického a španielskeho textu kúzlo Cesnakom zablokuješ, podľa islandského ho zastavíš. V programe Vaka chráni Cesnak iba hráča, ktorý ho vyloží, a ostatných kúzlo zasiahne aj tak.
B-D8 = Islandský text hovorí, že Cesnak sa kladie na jeden z dvoch odhadzovacích balíčkov; ostatné hovoria o odhadzovacom balíčku bez bližšieho určenia. V programe Vaka si balíček vyberá hráč, ktorý Cesnak vykladá.
B-D9 = Podľa anglického a španielskeho textu nahrádza Mažiar ľubovoľný počet elixírov; podľa islandského sa počíta za také elixíry, aké chceš. V programe Vaka môže byť celou platbou jediný Mažiar.
B-D10 = Texty opisujú ruku s piatimi jednotkami rôznymi slovami. Všetky hovoria o tom istom: o piatich elixíroch 1.
B-D11 = Španielsky text hovorí o Prútiku raz v jednotnom, raz v množnom čísle a Mačky označuje za čierne, kým anglický a islandský text hovoria o jedinom Prútiku. Sú to len názvy a nehovoria nič o tom, koľko takých kariet je.
B-D12 = Islandský text nazýva doberací balíček čiernym balíčkom. Je to ten istý balíček, hoci po premiešaní sa v ňom môžu objaviť aj modrozelené a červené ruby.
B-D13 = Všetky texty dovoľujú nasledujúcemu hráčovi vziať si kúzlo, ktoré bolo položené bez platby. V programe Vaka si ho smie vziať aj ktorýkoľvek neskorší hráč, pokiaľ leží navrchu.
