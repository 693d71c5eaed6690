### Vyššia karta: názvy, akcie, udalosti, situácie.

game-title = Vyššia karta

## Karty. Názov karty stojí v správach ako { $card }; acc je akuzatív.
card-1 = jednotka
    .acc = jednotku
card-2 = dvojka
    .acc = dvojku
card-3 = trojka
    .acc = trojku
card-4 = štvorka
    .acc = štvorku
card-5 = päťka
    .acc = päťku
card-6 = šestka
    .acc = šestku
card-7 = sedmička
    .acc = sedmičku
card-8 = osmička
    .acc = osmičku
card-9 = deviatka
    .acc = deviatku
card-10 = desiatka
    .acc = desiatku
card-unseen = jedna karta
    .acc = kartu

stake-low = nízko
stake-high = vysoko

## Akcie ako možnosti
action-call-low = Hlásiť nízko (1 bod)
action-call-high = Hlásiť vysoko (2 body)
action-keep = Nechať si kartu
action-swap = Vymeniť kartu

## Udalosti ako riadky záznamu. Kolo má hodnotu 2 až 4 body.
event-deal = Nové kolo: každý dostáva jednu kartu a začína { $who }.
event-call-low = { $who } hlási nízko: 1 bod.
event-call-high = { $who } hlási vysoko: 2 body.
event-keep = { $who } si necháva kartu.
event-swap = { $who } kladie { $card-acc } na odkladací balíček.
event-draw = { $who } si doberá { $card-acc }.
event-show = { $who } ukazuje { $card-acc }.
event-score = { $who } vyhráva kolo a získava { $points } body.
event-win = { $who } má aspoň 12 bodov a vyhráva hru.

## Situácia. Doberací balíček má 6 až 8 kariet.
describe-game = Vyššia karta pre dvoch hráčov; vyhráva, kto má prvý 12 bodov.
describe-hand = { $who } má v ruke { $card-acc }.
describe-stake-low = Hlásenie nízko: { $who }.
describe-stake-high = Hlásenie vysoko: { $who }.
describe-discard = Na odkladacom balíčku: { $list }.
describe-stock = Doberací balíček má { $count } kariet.
describe-points = Body: { $list }.
describe-phase-call = { $who } hlási nízko alebo vysoko.
describe-phase-card = { $who } sa rozhoduje, či si kartu nechá, alebo ju vymení.

## Terminál
term-stock = Doberací balíček
term-discard = Odkladací balíček
term-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}

## Stránka
page-idea = Každý má jednu kartu a tú tvoju nepozná nikto iný. Povedz, ako veľmi jej veríš, a potom si ju nechaj alebo sa spoľahni na balíček.
page-length = 3–5 minút
page-short-1 = Získaj 12 bodov skôr než súper.
page-short-2 = Každý má jednu kartu od 1 do 10, ktorú nikto iný nevidí.
page-short-3 = Vo svojom ťahu hlás nízko (1 bod) alebo vysoko (2 body). Potom si kartu nechaj, alebo ju raz vymeň za vrchnú kartu doberacieho balíčka; stará sa položí lícom nahor.
page-short-4 = Po oboch ťahoch vyhráva vyššia karta súčet oboch hlásení. Potom sa rozdajú nové karty a začína druhý hráč.
page-ask-phase-call = Veríš svojej karte? Hlás nízko alebo vysoko.
page-ask-phase-card = Ťukni na svoju kartu a necháš si ju, alebo na balíček a vymeníš ju.
board-last = Posledné kolo
