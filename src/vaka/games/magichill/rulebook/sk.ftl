### Magic Hill: pravidlá hry bod po bode. Identifikátory správ sú identifikátormi bodov.

chapter-aim = Hra a jej cieľ

C1 = Hru tvorí hora so štyrmi okružnými cestami a vrcholom, 4 dediny, 25 škriatkov (päť farieb, čísla od 1 do 5), 60 kariet (po jedenásť z každej hodnoty od 1 do 5 a 5 žolíkov), 9 kameňov, veža a 20 doštičiek: 4 Tajné chodby, 3 Strašidlá, 3 Havrany, 3 Krištáľové gule, 3 Veterné smršte, 2 Lietajúce karty a 2 Prepadliská.
    .reading = Tlačené pravidlá hovoria o piatich cestách; za piatu považujeme vrchol.
C2 = Dvaja až piati mladí čarodeji medzi sebou súťažia a ty si jedným z nich. Tvoji škriatkovia vyrážajú z dedín na úpätí hory a pretekajú sa, kto bude skôr hore.
C3 = Vyhráš, ak niektorý z tvojich škriatkov dosiahne ako prvý zo všetkých vrchol, na ktorom stojí veža. Stačí jeden škriatok.

chapter-setup = Príprava hry

C4 = Hora stojí uprostred stola. Je to štvorcová stupňovitá pyramída so štyrmi úrovňami polí, nad ktorými je vrchol.
C5 = Každá úroveň je uzavretý okruh široký jedno pole, ktorý leží vždy rovnako otočený, štyrmi rohovými poľami v rohoch hory.
    .reading = Koľko polí má tlačená hra, nie je známe, preto herný plán programu Vaka predpokladá na úrovniach 1 až 4 postupne 40, 32, 24 a 16 polí.
C6 = Pri každom zo štyroch rohov hory leží jedna dedina. Dediny sa volajú NW, NE, SE a SW.
C7 = Pred zamiešaním doštičiek sa jedna zo štyroch Tajných chodieb odloží bokom. Bude ležať na úrovni 4.
C8 = Ostatných 19 doštičiek sa zamieša lícom nadol a 17 z nich sa rozloží na polia pre doštičky na úrovniach 1 až 3 (nikdy to nie sú rohové polia); dve doštičky zvýšia.
    .reading = Kde sú tieto polia v tlačenej hre, nie je známe, preto ich herný plán programu Vaka na týchto úrovniach predpokladá postupne 7, 6 a 4.
C9 = Dve doštičky, ktoré zvýšili, sa zmiešajú s Tajnou chodbou odloženou bokom a všetky tri sa položia lícom nadol na polia pre doštičky na úrovni 4. Aspoň jedna doštička na úrovni 4 je teda Tajná chodba.
C10 = Na každom z deviatich polí pre kamene (nikdy to nie sú rohové polia) leží jeden kameň.
    .reading = Kde sú tieto polia v tlačenej hre, nie je známe, preto ich herný plán programu Vaka na úrovniach 1 až 4 predpokladá postupne 3, 3, 2 a 1.
C11 = Na vrchole stojí veža. Vrchol je jediné miesto a nikdy nie je obsadený, lebo keď naň príde škriatok, hra sa končí.
C12 = Máš päť škriatkov jednej farby. Musíš ich rozmiestniť do troch zo štyroch dedín, ako chceš, ale do každej z týchto troch aspoň jedného.
A1 = Musíš použiť presne tri dediny, takže tvoji škriatkovia budú rozmiestnení 3-1-1 alebo 2-2-1. Škriatka nesmieš umiestniť do štvrtej dediny ani tak, že by ti ich na obsadenie tretej dediny zostalo primálo.
A2 = V jednej dedine smie byť ľubovoľný počet škriatkov ktorýchkoľvek hráčov. Nikto tam na nikom nesedí a nikto nie je zablokovaný.
A3 = Vždy keď umiestňuješ škriatka, otvorene si vyberieš, ktorý z tvojich ešte neumiestnených to bude. Umiestňuješ ich po jednom.
C13 = Začínajúci hráč umiestni jedného škriatka do niektorej dediny, potom ostatní v smere hodinových ručičiek umiestnia každý jedného, a tak kolo za kolom, kým nie sú umiestnení všetci.
    .reading = Podľa tlačených pravidiel začína najstarší; tu sa začínajúci hráč vyžrebuje.
A51 = Začínajúci hráč sa vyžrebuje. Ten istý hráč umiestni prvého škriatka a má aj prvý ťah.
    .reading = Podľa tlačených pravidiel začína najstarší, no počítač nevie, kto to je.
C14 = Keď sú všetci škriatkovia umiestnení, karty sa zamiešajú a každý hráč tajne dostane tri. Zvyšok tvorí doberací balíček, ktorý leží lícom nadol.
MH-A1 = Karty sa miešajú a rozdávajú až po umiestnení posledného škriatka, takže počas rozmiestňovania sú všetky ruky prázdne. Začínajúci hráč sa vyžrebuje, ako prvý umiestňuje a ako prvý hrá.

chapter-turn = Tvoj ťah

C15 = Hráč, ktorý umiestnil prvého škriatka, má aj prvý ťah. Potom sa hráči na ťahu striedajú v smere hodinových ručičiek, teda doľava.
C16 = Vo svojom ťahu buď zahráš karty, dve alebo tri po sebe, a pohneš nimi škriatkom, alebo vymeníš ľubovoľný počet svojich kariet. Oboje urobiť nesmieš.
A14 = Nesmieš zahrať len jednu kartu. Všetky karty po prvej hýbu jediným, určeným škriatkom; druhým škriatkom nimi pohnúť nemôžeš.

chapter-cards = Hranie kariet

C17 = Hodnota prvej karty, ktorú zahráš, určuje škriatka pre tento ťah: trojka určuje tvojho škriatka 3. Táto karta ním ešte nepohne.
A12 = Nesmieš určiť škriatka, na ktorom sedí iný škriatok, lebo sa nemôže pohnúť. Zahraj inú prvú kartu alebo vymeň karty.
A13 = Škriatka smieš určiť, len ak mu niektorá iná karta v tvojej ruke umožňuje dovolený pohyb. Ak taká karta nie je, zahraj inú prvú kartu alebo vymeň karty.
C18 = Druhá karta, a ak ju zahráš, tak aj tretia, udáva, koľko polí určený škriatok prejde.
C19 = Žolíka možno zahrať namiesto ktorejkoľvek karty a s ktoroukoľvek hodnotou od 1 do 5. V jednom ťahu smieš zahrať aj viac žolíkov.
A46 = Keď zahráš žolíka, hneď oznámiš, ktorú hodnotu od 1 do 5 má. Ako tvoja prvá karta určuje škriatka s týmto číslom.
A50 = Tretiu kartu zahrať nemusíš. Rozhodneš sa, až keď vidíš, čo priniesla druhá.
MH-A3 = Druhú kartu zahrať musíš. Po nej dostaneš znova otázku, len kým máš v ruke karty, smieš ešte nejakú zahrať, tvoj ťah sa neskončil a niektorá hodnota od 1 do 5 by znamenala dovolený pohyb; inak sa ťah skončí bez otázky. Ak otázku dostaneš, ale žiadna z tvojich kariet sa nehodí, môžeš len skončiť.
C28 = Vďaka kameňom smieš mať v ruke o jednu alebo dve karty viac, nie však viac kariet zahrať. V jednom ťahu sú to najviac tri karty, pokiaľ ti Lietajúca karta nedovolí ďalšiu.
C29 = Obmedzenie na tri karty v ťahu má jednu výnimku: Lietajúca karta ti dovoľuje zahrať štvrtú.

chapter-moving = Pohyb škriatka

C20 = Po druhej karte smie tvoj škriatok zmeniť smer: ďalšia karta ním smie pohnúť na ktorúkoľvek stranu.
A5 = V rámci jednej karty sa tvoj škriatok drží jedného smeru. Pri každej karte si nanovo zvolíš, či pôjde v smere hodinových ručičiek, alebo proti smeru hodinových ručičiek, bez ohľadu na to, kam išiel predtým.
A6 = Tvoj škriatok musí prejsť celú hodnotu karty; nesmie zastať skôr. Časť hodnoty smie nechať nevyužitú len škriatok, ktorý vystupuje na vrchol.
C21 = Tvoj škriatok začína na úrovni 1, ktorá je najnižšia, a najprv sa pohybuje po jej poliach.
A4 = Škriatok, ktorý opúšťa dedinu, najprv vkročí na rohové pole úrovne 1, ktoré sa jej dotýka. Tento krok sa počíta za jeden a zvyšok karty ide odtiaľ v smere hodinových ručičiek alebo proti smeru hodinových ručičiek. Kráčaním sa žiadny škriatok nikdy do dediny nedostane.
    .reading = Tlačené pravidlá neuvádzajú, kde škriatok vstúpi na horu, ani či sa tento krok počíta.
C23 = Tvoj škriatok smie ukončiť pohyb na inom škriatkovi, na kameni alebo na doštičke a ktorékoľvek z nich smie aj preskočiť. Jediné, čo preskočiť nesmie, je dvojica.
C24 = Nesmieš preskočiť dvojicu, teda škriatka, na ktorom sedí iný škriatok.
A15 = Dvojica zastaví každého, kto by prešiel cez ňu, nech jej škriatkovia patria komukoľvek, a to aj hneď po kroku nahor pri výstupe alebo po kroku z dediny. Smieš pristáť presne na nej a odstrčiť horného škriatka.

chapter-landing = Kde pristaneš

C25 = Ak tvoj škriatok pristane na prázdnom poli, nič ďalšie sa tam nestane. Smieš zahrať ďalšiu kartu, ak v tomto ťahu ešte nejakú zahrať môžeš.
C26 = Ak tvoj škriatok pristane na kameni, kameň si vezmeš a necháš ležať pred sebou. Od tej chvíle smieš mať v ruke o jednu kartu viac.
A42 = Kartu navyše za kameň si doberieš hneď, skôr než sa rozhodneš o ďalšej karte, a to aj mimo svojho ťahu, ale len ak máš v ruke menej kariet než tri plus počet tvojich kameňov. Tretí kameň kartu neprinesie a neprinesie ju ani kameň, o ktorý hneď prídeš kvôli Havranovi.
    .reading = Tlačené pravidlá hovoria len to, že od tohto okamihu smieš mať v ruke o kartu viac; dobrať si ju hneď je z iných vydaní.
C27 = Nikdy nesmieš mať viac než dva kamene. Ak máš dva a tvoj škriatok pristane na ďalšom, musíš ho vziať a vložiť do krabice: je vyradený z hry a kartu ti neprinesie.
A54 = Pod škriatkom nikdy neleží kameň. Kto príde na inak prázdne pole s kameňom, hneď si kameň vezme.
C30 = Ak tvoj škriatok pristane na doštičke, otočíš ju lícom nahor, vykonáš, čo ukazuje, a položíš ju späť lícom nadol. Krištáľové gule a Havrany sa nevracajú, ale vyradia sa z hry.
A47 = Kým sa doštička vykonáva, vidia ju všetci. Potom leží opäť lícom nadol a musíš si ju pamätať, pokiaľ možnosť remember nedovoľuje, aby tvoja vlastná obrazovka ukazovala doštičky, ktoré už poznáš.
A28 = Doštičku spustí iba pristátie. Nič neurobí, keď ju pod škriatkom odkryje Krištáľová guľa, ani keď škriatok, ktorý na nej stojí, príde o škriatka, ktorý sedel na ňom. Škriatok, ktorý už čaká na Tajnej chodbe alebo na Prepadlisku, však čaká ďalej.
C35 = Ak tvoj škriatok pristane na škriatkovi, ktorý stojí na doštičke, doštička sa neberie do úvahy.
A29 = Doštička nemá účinok na škriatka, ktorý pristane na inom škriatkovi stojacom na nej. Spustí ju len škriatok, ktorý pristane na samotnej doštičke.

chapter-on-goblin = Pristátie na škriatkovi

C31 = Ak tvoj škriatok po druhej karte pristane na samostatnom škriatkovi, tvojom alebo cudzom, môžeš si vybrať z dvoch možností. Skončíš ťah, čím dolného škriatka zablokuješ, alebo zahráš tretiu kartu a vystúpiš ňou na vyššiu úroveň.
A7 = Keď sa tvoj škriatok po druhej karte ocitne na samostatnom škriatkovi, smieš tam buď skončiť, čím dolného škriatka zablokuješ, alebo treťou kartou vystúpiť vyššie.
A8 = Po pristátí na škriatkovi smieš ďalšou kartou v tomto ťahu len vystúpiť vyššie, nie kráčať po tej istej úrovni. Ak vystúpiť vyššie nemôžeš, lebo tvoj škriatok je na rohovom poli alebo je pole nad ním obsadené, tvoj ťah sa končí. Možnosť walk_on tento zákaz ruší.
MH-A9 = Po odstrčení škriatka z dvojice sedí tvoj škriatok na inom, takže ďalšou kartou smieš len vystúpiť vyššie; možnosť walk_on to ruší. Ak smieš zahrať štvrtú kartu, môžeš ňou vystúpiť vyššie po tom, čo tvoj škriatok po tretej pristál na škriatkovi. Tajnou chodbou sa tvoj ťah nekončí a zo zablokovaného Prepadliska smieš hneď kráčať ďalej.
A9 = Ak tvoj škriatok sedel na inom škriatkovi už na začiatku tvojho ťahu, smieš druhú kartu použiť na výstup alebo na kráčanie po úrovni, ako chceš.
C34 = Ak tvoj škriatok po tretej karte pristane na škriatkovi, tvoj ťah sa končí, lebo tri karty sú najviac. Vystúpiť odtiaľ vyššie môžeš v niektorom ďalšom ťahu, alebo hneď, ak ti Lietajúca karta dovoľuje zahrať štvrtú kartu.
A52 = Vystúpiť vyššie smieš z vlastného aj z cudzieho škriatka. Dolný škriatok zostáva na mieste a môže sa znova pohybovať, len čo ho horný opustí.
A53 = Na jednom poli hory nikdy nie sú viac než dvaja škriatkovia. Škriatok, ktorý pristane na dvojici, odstrčí horného a zaujme jeho miesto.

chapter-climbing = Výstup

C22 = Na vyššiu úroveň sa škriatok dostane len dvoma spôsobmi: vystúpi tam z iného škriatka, tvojho alebo cudzieho, na ktorom sedí, alebo ho tam vyvedie Tajná chodba.
C32 = Nesmieš vystúpiť vyššie z rohového poľa a nesmieš to urobiť ani vtedy, keď je na susednom poli vyššej úrovne škriatok.
C33 = Krok nahor spotrebuje jedno pole z hodnoty karty. Ak zahráš 3, 4 a 2, tvoj škriatok 3 prejde štyri polia a pristane na škriatkovi, potom vystúpi vyššie a prejde ešte jedno pole po novej úrovni, ktorýmkoľvek smerom.
A10 = Krok nahor sa počíta za jeden; zvyšok karty ide po novej úrovni ktorýmkoľvek smerom. Vystúpiť vyššie môžeš len prvým krokom karty, a to zo škriatka, na ktorom tvoj škriatok sedí. Počas prechodu cez iného škriatka sa vystúpiť vyššie nedá a jednou kartou sa nedá vystúpiť o dve úrovne.
A11 = Ak vystúpiš vyššie s jednotkou, tvoj škriatok skončí na susednom poli vyššej úrovne. Kameň alebo doštička na ňom zaúčinkuje ako zvyčajne.
A27 = Pole sa považuje za voľné, ak na ňom nie je škriatok. Kameň ani doštička ho neobsadzuje.

chapter-shoving = Odstrčenie

C36 = Ak tvoj škriatok pristane na dvojici, odstrčí horného škriatka o jedno pole ďalej v smere tvojho pohybu a zaujme jeho miesto navrchu.
C37 = Ak odstrčený škriatok pristane na doštičke alebo na kameni, doštička alebo kameň okamžite zaúčinkuje.
C38 = Ak odstrčený škriatok pristane na ďalšej dvojici, odstrčí jej horného škriatka o jedno pole ďalej tým istým smerom a zaujme jeho miesto, a tak ďalej.
C39 = Povedzme, že zahráš 3 a 2 a tvoj škriatok 3 pristane na dvojici a odstrčí cudzieho škriatka 1 na doštičku. Hráč, ktorému tento škriatok patrí, doštičku hneď vykoná; potom smieš ešte zahrať tretiu kartu na výstup.
A16 = Odstrčený škriatok sa pohybuje po svojej úrovni v smere tvojho posledného kroku. Na rohových poliach zabočí po okruhu a svoju úroveň nikdy neopustí.
A17 = Ak je na rohovom poli pri dedine tvojho škriatka dvojica, môžeš z dediny vyjsť len s jednotkou: pristaneš na dvojici a zvolíš, ktorým smerom horného škriatka odstrčíš. Pri každej vyššej hodnote ti dvojica zahradzuje cestu.
MH-A5 = Pri kroku s hodnotou 1 z dediny na smere nezáleží, preto sa ponúka len smer hodinových ručičiek. Oba smery sa ponúkajú, keď sa ním pristane na dvojici, lebo rozhodujú o tom, ktorým smerom sa horný škriatok odstrčí.
A18 = Ak odstrčený škriatok pristane na samostatnom škriatkovi, sadne si naňho a vytvoria dvojicu. Doštička pod nimi nemá účinok.
A19 = Na hernom pláne programu Vaka sa reťaz odstrčení nikdy nemôže uzavrieť okolo celej úrovne. Už na zaplnenie 16 polí úrovne 4 dvojicami by bolo treba 32 škriatkov, a je ich len 25.
A20 = Doštičku, na ktorej odstrčený škriatok pristane, vykonáva jeho majiteľ a kameň si berie tiež on, nech je na ťahu ktokoľvek. Hráčovi na ťahu patrí len voľba smeru pri Veternej smršti.
A21 = Po odstrčení tvoj ťah pokračuje, len čo sa doštička alebo kameň odstrčeného škriatka vybaví. Tvoj škriatok teraz sedí na inom, takže ďalšou kartou smieš len vystúpiť vyššie, pokiaľ nie je zapnutá možnosť walk_on.

chapter-tiles = Doštičky všeobecne

C44 = Použitá doštička zostáva na svojom mieste, opäť lícom nadol. Z hry sa po použití vyradia len Krištáľové gule a Havrany.
MH-A7 = Majiteľ škriatka na doštičke vyberá doštičky pri Krištáľovej guli, hráča pri Havranovi a dedinu pri Strašidle alebo Prepadlisku, a to aj mimo svojho ťahu. Len smer pri Veternej smršti volí hráč na ťahu. Krištáľová guľa odkryje tri doštičky, alebo všetky, ktoré ležia lícom nadol, ak ich je menej.
A22 = Škriatok, ktorého na pole dostala Tajná chodba alebo Prepadlisko, na ňom pristál, takže kameň alebo doštička zaúčinkuje. Počas jednej karty pôsobí tá istá doštička na toho istého škriatka najviac raz.

chapter-passage = Tajná chodba

C52 = Tajná chodba vyvedie škriatka na susedné pole vyššej úrovne, ak je toto pole voľné. Z úrovne 4 vedie na vrchol.
C53 = Ak je na poli nad ňou škriatok, Tajná chodba je zamknutá. Tvoj škriatok potom buď čaká, kým sa pole uvoľní, alebo kráča ďalej po svojej úrovni, hneď alebo v niektorom ďalšom ťahu.
A23 = Ak je Tajná chodba, na ktorej pristaneš, zamknutá, smieš hneď zahrať ďalšiu kartu a kráčať ďalej po tej istej úrovni.
C54 = Škriatok, ktorý čaká na zamknutej Tajnej chodbe, sa presunie nahor okamžite, keď sa pole nad ňou uvoľní, pokiaľ na tomto škriatkovi nesedí iný.

chapter-trapdoor = Prepadlisko

C55 = Prepadlisko na úrovni 2, 3 alebo 4 zhodí škriatka na susedné pole nižšej úrovne, ak je toto pole voľné.
C56 = Ak je na poli pod ním škriatok, Prepadlisko je zablokované a tvoj škriatok zostáva na mieste. Ak sa to pole uvoľní, kým tvoj škriatok ešte stojí na Prepadlisku, hneď spadne, pokiaľ na tvojom škriatkovi nesedí iný.
A30 = Prepadliskom na úrovni 2, 3 alebo 4 sa tvoj ťah nekončí. Ďalšiu kartu smieš zahrať z poľa, na ktoré tvoj škriatok spadol.
C57 = Prepadlisko na úrovni 1 pošle škriatka hneď do dediny, ktorú vyberie jeho majiteľ. Ak je majiteľ práve na ťahu, jeho ťah sa končí.

chapter-ghost = Strašidlo

C58 = Strašidlo pošle škriatka hneď do dediny, ktorú vyberie jeho majiteľ. Ak je majiteľ práve na ťahu, jeho ťah sa končí.
A32 = Keď Strašidlo alebo Prepadlisko na úrovni 1 pošle škriatka späť, jeho majiteľ smie vybrať ktorúkoľvek zo štyroch dedín. Obmedzenie na tri dediny platí len pri príprave hry.
A31 = Ak odstrčíš cudzieho škriatka na Strašidlo alebo na Prepadlisko na úrovni 1, tvoj ťah pokračuje. Ak tam odstrčíš vlastného škriatka, tvoj ťah sa končí.
    .reading = O Prepadlisku tlačené pravidlá hovoria len to, že sa ťah končí, nie čí; čítame to rovnako ako to, čo hovoria o Strašidle.
MH-A10 = Keď Strašidlo alebo Prepadlisko na úrovni 1 pošle škriatka späť, môže sa tým skončiť iba ťah jeho majiteľa. Veterná smršť, ktorú Krištáľová guľa len odkryla, neurobí nič.
    .reading = V oboch bodoch sa Vaka odchyľuje od doslovného znenia tlačených pravidiel, podľa ktorého sa Prepadliskom na úrovni 1 ťah končí, nech je škriatok čí chce, a už odkrytie Veternej smršte stačí na to, aby sa doštičky opäť otočili lícom nadol.

chapter-waiting = Čakajúci škriatkovia

A24 = Čakajúci škriatkovia sa kontrolujú v ťahu každého hráča, a to vždy, keď je niektorý škriatok postavený na svoje miesto a všetko odstrkávanie sa skončilo, skôr než zaúčinkuje jeho vlastná doštička. Škriatok, ktorý len prechádza, sa nepočíta. Ak je pole voľné, čakajúci škriatok sa naň musí presunúť a urobí to sám od seba.
MH-A6 = Čakajúci škriatkovia sa kontrolujú aj po tom, čo niektorý škriatok odišiel do dediny. Účinky sa dokončujú jeden po druhom v poradí, v akom vznikli. Vlastný kameň alebo doštička pristávajúceho škriatka príde na rad až po čakajúcich škriatkoch, ktorých jeho pristátie uviedlo do pohybu.
A25 = Ak dvaja škriatkovia čakajú na to isté pole, presunie sa naň ten, ktorý čaká dlhšie.
A26 = Čakajúci škriatok, na ktorom sedí iný škriatok, zostáva na mieste. Keď horný odíde, čakajúci škriatok sa znova skontroluje a presunie sa, ak je pole, na ktoré čaká, voľné.

chapter-ball = Krištáľová guľa

C45 = Ak tvoj škriatok pristane na Krištáľovej guli, musíš otočiť lícom nahor tri doštičky. Krištáľová guľa sa potom vyradí z hry.
A33 = Pri Krištáľovej guli vyberieš jednu po druhej ktorékoľvek tri doštičky na hore, ktoré ležia lícom nadol, aj pod škriatkami; ak ich zostáva menej, vyberieš všetky. Pole Krištáľovej gule je odvtedy obyčajným poľom.
C46 = Doštičky odkryté Krištáľovou guľou zostávajú lícom nahor. Každá sa znova otočí lícom nadol, keď na nej pristane škriatok a doštička sa vykoná, a všetky sa otočia lícom nadol, keď niektorý škriatok spustí Veternú smršť.
A34 = Doštičky odkryté Krištáľovou guľou sa neotáčajú lícom nadol spoločne. Každá sa tak otočí po svojom použití; len Veterná smršť otočí všetky naraz.
A35 = Veterná smršť odkrytá Krištáľovou guľou neduje; pôsobí, len keď na nej pristane škriatok.
    .reading = Je to odchýlka od doslovného znenia tlačených pravidiel, podľa ktorého by už jej odkrytie stačilo na to, aby sa doštičky opäť otočili lícom nadol.

chapter-whirlwind = Veterná smršť

C47 = Veterná smršť otočí lícom nadol všetky doštičky na hore, ktoré ležia lícom nahor.
C48 = Pri Veternej smršti musí navyše hráč na ťahu otočiť horu o štvrť otáčky v smere hodinových ručičiek alebo proti smeru hodinových ručičiek. Škriatkovia, doštičky a kamene na hore sa otočia s ňou; dediny a škriatkovia v nich zostávajú, takže každá dedina sa teraz dotýka iného rohového poľa.
A36 = Veterná smršť najprv otočí všetky doštičky lícom nadol. Potom musí hráč na ťahu, nech škriatok na doštičke patrí komukoľvek, otočiť horu o 90 stupňov a zvolí, ktorým smerom.

chapter-flying = Lietajúca karta

C49 = Ak tvoj škriatok v tvojom ťahu pristane na Lietajúcej karte, hneď si doberieš kartu, pokiaľ ich v ruke nemáš päť, a v tomto ťahu smieš zahrať o jednu kartu viac. Môže to byť tá práve dobratá alebo ktorákoľvek iná z tvojej ruky.
A37 = Vďaka Lietajúcej karte si hneď doberieš kartu, ak máš v ruke menej než päť kariet, a počet kariet, ktoré smieš v tomto ťahu zahrať, sa zvýši o jednu. Dve Lietajúce karty v jednom ťahu ho zvýšia o dve. Všetky karty aj tak hýbu určeným škriatkom.
A38 = Ak je tvoj škriatok odstrčený na Lietajúcu kartu v ťahu iného hráča, hneď si doberieš kartu, ak máš v ruke menej než päť kariet. Vo svojom najbližšom ťahu smieš zahrať o jednu kartu viac; potom toto právo zaniká.
    .reading = Tlačené pravidlá hovoria len o vlastnom ťahu hráča.
MH-A14 = Právo zahrať kartu navyše, ktoré ti dala Lietajúca karta mimo tvojho ťahu, zaniká po tvojom najbližšom vlastnom ťahu, aj keď v ňom vymieňaš karty.

chapter-raven = Havran

C50 = Ak tvoj škriatok pristane na Havranovi, určíš ktoréhokoľvek hráča a ten príde o jeden kameň; kameň je vyradený z hry. Ak má tento hráč teraz v ruke viac kariet než tri plus počet zostávajúcich kameňov, hneď odhodí jednu kartu podľa vlastného výberu. Havran sa potom vyradí z hry.
A39 = Pri svojom Havranovi smieš určiť ktoréhokoľvek hráča, aj seba.
A40 = Hráč, ktorého Havran okradol, odhodí kartu, len ak má potom v ruke viac kariet než tri plus počet zostávajúcich kameňov. Nikdy to nie je viac než jedna karta.
    .reading = Podľa doslovného znenia tlačených pravidiel sa karta odhadzuje hneď, lebo právo na kartu navyše zaniklo; my ju žiadame, len ak je v ruke o kartu priveľa.
MH-A8 = Ak ťa Havran okradne uprostred tvojho vlastného ťahu, zahrané karty sa nepočítajú. Kartu odhodíš, len ak ti v ruke zostáva viac kariet než tri plus počet zostávajúcich kameňov; inak si na konci ťahu len doplníš ruku po nižší limit.
    .reading = Tlačené pravidlá nerobia pre tvoj vlastný ťah výnimku; je to náš výklad.
C51 = Ak hráč určený pri Havranovi nemá kameň, Havran leží pred ním, kým tento hráč nejaký nezíska. Potom sa Havran aj kameň vyradia z hry a kameň neprinesie kartu navyše.
A41 = Pred tebou môže ležať viac Havranov. Každý vezme jeden kameň, takže o každý získaný kameň prídeš kvôli jednému z nich, kým sa všetky neminú.

chapter-exchange = Výmena kariet

C43 = Ak karty hrať nemôžeš alebo nechceš, smieš ich vymeniť: odlož z ruky ľubovoľný počet kariet na odhadzovací balíček a rovnaký počet si dober z doberacieho balíčka, nie však nad limit ruky, teda tri plus počet tvojich kameňov. Tým sa tvoj ťah končí.
A44 = Smieš aj nevymeniť ani jednu kartu, čo znamená vynechanie ťahu. Inak najprv odložíš všetky karty, ktorých sa chceš zbaviť, a až potom si doberáš.
MH-A4 = Karty odložené pri výmene alebo odhodené kvôli Havranovi ležia na odhadzovacom balíčku lícom nahor. Vidia ich všetci.

chapter-end-of-turn = Koniec ťahu

C40 = Na konci tvojho ťahu idú všetky karty, ktoré v ňom boli zahrané, na odhadzovací balíček.
C41 = Keď sú zahrané karty na odhadzovacom balíčku, doberáš si, kým nemáš v ruke tri karty a k tomu jednu za každý svoj kameň. Nikdy to nie je viac než päť.
A43 = Limit tvojej ruky je tri plus počet tvojich kameňov, najviac päť. Ak sa vďaka Lietajúcej karte dostaneš nad limit, karty si necháš; na konci ťahu si doberáš, len ak máš menej kariet, než je limit. Bez Lietajúcej karty nikdy nezahráš viac než tri karty.
MH-A2 = Odhodiť kartu ťa môže prinútiť len Havran. Pri výmene si doberieš toľko kariet, koľko odložíš, nie však nad limit ruky, teda tri plus počet tvojich kameňov. Za kameň dostaneš kartu, len ak máš v ruke menej kariet než tri plus počet tvojich kameňov.
    .reading = Podľa tlačených pravidiel sa pri výmene doberie toľko kariet, koľko sa odložilo; žiadny limit sa tam nespomína.
C42 = Keď sa doberací balíček minie, odhadzovací balíček sa zamieša a stane sa novým doberacím balíčkom.
A45 = Ak sa doberací balíček minie, kým si doberáš, odhadzovací balíček sa zamieša a doberáš si ďalej. Karty zahrané v tomto ťahu sa na odhadzovací balíček dostanú až na konci ťahu. Karty nikdy nemôžu dôjsť, lebo v rukách a medzi práve hranými je najviac 30 zo 60.
MH-A11 = Odhadzovací balíček sa zamieša, len čo sa doberie posledná karta doberacieho balíčka; ak je odhadzovací balíček v tej chvíli prázdny, zamieša sa, len čo je potrebná ďalšia karta. Karty zahrané v prebiehajúcom ťahu ešte v odhadzovacom balíčku nie sú.

chapter-winning = Víťazstvo

C59 = Hráč, ktorý ako prvý privedie škriatka na vrchol, okamžite vyhráva a dostane vežu. Hra sa končí; nikto už nemá ďalší ťah.
C60 = Na dosiahnutie vrcholu nepotrebuješ presný počet. To, čo z hodnoty karty zvýši, sa neberie do úvahy.
A48 = Vrchol sa dá dosiahnuť len z úrovne 4: výstupom zo škriatka, nie však na rohovom poli, alebo Tajnou chodbou na tejto úrovni. Zvyšok hodnoty karty prepadne.
A49 = Vyhrať môžeš aj v ťahu iného hráča. Ak je tvoj škriatok na úrovni 4 odstrčený na Tajnú chodbu, na ktorej nie je žiadny škriatok, dostane sa na vrchol a ty okamžite vyhrávaš.

chapter-notation = Zápis a pozície

MH-A12 = Pozícia navyše uvádza, kto sa rozhoduje (player), karty, ktoré možno zahrať navyše (bonus), známe doštičky ležiace lícom nadol (seen), čakajúcich škriatkov a pending: null alebo led, played, limit, on_goblin, tossed a tile. Neumiestnený škriatok je null. Ak sú doštičky alebo kamene uvedené, na neuvedených poliach žiadne nie sú; ak sú vynechané, rozložia sa nanovo. V pozícii má otvorené rozhodnutie o doštičke druh doštičky, škriatka ako miesto hráča a číslo a zostávajúci počet, ak nejaký je; pri drop je druh raven a player je obeť.
MH-A13 = Tri otázky sa preskakujú: otázka na ďalšiu kartu po druhej, ak žiadnu nemáš, žiadnu zahrať nesmieš alebo by žiadna hodnota od 1 do 5 nebola dovolená; otázka na doštičku, ktorá sa má odkryť, ak žiadna neleží lícom nadol; a otázka na kartu, ktorá sa má odhodiť, ak obeť nemá v ruke viac kariet, než je limit.
MH-A15 = Na hernom pláne programu Vaka niektoré prípady nikdy nenastanú: Krištáľová guľa vždy nájde tri doštičky ležiace lícom nadol, Havran ťa v tvojom vlastnom ťahu nikdy nepripraví o kartu, Tajné chodby a Prepadliská vedú na obyčajné polia, nikdy nečakajú dvaja škriatkovia na to isté pole a škriatok poslaný do dediny neuvoľní pole, na ktoré čaká iný.
