### Partners: namn, handlingar, händelser, ställningar.

game-title = Partners

## Kort. Ett korts namn står i meddelanden som { $card }; .acc är formen inne i en mening.
card-heart = hjärta
    .acc = ett hjärta
card-8 = hjärta/8
    .acc = hjärta/8
card-13 = hjärta/13
    .acc = hjärta/13
card-1 = 1/14
    .acc = kortet 1/14
card-minus-4 = −4
    .acc = kortet −4
card-7 = 7
    .acc = en sjua
card-swap = byteskort
    .acc = ett byteskort
card-2 = 2
    .acc = en tvåa
card-3 = 3
    .acc = en trea
card-5 = 5
    .acc = en femma
card-6 = 6
    .acc = en sexa
card-9 = 9
    .acc = en nia
card-10 = 10
    .acc = en tia
card-12 = 12
    .acc = en tolva
card-unseen = ett kort
    .acc = ett kort

## Platser
place-home = hemma
place-start = på startrutan
place-locked = låst

## Handlingar, som val. En pjäs står i meddelanden som { $pawn }, till exempel y1.
action-give = Ge { $card-acc } till din partner
action-start = För ut en pjäs med { $card-acc }
action-move = { $steps ->
    [one] Flytta { $pawn } ett steg framåt med { $card-acc }
   *[other] Flytta { $pawn } { $steps } steg framåt med { $card-acc }
}
action-back = Flytta { $pawn } fyra rutor bakåt
action-split = Spela sjuan
action-part = { $steps ->
    [one] Flytta { $pawn } ett steg
   *[other] Flytta { $pawn } { $steps } steg
}
action-swap = Spela byteskortet
action-pick = Välj { $pawn }
action-fold = Lägg ner hela handen

## Händelser, som rader i en logg. En plats står i meddelanden som { $place }, till exempel G3 eller Z1.
event-deal = { $who } delar ut fyra kort till var och en, giv { $deal } av 3.
event-give = { $who } väljer { $card-acc } till sin partner.
event-cross = { $who } ger { $card-acc } till { $target }.
event-start = { $who } för ut { $pawn } med { $card-acc }.
event-move = { $who } flyttar { $pawn } till { $place } med { $card-acc }.
event-back = { $who } flyttar { $pawn } bakåt till { $place }.
event-split = { $who } spelar { $card-acc }.
event-part = { $who } flyttar { $pawn } till { $place }.
event-swap = { $who } spelar { $card-acc }.
event-pick = { $who } väljer { $pawn } på { $place }.
event-trade = { $pawn } står nu på { $place }.
event-hit = En annan pjäs landar på { $pawn }, som går hem.
event-bump = { $pawn } landar på två eller flera pjäser och går själv hem.
event-fold = { $who } kan inte spela något kort och lägger ner handen: { $cards }.
event-lock = { $pawn } låses på { $place }.
event-done = { $who } har alla sina pjäser låsta.
event-win = { $who } och { $partner } har alla sina pjäser låsta.

## Ställningen
describe-game = Partners: { $one } och { $other } mot { $third } och { $fourth }; det lag som först har alla sina åtta pjäser låsta i målet vinner.
describe-pawns-y = { $who } har de gula pjäserna: { $list }.
describe-pawns-g = { $who } har de gröna pjäserna: { $list }.
describe-pawns-b = { $who } har de blå pjäserna: { $list }.
describe-pawns-r = { $who } har de röda pjäserna: { $list }.
describe-hand = { $who } har { $count ->
    [one] ett kort
   *[other] { $count } kort
} på handen: { $list }.
describe-empty-hand = { $who } har inga kort på handen.
describe-unseen = { $count ->
    [one] ett dolt kort
   *[other] { $count } dolda kort
}
describe-used = Senast använt: { $list }.
describe-deal = { $who } är givare, det här är giv { $deal } av 3, och leken har { $count ->
    [one] ett kort
   *[other] { $count } kort
} kvar.
describe-left = { $steps ->
    [one] Ett steg är kvar av sjuan.
   *[other] { $steps } steg är kvar av sjuan.
}
describe-picked = Den första pjäsen i platsbytet är { $pawn }.
describe-phase-give = { $who } väljer ett kort till sin partner.
describe-phase-play = { $who } är på tur: spela ett kort, eller lägg ner handen om inget kan spelas.
describe-phase-part = { $who } fördelar stegen i sjuan.
describe-phase-pick = { $who } väljer pjäserna som ska byta plats.

## Varför något inte är tillåtet
because-not-held = Du har inte { $card-acc } på handen.
because-other-colour = Nu flyttar du pjäserna { $first } till { $last }.
because-give = Kort till partnern väljs innan rundan börjar.
because-part = Steg fördelas bara efter en sjua.
because-pick = Pjäser byter bara plats med byteskortet.
because-home = { $pawn } är hemma: bara ett hjärta för ut den.
because-nobody-home = Ingen av dina pjäser är hemma.
because-locked = { $pawn } är låst och står kvar.
because-wall = En mur står i vägen för { $pawn }.
because-door = { $pawn } skulle behöva gå in i målet, men en annan pjäs står i dörren.
because-hemmed-in = { $pawn } kan inte vända i målet: den är instängd på båda sidor.
because-championship = I målet får { $pawn } bara flytta för att låsas eller gå ut.
because-goal-back = { $pawn } är i målet: där går inget kort bakåt.
because-same = { $pawn } och { $other } står på samma ruta: flytta { $other }.
because-playable = Du kan fortfarande spela ett kort: { $card }.
because-seven = Dina pjäser kan inte använda alla sju steg nu.
because-left = { $steps ->
    [one] Bara ett steg av sjuan är kvar.
   *[other] Bara { $steps } steg av sjuan är kvar.
}
because-rest = { $steps ->
    [one] Då skulle det sista steget inte kunna användas.
   *[other] Då skulle de andra { $steps } stegen inte kunna användas.
}
because-moved = { $pawn } har redan fått sin del av den här sjuan.
because-no-pair = För ett byte måste två pjäser stå ensamma på banan.
because-not-alone = { $pawn } står inte ensam på en ruta på banan.
because-picked = { $pawn } är redan vald: välj den andra pjäsen.
because-pick-order = Inte { $pawn } nu: de två pjäserna väljs i ordningen y, g, b, r.

## Terminalen
term-home = hemma: { $count }
term-locked = låsta: { $count }
term-used = Kasthög
term-deck = Lek
term-deal = giv { $deal } av 3

## Webbsidan
page-idea = För dina fyra pjäser runt brädet och in i målet med spelaren mitt emot som bundsförvant: ni vinner tillsammans eller inte alls. Kort ersätter tärningen, och före varje runda smusslar du ett till din partner, så hjälps åt förbi murar, skicka hem motståndarna och lås era pjäser i målet.
page-length = 30–45 minuter
page-together = Första och tredje platsen spelar tillsammans mot andra och fjärde.
page-short-1 = Spelaren mitt emot är din partner. Laget som först har alla åtta pjäser låsta i målet vinner.
page-short-2 = Före varje runda ger du och din partner varandra ett kort i hemlighet. Sedan spelar alla i tur och ordning ett kort och flyttar efter det; den som inte kan spela något lägger ner hela handen.
page-short-3 = Ett hjärta för en pjäs hemifrån till starten, där den är en mur som ingen annan färg kommer förbi. Hamnar du på en ensam pjäs av annan färg åker den hem; hamnar du på två tillsammans åker din hem.
page-short-4 = En 7:a får delas mellan dina pjäser, −4 går bakåt och byteskortet låter två pjäser byta plats. En pjäs låses på målets innersta lediga ring, med exakt antal steg. När alla fyra är låsta fortsätter du med din partners.
page-ask-phase-give = Välj ett kort till din partner.
page-ask-phase-play = Spela ett kort.
page-ask-phase-play-fold = Inget kort kan spelas: lägg ner handen.
page-ask-phase-part = Fördela stegen i sjuan.
page-ask-phase-pick = Välj pjäserna som ska byta plats.
page-option-goal = Pjäser som är i målet men inte låsta
page-option-goal-boxed = Får gå fram och tillbaka
page-option-goal-championship = Får bara låsas eller gå ut
page-option-folded = En hand som läggs ner
page-option-folded-open = Alla ser den
page-option-folded-hidden = Ligger med baksidan upp
page-option-short7 = Vinst med en sjua
page-option-short7-no = Alla sju steg måste användas
page-option-short7-yes = Steg får bli över
page-end-scores = Låsta pjäser
page-end-counts = Hur många av varje spelares fyra pjäser som är låsta i målet. Ett lag vinner med alla åtta.
board-pawn = Pjäs { $pawn }, { $place }
board-pawn-locked = Pjäs { $pawn }, { $place }, låst
board-home = Hem för { $who }, antal pjäser: { $count }
board-hand = Handen för { $who }
board-holds = { $count ->
    [one] ett kort på handen
   *[other] { $count } kort på handen
}
board-team = { $who } spelar med { $partner }
board-dealer = givare
board-chosen = har valt ett kort till sin partner
board-choosing = har inte valt ett kort till sin partner än
board-wall = Mur vid startrutan för { $who }: ingen annan kommer förbi
board-steps = { $steps ->
    [one] { $steps } steg
   *[other] { $steps } steg
}
board-give = Tryck på kortet som { $who } ska få.
board-pick-first = Tryck på den första av två pjäser: den som kommer tidigare i ordningen y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Tryck nu på pjäsen som den ska byta plats med.
board-card-heart = För ut en pjäs hemifrån till startrutan.
board-card-heart-steps = { $steps ->
    [one] För ut en pjäs, eller flyttar en pjäs ett steg framåt.
   *[other] För ut en pjäs, eller flyttar en pjäs { $steps } steg framåt.
}
board-card-one = Flyttar en pjäs 1 eller 14 steg framåt.
board-card-back = Flyttar en pjäs fyra rutor bakåt.
board-card-seven = Sju steg framåt att fördela på dina pjäser.
board-card-swap = Två pjäser på banan byter plats, vems de än är.
board-card-steps = { $steps ->
    [one] Flyttar en pjäs ett steg framåt.
   *[other] Flyttar en pjäs { $steps } steg framåt.
}

## Den guidade första turen
guide-partner = Det här är din partner, mitt emot dig. Ni vinner tillsammans: laget som först har alla åtta pjäser i mål.
guide-goal = De här ringarna är ditt mål. Dina fyra pjäser går hemifrån, ett varv medurs runt brädet och in hit.
guide-give = Före varje runda ger partner varandra ett kort i hemlighet. Ett hjärta hjälper mest: det för ut en pjäs. Tryck på kortet som du ger bort.
guide-play = Din tur! Ett hjärta för en pjäs till starten, en siffra flyttar en pjäs som är ute. Tryck på ett kort som lyser och sedan på det som lyser därnäst.
guide-fold = Utan hjärta kommer ingen hemifrån: inget av dina kort kan spelas, så du lägger ner alla och väntar på nästa giv. Tryck på knappen nedanför.
guide-wall = En pjäs på sin start är en mur för alla andra färger. Annars gäller: den som hamnar på en ensam motståndare skickar hem den; den som hamnar på två tillsammans åker själv hem. Mycket nöje!
