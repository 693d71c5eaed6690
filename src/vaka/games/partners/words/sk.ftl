### Partners: názvy, akcie, udalosti, situácie.

game-title = Partners

## Karty. Názov karty stojí v správach ako { $card }; acc je akuzatív, ins inštrumentál.
card-heart = srdce
    .acc = srdce
    .ins = srdcom
card-8 = srdce/8
    .acc = kartu srdce/8
    .ins = kartou srdce/8
card-13 = srdce/13
    .acc = kartu srdce/13
    .ins = kartou srdce/13
card-1 = 1/14
    .acc = kartu 1/14
    .ins = kartou 1/14
card-minus-4 = -4
    .acc = kartu -4
    .ins = kartou -4
card-7 = 7
    .acc = sedmičku
    .ins = sedmičkou
card-swap = zámena
    .acc = kartu zámeny
    .ins = kartou zámeny
card-2 = 2
    .acc = dvojku
    .ins = dvojkou
card-3 = 3
    .acc = trojku
    .ins = trojkou
card-5 = 5
    .acc = päťku
    .ins = päťkou
card-6 = 6
    .acc = šestku
    .ins = šestkou
card-9 = 9
    .acc = deviatku
    .ins = deviatkou
card-10 = 10
    .acc = desiatku
    .ins = desiatkou
card-12 = 12
    .acc = dvanástku
    .ins = dvanástkou
card-unseen = jedna karta
    .acc = kartu
    .ins = kartou

## Miesta
place-home = doma
place-start = na štartovacom poli
place-locked = zamknutá

## Akcie ako možnosti. Figúrka stojí v správach ako { $pawn }, napríklad y1.
action-give = Dať partnerovi { $card-acc }
action-start = Vyviesť { $card-ins } figúrku z domova
action-move = { $steps ->
    [one] Posunúť { $card-ins } figúrku { $pawn } o jedno pole dopredu
    [few] Posunúť { $card-ins } figúrku { $pawn } o { $steps } polia dopredu
    [many] Posunúť { $card-ins } figúrku { $pawn } o { $steps } poľa dopredu
   *[other] Posunúť { $card-ins } figúrku { $pawn } o { $steps } polí dopredu
}
action-back = Posunúť figúrku { $pawn } o štyri polia dozadu
action-split = Zahrať sedmičku
action-part = { $steps ->
    [one] Posunúť figúrku { $pawn } o jedno pole
    [few] Posunúť figúrku { $pawn } o { $steps } polia
    [many] Posunúť figúrku { $pawn } o { $steps } poľa
   *[other] Posunúť figúrku { $pawn } o { $steps } polí
}
action-swap = Zahrať kartu zámeny
action-pick = Vybrať figúrku { $pawn }
action-fold = Zložiť všetky karty

## Udalosti ako riadky záznamu. Miesto stojí v správach ako { $place }, napríklad G3 alebo Z1.
event-deal = { $who } rozdáva každému štyri karty (rozdanie { $deal } z 3).
event-give = { $who } vyberá pre partnera { $card-acc }.
event-cross = { $who } dáva { $card-acc }; príjemcom je { $target }.
event-start = { $who } vyvádza { $card-ins } figúrku { $pawn } z domova.
event-move = { $who } posúva { $card-ins } figúrku { $pawn } na { $place }.
event-back = { $who } posúva figúrku { $pawn } dozadu na { $place }.
event-split = { $who } hrá { $card-acc }.
event-part = { $who } posúva figúrku { $pawn } na { $place }.
event-swap = { $who } hrá { $card-acc }.
event-pick = { $who } vyberá figúrku { $pawn }, ktorá stojí na { $place }.
event-trade = Figúrka { $pawn } teraz stojí na { $place }.
event-hit = Figúrka { $pawn } ide domov, lebo na jej poli pristáva iná figúrka.
event-bump = Figúrka { $pawn } pristáva na poli s aspoň dvoma figúrkami a domov ide ona sama.
event-fold = { $who } nemôže nič zahrať a skladá karty: { $cards }.
event-lock = Figúrka { $pawn } sa zamyká na { $place }.
event-done = { $who } má zamknuté všetky figúrky.
event-win = { $who } a { $partner } majú zamknuté všetky figúrky.

## Situácia
describe-game = Partners: jeden tím tvoria { $one } a { $other }, druhý { $third } a { $fourth }; vyhráva prvý tím, ktorý má všetkých osem figúrok zamknutých v cieli.
describe-pawns-y = { $who } má žlté figúrky: { $list }.
describe-pawns-g = { $who } má zelené figúrky: { $list }.
describe-pawns-b = { $who } má modré figúrky: { $list }.
describe-pawns-r = { $who } má červené figúrky: { $list }.
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
describe-used = Najnovšie na kôpke použitých kariet: { $list }.
describe-deal = Rozdávajúcim je { $who }, toto je rozdanie { $deal } z 3 a v balíčku { $count ->
    [one] zostáva jedna karta
    [few] zostávajú { $count } karty
    [many] zostáva { $count } karty
   *[other] zostáva { $count } kariet
}.
describe-left = { $steps ->
    [one] Zo sedmičky zostáva jeden krok.
    [few] Zo sedmičky zostávajú { $steps } kroky.
    [many] Zo sedmičky zostáva { $steps } kroku.
   *[other] Zo sedmičky zostáva { $steps } krokov.
}
describe-picked = Na zámenu je už vybraná prvá figúrka: { $pawn }.
describe-phase-give = { $who } vyberá kartu pre partnera.
describe-phase-play = Na ťahu je { $who }: musí zahrať kartu alebo zložiť všetky karty, ak sa žiadna zahrať nedá.
describe-phase-part = { $who } rozdeľuje sedmičku.
describe-phase-pick = { $who } vyberá figúrky, ktoré sa zamenia.

## Prečo niečo nie je dovolené
because-not-held = Nemáš v ruke { $card-acc }.
because-other-colour = Teraz ťaháš figúrkami { $first } až { $last }.
because-give = Karty pre partnera sa vyberajú pred začiatkom kola.
because-part = Kroky sa rozdeľujú iba po sedmičke.
because-pick = Figúrky si vymieňajú miesto iba kartou zámeny.
because-home = { $pawn } je doma: von ju dostane iba srdce.
because-nobody-home = Žiadna z tvojich figúrok nie je doma.
because-locked = { $pawn } je zamknutá a zostáva stáť.
because-wall = Figúrke { $pawn } stojí v ceste múr.
because-door = { $pawn } by musela vojsť do cieľa, ale v jeho vchode stojí iná figúrka.
because-hemmed-in = { $pawn } sa v cieli nemôže otočiť: je zavretá z oboch strán.
because-championship = V cieli sa { $pawn } smie pohnúť, len ak sa zamkne alebo vyjde von.
because-goal-back = { $pawn } je v cieli: tam ju žiadna karta neposunie dozadu.
because-same = { $pawn } a { $other } stoja na tom istom poli: ťahaj figúrkou { $other }.
because-playable = Ešte môžeš zahrať kartu: { $card }.
because-seven = Tvoje figúrky teraz nemôžu využiť všetkých sedem krokov.
because-left = { $steps ->
    [one] Zo sedmičky zostáva iba jeden krok.
    [few] Zo sedmičky zostávajú iba { $steps } kroky.
    [many] Zo sedmičky zostáva iba { $steps } kroku.
   *[other] Zo sedmičky zostáva iba { $steps } krokov.
}
because-rest = { $steps ->
    [one] Posledný krok by sa potom nedal využiť.
    [few] Ďalšie { $steps } kroky by sa potom nedali využiť.
    [many] Ďalších { $steps } kroku by sa potom nedalo využiť.
   *[other] Ďalších { $steps } krokov by sa potom nedalo využiť.
}
because-moved = { $pawn } už svoju časť tejto sedmičky má.
because-no-pair = Na zámenu musia na okruhu stáť samy dve figúrky.
because-not-alone = { $pawn } nestojí na okruhu sama.
because-picked = { $pawn } je už vybraná: vyber druhú figúrku.
because-pick-order = { $pawn } teraz nie: dve figúrky sa vyberajú v poradí y, g, b, r.

## Terminál
term-home = doma: { $count }
term-locked = zamknuté: { $count }
term-used = Použité
term-deck = Balíček
term-deal = rozdanie { $deal } z 3

## Stránka
page-idea = Preveď svoje štyri figúrky okolo plánu do cieľa spolu s hráčom oproti, svojím spojencom: vyhráte buď spolu, alebo vôbec. Namiesto kocky rozhodujú karty a pred každým kolom si s partnerom jednu potajomky vymeníte, tak si pomáhajte cez múry, posielajte súperov domov a zamknite figúrky v cieli.
page-length = 30–45 minút
page-together = Prvé a tretie miesto hrajú spolu proti druhému a štvrtému.
page-short-1 = Hráč oproti je tvoj partner. Vyhráva tím, ktorý prvý zamkne všetkých osem figúrok v cieli.
page-short-2 = Pred každým kolom si s partnerom potajomky vymeníte po jednej karte. Potom každý v poradí zahrá kartu a ťahá podľa nej; kto nemôže zahrať žiadnu, zloží všetky karty.
page-short-3 = Srdce vyvedie figúrku z domova na štart, kde je múrom, cez ktorý iná farba neprejde. Ak skončíš na jedinej figúrke inej farby, ide domov; ak na dvoch spolu, ide domov tvoja.
page-short-4 = Sedmičku možno rozdeliť medzi figúrky, -4 ide dozadu a zámena vymení miesta dvoch figúrok. Figúrka sa zamkne na najvnútornejšom voľnom kruhu cieľa, presným počtom. Keď máš zamknuté všetky štyri, hráš figúrkami partnera.
page-ask-phase-give = Vyber kartu pre svojho partnera.
page-ask-phase-play = Zahraj kartu.
page-ask-phase-play-fold = Nedá sa zahrať žiadna karta: zlož karty.
page-ask-phase-part = Rozdeľ kroky sedmičky.
page-ask-phase-pick = Vyber figúrky, ktoré sa zamenia.
page-option-goal = Figúrky, ktoré sú v cieli, ale nie sú zamknuté
page-option-goal-boxed = Smú chodiť sem a tam
page-option-goal-championship = Smú sa len zamknúť alebo odísť
page-option-folded = Zložené karty
page-option-folded-open = Vidia ich všetci
page-option-folded-hidden = Ležia lícom nadol
page-option-short7 = Víťazstvo sedmičkou
page-option-short7-no = Treba využiť všetkých sedem krokov
page-option-short7-yes = Kroky môžu zvýšiť
page-end-scores = Zamknuté figúrky
page-end-counts = Koľko zo štyroch figúrok má každý hráč zamknutých v cieli. Tím vyhráva so všetkými ôsmimi.
board-pawn = Figúrka { $pawn }, { $place }
board-pawn-locked = Figúrka { $pawn }, { $place }, zamknutá
board-home = Domov: { $who }, počet figúrok: { $count }
board-hand = Karty v ruke: { $who }
board-holds = { $count ->
    [one] jedna karta v ruke
    [few] { $count } karty v ruke
    [many] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
board-team = { $who } a { $partner } hrajú spolu
board-dealer = rozdáva
board-chosen = karta pre partnera je vybraná
board-choosing = karta pre partnera ešte nie je vybraná
board-wall = Múr pri štarte: { $who }. Nikto iný neprejde
board-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } krokov
}
board-give = Ťukni na kartu pre partnera ({ $who }).
board-pick-first = Ťukni na prvú z dvoch figúrok: na tú, ktorá je skôr v poradí y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Teraz ťukni na figúrku, s ktorou si vymení miesto.
board-card-heart = Vyvedie figúrku z domova na štartovacie pole.
board-card-heart-steps = { $steps ->
    [one] Vyvedie figúrku z domova alebo posunie figúrku o jedno pole dopredu.
    [few] Vyvedie figúrku z domova alebo posunie figúrku o { $steps } polia dopredu.
    [many] Vyvedie figúrku z domova alebo posunie figúrku o { $steps } poľa dopredu.
   *[other] Vyvedie figúrku z domova alebo posunie figúrku o { $steps } polí dopredu.
}
board-card-one = Posunie figúrku o 1 alebo 14 polí dopredu.
board-card-back = Posunie figúrku o štyri polia dozadu.
board-card-seven = Sedem krokov dopredu, ktoré si rozdelíš medzi svoje figúrky.
board-card-swap = Dve figúrky na okruhu si vymenia miesto, nech patria komukoľvek.
board-card-steps = { $steps ->
    [one] Posunie figúrku o jedno pole dopredu.
    [few] Posunie figúrku o { $steps } polia dopredu.
    [many] Posunie figúrku o { $steps } poľa dopredu.
   *[other] Posunie figúrku o { $steps } polí dopredu.
}

## Prvý ťah so sprievodcom
guide-partner = Toto je tvoj partner, sedí oproti tebe. Vyhrávate spolu: prvý tím so všetkými ôsmimi figúrkami v cieli.
guide-goal = Tieto kruhy sú tvoj cieľ. Tvoje štyri figúrky vyjdú z domu, prejdú raz dookola v smere hodín a vojdú sem.
guide-give = Pred každým kolom si partneri potajomky dajú po jednej karte. Najviac pomôže srdce: vyvedie figúrku. Ťukni na kartu, ktorú dáš.
guide-play = Si na ťahu! Srdce privedie figúrku na štart, číslo posunie figúrku, ktorá je už vonku. Ťukni na kartu, ktorá svieti, a potom na to, čo sa rozsvieti ďalej.
guide-fold = Bez srdca nikto nevyjde z domu: žiadnu kartu nemôžeš zahrať, preto zložíš všetky a počkáš na ďalšie rozdanie. Ťukni na tlačidlo dole.
guide-wall = Figúrka na svojom štarte je múrom pre všetky ostatné farby. Inde platí: kto skončí na jedinej súperovej, pošle ju domov; kto na dvoch spolu, ide domov sám. Dobrú zábavu!
