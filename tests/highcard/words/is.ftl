### Hæsta spilið: nöfn, kostir, atburðir, stöður.

game-title = Hæsta spilið

## Spil. Nafn spils stendur í skilaboðum sem { $card }; .acc er þolfall.
card-1 = ás
    .acc = ás
card-2 = tvistur
    .acc = tvist
card-3 = þristur
    .acc = þrist
card-4 = fjarki
    .acc = fjarka
card-5 = fimma
    .acc = fimmu
card-6 = sexa
    .acc = sexu
card-7 = sjöa
    .acc = sjöu
card-8 = átta
    .acc = áttu
card-9 = nía
    .acc = níu
card-10 = tía
    .acc = tíu
card-unseen = spil
    .acc = spil

stake-low = lágt
stake-high = hátt

## Kostir sem hægt er að velja
action-call-low = Segja lágt (1 stig)
action-call-high = Segja hátt (2 stig)
action-keep = Halda spilinu
action-swap = Skipta um spil

## Atburðir, sem línur í annál. Umferð gefur 2 til 4 stig.
event-deal = Ný umferð: allir fá eitt spil og { $who } byrjar.
event-call-low = { $who } segir lágt: 1 stig.
event-call-high = { $who } segir hátt: 2 stig.
event-keep = { $who } heldur spilinu.
event-swap = { $who } leggur { $card-acc } á kastbunkann.
event-draw = { $who } dregur { $card-acc }.
event-show = { $who } sýnir { $card-acc }.
event-score = { $who } vinnur umferðina og fær { $points } stig.
event-win = { $who } er með að minnsta kosti 12 stig og vinnur spilið.

## Staðan. Í stokknum eru 6 til 8 spil.
describe-game = Hæsta spilið fyrir tvo leikmenn; sá vinnur sem fyrstur fær 12 stig.
describe-hand = { $who } er með { $card-acc } á hendi.
describe-stake-low = { $who } hefur sagt lágt.
describe-stake-high = { $who } hefur sagt hátt.
describe-discard = Í kastbunkanum: { $list }.
describe-stock = Í stokknum eru { $count } spil.
describe-points = Stig: { $list }.
describe-phase-call = { $who } segir lágt eða hátt.
describe-phase-card = { $who } heldur spilinu eða skiptir um spil.

## Útstöðin
term-stock = Stokkur
term-discard = Kastbunki
term-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}

## Síðan
page-idea = Eitt spil á mann og enginn nema þú veit hvaða spil þú ert með. Segðu hversu viss þú ert og haltu svo því sem þú hefur eða treystu stokknum.
page-length = 3–5 mínútur
page-short-1 = Fáðu 12 stig á undan hinum.
page-short-2 = Hvor leikmaður er með eitt spil, frá 1 til 10, sem enginn annar sér.
page-short-3 = Þegar þú átt leik segirðu lágt (1 stig) eða hátt (2 stig). Síðan heldurðu spilinu þínu eða skiptir einu sinni á því og efsta spilinu í stokknum; gamla spilið er lagt upp í loft.
page-short-4 = Þegar báðir hafa átt leik vinnur hærra spilið samanlögð stigin sem sögð voru. Þá er gefið aftur og hinn leikmaðurinn byrjar.
page-ask-phase-call = Hversu viss ertu? Segðu lágt eða hátt.
page-ask-phase-card = Snertu spilið þitt til að halda því eða stokkinn til að skipta.
board-last = Síðasta umferð
