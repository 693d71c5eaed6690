### Högsta kortet: namn, handlingar, händelser, lägen.

game-title = Högsta kortet

## Kort. Ett korts namn står i meddelanden som { $card }.
card-1 = ettan
card-2 = tvåan
card-3 = trean
card-4 = fyran
card-5 = femman
card-6 = sexan
card-7 = sjuan
card-8 = åttan
card-9 = nian
card-10 = tian
card-unseen = ett kort

stake-low = lågt
stake-high = högt

## Handlingar som kan väljas
action-call-low = Säg lågt (1 poäng)
action-call-high = Säg högt (2 poäng)
action-keep = Behåll kortet
action-swap = Byt kortet

## Händelser, som rader i en logg. En runda är värd 2 till 4 poäng.
event-deal = En ny runda: alla får ett kort och { $who } börjar.
event-call-low = { $who } säger lågt: 1 poäng.
event-call-high = { $who } säger högt: 2 poäng.
event-keep = { $who } behåller kortet.
event-swap = { $who } lägger { $card } på kasthögen.
event-draw = { $who } drar { $card }.
event-show = { $who } visar { $card }.
event-score = { $who } vinner rundan och { $points } poäng.
event-win = { $who } har minst 12 poäng och vinner spelet.

## Läget. Talongen har 6 till 8 kort.
describe-game = Högsta kortet för två spelare; den som först har 12 poäng vinner.
describe-hand = { $who } har { $card } på handen.
describe-stake-low = { $who } har sagt lågt.
describe-stake-high = { $who } har sagt högt.
describe-discard = I kasthögen: { $list }.
describe-stock = Talongen har { $count } kort.
describe-points = Poäng: { $list }.
describe-phase-call = { $who } säger lågt eller högt.
describe-phase-card = { $who } behåller kortet eller byter det.

## Terminalen
term-stock = Talong
term-discard = Kasthög
term-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Sidan
page-idea = Ett kort var, och ingen annan än du vet vilket ditt är. Säg hur säker du är och behåll sedan det du har eller lita på talongen.
page-length = 3–5 minuter
page-short-1 = Få 12 poäng före din motståndare.
page-short-2 = Var och en har ett kort från 1 till 10 som ingen annan ser.
page-short-3 = På din tur säger du lågt (1 poäng) eller högt (2 poäng). Sedan behåller du ditt kort eller byter det en gång mot talongens översta kort; det gamla läggs med framsidan upp.
page-short-4 = Efter båda turerna vinner det högre kortet summan av de två insatserna. Sedan delas nya kort ut och den andra spelaren börjar.
page-ask-phase-call = Hur säker är du? Säg lågt eller högt.
page-ask-phase-card = Tryck på ditt kort för att behålla det eller på talongen för att byta det.
board-last = Förra rundan
