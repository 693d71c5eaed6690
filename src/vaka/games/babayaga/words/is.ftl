### Baba Yaga: names, actions, events, situations.

game-title = Baba Yaga

## Cards. A card's name stands in messages as { $card }; languages with cases add forms as attributes.
card-yaga = Baba Yaga
    .acc = Baba Yaga-spil
    .dat = Baba Yaga-spili
card-1 = töfradrykkur 1
    .acc = töfradrykk 1
    .dat = töfradrykk 1
card-2 = töfradrykkur 2
    .acc = töfradrykk 2
    .dat = töfradrykk 2
card-3 = töfradrykkur 3
    .acc = töfradrykk 3
    .dat = töfradrykk 3
card-4 = töfradrykkur 4
    .acc = töfradrykk 4
    .dat = töfradrykk 4
card-5 = töfradrykkur 5
    .acc = töfradrykk 5
    .dat = töfradrykk 5
card-6 = töfradrykkur 6
    .acc = töfradrykk 6
    .dat = töfradrykk 6
card-7 = töfradrykkur 7
    .acc = töfradrykk 7
    .dat = töfradrykk 7
card-pelican = Pelíkani
    .acc = Pelíkana
    .dat = Pelíkana
card-cats = Kettir
    .acc = Ketti
    .dat = Köttum
card-wand = Töfrasproti
    .acc = Töfrasprota
    .dat = Töfrasprota
card-garlic = Hvítlaukur
    .acc = Hvítlauk
    .dat = Hvítlauk
card-mortar = Mortél
    .acc = Mortél
    .dat = Mortéli
card-owl = Ugla
    .acc = Uglu
    .dat = Uglu
card-unseen = svart spil
    .acc = svart spil
    .dat = svörtu spili

back-red = rauð
back-teal = blágræn
back-black = svört

## Actions, as choices
action-swap-draw = Leggja { $card-acc } á bunka { $pile } og draga spil
action-swap-take = Leggja { $card-acc } á bunka { $pile } og taka efsta spilið úr bunka { $other }
action-cast = Galdra með { $card-dat } og leggja á bunka { $pile }
action-declare = Segja „Baba Yaga!“
action-pay = Greiða með { $card-dat }
action-done = Láta Mortél duga fyrir því sem upp á vantar
action-take = Taka { $card-acc } úr forðanum
action-rob = Taka { $card-acc } sem { $who } er með á hendi
action-dispel = Láta alla aðra skila { $card-dat }
action-nothing = Ekkert til að taka
action-garlic = Verjast með Hvítlauk og leggja hann á bunka { $pile }
action-submit = Láta galdurinn yfir sig ganga

## Events, as lines of a log
event-deal = Spilin hafa verið gefin. { $who } byrjar.
event-turn-up = Bunki { $pile } byrjar á { $card-dat }.
event-discard = { $who } leggur { $card-acc } á bunka { $pile }.
event-draw = { $who } dregur { $card-acc }.
event-take = { $who } tekur { $card-acc } úr bunka { $pile }.
event-cast = { $who } galdrar með { $card-dat } og leggur á bunka { $pile }.
event-pay = { $who } greiðir með { $card-dat }.
event-active = Greiðslu er lokið og galdurinn virkar: { $card }.
event-fetch = { $who } tekur { $card-acc } úr forðanum.
event-rob = { $who } sendir Kettina eftir { $card-dat } sem { $victim } er með á hendi.
event-dispel = { $who } sveiflar Töfrasprotanum: allir aðrir skila { $card-dat }.
event-nothing = Galdurinn ber engan árangur.
event-garlic = { $who } verst með Hvítlauk og leggur hann á bunka { $pile }.
event-stolen = { $who } missir { $card-acc } og { $caster } fær spilið.
event-return = { $who } skilar { $card-dat } í forðann.
event-reshuffle = Kastbunkarnir eru stokkaðir saman í nýjan dráttarbunka.
event-declare = { $who } segir „Baba Yaga!“
event-show = { $who } sýnir spilin sín: { $cards }.
event-score = { $points ->
    [one] { $who } fær { $points } stig.
   *[other] { $who } fær { $points } stig.
}

## The situation
describe-game = Baba Yaga, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}; fæst stig vinna.
describe-totals = Stig í mótinu hingað til: { $list }.
describe-hand = { $who } er með { $count ->
    [one] { $count } spil
   *[other] { $count } spil
} á hendi: { $list }.
describe-open-hand = { $who } er með þessi spil á hendi: { $list }; samtals { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}.
describe-unseen = { $count ->
    [one] { $count } svart spil á hvolfi
   *[other] { $count } svört spil á hvolfi
}
describe-pile = Í bunka { $pile } { $count ->
    [one] er { $count } spil
   *[other] eru { $count } spil
}; efst: { $card }.
describe-no-pile = Bunki { $pile } er tómur.
describe-locked = Galdraspilið efst í bunka { $pile } má ekki taka því að galdrað var með því í leiknum næst á undan.
describe-draw = Í dráttarbunkanum { $count ->
    [one] er { $count } spil
   *[other] eru { $count } spil
}; bakhlið efsta spilsins er { $back }.
describe-supply = Eftir í forðunum: Baba Yaga-spil { $yagas }, Uglur { $owls }.
describe-cast = { $who } galdrar með { $card-dat } og leggur á bunka { $pile }; greitt hingað til: { $list }.
describe-nothing-paid = ekkert
describe-phase-act = { $who } á leik: skipta á spili, galdra eða segja „Baba Yaga“.
describe-phase-pay = { $who } er að greiða fyrir galdurinn.
describe-phase-aim = { $who } velur að hverju galdurinn beinist.
describe-phase-reply = { $who } verður fyrir galdrinum og svarar.
describe-points = Stig: { $list }.

## Hvers vegna eitthvað má ekki
because-not-held = Þú ert ekki með { $card-acc } á hendi.
because-locked = Rétt áðan var galdrað með spilinu í bunka { $pile } og það má ekki taka.
because-missing-pile = Bunki { $pile } er tómur: leggðu fyrst í hann.
because-no-pile = Enginn kastbunki er til að taka úr: dragðu spil.
because-too-few = Þú þarft nákvæmlega { $price } en átt aðeins { $sum }.
because-price = Þú þarft nákvæmlega { $price }: þeirri summu er ekki hægt að ná með { $list }.
because-no-potion = Þetta kostar { $price } og þú átt engan töfradrykk.
because-declare = Höndin þín er { $points } stig; til að segja „Baba Yaga“ má hún mest vera fjögur.
because-order = Fyrst Mortél, síðan stærsti drykkurinn.
because-rest = { $rest } á eftir að greiða: með { $card-dat } gengi það ekki upp.
because-too-much = { $card } er of mikið: aðeins { $rest } á eftir að greiða.
because-done = Ekkert Mortél er í þessari greiðslu: greiddu afganginn með drykkjum.
because-ask-aim = Veldu að hverju galdurinn beinist.
because-ask-reply = Galdurinn beinist að þér: svaraðu.
because-take = Aðeins Pelíkani leyfir þér að taka úr forðanum.
because-no-supply = { $card }: ekkert eftir í forðanum.
because-rob = Aðeins Kettir taka spil af öðrum.
because-self = Kettirnir taka ekkert af þér.
because-nobody = Þarna situr enginn.
because-black = Hér taka Kettirnir aðeins Baba Yaga-spil eða Uglu.
because-has-none = { $who } er ekki með { $card-acc }.
because-dispel = Aðeins Töfrasproti lætur aðra skila spilum.
because-nothing = Galdurinn getur gert eitthvað: veldu það.
because-garlic = Hvítlaukur svarar aðeins Köttum eða Töfrasprota sem beinist að þér.

## The terminal
term-draw = Dráttarbunki
term-pile = Bunki { $pile }
term-empty = tómur
term-locked = læst í þessum leik
term-supply = Forðar
term-casting = Galdur á bunka { $pile }
term-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}

## The page
page-idea = Djúpt í skóginum bíða galdrar Baba Yaga: bruggaðu þá úr töfradrykkjunum á hendi og skiptu þungum spilum út fyrir Baba Yaga-spil sem telja ekki neitt. Komdu þér niður í fjögur stig, hrópaðu „Baba Yaga!“ og vonaðu að enginn sé með minna.
page-length = 15 mínútur á umferð
page-short-1 = Vertu með fæst stig á fimm spila hendi. Baba Yaga telur ekkert, töfradrykkur töluna sína og allt annað 7 til 10.
page-short-2 = Þegar þú átt leik gerirðu eitt af þrennu. Skipti: leggðu spil á annan kastbunkann og taktu eitt úr dráttarbunkanum eða af hinum kastbunkanum.
page-short-3 = Galdur: greiddu fyrir galdur með töfradrykkjum sem ná nákvæmlega verði hans, 7, eða 8 fyrir Töfrasprota; Mortél kemur í stað hvaða magns sem er. Dragðu síðan úr dráttarbunkanum þar til þú ert aftur með fimm spil.
page-short-4 = Pelíkani sækir Baba Yaga-spil eða Uglu í forðann og Ugla tvö Baba Yaga-spil. Kettir taka Baba Yaga-spil eða Uglu af leikmanni að þínu vali (hvaða spil sem er, ef borðið spilar þannig). Með Töfrasprota nefnirðu Baba Yaga-spil eða Uglur og allir aðrir sem eiga slíkt spil skila einu í forðann. Hvítlaukur ver þig gegn Köttum og Töfrasprota.
page-short-5 = Segja „Baba Yaga!“: með fjögur stig eða færri máttu segja það í staðinn og þá lýkur umferðinni strax. Fæst stig vinna og af jöfnum höndum sú sem er með fleiri Baba Yaga-spil. Í móti fær sá sem segir „Baba Yaga“ 25 stig, en aðeins ef einhver er með lægri hönd en hann.
page-ask-phase-act = Skiptu á spili, galdraðu eða segðu „Baba Yaga“.
page-ask-phase-act-swap = Skiptu á spili.
page-ask-phase-act-cast-swap = Skiptu á spili eða galdraðu.
page-ask-phase-act-declare-swap = Skiptu á spili eða segðu „Baba Yaga“.
page-ask-phase-pay = Greiddu fyrir galdurinn: fyrst Mortél, síðan stærsta drykkinn.
page-ask-phase-aim = { $spell ->
    [pelican] Veldu hvað Pelíkaninn sækir.
    [cats] Veldu hvað Kettirnir taka og frá hverjum.
   *[wand] Veldu hverju allir aðrir skila.
}
page-ask-phase-aim-nothing = Galdurinn finnur ekkert að gera.
page-ask-phase-reply = { $spell ->
    [cats] { $by } sendir Kettina til að taka { $card-acc } af þér; leggðu Hvítlauk eða láttu það yfir þig ganga.
   *[wand] { $by } veifar Töfrasprotanum: þú átt að skila { $card-dat }; leggðu Hvítlauk eða láttu það yfir þig ganga.
}
page-ask-phase-reply-submit = { $spell ->
    [cats] { $by } sendir Kettina til að taka { $card-acc } af þér.
   *[wand] { $by } veifar Töfrasprotanum: þú átt að skila { $card-dat }.
}
page-option-edition = Hvað Kettirnir mega taka
page-option-edition-en = Aðeins Baba Yaga-spil eða Uglu
page-option-edition-es = Hvaða spil sem er, svört spil óséð
page-option-match = Lengd
page-option-match-round = Ein umferð
page-option-match-tournament = Umferðir þar til einhver nær 100 stigum
page-end-counts = Stigin teljast gegn þér: sá vinnur sem er með fæst.
board-lay = Leggja hér
board-take = Taka
board-draw = Draga
board-cast = Galdra
board-ward = Hvítlauk hér
board-dispel = Allir skila
board-brew = Mortél: afgangurinn
board-cauldron = Nornapottur
board-locked = læst
board-new = nýtt
board-hit = verður fyrir galdrinum
board-won = sigur
board-supply = { $card }: { $count } í forðanum
board-backs = { $who }, { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}, bakhlið: { $back }
board-paid = { $paid } af { $price } greidd
board-worth = Höndin þín telur { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
board-total = { $points } í mótinu
board-showdown = Umferð lokið
board-close = Spila áfram
board-help-yaga = Telur ekki neitt: því fleiri, því betra.
board-help-potion = Greiðir fyrir galdra; telur tölu sína.
board-help-pelican = Verð 7: taktu Baba Yaga-spil eða Uglu úr forðanum.
board-help-owl = Verð 7: taktu tvö Baba Yaga-spil.
board-help-cats = Verð 7: taktu Baba Yaga-spil eða Uglu af öðrum leikmanni; hvaða spil sem er, ef borðið spilar þannig.
board-help-wand = Verð 8: allir aðrir skila Baba Yaga-spili eða Uglu.
board-help-garlic = Leggðu hann niður þegar Kettir eða Töfrasproti beinast að þér: þig sakar ekki.
board-help-mortar = Stendur fyrir hvaða upphæð sem er í greiðslu.

## Leiðsögn um fyrsta leik
guide-hand = Þetta er höndin þín. Töfradrykkur telur töluna sína, Baba Yaga ekkert og allt annað 7 til 10. Fæst stig vinna.
guide-piles = Spilin fara á tvo kastbunka, A og B. Þegar þú átt leik leggurðu eitt á annan þeirra og tekur síðan efsta spilið af hinum eða óséð spil úr dráttarbunkanum.
guide-swap = Þú átt leik! Losaðu þig við spil sem telur mikið: ýttu á það, ýttu á bunkann sem það fer á og svo á staðinn sem nýja spilið kemur frá.
guide-spell = Þetta er galdur. Með töfradrykkjum sem ná nákvæmlega verðinu, 7 (8 fyrir Töfrasprota), geturðu galdrað í stað þess að skipta á spili: ýttu á galdurinn, nornapottinn og bunka.
guide-declare = Hér sérðu hvað höndin þín telur. Með fjögur stig eða færri ýtirðu hér og segir „Baba Yaga!“: umferðinni lýkur strax og allir telja. Gangi þér vel!
