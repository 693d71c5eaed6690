### Kartová hra MAD: názvy, akcie, udalosti, situácie.

game-title = Kartová hra MAD

## Karty. Názov karty stojí v správach ako { $card }; acc je akuzatív, gen genitív, ins inštrumentál. Aj farby majú akuzatív.
card-g1 = zelená 1
    .acc = zelenú 1
    .gen = zelenej 1
    .ins = zelenou 1
card-g2 = zelená 2
    .acc = zelenú 2
    .gen = zelenej 2
    .ins = zelenou 2
card-g3 = zelená 3
    .acc = zelenú 3
    .gen = zelenej 3
    .ins = zelenou 3
card-g4 = zelená 4
    .acc = zelenú 4
    .gen = zelenej 4
    .ins = zelenou 4
card-g5 = zelená 5
    .acc = zelenú 5
    .gen = zelenej 5
    .ins = zelenou 5
card-g6 = zelená 6
    .acc = zelenú 6
    .gen = zelenej 6
    .ins = zelenou 6
card-gwhich = zelená karta Ktorým smerom
    .acc = zelenú kartu Ktorým smerom
    .gen = zelenej karty Ktorým smerom
    .ins = zelenou kartou Ktorým smerom
card-gdraw1 = zelená karta Doberte si 1
    .acc = zelenú kartu Doberte si 1
    .gen = zelenej karty Doberte si 1
    .ins = zelenou kartou Doberte si 1
card-ggive2 = zelená karta Daj dve
    .acc = zelenú kartu Daj dve
    .gen = zelenej karty Daj dve
    .ins = zelenou kartou Daj dve
card-y1 = žltá 1
    .acc = žltú 1
    .gen = žltej 1
    .ins = žltou 1
card-y2 = žltá 2
    .acc = žltú 2
    .gen = žltej 2
    .ins = žltou 2
card-y3 = žltá 3
    .acc = žltú 3
    .gen = žltej 3
    .ins = žltou 3
card-y4 = žltá 4
    .acc = žltú 4
    .gen = žltej 4
    .ins = žltou 4
card-y5 = žltá 5
    .acc = žltú 5
    .gen = žltej 5
    .ins = žltou 5
card-y6 = žltá 6
    .acc = žltú 6
    .gen = žltej 6
    .ins = žltou 6
card-ywhich = žltá karta Ktorým smerom
    .acc = žltú kartu Ktorým smerom
    .gen = žltej karty Ktorým smerom
    .ins = žltou kartou Ktorým smerom
card-ydraw1 = žltá karta Doberte si 1
    .acc = žltú kartu Doberte si 1
    .gen = žltej karty Doberte si 1
    .ins = žltou kartou Doberte si 1
card-ygive2 = žltá karta Daj dve
    .acc = žltú kartu Daj dve
    .gen = žltej karty Daj dve
    .ins = žltou kartou Daj dve
card-r1 = červená 1
    .acc = červenú 1
    .gen = červenej 1
    .ins = červenou 1
card-r2 = červená 2
    .acc = červenú 2
    .gen = červenej 2
    .ins = červenou 2
card-r3 = červená 3
    .acc = červenú 3
    .gen = červenej 3
    .ins = červenou 3
card-r4 = červená 4
    .acc = červenú 4
    .gen = červenej 4
    .ins = červenou 4
card-r5 = červená 5
    .acc = červenú 5
    .gen = červenej 5
    .ins = červenou 5
card-r6 = červená 6
    .acc = červenú 6
    .gen = červenej 6
    .ins = červenou 6
card-rwhich = červená karta Ktorým smerom
    .acc = červenú kartu Ktorým smerom
    .gen = červenej karty Ktorým smerom
    .ins = červenou kartou Ktorým smerom
card-rdraw1 = červená karta Doberte si 1
    .acc = červenú kartu Doberte si 1
    .gen = červenej karty Doberte si 1
    .ins = červenou kartou Doberte si 1
card-rgive2 = červená karta Daj dve
    .acc = červenú kartu Daj dve
    .gen = červenej karty Daj dve
    .ins = červenou kartou Daj dve
card-b1 = modrá 1
    .acc = modrú 1
    .gen = modrej 1
    .ins = modrou 1
card-b2 = modrá 2
    .acc = modrú 2
    .gen = modrej 2
    .ins = modrou 2
card-b3 = modrá 3
    .acc = modrú 3
    .gen = modrej 3
    .ins = modrou 3
card-b4 = modrá 4
    .acc = modrú 4
    .gen = modrej 4
    .ins = modrou 4
card-b5 = modrá 5
    .acc = modrú 5
    .gen = modrej 5
    .ins = modrou 5
card-b6 = modrá 6
    .acc = modrú 6
    .gen = modrej 6
    .ins = modrou 6
card-bwhich = modrá karta Ktorým smerom
    .acc = modrú kartu Ktorým smerom
    .gen = modrej karty Ktorým smerom
    .ins = modrou kartou Ktorým smerom
card-bdraw1 = modrá karta Doberte si 1
    .acc = modrú kartu Doberte si 1
    .gen = modrej karty Doberte si 1
    .ins = modrou kartou Doberte si 1
card-bgive2 = modrá karta Daj dve
    .acc = modrú kartu Daj dve
    .gen = modrej karty Daj dve
    .ins = modrou kartou Daj dve
card-wild = Divoká
    .acc = Divokú
    .gen = Divokej
    .ins = Divokou
card-wooly = Divoká & strapatá
    .acc = Divokú & strapatú
    .gen = Divokej & strapatej
    .ins = Divokou & strapatou
card-worry = Starosť
    .acc = Starosť
    .gen = Starosti
    .ins = Starosťou
card-exchange = Výmena
    .acc = Výmenu
    .gen = Výmeny
    .ins = Výmenou
card-joker = Žolík
    .acc = Žolíka
    .gen = Žolíka
    .ins = Žolíkom
card-unseen = jedna karta
    .acc = kartu
    .gen = karty
    .ins = kartou

colour-green = zelená
    .acc = zelenú
colour-yellow = žltá
    .acc = žltú
colour-red = červená
    .acc = červenú
colour-blue = modrá
    .acc = modrú

## Akcie ako možnosti
action-play = Zahrať { $card-acc }
action-draw = Dobrať si kartu
action-keep = Nechať si kartu
action-cw = V smere hodinových ručičiek
action-ccw = Proti smeru hodinových ručičiek
action-name = Určiť { $colour-acc } farbu
action-at = Namieriť kartu – cieľ: { $who }
action-skip = Nevyužiť účinok
action-give = Dať { $card-acc }
action-end = Ukončiť hru a spočítať body
action-colour = Iba určiť farbu
action-worry = Odpovedať Starosťou
action-accept = Prijať účinok

## Udalosti ako riadky záznamu
event-deal = { $who } rozdáva karty.
event-turn-up = Prvou kartou kôpky je { $card }; považuje sa za kartu, ktorú hrá { $who }.
event-play = { $who } hrá { $card-acc }.
event-draw = { $who } si doberá { $card-acc }.
event-keep = { $who } si necháva { $card-acc }.
event-pass = Nie je čo dobrať: { $who } vynecháva ťah.
event-direction-cw = { $who } volí smer hry: v smere hodinových ručičiek.
event-direction-ccw = { $who } volí smer hry: proti smeru hodinových ručičiek.
event-colour = { $who } určuje { $colour-acc } farbu.
event-aim = { $who } mieri { $card-ins }; cieľom je { $target }.
event-skip = { $who } nevyužíva účinok karty.
event-offer = { $who } vyberá ako dar { $card-acc }.
event-worry = { $who } odpovedá Starosťou; odbitým hráčom je { $target }.
event-accept = { $who } prijíma účinok.
event-gift = { $who } dáva { $card-acc }; príjemcom je { $target }.
event-swap = { $who } a { $target } si vymieňajú karty.
event-reshuffle = Kôpka sa zamiešava a vzniká z nej nový doberací balíček.
event-end = { $who } ukončuje hru Žolíkom.
event-out = { $who } už nemá v ruke žiadne karty.
event-score = { $points ->
    [one] { $who } má za karty v ruke { $points } bod.
    [few] { $who } má za karty v ruke { $points } body.
    [many] { $who } má za karty v ruke { $points } bodu.
   *[other] { $who } má za karty v ruke { $points } bodov.
}

## Situácia
describe-game = Kartová hra MAD pre { $players ->
    [one] { $players } hráča
    [few] { $players } hráčov
    [many] { $players } hráča
   *[other] { $players } hráčov
}; vyhráva hráč, ktorý sa prvý zbaví všetkých kariet.
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
describe-pile = Na vrchu kôpky vidno { $card-acc }; kôpka má { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
describe-colour = Platná farba je { $colour }.
describe-stock = { $count ->
    [0] Doberací balíček je prázdny.
    [one] Doberací balíček má jednu kartu.
    [few] Doberací balíček má { $count } karty.
    [many] Doberací balíček má { $count } karty.
   *[other] Doberací balíček má { $count } kariet.
}
describe-direction-cw = Hrá sa v smere hodinových ručičiek.
describe-direction-ccw = Hrá sa proti smeru hodinových ručičiek.
describe-drawn = Práve dobraté: { $card }.
describe-follow = { $who } vykonáva text { $card-gen }.
describe-aim = { $who } mieri { $card-ins }; cieľom je { $target }.
describe-gifts = Vybrané dary: { $list }.
describe-worry = { $who } má ako odpoveď zahranú Starosť.
describe-phase-turn = Na ťahu je { $who }: musí zahrať kartu alebo si jednu dobrať.
describe-phase-drawn = { $who } sa rozhoduje, či dobratú kartu zahrá, alebo si ju nechá.
describe-phase-direction = { $who } volí smer hry.
describe-phase-colour = { $who } určuje farbu.
describe-phase-target = { $who } vyberá hráča.
describe-phase-give = { $who } vyberá karty, ktoré dá.
describe-phase-joker = { $who } sa rozhoduje, či hru ukončí, alebo iba určí farbu.
describe-phase-reply = { $who } je cieľom účinku a odpovedá.
describe-points = Body za karty v ruke: { $list }.

## Prečo niečo nie je dovolené. { $top } je vrchná karta kôpky.
because-misfit = { $card } sa nehodí na { $top-acc }.
because-colour-named = { $card } sa nehodí: určená farba je { $colour }.
because-not-held = Nemáš v ruke { $card-acc }.
because-drawn = Už máš dobraté: teraz smieš zahrať iba { $card-acc }.
because-drawn-already = Jednu kartu už máš dobratú: zahraj { $card-acc } alebo si ju nechaj.
because-asked-drawn = Žiadnu kartu nemáš dobratú.
because-asked-direction = Smer mení iba karta Ktorým smerom.
because-asked-colour = Farba sa určuje iba po bezfarebnej karte.
because-asked-target = Žiadna karta sa teraz na nikoho nemieri.
because-asked-give = Karty sa darujú iba kartou Daj dve.
because-asked-joker = Na to sa pýta iba po Žolíkovi, s najviac tromi ďalšími kartami v ruke.
because-asked-reply = Nič nemieri na teba.
because-ask-target = Vyber hráča.
because-ask-give = Vyber karty, ktoré dáš.
because-ask-reply = Odpovedz na kartu, ktorá na teba mieri.
because-self = Na seba mieriť nemôžeš.
because-nobody = Tam nikto nesedí.
because-must-hit = { $card } musí niekoho zasiahnuť.
because-skip-give = Hráč je určený: teraz vyber dve karty.
because-skip-gift = Jedna karta je vybraná: teraz vyber druhú.

## Terminál
term-stock = Doberací balíček
term-pile = Kôpka
term-colour = Farba
term-direction = Smer
term-gifts = Dary
term-drawn = Dobratá karta
term-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}

## Stránka
page-idea = Každá karta, ktorej sa zbavíš, je malé víťazstvo, a každá, ktorú ti priatelia podstrčia, malá urážka. Zmeň farbu, otoč smer hry, vymeň si s niekým všetky karty a zbav sa všetkých kariet skôr než ostatní.
page-length = 10–25 minút
page-short-1 = Zbav sa všetkých kariet skôr než ostatní.
page-short-2 = Vo svojom ťahu zahraj jednu kartu alebo si jednu dober; dobratú smieš hneď zahrať. Farebná karta sa musí s vrchnou kartou kôpky zhodovať farbou, číslom, obrázkom alebo textom. Bezfarebné karty idú na čokoľvek a kto ich zahrá, určí ďalšiu farbu.
page-short-3 = Ktorým smerom určuje smer hry, Doberte si 1 prinúti všetkých ostatných dobrať si kartu, kartou Daj dve smieš niekomu dať dve svoje karty, Divoká & strapatá prinúti niekoho dobrať si tri a Výmenou si smieš s niekým vymeniť všetky karty v ruke.
page-short-4 = Keď karta mieri na teba, smieš odpovedať Starosťou a určiť farbu. Výmena sa tým zruší; Divoká & strapatá a Daj dve sa obrátia proti útočníkovi; pri Doberte si 1 si doberú všetci okrem teba.
page-short-5 = Ak máš v ruke najviac tri ďalšie karty, smieš hru ukončiť Žolíkom: spočítajú sa body všetkých hráčov a vyhráš, len ak ich máš menej než všetci ostatní.
page-ask-phase-turn = Zahraj kartu alebo si jednu dober.
page-ask-phase-turn-draw = Žiadna karta sa nehodí: jednu si dober.
page-ask-phase-drawn = Zahraj dobratú kartu alebo si ju nechaj.
page-ask-phase-drawn-keep = Dobratá karta sa nehodí: nechaj si ju.
page-ask-phase-direction = Zvoľ smer hry.
page-ask-phase-colour = Urči farbu.
page-ask-phase-target = { $effect ->
    [wooly] Vyber, kto si doberie tri karty.
    [exchange] Vyber, s kým si vymeníš všetky karty, alebo účinok nevyuži.
   *[give2] Vyber, kto dostane dve z tvojich kariet, alebo účinok nevyuži.
}
page-ask-phase-give = Vyber dve karty. Dostane ich { $target }.
page-ask-phase-joker = Ukonči hru, alebo iba urči farbu.
page-ask-phase-reply = { $effect ->
    [wooly] { $by } mieri na teba { $card-ins }: doberieš si tri karty, ak neodpovieš Starosťou.
    [exchange] { $by } mieri na teba { $card-ins }: vymeníte si všetky karty, ak neodpovieš Starosťou.
    [give2] { $by } mieri na teba { $card-ins }: dostaneš dve karty, ak neodpovieš Starosťou.
   *[draw1] { $by } mieri na teba { $card-ins }: doberieš si jednu kartu, ak neodpovieš Starosťou.
}
page-ask-phase-reply-accept = { $effect ->
    [wooly] { $by } mieri na teba { $card-ins }: doberieš si tri karty.
    [exchange] { $by } mieri na teba { $card-ins }: vymeníte si všetky karty.
    [give2] { $by } mieri na teba { $card-ins }: dostaneš dve karty.
   *[draw1] { $by } mieri na teba { $card-ins }: doberieš si jednu kartu.
}
board-hand = Tvoje karty
board-help-number = Hodí sa farbou alebo číslom.
board-help-which = Zvoľ smer hry.
board-help-draw1 = Všetci ostatní si doberú jednu kartu.
board-help-give2 = Ak chceš, daj dve zo svojich kariet jednému hráčovi.
board-help-wild = Hodí sa na čokoľvek: urči farbu.
board-help-wooly = Hodí sa na čokoľvek: urči farbu a niekto si doberie tri.
board-help-exchange = Hodí sa na čokoľvek: ak chceš, vymeň si s niekým všetky karty, a urči farbu.
board-help-worry = Nechaj si ju, kým na teba niečo nemieri: obráti úder. Vo svojom ťahu ňou iba určíš farbu.
board-help-joker = Hodí sa na čokoľvek: urči farbu, alebo s najviac tromi ďalšími kartami ukonči hru a spočítajú sa body.

## Prvý ťah so sprievodcom
guide-hand = Toto sú tvoje karty. Zbav sa ich skôr než ostatní.
guide-pile = Karta sa hodí na tento balíček, ak má rovnakú farbu, číslo alebo text ako vrchná karta. Bezfarebné karty sa hodia na čokoľvek.
guide-play = Si na ťahu! Karty, ktoré svietia, sa hodia: ťuknutím jednu zahraj. Alebo si radšej dober.
guide-draw = Si na ťahu! Žiadna tvoja karta sa nehodí, ťukni sem a jednu si dober. Ak sa hodí, smieš ju hneď zahrať.
guide-text = Táto karta niečo spôsobí, keď ju zahráš. Podrž ktorúkoľvek kartu, alebo na ňu klikni pravým tlačidlom, a prečítaš si čo.
guide-end = Pri každom hráčovi vidíš, koľko má kariet. Dávaj pozor na toho, komu ich zostáva málo. Dobrú zábavu!
page-end-counts = Hodnota kariet, ktoré hráčom zostali v ruke. Vyhráva, kto už nemá žiadnu.
board-last-card = Posledná karta!
