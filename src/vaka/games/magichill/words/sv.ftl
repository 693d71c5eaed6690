### Magic Hill: namn, handlingar, händelser, ställningar.

game-title = Magic Hill

## Kort. Ett korts namn står i meddelanden som { $card }; .acc är formen inne i en mening.
card-1 = 1
    .acc = en etta
card-2 = 2
    .acc = en tvåa
card-3 = 3
    .acc = en trea
card-4 = 4
    .acc = en fyra
card-5 = 5
    .acc = en femma
card-joker = joker
    .acc = en joker
card-unseen = ett kort
    .acc = ett kort

## Brickor. En brickas namn står i meddelanden som { $kind }.
tile-passage = Lönngång
tile-ghost = Spöke
tile-raven = Korp
tile-ball = Kristallkula
tile-whirlwind = Virvelvind
tile-flying = Flygande kort
tile-trapdoor = Fallucka

## Byar. En bys namn står i meddelanden som { $village }; .def är formen inne i en mening.
village-NW = nordvästra byn
    .def = den nordvästra byn
village-NE = nordöstra byn
    .def = den nordöstra byn
village-SE = sydöstra byn
    .def = den sydöstra byn
village-SW = sydvästra byn
    .def = den sydvästra byn
place-top = toppen

## Handlingar, som val. En vätte anges med sitt { $number }, en ruta med en beteckning som 2-14 i { $place }.
action-place = Placera vätte { $number } i { $village-def }
action-lead-card = Spela { $number ->
    [1] en etta
    [2] en tvåa
    [3] en trea
    [4] en fyra
   *[5] en femma
} och välj vätte { $number }
action-lead-joker = Spela en joker och välj vätte { $number }
action-toss = Lägg bort { $card-acc }
action-done = Klart: dra lika många kort som har lagts bort
action-walk-cw-card = Gå { $steps } steg medurs
action-walk-cw-joker = Gå { $steps } steg medurs med en joker
action-walk-ccw-card = Gå { $steps } steg moturs
action-walk-ccw-joker = Gå { $steps } steg moturs med en joker
action-climb-cw-card = Klättra, sammanlagt { $steps } steg, medurs
action-climb-cw-joker = Klättra med en joker, sammanlagt { $steps } steg, medurs
action-climb-ccw-card = Klättra, sammanlagt { $steps } steg, moturs
action-climb-ccw-joker = Klättra med en joker, sammanlagt { $steps } steg, moturs
action-stop = Spela inga fler kort
action-reveal = Vänd upp brickan på { $place }
action-turn-cw = Vrid berget medurs
action-turn-ccw = Vrid berget moturs
action-raven = Skicka Korpen till { $who }
action-drop = Kasta { $card-acc }
action-village = Skicka vätten till { $village-def }

## Händelser, som rader i en logg. { $owner } äger vätten, { $who } är den spelare det gäller.
event-place = { $who } placerar vätte { $number } i { $village-def }.
event-deal = Alla får tre kort var. { $who } börjar.
event-lead = { $who } spelar { $card-acc } och väljer vätte { $number }.
event-toss = { $who } lägger bort { $card-acc }.
event-draw = { $who } drar { $card-acc }.
event-walk = { $who } går till { $place } med { $card-acc }.
event-climb = { $who } klättrar till { $place } med { $card-acc }.
event-climb-top = { $who } klättrar till toppen med { $card-acc }.
event-stop = { $who } spelar inga fler kort.
event-shove = Vätte { $number }, som tillhör { $owner }, knuffas till { $place }.
event-stone = { $who } tar en sten och har nu { $held ->
    [one] en
   *[other] { $held }
}.
event-spare = { $who } har redan två stenar; den tredje lämnar spelet.
event-eaten = Korpen tar stenen som { $who } har hittat.
event-tile = { $owner } vänder upp brickan på { $place }: { $kind }.
event-tile-down = { $owner } vänder upp brickan på { $place }; nu är den nedvänd igen.
event-shown = I Kristallkulan ser { $who } brickan på { $place }: { $kind }.
event-shown-down = I Kristallkulan ser { $who } brickan på { $place }; nu är den nedvänd igen.
event-rise = Vätte { $number }, som tillhör { $owner }, går upp genom Lönngången till { $place }.
event-fall = Vätte { $number }, som tillhör { $owner }, faller genom Falluckan till { $place }.
event-wait = Vägen är upptagen: vätte { $number }, som tillhör { $owner }, stannar på { $place }.
event-village = Vätte { $number }, som tillhör { $owner }, skickas tillbaka till { $village-def }.
event-down = Alla brickor vänds ner.
event-turn-cw = { $who } vrider berget medurs.
event-turn-ccw = { $who } vrider berget moturs.
event-extra-now = { $who } får spela ett kort till i det här draget.
event-extra-later = { $who } får spela ett kort till i sitt eget nästa drag.
event-raven = { $who } skickar Korpen till { $target }.
event-lose = { $who } förlorar en sten.
event-lurk = Korpen ligger framför { $who } och väntar på en sten.
event-drop = { $who } kastar { $card-acc }.
event-reshuffle = Kasthögen blandas och blir den nya draghögen.
event-end = Draget är slut för { $who }.
event-win = Vätte { $number }, som tillhör { $owner }, är på toppen!

## Ställningen
describe-game = Magic Hill med { $players } spelare; den som först får en vätte till toppen vinner.
describe-rotation = { $turns ->
    [0] Berget står som i början.
    [one] Berget är vridet ett kvarts varv medurs.
   *[other] Berget är vridet { $turns } kvarts varv medurs.
}
describe-goblins = Vättar som tillhör { $who }: { $list }.
describe-pair = den undre på { $place } är vätte { $number } som tillhör { $who }
describe-pairs = Par: { $list }.
describe-hand = { $who } har { $count ->
    [one] ett kort
   *[other] { $count } kort
} på handen: { $list }.
describe-empty-hand = { $who } har inga kort på handen.
describe-unseen = { $count ->
    [one] ett nedvänt kort
   *[other] { $count } nedvända kort
}
describe-held = { $who } har { $count ->
    [one] en sten
   *[other] { $count } stenar
}.
describe-ravens = { $count ->
    [one] En Korp ligger framför { $who } och väntar.
   *[other] { $count } Korpar ligger framför { $who } och väntar.
}
describe-tiles = { $count ->
    [0] Ingen bricka är okänd.
    [one] En okänd bricka: { $list }.
   *[other] { $count } okända brickor: { $list }.
}
describe-known = Kända brickor: { $list }.
describe-up = (uppvänd)
describe-stones = { $count ->
    [0] Ingen sten är kvar.
    [one] En sten är kvar: { $list }.
   *[other] { $count } stenar är kvar: { $list }.
}
describe-draw = { $count ->
    [0] Draghögen är tom.
    [one] Draghögen har ett kort.
   *[other] Draghögen har { $count } kort.
}
describe-waiting = Vätte { $number }, som tillhör { $who }, väntar på att vägen ska bli ledig.
describe-led = { $who } flyttar vätte { $number }; spelat hittills: { $list }.
describe-phase-place = { $who } placerar en vätte.
describe-phase-lead = { $who } är på tur: utse en vätte med ett kort eller byt kort.
describe-phase-exchange = { $who } byter kort.
describe-phase-move = { $who } spelar nästa kort eller stannar.
describe-tile-ball = { $who } vänder upp brickor med Kristallkulan.
describe-tile-whirlwind = { $who } vrider berget.
describe-tile-raven = { $who } utser en spelare för Korpen.
describe-tile-drop = { $who } kastar ett kort på grund av Korpen.
describe-tile-ghost = { $who } väljer en by: Spöket skickar vätten dit.
describe-tile-trapdoor = { $who } väljer en by: Falluckan skickar vätten dit.

## Varför något inte är tillåtet
because-not-held = Du har inte { $card-acc } på handen.
because-placed = Vätte { $number } är redan placerad.
because-villages = Dina vättar måste stå i exakt tre byar.
because-lead = För vätte { $number } behövs ett kort med dess nummer eller en joker från handen.
because-covered = Vätte { $number } bär en annan vätte och kan inte gå.
because-stuck = Vätte { $number } skulle inte komma någonstans med korten du har kvar.
because-other-goblin = Den här turen flyttas bara vätte { $number }.
because-playing = Du spelar kort: inget byte den här turen.
because-name-first = Ditt första kort utser en vätte; nästa flyttar den.
because-on-goblin = Ovanpå en annan vätte kan du bara klättra eller stanna.
because-no-shoulders = För att klättra måste din vätte stå på en annan.
because-no-way-up = Här går det inte att klättra: rutan ovanför är upptagen, eller så är det ett hörn.
because-pair = Två vättar ovanpå varandra står i vägen.
because-no-direction = Det här steget går rakt fram: välj medurs.
because-stop = Ditt första kort utser bara vätten: flytta den med ett till.
because-reveal = Bara Kristallkulan vänder upp brickor på avstånd; annars måste man hamna på dem.
because-face-up = Brickan på { $place } ligger inte med baksidan upp.
because-whirlwind = Bara Virvelvinden vrider berget.
because-raven = Bara en Korp frågar efter en spelare.
because-nobody = Där sitter ingen.
because-drop = Bara en Korp frågar efter ett kort.
because-village = Bara ett Spöke eller en Fallucka skickar en vätte till en by.

## Terminalen
term-tile = bricka
term-stone = sten
term-ravens = Korpar: { $count }
term-played = Spelat
term-draw = Draghög

## Sidan
page-idea = Led dina vättar uppför ett dimhöljt berg: de klättrar på varandras axlar, smyger genom lönngångar och väcker spöken, korpar och virvelvindar på vägen. Den som först får en vätte till tornet på toppen vinner.
page-length = 20–45 minuter
page-short-1 = Bli först med att få en av dina fem vättar till tornet på toppen.
page-short-2 = På din tur väljer du vätte med det första kortet, vätte 3 med en trea; det andra, och ett tredje om du vill, flyttar den så många rutor åt endera hållet. En joker är vilken siffra som helst. Eller byt så många kort du vill.
page-short-3 = Det finns två vägar upp: hamna på en annan vätte och klättra från dess axlar med nästa kort (men inte från en hörnruta, och inte om en vätte står på rutan ovanför), eller hitta en Lönngång. Den som hamnar på två vättar ovanpå varandra knuffar den övre vidare; ett sådant par kan inte hoppas över.
page-short-4 = Brickor vänds upp när någon hamnar på dem; kom ihåg var de ligger. En Kristallkula visar tre andra, ett Flygande kort låter dig dra ett kort och spela ett till, en Virvelvind vänder ner alla brickor och vrider berget ett kvarts varv, en Korp tar en sten från en spelare som du väljer, en Fallucka släpper ner vätten en nivå, från den lägsta till en by, och ett Spöke skickar tillbaka den till en by.
page-short-5 = Med en sten får du ha ett kort mer på handen; du får äga två.
page-button-done-lead = Passa utan att byta kort
page-ask-phase-place = Placera en vätte.
page-ask-phase-lead = Välj en vätte med ett kort med dess nummer eller byt kort.
page-ask-phase-lead-done-toss = Ingen vätte kan väljas: byt kort eller passa.
page-ask-phase-exchange = Byt kort.
page-ask-phase-exchange-done = Dra de nya korten.
page-ask-phase-move = Spela nästa kort eller stanna.
page-ask-phase-move-walk = Gå med nästa kort.
page-ask-phase-move-climb = Klättra med nästa kort.
page-ask-phase-move-climb-walk = Gå eller klättra med nästa kort.
page-ask-phase-move-stop = Inget kort passar: stanna.
page-ask-tile-ball = Vänd upp brickor med Kristallkulan.
page-ask-tile-whirlwind = Vrid berget.
page-ask-tile-raven = Korpen: välj vem som förlorar en sten.
page-ask-tile-drop = Korpen tog en sten från dig: kasta ett kort.
page-ask-tile-ghost = Välj en by: Spöket skickar vätten dit.
page-ask-tile-trapdoor = Välj en by: Falluckan skickar vätten dit.
page-option-walk-on = Efter landning på en vätte
page-option-walk-on-false = klättra eller stanna
page-option-walk-on-true = gå vidare är också tillåtet
page-option-remember = Brickor som du har sett
page-option-remember-false = nedvända igen: kom ihåg dem själv
page-option-remember-true = förblir markerade för dig
page-end-scores = Hur högt
page-end-counts = Hur högt varje spelares bästa vätte kom: 0 i en by, 1 till 4 på ringvägarna, 5 på toppen. Bara toppen ger seger.
board-goblin = Vätte { $number }, som tillhör { $who }: { $place }
board-goblin-unplaced = Vätte { $number }, som tillhör { $who }, inte placerad än
board-tile-down = Bricka på { $place }, nedvänd
board-tile-known = Bricka på { $place }, nedvänd, du känner till den: { $kind }
board-tile-up = Bricka på { $place }: { $kind }
board-stone = Sten på { $place }
board-cards = { $who } har { $count ->
    [0] inga kort
    [one] ett kort
   *[other] { $count } kort
} på handen.
board-discard = Kasthög med { $count ->
    [one] ett kort
   *[other] { $count } kort
}, överst: { $card }
board-discard-empty = Kasthög, tom
board-played = Kort spelade i det här draget: { $count } av { $limit }
board-raven = Korpen vill ha ett kort
board-summit = Klättra till toppen
board-assumed = Var brickor och stenar ligger har vi bestämt själva.
board-help-number = Första kortet: utser din vätte med det numret. Senare kort: flyttar den så många rutor.
board-help-joker = Gäller som vilken siffra som helst från 1 till 5.
board-help-tile = Hamna här för att vända upp brickan; den hjälper eller stjälper.
board-help-passage = För vätten upp en nivå, om rutan ovanför är ledig.
board-help-ghost = Skickar vätten till en by som ägaren väljer.
board-help-raven = Du utser en spelare som förlorar en sten; utan sten väntar Korpen på nästa.
board-help-ball = Du vänder upp tre brickor så att alla ser dem.
board-help-whirlwind = Alla brickor vänds ner, och du vrider berget ett kvarts varv.
board-help-flying = Du drar ett kort och får spela ett till.
board-help-trapdoor = Vätten faller en nivå; från den lägsta till en by.
board-help-stones = Varje sten, högst två, låter spelaren ha ett kort mer på handen.

## Den guidade första turen
guide-summit = Det här tornet står på toppen. Den som först får hit en vätte vinner; en av dina fem räcker.
guide-place = Det här är dina vättar. Först placerar alla sina i byarna i hörnen: tryck på en vätte och sedan på en by. Placera de andra på samma sätt.
guide-lead = Din tur! Det första kortet väljer en vätte: en 3:a vätte 3, en joker vilken som helst. Tryck på ett kort och sedan på vätten.
guide-exchange = Din tur! Ingen av dina vättar kan flytta med de här korten. Tryck på ett kort och kasthögen för att lägga bort det, och dra nya.
guide-walk = Nu flyttar dina kort den: tryck på ett kort och sedan på en av rutorna som lyser upp. Du får stanna när du vill.
guide-tiles = Det här är en bricka. En vätte som hamnar på en vänder upp den, och den hjälper eller stjälper. Tryck på den för att läsa vad brickor gör.
guide-climb = Två vägar leder upp till den här nivån: hamna på en annan vätte och klättra från dess axlar med nästa kort, eller hitta en Lönngång. Lycka till!
