### Baba Yaga: reglubókin, grein fyrir grein. Auðkenni skilaboðanna eru auðkenni greinanna.

chapter-cards = Spilin

BY-1 = Í Baba Yaga eru notuð 78 spil og allir vita hvaða tegundir eru til og hve mörg spil eru af hverri. Bakhliðarnar eru í þremur litum: rauðar á Baba Yaga-spilum, blágrænar á Uglum og svartar á öllum hinum. Allir sjá bakhliðarnar, líka á spilum sem leikmenn eru með á hendi og á efsta spilinu í dráttarbunkanum.
B-F1 = Spilin eru alls 78 þegar rauði forðinn, blágræni forðinn og aðalstokkurinn eru taldir saman.
B-F2 = Spil með rauðri bakhlið er alltaf Baba Yaga-spil, spil með blágrænni bakhlið er alltaf Ugla og spil með svartri bakhlið tilheyrir aðalstokknum. Leikmenn mega lesa í bakhliðarnar á spilunum sem aðrir eru með á hendi.
BY-2 = Baba Yaga-spil gildir 0 stig og töfradrykkur jafnmörg stig og talan á honum segir, 1 til 7. Pelíkani, Ugla og Kettir gilda 7 stig og Töfrasproti 8, og það er líka það sem kostar að galdra með þeim. Hvítlaukur og Mortél gilda 10 stig hvort.
B-F3 = Stærstur hluti aðalstokksins er töfradrykkir með tölunum 1 til 7, en þar eru líka þrjár tegundir galdraspila (Pelíkani, Kettir og Töfrasproti) og tvær tegundir sérspila (Hvítlaukur og Mortél).
B-F4 = Það kostar nákvæmlega 7 í töfradrykkjum að galdra með Pelíkana, Uglu eða Köttum og nákvæmlega 8 að galdra með Töfrasprota.
B-F5 = Á hendi gildir Baba Yaga-spil 0 stig, töfradrykkur gildir töluna sem á honum er og Hvítlaukur og Mortél gilda 10 stig hvort.
B-F6 = Galdraspil sem þú ert enn með á hendi gildir jafnmörg stig og það kostar: Pelíkani, Ugla og Kettir 7 stig hvert og Töfrasproti 8.
    .reading = Þetta er hvergi sagt berum orðum á reglublöðunum, en verðið er eina talan sem þar er nefnd um galdraspil.
B-F8 = Af reglublöðunum má ráða að til séu að minnsta kosti fimm Baba Yaga-spil, fimm töfradrykkir með tölunni 1, tvær Uglur, tveir Pelíkanar, tveir Hvítlaukar, tvö Mortél og einn Töfrasproti, og að meira en helmingur aðalstokksins sé töfradrykkir.
B-F9 = Í stokki Vöku eru 16 Baba Yaga-spil, 6 Uglur, 6 töfradrykkir með hverri tölu frá 1 til 7 (42 alls), 6 Pelíkanar, 2 Kattaspil, 2 Töfrasprotar, 2 Hvítlaukar og 2 Mortél. Samtals eru þetta 78 spil.
    .reading = Reglublöðin segja ekki hve mörg spil eru af hverri tegund, svo að Vaka gefur sér þennan fjölda.
BY-A8 = Þú mátt ráða fjöldanum af hverri tegund ef spilin eru samtals 78 og þar á meðal eru að minnsta kosti fimm Baba Yaga-spil, fimm töfradrykkir með tölunni 1, einn af hverjum hinna töfradrykkjanna, tvær Uglur, tveir Pelíkanar, tveir Hvítlaukar, tvö Mortél, eitt spil með Köttum og einn Töfrasproti; auk þess verða svörtu spilin að vera að minnsta kosti fimm á hvern leikmann og þrjú til viðbótar. Meira en helmingur svörtu spilanna er töfradrykkir. Ef tíu eða fleiri töfradrykkir með tölunni 1 eru í stokknum fær hver sá sem er með fimm slíka 0 stig og hinir 20.

chapter-setup = Undirbúningur

BY-3 = Baba Yaga-spilin mynda rauða forðann og Uglurnar blágræna forðann. Stokkaðu svörtu spilin, gefðu hverjum leikmanni fimm og hafðu afganginn sem dráttarbunka. Tvö efstu spilin úr honum eru lögð niður með framhliðina upp sem fyrstu spilin í kastbunka A og kastbunka B.
B-F7 = Baba Yaga er fyrir tvo til fimm leikmenn, átta ára og eldri. Hver þeirra er með fimm spil á hendi og umferð tekur um það bil stundarfjórðung.
B-R2 = Dregið er um hver byrjar.
    .reading = Samkvæmt prentuðu reglublöðunum á sá að byrja sem síðast sá svartan kött, en tölva getur ekki gengið úr skugga um það.
B-R4 = Ef galdraspil eða sérspil kemur upp sem fyrsta spil í kastbunka liggur það þar áfram. Enginn hefur galdrað með því, svo að það telst óvirkt og sá sem byrjar má taka það.

chapter-turn = Þegar þú átt leik

BY-4 = Röðin gengur til vinstri. Þegar þú átt leik gerir þú nákvæmlega eitt: skiptir á spili, galdrar eða segir „Baba Yaga“, og að því loknu ertu aftur með fimm spil á hendi.
B-R5 = Þú mátt ekki segja pass. Þú verður að skipta á spili, galdra eða segja „Baba Yaga“, og það er alltaf hægt að skipta á spili.
B-R6 = Þegar þú átt leik máttu aðeins gera eitt: skipta einu sinni á spili, galdra einu sinni eða segja „Baba Yaga“. Þú mátt ekki galdra tvisvar og ekki heldur skipta á spili og segja svo „Baba Yaga“ í sama leik.

chapter-exchange = Að skipta á spili

BY-5 = Til að skipta á spili leggur þú eitt spil að eigin vali á kastbunka A eða B. Síðan tekur þú eitt spil í staðinn, annaðhvort efsta spilið í dráttarbunkanum eða efsta spilið í hinum kastbunkanum, en aldrei úr bunkanum sem þú lagðir á.
B-R12 = Þegar þú skiptir á spili leggur þú fyrst þitt spil niður og tekur svo úr dráttarbunkanum eða hinum kastbunkanum. Þú tekur því aldrei aftur þitt eigið spil né spilið sem lenti undir því. Þegar leikir eru skráðir standa bæði skrefin í einni línu, til dæmis swap 5 A draw.
B-R13 = Þú mátt láta hvaða spil sem er í skiptum, jafnvel Baba Yaga-spil, Uglu, Hvítlauk eða Mortél. Það fer á kastbunkann en ekki aftur í forða, og næsti leikmaður má taka það.
B-R14 = Þú mátt taka Baba Yaga-spil sem liggur efst í kastbunka eins og hvert annað spil. Uglu máttu líka taka nema galdrað hafi verið með henni í leiknum næst á undan þínum.
BY-6 = Þú mátt ekki taka galdraspil úr kastbunka ef galdrað var með því í leiknum næst á undan þínum. Þú getur dregið úr dráttarbunkanum í staðinn.
B-R1 = Galdraspil sem galdrað hefur verið með er aðeins læst á meðan næsti leikmaður á leik. Eftir það má hver sem er taka það þegar það er efst, líka sá sem galdraði með því og líka þótt það hafi verið hulið og komið aftur í ljós í millitíðinni.
B-R11 = Aðeins galdraspil geta verið læst: Pelíkani, Ugla, Kettir og Töfrasproti. Töfradrykki, Mortél og Hvítlauk sem nýbúið er að nota má taka strax.
BY-A10 = Þegar Hvítlaukur er lagður ofan á galdraspil sem nýbúið er að galdra með, eða það spil hverfur í uppstokkun, er enginn bunki lengur læstur. Hvítlaukinn sjálfan má næsti leikmaður taka strax.
BY-7 = Þegar aðeins einn kastbunki er til verður spilið sem þú lætur í skiptum að fara á auða reitinn og verða upphaf bunkans sem vantar.
B-R15 = Kastbunki hverfur þegar einhver tekur síðasta spilið úr honum. Það getur gerst strax í fyrsta leik því að í byrjun er aðeins eitt spil í hvorum bunka. Við uppstokkun hverfa báðir.
B-R16 = Þegar einn kastbunki er eftir leggur þú spilið sem þú lætur í skiptum á auða reitinn. Síðan tekur þú efsta spilið í bunkanum sem fyrir var, nema það sé læst galdraspil, eða dregur úr dráttarbunkanum.
B-R17 = Þegar kastbunkinn er aðeins einn setur það eingöngu skiptum skorður. Ef þú galdrar eða leggur Hvítlauk máttu nota bunkann sem eftir er eða auða reitinn, hvort sem þú vilt.
B-R18 = Ef enginn kastbunki er til, eins og rétt eftir uppstokkun, máttu leggja spilið sem þú lætur í skiptum á hvorn reitinn sem er. Þú verður þá að draga úr dráttarbunkanum því að ekkert annað er í boði.

chapter-draw-pile = Þegar dráttarbunkinn klárast

BY-19 = Þegar dráttarbunkinn er búinn eru báðir kastbunkarnir stokkaðir saman í nýjan dráttarbunka. Uglur sem þar eru fara ekki aftur í blágræna forðann heldur eru þær nú dregnar eins og hver önnur spil.
B-R19 = Stokkað er upp um leið og síðasta spilið fer úr dráttarbunkanum, ekki þegar einhver ætlar næst að draga.
B-R20 = Ef síðasta spilið fer á meðan þú ert að draga upp í fimm spil tekur þú það sem til er, báðir kastbunkarnir eru stokkaðir og þú heldur áfram að draga. Galdraspilið og greiðslan sem þú varst að leggja niður eru líka stokkuð með.
B-R21 = Eftir uppstokkun er engum nýjum spilum snúið upp. Báðir reitirnir fyrir kastbunkana eru auðir í fyrstu og fyllast á ný þegar leikmenn leggja spil á þá.
B-R22 = Baba Yaga-spil sem liggja í kastbunkunum eru líka stokkuð inn í nýja dráttarbunkann; þau fara ekki aftur í rauða forðann. Rauðu bakhliðarnar sjást þegar þau eru komin efst.
B-R23 = Með þeim stokkum sem Vaka leyfir er alltaf nóg af spilum til að draga. Ef spilin skyldu samt sem áður þrjóta dregur þú það sem til er og svo það sem á vantar um leið og fleiri spil bjóðast.

chapter-casting = Að galdra

BY-8 = Til að galdra leggur þú á annan kastbunkann töfradrykki sem nema samtals nákvæmlega verði galdraspilsins og setur galdraspilið ofan á þá. Gerðu það sem galdurinn segir og dragðu svo úr dráttarbunkanum þar til þú ert aftur með fimm spil á hendi.
BY-A9 = Fjarki og þristur duga fyrir Pelíkana: cast pelican A, pay 4, pay 3. Þristur og fimma duga ekki því að þá er summan 8 en ekki 7. Ef Pelíkani er lagður niður einn og sér er aðeins verið að skipta á honum og næsti leikmaður má taka hann.
B-R24 = Tölurnar á töfradrykkjunum verða að vera samanlagt nákvæmlega 7, eða nákvæmlega 8 fyrir Töfrasprota; hvorki má greiða meira né minna. Þú mátt nota hvaða fjölda töfradrykkja sem er, frá einum upp í fjóra.
B-R25 = Öll spil sem fara í galdur eru lögð á einn og sama kastbunkann, sem þú velur, með galdraspilið efst. Greiðslan liggur í fastri röð sem þú ræður ekki. Ugla sem galdrað er með verður eftir í þeim kastbunka; hún fer ekki aftur í blágræna forðann.
BY-A1 = Greiðsla liggur alltaf í sömu röð: Mortél neðst og síðan töfradrykkir frá þeim hæsta til þess lægsta, svo að lægsti töfradrykkurinn er beint undir galdraspilinu. Sá sem galdrar ræður ekki röðinni.
B-R29 = Fyrst greiðir þú og svo segir þú að hverju galdurinn beinist. Byrjað er vinstra megin við þig og hver leikmaður sem verður fyrir galdrinum svarar, lætur hann yfir sig ganga eða leggur Hvítlauk og dregur, allt áður en sá næsti er spurður. Síðast af öllu dregur þú upp í fimm spil.
BY-A2 = Galdur fer fram í þessari röð: greiðsla, tilkynning og síðan, fyrir hvern leikmann sem verður fyrir galdrinum og talið til vinstri frá þeim sem galdrar, svarið, áhrifin eða Hvítlaukurinn og spilið sem sá leikmaður dregur. Sá sem galdrar dregur ekki upp í fimm spil fyrr en á eftir þeim öllum.
B-R26 = Þú mátt galdra þótt það beri engan árangur, svo framarlega sem þú getur greitt fyrir galdurinn. Gerðu eins mikið af honum og hægt er og dragðu upp í fimm spil eins og venjulega.
BY-A5 = Pelíkani má aðeins taka úr forða sem spil eru í og Ugla tekur sín Baba Yaga-spil án þess að spurt sé. Með Töfrasprota má alltaf nefna hvora tegundina sem er. Svarið „ekkert“ býðst aðeins í tveimur tilvikum: þegar Pelíkani kemur að báðum forðunum tómum og, í en-útgáfunni, þegar Kettir finna enga rauða eða blágræna bakhlið hjá hinum leikmönnunum.
B-R30 = Eftir galdur dregur þú eingöngu úr dráttarbunkanum þar til þú ert aftur með fimm spil. Þú mátt ekki taka spil úr kastbunka til að fylla höndina.
BY-9 = Þegar galdraspil er lagt niður án greiðslu er aðeins verið að skipta á því: það er ekki virkt, gerir ekkert og næsti leikmaður má taka það.
B-R31 = Að leggja niður galdraspil án þess að greiða fyrir það telst venjuleg skipti á því spili. Þú tekur eitt spil í staðinn og galdurinn hefur engin áhrif.

chapter-mortar = Mortélið

BY-15 = Þegar þú greiðir fyrir galdur kemur Mortél í stað hvaða upphæðar sem er í töfradrykkjum. Það getur dugað fyrir öllu verðinu eða því sem vantar upp á töfradrykkina þína.
B-R27 = Eitt Mortél nægir eitt og sér til að greiða fyrir hvaða galdur sem er. Þú mátt líka leggja með því töfradrykki sem eru samtals lægri en verðið og þá kemur Mortélið í stað þess sem upp á vantar. Nota má tvö Mortél saman í greiðslu og þá gildir hvort þeirra að minnsta kosti 1.
    .reading = Reglublöðin tala aðeins um Mortél sem greiðir eitt og sér; að leggja með því töfradrykki eða annað Mortél er okkar túlkun.
BY-A6 = Hvert Mortél í greiðslu gildir að minnsta kosti 1 og því má summan af töfradrykkjunum þínum, að viðbættum 1 fyrir hvert Mortél, ekki fara yfir verðið. Þegar Mortél er komið í greiðsluna máttu hætta hvenær sem er; greiðslunni lýkur af sjálfu sér þegar þessi summa, eða töfradrykkir einir sér, er nákvæmlega jöfn verðinu.
B-R28 = Mortél sem greitt er með liggur þar sem töfradrykkirnir myndu liggja: í sama kastbunka og galdraspilið og undir því.

chapter-pelican-owl = Pelíkani og Ugla

BY-10 = Pelíkani kostar 7. Þegar þú galdrar með honum tekur þú eitt Baba Yaga-spil úr rauða forðanum eða eina Uglu úr blágræna forðanum.
B-R32 = Ef annar forðinn er tómur tekur Pelíkaninn þinn úr hinum. Ef báðir eru tómir færir hann þér ekkert og þú dregur einfaldlega upp í fimm spil.
B-R34 = Pelíkani sækir aðeins spil í rauða eða blágræna forðann. Hann getur ekki tekið Uglu eða Baba Yaga-spil sem liggur í kastbunka.
BY-11 = Ugla kostar 7. Þegar þú galdrar með henni tekur þú tvö Baba Yaga-spil úr rauða forðanum.
B-R33 = Ef aðeins eitt Baba Yaga-spil er eftir í rauða forðanum færir Uglan þér bara það eina; ef hann er tómur færir hún þér ekkert. Það sem þá vantar upp í fimm spil dregur þú úr dráttarbunkanum.
B-R43 = Þú getur ekki galdrað í sama leik með Uglu sem þú varst að fá, því að í hverjum leik er aðeins ein aðgerð. Það er í fyrsta lagi hægt þegar þú átt næst leik.

chapter-cats = Kettir

BY-12 = Kettir kosta 7. Þegar þú galdrar með þeim velur þú annan leikmann og tekur af honum Baba Yaga-spil eða Uglu; hann dregur síðan eitt spil.
B-R35 = Köttum verður að beina að leikmanni sem er með Baba Yaga-spil eða Uglu, eins og sjá má á rauðu og blágrænu bakhliðunum. Ef enginn annar leikmaður er með slíkt spil máttu samt galdra með þeim en þá er ekkert tekið. Í es-útgáfunni má velja hvaða annan leikmann sem er.
B-R36 = Þegar þú galdrar með Köttum nefnir þú bæði leikmanninn og þá tegund af spili sem þú vilt fá. Það gerir þú áður en sá leikmaður ákveður hvort hann notar Hvítlauk.
B-R37 = Spilið sem Kettirnir taka bætist við spilin á hendi þinni og leikmaðurinn sem missti það dregur eitt spil. Síðan dregur þú upp í fimm spil.
BY-A4 = Í es-útgáfunni mega Kettir ræna hvaða annan leikmann sem er Baba Yaga-spili, Uglu eða svörtu spili, eftir því hvaða bakhliðar sjást á hendi hans. Fórnarlambið svarar fyrst, með eða án Hvítlauks; síðan er svart spil valið af handahófi og aðeins sá sem galdrar og fórnarlambið sjá það. Köttum er því alltaf hægt að beina að einhverju.

chapter-wand = Töfrasprotinn

BY-13 = Töfrasproti kostar 8. Þegar þú galdrar með honum nefnir þú Baba Yaga-spil eða Uglur: hver annar leikmaður sem á slíkt spil skilar einu í forðann sem það tilheyrir og dregur eitt spil.
B-R38 = Þegar þú galdrar með Töfrasprota nefnir þú Baba Yaga-spil eða Uglur áður en nokkur svarar með Hvítlauk. Þú mátt ekki skipta um skoðun eftir á.
B-R39 = Þú mátt galdra með Töfrasprota og nefna tegund sem enginn annar leikmaður er með. Það er leyfilegt en hefur engin áhrif.
B-R40 = Þegar galdrað er með Töfrasprota skilar hver annar leikmaður, sem er með tegundina sem nefnd var, nákvæmlega einu slíku spili, í rauða eða blágræna forðann en ekki í kastbunka, og dregur eitt spil. Sá sem galdrar skilar engu.
B-R41 = Galdur Töfrasprotans gengur yfir einn leikmann í einu og er byrjað vinstra megin við þann sem galdrar. Hver leikmaður svarar, skilar spili eða leggur Hvítlauk og dregur, allt áður en sá næsti er spurður; sá sem galdrar dregur síðastur upp í fimm spil.
B-R42 = Ugla sem skilað er vegna Töfrasprota fer alltaf í blágræna forðann, líka þótt sá sem var með hana hafi dregið hana úr dráttarbunkanum eftir uppstokkun. Bakhliðin ræður.

chapter-garlic = Hvítlaukur

BY-14 = Ef þú verður fyrir Köttum eða Töfrasprota máttu leggja Hvítlauk á kastbunka. Þá bitnar galdurinn ekki á þér, þú greiðir ekkert og dregur eitt spil.
BY-A3 = Hver leikmaður sem verður fyrir galdri er beðinn um svar, hvort sem hann er með Hvítlauk eða ekki, svo að spurningin komi engu upp um hann; án Hvítlauks geturðu aðeins látið galdurinn yfir þig ganga. Þú verður fyrir galdri ef Köttum er beint að þér eða ef bakhliðin sem nefnd er sést á hendi þinni þegar galdrað er með Töfrasprota.
B-R44 = Þú ræður hvort þú notar Hvítlauk. Þú mátt halda honum og leyfa galdrinum að virka í staðinn.
B-R45 = Þú mátt aðeins leggja Hvítlauk ef galdurinn krefst einhvers af þér. Þú getur ekki losað þig við hann þegar galdur bitnar á einhverjum öðrum.
B-R46 = Hvítlaukur verndar aðeins þann sem leggur hann. Þegar galdrað er með Töfrasprota taka þeir sem verða fyrir honum ákvörðun hver á eftir öðrum, talið til vinstri frá þeim sem galdrar, og hver þeirra veit hverju þeir á undan svöruðu.
B-R47 = Ef Kettirnir þínir eru stöðvaðir með Hvítlauk tekur þú ekkert og mátt ekki velja annað fórnarlamb. Kettirnir og greiðslan teljast samt notuð og þú dregur eftir sem áður upp í fimm spil.
B-R48 = Einn Hvítlaukur nægir gegn galdri og þú mátt aðeins leggja einn. Ef þú ert með annan Hvítlauk verður hann áfram á hendi.
B-R49 = Hvítlauk sem þú dregur í stað annars spils geturðu ekki notað gegn sama galdri. Þeim galdri er þá þegar lokið hvað þig varðar.
B-R50 = Þegar þú hefur lagt Hvítlauk dregur þú nýtt spil úr dráttarbunkanum. Svo getur viljað til að það sé aftur sömu tegundar og það er í góðu lagi.
B-R51 = Hvítlaukur virkar aðeins gegn Köttum og Töfrasprota. Þú getur ekki stöðvað Pelíkana eða Uglu annars leikmanns með honum.

chapter-end = Að segja „Baba Yaga“ og uppgjörið

BY-16 = Þú mátt aðeins segja „Baba Yaga“ þegar þú átt leik og ert með fjögur stig eða færri á hendi, og það kemur í stað þess að skipta á spili eða galdra. Með því lýkur umferðinni samstundis.
B-R7 = Þér er ekki skylt að segja „Baba Yaga“ þótt þú sért með fjögur stig eða færri. Þú mátt spila áfram í von um enn færri stig á hendi.
B-R8 = Með fleiri en fjögur stig á hendi máttu ekki segja „Baba Yaga“. Blekkingar eru ekki í boði og því er heldur engin refsing við þeim.
B-R62 = Hvítlaukur og Mortél gilda 10 stig hvort þegar þú athugar hvort þú megir segja „Baba Yaga“. Með hvort þeirra sem er á hendi ertu með fleiri en fjögur stig.
BY-17 = Ef þú ferð niður í fjögur stig eða færri við það að galdra máttu ekki segja „Baba Yaga“ í sama leik. Það verður að bíða þangað til þú átt leik á ný.
B-R52 = Þegar einhver hefur sagt „Baba Yaga“ á enginn leik eftir það, ekki einu sinni einn lokaleik. Uppgjörið tekur strax við.
BY-18 = Í uppgjörinu sýna allir leikmenn öll spilin á hendi sinni og þau telja öll, líka galdraspil og sérspil. Fæst stig vinna; séu stigin jöfn hefur sá betur sem er með fleiri Baba Yaga-spil.
B-R53 = Þegar leikmenn eru jafnir með fæst stig vinnur sá þeirra sem er með flest Baba Yaga-spil á hendi.
B-R54 = Leikmenn sem eru jafnir með fæst stig og eru líka með jafnmörg Baba Yaga-spil sigra allir saman og í móti fær hver þeirra 0 stig. Ef sá sem sagði „Baba Yaga“ er þeirra á meðal er honum ekki refsað.
B-R65 = Í stakri umferð lýkur spilinu þegar sagt er „Baba Yaga“ og lægsta höndin vinnur. Sérstöku stigin 25, 30 og 20 eiga aðeins við í móti.
B-R67 = Engin regla takmarkar hve lengi umferð má standa. Ef stöðva þarf spil af utanaðkomandi ástæðum er það ógilt og enginn fær stig.

chapter-tournament = Mótið

BY-20 = Sigurvegari umferðar fær 0 stig og hinir stigin á hendi sinni. Ef sá sem sagði „Baba Yaga“ tapar fyrir lægri hönd fær hann 25; ef hann vinnur með fimm Baba Yaga-spil fá allir aðrir 30; fimm töfradrykkir með tölunni 1 þegar sagt er „Baba Yaga“ gefa þeim sem á þá 0 stig og öllum öðrum 20. Þegar einhver er kominn í 100 stig vinnur sá sem er með fæst stig samtals.
B-R3 = Í hverri nýrri umferð byrjar sá sem situr vinstra megin við þann sem byrjaði síðast.
    .reading = Reglublöðin segja ekkert um þetta, en þannig kemur röðin að öllum að byrja.
B-R66 = Fyrir hverja nýja umferð eru öll spil flokkuð aftur: rauði og blágræni forðinn fá aftur öll sín spil, aðalstokkurinn er stokkaður og gefið er upp á nýtt.
B-R55 = Ef sá sem sagði „Baba Yaga“ er með jafnfá stig og sigurvegarinn en færri Baba Yaga-spil tapar hann á venjulegan hátt. Hann fær stigin á hendi sinni en ekki 25 því að engin hönd var lægri.
B-R56 = Þegar sá sem sagði „Baba Yaga“ tapar fyrir lægri hönd og fær 25 stig koma þau í stað stiganna á hendi hans en bætast ekki við þau.
B-R57 = Ef fleiri en ein hönd er lægri en hönd þess sem sagði „Baba Yaga“ vinnur aðeins sú besta þeirra og fær 0 stig; ef þær eru jafnar ráða Baba Yaga-spilin úrslitum. Hinir fá stigin á hendi sinni og sá sem sagði „Baba Yaga“ fær 25.
B-R58 = Ef leikmaður sem sagði ekki „Baba Yaga“ er með fimm Baba Yaga-spil á hendi vinnur hann umferðina með 0 stig eins og venjulega. Aðeins ef sá sem sagði „Baba Yaga“ er með þessi fimm spil fá hinir 30 stig.
B-R59 = Ef sá sem sagði „Baba Yaga“ og annar leikmaður eru báðir með fimm Baba Yaga-spil sigra þeir saman og fá báðir 0 stig. Allir hinir fá 30.
    .reading = Samkvæmt bókstaf reglublaðanna fá allir aðrir 30 stig, líka önnur hönd með fimm Baba Yaga-spil; hjá okkur fær sá 0 stig sem á hlut í sigrinum.
B-R60 = Ef leikmaður er með fimm töfradrykki með tölunni 1 þegar einhver segir „Baba Yaga“ fær hann 0 stig og allir aðrir nákvæmlega 20, jafnvel sá sem sagði „Baba Yaga“ og sá sem er með lægstu höndina. Þetta breytir aðeins stigunum í móti, ekki því hver vinnur staka umferð.
B-R61 = Ef sá sem sagði „Baba Yaga“ vinnur með fimm Baba Yaga-spil og annar leikmaður er með fimm töfradrykki með tölunni 1 fá báðir 0 stig. Allir hinir fá 30, ekki 20 og ekki 50.
    .reading = Reglublöðin gefa hinum bæði 20 og 30 og segja ekki hvort gengur fyrir; við látum hærri töluna gilda.
BY-A13 = Ef sá sem sagði „Baba Yaga“ og annar leikmaður eru með fimm Baba Yaga-spil hvor og sá þriðji er með fimm töfradrykki með tölunni 1 fá þeir allir þrír 0 stig og hinir 30. Í stakri umferð eru stigin sem sýnd eru einfaldlega stigin á hendi hvers og eins. Þegar galdrað er með Uglu er því skrefi sleppt að velja að hverju galdurinn beinist.
B-R63 = Mótinu lýkur þegar einhver leikmaður er með 100 stig eða fleiri eftir að stig fyrir umferð hafa verið reiknuð að fullu. Þá vinnur sá sem er með fæst stig samtals.
B-R64 = Ef fleiri en einn leikmaður er með fæst stig samtals í lok móts deila þeir sigrinum. Engin aukaumferð er spiluð.

chapter-sight = Það sem allir sjá

BY-A11 = Allir mega vita hve mörg spil eru í dráttarbunkanum og í hvorum kastbunka.
B-R9 = Allir sjá hve mörg spil hver leikmaður er með á hendi, þar af hve mörg með rauða bakhlið og hve mörg með blágræna, efstu spilin í báðum kastbunkunum, hve mörg spil eru í hvorum forða og bakhlið efsta spilsins í dráttarbunkanum. Röð spilanna á hendi gefur ekkert til kynna.
B-R10 = Þú mátt ekki fletta í gegnum kastbunkana. Aðeins efsta spilið í hvorum þeirra er sýnilegt.

chapter-notation = Skráning leikja, stöður og valkostir

BY-A7 = Skráð staða tilgreinir hver byrjaði, hvaða leikmaður á að taka ákvörðun núna og hvað er óafgreitt: null þegar leikmaður byrjar leik sinn, en annars galdraspilið, bunkann, spilin sem greitt er með, að hverju galdurinn beinist, hver verður fyrir honum (hvort tveggja null þar til það liggur fyrir) og sætin sem eiga eftir að svara. Þegar greiðslu er lokið liggja spilin sem greitt var með í bunkanum undir galdraspilinu og locked nefnir þann bunka. Í áfanganum act er hver leikmaður með fimm spil á hendi.
BY-A12 = Aðrar leiðir til að velja hver byrjar umferð, skera úr um jafntefli í móti eða takmarka lengd umferðar eru ekki í boði hér.

chapter-editions = Munurinn á enska, íslenska og spænska textanum

B-D1 = Í enska og íslenska textanum taka Kettir aðeins Baba Yaga-spil eða Uglu en í spænska textanum hvaða spil sem er. Vaka fylgir því fyrrnefnda í en-útgáfunni og býður upp á hið síðarnefnda í es-útgáfunni.
B-D2 = Enski textinn bannar að taka galdraspil sem nýlega var galdrað með, sá íslenski galdraspil sem nýbúið er að galdra með og sá spænski galdraspil sem leikmaðurinn á undan þér galdraði með. Vaka fylgir því sem skýrast er: galdraspil sem galdrað var með er læst á meðan næsti leikmaður á leik en ekki lengur.
B-D3 = Í enska og íslenska textanum segir að galdraspil og sérspil séu talin með í lokastigunum en í spænska textanum er því sleppt. Í Vöku telja öll spil.
B-D4 = Eftir uppstokkun leyfa enski og spænski textinn leikmönnum að skipta á Uglunum sem þar eru en íslenski textinn leyfir þeim að nota þær. Í Vöku eru þær venjuleg spil sem hægt er að draga og galdra má með þeim eins og hverri annarri Uglu.
B-D5 = Í íslenska textanum segir berum orðum að aðeins sá sem á leik megi segja „Baba Yaga“; í enska og spænska textanum er það gefið í skyn. Í Vöku segir þú „Baba Yaga“ þegar þú átt leik og gerir þá ekkert annað í þeim leik.
B-D6 = Samkvæmt enska og íslenska textanum lýkur spilinu þegar sagt er „Baba Yaga“; spænski textinn talar einu sinni um umferðina og einu sinni um spilið. Í Vöku lýkur þá umferðinni, og hún er spilið í heild nema spilað sé mót.
B-D7 = Samkvæmt enska og spænska textanum verst þú galdri með Hvítlauk en samkvæmt þeim íslenska stöðvar þú galdurinn. Í Vöku verndar Hvítlaukur aðeins þann sem leggur hann og galdurinn bitnar eftir sem áður á hinum.
B-D8 = Íslenski textinn segir að Hvítlaukur fari á annan kastbunkann af tveimur; hinir tala um kastbunka án frekari skýringa. Í Vöku velur sá bunkann sem leggur Hvítlaukinn.
B-D9 = Í enska og spænska textanum kemur Mortél í stað hvaða fjölda töfradrykkja sem er en í íslenska textanum gildir það sem hvaða töfradrykkir sem þú vilt. Í Vöku getur eitt Mortél verið öll greiðslan.
B-D10 = Textarnir nota ólík orð um þá hönd þar sem talan 1 er á öllum fimm spilunum. Allir eiga þeir við það sama: fimm töfradrykki með tölunni 1.
B-D11 = Í spænska textanum er nafn Töfrasprotans ýmist í eintölu eða fleirtölu og Kettirnir sagðir svartir, en enski og íslenski textinn nefna aðeins einn Töfrasprota. Þetta eru aðeins nöfn og segja ekkert um hve mörg spilin eru.
B-D12 = Íslenski textinn kallar dráttarbunkann svarta bunkann. Það er sami bunkinn, þótt blágrænar og rauðar bakhliðar geti komið fram í honum eftir uppstokkun.
B-D13 = Allir textarnir leyfa næsta leikmanni að taka galdraspil sem lagt var niður án greiðslu. Í Vöku mega þeir sem síðar eiga leik líka taka það, svo framarlega sem það er efst.
