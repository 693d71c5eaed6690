### Kortspelet MAD: namn, handlingar, händelser, ställningar.

game-title = Kortspelet MAD

## Kort. Ett korts namn står i meddelanden som { $card }; .acc är formen inne i en mening, .def den bestämda formen.
card-g1 = grön etta
    .acc = en grön etta
    .def = den gröna ettan
card-g2 = grön tvåa
    .acc = en grön tvåa
    .def = den gröna tvåan
card-g3 = grön trea
    .acc = en grön trea
    .def = den gröna trean
card-g4 = grön fyra
    .acc = en grön fyra
    .def = den gröna fyran
card-g5 = grön femma
    .acc = en grön femma
    .def = den gröna femman
card-g6 = grön sexa
    .acc = en grön sexa
    .def = den gröna sexan
card-gwhich = grönt Vilket håll-kort
    .acc = ett grönt Vilket håll-kort
    .def = det gröna Vilket håll-kortet
card-gdraw1 = grönt Dra 1-kort
    .acc = ett grönt Dra 1-kort
    .def = det gröna Dra 1-kortet
card-ggive2 = grönt Ge två-kort
    .acc = ett grönt Ge två-kort
    .def = det gröna Ge två-kortet
card-y1 = gul etta
    .acc = en gul etta
    .def = den gula ettan
card-y2 = gul tvåa
    .acc = en gul tvåa
    .def = den gula tvåan
card-y3 = gul trea
    .acc = en gul trea
    .def = den gula trean
card-y4 = gul fyra
    .acc = en gul fyra
    .def = den gula fyran
card-y5 = gul femma
    .acc = en gul femma
    .def = den gula femman
card-y6 = gul sexa
    .acc = en gul sexa
    .def = den gula sexan
card-ywhich = gult Vilket håll-kort
    .acc = ett gult Vilket håll-kort
    .def = det gula Vilket håll-kortet
card-ydraw1 = gult Dra 1-kort
    .acc = ett gult Dra 1-kort
    .def = det gula Dra 1-kortet
card-ygive2 = gult Ge två-kort
    .acc = ett gult Ge två-kort
    .def = det gula Ge två-kortet
card-r1 = röd etta
    .acc = en röd etta
    .def = den röda ettan
card-r2 = röd tvåa
    .acc = en röd tvåa
    .def = den röda tvåan
card-r3 = röd trea
    .acc = en röd trea
    .def = den röda trean
card-r4 = röd fyra
    .acc = en röd fyra
    .def = den röda fyran
card-r5 = röd femma
    .acc = en röd femma
    .def = den röda femman
card-r6 = röd sexa
    .acc = en röd sexa
    .def = den röda sexan
card-rwhich = rött Vilket håll-kort
    .acc = ett rött Vilket håll-kort
    .def = det röda Vilket håll-kortet
card-rdraw1 = rött Dra 1-kort
    .acc = ett rött Dra 1-kort
    .def = det röda Dra 1-kortet
card-rgive2 = rött Ge två-kort
    .acc = ett rött Ge två-kort
    .def = det röda Ge två-kortet
card-b1 = blå etta
    .acc = en blå etta
    .def = den blå ettan
card-b2 = blå tvåa
    .acc = en blå tvåa
    .def = den blå tvåan
card-b3 = blå trea
    .acc = en blå trea
    .def = den blå trean
card-b4 = blå fyra
    .acc = en blå fyra
    .def = den blå fyran
card-b5 = blå femma
    .acc = en blå femma
    .def = den blå femman
card-b6 = blå sexa
    .acc = en blå sexa
    .def = den blå sexan
card-bwhich = blått Vilket håll-kort
    .acc = ett blått Vilket håll-kort
    .def = det blå Vilket håll-kortet
card-bdraw1 = blått Dra 1-kort
    .acc = ett blått Dra 1-kort
    .def = det blå Dra 1-kortet
card-bgive2 = blått Ge två-kort
    .acc = ett blått Ge två-kort
    .def = det blå Ge två-kortet
card-wild = Vilt
    .acc = Vilt
    .def = Vilt-kortet
card-wooly = Vilt & trassligt
    .acc = Vilt & trassligt
    .def = Vilt & trassligt-kortet
card-worry = Dyster
    .acc = Dyster
    .def = Dyster-kortet
card-exchange = Byt hand
    .acc = Byt hand
    .def = Byt hand-kortet
card-joker = Joker
    .acc = Jokern
    .def = Jokern
card-unseen = ett kort
    .acc = ett kort
    .def = kortet

colour-green = grönt
colour-yellow = gult
colour-red = rött
colour-blue = blått

## Handlingar, som val
action-play = Spela { $card-acc }
action-draw = Dra ett kort
action-keep = Behåll kortet
action-cw = Medurs
action-ccw = Moturs
action-name = Ange { $colour }
action-at = Rikta kortet mot { $who }
action-skip = Hoppa över effekten
action-give = Ge bort { $card-acc }
action-end = Avsluta spelet och räkna poängen
action-colour = Ange bara en färg
action-worry = Svara med Dyster
action-accept = Godta effekten

## Händelser, som rader i en logg
event-deal = { $who } delar ut korten.
event-turn-up = Högen börjar med { $card-acc }; kortet räknas som spelat av { $who }.
event-play = { $who } spelar { $card-acc }.
event-draw = { $who } drar { $card-acc }.
event-keep = { $who } behåller { $card-def }.
event-pass = { $who } har inget att dra och står över.
event-direction-cw = { $who } låter spelet gå medurs.
event-direction-ccw = { $who } låter spelet gå moturs.
event-colour = { $who } anger { $colour }.
event-aim = { $who } riktar { $card-def } mot { $target }.
event-skip = { $who } hoppar över effekten.
event-offer = { $who } väljer att ge bort { $card-acc }.
event-worry = { $who } svarar med Dyster och snäser av { $target }.
event-accept = { $who } godtar effekten.
event-gift = { $who } ger { $card-acc } till { $target }.
event-swap = { $who } och { $target } byter hand med varandra.
event-reshuffle = Högen blandas till en ny talong.
event-end = { $who } avslutar spelet med Jokern.
event-out = { $who } har blivit av med alla sina kort.
event-score = { $points ->
    [one] { $who } har { $points } poäng kvar på handen.
   *[other] { $who } har { $points } poäng kvar på handen.
}

## Ställningen
describe-game = Kortspelet MAD med { $players } spelare; den som först blir av med alla sina kort vinner.
describe-hand = { $who } har { $count ->
    [one] ett kort
   *[other] { $count } kort
} på handen: { $list }.
describe-empty-hand = { $who } har inga kort på handen.
describe-unseen = { $count ->
    [one] ett dolt kort
   *[other] { $count } dolda kort
}
describe-pile = Högen har { $count ->
    [one] bara ett kort: { $card }
   *[other] { $count } kort, med { $card-acc } överst
}.
describe-colour = Färgen som gäller är { $colour }.
describe-stock = { $count ->
    [0] Talongen är tom.
    [one] Talongen har ett kort.
   *[other] Talongen har { $count } kort.
}
describe-direction-cw = Spelet går medurs.
describe-direction-ccw = Spelet går moturs.
describe-drawn = Nyss draget: { $card }.
describe-follow = { $who } följer texten på { $card-def }.
describe-aim = { $who } riktar { $card-def } mot { $target }.
describe-gifts = Valda gåvor: { $list }.
describe-worry = { $who } har svarat med Dyster.
describe-phase-turn = { $who } är på tur: spela ett kort eller dra ett.
describe-phase-drawn = { $who } spelar det dragna kortet eller behåller det.
describe-phase-direction = { $who } väljer spelriktning.
describe-phase-colour = { $who } anger en färg.
describe-phase-target = { $who } väljer en spelare.
describe-phase-give = { $who } väljer kort att ge bort.
describe-phase-joker = { $who } avslutar spelet eller anger bara en färg.
describe-phase-reply = Kortet riktas mot { $who }, som ska svara.
describe-points = Poäng kvar på handen: { $list }.

## Varför något inte är tillåtet. { $top } är högens översta kort.
because-misfit = { $card } passar inte på { $top }.
because-colour-named = { $card } passar inte: färgen som gäller är { $colour }.
because-not-held = Du har inte { $card-acc } på handen.
because-drawn = Du har dragit: nu får bara { $card-def } spelas.
because-drawn-already = Du har redan dragit ett kort: spela { $card-def } eller behåll det.
because-asked-drawn = Du har inte dragit något kort.
because-asked-direction = Bara ett Vilket håll-kort ändrar spelriktningen.
because-asked-colour = En färg anges bara efter ett färglöst kort.
because-asked-target = Inget kort riktas mot någon just nu.
because-asked-give = Kort ges bara bort med ett Ge två-kort.
because-asked-joker = Det frågas bara efter en Joker, med högst tre andra kort på handen.
because-asked-reply = Inget riktas mot dig.
because-ask-target = Välj en spelare.
because-ask-give = Välj korten som du ger bort.
because-ask-reply = Svara på kortet som riktas mot dig.
because-self = Du kan inte rikta det mot dig själv.
because-nobody = Där sitter ingen.
because-must-hit = { $card } måste träffa någon.
because-skip-give = Du har valt en spelare: välj nu två kort.
because-skip-gift = Ett kort är valt: välj nu det andra.

## Terminalen
term-stock = Talong
term-pile = Hög
term-colour = Färg
term-direction = Spelriktning
term-gifts = Gåvor
term-drawn = Draget
term-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Sidan
page-idea = Varje kort du blir av med är en liten seger, och varje kort som vännerna prackar på dig är en liten förolämpning. Byt färg, vänd på spelriktningen, byt hela handen med någon och bli först av med alla dina kort.
page-length = 10–25 minuter
page-short-1 = Bli först av med alla dina kort.
page-short-2 = På din tur spelar du ett kort eller drar ett; ett draget kort får spelas direkt. Ett färgat kort ska ha färg, siffra, bild eller text gemensam med högens översta kort. Färglösa kort går på allt, och den som spelar ett anger färgen som gäller sedan.
page-short-3 = Vilket håll anger riktningen, Dra 1 får alla andra att dra ett kort, med Ge två får du ge två av dina kort till någon, Vilt & trassligt får någon att dra tre och med Byt hand får du byta hand med någon.
page-short-4 = När ett kort riktas mot dig får du svara med Dyster och ange färgen. Byt hand ställs då in; Vilt & trassligt och Ge två slår tillbaka mot angriparen; efter Dra 1 drar alla utom du.
page-short-5 = Med högst tre andra kort på handen får du avsluta spelet med Jokern: alla händer räknas, och du vinner bara med färre poäng än alla andra.
page-ask-phase-turn = Spela ett kort eller dra ett.
page-ask-phase-turn-draw = Inget kort passar: dra ett.
page-ask-phase-drawn = Spela det dragna kortet eller behåll det.
page-ask-phase-drawn-keep = Det dragna kortet passar inte: behåll det.
page-ask-phase-direction = Välj spelriktning.
page-ask-phase-colour = Ange en färg.
page-ask-phase-target = { $effect ->
    [wooly] Välj vem som drar tre kort.
    [exchange] Välj vem du byter hand med, eller hoppa över effekten.
   *[give2] Välj vem som får två av dina kort, eller hoppa över effekten.
}
page-ask-phase-give = Välj två kort till { $target }.
page-ask-phase-joker = Avsluta spelet eller ange bara en färg.
page-ask-phase-reply = { $effect ->
    [wooly] { $by } riktar { $card-def } mot dig: du drar tre kort, om du inte svarar med Dyster.
    [exchange] { $by } riktar { $card-def } mot dig: ni byter hela händer, om du inte svarar med Dyster.
    [give2] { $by } riktar { $card-def } mot dig: du får två kort, om du inte svarar med Dyster.
   *[draw1] { $by } riktar { $card-def } mot dig: du drar ett kort, om du inte svarar med Dyster.
}
page-ask-phase-reply-accept = { $effect ->
    [wooly] { $by } riktar { $card-def } mot dig: du drar tre kort.
    [exchange] { $by } riktar { $card-def } mot dig: ni byter hela händer.
    [give2] { $by } riktar { $card-def } mot dig: du får två kort.
   *[draw1] { $by } riktar { $card-def } mot dig: du drar ett kort.
}
board-hand = Dina kort
board-help-number = Passar på färg eller siffra.
board-help-which = Välj spelriktning.
board-help-draw1 = Alla andra drar ett kort.
board-help-give2 = Ge två av dina kort till en spelare, om du vill.
board-help-wild = Passar på allt: ange en färg.
board-help-wooly = Passar på allt: ange en färg, och någon drar tre kort.
board-help-exchange = Passar på allt: byt hela handen med någon, om du vill, och ange en färg.
board-help-worry = Spara det tills ett kort riktas mot dig: då vänder det slaget. På din tur anger det bara en färg.
board-help-joker = Passar på allt: ange en färg eller, med högst tre andra kort, avsluta spelet och räkna poängen.

## Den guidade första turen
guide-hand = Det här är dina kort. Bli först av med dem alla.
guide-pile = Ett kort passar på den här högen om det har samma färg, siffra eller text som det översta. Färglösa kort passar på allt.
guide-play = Din tur! Korten som lyser passar: tryck på ett för att spela det. Eller dra ett kort i stället.
guide-draw = Din tur! Inget av dina kort passar, så tryck här för att dra ett. Om det passar får du spela det direkt.
guide-text = Det här kortet gör något när det spelas. Håll ett kort nedtryckt, eller högerklicka, för att läsa vad.
guide-end = Vid varje spelare ser du hur många kort den har. Se upp för den som har få kvar. Mycket nöje!
page-end-counts = Vad korten som är kvar på hand är värda. Den som inte har några kvar vinner.
board-last-card = Sista kortet!
