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

## Terminalen
term-home = hemma: { $count }
term-locked = låsta: { $count }
term-used = Kasthög
term-deck = Lek
term-deal = giv { $deal } av 3
