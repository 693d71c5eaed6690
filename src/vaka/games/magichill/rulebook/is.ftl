### Magic Hill: reglubókin, grein fyrir grein. Auðkenni skilaboðanna eru auðkenni greinanna.

chapter-aim = Spilið og markmið þess

C1 = Í spilinu eru fjall með fjórum hringstígum og tindi, 4 þorp, 25 dríslar (fimm litir, tölurnar 1 til 5), 60 spil (ellefu með hverju gildi frá 1 til 5 og 5 jókerar), 9 steinar, turn og 20 flísar: 4 Leynigöng, 3 Draugar, 3 Hrafnar, 3 Kristalskúlur, 3 Hvirfilvindar, 2 Fljúgandi spil og 2 Fallhlerar.
    .reading = Prentaða reglublaðið talar um fimm stíga; við teljum tindinn þann fimmta.
C2 = Tveir til fimm ungir galdramenn keppa sín á milli og þú ert einn af þeim. Dríslarnir þínir leggja af stað úr þorpunum við rætur fjallsins í kapphlaup upp á tindinn.
C3 = Þú vinnur ef einn af dríslunum þínum kemst fyrstur allra á tindinn, þar sem turninn stendur. Einn drísill nægir.

chapter-setup = Undirbúningur

C4 = Fjallið stendur á miðju borðinu. Það er ferningslaga þrepapíramídi með fjórum hæðum af reitum og tindinum efst.
C5 = Hver hæð er lokaður hringur, einn reitur á breidd, sem snýr alltaf eins, með hornreitina sína fjóra við horn fjallsins.
    .reading = Ekki er vitað hve margir reitirnir eru í prentaða spilinu, svo að Vaka gefur sér að á borðinu séu 40, 32, 24 og 16 reitir á 1. til 4. hæð.
C6 = Eitt þorp er við hvert af fjórum hornum fjallsins. Þorpin heita NW, NE, SE og SW.
C7 = Áður en flísunum er blandað eru ein Leynigöng af fernum lögð til hliðar. Þau verða á 4. hæð.
C8 = Hinum 19 flísunum er blandað á hvolfi og 17 þeirra fara á flísareitina á 1. til 3. hæð, en þeir eru aldrei hornreitir; tvær flísar verða afgangs.
    .reading = Ekki er vitað hvar þessir reitir eru í prentaða spilinu, svo að Vaka gefur sér að á þessum hæðum séu 7, 6 og 4 flísareitir.
C9 = Flísunum tveimur sem urðu afgangs er blandað saman við Leynigöngin sem lögð voru til hliðar og þessar þrjár flísar eru lagðar á hvolf á flísareitina á 4. hæð. Því er að minnsta kosti ein flísin á 4. hæð Leynigöng.
C10 = Einn steinn liggur á hverjum af steinareitunum níu, en þeir eru aldrei hornreitir.
    .reading = Ekki er vitað hvar þessir reitir eru í prentaða spilinu, svo að Vaka gefur sér að þeir séu 3, 3, 2 og 1 á 1. til 4. hæð.
C11 = Turninn stendur á tindinum. Tindurinn er einn stakur reitur og hann er aldrei upptekinn því að spilinu lýkur þegar drísill kemst þangað.
C12 = Þú átt dríslana fimm í einum lit. Þú verður að dreifa þeim að vild á þrjú þorp af fjórum, með að minnsta kosti einn drísil í hverju þessara þriggja.
A1 = Þú verður að nota nákvæmlega þrjú þorp og því skiptast dríslarnir þínir 3-1-1 eða 2-2-1. Þú mátt ekki setja drísil í fjórða þorpið og ekki heldur setja drísil þannig að of fáir verði eftir handa þriðja þorpinu.
A2 = Í sama þorpi mega vera eins margir dríslar og vera vill, sama hver á þá. Þar situr enginn ofan á öðrum og enginn er fastur.
A3 = Í hvert sinn sem þú setur drísil í þorp velur þú, svo að allir sjái, einn af þeim dríslum sem þú átt eftir að koma fyrir. Þú kemur einum fyrir í einu.
C13 = Sá sem byrjar setur einn drísil í þorp og síðan setja hinir einn drísil hver, réttsælis, umferð eftir umferð þar til allir dríslar eru komnir í þorp.
    .reading = Samkvæmt prentaða reglublaðinu byrjar sá elsti; hér er dregið um hver byrjar.
A51 = Dregið er um hver byrjar. Sá leikmaður setur fyrsta drísilinn í þorp og á líka fyrsta leik.
    .reading = Samkvæmt prentaða reglublaðinu byrjar sá elsti, en tölva veit ekki hver það er.
C14 = Þegar allir dríslar eru komnir í þorp eru spilin stokkuð og hver leikmaður fær þrjú sem aðrir fá ekki að sjá. Afgangurinn myndar dráttarbunkann, á hvolfi.
MH-A1 = Spilin eru ekki stokkuð og gefin fyrr en síðasti drísillinn er kominn í þorp, svo að enginn er með spil á hendi á meðan dríslunum er komið fyrir. Dregið er um hver byrjar; sá leikmaður setur fyrstur drísil í þorp og á fyrsta leik.

chapter-turn = Þegar þú átt leik

C15 = Sá sem setti fyrsta drísilinn í þorp á líka fyrsta leik. Eftir það gengur röðin réttsælis, til vinstri.
C16 = Þegar þú átt leik spilar þú annaðhvort út spilum, tveimur eða þremur hverju á eftir öðru, til að færa drísil, eða skiptir á eins mörgum spilum og þú vilt. Þú mátt ekki gera hvort tveggja.
A14 = Þú mátt ekki spila út aðeins einu spili. Öll spilin á eftir því fyrsta færa drísilinn sem þú nefndir; þú getur ekki fært annan drísil með þeim.

chapter-cards = Að spila út spilum

C17 = Gildi fyrsta spilsins sem þú spilar út segir til um hvaða drísil þú nefnir í þessum leik: þristur nefnir drísil 3 hjá þér. Þetta spil færir hann ekki enn.
A12 = Þú mátt ekki nefna drísil sem annar drísill situr ofan á því að hann getur ekki hreyft sig. Veldu annað spil sem fyrsta spil eða skiptu á spilum.
A13 = Þú mátt aðeins nefna drísil ef þú getur fært hann löglega með öðru spili sem þú ert með á hendi. Ef ekkert þeirra dugar til þess skaltu velja annað spil sem fyrsta spil eða skipta á spilum.
C18 = Spil númer tvö, og það þriðja ef þú spilar því út, segja til um hve marga reiti drísillinn sem þú nefndir færist.
C19 = Jóker má spila út í stað hvaða spils sem er og með hvaða gildi sem er frá 1 til 5. Þú mátt spila út fleiri en einum jóker í sama leik.
A46 = Þegar þú spilar út jóker segir þú um leið hvaða gildi frá 1 til 5 hann hefur. Sem fyrsta spil nefnir hann drísilinn með þeirri tölu.
A50 = Þú þarft ekki að spila út þriðja spilinu. Þú ákveður það þegar þú hefur séð hverju spil númer tvö skilaði.
MH-A3 = Þú verður að spila út spili númer tvö. Eftir það er aðeins spurt aftur á meðan þú ert með spil á hendi, mátt enn spila út spili, leik þínum er ekki lokið og eitthvert gildi frá 1 til 5 gæfi löglega færslu; annars lýkur leiknum án þess að spurt sé. Ef spurt er en ekkert af spilunum þínum passar geturðu ekki annað en hætt.
C28 = Steinar leyfa þér að vera með eitt eða tvö aukaspil á hendi en ekki að spila út fleiri spilum. Þrjú spil í leik eru hámark nema Fljúgandi spil leyfi eitt enn.
C29 = Ein undantekning er frá því að mest megi spila út þremur spilum í leik: Fljúgandi spil leyfir þér að spila út fjórða spilinu.

chapter-moving = Að færa drísil

C20 = Drísillinn þinn má breyta um stefnu eftir spil númer tvö: næsta spil má færa hann í hvora áttina sem er.
A5 = Drísillinn þinn heldur sömu stefnu á meðan hann fer eftir einu og sama spilinu. Fyrir hvert spil velur þú á ný réttsælis eða rangsælis, sama í hvora áttina hann fór áður.
A6 = Drísillinn þinn verður að færast um jafnmarga reiti og gildi spilsins segir; hann má ekki nema staðar fyrr. Aðeins drísill sem klifrar upp á tindinn má skilja hluta gildisins eftir ónotaðan.
C21 = Drísillinn þinn byrjar á 1. hæð, þeirri neðstu, og fer fyrst um reitina þar.
A4 = Drísill sem fer úr þorpi stígur fyrst á hornreitinn á 1. hæð sem liggur að þorpinu. Það skref telst sem eitt og afgangurinn af spilinu er farinn þaðan, réttsælis eða rangsælis. Enginn drísill gengur nokkurn tíma inn í þorp.
    .reading = Prentaða reglublaðið segir ekki hvar drísill stígur á fjallið né hvort það skref telst.
C23 = Drísillinn þinn má enda för sína á öðrum drísli, á steini eða á flís og hann má stökkva yfir hvað sem er af þessu. Það eina sem hann má ekki stökkva yfir er par.
C24 = Þú mátt ekki stökkva yfir par, það er að segja yfir drísil sem annar drísill situr á.
A15 = Par stöðvar alla sem ætla fram hjá því, sama hver á dríslana í því, jafnvel strax eftir skrefið upp þegar klifrað er eða skrefið út úr þorpi. Þú mátt lenda nákvæmlega á því og ýta.

chapter-landing = Þar sem þú lendir

C25 = Ef drísillinn þinn lendir á auðum reit gerist ekkert meira þar. Þú mátt spila út einu spili enn ef þú átt enn spil sem þú mátt spila út í þessum leik.
C26 = Ef drísillinn þinn lendir á steini tekur þú steininn og leggur hann fyrir framan þig. Frá þeirri stundu máttu vera með einu spili fleira á hendi.
A42 = Aukaspilið fyrir stein dregur þú strax, áður en þú ákveður næsta spil, og líka þegar þú átt ekki leik, en aðeins á meðan þú ert undir hámarkinu á hendi, þremur spilum auk eins fyrir hvern stein. Þriðji steinn gefur ekkert spil og ekki heldur steinn sem Hrafn tekur strax af þér.
    .reading = Prentaða reglublaðið segir aðeins að frá þessari stundu megirðu hafa einu spili meira á hendi; að draga það strax er fengið úr öðrum útgáfum.
C27 = Þú mátt aldrei eiga fleiri en tvo steina. Ef þú átt tvo og drísillinn þinn lendir á einum enn verður þú að taka þann stein og setja hann í kassann: hann er úr leik og gefur þér ekkert spil.
A54 = Það er aldrei steinn undir drísli. Sá sem kemur á reit sem er auður að öðru leyti en því að þar er steinn tekur steininn strax.
C30 = Ef drísillinn þinn lendir á flís snýrð þú henni upp, gerir það sem hún sýnir og leggur hana aftur á hvolf. Kristalskúlur og Hrafnar koma ekki aftur heldur fara úr leik.
A47 = Allir sjá flís á meðan farið er eftir henni. Síðan liggur hún aftur á hvolfi og þú verður að muna hver hún er, nema valkosturinn remember láti þinn eigin skjá sýna flísarnar sem þú hefur séð.
A28 = Aðeins lending virkjar flís. Hún gerir ekkert þegar Kristalskúla snýr henni upp undir drísli, né þegar drísill sem stendur á henni losnar við þann sem sat ofan á honum. Drísill sem er þegar að bíða á Leynigöngum eða Fallhlera bíður samt áfram.
C35 = Ef drísillinn þinn lendir á drísli sem stendur á flís er ekki farið eftir flísinni.
A29 = Flís hefur engin áhrif á drísil sem lendir ofan á öðrum drísli sem stendur þar. Aðeins drísill sem lendir á flísinni sjálfri virkjar hana.

chapter-on-goblin = Að lenda á drísli

C31 = Ef drísillinn þinn lendir á stökum drísli, þínum eða annars leikmanns, þegar þú spilar út spili númer tvö áttu tveggja kosta völ. Annaðhvort lýkur þú leik þínum og festir þar með drísilinn fyrir neðan eða spilar út þriðja spilinu og klifrar með því upp á næstu hæð.
A7 = Þegar spil númer tvö hefur komið drísli þínum ofan á stakan drísil máttu annaðhvort hætta þar, og þá er sá neðri fastur, eða klifra með þriðja spilinu.
A8 = Þegar þú hefur lent á drísli máttu aðeins klifra með næsta spili í þessum leik en ekki ganga eftir sömu hæð. Ef þú getur ekki klifrað, af því að þú ert á hornreit eða reiturinn fyrir ofan er upptekinn, lýkur leik þínum. Valkosturinn walk_on afléttir þessu banni.
MH-A9 = Þegar þú hefur lent á pari og ýtt situr þú á drísli og mátt því aðeins klifra með næsta spili; valkosturinn walk_on afléttir því. Ef þú mátt spila út fjórða spilinu máttu klifra með því eftir að hafa lent á drísli með því þriðja. Leynigöng binda ekki enda á leik þinn og af tepptum Fallhlera máttu strax ganga áfram.
A9 = Ef drísillinn þinn sat ofan á öðrum drísli strax í upphafi leiks þíns máttu nota spil númer tvö til að klifra eða til að ganga eftir hæðinni, hvort sem þú vilt.
C34 = Ef drísillinn þinn lendir á drísli þegar þú spilar út þriðja spilinu lýkur leik þínum því að þrjú spil eru hámark. Þú getur klifrað þaðan í síðari leik, eða strax ef Fljúgandi spil leyfir þér að spila út fjórða spilinu.
A52 = Þú mátt klifra af þínum eigin drísli eða drísli annars leikmanns. Neðri drísillinn verður kyrr og getur hreyft sig á ný um leið og sá efri er farinn.
A53 = Á einum reit á fjallinu eru aldrei fleiri en tveir dríslar. Drísill sem lendir á pari ýtir þeim efri burt og tekur sæti hans.

chapter-climbing = Að klifra

C22 = Drísill kemst aðeins á næstu hæð á tvo vegu: hann klifrar ofan af öðrum drísli, þínum eða annars leikmanns, eða Leynigöng flytja hann upp.
C32 = Þú mátt ekki klifra af hornreit og þú mátt ekki klifra ef drísill er á aðliggjandi reit á næstu hæð.
C33 = Skrefið upp notar einn af reitum spilsins. Ef þú spilar út 3, 4 og 2 færist drísill 3 hjá þér um fjóra reiti og lendir á drísli, klifrar síðan og færist um einn reit í viðbót eftir nýju hæðinni, í hvora áttina sem er.
A10 = Skref upp telst sem eitt; afgangurinn af spilinu er farinn eftir nýju hæðinni í hvora áttina sem er. Þú klifrar aðeins með fyrsta skrefi spils og ofan af drísli. Þú klifrar aldrei á leið fram hjá drísli og ekki heldur upp um tvær hæðir með einu spili.
A11 = Ef þú klifrar með gildinu 1 endar drísillinn þinn á aðliggjandi reit á næstu hæð. Steinn eða flís þar verkar eins og venjulega.
A27 = Reitur telst laus ef enginn drísill er á honum. Hann er ekki upptekinn þótt þar sé steinn eða flís.

chapter-shoving = Að ýta

C36 = Ef drísillinn þinn lendir á pari ýtir hann efri dríslinum um einn reit áfram í þá átt sem þú fórst og tekur sæti hans efst.
C37 = Ef drísill sem er ýtt lendir á flís eða steini verkar það þegar í stað.
C38 = Ef drísill sem er ýtt lendir á öðru pari ýtir hann efri drísli þess um einn reit áfram í sömu átt og tekur sæti hans, og svo koll af kolli.
C39 = Segjum að þú spilir út 3 og 2 og að drísill 3 hjá þér lendi á pari og ýti drísli 1 hjá öðrum leikmanni yfir á flís. Sá leikmaður fer strax eftir flísinni; síðan máttu enn spila út þriðja spilinu, til að klifra.
A16 = Drísill sem er ýtt færist eftir sinni hæð í sömu átt og síðasta skref þitt. Hann fylgir hringnum um hornreitina og fer aldrei af hæðinni.
A17 = Ef par situr á hornreitnum við þorp drísilsins þíns geturðu aðeins farið þaðan með gildinu 1: þú lendir á parinu og velur í hvora áttina þú ýtir. Fyrir öllum hærri gildum lokar parið leiðinni.
MH-A5 = Þegar drísill fer eitt skref út úr þorpi með gildinu 1 skiptir áttin engu og því er aðeins boðið upp á réttsælis. Boðið er upp á báðar áttir þegar lent er á pari því að þær ráða í hvora áttina efri dríslinum er ýtt.
A18 = Ef drísill sem er ýtt lendir á stökum drísli sest hann ofan á hann og þeir mynda par. Flís undir þeim hefur engin áhrif.
A19 = Á borðinu í Vöku getur það aldrei gengið heilan hring á hæð að hver ýti öðrum. Jafnvel til að fylla 16 reiti 4. hæðar með pörum þyrfti 32 drísla og þeir eru aðeins 25.
A20 = Eigandi drísils sem er ýtt fer eftir flísinni sem drísillinn lendir á eða tekur steininn, sama hver á leik. Aðeins snúningsátt Hvirfilvinds velur sá sem á leik.
A21 = Þegar þú hefur ýtt heldur leikur þinn áfram um leið og lokið er við flísina eða steininn sem drísillinn lenti á þegar honum var ýtt. Drísillinn þinn situr nú á öðrum drísli og því máttu aðeins klifra með næsta spili, nema kveikt sé á valkostinum walk_on.

chapter-tiles = Flísar almennt

C44 = Eftir notkun er flís áfram á sínum stað, aftur á hvolfi. Aðeins Kristalskúlur og Hrafnar fara úr leik eftir notkun.
MH-A7 = Eigandi drísilsins á flísinni velur flísarnar fyrir Kristalskúlu, leikmanninn fyrir Hrafn og þorpið fyrir Draug eða Fallhlera, líka þegar hann á ekki leik. Aðeins snúningsátt Hvirfilvinds velur sá sem á leik. Kristalskúla snýr upp þremur flísum, eða öllum sem eru á hvolfi ef þær eru færri.
A22 = Drísill sem kemur á reit um Leynigöng eða Fallhlera hefur lent þar, svo að steinn eða flís verkar. Á meðan farið er eftir einu spili verkar sama flísin í mesta lagi einu sinni á sama drísilinn.

chapter-passage = Leynigöng

C52 = Leynigöng flytja drísilinn upp á aðliggjandi reit á næstu hæð ef sá reitur er laus. Af 4. hæð liggja þau upp á tindinn.
C53 = Ef drísill er á reitnum fyrir ofan eru Leynigöngin læst. Drísillinn þinn bíður þá annaðhvort eftir að reiturinn losni eða gengur áfram eftir sinni hæð, strax eða í síðari leik.
A23 = Ef Leynigöngin sem þú lendir á eru læst máttu strax spila út næsta spili og ganga áfram eftir sömu hæð.
C54 = Drísill sem bíður á læstum Leynigöngum fer upp um leið og reiturinn fyrir ofan losnar, nema annar drísill sitji ofan á honum.

chapter-trapdoor = Fallhleri

C55 = Fallhleri á 2., 3. eða 4. hæð lætur drísilinn falla niður á aðliggjandi reit á hæðinni fyrir neðan ef sá reitur er laus.
C56 = Ef drísill er á reitnum fyrir neðan er Fallhlerinn tepptur og drísillinn þinn verður kyrr. Ef sá reitur losnar á meðan drísillinn þinn stendur enn á Fallhleranum fellur hann strax niður, nema annar drísill sitji ofan á honum.
A30 = Fallhleri á 2., 3. eða 4. hæð bindur ekki enda á leik þinn. Þú mátt spila út næsta spili og halda áfram af reitnum sem drísillinn þinn féll niður á.
C57 = Fallhleri á 1. hæð sendir drísilinn strax í það þorp sem eigandi hans velur. Ef eigandinn á leik lýkur þeim leik.

chapter-ghost = Draugur

C58 = Draugur sendir drísilinn strax í það þorp sem eigandi hans velur. Ef eigandinn á leik lýkur þeim leik.
A32 = Þegar Draugur eða Fallhleri á 1. hæð sendir drísil til baka má eigandi hans velja hvert sem er af þorpunum fjórum. Takmörkunin við þrjú þorp gildir aðeins í undirbúningnum.
A31 = Ef þú ýtir drísli annars leikmanns yfir á Draug eða yfir á Fallhlera á 1. hæð heldur leikur þinn áfram. Ef drísillinn sem þú ýtir þangað er þinn eigin lýkur leik þínum.
    .reading = Um Fallhlera segir prentaða reglublaðið aðeins að leiknum ljúki, ekki hvers leik; við lesum það eins og það sem segir um Draug.
MH-A10 = Þegar Draugur eða Fallhleri á 1. hæð sendir drísil til baka getur það aðeins bundið enda á leik eigandans. Hvirfilvindur gerir ekkert ef Kristalskúla snýr honum aðeins upp.
    .reading = Í báðum atriðum víkur Vaka frá orðalagi prentaða reglublaðsins, en samkvæmt því lýkur leiknum við Fallhlera á 1. hæð hver sem á drísilinn og nóg er að snúa Hvirfilvindi upp til að flísunum sé aftur snúið á hvolf.

chapter-waiting = Dríslar sem bíða

A24 = Dríslar sem bíða eru athugaðir í leik hvers einasta leikmanns, í hvert sinn sem drísill er kominn á reit og öllum ýtingum er lokið, áður en flísin hans sjálfs verkar. Drísill sem aðeins fer hjá telst ekki með. Ef reiturinn er laus verður drísillinn sem bíður að færast og gerir það sjálfkrafa.
MH-A6 = Dríslar sem bíða eru líka athugaðir eftir að drísill er farinn í þorp. Áhrif eru afgreidd hver á eftir öðrum í þeirri röð sem þau urðu til. Fyrst færast dríslarnir sem biðu og lending drísils kom af stað; síðan kemur röðin að steininum eða flísinni sem hann lenti sjálfur á.
A25 = Ef tveir dríslar bíða eftir sama reit fer sá þangað sem lengur hefur beðið.
A26 = Drísill sem bíður og er með annan drísil ofan á sér verður kyrr. Þegar sá efri fer er drísillinn sem bíður athugaður aftur og hann færist ef reiturinn sem hann bíður eftir er laus.

chapter-ball = Kristalskúla

C45 = Ef drísillinn þinn lendir á Kristalskúlu verður þú að snúa þremur flísum upp. Kristalskúlan fer síðan úr leik.
A33 = Fyrir Kristalskúlu velur þú þrjár flísar að vild, eina í einu, úr þeim sem eru á hvolfi á fjallinu, jafnvel undir dríslum; ef færri eru eftir velur þú þær allar. Reitur Kristalskúlunnar er venjulegur reitur upp frá því.
C46 = Flísar sem Kristalskúla snýr upp snúa upp áfram. Hverri þeirra er snúið aftur á hvolf þegar drísill hefur lent á henni og farið hefur verið eftir henni, og þeim er öllum snúið á hvolf þegar drísill virkjar Hvirfilvind.
A34 = Flísum sem Kristalskúla snýr upp er ekki snúið á hvolf saman. Hver þeirra fer á hvolf þegar búið er að nota hana; aðeins Hvirfilvindur snýr þeim öllum á hvolf í einu.
A35 = Hvirfilvindur sem Kristalskúla snýr upp blæs ekki; hann verkar aðeins þegar drísill lendir á honum.
    .reading = Þetta víkur frá orðalagi prentaða reglublaðsins, en samkvæmt því myndi nægja að snúa honum upp til að flísunum væri aftur snúið á hvolf.

chapter-whirlwind = Hvirfilvindur

C47 = Hvirfilvindur snýr á hvolf öllum flísum á fjallinu sem snúa upp.
C48 = Hvirfilvindur lætur líka þann sem á leik snúa fjallinu um fjórðung úr hring, réttsælis eða rangsælis. Dríslar, flísar og steinar á fjallinu snúast með því; þorpin og dríslarnir í þeim eru kyrr, svo að hvert þorp liggur nú að öðrum hornreit.
A36 = Hvirfilvindur snýr fyrst öllum flísum á hvolf. Síðan verður sá sem á leik, sama hver á drísilinn á flísinni, að snúa fjallinu um 90 gráður og velur í hvora áttina.

chapter-flying = Fljúgandi spil

C49 = Ef drísillinn þinn lendir á Fljúgandi spili þegar þú átt leik dregur þú strax spil, nema þú sért með fimm á hendi, og mátt spila út einu spili í viðbót í þessum leik. Það má vera spilið sem þú varst að draga eða hvaða annað spil sem er af hendi þinni.
A37 = Fljúgandi spil lætur þig draga strax ef þú ert með færri en fimm spil á hendi og fjölgar um eitt þeim spilum sem þú mátt spila út í þessum leik. Tvö slík í sama leik fjölga þeim um tvö. Öll spilin færa eftir sem áður drísilinn sem þú nefndir.
A38 = Ef drísli þínum er ýtt yfir á Fljúgandi spil í leik annars leikmanns dregur þú strax ef þú ert með færri en fimm spil á hendi. Þú mátt spila út einu spili í viðbót þegar þú átt næst leik; eftir það fellur sá réttur niður.
    .reading = Prentaða reglublaðið talar aðeins um eigin leik leikmanns.
MH-A14 = Ef lent er á Fljúgandi spili þegar þú átt ekki leik fellur rétturinn til að spila út einu spili í viðbót niður eftir næsta leik þinn, jafnvel þótt þú skiptir þá á spilum.

chapter-raven = Hrafn

C50 = Ef drísillinn þinn lendir á Hrafni nefnir þú hvaða leikmann sem er og hann missir einn stein; sá steinn er úr leik. Ef leikmaðurinn er þá yfir hámarkinu á hendi, þremur spilum auk eins fyrir hvern stein sem eftir er, kastar hann strax einu spili að eigin vali. Hrafninn fer síðan úr leik.
A39 = Þú mátt nefna hvaða leikmann sem er fyrir Hrafninn þinn, jafnvel sjálfan þig.
A40 = Leikmaður sem Hrafn rænir kastar aðeins spili ef hann er þá yfir hámarkinu á hendi, þremur spilum auk eins fyrir hvern stein sem eftir er. Það er aldrei meira en eitt spil.
    .reading = Samkvæmt bókstaf prentaða reglublaðsins er spili kastað strax því að rétturinn til aukaspilsins er fallinn niður; við krefjumst þess aðeins ef einu spili er ofaukið.
MH-A8 = Ef Hrafn rænir þig í miðjum þínum eigin leik teljast spilin sem þú hefur spilað út ekki með. Þú kastar aðeins spili ef spilin sem þú ert enn með á hendi eru yfir hámarkinu, þremur spilum auk eins fyrir hvern stein sem eftir er; annars dregur þú bara upp að lækkaða hámarkinu í lok leiksins.
    .reading = Prentaða reglublaðið gerir enga undantekningu fyrir þinn eigin leik; þetta er okkar túlkun.
C51 = Ef leikmaðurinn sem nefndur er fyrir Hrafn á engan stein liggur Hrafninn fyrir framan hann þar til steinn kemur. Þá fara báðir úr leik, Hrafninn og steinninn, og steinninn gefur ekkert aukaspil.
A41 = Fleiri en einn Hrafn getur legið fyrir framan þig. Hver þeirra tekur einn stein, svo að hver steinn sem þú færð fer til einhvers þeirra þar til þeir eru allir farnir.

chapter-exchange = Að skipta á spilum

C43 = Ef þú getur ekki eða vilt ekki spila út spilum máttu skipta: leggðu eins mörg spil af hendi og þú vilt á kastbunkann og dragðu jafnmörg úr dráttarbunkanum, en ekki upp fyrir hámarkið, þrjú spil auk eins fyrir hvern stein. Þar með lýkur leik þínum.
A44 = Þú mátt skipta á engum spilum, sem jafngildir því að segja pass. Annars leggur þú fyrst frá þér öll spilin sem þú vilt losna við og dregur ekki fyrr en að því loknu.
MH-A4 = Spil sem leikmaður leggur frá sér í skiptum eða kastar vegna Hrafns liggja með framhliðina upp í kastbunkanum. Allir sjá þau.

chapter-end-of-turn = Lok leiks

C40 = Í lok leiks þíns fara öll spilin sem þú spilaðir út á kastbunkann.
C41 = Þegar spilin sem þú spilaðir út eru komin á kastbunkann dregur þú þar til þú ert með þrjú spil á hendi og eitt að auki fyrir hvern stein sem þú átt. Það eru aldrei fleiri en fimm.
A43 = Hámarkið á hendi er þrjú spil auk eins fyrir hvern stein, mest fimm. Ef Fljúgandi spil kemur þér yfir það heldur þú spilunum; í lok leiks þíns dregur þú aðeins ef þú ert undir hámarkinu. Án Fljúgandi spils spilar þú aldrei út fleiri en þremur spilum.
MH-A2 = Aðeins Hrafn getur neytt þig til að kasta spili. Í skiptum dregur þú jafnmörg spil og þú leggur frá þér, en ekki upp fyrir hámarkið á hendi, þrjú spil auk eins fyrir hvern stein. Steinn gefur þér aðeins spil á meðan þú ert undir því hámarki.
    .reading = Samkvæmt prentaða reglublaðinu eru í skiptum dregin jafnmörg spil og lögð voru frá; ekkert hámark er nefnt þar.
C42 = Þegar dráttarbunkinn er búinn er kastbunkinn stokkaður og verður nýr dráttarbunki.
A45 = Ef dráttarbunkinn klárast á meðan þú dregur er kastbunkinn stokkaður og þú heldur áfram. Spil sem spilað er út í þessum leik fara ekki á kastbunkann fyrr en í lok hans. Spilin geta aldrei þrotið því að í mesta lagi 30 af spilunum 60 eru á hendi eða í notkun.
MH-A11 = Kastbunkinn er stokkaður um leið og síðasta spilið er dregið úr dráttarbunkanum; ef kastbunkinn er tómur á þeirri stundu er það gert um leið og draga þarf spil. Spil sem spilað hefur verið út í yfirstandandi leik eru ekki enn komin á kastbunkann.

chapter-winning = Sigur

C59 = Sá sem fyrstur kemur drísli á tindinn vinnur samstundis og fær turninn. Spilinu er lokið; enginn á leik eftir það.
C60 = Ekki þarf nákvæma tölu til að komast á tindinn. Það sem eftir er af gildi spilsins skiptir engu.
A48 = Á tindinn er aðeins hægt að komast af 4. hæð: með því að klifra ofan af drísli, þó ekki á hornreit, eða um Leynigöng þar. Það sem eftir er af gildi spilsins fellur niður.
A49 = Þú getur unnið í leik annars leikmanns. Ef drísli þínum er ýtt yfir á Leynigöng á 4. hæð þar sem enginn drísill er fyrir fer hann á tindinn og þú vinnur samstundis.

chapter-notation = Skráning leikja og stöður

MH-A12 = Í stöðu bætist við hver tekur ákvörðun (player), hve mörgum spilum má spila út í viðbót (bonus), hvaða flísar á hvolfi eru þekktar (seen), hvaða dríslar bíða og pending: null, eða led, played, limit, on_goblin, tossed og tile. Drísill sem er ekki kominn í þorp er null. Ef flísar eða steinar eru tilgreindir er ekkert slíkt á reitum sem ekki eru nefndir; ef þeim er sleppt er þeim raðað upp á nýtt. Í stöðu fylgja óafgreiddri ákvörðun um flís tegund flísarinnar, drísillinn sem sæti og tala, og fjöldinn sem eftir er, ef við á; þegar um drop er að ræða er tegundin raven og player er fórnarlambið.
MH-A13 = Þremur spurningum er sleppt: um enn eitt spil á eftir spili númer tvö ef þú átt ekkert, mátt ekki spila út fleirum eða ekkert gildi frá 1 til 5 væri löglegt; um flís til að snúa upp ef engin er á hvolfi; og um spil til að kasta ef fórnarlambið er ekki yfir hámarkinu á hendi.
MH-A15 = Á borðinu í Vöku koma sum tilvik aldrei upp: Kristalskúla finnur alltaf þrjár flísar á hvolfi, Hrafn kostar þig aldrei spil í þínum eigin leik, Leynigöng og Fallhlerar liggja á venjulega reiti, aldrei bíða tveir dríslar eftir sama reit og drísill sem sendur er í þorp losar aldrei reit sem annar bíður eftir.
