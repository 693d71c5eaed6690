### Baba Yaga: názvy, akcie, udalosti, situácie.

game-title = Baba Yaga

## Karty. Názov karty stojí v správach ako { $card }; acc je akuzatív, ins inštrumentál.
card-yaga = Baba Yaga
    .acc = Babu Yagu
    .ins = Babou Yagou
card-1 = elixír 1
    .acc = elixír 1
    .ins = elixírom 1
card-2 = elixír 2
    .acc = elixír 2
    .ins = elixírom 2
card-3 = elixír 3
    .acc = elixír 3
    .ins = elixírom 3
card-4 = elixír 4
    .acc = elixír 4
    .ins = elixírom 4
card-5 = elixír 5
    .acc = elixír 5
    .ins = elixírom 5
card-6 = elixír 6
    .acc = elixír 6
    .ins = elixírom 6
card-7 = elixír 7
    .acc = elixír 7
    .ins = elixírom 7
card-pelican = Pelikán
    .acc = Pelikána
    .ins = Pelikánom
card-cats = Mačky
    .acc = Mačky
    .ins = Mačkami
card-wand = Prútik
    .acc = Prútik
    .ins = Prútikom
card-garlic = Cesnak
    .acc = Cesnak
    .ins = Cesnakom
card-mortar = Mažiar
    .acc = Mažiar
    .ins = Mažiarom
card-owl = Sova
    .acc = Sovu
    .ins = Sovou
card-unseen = čierna karta
    .acc = čiernu kartu
    .ins = čiernou kartou

back-red = červený
back-teal = modrozelený
back-black = čierny

## Akcie ako možnosti
action-swap-draw = Položiť { $card-acc } na balíček { $pile } a dobrať si kartu
action-swap-take = Položiť { $card-acc } na balíček { $pile } a vziať si vrchnú kartu balíčka { $other }
action-cast = Zoslať { $card-acc } na balíček { $pile }
action-declare = Ohlásiť koniec: „Baba Yaga!“
action-pay = Zaplatiť { $card-ins }
action-done = Mažiar pokryje zvyšok
action-take = Vziať si { $card-acc } zo zásoby
action-rob = Vziať { $card-acc } – obeť: { $who }
action-dispel = Odčarovať: každý iný hráč vráti { $card-acc }
action-nothing = Nie je čo vziať
action-garlic = Vyložiť Cesnak na balíček { $pile } a zablokovať kúzlo
action-submit = Podvoliť sa kúzlu

## Udalosti ako riadky záznamu
event-deal = Karty sú rozdané. Začína { $who }.
event-turn-up = Balíček { $pile } sa začína { $card-ins }.
event-discard = { $who } kladie { $card-acc } na balíček { $pile }.
event-draw = { $who } si doberá { $card-acc }.
event-take = { $who } si berie { $card-acc } z balíčka { $pile }.
event-cast = { $who } zosiela { $card-acc } na balíček { $pile }.
event-pay = { $who } platí { $card-ins }.
event-active = Platba je úplná: kúzlo { $card } je aktívne.
event-fetch = { $who } si berie { $card-acc } zo zásoby.
event-rob = { $who } posiela Mačky po { $card-acc }; obeťou je { $victim }.
event-dispel = { $who } máva Prútikom: každý iný hráč vracia { $card-acc }.
event-nothing = Kúzlo nemá nijaký účinok.
event-garlic = { $who } vykladá Cesnak na balíček { $pile } a blokuje kúzlo.
event-stolen = { $caster } získava { $card-acc }; o kartu prichádza { $who }.
event-return = { $who } vracia { $card-acc } do zásoby.
event-reshuffle = Odhadzovacie balíčky sa premiešavajú a vzniká z nich nový doberací balíček.
event-declare = { $who } ohlasuje koniec: „Baba Yaga!“
event-show = { $who } ukazuje karty: { $cards }.
event-score = { $points ->
    [one] { $who } si zapisuje { $points } bod.
    [few] { $who } si zapisuje { $points } body.
    [many] { $who } si zapisuje { $points } bodu.
   *[other] { $who } si zapisuje { $points } bodov.
}

## Situácia
describe-game = Baba Yaga pre { $players ->
    [one] { $players } hráča
    [few] { $players } hráčov
    [many] { $players } hráča
   *[other] { $players } hráčov
}; vyhráva hráč s najmenším počtom bodov.
describe-totals = Doterajšie body v turnaji: { $list }.
describe-hand = { $who } má v ruke { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}: { $list }.
describe-open-hand = { $who } má v ruke tieto karty: { $list }; spolu { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
describe-unseen = { $count ->
    [one] jedna čierna karta lícom nadol
    [few] { $count } čierne karty lícom nadol
    [many] { $count } čiernej karty lícom nadol
   *[other] { $count } čiernych kariet lícom nadol
}
describe-pile = Na vrchu balíčka { $pile } vidno { $card-acc }; balíček má { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}.
describe-no-pile = Balíček { $pile } je prázdny.
describe-locked = Kúzlo na balíčku { $pile } bolo zoslané v predchádzajúcom ťahu a nesmie sa vziať.
describe-draw = Doberací balíček má { $count ->
    [one] jednu kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}, navrchu vidno { $back } rub.
describe-supply = Počet kariet v zásobách: Baba Yaga { $yagas }, Sova { $owls }.
describe-cast = { $who } zosiela { $card-acc } na balíček { $pile }; doteraz zaplatené: { $list }.
describe-nothing-paid = nič
describe-phase-act = Na ťahu je { $who }: musí vymeniť kartu, zoslať kúzlo alebo ohlásiť koniec.
describe-phase-pay = { $who } platí za kúzlo.
describe-phase-aim = { $who } určuje zameranie kúzla.
describe-phase-reply = { $who } čelí kúzlu a odpovedá.
describe-points = Body: { $list }.

## Prečo niečo nie je dovolené
because-not-held = Nemáš v ruke { $card-acc }.
because-locked = Kúzlo na balíčku { $pile } bolo práve zoslané a nesmie sa vziať.
because-missing-pile = Balíček { $pile } je prázdny: najprv začni ten.
because-no-pile = Nie je balíček, z ktorého by sa dalo vziať: dober si kartu.
because-too-few = Potrebuješ presne { $price } a máš len { $sum }.
because-price = Potrebuješ presne { $price }: z čísel { $list } sa to nedá zložiť.
because-no-potion = Cena je { $price } a nemáš žiadny elixír.
because-declare = Hodnota tvojej ruky je { $points }; na ohlásenie konca smie byť najviac štyri.
because-order = Najprv Mažiare, potom najväčší elixír.
because-rest = Zostáva zaplatiť { $rest }: ak zaplatíš { $card-ins }, nevyjde to presne.
because-too-much = { $card } je priveľa: zostáva zaplatiť len { $rest }.
because-done = V tejto platbe nie je Mažiar: zvyšok zaplať elixírmi.
because-ask-aim = Urči zameranie kúzla.
because-ask-reply = Kúzlo mieri na teba: odpovedz.
because-take = Zo zásoby smieš brať iba Pelikánom.
because-no-supply = { $card }: v zásobe už nie je.
because-rob = Karty iným berú iba Mačky.
because-self = Tebe Mačky nič nevezmú.
because-nobody = Tam nikto nesedí.
because-black = Tu berú Mačky iba Babu Yagu alebo Sovu.
because-has-none = { $who } nemá { $card-acc }.
because-dispel = Iba Prútik prinúti ostatných vrátiť karty.
because-nothing = Kúzlo môže niečo urobiť: vyber čo.
because-garlic = Cesnak odpovedá iba na Mačky alebo Prútik, keď mieria na teba.

## Terminál
term-draw = Doberací balíček
term-pile = Balíček { $pile }
term-empty = prázdny
term-locked = v tomto ťahu zamknutý
term-supply = Zásoby
term-casting = Zosielanie na { $pile }
term-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}

## Stránka
page-idea = Hlboko v lese čakajú kúzla Baby Yagy: uvar ich z elixírov, ktoré máš v ruke, a vymeň to, čo ťa ťaží, za Baby Yagy, ktoré neznamenajú ani bod. Dostaň sa na štyri body, zvolaj „Baba Yaga!“ a dúfaj, že nikto nemá menej.
page-length = 15 minút na kolo
page-short-1 = Maj na piatich kartách v ruke čo najmenej bodov. Baba Yaga má nula bodov, elixír toľko, koľko je jeho číslo, a všetko ostatné 7 až 10.
page-short-2 = Vo svojom ťahu urob jednu z troch vecí. Výmena: polož kartu na jeden odhadzovací balíček a vezmi si inú z doberacieho alebo z druhého odhadzovacieho.
page-short-3 = Kúzlo: zaplať zaň elixírmi, ktoré dajú presne jeho cenu, 7, pri Prútiku 8; Mažiar zastúpi ľubovoľné množstvo. Potom si z doberacieho balíčka doplň ruku na päť kariet.
page-short-4 = Pelikán prinesie zo zásoby Babu Yagu alebo Sovu, Sova dve Baby Yagy. Mačky vezmú Babu Yagu alebo Sovu hráčovi, ktorého si vyberieš (ktorúkoľvek kartu, ak sa tak pri stole hrá). Prútikom určíš Baby Yagy alebo Sovy a každý iný hráč, ktorý takú kartu má, jednu vráti do zásoby. Cesnak ťa chráni pred Mačkami a Prútikom.
page-short-5 = Ohlásenie: ak máš v ruke najviac štyri body, môžeš namiesto toho zvolať „Baba Yaga!“ a kolo sa ihneď končí. Vyhráva najmenej bodov, pri rovnosti viac kariet Baba Yaga. V turnaji si hráč, ktorý ohlásil koniec a niekto má nižšiu ruku, zapíše 25 bodov.
page-ask-phase-act = Vymeň kartu, zošli kúzlo alebo ohlás koniec.
page-ask-phase-act-swap = Vymeň kartu.
page-ask-phase-act-cast-swap = Vymeň kartu alebo zošli kúzlo.
page-ask-phase-act-declare-swap = Vymeň kartu alebo ohlás koniec.
page-ask-phase-pay = Zaplať za kúzlo: najprv Mažiarmi, potom najväčším elixírom.
page-ask-phase-aim = { $spell ->
    [pelican] Vyber, čo prinesie Pelikán.
    [cats] Vyber, čo a komu vezmú Mačky.
   *[wand] Vyber, čo musia vrátiť všetci ostatní.
}
page-ask-phase-aim-nothing = Kúzlo nemá čo urobiť.
page-ask-phase-reply = { $spell ->
    [cats] { $by } na teba posiela Mačky: vezmú ti { $card-acc }; vylož Cesnak, alebo sa podvoľ.
   *[wand] { $by } máva Prútikom: máš vrátiť { $card-acc }; vylož Cesnak, alebo sa podvoľ.
}
page-ask-phase-reply-submit = { $spell ->
    [cats] { $by } na teba posiela Mačky: vezmú ti { $card-acc }.
   *[wand] { $by } máva Prútikom: máš vrátiť { $card-acc }.
}
page-option-edition = Čo smú vziať Mačky
page-option-edition-en = Len Babu Yagu alebo Sovu
page-option-edition-es = Ktorúkoľvek kartu, čiernu naslepo
page-option-match = Dĺžka
page-option-match-round = Jedno kolo
page-option-match-tournament = Kolá, kým niekto nedosiahne 100 bodov
page-end-counts = Body sa rátajú proti hráčovi: vyhráva, kto ich má najmenej.
board-lay = Položiť sem
board-take = Vziať
board-draw = Dobrať
board-cast = Zoslať
board-ward = Cesnak sem
board-dispel = Odčarovať
board-brew = Mažiar: zvyšok
board-cauldron = Kotol
board-locked = zamknutý
board-new = nová
board-hit = čelí kúzlu
board-won = výhra
board-supply = { $card }, počet kariet v zásobe: { $count }
board-backs = { $who }, { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}, rub: { $back }
board-paid = Zaplatené: { $paid } z { $price }
board-worth = Tvoje karty majú { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
board-total = Body v turnaji: { $points }
board-showdown = Koniec kola
board-close = Hrať ďalej
board-help-yaga = Nemá nijaké body: čím viac ich máš, tým lepšie.
board-help-potion = Platí sa ním za kúzla; má toľko bodov, koľko je jeho číslo.
board-help-pelican = Cena 7: vezmi si zo zásoby Babu Yagu alebo Sovu.
board-help-owl = Cena 7: vezmi si dve Baby Yagy.
board-help-cats = Cena 7: vezmi inému hráčovi Babu Yagu alebo Sovu; ktorúkoľvek kartu, ak sa tak pri stole hrá.
board-help-wand = Cena 8: všetci ostatní vrátia Babu Yagu alebo Sovu.
board-help-garlic = Vylož ho, keď na teba mieria Mačky alebo Prútik: nič sa ti nestane.
board-help-mortar = V platbe nahradí ľubovoľné množstvo.

## Prvý ťah so sprievodcom
guide-hand = Toto sú tvoje karty. Elixír počíta svoje číslo, Baba Yaga nič a všetko ostatné 7 až 10. Vyhráva, kto má najmenej bodov.
guide-piles = Karty idú na dva odhadzovacie balíčky, A a B. V každom ťahu položíš jednu na ktorýkoľvek z nich a vezmeš si vrchnú z druhého alebo skrytú z doberacieho.
guide-swap = Si na ťahu! Zbav sa karty, ktorá veľa počíta: ťukni na ňu, ťukni na balíček, kam pôjde, a potom tam, odkiaľ si vezmeš novú.
guide-spell = Toto je kúzlo. S elixírmi presne v jeho cene, 7 (Prútik 8), ho môžeš zoslať namiesto výmeny: ťukni naň, na kotol a na balíček.
guide-declare = Tu vidíš, koľko počítajú tvoje karty. So štyrmi bodmi alebo menej ťukni sem a zvolaj „Baba Yaga!“: kolo sa hneď končí a všetci počítajú. Veľa šťastia!
