### MAD: pravidlá hry bod po bode. Identifikátory správ sú identifikátormi bodov.

chapter-cards = Karty

MD-1 = MAD má 76 kariet. Každá zo štyroch farieb, zelená, žltá, červená a modrá, má dvakrát čísla od 1 do 6, dve karty Ktorým smerom, jednu kartu Doberte si 1 a jednu kartu Daj dve. Bezfarebné sú štyri karty Divoká, tri karty Divoká & strapatá, dve karty Starosť, dve karty Výmena a jeden Žolík.
M-F1 = Týchto 76 kariet tvorí 48 číselných kariet, 8 kariet Ktorým smerom, 4 karty Doberte si 1, 4 karty Daj dve, 4 karty Divoká, 3 karty Divoká & strapatá, 2 karty Starosť, 2 karty Výmena a 1 Žolík. Prázdne a reklamné karty, ktoré sú v škatuli, sa nepoužívajú.
M-F17 = Názvy používané v tomto texte sú skrátenými podobami tlačených, ktoré v preklade znejú: „Doberte si 1, vy lotri“, „Daj niekomu dve (z ruky)“, „Čože, ja a starosť? Ty maj starosť!“ a „Výmena ruky s kýmkoľvek“. Názvy Ktorým smerom, Divoká, Divoká & strapatá a Žolík sa líšia nanajvýš otáznikom alebo výkričníkom.

chapter-setup = Príprava hry

MD-2 = Pri dvoch až štyroch hráčoch dostane každý osem kariet, pri piatich alebo šiestich sedem. Zvyšné karty tvoria doberací balíček a ležia lícom nadol; jeho vrchná karta sa otočí a založí sa ňou kôpka.
M-F2 = MAD je pre dvoch až šiestich hráčov. Dvaja až štyria hráči začínajú každý s ôsmimi kartami, piati alebo šiesti so siedmimi.
M-R11 = Prvý rozdávajúci sa vyžrebuje. Ak sa hrá znova, nasledujúcu hru rozdáva hráč napravo od rozdávajúceho.
    .reading = Tlačené pravidlá o tom mlčia.
MD-A10 = Karty v ruke si smieš zoradiť, ako chceš. Ich poradie ostatným hráčom nič neprezrádza.

chapter-first-card = Kto začína a prvá karta

MD-3 = Začína hráč napravo od rozdávajúceho a hrá sa proti smeru hodinových ručičiek, kým smer nezmení karta Ktorým smerom.
M-F3 = Prvý ťah patrí hráčovi napravo od rozdávajúceho, lebo na začiatku sa hrá proti smeru hodinových ručičiek.
MD-17 = Prvá otočená karta, nech je akákoľvek, sa považuje za kartu, ktorú zahral rozdávajúci, a ten urobí každú voľbu, ktorú si karta žiada.
M-R1 = Prvá karta začne pôsobiť, keď si už všetci hráči vzali karty do ruky, ale skôr, než je ktokoľvek na ťahu; rozdávajúci teda pri voľbe vidí svoju ruku.
MD-A7 = Starosť smieš zahrať aj proti prvej karte rozdávajúceho, rovnako ako proti každej inej karte namierenej proti tebe. Keď si pri karte vyberáš hráča, nikdy nesmieš vybrať seba.
M-R2 = Ak je prvá karta číselná, nič sa nedeje a začína hráč napravo od rozdávajúceho.
M-R3 = Ak je prvou kartou Ktorým smerom, smer zvolí rozdávajúci. Začína jeho sused v tomto smere.
M-R4 = Ak je prvou kartou Doberte si 1, každý hráč okrem rozdávajúceho si doberie jednu kartu. Odpovedať na ňu smieš Starosťou.
M-R5 = Ak je prvou kartou Daj dve, rozdávajúci smie dať dve karty z ruky jednému inému hráčovi.
M-R6 = Ak je prvou kartou Divoká, rozdávajúci určí platnú farbu.
M-R7 = Ak je prvou kartou Divoká & strapatá, rozdávajúci určí farbu a iného hráča, ktorý si doberie tri karty. Ten smie odpovedať Starosťou.
M-R8 = Ak je prvou kartou Výmena, rozdávajúci si smie vymeniť ruku s iným hráčom. Či už k výmene rúk dôjde, alebo nie, rozdávajúci potom určí farbu; ak výmenu rúk zastaví Starosť, určí farbu hráč, ktorý Starosť zahral.
M-R9 = Ak je prvou kartou Starosť, rozdávajúci iba určí farbu. Nikto naňho nezaútočil, takže nie je čo odvracať.
M-R10 = Ak je prvou kartou Žolík, rozdávajúci iba určí farbu. Má v ruke sedem alebo osem kariet, a to je priveľa na to, aby ním hru ukončil.

chapter-turn = Tvoj ťah

MD-4 = Vo svojom ťahu zahraj jednu kartu alebo si jednu dober z doberacieho balíčka; dobratú kartu smieš hneď zahrať, ak sa hodí. Potom je na ťahu ďalší hráč.
M-F5 = Ak nemáš kartu, ktorá sa hodí, jednu si dober. Ak sa hodí a chceš ju zahrať, zahraj ju, inak si ju nechaj; potom pokračuje ďalší hráč.
MD-19 = Zahrať kartu nikdy nemusíš, ani keď sa niektorá z tvojich hodí. Namiesto toho si smieš kartu dobrať.
M-F6 = Dobrať si kartu smie vo svojom ťahu každý, nielen hráč, ktorý nemôže nič zahrať.
M-R16 = Vo svojom ťahu si doberieš presne jednu kartu. Nesmieš si doberať ďalej, až kým nepríde taká, ktorá sa hodí.
MD-A1 = Vždy keď si vo svojom ťahu doberieš kartu, dostaneš otázku, či ju zahráš, alebo si ju necháš. Ak sa karta nehodí, môžeš si ju len nechať.
M-R12 = Dobratú kartu zahrať nemusíš, ani keď sa hodí. Smieš si ju nechať.
    .reading = Tlačené pravidlá, brané doslova, žiadajú dobratú kartu, ktorá sa hodí, hneď zahrať; ich poznámku, že nikto hrať nemusí, vzťahujeme aj na túto kartu.
M-R13 = Ak si kartu doberieš, hoci máš čo zahrať, smieš zahrať dobratú kartu, ale žiadnu inú.
    .reading = Toto sa odchyľuje od doslovného znenia tlačených pravidiel, podľa ktorých si hráč, ktorý mohol hrať, kartu doberie a nechá.
MD-A9 = Dobratú kartu, ktorá sa hodí, si smieš nechať, kartu dobratú z vlastnej vôle smieš zahrať a Starosť pôsobí len proti tomu, čo je namierené proti tebe.
    .reading = Vo všetkých troch bodoch sa Vaka odchyľuje od doslovného znenia tlačených pravidiel. Pri prísnom výklade druhého by hráči museli ukazovať ruku, aby dokázali, že sa im nič nehodilo.
M-R14 = Po dobratí smieš zahrať len dobratú kartu. Žiadnu inú kartu z ruky v tomto ťahu zahrať nesmieš.
M-R15 = Ak si doberieš bezfarebnú kartu, smieš ju hneď zahrať. Platí to pre každý druh, aj pre Žolíka, ktorým smieš hru ukončiť, ak máš v ruke najviac tri ďalšie karty.

chapter-matching = Ktorá karta sa hodí

MD-5 = Farebná karta sa musí s vrchnou kartou kôpky zhodovať farbou, číslom, obrázkom alebo textom. Zelená 5 sa hodí na zelenú kartu Doberte si 1 a na červenú 5, nie na červenú 4; žltá karta Ktorým smerom sa hodí na žltú 3 a na modrú kartu Ktorým smerom. Jednotka na karte Doberte si 1 je text, nie číslo.
M-F4 = Pri farebných kartách rozhoduje, čo majú spoločné s vrchnou kartou kôpky: farbu, číslo, obrázok alebo text. Bezfarebné karty sa kladú na ktorúkoľvek kartu.
M-R17 = Špeciálne karty rovnakého druhu sa na seba hodia v akejkoľvek farbe: Ktorým smerom na Ktorým smerom, Doberte si 1 na Doberte si 1, Daj dve na Daj dve. Číselné karty sa hodia len podľa farby alebo čísla.
MD-6 = Bezfarebnú kartu smieš zahrať na ktorúkoľvek kartu, ale iba vo svojom ťahu. Jedinou výnimkou je Starosť, ktorú smieš zahrať aj mimo svojho ťahu proti karte namierenej proti tebe.
M-R18 = Na bezfarebnú kartu smieš zahrať len kartu platnej farby alebo inú bezfarebnú kartu. Určená farba zostáva v platnosti, aj keď si hráči doberajú a nič nezahrajú, až kým niekto nezahrá farebnú kartu alebo neurčí novú farbu.

chapter-wild = Divoká a Divoká & strapatá

MD-10 = Keď zahráš Divokú, urči platnú farbu; môže zostať taká, aká bola. Ďalšia zahraná karta musí byť tejto farby alebo bezfarebná.
M-F10 = Pri Divokej smieš platnú farbu zvoliť alebo ju nechať nezmenenú. Kto hrá ďalší, potrebuje kartu tejto farby alebo bezfarebnú kartu.
M-R19 = Divokú smieš zahrať na inú Divokú a určiť práve tú farbu, ktorá už platí.
MD-11 = Keď zahráš Divokú & strapatú, urči farbu a jedného iného hráča. Ten si doberie tri karty.
M-F11 = Divokou & strapatou určíš farbu a jeden hráč podľa tvojho výberu si doberie tri karty.
    .reading = Tlačené pravidlá to nikde výslovne nehovoria; len jeden z ich príkladov ukazuje, že sa doberajú tri karty. Iné vydania to objasňujú.
M-R21 = Obe časti Divokej & strapatej sú povinné. Musíš určiť farbu a zároveň vybrať iného hráča, ktorý si doberie tri karty.

chapter-coloured = Ktorým smerom, Doberte si 1 a Daj dve

MD-7 = Keď zahráš kartu Ktorým smerom, zvoľ smer hry: v smere hodinových ručičiek alebo proti nemu, ten istý ako predtým alebo opačný.
M-F7 = Karta Ktorým smerom ťa nenúti smer zmeniť. Smer hry smieš nechať taký, aký je.
M-R20 = Karta Ktorým smerom nikdy nikoho nepreskočí. Pri dvoch hráčoch je ďalší na ťahu vždy tvoj súper, nech zvolíš ktorýkoľvek smer.
MD-8 = Keď zahráš kartu Doberte si 1, každý iný hráč si v poradí hry doberie jednu kartu z doberacieho balíčka.
M-F8 = Karta Doberte si 1 zasiahne všetkých hráčov okrem toho, kto ju zahral. Doberajú si jeden po druhom v smere hry.
M-R22 = Ak si doberáš karty kvôli karte Doberte si 1 alebo Divokej & strapatej, o svoj ťah neprídeš.
MD-9 = Keď zahráš kartu Daj dve, smieš hneď dať dve karty z ruky jednému inému hráčovi. Ak sa takto zbavíš posledných dvoch kariet v ruke, vyhrávaš.
M-F9 = Pri karte Daj dve vyberáš karty zo svojej ruky aj hráča, ktorý ich dostane. Takto smieš hru aj vyhrať.
M-R23 = Či kartou Daj dve niečo dáš, je na tebe. Smieš ju zahrať a nedať nič.
M-R24 = Kartou Daj dve sa dávajú presne dve karty alebo žiadna. Ak máš v ruke už len jednu ďalšiu kartu, dať ju nemôžeš.
M-R25 = Pri karte Daj dve idú obe karty tomu istému hráčovi. Nesmieš ich rozdeliť medzi dvoch hráčov.

chapter-exchange = Výmena a ostatné karty „a/alebo“

MD-12 = Výmena, Starosť a Žolík sú karty „a/alebo“: vykonaj, čo karta hovorí, a urči farbu, alebo len urči farbu. Starosťou vo vlastnom ťahu iba určíš farbu a pri Žolíkovi, ktorým sa hra končí, sa farba neurčuje.
M-F12 = Pri karte „a/alebo“ rozhoduješ ty, či sa jej text vykoná. Text smieš nechať bez povšimnutia a zvoliť len platnú farbu.
MD-13 = Keď zahráš Výmenu, smieš si vymeniť celú ruku s ktorýmkoľvek iným hráčom.
M-R26 = Keď zahráš Výmenu, farbu určíš až po výmene rúk, takže pri voľbe už vidíš svoju novú ruku.
M-R27 = Výmena presúva len karty. Hráči zostávajú na svojich miestach a ťah prechádza ďalej ako zvyčajne.

chapter-worry = Starosť

MD-14 = Keď je karta namierená proti tebe, smieš mimo svojho ťahu zahrať Starosť a určiť farbu. Výmenu ňou zrušíš a každý iný účinok obrátiš proti útočníkovi; pri karte Doberte si 1 si nedoberieš nič a všetci ostatní si doberú po jednej karte. Hra pokračuje hráčom, ktorý nasleduje po práve odbitom hráčovi.
M-F13 = Starosť je obrana, ktorú smieš zahrať, keď nie si na ťahu, a to aj proti Výmene. Podľa niektorých opisov iných vydaní sa smie hrať len vo vlastnom ťahu; tu platia tlačené pravidlá.
M-R28 = Starosťou odpovedáš len na účinok namierený proti tebe: na Výmenu, Divokú & strapatú alebo Daj dve, ktorých cieľom si ty, na Doberte si 1 alebo na účinok obrátený späť proti tebe. Na kartu Ktorým smerom, čísla, určenú farbu ani na ukončenie hry Žolíkom sa odpovedať nedá.
    .reading = Toto sa odchyľuje od doslovného znenia tlačených pravidiel, ktoré ju takto neobmedzujú.
M-R30 = Starosť na svoju obranu hráš okamžite, hoci nie si na ťahu.
M-R31 = Starosť musíš zahrať skôr, než účinok nastane: skôr, než sa doberú karty, skôr, než uvidíš karty, ktoré dostávaš, a skôr, než sa vymenia karty. Starosť, ktorú získaš až týmto účinkom, prichádza neskoro.
MD-A2 = Otázku dostane každý, proti komu je karta namierená, či už Starosť má, alebo nie; pri karte Doberte si 1 v poradí hry počnúc hráčom po útočníkovi, skôr než si ktokoľvek doberie. Starosťou sa začína nové kolo otázok o odrazenom účinku, počnúc hráčom po tom, kto ju zahral, a dostanú ich aj tí, ktorí už účinok prijali; po druhej Starosti už otázku nedostane nikto. V tom istom poradí sa potom doberajú karty.
M-R29 = Starosť vždy vracia úder útočníkovi. Nesmieš vybrať iného hráča, ktorý by to odniesol namiesto neho.
M-R40 = Vo vlastnom ťahu sa Starosť používa ako Divoká: určíš farbu a nič iné sa nedeje.
M-R32 = Starosť zahraná proti Výmene zruší výmenu rúk a farbu určíš ty. Útočníkovi sa nič iné nestane, takže nemá na čo odpovedať.
M-R33 = Ak zahráš Starosť proti Divokej & strapatej, tri karty si namiesto teba doberie útočník. Farba, ktorú určíš, nahradí tú, ktorú určil útočník.
M-R34 = Ak zahráš Starosť proti karte Doberte si 1, nedoberieš si nič. Každý iný hráč vrátane útočníka si doberie presne jednu kartu, nie dve.
M-R42 = Po zahraní Starosti proti karte Doberte si 1 musíš určiť farbu, lebo na vrchu kôpky teraz leží bezfarebná karta.
M-R35 = Ak by na kartu Doberte si 1 mohli Starosťou odpovedať viacerí hráči, dostávajú otázku v poradí hry od útočníka. Prvá zahraná Starosť účinok nahradí; iného držiteľa Starosti teraz zasahuje odrazená karta Doberte si 1 a smie odpovedať na ňu.
M-R36 = Ak zahráš Starosť proti karte Daj dve, nevezmeš si žiadne karty a namiesto toho smieš dať dve vlastné útočníkovi. Ak už máš v ruke menej než dve karty, dar len zablokuješ.
MD-A3 = Ak máš po zahraní Starosti proti karte Daj dve v ruke ešte aspoň dve karty, vyber dve, ktoré dáš, alebo pred výberom prvej zvoľ skip. Potom dostane otázku zasa bývalý útočník; po druhej Starosti vyberá dary hráč, ktorý ju zahral, a potom určí farbu. Ak dáš preč posledné dve karty, vyhrávaš.
M-R37 = Ak sa pokúsiš vyhrať tým, že dáš preč posledné dve karty, Starosť ťa ešte môže zastaviť. Obe karty ti potom zostanú a môžeš dokonca dostať ďalšie dve, lebo vyhrávaš až vtedy, keď karty opustia tvoju ruku.
M-R38 = Na Starosť smieš odpovedať druhou Starosťou, ak proti tebe obracia Divokú & strapatú, Doberte si 1 alebo Daj dve; na zrušenú Výmenu sa odpovedať nedá. Karty Starosť sú len dve, takže druhou sa reťaz končí. Farbu určí hráč, ktorý zahral Starosť ako posledný.
MD-A4 = Pri Divokej & strapatej sa najprv určí farba, potom hráč a ten potom odpovie. Po Starosti určí farbu hráč, ktorý ju zahral ako posledný, a to vtedy, keď už nie sú otvorené nijaké odpovede, ešte pred účinkom. Pri Výmene určí farbu útočník po presune rúk alebo po vynechaní výmeny rúk, nie však vtedy, keď ju zastavila Starosť.
M-R39 = Po Starosti patrí ďalší ťah hráčovi, ktorý je v smere hry susedom naposledy odbitého hráča. Po jednej Starosti je to sused útočníka, ako by to bolo aj bez nej. Ak A zaútočí na B a obaja zahrajú Starosť, ďalší je hráč po B: pri dvoch hráčoch opäť A.
M-R41 = Ak je Starosť, ktorú hráš na svoju obranu, tvojou poslednou kartou, okamžite vyhrávaš. Nič iné sa už nevykoná.

chapter-going-out = Kto sa zbaví všetkých kariet

MD-20 = Vyhráva hráč, ktorý sa prvý zbaví všetkých kariet. Ak hru ukončí Žolík, vyhráva hráč s najmenším počtom bodov a rovnosť ide na ťarchu toho, kto hru ukončil.
M-R43 = Vyhrávaš v okamihu, keď je tvoja ruka prázdna. Účinok tvojej poslednej karty sa nevykoná a nedá sa naň odpovedať: po karte Doberte si 1 alebo Divokej & strapatej si nikto nedoberá a nikto nesmie zahrať Starosť.
M-R44 = Ak je tvoja posledná karta bezfarebná, vyhrávaš bez určenia farby. Vyhrávaš aj Výmenou zahranou ako posledná karta a karty sa pritom nevymieňajú.
M-R45 = Ak je tvojou poslednou kartou Daj dve, vyhrávaš jej zahraním. Už nemáš čo dať.
M-R46 = Ak zahráš kartu Daj dve, keď máš v ruke presne dve ďalšie karty, a obe dáš preč, vyhrávaš, pokiaľ ich príjemca neodpovie Starosťou.
M-R47 = Pri výmene rúk kartou Výmena nemôže nikto nikdy zostať bez kariet. Obaja hráči majú ešte aspoň jednu kartu, inak by sa hra už skončila.
M-R48 = Ak je tvojou poslednou kartou Žolík, vyhrávaš jeho zahraním, lebo tvoja ruka je prázdna. Body sa pri tom nepočítajú.

chapter-joker = Žolík a body

MD-15 = Žolíka smieš zahrať len vo svojom ťahu. Použi ho ako Divokú alebo, ak máš v ruke najviac tri ďalšie karty, na ukončenie hry: všetky ruky sa ukážu a spočítajú a vyhráva najmenší počet bodov. Ty vyhrávaš, len ak ich máš menej než ktorýkoľvek iný hráč.
M-F14 = Žolík určí farbu alebo ukončí hru, ak máš v ruke najviac tri ďalšie karty. Všetci hráči vrátane teba potom spočítajú svoje ruky a vyhráva najnižší súčet; rovnosť ide na tvoju ťarchu.
M-R49 = Ak chceš hru ukončiť Žolíkom, smieš mať okrem neho v ruke jednu, dve alebo tri karty, prípadne už nijakú. Pri štyroch a viacerých ním možno len určiť farbu.
MD-16 = Číselná karta sa počíta za toľko bodov, aké je jej číslo. Každá iná karta sa počíta za päť.
M-F15 = Pri počítaní rúk majú karty 1 až 6 hodnotu 1 až 6 bodov. Farebné špeciálne karty a bezfarebné karty majú hodnotu po päť bodov.
M-R52 = Žolík, ktorým sa hra skončila, sa nepočíta nikomu. Leží na kôpke a počítajú sa len karty v ruke.
M-R50 = Ak hru ukončíš Žolíkom, na výhru potrebuješ menej bodov než ktorýkoľvek iný hráč. Ak máš najmenej bodov zhodne s niekým iným, nevyhrávaš; vyhrávajú tí, ktorí ich majú rovnako ako ty.
M-R51 = Ak majú najmenej bodov zhodne viacerí hráči, ktorí Žolíka nezahrali, delia sa o víťazstvo.
M-R53 = Proti Žolíkovi, ktorým sa hra končí, nesmieš zahrať Starosť. Takéto ukončenie nie je účinok namierený proti tebe.
M-R58 = Nehrá sa séria hier s priebežným súčtom bodov; o každej hre sa rozhoduje samostatne. Body majú význam, len keď hru ukončí Žolík.

chapter-stock = Keď sa minie doberací balíček

MD-18 = Keď sa doberací balíček minie, vrchná karta kôpky zostáva na mieste. Zvyšok kôpky sa zamieša a stane sa novým doberacím balíčkom.
M-F16 = Prázdny doberací balíček hru nekončí. Celá kôpka okrem vrchnej karty sa zamieša a vznikne z nej nový.
M-R54 = Nový doberací balíček vznikne hneď, keď zo starého ubudne posledná karta. Smer ani platná farba sa nemenia.
M-R55 = Ak sa doberací balíček minie počas doberania kvôli karte Doberte si 1 alebo Divokej & strapatej, kôpka sa zamieša, vznikne z nej nový doberací balíček a doberá sa ďalej.
M-R57 = Bezfarebné karty zamiešané späť do doberacieho balíčka strácajú farbu, ktorá bola pri nich určená. Kto takú kartu neskôr zahrá, určí farbu nanovo.
M-R56 = Ak je doberací balíček prázdny a v kôpke je už len jedna karta, nie je čo dobrať. Doberanie sa vynechá a ťah prechádza ďalej.
MD-A5 = Vo svojom ťahu si smieš vždy zvoliť dobratie; ak nie je čo dobrať, znamená to vynechanie ťahu a ďalšia otázka nenasleduje. Keď sa má dobrať viac kariet, doberajú sa po poradí, kým stačia. Len čo má kôpka znova dve karty, všetky okrem vrchnej sa stanú doberacím balíčkom.

chapter-sight = Čo hráči vedia

MD-A6 = Prijaté dary pozná darca aj príjemca, odmietnuté len ich majiteľ. Po Výmene pozná každý z oboch hráčov obe ruky. Čo sa raz dozvieš, to už vieš natrvalo.

chapter-notation = Zápis a pozície

MD-A8 = Zapísaná pozícia uvádza hráča, ktorý sa práve rozhoduje, a to, čo je rozohrané: null, dobratú kartu alebo práve pôsobiacu kartu spolu s hráčom, ktorý ju zahral, cieľom, darmi, farbou, miestami hráčov, ktorí ešte majú dostať otázku, a miestami hráčov, ktorí zahrali Starosť. Farba je null, kým sa pri bezfarebnej karte neurčí. Počas účinku prvej karty je hodnotou turn rozdávajúci.
MD-A11 = Otázka sa nekladie na cieľ a dary karty Daj dve, ak je v ruke menej než dve karty, na spôsob použitia Žolíka pri viac než troch ďalších kartách, na zahranie alebo ponechanie karty, keď sa nič nedobralo, a na farbu po víťaznej karte alebo po ukončení hry Žolíkom. Výsledkom sú body za karty, ktoré zostali v ruke, pri prázdnej ruke 0.
