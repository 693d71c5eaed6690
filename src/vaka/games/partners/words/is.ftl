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

## Hvers vegna eitthvað má ekki
because-not-held = Þú ert ekki með { $card-acc } á hendi.
because-other-colour = Nú færir þú peðin { $first } til { $last }.
because-give = Spil handa liðsfélaganum eru valin áður en umferðin hefst.
because-part = Skrefum er aðeins skipt eftir sjöu.
because-pick = Peð skipta aðeins um stað með skiptispili.
because-home = { $pawn } er á heimasvæði: aðeins hjarta kemur því út.
because-nobody-home = Ekkert peða þinna er á heimasvæði.
because-locked = { $pawn } er læst og stendur kyrrt.
because-wall = Veggur er í vegi fyrir { $pawn }.
because-door = { $pawn } þyrfti inn í markið en annað peð stendur í dyrunum.
because-hemmed-in = { $pawn } getur ekki snúið við í markinu: það er lokað báðum megin.
because-championship = Í markinu má { $pawn } aðeins læsast eða fara út.
because-goal-back = { $pawn } er í markinu: þar færir ekkert spil aftur á bak.
because-same = { $pawn } og { $other } standa á sama reit: færðu { $other }.
because-playable = Þú getur enn lagt út spil: { $card }.
because-seven = Peðin þín geta ekki notað öll sjö skrefin núna.
because-left = { $steps ->
    [one] Aðeins { $steps } skref er eftir af sjöunni.
   *[other] Aðeins { $steps } skref eru eftir af sjöunni.
}
because-rest = { $steps ->
    [one] Þá nýttist síðasta skrefið ekki.
   *[other] Þá nýttust hin { $steps } skrefin ekki.
}
because-moved = { $pawn } hefur fengið sinn hlut af þessari sjöu.
because-no-pair = Til að skipta þurfa tvö peð að standa ein á reit á hringnum.
because-not-alone = { $pawn } stendur ekki eitt á reit á hringnum.
because-picked = { $pawn } er þegar valið: veldu hitt peðið.
because-pick-order = Ekki { $pawn } núna: peðin tvö eru valin í röðinni y, g, b, r.

## Útstöðin
term-home = heimasvæði: { $count }
term-locked = læst: { $count }
term-used = Notuð spil
term-deck = Stokkur
term-deal = umferð { $deal } af 3

## Vefsíðan
page-idea = Komdu peðunum þínum fjórum hringinn og í mark með þann sem situr á móti þér sem bandamann: þið vinnið saman eða alls ekki. Spil koma í stað teninga og fyrir hverja umferð laumið þið spili hvort að öðru, svo hjálpist að fram hjá veggjum, sendið keppinautana heim og læsið peðunum í markinu.
page-length = 30–45 mínútur
page-together = Fyrsta og þriðja sæti spila saman á móti öðru og fjórða.
page-short-1 = Sá sem situr á móti er liðsfélagi þinn. Liðið sem fyrst læsir öllum átta peðum sínum í markinu vinnur.
page-short-2 = Fyrir hverja umferð skiptist þið liðsfélaginn á einu spili á laun. Síðan leggja allir út spil til skiptis og færa eftir því; sá sem getur ekkert lagt út pakkar allri hendinni.
page-short-3 = Hjarta færir peð að heiman á byrjunarreitinn, þar sem það er veggur sem enginn annar litur kemst fram hjá. Lendirðu á stöku peði annars litar fer það heim; lendirðu á tveimur saman fer þitt heim.
page-short-4 = Sjöu má skipta á milli peða, −4 færir aftur á bak og skiptispil lætur tvö peð skipta um stað. Peð læsist á innsta lausa markhring og talan þarf að passa nákvæmlega. Þegar öll fjögur eru læst heldurðu áfram með peð liðsfélagans.
page-ask-phase-give = Veldu spil handa liðsfélaga þínum.
page-ask-phase-play = Leggðu út spil.
page-ask-phase-play-fold = Ekki er hægt að leggja út neitt spil: pakkaðu hendinni.
page-ask-phase-part = Skiptu skrefum sjöunnar á milli peða.
page-ask-phase-pick = Veldu peðin sem skipta um stað.
page-option-goal = Peð sem eru í marki en ekki læst
page-option-goal-boxed = Mega fara fram og til baka
page-option-goal-championship = Mega aðeins læsast eða fara út
page-option-folded = Hönd sem er pakkað
page-option-folded-open = Allir sjá hana
page-option-folded-hidden = Liggur á hvolfi
page-option-short7 = Sigur með sjöu
page-option-short7-no = Nota verður öll sjö skrefin
page-option-short7-yes = Skref mega verða afgangs
page-end-scores = Læst peð
page-end-counts = Hversu mörg af fjórum peðum hvers leikmanns eru læst á marksvæðinu. Lið vinnur þegar öll átta eru læst.
board-pawn = Peð { $pawn }, { $place }
board-pawn-locked = Peð { $pawn }, { $place }, læst
board-home = Heimasvæði: { $who }, fjöldi peða: { $count }
board-hand = Spil á hendi: { $who }
board-holds = { $count ->
    [one] { $count } spil á hendi
   *[other] { $count } spil á hendi
}
board-team = { $who } og { $partner } eru saman í liði
board-dealer = gjafari
board-chosen = hefur valið spil handa liðsfélaganum
board-choosing = hefur ekki enn valið spil handa liðsfélaganum
board-wall = Veggur við byrjunarreit: { $who }. Enginn annar kemst fram hjá
board-steps = { $steps ->
    [one] { $steps } skref
   *[other] { $steps } skref
}
board-give = Ýttu á spilið sem á að fara til liðsfélagans ({ $who }).
board-pick-first = Ýttu á fyrra peðið af tveimur: það sem kemur framar í röðinni y1–y4, g1–g4, b1–b4, r1–r4.
board-pick-second = Ýttu nú á peðið sem það á að skipta um stað við.
board-card-heart = Færir peð af heimasvæði á byrjunarreit.
board-card-heart-steps = { $steps ->
    [one] Færir peð af heimasvæði, eða peð áfram um { $steps } reit.
   *[other] Færir peð af heimasvæði, eða peð áfram um { $steps } reiti.
}
board-card-one = Færir peð áfram um 1 eða 14 reiti.
board-card-back = Færir peð fjóra reiti aftur á bak.
board-card-seven = Sjö skref áfram sem má skipta á milli peðanna þinna.
board-card-swap = Tvö peð á hringnum skipta um stað, hver sem á þau.
board-card-steps = { $steps ->
    [one] Færir peð áfram um { $steps } reit.
   *[other] Færir peð áfram um { $steps } reiti.
}

## Leiðsögn um fyrsta leik
guide-partner = Þetta er liðsfélagi þinn, beint á móti þér. Þið vinnið saman: liðið sem fyrst kemur öllum átta peðum sínum í mark.
guide-goal = Þessir hringir eru markið þitt. Peðin þín fjögur fara að heiman, einn hring réttsælis um borðið og hingað inn.
guide-give = Fyrir hverja umferð gefa liðsfélagar hvor öðrum eitt spil á laun. Hjarta hjálpar mest: það kemur peði út. Ýttu á spilið sem þú gefur.
guide-play = Þú átt leik! Hjarta kemur peði á byrjunarreitinn og tala færir peð sem komið er út. Ýttu á spil sem glóir og svo á það sem glóir næst.
guide-fold = Án hjarta kemst enginn að heiman: ekkert spila þinna er hægt að leggja út, svo þú pakkar þeim öllum og bíður næstu gjafar. Ýttu á hnappinn fyrir neðan.
guide-wall = Peð á byrjunarreit sínum er veggur fyrir alla aðra liti. Annars staðar sendir sá sem lendir á stöku peði andstæðings það heim; sá sem lendir á tveimur saman fer sjálfur heim. Góða skemmtun!
