### Partners: reglubókin, grein fyrir grein. Auðkenni skilaboðanna eru auðkenni greinanna.

chapter-setup = Undirbúningur

par-P1 = Partners er fyrir fjóra leikmenn umhverfis hringbraut með 56 reitum og sitja þeir réttsælis í röðinni Gulur, Grænn, Blár og Rauður. Liðsfélagi þinn situr á móti þér: Gulur og Blár mynda annað liðið, Grænn og Rauður hitt.
    .reading = Prentaða reglublaðið segir ekki hve margir reitirnir eru; talan 56 er fengin úr lýsingum á spilaborðinu.
par-P2 = Þú átt fjögur peð í þínum lit og þau byrja öll á heimasvæði þínu.
par-P3 = Gjafarinn stokkar, gefur hverjum leikmanni fjögur spil og leggur afganginn af stokknum til hliðar. Í stokknum eru 56 spil: fjögur af hverri tegundanna hjarta, hjarta/8, hjarta/13, 1/14, -4, 7, skiptispil, 2, 3, 5, 6, 9, 10 og 12.
    .reading = Prentaða reglublaðið segir ekki hve mörg spil eru af hverri tegund, svo að Vaka gefur sér þennan fjölda.
CD-1 = Dregið er um hver gefur fyrst.
    .reading = Á prentaða reglublaðinu segir ekki hver það á að vera.

chapter-exchange = Að skiptast á spili við liðsfélagann

par-P4 = Í upphafi hverrar umferðar gefið þið liðsfélagarnir hvort öðru eitt spil, með bakhliðina upp og á sama augnabliki. Enginn leggur út spil fyrr en allir fjórir leikmennirnir hafa gert þetta.
CD-2 = Í hverri umferð verður þú að gefa liðsfélaga þínum nákvæmlega eitt spil. Þú mátt ekki neita því, jafnvel þótt þú viljir heldur halda öllum fjórum.
CD-3 = Þú velur spilið sem þú gefur áður en þú sérð það sem þú færð. Andstæðingarnir sjá hvorugt þeirra.
CD-4 = Þú getur ekki gefið til baka spilið sem liðsfélagi þinn var að gefa þér því að þið veljið bæði áður en nokkurt spil skiptir um hendur.
PA-A4 = Allir fjórir leikmennirnir eru alltaf beðnir um spil, í röð frá þeim sem situr vinstra megin við gjafarann, og spilin skipta um hendur þegar allir hafa valið. Allir vita hverjir hafa valið en ekki hvað. Eftir það þekkið þið liðsfélagarnir bæði spilin sem fóru á milli ykkar; andstæðingarnir vita aðeins að skipst var á spilum.
CD-9 = Liðsfélagar mega ekki segja hvor öðrum hvaða spil þeir eru með.
    .reading = Þetta stendur ekki á prentaða reglublaðinu heldur er fengið úr öðrum útgáfum og Vaka treystir leikmönnum fyrir því.

chapter-turn = Þegar þú átt leik

par-G1 = Sá sem situr vinstra megin við gjafarann byrjar. Þegar þú átt leik leggur þú út eitt spil að eigin vali, á mitt leikborðið og með framhliðina upp, og leikur þann leik sem það sýnir.
CD-5 = Sá sem situr vinstra megin við gjafarann byrjar í öllum þremur umferðum þess gjafara, ekki aðeins í þeirri fyrstu.
DU-2 = Ef þú getur lagt út fleiri en eitt spil, eða eitt spil á fleiri en einn hátt, velur þú þar á milli að vild.
par-G4 = Þegar þú hefur lagt út spilið og fært eins og það sýnir hefur þú lokið leik þínum. Næsti leikmaður réttsælis, sá sem situr vinstra megin við þig, heldur áfram.
CD-8 = Hlaupið er yfir leikmann sem á engin spil eftir. Hinir halda áfram réttsælis.

chapter-fold = Þegar þú verður að leggja út og þegar þú verður að pakka

DU-1 = Ef hægt er að leggja út eitthvert af spilunum þínum verður þú að leggja út spil, jafnvel þótt þú hafir aðeins skaða af því. Það getur þýtt að þú verðir að senda heim eigið peð eða peð liðsfélaga þíns eða fara með peð aftur á bak út af marksvæðinu.
par-N1 = Ef ekki er hægt að leggja út neitt af spilunum þínum verður þú að pakka: öll hönd þín fer í bunka notaðra spila. Þú spilar ekki aftur með fyrr en í næstu umferð.
DU-3 = Þú mátt aðeins pakka ef ekki er hægt að leggja út neitt spil á hendi þinni. Á meðan það er hægt verður þú að leggja út spil.
DU-5 = Að pakka er að leggja niður öll spilin sem þú ert með á hendi. Þú mátt ekki fleygja einu gagnslausu spili og halda hinum.
DU-4 = Ef þú pakkar tekur þú ekki þátt í því sem eftir er af umferðinni en það varir ekki lengur. Í næstu umferð færð þú fjögur spil, skiptist á spili við liðsfélaga þinn og spilar eins og venjulega.
par-N2 = Þú getur lagt út skiptispilið jafnvel þótt þú eigir ekkert peð sem hægt er að færa. Á meðan hægt er að víxla tveimur peðum á leikborðinu telst það spil sem hægt er að leggja út og þú mátt ekki pakka.
CD-7 = Hönd sem er pakkað fer í bunka notaðra spila með framhliðina upp svo að allir sjá hana. Ef valkosturinn folded er stilltur á hidden þekkir aðeins eigandinn spilin þar til öllum spilum er safnað saman.
    .reading = Prentaða reglublaðið segir ekki berum orðum að framhliðin snúi upp.
PA-A5 = Allir mega vita að ekki var hægt að leggja út eitt einasta spil úr hönd sem var pakkað. Það gildir jafnvel þótt valkosturinn folded sé stilltur á hidden og spilin sjálf séu áfram leynileg.

chapter-deals = Lok umferðar og næsti gjafari

par-R1 = Þegar öll spil á hendi hafa verið lögð út eða þeim pakkað fær hver leikmaður fjögur ný spil hjá sama gjafara af því sem eftir er af stokknum. Þú verður aftur að skiptast á spili við liðsfélaga þinn áður en haldið er áfram.
CD-10 = Ef hönd þín tæmist á undan höndum hinna heldur umferðin áfram án þín. Henni lýkur ekki fyrr en allar fjórar hendurnar eru tómar.
CD-6 = Spilin eru ekki stokkuð aftur á milli þriggja umferða sama gjafara. Í hverri umferð eru tekin sextán spil í viðbót úr sama stokki og þau átta síðustu liggja óséð þar til næsti gjafari safnar öllum spilunum saman.
par-R2 = Eftir þrjár umferðir hjá sama gjafara verður leikmaðurinn vinstra megin við hann gjafari, safnar öllum spilunum saman, stokkar þau og gefur hverjum fjögur. Þessu er haldið áfram þar til annað liðið hefur unnið.

chapter-numbers = Talnaspil

par-V1 = Með talnaspili er eitt peð fært áfram, réttsælis, um nákvæmlega jafnmörg skref og talan segir: 2, 3, 5, 6, 9, 10 eða 12. Þú færir eigið peð, eða peð liðsfélaga þíns þegar öll þín eru læst; peð á heimasvæði og læst peð er ekki hægt að færa með því.
par-V6 = Með spilinu 1/14 er eitt peð fært áfram um 1 skref eða 14, hvort sem þú vilt.

chapter-start = Hjörtu og byrjunarreiturinn

par-G2 = Peð kemst aðeins af heimasvæði með spili sem sýnir hjarta: hjarta, hjarta/8 eða hjarta/13. Það fer á byrjunarreit sinn.
par-V2 = Með hjarta án tölu er eitt peð fært af heimasvæði á byrjunarreit sinn. Það hefur ekkert annað hlutverk.
par-V3 = Með hjarta/8 er annaðhvort eitt peð fært af heimasvæði á byrjunarreit sinn eða eitt peð fært áfram um 8 skref. Þú velur annað af þessu tvennu.
par-V4 = Með hjarta/13 er annaðhvort eitt peð fært af heimasvæði á byrjunarreit sinn eða eitt peð fært áfram um 13 skref. Þú velur annað af þessu tvennu.
WA-8 = Ef þú átt ekkert peð á heimasvæði geturðu ekki notað hjartað á spili. Þá er ekki hægt að leggja út hjarta án tölu, en talan á hjarta/8 og hjarta/13 nýtist eftir sem áður.
par-G3 = Byrjunarreiturinn er aðeins til þess að koma peðum af heimasvæði. Hann telst aldrei skref, hvorki á leiðinni um hringbrautina né á leiðinni inn á marksvæðið.
WA-1 = Byrjunarreitur er við hlið hringbrautarinnar og er ekki einn af reitum hennar, hvorki fyrir eiganda sinn né aðra. Peð kemst aðeins þangað með hjarta og fer aðeins þaðan þegar það er fært burt.
WA-6 = Þín eigin peð mega standa saman á byrjunarreit þínum, hve mörg sem þau eru.
WA-7 = Peð annars leikmanns getur aldrei verið á byrjunarreit þínum: ekkert þeirra getur stansað þar og skiptispilið getur ekki sett neitt þeirra þangað. Því er aldrei neitt sem hindrar hjarta á meðan þú átt peð á heimasvæði.
WA-9 = Peð á byrjunarreit sínum er óhult. Hvorki er hægt að senda það heim né víxla því.

chapter-walls = Veggir

par-W1 = Eitt peð eða fleiri á byrjunarreit sínum mynda vegg. Ekkert peð í öðrum lit má fara fram hjá þeim byrjunarreit, hvorki áfram né aftur á bak, á meðan eitthvert þeirra stendur þar.
WA-2 = Veggur þinn stöðvar líka peð liðsfélaga þíns, rétt eins og peð andstæðinganna.
WA-3 = Veggur stöðvar jafnt leiki aftur á bak sem áfram. Aðeins peð í sama lit og veggurinn mega fara aftur á bak fram hjá honum.
WA-4 = Ef talningin myndi leiða peðið þitt fram hjá vegg í öðrum lit má ekki leika þann leik með því: það hvorki snýr við né stansar fyrr. Í góðu lagi er að enda nákvæmlega á síðasta reitnum á undan veggnum.
par-W2 = Þín eigin peð mega fara yfir þinn eigin vegg þegar þau eru færð aftur á bak með spilinu -4.
WA-5 = Þinn eigin veggur stöðvar aldrei peðin þín. Aftur á bak mega þau fara yfir hann, leiðin inn á marksvæði þitt liggur ekki fram hjá byrjunarreit þínum og áfram fara þau alls aldrei fram hjá byrjunarreit þínum.
    .reading = Samkvæmt prentaða reglublaðinu komast þín eigin peð aðeins yfir aftur á bak og þar er ekkert sagt um leiðina inn á marksvæðið; við hleypum þeim inn.
WA-10 = Tvö peð eða fleiri saman á reit á hringbrautinni eru ekki veggur. Öllum er frjálst að fara fram hjá þeim.
WA-11 = Þegar þú færir peð liðsfélaga þíns ræður litur peðsins hvaða veggir stöðva það en ekki hver færir það. Veggur liðsfélaga þíns stöðvar ekki peð hans.

chapter-landing = Að lenda á reit og fara fram hjá

par-K1 = Ef peðið þitt lendir á reit þar sem eitt peð annars leikmanns stendur fer það peð aftur á heimasvæði sitt og þitt tekur reitinn.
LA-1 = Ef peðið þitt lendir á stöku peði liðsfélaga þíns fer það peð heim rétt eins og peð andstæðings. Tveir litir eru aldrei saman á reit.
par-K2 = Ef peðið þitt lendir á reit þar sem tvö eða fleiri peð annars leikmanns standa fer þitt peð aftur á heimasvæði sitt en hin standa kyrr.
LA-2 = Það er löglegur leikur að lenda á tveimur eða fleiri peðum annars leikmanns: þitt fer heim og þau standa kyrr. Þú mátt velja það viljandi og þú verður að gera það ef þú getur ekki leikið neitt annað.
LA-3 = Ef þú lendir á tveimur eða fleiri peðum liðsfélaga þíns fer þitt eigið peð heim, alveg eins og þegar um andstæðinga er að ræða. Það er löglegur leikur.
LA-4 = Þín eigin peð mega standa saman á reit á hringbrautinni, hve mörg sem þau eru. Tvö eða fleiri saman eru óhult.
LA-5 = Á hringbrautinni máttu fara fram hjá hvaða peðum sem er, jafnvel tveimur eða fleiri á sama reit. Aðeins fram hjá veggjum og peðum á marksvæði er ekki hægt að fara.
LA-6 = Peð sem þú ferð aðeins fram hjá verða ekki fyrir neinu. Aðeins reiturinn þar sem leikur endar skiptir máli.
LA-7 = Það að lenda á öðrum peðum hefur sömu áhrif með spilinu -4, þegar farið er aftur á bak út af marksvæði og eftir hvern hluta af sjöu. Það sem gildir er reiturinn þar sem peðið endar þann leik eða hluta.
LA-8 = Peð í sama lit á sama stað eru jafngild og allir staðir á heimasvæði eru það líka. Af slíkum peðum býður Vaka aðeins upp á það sem er með lægsta númerið af þeim sem enn má færa með þessu spili.

chapter-goal = Marksvæðið

GO-1 = Inn á marksvæði þitt er farið af reit 14 hjá granna þínum hægra megin. Þaðan er eitt skref á ysta markhringinn, Z1, og fjögur skref á þann innsta, Z4; hvorki byrjunarreitur þinn né beygjan telst með.
GO-2 = Peð má ekki fara fram hjá marksvæði sínu til að fara annan hring. Af síðasta reitnum á undan marksvæðinu liggur leiðin áfram aðeins inn á það.
GO-18 = Aðeins peð í þínum eigin lit geta nokkurn tíma verið á marksvæði þínu; þangað komast hvorki peð liðsfélaga þíns né andstæðinganna.
GO-3 = Peðið þitt má stansa á ytri markhring þótt innri markhringir séu auðir, ef talningin endar þar. Þá er það óhult en ekki læst.
par-M1 = Peð á hvaða markhring sem er af þeim fjórum er óhult: hvorki er hægt að senda það heim né víxla því.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu er það líka læst; Vaka víkur frá því og peðið læsist aðeins þegar það lendir á innsta auða markhringnum.
GO-4 = Öll peð á markhringjum eru óhult en aðeins sum þeirra læst.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu eru þau öll læst; Vaka víkur frá því vegna þess að annars yrðu reglur blaðsins sjálfs um að læsa með réttri talningu og um að snúa við á marksvæðinu innantómar.
par-M2 = Markhringir fyllast innan frá og út. Fyrsta peðið þitt læsist á innsta markhringnum, annað peðið á þeim næsta fyrir utan og svo framvegis.
par-M4 = Til að læsa peði þarftu spil, eða hluta af sjöu, þar sem talningin endar nákvæmlega á innsta auða markhringnum.
GO-5 = Peð læsist þegar það endar leik sinn á innsta auða markhringnum, þannig að peð eru á öllum markhringjum þar fyrir innan. Einu gildir hvernig það komst þangað, jafnvel þótt það hafi snúið við.
par-M3 = Læst peð má ekki færa framar.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu á þetta við um öll peð á marksvæðinu; Vaka víkur frá því og þar má enn færa ólæst peð.
GO-6 = Ólæst peð á marksvæðinu er enn hægt að færa með spilum sem færa áfram. Hvorki er hægt að senda það heim, víxla því né færa það með spilinu -4.
GO-16 = Peð læsist aldrei án þess að vera fært. Ekkert annað peð kemst fram hjá því til að fylla markhringina þar fyrir innan og því getur aðeins þess eigin leikur læst því.
par-M5 = Á marksvæðinu getur peð ekki farið fram hjá öðru peði.
GO-14 = Á marksvæðinu má peð aldrei fara fram hjá öðru peði, hvort sem hitt peðið er læst eða ekki.
GO-11 = Á meðan eitt af þínum peðum stendur ólæst á ysta markhring þínum kemst ekkert annað peð þitt inn á marksvæðið: það kemst ekki fram hjá og fyrir utan má það ekki snúa við. Bannaður er leikur þar sem talningin næði lengra en að síðasta reitnum á undan marksvæðinu; leikur sem endar á þeim reit eða fyrr er í góðu lagi.
GO-17 = Aðeins reiturinn sem peð stendur á skiptir máli, ekki hvernig það komst þangað. Ef víxlun setur peðið þitt skammt á undan marksvæði þínu má það fara beint inn; ef það er sett rétt á eftir byrjunarreit þínum á það allan hringinn fram undan.
GO-15 = Ef valkosturinn goal er stilltur á championship má aðeins færa peð sem þegar er á marksvæðinu ef leikurinn læsir því eða endar utan marksvæðisins. Sjálfgefin er prentaða reglan, boxed, sem setur engar slíkar skorður.
PA-A3 = Ef valkosturinn goal er stilltur á championship gilda skorðurnar um hvern hluta af sjöu eins og um leik: peð á marksvæðinu verður að enda hlutann læst eða fyrir utan. Þær gilda ekki um peð sem byrjar leikinn eða hlutann utan marksvæðisins.

chapter-turning = Að snúa við á marksvæðinu

par-T1 = Ef peðið þitt á enn eftir skref þegar það er komið á innsta markhringinn, eða að öðru peði á marksvæðinu, verður það að snúa þar við og fara skrefin sem eftir eru aftur á bak; á hringbrautinni þýðir það rangsælis.
GO-7 = Farðu inn á marksvæðið skref fyrir skref. Við innri endann, eða fyrir framan markhring sem peð er á, snýr peðið við; það kostar ekkert að snúa við og hvert skref telst 1. Ef aðeins tvö skref eru eftir er fimma tvö skref inn og þrjú til baka.
par-T2 = Peð má aðeins snúa við á marksvæðinu en þar má það gera það oftar en einu sinni. Ef það kemur að öðru peði á marksvæðinu á leið sinni aftur á bak snýr það við á ný og fer áfram.
GO-9 = Á milli þinna eigin peða eða innri enda marksvæðisins má peð snúa við eins oft og talningin krefst.
par-T3 = Á marksvæðinu má peð fara fram og aftur þar til talningunni er lokið og það endar á auðum markhring.
GO-8 = Peð sem hefur snúið við má fara aftur á bak út af marksvæðinu, á reit 14, 13 og svo framvegis hjá granna þínum hægra megin, öll skrefin sem það á eftir. Fyrir utan snýr það ekki við á ný og það lendir á öðrum peðum eins og venjulega.
GO-12 = Ef eitt peð þitt stendur á ysta markhringnum og annað peð þitt á þeim næsta fyrir innan snýr það ytra strax við þegar lagt er út spil sem færir það áfram. Það fer öll skrefin aftur á bak, út af marksvæðinu.
GO-10 = Peð á marksvæðinu er ekki hægt að færa ef önnur peð eru beint fyrir framan það og beint fyrir aftan það, bæði á marksvæðinu.
GO-13 = Leikur má enda þar sem hann byrjaði ef peðið kemst þangað aftur með því að fara fram og aftur. Það telst leikur.

chapter-minus-four = Spilið -4

par-V5 = Með spilinu -4 verður að færa eitt peð fjóra reiti aftur á bak, rangsælis; það er ekki hægt að nota á peð á marksvæði eða heimasvæði. Það er mjög öflugt á byrjunarreit þínum eða reitum þínum 1 til 4 því að þá endar peðið nálægt marksvæði þínu.
MF-4 = Spilið -4 færir peð nákvæmlega fjóra reiti aftur á bak. Það má ekki nota til að fara færri reiti og aldrei áfram.
MF-1 = Af byrjunarreit þínum fer peð með spilinu -4 á reit 11 hjá granna þínum hægra megin. Byrjunarreiturinn telst ekki með og því er fyrsti reiturinn aftur á bak reitur 14 hjá þeim granna.
MF-2 = Af reitum þínum 1, 2, 3 og 4 liggur leiðin með spilinu -4 á reiti 11, 12, 13 og 14 hjá granna þínum hægra megin því að byrjunarreitur þinn telst ekki með. Útkoman er því sú sama af reit 1 og af byrjunarreitnum.
MF-3 = Spilið -4 fer aldrei með peð inn á marksvæðið. Á leið sinni aftur á bak fer peðið fram hjá því og er áfram á hringbrautinni.
MF-5 = Með spilinu -4 má ekki fara með peð aftur á bak fram hjá vegg í öðrum lit. Þetta stöðvar peð á reitum 1 til 4 á eftir þeim byrjunarreit.
MF-6 = Spilið -4 má ekki nota á peð á marksvæðinu, hvort sem það er læst eða ekki.
MF-7 = Þú mátt nota spilið -4 á þín eigin peð, eða á peð liðsfélaga þíns þegar öll þín eru læst. Þú mátt aldrei nota það á peð andstæðings.

chapter-seven = Sjöan

par-V7 = Með sjöu færir þú eitt eða fleiri af peðum þínum áfram, samtals sjö skref, sem þú skiptir að vild á milli þeirra sem eru hvorki á heimasvæði né læst. Þú verður að nota öll sjö; peðin eru færð hvert á eftir öðru og hvert þeirra aðeins einu sinni.
SV-1 = Fara verður öll sjö skref sjöunnar; ef þú getur ekki notað þau öll geturðu ekki lagt spilið út. Eina undantekningin er stytt sjöa sem valkosturinn short7 leyfir.
SV-2 = Þú mátt skipta sjöu á milli eins margra af peðum þínum og þú vilt; þau eru færð hvert á eftir öðru í þeirri röð sem þú velur og hvert í mesta lagi einu sinni. Ef öll peðin þín læsast á leiðinni mega peð liðsfélaga þíns taka afganginn.
PA-A1 = Sjöa er í einum til sjö hlutum, fyrir í mesta lagi fjögur peð í hvorum lit. Hvert peð er fært í mesta lagi einu sinni og röðin er frjáls, nema hvað peð liðsfélaga þíns koma á eftir þínum eigin og aðeins þegar öll þín eru læst.
SV-3 = Með sjöu er hægt að færa peðin þín á byrjunarreitnum, á hringbrautinni eða á marksvæðinu ef þau eru ólæst. Með henni er ekki hægt að færa peð á heimasvæði eða læst peð.
SV-8 = Hver hluti af sjöu er venjulegur leikur áfram og því má peð snúa við á marksvæðinu í sínum hluta.
SV-7 = Ef lent er á öðrum peðum í einum hluta af sjöu er gert út um það áður en kemur að næsta hluta. Ef peð er sent heim teljast skrefin samt farin og það peð er ekki hægt að færa aftur með þessu spili.
SV-11 = Hlutar sjöu koma hver á eftir öðrum og hver þeirra miðast við nýju stöðuna. Þú mátt því opna þinn eigin vegg með einum hluta og nýta það í þeim næsta, þótt enginn hluti sömu sjöu þurfi nokkurn tíma á því að halda.
par-V8 = Ef nokkur skref af sjöu læsa síðasta peðinu þínu máttu nota hana þannig, en aðeins ef hægt er að nota öll skrefin sem eftir eru á eitt eða fleiri af peðum liðsfélaga þíns.
SV-4 = Afgangurinn af sjöu má aðeins fara á peð liðsfélaga þíns eftir að öll þín eru læst og þar verður að vera hægt að nota hann allan. Það má vera þessi sama sjöa sem læsir tveimur síðustu peðunum þínum eða fleiri.
    .reading = Prentaða reglublaðið leyfir þetta aðeins þeim sem á eitt peð eftir; hjá okkur nægir að eitt sé eftir þegar síðasta skref þess er stigið.
SV-6 = Á meðan þú átt peð á heimasvæði má enginn hluti af sjöunni þinni fara á peð liðsfélaga þíns. Peð á heimasvæði er ekki læst.
SV-5 = Ef öll peð liðsfélaga þíns eru læst og síðasta peðið þitt þarf færri en sjö skref máttu ekki stytta sjöu til að læsa því, ekki einu sinni til að vinna. Sjöuna er aðeins hægt að leggja út með öllum sjö skrefunum, nema valkosturinn short7 sé stilltur á yes.
PA-A2 = Enginn hluti af sjöu má læsa síðasta peði liðs þíns, þínu eða liðsfélaga þíns, nema hann noti sjöunda skrefið. Ef valkosturinn short7 er stilltur á yes má sjöunni ljúka fyrr þegar hún læsir því peði.
SV-9 = Þegar öll peðin þín eru læst notar þú sjöu á peð liðsfélaga þíns. Þú mátt skipta henni á milli þeirra sem eru hvorki á heimasvæði né læst.
SV-10 = Ekki er athugað hvort lið hafi unnið fyrr en sjöunni er að fullu lokið og því verður fyrst að fara öll sjö skrefin. Eina undantekningin er stytt sjöa sem valkosturinn short7 leyfir.

chapter-swap = Skiptispilið

par-V9 = Skiptispilið lætur hvaða tvö peð sem víxla má skipta um stað, jafnvel þótt ekkert þinna sé komið út.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu á að nota það hvenær sem hægt er; Vaka víkur frá því og þú verður aðeins að leggja það út ef þú getur ekki lagt út neitt annað spil.
SW-4 = Þú verður að leggja út skiptispilið ef ekki er hægt að leggja út neitt annað spil; annars velur þú að vild.
    .reading = Samkvæmt orðanna hljóðan á prentaða reglublaðinu á að nota það hvenær sem hægt er; Vaka víkur frá því vegna þess að þú myndir missa frjálst val á spili. Það kemur aðeins í veg fyrir að þú megir pakka.
SW-1 = Með skiptispilinu má víxla hvaða tveimur peðum sem er ef hvort um sig stendur eitt á reit á hringbrautinni. Þau mega vera í hvaða lit sem er, þín eigin eða ekki.
par-V11 = Skiptispilið er ekki hægt að nota á peð á marksvæði, byrjunarreit eða heimasvæði. Tvö eða fleiri peð í sama lit á sama reit eru líka óhult fyrir því.
SW-2 = Þú mátt ekki víxla peði á heimasvæði, byrjunarreit eða markhring og ekki heldur peði sem er á sama reit og annað peð í sama lit. Þetta á líka við um þín eigin peð.
par-V10 = Þú mátt víxla tveimur peðum í sama lit, jafnvel tveimur af þínum eigin.
SW-3 = Þú mátt víxla tveimur peðum í sama lit þótt það breyti engu á leikborðinu.
SW-5 = Skiptispilið er ekki hægt að leggja út nema að minnsta kosti tvö peð standi hvort um sig eitt á reit á hringbrautinni.
SW-6 = Víxlun sendir ekkert peð heim. Hvort peðið um sig stóð eitt á sínum reit og því lenda tveir litir aldrei saman.
SW-7 = Eftir víxlun skiptir aðeins nýi reiturinn sem peð stendur á máli. Peð sem er sett rétt á undan marksvæði sínu má fara inn í næsta leik sínum.
PA-A7 = Ekki eru öll peð á marksvæðinu læst og ekki þarf að leggja skiptispilið út á undan öðrum spilum.
    .reading = Í báðum atriðum víkur Vaka frá bókstaf prentaða reglublaðsins. Væri það tekið á orðinu yrðu reglur þess sjálfs um læsingu, um að snúa við á marksvæðinu og um frjálst val á spili innantómar.

chapter-finish = Að hjálpa liðsfélaganum og að vinna

par-F1 = Um leið og öll fjögur peðin þín eru læst verður þú að spila fyrir liðsfélaga þinn. Þú notar spilin þín til að færa peð hans eða skiptispilið til að gera andstæðingunum erfitt fyrir.
FI-1 = Þú spilar fyrir liðsfélaga þinn frá þeirri stundu þegar fjórða peðið þitt læsist. Það á líka við um spilin sem þú ert enn með á hendi í sömu umferð.
par-F2 = Þegar öll peðin þín eru læst þjóna öll spilin þín liðsfélaga þínum. Þið skiptist áfram á spili í hverri umferð.
FI-2 = Þegar þú spilar fyrir liðsfélaga þinn gilda öll spilin þín, líka hjörtu. Með hjarta er peð liðsfélaga þíns fært af heimasvæði á byrjunarreit hans.
FI-3 = Þegar þú spilar fyrir liðsfélaga þinn máttu velja hvaða spil sem hægt er að leggja út, líka skiptispilið. En ef hægt er að leggja eitthvað út verður þú að gera það, með peðum liðsfélaga þíns eins og þau væru þín, jafnvel þótt það sé til skaða.
FI-4 = Þegar þú spilar fyrir liðsfélaga þinn og ekki er hægt að leggja út neitt af spilunum þínum verður þú að pakka allri hendinni.
FI-5 = Þið liðsfélagarnir haldið áfram að skiptast á spili í hverri umferð, jafnvel eftir að öll peð annars ykkar eru læst.
FI-8 = Þú mátt ekki færa peð liðsfélaga þíns áður en öll þín eru læst. Undantekningarnar eru afgangurinn af sjöu sem læsir síðasta peðinu þínu og skiptispilið.
par-F3 = Lið vinnur spilið ef öll átta peð þess eru læst áður en öll átta peð hins liðsins eru það.
FI-6 = Sigurinn er unninn strax eftir spilið sem læsir áttunda peði liðsins. Andstæðingarnir fá engan lokaleik.
FI-7 = Til að vinna verða öll átta peð liðs þíns að vera læst; ólæst peð á marksvæðinu teljast ekki með. Fjögur peð á fjórum markhringjum sama litar eru alltaf læst.

chapter-notation = Skráning leikja og stöður

PA-A6 = Staða tilgreinir hvaða leikmaður á að taka ákvörðun og hvað er óafgreitt: null, gjafir eftir sætum, skref sem eftir eru af sjöu og peð sem búið er að færa, eða fyrra peðið sem valið var. Í stokknum eru 40, 24 eða 8 spil í umferðum 1, 2 og 3. Spil sem eru hvorki á hendi, í gjöf né í stokknum eru notuð, það nýjasta fyrst, jafnvel sjöa eða skiptispil sem verið er að leika.
PA-A9 = Ef nefnt er peð sem ekki er þitt að færa er því hafnað sem ólöglegum leik. Í stöðu er pending null á undan fyrstu gjöfinni og þegar leikmaður byrjar leik sinn; eftir swap, áður en fyrra peðið er valið, segir þar að picked sé null.
PA-A8 = Hönd sem er pakkað fyrir opnum tjöldum er tilgreind þar til næsta spil er lagt á hana. Ef valkosturinn folded er stilltur á hidden telur staða upp undir hidden hvert sæti og hve mörgum spilum var pakkað þar. Þegar Vaka ímyndar sér þau spil velur hún aðeins spil sem ekki var hægt að leggja út.
PA-A10 = Þrjár reglur er ekki hægt að sýna með leik: þögn liðsfélaga á sér stað utan leikborðsins, það að opna eigin vegg breytir aldrei því sem sama sjöa má gera og peð í öðrum lit koma einfaldlega aldrei inn á marksvæði þitt.
