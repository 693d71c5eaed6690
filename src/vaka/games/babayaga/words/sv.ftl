### Baba Yaga: namn, handlingar, händelser, ställningar.

game-title = Baba Yaga

## Kort. Ett korts namn står i meddelanden som { $card }; .acc är formen med artikel inne i en mening, .def den bestämda formen.
card-yaga = Baba Yaga
    .acc = en Baba Yaga
    .def = Baba Yagan
card-1 = trolldryck 1
    .acc = trolldryck 1
    .def = trolldryck 1
card-2 = trolldryck 2
    .acc = trolldryck 2
    .def = trolldryck 2
card-3 = trolldryck 3
    .acc = trolldryck 3
    .def = trolldryck 3
card-4 = trolldryck 4
    .acc = trolldryck 4
    .def = trolldryck 4
card-5 = trolldryck 5
    .acc = trolldryck 5
    .def = trolldryck 5
card-6 = trolldryck 6
    .acc = trolldryck 6
    .def = trolldryck 6
card-7 = trolldryck 7
    .acc = trolldryck 7
    .def = trolldryck 7
card-pelican = Pelikan
    .acc = en Pelikan
    .def = Pelikanen
card-cats = Katter
    .acc = Katter
    .def = Katterna
card-wand = Trollstav
    .acc = en Trollstav
    .def = Trollstaven
card-garlic = Vitlök
    .acc = en Vitlök
    .def = Vitlöken
card-mortar = Mortel
    .acc = en Mortel
    .def = Morteln
card-owl = Uggla
    .acc = en Uggla
    .def = Ugglan
card-unseen = ett svart kort
    .acc = ett svart kort
    .def = det svarta kortet

back-red = röd
back-teal = blågrön
back-black = svart

## Handlingar, som val
action-swap-draw = Lägg { $card-acc } på hög { $pile } och dra ett kort
action-swap-take = Lägg { $card-acc } på hög { $pile } och ta det översta kortet i hög { $other }
action-cast = Trolla med { $card-acc } på hög { $pile }
action-declare = Ropa ”Baba Yaga!”
action-pay = Betala med { $card-acc }
action-done = Morteln täcker resten
action-take = Ta { $card-acc } från förrådet
action-rob = Ta { $card-acc } från { $who }
action-dispel = Trolla bort: alla andra lämnar tillbaka { $card-acc }
action-nothing = Det finns inget att ta
action-garlic = Blockera med Vitlök på hög { $pile }
action-submit = Låt besvärjelsen verka

## Händelser, som rader i en logg
event-deal = Korten delas ut. { $who } börjar.
event-turn-up = Hög { $pile } börjar med { $card-acc }.
event-discard = { $who } lägger { $card-acc } på hög { $pile }.
event-draw = { $who } drar { $card-acc }.
event-take = { $who } tar { $card-acc } från hög { $pile }.
event-cast = { $who } trollar med { $card-acc } på hög { $pile }.
event-pay = { $who } betalar med { $card-acc }.
event-active = Betalningen är klar: { $card-def } aktiveras.
event-fetch = { $who } tar { $card-acc } från förrådet.
event-rob = { $who } skickar Katterna på { $victim } för att ta { $card-acc }.
event-dispel = { $who } svingar Trollstaven: alla andra lämnar tillbaka { $card-acc }.
event-nothing = Besvärjelsen har ingen verkan.
event-garlic = { $who } blockerar med Vitlök på hög { $pile }.
event-stolen = { $caster } får { $card-acc } från { $who }.
event-return = { $who } lämnar tillbaka { $card-acc } till förrådet.
event-reshuffle = Kasthögarna blandas ihop till en ny draghög.
event-declare = { $who } ropar ”Baba Yaga!”
event-show = { $who } visar: { $cards }.
event-score = { $points ->
    [one] { $who } får { $points } poäng.
   *[other] { $who } får { $points } poäng.
}

## Ställningen
describe-game = Baba Yaga med { $players } spelare; den som har minst poäng vinner.
describe-totals = Turneringspoäng hittills: { $list }.
describe-hand = { $who } har { $count ->
    [one] ett kort
   *[other] { $count } kort
} på handen: { $list }.
describe-open-hand = { $who } har på handen: { $list }, sammanlagt { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}.
describe-unseen = { $count ->
    [one] ett dolt svart kort
   *[other] { $count } dolda svarta kort
}
describe-pile = Hög { $pile } har { $count ->
    [one] bara ett kort: { $card }
   *[other] { $count } kort, med { $card-acc } överst
}.
describe-no-pile = Hög { $pile } är tom.
describe-locked = Besvärjelsen på hög { $pile } lades i draget närmast före och får inte tas.
describe-draw = Draghögen har { $count ->
    [one] ett kort
   *[other] { $count } kort
}, med { $back } baksida överst.
describe-supply = I förråden finns { $yagas ->
    [one] en Baba Yaga
   *[other] { $yagas } Baba Yagor
} och { $owls ->
    [one] en Uggla
   *[other] { $owls } Ugglor
}.
describe-cast = { $who } trollar med { $card-acc } på hög { $pile }; betalt hittills: { $list }.
describe-nothing-paid = ingenting
describe-phase-act = { $who } är på tur: byt ett kort, lägg en besvärjelse eller ropa ”Baba Yaga!”
describe-phase-pay = { $who } betalar för besvärjelsen.
describe-phase-aim = { $who } väljer vad besvärjelsen ska göra.
describe-phase-reply = { $who } träffas av besvärjelsen och ska svara.
describe-points = Poäng: { $list }.

## Varför något inte är tillåtet
because-not-held = Du har inte { $card-acc } på handen.
because-locked = Besvärjelsen på hög { $pile } lades nyss och får inte tas.
because-missing-pile = Hög { $pile } är tom: börja med den.
because-no-pile = Det finns ingen hög att ta från: dra ett kort.
because-too-few = Du behöver exakt { $price } och har bara { $sum }.
because-price = Du behöver exakt { $price }: det går inte att få med { $list }.
because-no-potion = Den kostar { $price }, och du har ingen trolldryck.
because-declare = Din hand är värd { $points }; för att ropa ”Baba Yaga!” får den vara värd högst fyra.
because-order = Mortlar går först, sedan den största drycken.
because-rest = { $rest } kvar att betala: med { $card-acc } går det inte jämnt ut.
because-too-much = { $card } är för mycket: bara { $rest } kvar att betala.
because-done = Ingen Mortel ingår i betalningen: betala resten med drycker.
because-ask-aim = Välj vad besvärjelsen ska göra.
because-ask-reply = Besvärjelsen träffar dig: svara.
because-take = Bara en Pelikan låter dig ta från förrådet.
because-no-supply = { $card }: inga kvar i förrådet.
because-rob = Bara Katter tar kort från andra.
because-self = Katterna tar inget från dig själv.
because-nobody = Där sitter ingen.
because-black = Här tar Katterna bara en Baba Yaga eller en Uggla.
because-has-none = { $who } har inte { $card-acc }.
because-dispel = Bara en Trollstav får de andra att lämna tillbaka kort.
because-nothing = Besvärjelsen kan göra något: välj vad.
because-garlic = Vitlök svarar bara på Katter eller en Trollstav som träffar dig.

## Terminalen
term-draw = Draghög
term-pile = Hög { $pile }
term-empty = tom
term-locked = låst under det här draget
term-supply = Förråd
term-casting = Besvärjelse på { $pile }
term-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Sidan
page-idea = Djupt inne i skogen väntar Baba Yagas besvärjelser: brygg dem av trolldryckerna du har på handen och byt det som tynger dig mot Baba Yagor, som inte räknas alls. Kom ner till fyra poäng, ropa ”Baba Yaga!” och hoppas att ingen har mindre.
page-length = 15 minuter per runda
page-short-1 = Ha minst poäng på din hand om fem kort. En Baba Yaga räknas inte, en trolldryck räknas som sin siffra och allt annat som 7 till 10.
page-short-2 = På din tur gör du en av tre saker. Byta: lägg ett kort på den ena kasthögen och ta ett från draghögen eller från den andra kasthögen.
page-short-3 = Besvärjelse: betala med trolldrycker som blir exakt priset, 7, eller 8 för Trollstaven; en Mortel står för vilken mängd som helst. Fyll sedan på handen till fem kort från draghögen.
page-short-4 = Pelikanen hämtar en Baba Yaga eller en Uggla ur förrådet, Ugglan två Baba Yagor. Katterna tar en Baba Yaga eller en Uggla från en spelare som du väljer (vilket kort som helst, om bordet spelar så). Med Trollstaven väljer du Baba Yagor eller Ugglor, och alla andra som har en sådan lämnar tillbaka en till förrådet. Vitlök skyddar dig mot Katter och Trollstav.
page-short-5 = Ropa ”Baba Yaga!”: med högst fyra poäng på handen får du ropa i stället, och då är rundan genast slut. Minst poäng vinner, och vid lika den som har flest Baba Yagor. I en turnering får den som ropar men slås av en lägre hand 25 poäng.
page-ask-phase-act = Byt ett kort, lägg en besvärjelse eller ropa ”Baba Yaga!”
page-ask-phase-act-swap = Byt ett kort.
page-ask-phase-act-cast-swap = Byt ett kort eller lägg en besvärjelse.
page-ask-phase-act-declare-swap = Byt ett kort eller ropa ”Baba Yaga!”
page-ask-phase-pay = Betala för besvärjelsen: först Mortlar, sedan den största drycken.
page-ask-phase-aim = { $spell ->
    [pelican] Välj vad Pelikanen hämtar.
    [cats] Välj vad Katterna tar, och från vem.
   *[wand] Välj vad alla andra ska lämna tillbaka.
}
page-ask-phase-aim-nothing = Besvärjelsen har inget att göra.
page-ask-phase-reply = { $spell ->
    [cats] { $by } skickar Katterna, som tar { $card-acc } av dig; lägg Vitlök eller låt det ske.
   *[wand] { $by } svingar Trollstaven: du ska lämna tillbaka { $card-acc }; lägg Vitlök eller låt det ske.
}
page-ask-phase-reply-submit = { $spell ->
    [cats] { $by } skickar Katterna, som tar { $card-acc } av dig.
   *[wand] { $by } svingar Trollstaven: du ska lämna tillbaka { $card-acc }.
}
page-option-edition = Vad Katterna får ta
page-option-edition-en = Bara en Baba Yaga eller en Uggla
page-option-edition-es = Vilket kort som helst, svarta osedda
page-option-match = Längd
page-option-match-round = En runda
page-option-match-tournament = Rundor tills någon har 100 poäng
page-end-counts = Poängen räknas emot dig: den som har minst vinner.
board-lay = Lägg här
board-take = Ta
board-draw = Dra
board-cast = Trolla
board-ward = Vitlök här
board-dispel = Trolla bort
board-brew = Morteln: resten
board-cauldron = Kittel
board-locked = låst
board-new = nytt
board-hit = träffas av besvärjelsen
board-won = vinst
board-supply = { $card }: { $count } i förrådet
board-backs = { $who }, { $count ->
    [one] ett kort
   *[other] { $count } kort
}, baksida: { $back }
board-paid = { $paid } av { $price } betalt
board-worth = Din hand är värd { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
board-total = { $points } i turneringen
board-showdown = Rundan är slut
board-close = Spela vidare
board-help-yaga = Räknas inte alls: ju fler, desto bättre.
board-help-potion = Betalar besvärjelser; räknas som sin siffra.
board-help-pelican = Pris 7: ta en Baba Yaga eller en Uggla från förrådet.
board-help-owl = Pris 7: ta två Baba Yagor.
board-help-cats = Pris 7: ta en Baba Yaga eller en Uggla från en annan spelare; vilket kort som helst, om bordet spelar så.
board-help-wand = Pris 8: alla andra lämnar tillbaka en Baba Yaga eller en Uggla.
board-help-garlic = Lägg den när Katterna eller Trollstaven träffar dig: inget händer dig.
board-help-mortar = Står för vilket belopp som helst i en betalning.

## Den guidade första turen
guide-hand = Det här är din hand. En trolldryck räknas som sin siffra, en Baba Yaga som ingenting och allt annat som 7 till 10. Minst poäng vinner.
guide-piles = Korten läggs på två kasthögar, A och B. Varje tur lägger du ett på den ena och tar sedan det översta från den andra eller ett dolt från draghögen.
guide-swap = Din tur! Bli av med ett kort som räknas mycket: tryck på det, tryck på högen där det ska ligga och sedan där du tar det nya kortet.
guide-spell = Det här är en besvärjelse. Med trolldrycker som blir exakt priset, 7 (Trollstaven 8), kan du använda den i stället för att byta: tryck på den, på kitteln och på en hög.
guide-declare = Här ser du vad din hand räknas som. Med fyra poäng eller mindre trycker du här och ropar ”Baba Yaga!”: rundan är genast slut och alla räknar. Lycka till!
