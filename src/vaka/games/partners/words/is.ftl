### Partners: nöfn, kostir, atburðir, stöður.

game-title = Partners

## Spil. Nafn spils stendur í skilaboðum sem { $card }; .acc er þolfall, .dat þágufall.
card-heart = hjarta
    .acc = hjarta
    .dat = hjarta
card-8 = hjarta/8
    .acc = hjarta/8
    .dat = hjarta/8
card-13 = hjarta/13
    .acc = hjarta/13
    .dat = hjarta/13
card-1 = 1/14
    .acc = spilið 1/14
    .dat = spilinu 1/14
card-minus-4 = −4
    .acc = spilið −4
    .dat = spilinu −4
card-7 = 7
    .acc = sjöu
    .dat = sjöu
card-swap = skiptispil
    .acc = skiptispil
    .dat = skiptispili
card-2 = 2
    .acc = tvist
    .dat = tvisti
card-3 = 3
    .acc = þrist
    .dat = þristi
card-5 = 5
    .acc = fimmu
    .dat = fimmu
card-6 = 6
    .acc = sexu
    .dat = sexu
card-9 = 9
    .acc = níu
    .dat = níu
card-10 = 10
    .acc = tíu
    .dat = tíu
card-12 = 12
    .acc = tólfu
    .dat = tólfu
card-unseen = spil
    .acc = spil
    .dat = spili

## Staðir
place-home = á heimasvæði
place-start = á byrjunarreit
place-locked = læst

## Kostir sem hægt er að velja. Peð stendur í skilaboðum sem { $pawn }, til dæmis y1.
action-give = Gefa liðsfélaganum { $card-acc }
action-start = Færa peð af heimasvæði með { $card-dat }
action-move = { $steps ->
    [one] Færa { $pawn } áfram um { $steps } skref með { $card-dat }
   *[other] Færa { $pawn } áfram um { $steps } skref með { $card-dat }
}
action-back = Færa { $pawn } fjóra reiti aftur á bak
action-split = Leggja út sjöuna
action-part = { $steps ->
    [one] Færa { $pawn } um { $steps } skref
   *[other] Færa { $pawn } um { $steps } skref
}
action-swap = Leggja út skiptispilið
action-pick = Velja { $pawn }
action-fold = Pakka allri hendinni

## Atburðir, sem línur í annál. Staður stendur í skilaboðum sem { $place }, til dæmis G3 eða Z1.
event-deal = { $who } gefur hverjum leikmanni fjögur spil, umferð { $deal } af 3.
event-give = { $who } velur { $card-acc } handa liðsfélaganum.
event-cross = { $target } fær { $card-acc } sem { $who } gefur.
event-start = { $who } færir { $pawn } af heimasvæði með { $card-dat }.
event-move = { $who } færir { $pawn } á { $place } með { $card-dat }.
event-back = { $who } færir { $pawn } aftur á bak á { $place }.
event-split = { $who } leggur út { $card-acc }.
event-part = { $who } færir { $pawn } á { $place }.
event-swap = { $who } leggur út { $card-acc }.
event-pick = { $who } velur { $pawn } á { $place }.
event-trade = { $pawn } stendur nú á { $place }.
event-hit = Lent er á { $pawn } og peðið fer heim.
event-bump = { $pawn } lendir á tveimur eða fleiri peðum og fer sjálft heim.
event-fold = { $who } getur ekki lagt út neitt spil og pakkar hendinni: { $cards }.
event-lock = { $pawn } læsist á { $place }.
event-done = { $who } er með öll peðin sín læst.
event-win = { $who } og { $partner } eru með öll peðin sín læst.

## Staðan
describe-game = Partners: { $one } og { $other } mynda annað liðið, { $third } og { $fourth } hitt; það lið vinnur sem fyrr læsir öllum átta peðum sínum á marksvæðinu.
describe-pawns-y = { $who } er með gulu peðin: { $list }.
describe-pawns-g = { $who } er með grænu peðin: { $list }.
describe-pawns-b = { $who } er með bláu peðin: { $list }.
describe-pawns-r = { $who } er með rauðu peðin: { $list }.
describe-hand = { $who } er með { $count ->
    [one] { $count } spil
   *[other] { $count } spil
} á hendi: { $list }.
describe-empty-hand = { $who } er ekki með nein spil á hendi.
describe-unseen = { $count ->
    [one] { $count } spil á hvolfi
   *[other] { $count } spil á hvolfi
}
describe-used = Síðast notað: { $list }.
describe-deal = { $who } er gjafari, þetta er umferð { $deal } af 3 og í stokknum { $count ->
    [one] er { $count } spil
   *[other] eru { $count } spil
} eftir.
describe-left = { $steps ->
    [one] Af sjöunni er { $steps } skref eftir.
   *[other] Af sjöunni eru { $steps } skref eftir.
}
describe-picked = Fyrra peðið í víxluninni er { $pawn }.
describe-phase-give = { $who } velur spil handa liðsfélaganum.
describe-phase-play = { $who } á leik: leggja út spil, eða pakka hendinni ef ekki er hægt að leggja út neitt spil.
describe-phase-part = { $who } skiptir sjöunni á milli peða.
describe-phase-pick = { $who } velur peðin sem skipta um stað.

## Útstöðin
term-home = heimasvæði: { $count }
term-locked = læst: { $count }
term-used = Notuð spil
term-deck = Stokkur
term-deal = umferð { $deal } af 3
