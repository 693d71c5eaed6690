### Words that every game shares.

seat-name = Leikmaður { $seat }
seat-you = { $who } (þú)
seat-self = Þú

## The end of a game
winner = { $who } vinnur.
winners = Sigurvegarar: { $who }.
winner-you = Þú vinnur!
over = Spilinu er lokið.

## Hvers vegna eitthvað má ekki, í einni stuttri setningu. { $ask } er heil setning: það sem spurt er um núna.
because-turn = { $who } á leik.
because-first = Ekki núna. { $ask }

## Describing choices
choices = Í boði: { $list }.
choice = { $notation } ({ $text })

## Playing in the terminal
play-title = { $game }, { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}
play-hash = Gjöfin er innsigluð. SHA-256 af lykli hennar: { $hash }
play-key = Lykillinn var { $key }. Sannreyndu gjöfina með: vaka verify { $file }
play-assumed = Vaka gefur sér fjölda spila af hverri tegund; ekki er vitað hve mörg þau eru í prentaða spilinu.
play-assumed-board = Vaka gefur sér hvar flísar og steinar eru á fjallinu; ekki er vitað hvernig prentaða borðið er.
play-prompt = Hvað velur þú? (númer, skráning eða help til að fá hjálp)
play-help = Sláðu inn númerið á þeim kosti sem þú velur eða skráninguna sem stendur við hann. ? NOTATION segir hvers vegna eitthvað er leyfilegt eða ekki, til dæmis: ? { $example }
play-commands = help sýnir aftur það sem er í boði og þessar skipanir; undo tekur síðasta val þitt til baka; save FILE vistar spilið í skrá; rules CLAUSE sýnir grein úr reglubókinni; hint sýnir bestu kostina; með quit hættir þú.
play-allowed = { $notation } er leyfilegt núna.
play-thinking = { $who } hugsar …
play-undone = Tekið til baka.
play-no-undo = Þetta er ekki hægt að taka til baka: spil hafa verið dregin eða sýnd eða annar leikmaður hefur tekið ákvörðun.
play-saved = Vistað sem { $file }. Haltu áfram með: vaka play --resume { $file }
play-not-saved = Ekki tókst að vista spilið sem { $file }: { $fault }
play-no-number = Enginn kostur er númer { $number }; sá síðasti er númer { $last }.
play-resumed = Spilið heldur áfram eftir { $count ->
    [one] { $count } ákvörðun
   *[other] { $count } ákvarðanir
}.

## Teaching
hint-title = Bestu kostirnir og líkur þeirra á sigri, samkvæmt { $simulations } hermunum:
hint-choice = { $chance } %: { $text }
analyse-curve = Líkur á sigri í prósentum, eins og hver leikmaður gat metið þær, eftir ákvörðunum
analyse-costly = Ákvarðanirnar sem kostuðu mest:
analyse-none = Engin ákvörðun kostaði { $least } % af sigurlíkunum.
analyse-decision = Ákvörðun { $number }, { $who }: { $action } ({ $chance } %). Betra: { $best } ({ $better } %).
