### MAD: reglubókin, grein fyrir grein. Auðkenni skilaboðanna eru auðkenni greinanna.

chapter-cards = Spilin

MD-1 = Í MAD eru 76 spil. Í hverjum lit, grænum, gulum, rauðum og bláum, eru tvö spil með hverri tölu frá 1 til 6, tvö Stefnuspil, eitt Dragið 1 og ein Tvígjöf. Litlaus eru fjórir Villingar, þrír Loðvillingar, tvö Áhyggjuspil, tvö Skiptispil og einn Jóker.
M-F1 = Spilin 76 skiptast í 48 talnaspil, 8 Stefnuspil, 4 Dragið 1, 4 Tvígjafir, 4 Villinga, 3 Loðvillinga, 2 Áhyggjuspil, 2 Skiptispil og 1 Jóker. Auð spil og auglýsingaspil sem eru í öskjunni eru ekki notuð.
M-F17 = Íslensku nöfnin hér eru styttri en þau prentuðu, sem á ensku eru Draw 1 you varmints (Dragið 1), Give someone two (from your hand) (Tvígjöf), What me worry? You worry! (Áhyggjuspil) og Exchange your hand with anyone (Skiptispil). Stefnuspil, Villingur, Loðvillingur og Jóker heita þar Which way, Wild, Wild & wooly og Joker og munar þá í mesta lagi spurningarmerki eða upphrópunarmerki.

chapter-setup = Undirbúningur

MD-2 = Þegar leikmenn eru tveir til fjórir fær hver þeirra átta spil en sjö þegar þeir eru fimm eða sex. Spilin sem eftir eru mynda stokkinn og snúa bakhliðinni upp; efsta spilinu í honum er snúið við og það verður fyrsta spilið í bunkanum.
M-F2 = MAD er fyrir tvo til sex leikmenn. Séu þeir tveir til fjórir byrjar hver þeirra með átta spil en með sjö ef þeir eru fimm eða sex.
M-R11 = Dregið er um hver gefur fyrst. Ef spilað er aftur gefur leikmaðurinn hægra megin við gjafarann í næsta skipti.
    .reading = Prentaða reglublaðið segir ekkert um þetta.
MD-A10 = Þú mátt raða spilunum á hendi þinni eins og þú vilt. Röð þeirra segir hinum leikmönnunum ekkert.

chapter-first-card = Hver byrjar og fyrsta spilið

MD-3 = Leikmaðurinn hægra megin við gjafarann byrjar og spilað er rangsælis þar til stefnunni er breytt með Stefnuspili.
M-F3 = Leikmaðurinn hægra megin við gjafarann á fyrsta leik því að í byrjun er spilað rangsælis.
MD-17 = Litið er svo á að gjafarinn hafi lagt út fyrsta spilið sem snúið er upp, hvaða spil sem það er, og hann ræður öllu sem velja þarf vegna þess.
M-R1 = Áhrif fyrsta spilsins koma fram þegar allir leikmenn hafa tekið upp spilin sín en áður en nokkur á leik, svo að gjafarinn sér hönd sína þegar hann velur.
MD-A7 = Áhyggjuspil má leggja út gegn fyrsta spili gjafarans rétt eins og gegn hverju öðru spili sem beinist að þér. Þegar spil leyfir þér að velja leikmann verður það alltaf að vera einhver annar en þú.
M-R2 = Ef fyrsta spilið er talnaspil gerist ekkert og leikmaðurinn hægra megin við gjafarann byrjar.
M-R3 = Ef fyrsta spilið er Stefnuspil velur gjafarinn stefnuna. Sá sem situr næstur gjafaranum í þá átt byrjar.
M-R4 = Ef fyrsta spilið er Dragið 1 draga allir leikmenn nema gjafarinn eitt spil. Þú mátt svara því með Áhyggjuspili.
M-R5 = Ef fyrsta spilið er Tvígjöf má gjafarinn gefa einum öðrum leikmanni tvö spil af hendi sinni.
M-R6 = Ef fyrsta spilið er Villingur nefnir gjafarinn litinn sem gildir.
M-R7 = Ef fyrsta spilið er Loðvillingur nefnir gjafarinn lit og annan leikmann, sem dregur þrjú spil. Sá leikmaður má svara með Áhyggjuspili.
M-R8 = Ef fyrsta spilið er Skiptispil má gjafarinn skipta um hönd við annan leikmann. Hvort sem skipt er eða ekki nefnir gjafarinn síðan litinn; ef Áhyggjuspil stöðvar skiptin gerir sá það sem lagði það út.
M-R9 = Ef fyrsta spilið er Áhyggjuspil nefnir gjafarinn aðeins lit. Enginn hefur ráðist á gjafarann, svo að hann þarf ekki að verjast neinu.
M-R10 = Ef fyrsta spilið er Jóker nefnir gjafarinn aðeins lit. Hann er með sjö eða átta spil á hendi og það eru of mörg til að hann geti bundið enda á spilið með Jókernum.

chapter-turn = Þegar þú átt leik

MD-4 = Þegar þú átt leik leggur þú út eitt spil eða dregur eitt úr stokknum; spil sem þú dregur máttu leggja út strax ef það passar. Síðan á næsti leikmaður leik.
M-F5 = Ef ekkert spil hjá þér passar dregur þú eitt. Leggðu það út ef það passar og þú vilt, annars heldur þú því; síðan er komið að næsta leikmanni.
MD-19 = Þér er aldrei skylt að leggja út spil, jafnvel þótt eitthvert spila þinna passi. Þú mátt draga í staðinn.
M-F6 = Öllum er frjálst að draga þegar þeir eiga leik, ekki aðeins þeim sem geta ekki lagt út spil.
M-R16 = Ef þú dregur þegar þú átt leik dregur þú nákvæmlega eitt spil. Þú mátt ekki halda áfram að draga þangað til þú færð spil sem passar.
MD-A1 = Í hvert sinn sem þú dregur spil þegar þú átt leik er spurt hvort þú viljir leggja það út eða halda því. Ef spilið passar ekki er keep eina svarið sem er í boði.
M-R12 = Þú þarft ekki að leggja út spilið sem þú dróst, jafnvel þótt það passi. Þú mátt halda því.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu er dregið spil sem passar lagt út strax; við látum athugasemd þess um að enginn þurfi að leggja út líka gilda um þetta spil.
M-R13 = Ef þú dregur þótt þú hefðir getað lagt út spil máttu samt leggja út spilið sem þú dróst en ekkert annað.
    .reading = Hér er vikið frá bókstaf prentaða reglublaðsins; samkvæmt því heldur leikmaður sem hefði getað lagt út spil því spili sem hann dregur.
MD-A9 = Halda má dregnu spili sem passar, leggja má út spil sem þú kaust að draga og Áhyggjuspil virkar aðeins gegn því sem beinist að þér.
    .reading = Í öllum þremur atriðum víkur Vaka frá bókstaf prentaða reglublaðsins. Væri annað þeirra túlkað þröngt yrðu leikmenn að sýna spilin á hendi til að sanna að ekkert þeirra hefði passað.
M-R14 = Þegar þú hefur dregið máttu aðeins leggja út spilið sem þú dróst. Ekkert annað spil af hendi þinni má leggja út í þeim leik.
M-R15 = Ef þú dregur litlaust spil máttu leggja það út strax. Það á við um allar tegundir, jafnvel Jókerinn, og með honum máttu binda enda á spilið ef þú ert með í mesta lagi þrjú önnur spil á hendi.

chapter-matching = Hvaða spil passar

MD-5 = Litað spil verður að hafa sama lit, sömu tölu, sömu mynd eða sama texta og efsta spilið í bunkanum. Græn fimma passar á grænt Dragið 1 og á rauða fimmu en ekki á rauðan fjarka; gult Stefnuspil passar á gulan þrist og á blátt Stefnuspil. Talan 1 í Dragið 1 telst texti en ekki tala.
M-F4 = Um lituð spil ræður það sem þau eiga sameiginlegt með efsta spilinu í bunkanum: litur, tala, mynd eða texti. Litlaus spil má leggja á hvaða spil sem er.
M-R17 = Sérspil af sömu tegund passa hvert á annað í hvaða lit sem er: Stefnuspil á Stefnuspil, Dragið 1 á Dragið 1 og Tvígjöf á Tvígjöf. Talnaspil passa aðeins eftir lit eða tölu.
MD-6 = Litlaust spil má leggja á hvaða spil sem er en aðeins þegar þú átt leik. Eina undantekningin er Áhyggjuspil; það máttu líka leggja út gegn spili sem beinist að þér þótt þú eigir ekki leik.
M-R18 = Á litlaust spil máttu aðeins leggja spil í litnum sem gildir eða annað litlaust spil. Liturinn sem nefndur var gildir áfram á meðan leikmenn draga og segja pass, þar til litað spil er lagt út eða nýr litur er nefndur.

chapter-wild = Villingur og Loðvillingur

MD-10 = Þegar þú leggur út Villing nefnir þú litinn sem gildir; hann má vera óbreyttur. Næsta spil sem lagt er út verður að vera í þeim lit eða litlaust.
M-F10 = Með Villingi máttu velja litinn sem gildir eða hafa hann óbreyttan. Sá sem næst leggur út spil þarf spil í þeim lit eða litlaust spil.
M-R19 = Þú mátt leggja Villing á annan Villing og nefna einmitt þann lit sem þegar gildir.
MD-11 = Þegar þú leggur út Loðvilling nefnir þú lit og einn annan leikmann. Sá leikmaður dregur þrjú spil.
M-F11 = Með Loðvillingi nefnir þú lit og einn leikmaður að þínu vali dregur þrjú spil.
    .reading = Þetta er hvergi sagt berum orðum á prentaða reglublaðinu; aðeins í einu dæmanna þar sést að dregin eru þrjú spil. Aðrar útgáfur taka af allan vafa.
M-R21 = Hvort tveggja er skylda þegar þú leggur út Loðvilling. Þú verður að nefna lit og líka velja annan leikmann sem dregur þrjú spil.

chapter-coloured = Stefnuspil, Dragið 1 og Tvígjöf

MD-7 = Þegar þú leggur út Stefnuspil velur þú stefnuna, réttsælis eða rangsælis, þá sömu og áður eða hina.
M-F7 = Stefnuspil neyðir þig ekki til að breyta neinu. Þú mátt hafa stefnuna óbreytta.
M-R20 = Stefnuspil veldur því aldrei að hlaupið sé yfir leikmann. Þegar leikmenn eru tveir á andstæðingur þinn alltaf næsta leik, hvora stefnuna sem þú velur.
MD-8 = Þegar þú leggur út Dragið 1 dregur hver hinna leikmannanna eitt spil úr stokknum, í leikröð.
M-F8 = Dragið 1 bitnar á öllum leikmönnum nema þeim sem lagði það út. Þeir draga hver á eftir öðrum í þá átt sem spilað er.
M-R22 = Þú missir ekki af leik þótt þú dragir spil vegna Dragið 1 eða Loðvillings.
MD-9 = Þegar þú leggur út Tvígjöf máttu strax gefa einum öðrum leikmanni tvö spil af hendi þinni. Ef tvö síðustu spilin þín fara þannig af hendinni vinnur þú.
M-F9 = Með Tvígjöf velur þú bæði spilin af hendi þinni og leikmanninn sem fær þau. Þú getur unnið spilið á þennan hátt.
M-R23 = Þú ræður hvort þú gefur spil með Tvígjöf. Þú mátt leggja hana út og gefa ekkert.
M-R24 = Með Tvígjöf eru gefin nákvæmlega tvö spil eða ekkert. Ef þú ert aðeins með eitt annað spil á hendi geturðu ekki gefið það.
M-R25 = Bæði spilin sem þú gefur með Tvígjöf fara til sama leikmanns. Þú mátt ekki skipta þeim á milli tveggja leikmanna.

chapter-exchange = Skiptispil og hin og/eða-spilin

MD-12 = Skiptispil, Áhyggjuspil og Jóker eru og/eða-spil: gerðu það sem spilið segir og nefndu lit, eða nefndu aðeins lit. Með Áhyggjuspili nefnir þú aðeins lit þegar þú átt leik, og ef Jóker bindur enda á spilið þarf ekki að nefna neinn lit.
M-F12 = Þegar þú leggur út og/eða-spil ræður þú hvort farið er eftir textanum á því. Þú mátt hunsa textann og velja aðeins litinn sem gildir.
MD-13 = Þegar þú leggur út Skiptispil máttu láta alla hönd þína í skiptum fyrir hönd hvaða annars leikmanns sem er.
M-R26 = Þegar þú leggur út Skiptispil nefnir þú litinn eftir að skipt hefur verið um hönd, svo að þú sérð nýju höndina þegar þú velur hann.
M-R27 = Með Skiptispili flytjast aðeins spilin á hendi. Leikmenn halda sætum sínum og röðin gengur áfram eins og venjulega.

chapter-worry = Áhyggjuspil

MD-14 = Þegar spil beinist að þér máttu leggja út Áhyggjuspil þótt þú eigir ekki leik og nefna litinn. Það ógildir Skiptispil; öllum öðrum áhrifum snýrð þú gegn árásarmanninum; þegar um Dragið 1 er að ræða dregur þú ekkert og allir aðrir eitt spil. Síðan á sá leik sem er næstur á eftir þeim leikmanni sem var að fá á baukinn.
M-F13 = Áhyggjuspil er vörn sem þú mátt leggja út þótt þú eigir ekki leik, líka gegn Skiptispili. Samkvæmt sumum lýsingum á öðrum útgáfum má það aðeins þegar þú átt leik; hér er farið eftir prentaða reglublaðinu.
M-R28 = Áhyggjuspil svarar aðeins áhrifum sem beinast að þér: Skiptispili, Loðvillingi eða Tvígjöf sem beint er að þér, Dragið 1 eða áhrifum sem er snúið gegn þér. Stefnuspili, talnaspilum, lit sem er nefndur og endalokum spilsins með Jóker er ekki hægt að svara.
    .reading = Hér er vikið frá bókstaf prentaða reglublaðsins, sem setur engar slíkar skorður.
M-R30 = Áhyggjuspil í vörn leggur þú út strax, þótt þú eigir ekki leik.
M-R31 = Þú verður að leggja út Áhyggjuspil áður en áhrifin koma fram: áður en spil eru dregin, áður en þú sérð spilin sem þér eru gefin og áður en skipt er um hönd. Áhyggjuspil sem þú færð einmitt vegna þessara áhrifa kemur of seint.
MD-A2 = Allir sem spil beinist að eru spurðir, hvort sem þeir eru með Áhyggjuspil eða ekki; þegar um Dragið 1 er að ræða er spurt í leikröð á eftir árásarmanninum, áður en nokkur dregur. Áhyggjuspil hleypir af stað nýrri umferð spurninga, um áhrifin sem snúið var við og talið frá þeim sem lagði það út, og þá eru þeir líka spurðir sem höfðu sætt sig við áhrifin; eftir annað Áhyggjuspil er enginn spurður. Dregið er í sömu röð.
M-R29 = Áhyggjuspil bitnar alltaf á árásarmanninum. Þú mátt ekki velja annan leikmann til að verða fyrir áhrifunum í staðinn.
M-R40 = Þegar þú átt leik er Áhyggjuspil notað eins og Villingur: þú nefnir lit og ekkert annað gerist.
M-R32 = Áhyggjuspil sem er lagt út gegn Skiptispili ógildir skiptin og þú nefnir litinn. Ekkert annað kemur fyrir árásarmanninn og hann hefur því engu að svara.
M-R33 = Ef þú leggur út Áhyggjuspil gegn Loðvillingi dregur árásarmaðurinn spilin þrjú í þinn stað. Liturinn sem þú nefnir kemur í stað litarins sem árásarmaðurinn nefndi.
M-R34 = Ef þú leggur út Áhyggjuspil gegn Dragið 1 dregur þú ekkert. Hver hinna leikmannanna, líka árásarmaðurinn, dregur nákvæmlega eitt spil en ekki tvö.
M-R42 = Þegar þú hefur lagt út Áhyggjuspil gegn Dragið 1 verður þú að nefna lit því að nú liggur litlaust spil efst í bunkanum.
M-R35 = Ef fleiri en einn leikmaður gæti svarað Dragið 1 með Áhyggjuspili er spurt í leikröð frá árásarmanninum. Fyrsta Áhyggjuspilið sem lagt er út kemur í stað áhrifanna; annar leikmaður sem er með Áhyggjuspil verður nú fyrir Dragið 1 sem snúið var við og má svara því.
M-R36 = Ef þú leggur út Áhyggjuspil gegn Tvígjöf tekur þú ekki við neinum spilum og mátt í staðinn gefa árásarmanninum tvö af þínum. Ef þú átt færri en tvö spil eftir stöðvar þú aðeins gjöfina.
MD-A3 = Ef þú átt tvö spil eða fleiri eftir þegar þú hefur lagt út Áhyggjuspil gegn Tvígjöf velur þú tvö til að gefa, eða skip áður en þú velur það fyrra. Þá er röðin komin að upphaflega árásarmanninum að svara; eftir annað Áhyggjuspil velur sá sem lagði það út spil til að gefa og nefnir svo litinn. Þú vinnur ef þú gefur tvö síðustu spilin þín.
M-R37 = Ef þú reynir að vinna með því að gefa tvö síðustu spilin þín er enn hægt að stöðva þig með Áhyggjuspili. Þá heldur þú báðum spilunum og gætir jafnvel fengið tvö í viðbót því að þú vinnur ekki fyrr en spilin fara af hendi þinni.
M-R38 = Þú mátt svara Áhyggjuspili með hinu Áhyggjuspilinu ef það snýr Loðvillingi, Dragið 1 eða Tvígjöf gegn þér; ógildingu Skiptispils er ekki hægt að svara. Áhyggjuspilin eru aðeins tvö og því lýkur keðjunni með því síðara. Sá sem síðastur leggur út Áhyggjuspil nefnir litinn.
MD-A4 = Þegar Loðvillingur er lagður út er fyrst nefndur litur og síðan leikmaður, sem svarar svo. Eftir Áhyggjuspil nefnir sá litinn sem síðastur lagði slíkt spil út, þegar engra svara er lengur beðið en áður en áhrifin koma fram. Þegar Skiptispil er lagt út nefnir árásarmaðurinn litinn eftir að skipt hefur verið um hönd eða skiptunum sleppt, en ekki ef Áhyggjuspil stöðvaði þau.
M-R39 = Eftir Áhyggjuspil á sá næsta leik sem er næstur, í þá átt sem spilað er, á eftir þeim leikmanni sem síðast fékk á baukinn. Eftir eitt Áhyggjuspil er það sá sem situr næstur árásarmanninum, eins og orðið hefði hvort sem er. Ef A ræðst á B og bæði leggja út Áhyggjuspil er leikmaðurinn á eftir B næstur: aftur A ef leikmenn eru tveir.
M-R41 = Ef Áhyggjuspilið sem þú leggur út í vörn er síðasta spilið þitt vinnur þú samstundis. Ekkert annað kemur til framkvæmda.

chapter-going-out = Að losna við síðasta spilið

MD-20 = Sá vinnur sem fyrstur losnar við öll spilin sín. Ef Jóker bindur enda á spilið vinna fæst stig og jafntefli er þeim í óhag sem batt enda á það.
M-R43 = Þú vinnur um leið og hönd þín er tóm. Áhrif síðasta spilsins þíns koma ekki fram og þeim er ekki hægt að svara: eftir Dragið 1 eða Loðvilling dregur enginn og enginn má leggja út Áhyggjuspil.
M-R44 = Ef síðasta spilið þitt er litlaust vinnur þú án þess að nefna lit. Þú vinnur líka ef síðasta spilið sem þú leggur út er Skiptispil og þá er ekki skipt um hönd.
M-R45 = Ef Tvígjöf er síðasta spilið þitt vinnur þú með því að leggja hana út. Þá er ekkert eftir til að gefa.
M-R46 = Ef þú leggur út Tvígjöf þegar þú ert með nákvæmlega tvö önnur spil á hendi og gefur þau bæði vinnur þú, nema viðtakandinn svari með Áhyggjuspili.
M-R47 = Enginn getur orðið spilalaus við það að skipt sé um hönd með Skiptispili. Báðir leikmennirnir eru enn með að minnsta kosti eitt spil á hendi, annars væri spilinu þegar lokið.
M-R48 = Ef Jókerinn er síðasta spilið þitt vinnur þú með því að leggja hann út því að þá er hönd þín tóm. Engin stig eru talin vegna þess.

chapter-joker = Jókerinn og stigin

MD-15 = Jókerinn máttu aðeins leggja út þegar þú átt leik. Notaðu hann eins og Villing eða, ef þú ert með í mesta lagi þrjú önnur spil á hendi, til að binda enda á spilið: þá sýna allir hönd sína, stigin eru talin og fæst stig vinna. Þú vinnur aðeins ef þú ert með færri stig en allir aðrir.
M-F14 = Með Jókernum nefnir þú lit eða bindur enda á spilið ef þú ert ekki með fleiri en þrjú önnur spil á hendi. Þá telja allir leikmenn stigin á hendi sinni, þú líka, og fæst stig vinna; jafntefli er þér í óhag.
M-R49 = Til að binda enda á spilið með Jókernum máttu vera með ekkert, eitt, tvö eða þrjú spil á hendi auk hans. Með fjögur eða fleiri máttu aðeins nota hann til að nefna lit.
MD-16 = Talnaspil gildir jafnmörg stig og talan á því segir. Hvert annað spil gildir fimm stig.
M-F15 = Þegar stigin á hendi eru talin gilda spilin 1 til 6 jafnmörg stig og talan segir, 1 til 6. Lituð sérspil og litlaus spil gilda fimm stig hvert.
M-R52 = Jókerinn sem batt enda á spilið telst ekki með hjá neinum. Hann liggur í bunkanum og aðeins eru talin stig fyrir spil á hendi.
M-R50 = Ef þú bindur enda á spilið með Jókernum þarftu færri stig en allir aðrir leikmenn til að vinna. Ef aðrir eru jafnir þér með fæst stig vinna þeir en ekki þú.
M-R51 = Ef tveir eða fleiri leikmenn, aðrir en sá sem lagði út Jókerinn, eru jafnir með fæst stig deila þeir sigrinum.
M-R53 = Þú mátt ekki leggja út Áhyggjuspil gegn Jóker sem bindur enda á spilið. Þau endalok eru ekki áhrif sem beinast að þér.
M-R58 = Stig eru ekki lögð saman úr mörgum spilum í röð; úrslitin ráðast í hverju spili fyrir sig. Stigin skipta aðeins máli þegar Jóker bindur enda á spilið.

chapter-stock = Þegar stokkurinn klárast

MD-18 = Þegar stokkurinn er búinn liggur efsta spilið í bunkanum áfram á sínum stað. Hin spilin í bunkanum eru stokkuð og mynda nýjan stokk.
M-F16 = Spilinu lýkur ekki þótt stokkurinn klárist. Bunkinn, að efsta spilinu undanskildu, er stokkaður og úr honum verður nýr stokkur.
M-R54 = Nýr stokkur er búinn til um leið og síðasta spilið fer úr þeim gamla. Hvorki stefnan né liturinn sem gildir breytist.
M-R55 = Ef stokkurinn klárast á meðan spil eru dregin vegna Dragið 1 eða Loðvillings er bunkinn stokkaður í nýjan stokk og haldið er áfram að draga.
M-R57 = Litlaus spil sem eru stokkuð aftur inn í stokkinn missa litinn sem nefndur var með þeim. Sá sem leggur slíkt spil út síðar nefnir lit að nýju.
M-R56 = Ef stokkurinn er búinn og aðeins eitt spil er eftir í bunkanum er ekkert til að draga. Þá er því sleppt að draga og röðin gengur áfram.
MD-A5 = Þú mátt alltaf velja að draga þegar þú átt leik; ef ekkert er til að draga jafngildir það því að segja pass og einskis er spurt frekar. Þegar draga á fleiri en eitt spil eru þau dregin í röð eins lengi og þau endast. Um leið og aftur eru komin tvö spil í bunkann mynda öll nema það efsta stokkinn.

chapter-sight = Það sem leikmenn vita

MD-A6 = Bæði gefandinn og viðtakandinn þekkja spil sem voru gefin og þegin; ef þeim var hafnað þekkir aðeins eigandinn þau. Eftir skipti með Skiptispili þekkir hvor leikmannanna tveggja báðar hendurnar. Það sem þú hefur komist að veistu áfram.

chapter-notation = Skráning leikja og stöður

MD-A8 = Skráð staða tilgreinir hvaða leikmaður á að taka ákvörðun núna og hvað er óafgreitt: null, spilið sem dregið var eða spilið sem nú hefur áhrif, ásamt þeim sem lagði það út, leikmanninum sem það beinist að, spilunum sem á að gefa, litnum, sætunum sem á eftir að spyrja og sætunum sem lögðu út Áhyggjuspil. Liturinn er null þar til litur litlauss spils hefur verið nefndur. Á meðan fyrsta spilið hefur áhrif er turn gjafarinn.
MD-A11 = Ekki er spurt að hverjum Tvígjöf beinist og hvað er gefið þegar færri en tvö spil eru á hendi, hvernig nota á Jóker þegar önnur spil á hendi eru fleiri en þrjú, um play eða keep þegar ekkert var dregið, né um litinn eftir spil sem vinnur eða þegar Jóker bindur enda á spilið. Stig eru þau stig sem eftir eru á hendi, 0 ef hún er tóm.
