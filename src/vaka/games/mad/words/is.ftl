### MAD-spilið: nöfn, kostir, atburðir, stöður.

game-title = MAD-spilið

## Spil. Nafn spils stendur í skilaboðum sem { $card }; .acc er þolfall, .dat þágufall.
card-g1 = grænn ás
    .acc = grænan ás
    .dat = grænum ás
card-g2 = grænn tvistur
    .acc = grænan tvist
    .dat = grænum tvisti
card-g3 = grænn þristur
    .acc = grænan þrist
    .dat = grænum þristi
card-g4 = grænn fjarki
    .acc = grænan fjarka
    .dat = grænum fjarka
card-g5 = græn fimma
    .acc = græna fimmu
    .dat = grænni fimmu
card-g6 = græn sexa
    .acc = græna sexu
    .dat = grænni sexu
card-gwhich = grænt Stefnuspil
    .acc = grænt Stefnuspil
    .dat = grænu Stefnuspili
card-gdraw1 = grænt Dragið 1
    .acc = grænt Dragið 1
    .dat = grænu Dragið 1
card-ggive2 = græn Tvígjöf
    .acc = græna Tvígjöf
    .dat = grænni Tvígjöf
card-y1 = gulur ás
    .acc = gulan ás
    .dat = gulum ás
card-y2 = gulur tvistur
    .acc = gulan tvist
    .dat = gulum tvisti
card-y3 = gulur þristur
    .acc = gulan þrist
    .dat = gulum þristi
card-y4 = gulur fjarki
    .acc = gulan fjarka
    .dat = gulum fjarka
card-y5 = gul fimma
    .acc = gula fimmu
    .dat = gulri fimmu
card-y6 = gul sexa
    .acc = gula sexu
    .dat = gulri sexu
card-ywhich = gult Stefnuspil
    .acc = gult Stefnuspil
    .dat = gulu Stefnuspili
card-ydraw1 = gult Dragið 1
    .acc = gult Dragið 1
    .dat = gulu Dragið 1
card-ygive2 = gul Tvígjöf
    .acc = gula Tvígjöf
    .dat = gulri Tvígjöf
card-r1 = rauður ás
    .acc = rauðan ás
    .dat = rauðum ás
card-r2 = rauður tvistur
    .acc = rauðan tvist
    .dat = rauðum tvisti
card-r3 = rauður þristur
    .acc = rauðan þrist
    .dat = rauðum þristi
card-r4 = rauður fjarki
    .acc = rauðan fjarka
    .dat = rauðum fjarka
card-r5 = rauð fimma
    .acc = rauða fimmu
    .dat = rauðri fimmu
card-r6 = rauð sexa
    .acc = rauða sexu
    .dat = rauðri sexu
card-rwhich = rautt Stefnuspil
    .acc = rautt Stefnuspil
    .dat = rauðu Stefnuspili
card-rdraw1 = rautt Dragið 1
    .acc = rautt Dragið 1
    .dat = rauðu Dragið 1
card-rgive2 = rauð Tvígjöf
    .acc = rauða Tvígjöf
    .dat = rauðri Tvígjöf
card-b1 = blár ás
    .acc = bláan ás
    .dat = bláum ás
card-b2 = blár tvistur
    .acc = bláan tvist
    .dat = bláum tvisti
card-b3 = blár þristur
    .acc = bláan þrist
    .dat = bláum þristi
card-b4 = blár fjarki
    .acc = bláan fjarka
    .dat = bláum fjarka
card-b5 = blá fimma
    .acc = bláa fimmu
    .dat = blárri fimmu
card-b6 = blá sexa
    .acc = bláa sexu
    .dat = blárri sexu
card-bwhich = blátt Stefnuspil
    .acc = blátt Stefnuspil
    .dat = bláu Stefnuspili
card-bdraw1 = blátt Dragið 1
    .acc = blátt Dragið 1
    .dat = bláu Dragið 1
card-bgive2 = blá Tvígjöf
    .acc = bláa Tvígjöf
    .dat = blárri Tvígjöf
card-wild = Villingur
    .acc = Villing
    .dat = Villingi
card-wooly = Loðvillingur
    .acc = Loðvilling
    .dat = Loðvillingi
card-worry = Áhyggjuspil
    .acc = Áhyggjuspil
    .dat = Áhyggjuspili
card-exchange = Skiptispil
    .acc = Skiptispil
    .dat = Skiptispili
card-joker = Jóker
    .acc = Jókerinn
    .dat = Jókernum
card-unseen = spil
    .acc = spil
    .dat = spilinu

colour-green = grænn
    .acc = grænan
colour-yellow = gulur
    .acc = gulan
colour-red = rauður
    .acc = rauðan
colour-blue = blár
    .acc = bláan

## Kostir sem hægt er að velja
action-play = Leggja út { $card-acc }
action-draw = Draga spil
action-keep = Halda spilinu
action-cw = Réttsælis
action-ccw = Rangsælis
action-name = Nefna { $colour-acc } lit
action-at = Velja að { $who } verði fyrir spilinu
action-skip = Sleppa áhrifunum
action-give = Gefa { $card-acc }
action-end = Binda enda á spilið og telja stigin
action-colour = Nefna aðeins lit
action-worry = Svara með Áhyggjuspili
action-accept = Sætta sig við áhrifin

## Atburðir, sem línur í annál
event-deal = { $who } gefur.
event-turn-up = Bunkinn byrjar á { $card-dat }; litið er svo á að { $who } hafi lagt spilið út.
event-play = { $who } leggur út { $card-acc }.
event-draw = { $who } dregur { $card-acc }.
event-keep = { $who } heldur { $card-dat }.
event-pass = { $who } hefur ekkert til að draga og segir pass.
event-direction-cw = { $who } ákveður að spilað sé réttsælis.
event-direction-ccw = { $who } ákveður að spilað sé rangsælis.
event-colour = { $who } nefnir { $colour-acc } lit.
event-aim = { $who } beinir { $card-dat } að öðrum leikmanni og { $target } verður fyrir valinu.
event-skip = { $who } sleppir áhrifum spilsins.
event-offer = { $who } velur { $card-acc } til að gefa.
event-worry = { $who } svarar með Áhyggjuspili og { $target } fær á baukinn.
event-accept = { $who } sættir sig við áhrifin.
event-gift = { $target } fær { $card-acc } sem { $who } gefur.
event-swap = { $who } og { $target } skipta um hönd.
event-reshuffle = Bunkinn er stokkaður í nýjan stokk.
event-end = { $who } bindur enda á spilið með Jókernum.
event-out = { $who } hefur losnað við öll spilin sín.
event-score = { $points ->
    [one] { $who } er með { $points } stig eftir á hendi.
   *[other] { $who } er með { $points } stig eftir á hendi.
}

## Staðan
describe-game = MAD-spilið, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}; sá vinnur sem fyrstur losnar við öll spilin sín.
describe-hand = { $who } er með { $count ->
    [one] { $count } spil
   *[other] { $count } spil
} á hendi: { $list }.
describe-empty-hand = { $who } er ekki með nein spil á hendi.
describe-unseen = { $count ->
    [one] { $count } spil á hvolfi
   *[other] { $count } spil á hvolfi
}
describe-pile = Í bunkanum { $count ->
    [one] er { $count } spil
   *[other] eru { $count } spil
}; efst: { $card }.
describe-colour = Liturinn sem gildir er { $colour }.
describe-stock = { $count ->
    [0] Stokkurinn er búinn.
    [one] Í stokknum er { $count } spil.
   *[other] Í stokknum eru { $count } spil.
}
describe-direction-cw = Spilað er réttsælis.
describe-direction-ccw = Spilað er rangsælis.
describe-drawn = Dregið rétt í þessu: { $card }.
describe-follow = { $who } fer eftir textanum á { $card-dat }.
describe-aim = { $target } er leikmaðurinn sem { $who } beinir { $card-dat } að.
describe-gifts = Valið til að gefa: { $list }.
describe-worry = { $who } hefur svarað með Áhyggjuspili.
describe-phase-turn = { $who } á leik: leggja út spil eða draga.
describe-phase-drawn = { $who } leggur út spilið sem var dregið eða heldur því.
describe-phase-direction = { $who } velur stefnuna.
describe-phase-colour = { $who } nefnir lit.
describe-phase-target = { $who } velur leikmann.
describe-phase-give = { $who } velur spil til að gefa.
describe-phase-joker = { $who } bindur enda á spilið eða nefnir aðeins lit.
describe-phase-reply = { $who } verður fyrir spilinu og svarar.
describe-points = Stig eftir á hendi: { $list }.

## Hvers vegna eitthvað má ekki. { $top } er efsta spilið í bunkanum.
because-misfit = { $card } passar ekki á { $top-acc }.
because-colour-named = { $card } passar ekki: nefndi liturinn er { $colour }.
because-not-held = Þú ert ekki með { $card-acc } á hendi.
because-drawn = Þú hefur dregið: nú má aðeins leggja út { $card-acc }.
because-drawn-already = Þú hefur þegar dregið eitt spil: { $card }. Leggðu það út eða haltu því.
because-asked-drawn = Þú hefur ekki dregið spil.
because-asked-direction = Aðeins Stefnuspil breytir stefnunni.
because-asked-colour = Litur er aðeins nefndur eftir litlaust spil.
because-asked-target = Engu spili er verið að beina að neinum.
because-asked-give = Spil eru aðeins gefin með Tvígjöf.
because-asked-joker = Um það er aðeins spurt eftir Jóker, með mest þrjú önnur spil á hendi.
because-asked-reply = Engu er beint að þér.
because-ask-target = Veldu leikmann.
because-ask-give = Veldu spilin sem þú gefur.
because-ask-reply = Svaraðu spilinu sem beint er að þér.
because-self = Þú getur ekki beint spilinu að þér.
because-nobody = Þarna situr enginn.
because-must-hit = Einhver verður að verða fyrir { $card-dat }.
because-skip-give = Þú hefur valið leikmann: veldu nú tvö spil.
because-skip-gift = Eitt spil er valið: veldu nú annað.

## Útstöðin
term-stock = Stokkur
term-pile = Bunki
term-colour = Litur
term-direction = Stefna
term-gifts = Gjafir
term-drawn = Dregið
term-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}

## Síðan
page-idea = Hvert spil sem þú losnar við er lítill sigur og hvert spil sem vinirnir lauma að þér er lítil móðgun. Skiptu um lit, snúðu stefnunni við, skiptu um hönd við aðra og losnaðu við öll spilin á undan hinum.
page-length = 10–25 mínútur
page-short-1 = Losnaðu fyrst við öll spilin.
page-short-2 = Þegar þú átt leik leggurðu út eitt spil eða dregur eitt; spil sem þú dregur má leggja strax út. Litað spil þarf að eiga lit, tölu, mynd eða texta sameiginlegan með efsta spilinu í bunkanum. Litlaus spil má leggja á hvað sem er og sá sem leggur þau út nefnir litinn sem tekur við.
page-short-3 = Stefnuspil ræður stefnunni, Dragið 1 lætur alla hina draga spil, með Tvígjöf máttu gefa einhverjum tvö spil, Loðvillingur lætur einhvern draga þrjú og með Skiptispili máttu skipta um hönd við einhvern.
page-short-4 = Þegar spili er beint að þér máttu svara með Áhyggjuspili og nefna litinn. Skiptispil fellur þá úr gildi; Loðvillingur og Tvígjöf bitna á þeim sem beitti þeim; eftir Dragið 1 draga allir nema þú.
page-short-5 = Með mest þrjú önnur spil á hendi máttu binda enda á spilið með Jókernum: stigin á öllum höndum eru talin og þú vinnur aðeins með færri stig en allir hinir.
page-ask-phase-turn = Leggðu út spil eða dragðu.
page-ask-phase-turn-draw = Ekkert spil passar: dragðu.
page-ask-phase-drawn = Leggðu út spilið sem þú dróst eða haltu því.
page-ask-phase-drawn-keep = Spilið sem þú dróst passar ekki: haltu því.
page-ask-phase-direction = Veldu stefnuna.
page-ask-phase-colour = Nefndu lit.
page-ask-phase-target = { $effect ->
    [wooly] Veldu hver dregur þrjú spil.
    [exchange] Veldu við hvern þú skiptir um hönd eða slepptu áhrifunum.
   *[give2] Veldu hver fær tvö af spilunum þínum eða slepptu áhrifunum.
}
page-ask-phase-give = Veldu tvö spil sem { $target } fær.
page-ask-phase-joker = Bittu enda á spilið eða nefndu aðeins lit.
page-ask-phase-reply = { $effect ->
    [wooly] { $by } beinir { $card-dat } að þér: þú dregur þrjú spil, nema þú svarir með Áhyggjuspili.
    [exchange] { $by } beinir { $card-dat } að þér: þið skiptið um hönd, nema þú svarir með Áhyggjuspili.
    [give2] { $by } beinir { $card-dat } að þér: þú færð tvö spil, nema þú svarir með Áhyggjuspili.
   *[draw1] { $by } beinir { $card-dat } að þér: þú dregur eitt spil, nema þú svarir með Áhyggjuspili.
}
page-ask-phase-reply-accept = { $effect ->
    [wooly] { $by } beinir { $card-dat } að þér: þú dregur þrjú spil.
    [exchange] { $by } beinir { $card-dat } að þér: þið skiptið um hönd.
    [give2] { $by } beinir { $card-dat } að þér: þú færð tvö spil.
   *[draw1] { $by } beinir { $card-dat } að þér: þú dregur eitt spil.
}
board-hand = Spilin þín
board-help-number = Passar að lit eða tölu.
board-help-which = Veldu stefnuna.
board-help-draw1 = Allir aðrir draga eitt spil.
board-help-give2 = Gefðu einum leikmanni tvö af spilunum þínum ef þú vilt.
board-help-wild = Passar á hvað sem er: nefndu lit.
board-help-wooly = Passar á hvað sem er: nefndu lit og einhver dregur þrjú spil.
board-help-exchange = Passar á hvað sem er: skiptu um hönd við einhvern, ef þú vilt, og nefndu lit.
board-help-worry = Geymdu það þar til spili er beint að þér: þá snýr það högginu við. Þegar þú átt leik nefnir það aðeins lit.
board-help-joker = Passar á hvað sem er: nefndu lit eða bittu, með mest þrjú önnur spil, enda á spilið og láttu telja stigin.

## Leiðsögn um fyrsta leik
guide-hand = Þetta eru spilin þín. Losnaðu fyrst við þau öll.
guide-pile = Spil passar á þennan bunka ef það er eins og efsta spilið að lit, tölu eða texta. Litlaus spil passa á hvað sem er.
guide-play = Þú átt leik! Spilin sem glóa passa: ýttu á eitt til að leggja það út. Eða dragðu spil í staðinn.
guide-draw = Þú átt leik! Ekkert spila þinna passar, svo ýttu hér til að draga. Ef spilið passar máttu leggja það strax út.
guide-text = Þetta spil gerir eitthvað þegar það er lagt út. Haltu spili niðri eða hægrismelltu á það til að lesa hvað.
guide-end = Hjá hverjum leikmanni sérðu hve mörg spil hann er með. Hafðu auga með þeim sem eiga fá eftir. Góða skemmtun!
page-end-counts = Hvað spilin sem eftir eru á hendi telja. Sá vinnur sem á ekkert spil eftir.
board-last-card = Síðasta spilið!
