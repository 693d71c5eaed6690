### Magic Hill: názvy, akcie, udalosti, situácie.

game-title = Magic Hill

## Karty. Názov karty stojí v správach ako { $card }; acc je akuzatív.
card-1 = 1
    .acc = jednotku
card-2 = 2
    .acc = dvojku
card-3 = 3
    .acc = trojku
card-4 = 4
    .acc = štvorku
card-5 = 5
    .acc = päťku
card-joker = žolík
    .acc = žolíka
card-unseen = karta
    .acc = kartu

## Doštičky. Názov doštičky stojí v správach ako { $kind }.
tile-passage = Tajná chodba
tile-ghost = Strašidlo
tile-raven = Havran
tile-ball = Krištáľová guľa
tile-whirlwind = Veterná smršť
tile-flying = Lietajúca karta
tile-trapdoor = Prepadlisko

## Dediny. Názov dediny stojí v správach ako { $village }; gen je genitív.
village-NW = severozápadná dedina
    .gen = severozápadnej dediny
village-NE = severovýchodná dedina
    .gen = severovýchodnej dediny
village-SE = juhovýchodná dedina
    .gen = juhovýchodnej dediny
village-SW = juhozápadná dedina
    .gen = juhozápadnej dediny
place-top = vrchol

## Akcie ako možnosti. Škriatka označuje jeho číslo { $number }, pole označenie ako 2-14 v { $place }.
action-place = Umiestniť škriatka { $number } do { $village-gen }
action-lead-card = Zahrať kartu { $number } a vybrať škriatka { $number }
action-lead-joker = Zahrať žolíka a vybrať škriatka { $number }
action-toss = Odložiť { $card-acc }
action-done = Skončiť výmenu a dobrať si toľko kariet, koľko sa odložilo
action-walk-cw-card = { $steps ->
    [one] Kráčať jeden krok v smere hodinových ručičiek
    [few] Kráčať { $steps } kroky v smere hodinových ručičiek
    [many] Kráčať { $steps } kroku v smere hodinových ručičiek
   *[other] Kráčať { $steps } krokov v smere hodinových ručičiek
}
action-walk-cw-joker = { $steps ->
    [one] Zahrať žolíka a kráčať jeden krok v smere hodinových ručičiek
    [few] Zahrať žolíka a kráčať { $steps } kroky v smere hodinových ručičiek
    [many] Zahrať žolíka a kráčať { $steps } kroku v smere hodinových ručičiek
   *[other] Zahrať žolíka a kráčať { $steps } krokov v smere hodinových ručičiek
}
action-walk-ccw-card = { $steps ->
    [one] Kráčať jeden krok proti smeru hodinových ručičiek
    [few] Kráčať { $steps } kroky proti smeru hodinových ručičiek
    [many] Kráčať { $steps } kroku proti smeru hodinových ručičiek
   *[other] Kráčať { $steps } krokov proti smeru hodinových ručičiek
}
action-walk-ccw-joker = { $steps ->
    [one] Zahrať žolíka a kráčať jeden krok proti smeru hodinových ručičiek
    [few] Zahrať žolíka a kráčať { $steps } kroky proti smeru hodinových ručičiek
    [many] Zahrať žolíka a kráčať { $steps } kroku proti smeru hodinových ručičiek
   *[other] Zahrať žolíka a kráčať { $steps } krokov proti smeru hodinových ručičiek
}
action-climb-cw-card = { $steps ->
    [one] Vystúpiť vyššie v smere hodinových ručičiek, spolu jeden krok
    [few] Vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } kroky
    [many] Vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } kroku
   *[other] Vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } krokov
}
action-climb-cw-joker = { $steps ->
    [one] Zahrať žolíka a vystúpiť vyššie v smere hodinových ručičiek, spolu jeden krok
    [few] Zahrať žolíka a vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } kroky
    [many] Zahrať žolíka a vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } kroku
   *[other] Zahrať žolíka a vystúpiť vyššie v smere hodinových ručičiek, spolu { $steps } krokov
}
action-climb-ccw-card = { $steps ->
    [one] Vystúpiť vyššie proti smeru hodinových ručičiek, spolu jeden krok
    [few] Vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } kroky
    [many] Vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } kroku
   *[other] Vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } krokov
}
action-climb-ccw-joker = { $steps ->
    [one] Zahrať žolíka a vystúpiť vyššie proti smeru hodinových ručičiek, spolu jeden krok
    [few] Zahrať žolíka a vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } kroky
    [many] Zahrať žolíka a vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } kroku
   *[other] Zahrať žolíka a vystúpiť vyššie proti smeru hodinových ručičiek, spolu { $steps } krokov
}
action-stop = Skončiť a nezahrať ďalšiu kartu
action-reveal = Odkryť doštičku na poli { $place }
action-turn-cw = Otočiť horu v smere hodinových ručičiek
action-turn-ccw = Otočiť horu proti smeru hodinových ručičiek
action-raven = Poslať Havrana – obeť: { $who }
action-drop = Odhodiť { $card-acc }
action-village = Ísť do { $village-gen }

## Udalosti ako riadky záznamu. { $owner } je majiteľ škriatka, { $who } hráč, ktorého sa udalosť týka.
event-place = { $who } umiestňuje škriatka { $number } do { $village-gen }.
event-deal = Každý hráč dostáva tri karty. Začína { $who }.
event-lead = { $who } hrá { $card-acc } a vyberá škriatka { $number }.
event-toss = { $who } odkladá { $card-acc }.
event-draw = { $who } si doberá { $card-acc }.
event-walk = { $who } hrá { $card-acc } a kráča na pole { $place }.
event-climb = { $who } hrá { $card-acc } a vystupuje na pole { $place }.
event-climb-top = { $who } hrá { $card-acc } a vystupuje na vrchol.
event-stop = { $who } končí a ďalšiu kartu nehrá.
event-shove = Škriatok { $number } ({ $owner }) je odstrčený na pole { $place }.
event-stone = { $who } si berie kameň; spolu má { $held ->
    [one] jeden
   *[other] { $held }
}.
event-spare = { $who } už má dva kamene; tretí sa vyraďuje z hry.
event-eaten = { $who } získava kameň, ale hneď ho berie Havran.
event-tile = { $owner } odkrýva doštičku na poli { $place }: { $kind }.
event-tile-down = { $owner } odkrýva doštičku na poli { $place }; teraz je znova lícom nadol.
event-shown = { $who } vidí v Krištáľovej guli doštičku na poli { $place }: { $kind }.
event-shown-down = { $who } vidí v Krištáľovej guli doštičku na poli { $place }; teraz je znova lícom nadol.
event-rise = Škriatok { $number } ({ $owner }) sa presúva Tajnou chodbou nahor na pole { $place }.
event-fall = Škriatok { $number } ({ $owner }) padá cez Prepadlisko na pole { $place }.
event-wait = Cieľové pole je obsadené: škriatok { $number } ({ $owner }) zostáva na poli { $place }.
event-village = Škriatok { $number } ({ $owner }) sa vracia do { $village-gen }.
event-down = Všetky doštičky sa otáčajú lícom nadol.
event-turn-cw = { $who } otáča horu v smere hodinových ručičiek.
event-turn-ccw = { $who } otáča horu proti smeru hodinových ručičiek.
event-extra-now = { $who } smie v tomto ťahu zahrať o jednu kartu viac.
event-extra-later = { $who } smie vo svojom najbližšom ťahu zahrať o jednu kartu viac.
event-raven = { $who } posiela Havrana; obeťou je { $target }.
event-lose = { $who } prichádza o kameň.
event-lurk = Havran čaká, kým { $who } získa kameň.
event-drop = { $who } odhadzuje { $card-acc }.
event-reshuffle = Odhadzovací balíček sa zamiešava a vzniká z neho nový doberací balíček.
event-end = { $who } končí ťah.
event-win = Škriatok { $number } ({ $owner }) je na vrchole!

## Situácia
describe-game = Magic Hill pre { $players ->
    [one] { $players } hráča
    [few] { $players } hráčov
    [many] { $players } hráča
   *[other] { $players } hráčov
}; vyhráva prvý škriatok na vrchole.
describe-rotation = { $turns ->
    [0] Hora stojí ako na začiatku.
    [one] Hora je otočená o štvrť otáčky v smere hodinových ručičiek.
    [few] Hora je otočená o { $turns } štvrtiny otáčky v smere hodinových ručičiek.
    [many] Hora je otočená o { $turns } štvrtiny otáčky v smere hodinových ručičiek.
   *[other] Hora je otočená o { $turns } štvrtín otáčky v smere hodinových ručičiek.
}
describe-goblins = Škriatkovia ({ $who }): { $list }.
describe-pair = na poli { $place } je dolný škriatok { $number } ({ $who })
describe-pairs = Dvojice: { $list }.
describe-hand = { $who } má v ruke { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}: { $list }.
describe-empty-hand = { $who } nemá v ruke žiadne karty.
describe-unseen = { $count ->
    [one] jedna karta lícom nadol
    [few] { $count } karty lícom nadol
    [many] { $count } karty lícom nadol
   *[other] { $count } kariet lícom nadol
}
describe-held = { $who } má { $count ->
    [one] jeden kameň
    [few] { $count } kamene
    [many] { $count } kameňa
   *[other] { $count } kameňov
}.
describe-ravens = { $count ->
    [one] Jeden Havran čaká, kým { $who } získa kameň.
    [few] { $count } Havrany čakajú, kým { $who } získa kameň.
    [many] { $count } Havrana čaká, kým { $who } získa kameň.
   *[other] { $count } Havranov čaká, kým { $who } získa kameň.
}
describe-tiles = { $count ->
    [0] Všetky doštičky sú známe.
    [one] Jedna neznáma doštička: { $list }.
    [few] { $count } neznáme doštičky: { $list }.
    [many] { $count } neznámej doštičky: { $list }.
   *[other] { $count } neznámych doštičiek: { $list }.
}
describe-known = Známe doštičky: { $list }.
describe-up = (lícom nahor)
describe-stones = { $count ->
    [0] Nezostáva žiadny kameň.
    [one] Zostáva jeden kameň: { $list }.
    [few] Zostávajú { $count } kamene: { $list }.
    [many] Zostáva { $count } kameňa: { $list }.
   *[other] Zostáva { $count } kameňov: { $list }.
}
describe-draw = { $count ->
    [0] Doberací balíček je prázdny.
    [one] Doberací balíček má jednu kartu.
    [few] Doberací balíček má { $count } karty.
    [many] Doberací balíček má { $count } karty.
   *[other] Doberací balíček má { $count } kariet.
}
describe-waiting = Škriatok { $number } ({ $who }) čaká, kým sa uvoľní jeho cieľové pole.
describe-led = { $who } hýbe škriatkom { $number }; doteraz zahrané karty: { $list }.
describe-phase-place = { $who } umiestňuje škriatka.
describe-phase-lead = Na ťahu je { $who }: musí kartou určiť škriatka alebo vymeniť karty.
describe-phase-exchange = { $who } vymieňa karty.
describe-phase-move = { $who } hrá ďalšiu kartu alebo končí.
describe-tile-ball = { $who } odkrýva doštičky Krištáľovou guľou.
describe-tile-whirlwind = { $who } otáča horu.
describe-tile-raven = { $who } určuje hráča pre Havrana.
describe-tile-drop = { $who } odhadzuje kartu kvôli Havranovi.
describe-tile-ghost = { $who } vyberá dedinu: Strašidlo tam posiela škriatka.
describe-tile-trapdoor = { $who } vyberá dedinu: Prepadlisko tam posiela škriatka.

## Prečo niečo nie je dovolené
because-not-held = Nemáš v ruke { $card-acc }.
because-placed = Škriatok { $number } už je umiestnený.
because-villages = Tvoji škriatkovia musia stáť presne v troch dedinách.
because-lead = Na škriatka { $number } treba z ruky kartu { $number } alebo žolíka.
because-covered = Škriatok { $number } nesie iného škriatka a nemôže sa pohnúť.
because-stuck = Škriatok { $number } by sa kartami, ktoré by ti zostali, nepohol.
because-other-goblin = V tomto ťahu sa pohybuje iba škriatok { $number }.
because-playing = Hráš karty: v tomto ťahu sa nevymieňa.
because-name-first = Prvá karta určí škriatka, až ďalšia ho posunie.
because-on-goblin = Z iného škriatka smieš iba vyliezť hore alebo skončiť.
because-no-shoulders = Hore môže vyliezť len škriatok, ktorý stojí na inom.
because-no-way-up = Tu sa hore nedá: pole vyššie je obsadené alebo je toto roh.
because-pair = V ceste stoja dvaja škriatkovia na sebe.
because-no-direction = Tento krok vedie priamo: zvoľ smer hodinových ručičiek.
because-stop = Prvá karta škriatka iba určí: posuň ho ešte jednou.
because-reveal = Doštičky na diaľku odkrýva iba Krištáľová guľa; inak na nich treba skončiť.
because-face-up = Doštička na { $place } neleží lícom nadol.
because-whirlwind = Horu otáča iba Veterná smršť.
because-raven = Hráča si žiada iba Havran.
because-nobody = Tam nikto nesedí.
because-drop = Kartu si žiada iba Havran.
because-village = Do dediny posiela škriatka iba Strašidlo alebo { tile-trapdoor }.

## Terminál
term-tile = doštička
term-stone = kameň
term-ravens = Havrany: { $count }
term-played = Zahrané
term-draw = Doberací balíček

## Stránka
page-idea = Veď svojich škriatkov na horu zahalenú hmlou: šplhajú sa jeden druhému po pleciach, prekĺzavajú tajnými chodbami a cestou budia strašidlá, havrany a veterné smršte. Vyhráva ten, kto prvý dostane jedného škriatka k veži na vrchole.
page-length = 20–45 minút
page-short-1 = Dostaň ako prvý ktoréhokoľvek zo svojich piatich škriatkov k veži na vrchole.
page-short-2 = Vo svojom ťahu prvou kartou vyberieš škriatka, trojkou škriatka 3; druhá karta, a ak chceš, aj tretia ho posunie o toľko polí ktorýmkoľvek smerom. Žolík je ľubovoľné číslo. Alebo vymeň toľko kariet, koľko chceš.
page-short-3 = Hore vedú dve cesty: skonči na inom škriatkovi a ďalšou kartou vylez z jeho pliec (nie však z rohového poľa, ani ak je na poli nad ním škriatok), alebo nájdi Tajnú chodbu. Kto skončí na dvojici škriatkov na sebe, odsunie vrchného ďalej; dvojicu nemožno preskočiť.
page-short-4 = Doštička sa odkryje, keď na nej škriatok skončí; pamätaj si, kde ktorá leží. Krištáľová guľa ukáže tri ďalšie, pri Lietajúcej karte si doberieš kartu a smieš zahrať o jednu viac, Veterná smršť otočí všetky doštičky lícom nadol a horu o štvrť otáčky, Havran vezme kameň hráčovi, ktorého si vyberieš, Prepadlisko zhodí škriatka o úroveň nižšie, z najnižšej do dediny, a Strašidlo ho pošle späť do dediny.
page-short-5 = S kameňom smieš mať v ruke o kartu viac; kamene môžeš mať dva.
page-button-done-lead = Skončiť ťah bez výmeny
page-ask-phase-place = Umiestni škriatka.
page-ask-phase-lead = Vyber škriatka kartou s jeho číslom alebo vymeň karty.
page-ask-phase-lead-done-toss = Nedá sa vybrať žiadny škriatok: vymeň karty alebo skonči ťah.
page-ask-phase-exchange = Vymeň karty.
page-ask-phase-exchange-done = Dober si nové karty.
page-ask-phase-move = Zahraj ďalšiu kartu alebo skonči.
page-ask-phase-move-walk = Kráčaj ďalšou kartou.
page-ask-phase-move-climb = Vylez hore ďalšou kartou.
page-ask-phase-move-climb-walk = Kráčaj alebo vylez hore ďalšou kartou.
page-ask-phase-move-stop = Žiadna karta sa nehodí: skonči.
page-ask-tile-ball = Odkry doštičky Krištáľovou guľou.
page-ask-tile-whirlwind = Otoč horu.
page-ask-tile-raven = Havran: vyber, kto príde o kameň.
page-ask-tile-drop = Havran ti vzal kameň: odhoď kartu.
page-ask-tile-ghost = Vyber dedinu: Strašidlo tam pošle škriatka.
page-ask-tile-trapdoor = Vyber dedinu: Prepadlisko tam pošle škriatka.
page-option-walk-on = Po dopade na škriatka
page-option-walk-on-false = vystúpiť vyššie alebo skončiť
page-option-walk-on-true = dá sa aj kráčať ďalej
page-option-remember = Doštičky, ktoré už poznáš
page-option-remember-false = znova lícom nadol: treba si ich pamätať
page-option-remember-true = zostanú ti označené
page-end-scores = Ako vysoko
page-end-counts = Ako vysoko sa dostal najlepší škriatok každého hráča: 0 v dedine, 1 až 4 na okružných cestách, 5 na vrchole. Vyhráva sa len na vrchole.
board-goblin = Škriatok { $number } ({ $who }): { $place }
board-goblin-unplaced = Škriatok { $number } ({ $who }), ešte neumiestnený
board-tile-down = Doštička na poli { $place }, lícom nadol
board-tile-known = Doštička na poli { $place }, lícom nadol, poznáš ju: { $kind }
board-tile-up = Doštička na poli { $place }: { $kind }
board-stone = Kameň na poli { $place }
board-cards = { $who } má v ruke { $count ->
    [0] žiadne karty
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
board-discard = Odhadzovací balíček: { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}, navrchu: { $card }
board-discard-empty = Odhadzovací balíček, prázdny
board-played = Karty zahrané v tomto ťahu: { $count } z { $limit }
board-raven = Havran chce kartu
board-summit = Vystúpiť na vrchol
board-assumed = Rozmiestnenie doštičiek a kameňov je naše vlastné.
board-help-number = Prvá karta určí tvojho škriatka s tým číslom, ďalšie ho posunú o toľko polí.
board-help-joker = Platí ako ľubovoľné číslo od 1 do 5.
board-help-tile = Skonči tu a doštička sa odkryje; pomôže alebo uškodí.
board-help-passage = Vynesie škriatka o úroveň vyššie, ak je pole nad ním voľné.
board-help-ghost = Pošle škriatka do dediny, ktorú si vyberie jeho majiteľ.
board-help-raven = Určíš hráča, ktorý príde o kameň; ak žiadny nemá, Havran počká na najbližší.
board-help-ball = Odkryješ tri doštičky tak, aby ich videli všetci.
board-help-whirlwind = Všetky doštičky sa otočia lícom nadol a ty otočíš horu o štvrtinu.
board-help-flying = Doberieš si kartu a smieš zahrať ešte jednu.
board-help-trapdoor = Škriatok spadne o úroveň nižšie, z najnižšej do dediny.
board-help-stones = Každý kameň, najviac dva, dovolí držať o kartu viac.

## Prvý ťah so sprievodcom
guide-summit = Táto veža stojí na vrchole. Vyhráva, kto sem prvý dostane škriatka; stačí jeden z piatich.
guide-place = Toto sú tvoji škriatkovia. Najprv každý umiestni svojich do dedín v rohoch: ťukni na škriatka a potom na dedinu. Rovnako umiestni aj ostatných.
guide-lead = Si na ťahu! Prvá karta vyberie škriatka: 3 škriatka 3, žolík ktoréhokoľvek. Ťukni na kartu a potom na škriatka.
guide-exchange = Si na ťahu! S týmito kartami sa žiadny tvoj škriatok nepohne. Ťukni na kartu a na odhadzovací balíček, odlož ju a dober si nové.
guide-walk = Teraz ho tvoje karty posúvajú: ťukni na kartu a potom na políčko, ktoré sa rozsvieti. Skončiť môžeš, kedy chceš.
guide-tiles = Toto je doštička. Škriatok, ktorý na nej skončí, ju odkryje a ona pomôže alebo uškodí. Ťukni na ňu a prečítaš si, čo doštičky robia.
guide-climb = Na túto úroveň vedú dve cesty: skonči na inom škriatkovi a ďalšou kartou vylez z jeho pliec, alebo nájdi Tajnú chodbu. Veľa šťastia!
