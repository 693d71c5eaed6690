### Magic Hill: regelboken, punkt för punkt. Meddelandenas id är punkternas id.

chapter-aim = Spelet och dess mål

C1 = Spelet har ett berg med fyra ringvägar och en topp, 4 byar, 25 vättar (fem färger, nummer 1 till 5), 60 kort (elva av varje värde från 1 till 5, och 5 jokrar), 9 stenar, ett torn och 20 brickor: 4 Lönngångar, 3 Spöken, 3 Korpar, 3 Kristallkulor, 3 Virvelvindar, 2 Flygande kort och 2 Falluckor.
    .reading = Det tryckta regelbladet talar om fem vägar; vi räknar toppen som den femte.
C2 = Två till fem unga trollkarlar håller en tävling, och du är en av dem. Dina vättar ger sig av från byarna vid bergets fot och tävlar om att komma först upp.
C3 = Du vinner om en av dina vättar är den första av alla som når toppen, där tornet står. Det räcker med en vätte.

chapter-setup = Förberedelser

C4 = Berget står mitt på bordet. Det är en kvadratisk trappstegspyramid med fyra nivåer av rutor och toppen överst.
C5 = Varje nivå är en sluten ring, en ruta bred, som alltid ligger åt samma håll med sina fyra hörnrutor vid bergets hörn.
    .reading = Hur många rutor det tryckta spelet har är inte känt, så Vakas spelplan antar 40, 32, 24 och 16 för nivå 1 till 4.
C6 = Vid vart och ett av bergets fyra hörn ligger en by. Byarna heter NW, NE, SE och SW.
C7 = Innan brickorna blandas läggs en av de fyra Lönngångarna åt sidan. Den ska ligga på nivå 4.
C8 = De andra 19 brickorna blandas nedvända, och 17 av dem läggs på brickrutorna på nivå 1 till 3, som aldrig är hörnrutor; två blir över.
    .reading = Var brickrutorna ligger i det tryckta spelet är inte känt, så Vakas spelplan antar 7, 6 och 4 på dessa nivåer.
C9 = De två brickor som blev över blandas med den Lönngång som lades åt sidan, och dessa tre läggs nedvända på brickrutorna på nivå 4. Minst en bricka på nivå 4 är alltså en Lönngång.
C10 = På var och en av de nio stenrutorna, som aldrig är hörnrutor, ligger en sten.
    .reading = Var stenrutorna ligger i det tryckta spelet är inte känt, så Vakas spelplan antar 3, 3, 2 och 1 på nivå 1 till 4.
C11 = Tornet står på toppen. Toppen är en enda plats och är aldrig upptagen, eftersom spelet slutar när en vätte kommer dit.
C12 = Du har fem vättar i en och samma färg. Du måste fördela dem på tre av de fyra byarna, som du vill, men med minst en vätte i var och en av de tre.
A1 = Du måste använda exakt tre byar, så dina vättar fördelas 3-1-1 eller 2-2-1. Du får inte placera någon i en fjärde by, och inte heller så att för få blir kvar till en tredje by.
A2 = Hur många vättar som helst, oavsett ägare, får dela på en by. Ingen sitter ovanpå någon annan där, och ingen är blockerad.
A3 = Varje gång du placerar en vätte väljer du öppet vilken av dina oplacerade vättar det är. Du placerar en i taget.
C13 = Startspelaren placerar en vätte i en by, och sedan följer de andra medurs med en vätte var, varv efter varv tills alla är placerade.
    .reading = Det tryckta regelbladet låter den äldsta börja; här lottas startspelaren.
A51 = Startspelaren lottas. Samma spelare placerar den första vätten och gör det första draget.
    .reading = Det tryckta regelbladet låter den äldsta börja, men en dator vet inte vem det är.
C14 = När alla vättar är placerade blandas korten, och varje spelare får tre kort i hemlighet. Resten bildar draghögen, nedvänd.
MH-A1 = Korten blandas och delas ut först när den sista vätten är placerad, så alla händer är tomma under placeringen. Startspelaren lottas, placerar först och spelar först.

chapter-turn = Ditt drag

C15 = Den spelare som placerade den första vätten gör också det första draget. Därefter går turen medurs, åt vänster.
C16 = I ditt drag spelar du antingen kort, två eller tre efter varandra, för att flytta en vätte, eller så byter du valfritt antal av dina kort. Du får inte göra båda delarna.
A14 = Du får inte spela bara ett kort. Alla kort efter det första flyttar den enda vätte som du har utsett; du kan inte flytta en andra vätte med dem.

chapter-cards = Att spela kort

C17 = Värdet på det första kortet du spelar utser vätten för det här draget: en trea utser din vätte 3. Det kortet flyttar den inte ännu.
A12 = Du får inte utse en vätte som har en annan vätte ovanpå sig, för den kan inte flytta sig. Spela ett annat första kort eller byt kort.
A13 = Du får utse en vätte endast om ett annat kort på din hand ger den en tillåten förflyttning. Spela annars ett annat första kort eller byt kort.
C18 = Det andra kortet, och det tredje om du spelar det, säger hur många rutor den utsedda vätten flyttas.
C19 = En joker kan spelas i stället för vilket kort som helst och med vilket värde som helst från 1 till 5. Du får spela flera jokrar i ett drag.
A46 = När du spelar en joker säger du genast vilket värde från 1 till 5 den har. Som ditt första kort utser den vätten med det numret.
A50 = Du behöver inte spela ett tredje kort. Du bestämmer dig när du har sett vad det andra gav.
MH-A3 = Du måste spela ett andra kort. Efter det tillfrågas du igen bara så länge du har kort på handen, får spela ett till, ditt drag inte är slut och något värde från 1 till 5 vore en tillåten förflyttning; annars slutar draget utan att du tillfrågas. Om du tillfrågas men inget av dina kort passar kan du bara stanna.
C28 = Med stenar får du ha ett eller två extra kort på handen, men inte spela fler. Tre kort i ett drag är det högsta, om inte ett Flygande kort tillåter ett till.
C29 = Gränsen på tre kort i ett drag har ett undantag: ett Flygande kort låter dig spela ett fjärde.

chapter-moving = Att flytta en vätte

C20 = Din vätte får byta riktning efter det andra kortet: ditt nästa kort får flytta den åt vilket håll som helst.
A5 = Under ett och samma kort håller din vätte en och samma riktning. För varje kort väljer du på nytt medurs eller moturs, oavsett åt vilket håll den gick förut.
A6 = Din vätte måste flyttas kortets fulla värde; den får inte stanna tidigare. Bara en vätte som klättrar till toppen får lämna en del av värdet oanvänd.
C21 = Din vätte börjar på nivå 1, den lägsta, och flyttas först längs dess rutor.
A4 = En vätte som lämnar en by kliver först ut på den hörnruta på nivå 1 som gränsar till byn. Det steget räknas som ett, och resten av kortet går medurs eller moturs därifrån. Ingen vätte går någonsin in i en by.
    .reading = Det tryckta regelbladet säger inte var en vätte kliver upp på berget eller om det steget räknas.
C23 = Din vätte får avsluta sin förflyttning på en annan vätte, på en sten eller på en bricka, och den får hoppa över vilken som helst av dem. Det enda den inte får hoppa över är ett par.
C24 = Du får inte hoppa över ett par, det vill säga över en vätte som har en annan vätte sittande på sig.
A15 = Ett par stoppar alla som skulle passera det, vem som än äger vättarna i paret, även direkt efter steget upp vid en klättring eller steget ut ur en by. Du får landa exakt på paret och knuffa.

chapter-landing = Där du landar

C25 = Om din vätte landar på en tom ruta händer inget mer där. Du får spela ett kort till om du fortfarande har något att spela i det här draget.
C26 = Om din vätte landar på en sten tar du stenen och lägger den framför dig. Från den stunden får du ha ett kort till på handen.
A42 = Det extra kortet för en sten drar du genast, innan du bestämmer dig för ditt nästa kort, och även när det inte är ditt drag, men bara om du har färre kort på handen än tre plus antalet stenar du har. En tredje sten ger inget kort, och det gör inte heller en sten som du genast förlorar till en Korp.
    .reading = Det tryckta regelbladet säger bara att du från det ögonblicket får ha ett kort mer på handen; att dra det genast kommer från andra utgåvor.
C27 = Du får aldrig äga fler än två stenar. Om du äger två och din vätte landar på en till måste du ta den stenen och lägga den i asken: den är ute ur spelet och ger dig inget kort.
A54 = Det ligger aldrig någon sten under en vätte. Den som kommer till en i övrigt tom ruta med en sten tar stenen genast.
C30 = Om din vätte landar på en bricka vänder du upp den, gör vad den visar och lägger tillbaka den nedvänd. Kristallkulor och Korpar läggs inte tillbaka utan lämnar spelet.
A47 = Alla ser en bricka medan den utförs. Sedan ligger den nedvänd igen och du måste komma ihåg den, om inte alternativet remember låter din egen skärm visa de brickor du har sett.
A28 = Bara en landning utlöser en bricka. Den gör ingenting när en Kristallkula vänder upp den under en vätte, eller när en vätte som står på den blir av med den som sitter ovanpå. En vätte som redan står på en Lönngång eller en Fallucka och väntar fortsätter ändå att vänta.
C35 = Om din vätte landar på en vätte som står på en bricka bortser man från brickan.
A29 = En bricka har ingen verkan på en vätte som landar ovanpå en annan vätte som står där. Bara en vätte som landar på själva brickan utlöser den.

chapter-on-goblin = Att landa på en vätte

C31 = Om ditt andra kort får din vätte att landa på en ensam vätte, din egen eller en annan spelares, har du två val. Du avslutar ditt drag och blockerar därmed vätten under, eller så spelar du ett tredje kort och klättrar till nästa nivå med det.
A7 = När ditt andra kort har satt din vätte på en ensam vätte får du antingen stanna där, vilket blockerar den undre, eller klättra med ditt tredje kort.
A8 = När du har landat på en vätte får du med nästa kort i det här draget bara klättra, inte gå längs samma nivå. Om du inte kan klättra, för att du är på en hörnruta eller för att rutan ovanför är upptagen, slutar ditt drag. Alternativet walk_on upphäver det förbudet.
MH-A9 = När du har knuffat bort någon från ett par sitter du på en vätte, så med nästa kort får du bara klättra; alternativet walk_on upphäver detta. Om du får spela ett fjärde kort får du klättra med det när det tredje har satt din vätte på en vätte. En Lönngång avslutar inte ditt drag, och från en blockerad Fallucka får du gå vidare genast.
A9 = Om din vätte redan satt på en annan vätte när ditt drag började får du använda det andra kortet till att klättra eller till att gå längs nivån, som du vill.
C34 = Om ditt tredje kort får din vätte att landa på en vätte slutar ditt drag, eftersom tre kort är det högsta. Du kan klättra därifrån i ett senare drag, eller genast om ett Flygande kort låter dig spela ett fjärde kort.
A52 = Du får klättra från din egen vätte eller från en annan spelares. Den undre vätten stannar där den är och får flytta sig igen så snart den övre har lämnat den.
A53 = Det finns aldrig fler än två vättar på en ruta på berget. En vätte som landar på ett par knuffar bort den övre och tar dess plats.

chapter-climbing = Att klättra

C22 = En vätte kommer till nästa nivå på bara två sätt: den klättrar från en plats ovanpå en annan vätte, din egen eller en annan spelares, eller så tar en Lönngång den upp.
C32 = Du får inte klättra från en hörnruta, och du får inte klättra om det finns en vätte på den angränsande rutan på nästa nivå.
C33 = Steget upp förbrukar en av kortets rutor. Om du spelar 3, 4 och 2 flyttas din vätte 3 fyra rutor och landar på en vätte, och sedan klättrar den och flyttas en ruta till längs den nya nivån, åt vilket håll som helst.
A10 = Steget upp räknas som ett; resten av kortet går längs den nya nivån åt vilket håll som helst. Du klättrar bara med ett korts första steg, när din vätte sitter ovanpå en vätte. Du klättrar aldrig i förbifarten, och aldrig två nivåer med ett kort.
A11 = Om du klättrar med en etta hamnar din vätte på den angränsande rutan på nästa nivå. En sten eller bricka där får verkan som vanligt.
A27 = En ruta räknas som ledig om det inte finns någon vätte på den. En sten eller en bricka gör den inte upptagen.

chapter-shoving = Att knuffa

C36 = Om din vätte landar på ett par knuffas den övre vätten en ruta vidare i den riktning du flyttar, och din vätte tar dess plats överst.
C37 = Om en knuffad vätte landar på en bricka eller en sten får brickan eller stenen verkan omedelbart.
C38 = Om en knuffad vätte landar på ett annat par knuffar den i sin tur det parets övre vätte en ruta vidare i samma riktning och tar dess plats, och så vidare.
C39 = Anta att du spelar 3 och 2, och att din vätte 3 landar på ett par och knuffar en annan spelares vätte 1 till en bricka. Den spelaren utför brickan genast; sedan får du fortfarande spela ett tredje kort, för att klättra.
A16 = En knuffad vätte flyttas längs sin egen nivå i samma riktning som ditt sista steg. Den svänger runt vid hörnrutorna och lämnar aldrig nivån.
A17 = Om det finns ett par på hörnrutan vid din vättes by kan du bara lämna byn med en etta: du landar på paret och väljer åt vilket håll du knuffar. Med varje högre värde spärrar paret vägen.
MH-A5 = För ett steg på 1 ut ur en by gör riktningen ingen skillnad, så bara medurs erbjuds. Båda erbjuds när det landar på ett par, eftersom de avgör åt vilket håll den övre vätten knuffas.
A18 = Om en knuffad vätte landar på en ensam vätte sätter den sig ovanpå, och de bildar ett par. En bricka under dem har ingen verkan.
A19 = På Vakas spelplan kan en kedja av knuffar aldrig gå hela varvet runt en nivå. Redan för att fylla de 16 rutorna på nivå 4 med par skulle det behövas 32 vättar, och det finns bara 25.
A20 = Det är den knuffade vättens ägare som utför brickan den landar på eller tar stenen, vems drag det än är. Bara en Virvelvinds riktning bestäms av den spelare vars drag det är.
A21 = När du har knuffat fortsätter ditt drag så snart den knuffade vättens bricka eller sten är avklarad. Din vätte sitter nu på en annan, så med nästa kort får du bara klättra, om inte alternativet walk_on är på.

chapter-tiles = Brickor i allmänhet

C44 = Efter användningen ligger en bricka kvar på sin plats, nedvänd igen. Bara Kristallkulor och Korpar lämnar spelet när de har använts.
MH-A7 = Den som äger vätten på en bricka väljer brickorna vid en Kristallkula, spelaren vid en Korp och byn vid ett Spöke eller en Fallucka, även i en annan spelares drag. Bara en Virvelvinds riktning väljs av den spelare vars drag det är. En Kristallkula vänder upp tre brickor, eller alla nedvända om de är färre.
A22 = En vätte som en Lönngång eller Fallucka har fört till en ruta har landat där, så en sten eller bricka får verkan. Under ett och samma kort verkar samma bricka högst en gång på samma vätte.

chapter-passage = Lönngången

C52 = En Lönngång tar vätten upp till den angränsande rutan på nästa nivå, om den rutan är ledig. Från nivå 4 leder den till toppen.
C53 = Om det finns en vätte på rutan ovanför är Lönngången låst. Då väntar din vätte antingen på att rutan ska bli ledig eller går vidare längs sin egen nivå, genast eller i ett senare drag.
A23 = Om Lönngången du landar på är låst får du spela ditt nästa kort genast och gå vidare längs samma nivå.
C54 = En vätte som står på en låst Lönngång och väntar går upp omedelbart när rutan ovanför blir ledig, om inte en annan vätte sitter på den.

chapter-trapdoor = Falluckan

C55 = En Fallucka på nivå 2, 3 eller 4 släpper ner vätten till den angränsande rutan på nivån under, om den rutan är ledig.
C56 = Om det finns en vätte på rutan nedanför är Falluckan blockerad och din vätte stannar kvar. Om den rutan blir ledig medan din vätte fortfarande står på Falluckan faller vätten genast, om inte en annan vätte sitter på den.
A30 = En Fallucka på nivå 2, 3 eller 4 avslutar inte ditt drag. Du får spela ditt nästa kort från den ruta som din vätte har fallit till.
C57 = En Fallucka på nivå 1 skickar genast vätten till en by som vättens ägare väljer fritt. Om det är ägarens drag slutar det draget.

chapter-ghost = Spöket

C58 = Ett Spöke skickar genast vätten till en by som vättens ägare väljer fritt. Om det är ägarens drag slutar det draget.
A32 = När ett Spöke eller en Fallucka på nivå 1 skickar tillbaka en vätte får vättens ägare välja vilken som helst av de fyra byarna. Begränsningen till tre byar gäller bara vid förberedelserna.
A31 = Om du knuffar en annan spelares vätte till ett Spöke, eller till en Fallucka på nivå 1, fortsätter ditt drag. Om vätten du knuffar dit är din egen slutar ditt drag.
    .reading = Om en Fallucka säger det tryckta regelbladet bara att draget slutar, inte vems; vi läser det som det bladet säger om ett Spöke.
MH-A10 = När ett Spöke eller en Fallucka på nivå 1 skickar tillbaka en vätte är det bara ägarens drag som kan sluta på grund av det. En Virvelvind som bara vänds upp av en Kristallkula gör ingenting.
    .reading = På båda punkterna avviker Vaka från det tryckta regelbladets bokstav, enligt vilken en Fallucka på nivå 1 avslutar draget vems vätten än är, och det räcker att en Virvelvind vänds upp för att brickorna ska vändas ner igen.

chapter-waiting = Väntande vättar

A24 = Väntande vättar kontrolleras i alla spelares drag, varje gång en vätte har satts ner och allt knuffande är över, innan dess egen bricka verkar. En vätte som bara passerar räknas inte. Om rutan är ledig måste den väntande vätten flytta sig dit, och det gör den av sig själv.
MH-A6 = Väntande vättar kontrolleras också när en vätte har hamnat i en by. Verkningarna avslutas en efter en i den ordning de uppstod. Den landande vättens egen sten eller bricka kommer efter de väntande vättar som dess landning satte i rörelse.
A25 = Om två vättar väntar på samma ruta är det den som har väntat längst som flyttar sig dit.
A26 = En väntande vätte som har en annan vätte ovanpå sig stannar där den är. När den övre ger sig av kontrolleras den väntande vätten igen och flyttar sig om dess ruta är ledig.

chapter-ball = Kristallkulan

C45 = Om din vätte landar på en Kristallkula måste du vända upp tre brickor. Kristallkulan lämnar sedan spelet.
A33 = Vid en Kristallkula väljer du tre valfria nedvända brickor på berget, en i taget, även under vättar; om färre finns kvar tar du alla. Kristallkulans ruta är därefter en vanlig ruta.
C46 = Brickor som en Kristallkula har vänt upp förblir uppvända. Var och en vänds ner igen när en vätte har landat på den och den har utförts, och alla vänds ner när en vätte utlöser en Virvelvind.
A34 = Brickor som en Kristallkula har vänt upp vänds inte ner tillsammans. Var och en vänds ner när den har använts; bara en Virvelvind vänder ner alla på en gång.
A35 = En Virvelvind som vänds upp av en Kristallkula blåser inte; den verkar bara när en vätte landar på den.
    .reading = Detta avviker från det tryckta regelbladets bokstav, enligt vilken det skulle räcka att den vänds upp för att brickorna skulle vändas ner igen.

chapter-whirlwind = Virvelvinden

C47 = En Virvelvind vänder ner alla uppvända brickor på berget.
C48 = En Virvelvind gör också att den spelare vars drag det är måste vrida berget ett kvarts varv, medurs eller moturs. Vättar, brickor och stenar på berget följer med; byarna och vättarna i dem står kvar, så varje by gränsar nu till en annan hörnruta.
A36 = En Virvelvind vänder först ner alla brickor. Sedan måste den spelare vars drag det är, vem som än äger vätten på brickan, vrida berget 90 grader och väljer åt vilket håll.

chapter-flying = Det Flygande kortet

C49 = Om din vätte landar på ett Flygande kort i ditt drag drar du genast ett kort, om du inte har fem på handen, och får spela ett kort till i det här draget. Det får vara det du just har dragit eller vilket annat som helst från din hand.
A37 = Ett Flygande kort låter dig genast dra ett kort om du har färre än fem på handen, och ökar antalet kort du får spela i det här draget med ett. Två av dem i ett drag ökar det med två. Alla kort flyttar fortfarande den vätte som du har utsett.
A38 = Om din vätte knuffas till ett Flygande kort i en annan spelares drag drar du genast ett kort om du har färre än fem på handen. Du får spela ett kort till i ditt eget nästa drag; därefter är den rätten förlorad.
    .reading = Det tryckta regelbladet talar bara om spelarens eget drag.
MH-A14 = Rätten att spela ett extra kort från ett Flygande kort som din vätte hamnade på i en annan spelares drag upphör efter ditt nästa egna drag, även om du byter kort då.

chapter-raven = Korpen

C50 = Om din vätte landar på en Korp utser du en valfri spelare, som förlorar en sten; stenen är ute ur spelet. Om den spelaren nu har fler kort på handen än tre plus antalet stenar som är kvar kastar spelaren genast ett kort efter eget val. Korpen lämnar sedan spelet.
A39 = Du får utse vilken spelare som helst för din Korp, även dig själv.
A40 = En spelare som har bestulits av en Korp kastar ett kort endast om handen då har fler kort än tre plus antalet stenar som är kvar. Det är aldrig mer än ett kort.
    .reading = Enligt det tryckta regelbladets bokstav kastas ett kort genast, eftersom rätten till det extra kortet är förlorad; vi kräver det bara om det finns ett för mycket.
MH-A8 = Om en Korp bestjäl dig mitt i ditt eget drag räknas inte de kort du har spelat. Du kastar ett kort endast om du fortfarande har fler kort på handen än tre plus antalet stenar som är kvar; annars fyller du bara på handen till den lägre gränsen i slutet av draget.
    .reading = Det tryckta regelbladet gör inget undantag för ditt eget drag; det är vår tolkning.
C51 = Om den spelare som har utsetts för en Korp inte har någon sten ligger Korpen framför den spelaren tills spelaren får en sten. Då lämnar båda spelet, och stenen ger inget extra kort.
A41 = Flera Korpar kan ligga framför dig. Var och en tar en sten, så varje sten du får förlorar du till en av dem tills alla är borta.

chapter-exchange = Att byta kort

C43 = Om du inte kan eller vill spela kort får du byta: lägg valfritt antal kort från handen på kasthögen och dra lika många från draghögen, men inte så att du får fler kort på handen än tre plus antalet stenar du har. Det avslutar ditt drag.
A44 = Du får låta bli att byta något kort alls, och det är att passa. Annars lägger du först bort alla kort du vill bli av med, och först därefter drar du.
MH-A4 = Kort som läggs bort vid ett byte eller kastas på grund av en Korp ligger uppvända på kasthögen. Alla ser dem.

chapter-end-of-turn = Dragets slut

C40 = I slutet av ditt drag läggs alla kort du har spelat på kasthögen.
C41 = När dina spelade kort har lagts på kasthögen drar du tills du har tre kort på handen plus ett för var och en av dina stenar. Det är aldrig fler än fem.
A43 = Din handgräns är tre plus antalet stenar du har, högst fem. Om ett Flygande kort tar dig över gränsen behåller du korten; i slutet av ditt drag drar du bara om du är under gränsen. Utan ett Flygande kort spelar du aldrig fler än tre kort.
MH-A2 = Bara en Korp kan tvinga dig att kasta kort. Vid ett byte drar du lika många kort som du lägger bort, men inte så att du får fler kort på handen än tre plus antalet stenar du har. En sten ger dig ett kort bara om du har färre kort på handen än tre plus antalet stenar du har.
    .reading = Enligt det tryckta regelbladet drar man vid ett byte lika många kort som lades bort; någon gräns nämns inte där.
C42 = När draghögen är slut blandas kasthögen och blir den nya draghögen.
A45 = Om draghögen tar slut medan du drar blandas kasthögen och du fortsätter. Kort som har spelats i det här draget läggs på kasthögen först när draget är slut. Korten kan aldrig ta slut, eftersom högst 30 av de 60 finns på spelarnas händer eller håller på att spelas.
MH-A11 = Kasthögen blandas så snart det sista kortet i draghögen har dragits; om kasthögen är tom i den stunden, så snart ett kort behövs. Kort som har spelats i det pågående draget finns inte i kasthögen ännu.

chapter-winning = Att vinna

C59 = Den spelare som först får en vätte till toppen vinner genast och får tornet. Spelet är slut; ingen får något mer drag.
C60 = Du behöver inte komma jämnt ut för att nå toppen. Det som är kvar av kortets värde bortser man från.
A48 = Toppen nås bara från nivå 4: genom att klättra från en plats ovanpå en vätte, dock inte på en hörnruta, eller genom en Lönngång där. Resten av kortets värde går förlorat.
A49 = Du kan vinna i en annan spelares drag. Om din vätte knuffas till en Lönngång på nivå 4 som ingen vätte står på går den till toppen, och du vinner genast.

chapter-notation = Notation och ställningar

MH-A12 = En ställning anger dessutom vem som bestämmer (player), extra kort att spela (bonus), kända nedvända brickor (seen), väntande vättar och pending: null, eller led, played, limit, on_goblin, tossed och tile. En oplacerad vätte är null. Om brickor eller stenar anges har de rutor som inte nämns inga; om de utelämnas läggs de ut på nytt. I en ställning har ett öppet brickbeslut brickans sort, vätten som spelarplats och nummer samt det antal som är kvar, om det finns något; för drop är sorten raven och player är offret.
MH-A13 = Tre frågor hoppas över: den om ett kort till efter det andra, om du inte har något, inte får spela något eller inget värde från 1 till 5 vore tillåtet; den om en bricka att vända upp, om ingen är nedvänd; och den om ett kort att kasta, om offrets hand inte är över gränsen.
MH-A15 = På Vakas spelplan uppstår vissa fall aldrig: en Kristallkula finner alltid tre nedvända brickor, en Korp kostar dig aldrig ett kort i ditt eget drag, Lönngångar och Falluckor leder till vanliga rutor, två vättar väntar aldrig på samma ruta, och en vätte som skickas till en by gör aldrig någon ruta ledig som en annan väntar på.
