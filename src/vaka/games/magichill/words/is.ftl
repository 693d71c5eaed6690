### Magic Hill: nöfn, kostir, atburðir, stöður.

game-title = Magic Hill

## Spil. Nafn spils stendur í skilaboðum sem { $card }; .acc er þolfall, .dat þágufall.
card-1 = 1
    .acc = ás
    .dat = ás
card-2 = 2
    .acc = tvist
    .dat = tvisti
card-3 = 3
    .acc = þrist
    .dat = þristi
card-4 = 4
    .acc = fjarka
    .dat = fjarka
card-5 = 5
    .acc = fimmu
    .dat = fimmu
card-joker = jóker
    .acc = jóker
    .dat = jóker
card-unseen = spil
    .acc = spil
    .dat = spili

## Flísar. Nafn flísar stendur í skilaboðum sem { $kind }.
tile-passage = Leynigöng
tile-ghost = Draugur
tile-raven = Hrafn
tile-ball = Kristalskúla
tile-whirlwind = Hvirfilvindur
tile-flying = Fljúgandi spil
tile-trapdoor = Fallhleri

## Þorp. Nafn þorps stendur í skilaboðum sem { $village }; .acc er þolfall með greini.
village-NW = norðvesturþorp
    .acc = norðvesturþorpið
village-NE = norðausturþorp
    .acc = norðausturþorpið
village-SE = suðausturþorp
    .acc = suðausturþorpið
village-SW = suðvesturþorp
    .acc = suðvesturþorpið
place-top = tindur

## Kostir sem hægt er að velja. Drísill þekkist á tölunni { $number }, reitur á merkingu á borð við 2-14 í { $place }.
action-place = Setja drísil { $number } í { $village-acc }
action-lead-card = Spila út { $number ->
    [1] ás
    [2] tvisti
    [3] þristi
    [4] fjarka
   *[5] fimmu
} og velja drísil { $number }
action-lead-joker = Spila út jóker og velja drísil { $number }
action-toss = Leggja frá sér { $card-acc }
action-done = Ljúka skiptum: draga jafnmörg spil í staðinn
action-walk-cw-card = Ganga { $steps } skref réttsælis
action-walk-cw-joker = Ganga { $steps } skref réttsælis með jóker
action-walk-ccw-card = Ganga { $steps } skref rangsælis
action-walk-ccw-joker = Ganga { $steps } skref rangsælis með jóker
action-climb-cw-card = Klifra, alls { $steps } skref, réttsælis
action-climb-cw-joker = Klifra með jóker, alls { $steps } skref, réttsælis
action-climb-ccw-card = Klifra, alls { $steps } skref, rangsælis
action-climb-ccw-joker = Klifra með jóker, alls { $steps } skref, rangsælis
action-stop = Spila ekki út fleiri spilum
action-reveal = Snúa upp flísinni á { $place }
action-turn-cw = Snúa fjallinu réttsælis
action-turn-ccw = Snúa fjallinu rangsælis
action-raven = Nefna leikmann fyrir Hrafninn: { $who }
action-drop = Kasta { $card-dat }
action-village = Senda drísilinn í { $village-acc }

## Atburðir, sem línur í annál. { $owner } á drísilinn, { $who } er leikmaðurinn sem um ræðir.
event-place = { $who } setur drísil { $number } í { $village-acc }.
event-deal = Allir fá þrjú spil. { $who } byrjar.
event-lead = { $who } spilar út { $card-dat } og velur drísil { $number }.
event-toss = { $who } leggur frá sér { $card-acc }.
event-draw = { $who } dregur { $card-acc }.
event-walk = { $who } gengur yfir á { $place } með { $card-dat }.
event-climb = { $who } klifrar upp á { $place } með { $card-dat }.
event-climb-top = { $who } klifrar upp á tindinn með { $card-dat }.
event-stop = { $who } spilar ekki út fleiri spilum.
event-shove = Drísli { $number }, sem { $owner } á, er ýtt yfir á { $place }.
event-stone = { $who } tekur stein og á nú alls { $held }.
event-spare = { $who } á þegar tvo steina; sá þriðji fer úr leik.
event-eaten = Hrafninn tekur steininn sem { $who } fann.
event-tile = { $owner } snýr upp flísinni á { $place }: { $kind }.
event-tile-down = { $owner } snýr upp flísinni á { $place }, sem liggur nú aftur á hvolfi.
event-shown = { $who } sér flísina á { $place } í Kristalskúlunni: { $kind }.
event-shown-down = { $who } sér flísina á { $place } í Kristalskúlunni; hún liggur nú aftur á hvolfi.
event-rise = Drísill { $number }, sem { $owner } á, fer um Leynigöngin upp á { $place }.
event-fall = Drísill { $number }, sem { $owner } á, fellur um Fallhlerann niður á { $place }.
event-wait = Leiðin er ekki laus: drísill { $number }, sem { $owner } á, verður kyrr á { $place }.
event-village = Drísill { $number }, sem { $owner } á, er sendur til baka í { $village-acc }.
event-down = Öllum flísum er snúið á hvolf.
event-turn-cw = { $who } snýr fjallinu réttsælis.
event-turn-ccw = { $who } snýr fjallinu rangsælis.
event-extra-now = { $who } má spila út einu spili í viðbót í þessum leik.
event-extra-later = { $who } má spila út einu spili í viðbót í næsta leik sínum.
event-raven = { $who } nefnir leikmann fyrir Hrafninn: { $target }.
event-lose = { $who } missir stein.
event-lurk = { $who } er með Hrafninn fyrir framan sig þar til steinn kemur.
event-drop = { $who } kastar { $card-dat }.
event-reshuffle = Kastbunkinn er stokkaður og verður nýr dráttarbunki.
event-end = { $who } hefur lokið leik sínum.
event-win = Drísill { $number }, sem { $owner } á, er kominn á tindinn!

## Staðan
describe-game = Magic Hill, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}; sá vinnur sem fyrstur kemur drísli á tindinn.
describe-rotation = { $turns ->
    [0] Fjallið snýr eins og í upphafi.
    [one] Fjallinu hefur verið snúið um { $turns } fjórðung úr hring réttsælis.
   *[other] Fjallinu hefur verið snúið um { $turns } fjórðunga úr hring réttsælis.
}
describe-goblins = Dríslar sem { $who } á: { $list }.
describe-pair = sá neðri á { $place } er drísill { $number } sem { $who } á
describe-pairs = Pör: { $list }.
describe-hand = { $who } er með { $count ->
    [one] { $count } spil
   *[other] { $count } spil
} á hendi: { $list }.
describe-empty-hand = { $who } er ekki með nein spil á hendi.
describe-unseen = { $count ->
    [one] { $count } spil á hvolfi
   *[other] { $count } spil á hvolfi
}
describe-held = { $who } á { $count ->
    [one] { $count } stein
   *[other] { $count } steina
}.
describe-ravens = { $who } er með { $count ->
    [one] { $count } Hrafn
   *[other] { $count } Hrafna
} fyrir framan sig.
describe-tiles = { $count ->
    [0] Engin flís er óþekkt.
    [one] { $count } óþekkt flís: { $list }.
   *[other] { $count } óþekktar flísar: { $list }.
}
describe-known = Þekktar flísar: { $list }.
describe-up = (snýr upp)
describe-stones = { $count ->
    [0] Enginn steinn er eftir.
    [one] Eftir er { $count } steinn: { $list }.
   *[other] Eftir eru { $count } steinar: { $list }.
}
describe-draw = { $count ->
    [0] Dráttarbunkinn er tómur.
    [one] Í dráttarbunkanum er { $count } spil.
   *[other] Í dráttarbunkanum eru { $count } spil.
}
describe-waiting = Drísill { $number }, sem { $who } á, bíður eftir að leiðin losni.
describe-led = { $who } færir drísil { $number }; spilað út hingað til: { $list }.
describe-phase-place = { $who } setur drísil í þorp.
describe-phase-lead = { $who } á leik: nefna drísil með spili eða skipta á spilum.
describe-phase-exchange = { $who } skiptir á spilum.
describe-phase-move = { $who } spilar út næsta spili eða hættir.
describe-tile-ball = { $who } snýr upp flísum með Kristalskúlunni.
describe-tile-whirlwind = { $who } snýr fjallinu.
describe-tile-raven = { $who } nefnir leikmann fyrir Hrafninn.
describe-tile-drop = { $who } kastar spili vegna Hrafnsins.
describe-tile-ghost = { $who } velur þorp: Draugurinn sendir drísilinn þangað.
describe-tile-trapdoor = { $who } velur þorp: Fallhlerinn sendir drísilinn þangað.

## Hvers vegna eitthvað má ekki
because-not-held = Þú ert ekki með { $card-acc } á hendi.
because-placed = Drísill { $number } er þegar kominn í þorp.
because-villages = Dríslarnir þínir verða að standa í nákvæmlega þremur þorpum.
because-lead = Til að velja drísil { $number } þarf spil með tölu hans eða jóker.
because-covered = Drísill { $number } ber annan drísil og kemst ekki af stað.
because-stuck = Drísill { $number } kæmist ekkert með spilunum sem þú ættir eftir.
because-other-goblin = Nú er aðeins drísill { $number } færður.
because-playing = Þú ert að spila út: ekki er hægt að skipta á spilum núna.
because-name-first = Fyrsta spilið nefnir drísil og það næsta færir hann.
because-on-goblin = Ofan á öðrum drísli er aðeins hægt að klifra eða hætta.
because-no-shoulders = Til að klifra þarf drísillinn að standa ofan á öðrum drísli.
because-no-way-up = Hér er ekki hægt að klifra: reiturinn fyrir ofan er setinn eða þetta er horn.
because-pair = Tveir dríslar, hvor ofan á öðrum, eru í veginum.
because-no-direction = Þetta skref liggur beint áfram: veldu réttsælis.
because-stop = Fyrsta spilið nefnir aðeins drísilinn: færðu hann með einu enn.
because-reveal = Aðeins Kristalskúlan snýr upp flísum úr fjarlægð; annars þarf að lenda á þeim.
because-face-up = Flísin á { $place } liggur ekki á hvolfi.
because-whirlwind = Aðeins Hvirfilvindurinn snýr fjallinu.
because-raven = Aðeins Hrafn biður um leikmann.
because-nobody = Þarna situr enginn.
because-drop = Aðeins Hrafn biður um spil.
because-village = Aðeins Draugur eða Fallhleri sendir drísil í þorp.

## Útstöðin
term-tile = flís
term-stone = steinn
term-ravens = Hrafnar: { $count }
term-played = Spilað út
term-draw = Dráttarbunki

## Síðan
page-idea = Leiddu dríslana þína upp fjall í þoku: þeir klöngrast hver upp á annan, smeygja sér um leynigöng og vekja drauga, hrafna og hvirfilvinda á leiðinni. Sá vinnur sem fyrstur kemur einum drísli að turninum á tindinum.
page-length = 20–45 mínútur
page-short-1 = Komdu einum af fimm dríslum þínum fyrst að turninum á tindinum.
page-short-2 = Þegar þú átt leik velurðu drísil með fyrsta spilinu, drísil 3 með þristi; annað spilið, og það þriðja ef þú vilt, færir hann jafnmarga reiti í aðra hvora áttina. Jóker er hvaða tala sem er. Eða skiptu á eins mörgum spilum og þú vilt.
page-short-3 = Tvær leiðir liggja upp: lentu á öðrum drísli og klifraðu af öxlum hans með næsta spili (þó ekki af hornreit og ekki ef drísill er á reitnum fyrir ofan) eða finndu Leynigöng. Sá sem lendir á tveimur dríslum, hvorum ofan á öðrum, ýtir þeim efri áfram; yfir slíkt par má ekki stökkva.
page-short-4 = Flísum er snúið upp þegar lent er á þeim; mundu hvar þær liggja. Kristalskúla sýnir þrjár aðrar, Fljúgandi spil lætur þig draga spil og spila út einu í viðbót, Hvirfilvindur snýr öllum flísum á hvolf og fjallinu um fjórðung, Hrafn tekur stein af leikmanni að þínu vali, um Fallhlera fellur drísillinn niður um hæð, af þeirri neðstu í þorp, og Draugur sendir hann aftur í þorp.
page-short-5 = Með steini máttu hafa einu spili meira á hendi; þú mátt eiga tvo steina.
page-button-done-lead = Passa: skipta ekki á neinu spili
page-ask-phase-place = Settu drísil í þorp.
page-ask-phase-lead = Veldu drísil með spili með tölu hans eða skiptu á spilum.
page-ask-phase-lead-done-toss = Engan drísil er hægt að velja: skiptu á spilum eða passaðu.
page-ask-phase-exchange = Skiptu á spilum.
page-ask-phase-exchange-done = Dragðu nýju spilin.
page-ask-phase-move = Spilaðu út næsta spili eða hættu.
page-ask-phase-move-walk = Gakktu með næsta spili.
page-ask-phase-move-climb = Klifraðu með næsta spili.
page-ask-phase-move-climb-walk = Gakktu eða klifraðu með næsta spili.
page-ask-phase-move-stop = Ekkert spil passar: hættu.
page-ask-tile-ball = Snúðu upp flísum með Kristalskúlunni.
page-ask-tile-whirlwind = Snúðu fjallinu.
page-ask-tile-raven = Hrafninn: veldu hver missir stein.
page-ask-tile-drop = Hrafninn tók stein af þér: kastaðu spili.
page-ask-tile-ghost = Veldu þorp: Draugurinn sendir drísilinn þangað.
page-ask-tile-trapdoor = Veldu þorp: Fallhlerinn sendir drísilinn þangað.
page-option-walk-on = Eftir að lent er á drísli
page-option-walk-on-false = klifra eða hætta
page-option-walk-on-true = líka má ganga áfram
page-option-remember = Flísar sem þú hefur séð
page-option-remember-false = aftur á hvolf: þú þarft að muna þær
page-option-remember-true = áfram merktar fyrir þig
page-end-scores = Hve hátt
page-end-counts = Hve hátt besti drísill hvers leikmanns komst: 0 í þorpi, 1 til 4 á hringstígunum, 5 á tindinum. Aðeins tindurinn færir sigur.
board-goblin = Drísill { $number }, sem { $who } á: { $place }
board-goblin-unplaced = Drísill { $number }, sem { $who } á, ekki enn kominn í þorp
board-tile-down = Flís á { $place }, á hvolfi
board-tile-known = Flís á { $place }, á hvolfi, þú þekkir hana: { $kind }
board-tile-up = Flís á { $place }: { $kind }
board-stone = Steinn á { $place }
board-cards = { $who } er með { $count ->
    [0] engin spil
    [one] { $count } spil
   *[other] { $count } spil
} á hendi.
board-discard = Kastbunki með { $count ->
    [one] { $count } spili
   *[other] { $count } spilum
}, efst: { $card }
board-discard-empty = Kastbunki, tómur
board-played = Spil sem spilað var út í þessum leik: { $count } af { $limit }
board-raven = Hrafninn vill fá spil
board-summit = Klifra upp á tindinn
board-assumed = Við ákváðum sjálf hvar flísar og steinar liggja.
board-help-number = Fyrsta spil: nefnir drísil þinn með þeirri tölu. Síðari spil: færa hann jafnmarga reiti.
board-help-joker = Gildir sem hvaða tala sem er frá 1 til 5.
board-help-tile = Lentu hér til að snúa flísinni upp; hún hjálpar eða spillir fyrir.
board-help-passage = Færir drísilinn upp um eitt þrep ef reiturinn fyrir ofan er laus.
board-help-ghost = Sendir drísilinn í þorp sem eigandinn velur.
board-help-raven = Þú nefnir leikmann sem missir stein; eigi hann engan bíður Hrafninn eftir þeim næsta.
board-help-ball = Þú snýrð upp þremur flísum svo að allir sjái.
board-help-whirlwind = Öllum flísum er snúið á hvolf og þú snýrð fjallinu um fjórðung.
board-help-flying = Þú dregur spil og mátt spila út einu enn.
board-help-trapdoor = Drísillinn fellur um eitt þrep; af því neðsta fer hann í þorp.
board-help-stones = Hver steinn, mest tveir, leyfir leikmanni að hafa einu spili meira á hendi.

## Leiðsögn um fyrsta leik
guide-summit = Þessi turn stendur á tindinum. Sá sem fyrstur kemur drísli hingað vinnur; einn af fimm dugar.
guide-place = Þetta eru dríslarnir þínir. Fyrst setja allir sína drísla í þorpin í hornunum: ýttu á drísil og svo á þorp. Settu hina niður á sama hátt.
guide-lead = Þú átt leik! Fyrsta spilið velur drísil: 3 velur drísil 3, jóker hvaða drísil sem er. Ýttu á spil og svo á drísilinn.
guide-exchange = Þú átt leik! Enginn drísla þinna kemst neitt með þessum spilum. Ýttu á spil og kastbunkann til að losna við það og dragðu ný.
guide-walk = Nú færa spilin þín hann: ýttu á spil og svo á reit sem lýsist upp. Þú mátt hætta þegar þú vilt.
guide-tiles = Þetta er flís. Drísill sem lendir á flís snýr henni upp og hún ýmist hjálpar eða spillir fyrir. Ýttu á hana til að lesa hvað flísar gera.
guide-climb = Tvær leiðir liggja upp á þessa hæð: lentu á öðrum drísli og klifraðu af öxlum hans með næsta spili, eða finndu Leynigöng. Gangi þér vel!
