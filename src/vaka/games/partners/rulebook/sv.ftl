### Partners: regelboken, punkt för punkt. Meddelandenas id är punkternas id.

chapter-setup = Förberedelser

par-P1 = Partners är för fyra spelare runt en ring med 56 rutor; medurs sitter Gul, Grön, Blå och Röd. Din partner sitter mitt emot dig: Gul och Blå bildar det ena laget, Grön och Röd det andra.
    .reading = Det tryckta regelbladet säger inte hur många rutor det finns; talet 56 kommer från beskrivningar av spelplanen.
par-P2 = Du har fyra pjäser i din färg, och alla börjar i ditt hem.
par-P3 = Givaren blandar, ger varje spelare fyra kort och lägger resten av leken åt sidan. Leken har 56 kort: fyra vardera av hjärta, hjärta/8, hjärta/13, 1/14, -4, 7, byteskort, 2, 3, 5, 6, 9, 10 och 12.
    .reading = Det tryckta regelbladet säger inte hur många kort det finns av varje sort, så detta är ett antagande.
CD-1 = Den första givaren lottas.
    .reading = Det tryckta regelbladet säger inte vem det ska vara.

chapter-exchange = Att byta ett kort med partnern

par-P4 = I början av varje giv ger du och din partner varandra ett kort var, med baksidan upp och i samma ögonblick. Ingen spelar ett kort förrän alla fyra spelarna har gjort det.
CD-2 = Du måste ge din partner exakt ett kort i varje giv. Du får inte avstå, även om du hellre skulle behålla alla fyra.
CD-3 = Du väljer kortet som du ger innan du ser det som du får. Motståndarna ser inget av dem.
CD-4 = Du kan inte ge tillbaka kortet som din partner just har gett dig, eftersom ni båda väljer innan något av korten byter ägare.
PA-A4 = Alla fyra spelarna ombeds alltid att välja ett kort, i ordning med början till vänster om givaren, och korten byts när alla har valt. Alla vet vem som har valt, men inte vad. Efteråt känner du och din partner till båda korten som bytts mellan er; motståndarna vet bara att kort har bytts.
CD-9 = Två partner får inte berätta för varandra vilka kort de har.
    .reading = Det står inte på det tryckta regelbladet utan kommer från andra utgåvor, och Vaka överlåter det åt spelarna.

chapter-turn = Din tur

par-G1 = Spelaren till vänster om givaren börjar. När det är din tur lägger du ett valfritt kort från handen med framsidan upp mitt på spelplanen och gör det drag som kortet visar.
CD-5 = Spelaren till vänster om givaren börjar i var och en av den givarens tre givar, inte bara i den första.
DU-2 = Om du kan spela flera kort, eller ett kort på flera sätt, väljer du fritt bland dem.
par-G4 = När du har spelat ditt kort och gjort dess drag är din tur slut. Nästa spelare medurs, till vänster om dig, fortsätter.
CD-8 = En spelare som inte har några kort kvar hoppas över. De andra fortsätter medurs.

chapter-fold = När du måste spela och när du måste lägga ner handen

DU-1 = Om något av dina kort kan spelas måste du spela ett, även om det bara skadar dig. Du kan bli tvungen att skicka hem din egen eller din partners pjäs, eller att gå ut ur målet igen med en pjäs.
par-N1 = Om inget av dina kort kan spelas måste du lägga ner handen: alla dina kort läggs på kasthögen. Du spelar igen först i nästa giv.
DU-3 = Du får lägga ner handen endast om inget kort på handen kan spelas. Så länge något kan spelas måste du spela ett kort.
DU-5 = Att lägga ner handen är att lägga ifrån sig alla kort man har. Du får inte kasta ett oanvändbart kort och behålla de andra.
DU-4 = När du har lagt ner handen är du ute under resten av den här given och inte längre. I nästa giv får du fyra kort, byter kort med din partner och spelar som vanligt.
par-N2 = Du kan spela byteskortet även om du inte har någon pjäs som kan flyttas. Så länge två pjäser på spelplanen kan byta plats räknas det som ett spelbart kort, och du får inte lägga ner handen.
CD-7 = En nedlagd hand läggs på kasthögen med framsidan upp, där alla ser den. När alternativet folded är inställt på hidden känner bara ägaren till korten tills alla kort samlas in.
    .reading = Det tryckta regelbladet säger inte uttryckligen att framsidan ska vara uppåt.
PA-A5 = Alla får veta att inte ett enda kort i en nedlagd hand kunde spelas. Det gäller även om alternativet folded är inställt på hidden och själva korten förblir hemliga.

chapter-deals = Givens slut och nästa givare

par-R1 = När alla händer har spelats eller lagts ner delar samma givare ut fyra nya kort till var och en från resten av leken. Du måste byta ett kort med din partner igen innan spelet går vidare.
CD-10 = Om din hand är tom före de andras fortsätter given utan dig. Den slutar först när alla fyra händerna är tomma.
CD-6 = Korten blandas inte om mellan en givares tre givar. Varje giv tar ytterligare sexton kort ur samma lek, och de åtta sista förblir osedda tills nästa givare samlar in alla kort.
par-R2 = Efter tre givar av samma givare blir spelaren till vänster givare, samlar in alla kort, blandar dem och ger fyra till var och en. Så fortsätter det tills ett lag har vunnit.

chapter-numbers = Sifferkort

par-V1 = Ett sifferkort flyttar en pjäs framåt, medurs, exakt så många steg som det visar: 2, 3, 5, 6, 9, 10 eller 12. Du flyttar en egen pjäs, eller en av din partners när alla dina är låsta; pjäser hemma och låsta pjäser kan inte flyttas med det.
par-V6 = Kortet 1/14 flyttar en pjäs framåt 1 steg eller 14 steg, vilket du vill.

chapter-start = Hjärtan och startrutan

par-G2 = En pjäs lämnar hemmet endast med ett kort som visar ett hjärta: hjärta, hjärta/8 eller hjärta/13. Den går till sin startruta.
par-V2 = Det rena hjärtat för en pjäs från hemmet till dess startruta. Det har ingen annan användning.
par-V3 = Med hjärta/8 för du antingen en pjäs från hemmet till dess startruta eller flyttar en pjäs 8 steg framåt. Du väljer ett av de två.
par-V4 = Med hjärta/13 för du antingen en pjäs från hemmet till dess startruta eller flyttar en pjäs 13 steg framåt. Du väljer ett av de två.
WA-8 = Utan någon pjäs hemma kan du inte använda hjärtat på ett kort. Ett rent hjärta går då inte att spela, medan hjärta/8 och hjärta/13 fortfarande har sitt tal.
par-G3 = Startrutan används bara för att få ut pjäser ur hemmet. Den räknas aldrig som ett steg, varken på vägen runt ringen eller på vägen in i målet.
WA-1 = En startruta ligger bredvid ringen och är inte en av dess rutor, varken för ägaren eller för någon annan. En pjäs kommer dit endast med ett hjärta och lämnar den endast genom att gå därifrån.
WA-6 = Hur många som helst av dina egna pjäser får stå tillsammans på din startruta.
WA-7 = Ingen annan spelares pjäs kan någonsin stå på din startruta: ingen kan stanna där, och byteskortet kan inte ställa någon där. Därför hindrar ingenting någonsin ett hjärta så länge du har en pjäs hemma.
WA-9 = En pjäs på sin startruta är skyddad. Den kan varken skickas hem eller bytas.

chapter-walls = Murar

par-W1 = En eller flera pjäser på sin startruta bildar en mur. Ingen pjäs av annan färg får passera den startrutan, framåt eller bakåt, så länge någon av dem står där.
WA-2 = Din mur stoppar även din partners pjäser, precis som motståndarnas.
WA-3 = En mur stoppar drag bakåt lika väl som drag framåt. Bara pjäser av murens egen färg får passera den bakåt.
WA-4 = Om stegen skulle föra din pjäs förbi en mur av annan färg får den pjäsen inte göra draget: den varken vänder eller stannar i förtid. Att sluta exakt på den sista rutan före muren går bra.
par-W2 = Dina egna pjäser får gå över din egen mur när de flyttas bakåt med -4.
WA-5 = Din egen mur stoppar aldrig dina pjäser. Bakåt får de gå över den, vägen in i ditt mål leder inte förbi din startruta, och framåt passerar de aldrig din startruta alls.
    .reading = Det tryckta regelbladet låter dina egna pjäser gå över bara bakåt och säger inget om vägen in i målet; vi släpper in dem.
WA-10 = Två eller flera pjäser tillsammans på en ruta på ringen är ingen mur. De får passeras fritt.
WA-11 = När du flyttar din partners pjäser är det pjäsens färg som avgör vilka murar som stoppar den, inte vilken spelare som flyttar den. Din partners mur stoppar inte din partners pjäser.

chapter-landing = Att landa och passera

par-K1 = Om din pjäs landar på en ruta där det står en pjäs som tillhör en annan spelare, går den pjäsen tillbaka till sitt hem och din tar rutan.
LA-1 = Om din pjäs landar på en ensam pjäs som tillhör din partner, går den pjäsen hem precis som en motståndares skulle göra. Två färger delar aldrig ruta.
par-K2 = Om din pjäs landar på en ruta där det står två eller flera pjäser som tillhör en annan spelare, går din pjäs tillbaka till sitt hem och de andra står kvar.
LA-2 = Att landa på två eller flera pjäser som tillhör en annan spelare är ett tillåtet drag: din går hem och de står kvar. Du får välja det med avsikt, och du måste göra det om du inte kan spela något annat.
LA-3 = Om du landar på två eller flera av din partners pjäser skickas din egen pjäs hem, precis som när det är motståndarnas. Det är ett tillåtet drag.
LA-4 = Dina egna pjäser får dela en ruta på ringen, hur många som helst. Två eller flera tillsammans är skyddade.
LA-5 = På ringen får du passera vilka pjäser som helst, även två eller flera på samma ruta. Det är bara murar och pjäser i målet som inte kan passeras.
LA-6 = Pjäser som du bara passerar påverkas inte. Bara rutan där ett drag slutar räknas.
LA-7 = Att landa på andra pjäser fungerar likadant med -4, när en pjäs går bakåt ut ur målet och efter varje del av en sjua. Det som räknas är rutan där pjäsen avslutar det draget eller den delen.
LA-8 = Pjäser av samma färg på samma plats är likvärdiga, och det är också alla platser i ett hem. Av sådana pjäser erbjuder Vaka bara den med lägst nummer bland dem som det här kortet fortfarande får flytta.

chapter-goal = Målet

GO-1 = Du går in i ditt mål från ruta 14 hos grannen till höger. Ett steg därifrån ligger den yttersta målringen, Z1, och fyra steg därifrån den innersta, Z4; varken din startruta eller kröken räknas.
GO-2 = En pjäs får inte gå förbi sitt mål för att ta ett varv till. Från den sista rutan före målet leder vägen framåt bara in i målet.
GO-18 = Bara pjäser av din egen färg kan någonsin stå i ditt mål; varken din partners eller motståndarnas kan komma dit.
GO-3 = Din pjäs får stanna på en yttre målring medan inre är lediga, om stegen slutar där. Då är den skyddad men inte låst.
par-M1 = En pjäs på någon av de fyra målringarna är skyddad: den kan varken skickas hem eller bytas.
    .reading = Bokstavligt läst kallar det tryckta regelbladet den dessutom låst; Vaka avviker från det, och pjäsen blir låst endast när den landar på den innersta lediga målringen.
GO-4 = Varje pjäs på en målring är skyddad, men bara vissa är låsta.
    .reading = Bokstavligt läst låser det tryckta regelbladet alla; Vaka avviker från det, eftersom bladets egna regler om att låsa med rätt antal steg och om att vända i målet annars skulle bli meningslösa.
par-M2 = Målringarna fylls inifrån och ut. Din första pjäs låses på den innersta målringen, den andra på nästa målring utåt och så vidare.
par-M4 = För att låsa en pjäs behöver du ett kort, eller en del av en sjua, vars steg slutar exakt på den innersta lediga målringen.
GO-5 = En pjäs låses när den avslutar sitt drag på den innersta lediga målringen, så att alla målringar längre in är upptagna. Alla sätt att komma dit räknas, även när pjäsen har vänt.
par-M3 = En låst pjäs får inte flyttas mer.
    .reading = Bokstavligt läst säger det tryckta regelbladet detta om varje pjäs i målet; Vaka avviker från det, och en pjäs där som inte är låst får fortfarande flyttas.
GO-6 = En pjäs i målet som inte är låst kan fortfarande flyttas med kort som går framåt. Den kan inte skickas hem, bytas eller flyttas med -4.
GO-16 = En pjäs blir aldrig låst utan att flyttas. Ingen annan pjäs kan passera den för att fylla målringarna längre in, så bara dess eget drag kan låsa den.
par-M5 = I målet kan en pjäs inte passera en annan pjäs.
GO-14 = I målet får en pjäs aldrig passera en annan, vare sig den andra är låst eller inte.
GO-11 = Så länge en av dina pjäser som inte är låst står på din yttersta målring kan ingen annan av dina pjäser gå in i målet: den kan inte passera, och den får inte vända utanför. Ett drag vars steg skulle räcka längre än till den sista rutan före målet är förbjudet; ett som slutar på eller före den går bra.
GO-17 = Bara rutan som en pjäs står på räknas, inte hur den kom dit. Om ett platsbyte ställer din pjäs strax före ditt mål får den gå rakt in; ställs den strax efter din startruta har den hela varvet framför sig.
GO-15 = När alternativet goal är inställt på championship får en pjäs som redan är i målet flyttas endast om draget låser den eller slutar utanför målet. Standard är den tryckta regeln, boxed, som inte har någon sådan begränsning.
PA-A3 = När alternativet goal är inställt på championship gäller begränsningen för varje del av en sjua på samma sätt som för ett drag: en pjäs i målet måste avsluta delen låst eller utanför. En pjäs som börjar draget eller delen utanför målet omfattas inte av begränsningen.

chapter-turning = Att vända i målet

par-T1 = Om din pjäs har steg kvar att gå vid den innersta målringen, eller i målet framför en annan pjäs, måste den vända där och gå de återstående stegen bakåt; på ringen betyder det moturs.
GO-7 = Gå in i målet steg för steg. Vid den inre änden, eller framför en upptagen målring, vänder pjäsen; själva vändningen kostar ingenting, och varje steg räknas som 1. Med bara två steg kvar att gå blir en femma två steg in och tre tillbaka.
par-T2 = En pjäs får vända endast i målet, men där mer än en gång. Om den stöter på en annan pjäs i målet medan den går bakåt vänder den igen och går framåt.
GO-9 = Mellan dina egna pjäser eller målets inre ände får en pjäs vända så många gånger som dess steg kräver.
par-T3 = I målet får en pjäs gå fram och tillbaka tills alla dess steg är gjorda och den slutar på en ledig målring.
GO-8 = En pjäs som har vänt får gå ut ur målet igen, till ruta 14, 13 och så vidare hos grannen till höger, med alla steg som den har kvar. Utanför vänder den inte igen, och den landar på andra pjäser som vanligt.
GO-12 = Om din pjäs står på den yttersta målringen och en annan av dina på nästa målring inåt, vänder den genast när du flyttar den med ett kort som går framåt. Den går alla sina steg bakåt, ut ur målet.
GO-10 = En pjäs i målet som har andra pjäser direkt framför sig och direkt bakom sig, båda i målet, kan inte flyttas.
GO-13 = Ett drag får sluta där det började, om pjäsen kommer tillbaka dit genom att gå fram och tillbaka. Det räknas som ett drag.

chapter-minus-four = Kortet -4

par-V5 = Kortet -4 måste flytta en pjäs fyra rutor bakåt, moturs; det kan inte användas på en pjäs i målet eller hemma. Det är mycket starkt på din startruta eller dina rutor 1 till 4, eftersom pjäsen då hamnar nära ditt mål.
MF-4 = Kortet -4 flyttar en pjäs exakt fyra rutor bakåt. Det får inte användas för färre, och aldrig framåt.
MF-1 = Från din startruta för -4 en pjäs till ruta 11 hos grannen till höger. Startrutan räknas inte, så den första rutan bakåt är grannens ruta 14.
MF-2 = Från dina rutor 1, 2, 3 och 4 leder -4 till ruta 11, 12, 13 respektive 14 hos grannen till höger, eftersom din startruta inte räknas. Ruta 1 och startrutan ger alltså samma resultat.
MF-3 = Kortet -4 för aldrig in en pjäs i målet. När pjäsen flyttas bakåt går den förbi målet och stannar på ringen.
MF-5 = Kortet -4 får inte föra en pjäs bakåt förbi en mur av annan färg. Det stoppar en pjäs på rutorna 1 till 4 efter den startrutan.
MF-6 = Kortet -4 får inte användas på en pjäs i målet, vare sig den är låst eller inte.
MF-7 = Du får använda -4 på dina egna pjäser, eller på din partners när alla dina är låsta. Du får aldrig använda det på en motståndares pjäs.

chapter-seven = Sjuan

par-V7 = Sjuan flyttar en eller flera av dina pjäser framåt, sammanlagt sju steg, fördelade som du vill på dem som varken är hemma eller låsta. Du måste använda alla sju; pjäserna flyttas en efter en, och var och en bara en gång.
SV-1 = Alla sju stegen i en sjua måste göras; om du inte kan använda alla kan du inte spela kortet. Det enda undantaget är en förkortad sjua som alternativet short7 tillåter.
SV-2 = Du får fördela en sjua på så många av dina pjäser som du vill, en efter en i den ordning du väljer, var och en högst en gång. Om alla dina pjäser blir låsta på vägen får din partners ta resten.
PA-A1 = En sjua har en till sju delar, för högst fyra pjäser av varje färg. Varje pjäs flyttas högst en gång, och ordningen är fri, utom att din partners pjäser kommer efter dina egna och först när alla dina är låsta.
SV-3 = En sjua kan flytta dina pjäser på startrutan, på ringen eller, om de inte är låsta, i målet. Den kan inte flytta pjäser hemma eller låsta pjäser.
SV-8 = Varje del av en sjua är ett vanligt drag framåt, så en pjäs får vända i målet under sin del.
SV-7 = Efter varje del av en sjua avgörs följden av att en pjäs har landat på andra innan nästa del görs. Om en pjäs skickas hem räknas stegen ändå som gjorda, och den pjäsen kan inte flyttas igen med det här kortet.
SV-11 = Delarna av en sjua följer på varandra, och var och en utgår från den nya ställningen. Du får alltså öppna din egen mur med en del och utnyttja det i nästa, fast ingen del av samma sjua någonsin behöver det.
par-V8 = Om några av stegen i en sjua låser din sista pjäs får du spela den så, men bara om alla återstående steg kan användas på en eller flera av din partners pjäser.
SV-4 = Resten av en sjua får gå till din partners pjäser först när alla dina är låsta, och hela resten måste kunna användas där. Det får vara just den här sjuan som låser dina två sista pjäser, eller fler.
    .reading = Det tryckta regelbladet tillåter detta bara för den som har en pjäs kvar; för oss räcker det att en är kvar när dess sista steg tas.
SV-6 = Så länge du har en pjäs hemma får ingen del av din sjua gå till din partners pjäser. En pjäs hemma är inte låst.
SV-5 = Om alla din partners pjäser är låsta och din sista pjäs behöver färre än sju steg får du inte förkorta en sjua för att låsa den, inte ens för att vinna. Sjuan kan spelas endast med alla sju stegen, om inte alternativet short7 är inställt på yes.
PA-A2 = Ingen del av en sjua får låsa ditt lags sista pjäs, din eller din partners, om den inte använder det sjunde steget. När alternativet short7 är inställt på yes får sjuan förkortas när den låser den pjäsen.
SV-9 = När alla dina pjäser är låsta spelar du en sjua på din partners pjäser. Du får fördela den på dem som varken är hemma eller låsta.
SV-10 = Om ett lag har vunnit kontrolleras först efter hela sjuan, så alla sju stegen måste göras innan dess. Det enda undantaget är en förkortad sjua som alternativet short7 tillåter.

chapter-swap = Byteskortet

par-V9 = Byteskortet låter två valfria pjäser som får bytas byta plats, även om ingen av dina är ute.
    .reading = Bokstavligt läst kräver det tryckta regelbladet att det används så snart det går; Vaka avviker från det, och du måste spela det endast om du inte kan spela något annat kort.
SW-4 = Du måste spela byteskortet om inget annat kort kan spelas; annars väljer du fritt.
    .reading = Bokstavligt läst kräver det tryckta regelbladet att det används så snart det går; Vaka avviker från det, för annars skulle du förlora det fria valet av kort. Kortet hindrar dig bara från att lägga ner handen.
SW-1 = Byteskortet låter två valfria pjäser byta plats om båda står ensamma på var sin ruta på ringen. De får ha vilken färg som helst, din egen eller någon annans.
par-V11 = Byteskortet kan inte användas på pjäser i målet, på startrutor eller hemma. Två eller flera pjäser av samma färg på samma ruta är också skyddade mot det.
SW-2 = En pjäs hemma, på en startruta eller på en målring får inte bytas, och inte heller en som delar ruta med en annan av samma färg. Det gäller även dina egna pjäser.
par-V10 = Du får låta två pjäser av samma färg byta plats, till och med två av dina egna.
SW-3 = Du får låta två pjäser av samma färg byta plats, fast det inte ändrar något på spelplanen.
SW-5 = Byteskortet kan spelas endast om minst två pjäser står ensamma på rutor på ringen.
SW-6 = Ett platsbyte skickar inte hem någon pjäs. Båda pjäserna stod ensamma på sina rutor, så två färger möts aldrig.
SW-7 = Efter ett platsbyte räknas bara pjäsens nya ruta. En pjäs som har ställts strax före sitt mål får gå in med sitt nästa drag.
PA-A7 = Inte varje pjäs i målet är låst, och byteskortet måste inte gå före andra kort.
    .reading = På båda punkterna avviker Vaka från det tryckta regelbladets ordalydelse. Bokstavligt läst skulle bladet göra sina egna regler om att låsa, om att vända i målet och om fritt val av kort meningslösa.

chapter-finish = Att hjälpa partnern och vinna

par-F1 = Så snart alla dina fyra pjäser är låsta måste du spela för din partner. Du använder dina kort för att flytta din partners pjäser, eller byteskortet för att göra det svårt för motståndarna.
FI-1 = Du spelar för din partner från det ögonblick då din fjärde pjäs låses. Det gäller också de kort som du fortfarande har på handen i samma giv.
par-F2 = När alla dina pjäser är låsta är alla dina kort till för din partner. Ni två byter fortfarande ett kort i varje giv.
FI-2 = När du spelar för din partner gäller alla dina kort, även hjärtan. Ett hjärta för en av din partners pjäser från hemmet till din partners startruta.
FI-3 = När du spelar för din partner får du välja vilket kort som helst som kan spelas, även byteskortet. Men om något kan spelas måste du spela ett, med din partners pjäser som om de vore dina, även om det är till skada.
FI-4 = När du spelar för din partner och inget av dina kort kan spelas måste du lägga ner hela handen.
FI-5 = Du och din partner fortsätter att byta ett kort i varje giv, även när en av er har alla pjäser låsta.
FI-8 = Du får inte flytta din partners pjäser innan alla dina är låsta. Undantagen är resten av en sjua som låser din sista pjäs, och byteskortet.
par-F3 = Ett lag vinner spelet om alla dess åtta pjäser är låsta innan det andra lagets alla åtta är det.
FI-6 = Spelet är vunnet genast efter det kort som låser lagets åttonde pjäs. Motståndarna får ingen sista tur.
FI-7 = För att vinna måste alla åtta pjäserna i ditt lag vara låsta; pjäser i målet som inte är låsta räknas inte. Fyra pjäser på en färgs fyra målringar är alltid låsta.

chapter-notation = Notation och ställningar

PA-A6 = En ställning anger den spelare som ska bestämma och vad som är oavgjort (pending): null, gåvorna per spelarplats, de steg som är kvar av en sjua och de pjäser som har flyttats, eller den första valda pjäsen. Leken har 40, 24 eller 8 kort i giv 1, 2 respektive 3. Kort som inte finns i någon hand, bland gåvorna eller i leken är använda, med det nyaste först, även en sjua eller ett byteskort som just spelas.
PA-A9 = Att ange en pjäs som du inte får flytta avvisas som ett otillåtet drag. I en ställning är pending null före den första gåvan och i början av en tur; efter swap, före det första valet, anger pending att picked är null.
PA-A8 = En hand som har lagts ner öppet förblir angiven tills nästa kort läggs på den. När alternativet folded är inställt på hidden räknar en ställning upp varje spelarplats och dess antal nedlagda kort under hidden. När Vaka föreställer sig de korten används bara sådana som inte kunde spelas.
PA-A10 = Tre regler kan inte visas med ett drag: partnernas tystnad utspelar sig vid sidan av spelplanen, att öppna din egen mur ändrar aldrig vad samma sjua får göra, och pjäser av annan färg kommer helt enkelt aldrig in i ditt mål.
