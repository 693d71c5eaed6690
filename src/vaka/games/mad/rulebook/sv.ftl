### MAD: regelboken, punkt för punkt. Meddelandenas id är punkternas id.

chapter-cards = Korten

MD-1 = MAD har 76 kort. Grönt, gult, rött och blått har vardera siffrorna 1 till 6 två gånger, två Vilket håll, ett Dra 1 och ett Ge två. Färglösa är fyra Vilt, tre Vilt & trassligt, två Dyster, två Byt hand och en Joker.
M-F1 = De 76 korten är 48 sifferkort, 8 Vilket håll, 4 Dra 1, 4 Ge två, 4 Vilt, 3 Vilt & trassligt, 2 Dyster, 2 Byt hand och 1 Joker. Blanka kort och reklamkort som ligger i asken används inte.
M-F17 = Namnen som används här är förkortningar av de tryckta: Dra 1 era luspuddlar, Ge någon två kort, Vadå jag dyster? Du dyster! och Byt hand med vem som helst. Vilket håll, Vilt, Vilt & trassligt och Joker skiljer sig från de tryckta namnen på sin höjd genom ett frågetecken eller ett utropstecken.

chapter-setup = Förberedelser

MD-2 = Med två till fyra spelare får var och en åtta kort, med fem eller sex spelare sju. De återstående korten är talongen, med baksidan upp; dess översta kort vänds upp och blir början på högen.
M-F2 = MAD är för två till sex spelare. Två till fyra spelare börjar med åtta kort var, fem eller sex med sju.
M-R11 = Den första givaren lottas. Om ni spelar igen är det spelaren till höger om givaren som delar ut korten i nästa parti.
    .reading = Det tryckta regelbladet säger ingenting om detta.
MD-A10 = Du får sortera korten på handen som du vill. Deras ordning avslöjar ingenting för de andra spelarna.

chapter-first-card = Vem som börjar, och det första kortet

MD-3 = Den som sitter till höger om givaren börjar, och spelet går moturs tills ett Vilket håll-kort ändrar riktningen.
M-F3 = Den första turen tillhör spelaren till höger om givaren, eftersom spelriktningen är moturs från början.
MD-17 = Det första kortet som vänds upp räknas, vilket det än är, som spelat av givaren, och givaren gör de val som kortet kräver.
M-R1 = Det första kortet får effekt när alla spelare har tagit upp sina kort men innan någon har haft sin tur, så givaren ser sin egen hand när valet görs.
MD-A7 = Dyster får spelas mot givarens första kort precis som mot vilket annat kort som helst som riktas mot dig. När ett kort låter dig välja en spelare får du aldrig välja dig själv.
M-R2 = Om det första kortet är ett sifferkort händer ingenting, och den som sitter till höger om givaren börjar.
M-R3 = Om det första kortet är Vilket håll väljer givaren spelriktning. Givarens granne i den riktningen börjar.
M-R4 = Om det första kortet är Dra 1 drar alla spelare utom givaren ett kort var. Du får svara på det med Dyster.
M-R5 = Om det första kortet är Ge två får givaren ge två kort från handen till en annan spelare.
M-R6 = Om det första kortet är Vilt anger givaren vilken färg som gäller.
M-R7 = Om det första kortet är Vilt & trassligt anger givaren en färg och en annan spelare, som drar tre kort. Den spelaren får svara med Dyster.
M-R8 = Om det första kortet är Byt hand får givaren byta hand med en annan spelare. Med eller utan byte anger givaren sedan färgen; om Dyster stoppar bytet är det i stället den som spelade Dyster som gör det.
M-R9 = Om det första kortet är Dyster anger givaren bara en färg. Ingen har angripit givaren, så det finns inget att avvärja.
M-R10 = Om det första kortet är Jokern anger givaren bara en färg. Givaren har sju eller åtta kort på handen, för många för att avsluta spelet med den.

chapter-turn = Din tur

MD-4 = När det är din tur spelar du ett kort eller drar ett från talongen; ett kort som du drar får du spela genast om det passar. Därefter går turen till nästa spelare.
M-F5 = Om du inte har något kort som passar drar du ett. Spela det om det passar och du vill, annars behåller du det; sedan fortsätter nästa spelare.
MD-19 = Du är aldrig tvungen att spela ett kort, inte ens när något av dina passar. Du får dra i stället.
M-F6 = Alla får dra när det är deras tur, inte bara den som inte kan spela något kort.
M-R16 = Du drar exakt ett kort under din tur. Du får inte fortsätta att dra tills du får ett som passar.
MD-A1 = Varje gång du drar ett kort under din tur får du frågan om du vill spela det eller behålla det. Om kortet inte passar är keep, att behålla det, det enda svaret.
M-R12 = Du behöver inte spela kortet som du har dragit, inte ens om det passar. Du får behålla det.
    .reading = Bokstavligt läst kräver det tryckta regelbladet att ett draget kort som passar spelas genast; vi låter dess anmärkning om att ingen måste spela gälla även det kortet.
M-R13 = Om du drar fast du kunde ha spelat ett kort får du ändå spela kortet som du drog, men inget annat.
    .reading = Detta avviker från det tryckta regelbladets ordalydelse: enligt den ska den som kunde ha spelat men drar behålla kortet.
MD-A9 = Ett draget kort som passar får behållas, ett kort som du har dragit frivilligt får spelas, och Dyster verkar bara mot det som riktas mot dig.
    .reading = På alla tre punkterna avviker Vaka från det tryckta regelbladets ordalydelse. Att tolka bladet strikt på den andra skulle tvinga spelarna att visa sina händer för att bevisa att inget passade.
M-R14 = När du har dragit får du bara spela kortet som du drog. Inget annat kort från din hand får spelas under den turen.
M-R15 = Om du drar ett färglöst kort får du spela det genast. Det gäller alla sorter, även Jokern, som du får avsluta spelet med om du har högst tre andra kort på handen.

chapter-matching = Vilka kort som passar

MD-5 = Ett färgat kort måste ha färg, siffra, bild eller text gemensamt med högens översta kort. En grön femma passar på ett grönt Dra 1-kort och på en röd femma, men inte på en röd fyra; ett gult Vilket håll-kort passar på en gul trea och på ett blått Vilket håll-kort. Ettan i Dra 1 är text, inte en siffra.
M-F4 = Om ett färgat kort passar avgörs av vad det har gemensamt med högens översta kort: färg, siffra, bild eller text. Färglösa kort får läggas på vilket kort som helst.
M-R17 = Specialkort av samma sort passar på varandra oavsett färg: Vilket håll på Vilket håll, Dra 1 på Dra 1, Ge två på Ge två. Sifferkort passar bara genom färg eller siffra.
MD-6 = Ett färglöst kort får spelas på vilket kort som helst, men bara när det är din tur. Det enda undantaget är Dyster, som du också får spela utanför din tur mot ett kort som riktas mot dig.
M-R18 = På ett färglöst kort får du bara spela ett kort i den färg som gäller eller ett annat färglöst kort. Den angivna färgen fortsätter att gälla medan spelare drar kort och står över, tills ett färgat kort spelas eller en ny färg anges.

chapter-wild = Vilt och Vilt & trassligt

MD-10 = När du spelar Vilt anger du vilken färg som gäller; den får vara densamma som förut. Nästa kort som spelas måste ha den färgen eller vara färglöst.
M-F10 = Med Vilt får du välja vilken färg som gäller eller lämna den oförändrad. Den som spelar härnäst behöver ett kort i den färgen eller ett färglöst kort.
M-R19 = Du får spela Vilt på ett annat Vilt-kort och ange just den färg som redan gäller.
MD-11 = När du spelar Vilt & trassligt anger du en färg och en annan spelare. Den spelaren drar tre kort.
M-F11 = Med Vilt & trassligt anger du en färg, och en spelare som du väljer drar tre kort.
    .reading = Det tryckta regelbladet säger det aldrig rent ut; bara ett av dess exempel visar att tre kort dras. Andra utgåvor gör det tydligt.
M-R21 = Båda delarna av Vilt & trassligt är obligatoriska. Du måste ange en färg och dessutom välja en annan spelare som drar tre kort.

chapter-coloured = Vilket håll, Dra 1 och Ge två

MD-7 = När du spelar Vilket håll väljer du spelriktning: medurs eller moturs, samma som förut eller den andra.
M-F7 = Vilket håll tvingar inte fram någon ändring. Du får låta spelriktningen vara som den är.
M-R20 = Vilket håll gör aldrig att någon hoppas över. Med två spelare är det alltid din motståndares tur härnäst, vilken riktning du än väljer.
MD-8 = När du spelar Dra 1 drar alla andra spelare ett kort var från talongen, i turordning.
M-F8 = Dra 1 drabbar alla spelare utom den som spelade kortet. De drar en i taget i spelriktningen.
M-R22 = Att dra kort på grund av Dra 1 eller Vilt & trassligt kostar dig inte din tur.
MD-9 = När du spelar Ge två får du genast ge en annan spelare två kort från handen. Om dina två sista kort lämnar din hand på det sättet vinner du.
M-F9 = Med Ge två väljer du både vilka kort du ger bort från handen och vilken spelare som får dem. Det är tillåtet att vinna spelet på det sättet.
M-R23 = Du väljer själv om du vill ge bort kort med Ge två. Du får spela kortet utan att ge bort något.
M-R24 = Med Ge två ger du bort exakt två kort eller inget alls. Om du bara har ett annat kort på handen kan du inte ge bort det.
M-R25 = Båda korten vid Ge två går till samma spelare. Du får inte dela upp dem på två spelare.

chapter-exchange = Byt hand och de andra och/eller-korten

MD-12 = Byt hand, Dyster och Joker är och/eller-kort: gör det som kortet säger och ange en färg, eller ange bara en färg. Spelar du Dyster under din egen tur anger du bara en färg, och en Joker som avslutar spelet kräver ingen färg.
M-F12 = Vid ett och/eller-kort bestämmer du om texten ska följas. Du får strunta i texten och bara välja vilken färg som gäller.
MD-13 = När du spelar Byt hand får du byta hela din hand med vilken annan spelare som helst.
M-R26 = När du spelar Byt hand anger du färgen efter det att händerna har bytts, så du ser din nya hand när du väljer.
M-R27 = Med Byt hand är det bara händerna som byter plats. Spelarna sitter kvar, och turen går vidare som vanligt.

chapter-worry = Dyster

MD-14 = När ett kort riktas mot dig får du spela Dyster utanför din tur och ange färgen. Det upphäver Byt hand; varje annan effekt vänder du mot angriparen; vid Dra 1 drar du inget kort och alla andra drar ett. Spelet fortsätter med spelaren efter den som nyss snästes av.
M-F13 = Dyster är ett försvar som du får spela när det inte är din tur, även mot Byt hand. Enligt vissa beskrivningar av andra utgåvor är det tillåtet bara under din egen tur; här följs det tryckta regelbladet.
M-R28 = Med Dyster får du bara svara på en effekt som riktas mot dig: Byt hand, Vilt & trassligt eller Ge två med dig som måltavla, Dra 1 eller en effekt som vänds tillbaka mot dig. Vilket håll, sifferkort, en angiven färg och en Joker som avslutar spelet kan inte besvaras.
    .reading = Detta avviker från det tryckta regelbladets ordalydelse, som inte har den begränsningen.
M-R30 = När du spelar Dyster till försvar gör du det genast, fast det inte är din tur.
M-R31 = Du måste spela Dyster innan effekten inträffar: innan kort dras, innan du ser korten som du får, innan händer byts. Ett Dyster-kort som du får genom just den effekten kommer för sent.
MD-A2 = Alla som kortet riktas mot tillfrågas, vare sig de har Dyster eller inte; vid Dra 1 i turordning efter angriparen, innan någon drar. Dyster startar en ny frågerunda, om den återkastade effekten och med början efter den som spelade Dyster, även för dem som redan hade godtagit effekten; efter ett andra Dyster-kort tillfrågas ingen. Korten dras sedan i samma ordning.
M-R29 = Dyster slår alltid tillbaka mot angriparen. Du får inte välja en annan spelare som ska drabbas i stället.
M-R40 = Under din egen tur används Dyster som Vilt: du anger en färg och inget annat händer.
M-R32 = Dyster som spelas mot Byt hand upphäver bytet, och du anger färgen. Inget annat händer angriparen, så angriparen har inget att svara på.
M-R33 = Om du spelar Dyster mot Vilt & trassligt är det angriparen och inte du som drar de tre korten. Färgen som du anger ersätter den som angriparen angav.
M-R34 = Om du spelar Dyster mot Dra 1 drar du inget kort. Alla andra spelare, även angriparen, drar exakt ett kort var och inte två.
M-R42 = När du har spelat Dyster mot Dra 1 måste du ange en färg, eftersom ett färglöst kort nu ligger överst på högen.
M-R35 = Om flera spelare skulle kunna svara på Dra 1 med Dyster tillfrågas de i turordning räknat från angriparen. Det första Dyster-kort som spelas ersätter effekten; en annan spelare som har Dyster träffas nu av det återkastade Dra 1-kortet och får svara på det.
M-R36 = Om du spelar Dyster mot Ge två tar du inte emot några kort och får i stället ge angriparen två av dina egna. Har du färre än två kort kvar stoppar du bara gåvan.
MD-A3 = När du har spelat Dyster mot Ge två och har två eller fler kort kvar väljer du två att ge bort, eller avstår (skip) innan du väljer det första. Den tidigare angriparen tillfrågas sedan i sin tur; efter ett andra Dyster-kort väljer den som spelade det gåvor och anger därefter färgen. Ger du bort dina två sista kort vinner du.
M-R37 = Om du försöker vinna genom att ge bort dina två sista kort kan Dyster fortfarande stoppa dig. Då behåller du båda och kan till och med få två till, eftersom du vinner först när korten lämnar din hand.
M-R38 = Du får svara på ett Dyster-kort med det andra Dyster-kortet om det första vänder Vilt & trassligt, Dra 1 eller Ge två mot dig; ett upphävt Byt hand-kort kan inte besvaras. Det finns bara två Dyster-kort, så det andra avslutar kedjan. Den som sist spelade ett av dem anger färgen.
MD-A4 = Vid Vilt & trassligt anges först färgen och sedan spelaren, som därefter svarar. Efter Dyster anger den som sist spelade ett sådant kort färgen när inga svar återstår, före effekten. Vid Byt hand anger angriparen färgen efter det att händerna har bytts eller bytet har hoppats över, men inte om Dyster stoppade det.
M-R39 = Efter Dyster går nästa tur till den som i spelriktningen sitter närmast efter den spelare som senast snästes av. Efter ett enda Dyster-kort är det angriparens granne, precis som det ändå skulle ha varit. Om A angriper B och båda spelar Dyster är spelaren efter B näst på tur: med två spelare alltså A igen.
M-R41 = Om Dyster-kortet som du spelar till försvar är ditt sista kort vinner du genast. Inget annat utförs.

chapter-going-out = Att bli av med korten

MD-20 = Den som först står utan kort vinner. Om Jokern avslutar spelet vinner den som har minst poäng, och lika poäng är till nackdel för den som avslutade det.
M-R43 = Du vinner i samma stund som din hand är tom. Effekten av ditt sista kort utförs inte och kan inte besvaras: efter Dra 1 eller Vilt & trassligt drar ingen, och ingen får spela Dyster.
M-R44 = Om ditt sista kort är färglöst vinner du utan att ange någon färg. Du vinner också om Byt hand är det sista kort du spelar, och inga händer byts.
M-R45 = Om Ge två är ditt sista kort vinner du genom att spela det. Det finns inget kvar att ge bort.
M-R46 = Om du spelar Ge två med exakt två andra kort på handen och ger bort båda vinner du, såvida inte mottagaren svarar med Dyster.
M-R47 = Ett byte med Byt hand kan aldrig lämna någon utan kort. Båda spelarna har fortfarande minst ett kort, annars skulle spelet redan vara slut.
M-R48 = Om Jokern är ditt sista kort vinner du genom att spela den, eftersom din hand då är tom. Inga poäng räknas i det fallet.

chapter-joker = Jokern och poängen

MD-15 = Spela Jokern endast när det är din tur. Använd den som Vilt eller, med högst tre andra kort på handen, för att avsluta spelet: alla händer visas och räknas, och den som har minst poäng vinner. Du vinner bara om du har färre poäng än var och en av de andra.
M-F14 = Med Jokern anger du en färg, eller avslutar spelet om du inte har fler än tre andra kort på handen. Alla spelare räknar då sina händer, även du, och den lägsta summan vinner; lika poäng är till din nackdel.
M-R49 = För att avsluta spelet med Jokern får du ha inget, ett, två eller tre kort utöver den på handen. Med fyra eller fler kan den bara användas för att ange en färg.
MD-16 = Ett sifferkort räknas som lika många poäng som sin siffra. Alla andra kort räknas som fem poäng vardera.
M-F15 = När händerna räknas är korten 1 till 6 värda 1 till 6 poäng. Färgade specialkort och färglösa kort är värda fem poäng vardera.
M-R52 = Jokern som avslutade spelet räknas inte för någon. Den ligger på högen, och bara kort på handen räknas.
M-R50 = Om du avslutar spelet med Jokern måste du ha färre poäng än varje annan spelare för att vinna. Om du delar den lägsta poängen med någon vinner du inte; det gör däremot de som har lika många poäng som du.
M-R51 = Om flera andra spelare än den som spelade Jokern delar den lägsta poängen delar de på segern.
M-R53 = Du får inte spela Dyster mot en Joker som avslutar spelet. Det slutet är ingen effekt som riktas mot dig.
M-R58 = Det finns ingen serie av partier med löpande poängräkning; varje parti avgörs för sig. Poängen har betydelse bara när Jokern avslutar spelet.

chapter-stock = När talongen tar slut

MD-18 = När talongen är tom ligger högens översta kort kvar. Resten av högen blandas och blir ny talong.
M-F16 = En tom talong avslutar inte spelet. Högen, utom dess översta kort, blandas till en ny talong.
M-R54 = En ny talong bildas genast när det sista kortet lämnar den gamla. Spelriktningen och färgen som gäller ändras inte.
M-R55 = Om talongen tar slut medan kort dras för Dra 1 eller Vilt & trassligt blandas högen till en ny talong och dragningen fortsätter.
M-R57 = Färglösa kort som blandas in i talongen igen förlorar den färg som har angetts för dem. Den som senare spelar ett sådant anger en färg på nytt.
M-R56 = Om talongen är tom och högen bara består av ett kort finns det inget att dra. Dragningen uteblir, och turen går vidare.
MD-A5 = Du får alltid välja att dra när det är din tur; finns det inget att dra innebär det att du står över, och ingen ytterligare fråga följer. När flera kort ska dras tas de i ordning så långt de räcker. Så snart högen har två kort igen blir alla utom det översta talong.

chapter-sight = Vad spelarna vet

MD-A6 = Gåvor som har godtagits är kända för den som gav dem och den som fick dem; avvisade gåvor bara för sin ägare. Efter ett byte med Byt hand känner var och en av de två spelarna till båda händerna. Det du har fått veta förblir känt för dig.

chapter-notation = Notation och ställningar

MD-A8 = En nedskriven ställning anger den spelare som ska bestämma nu och vad som är oavgjort (pending): null, det dragna kortet eller det kort vars effekt pågår, med den som spelade det, måltavlan, gåvorna, färgen, de spelarplatser som återstår att tillfråga och de spelarplatser som har spelat Dyster. Färgen är null tills ett färglöst korts färg har angetts. Under det första kortets effekt anger turn givaren.
MD-A11 = Följande frågas det inte om: måltavla och gåvor vid Ge två med färre än två kort på handen, hur en Joker ska användas med fler än tre andra kort, om ett kort ska spelas eller behållas när inget drogs, och färgen efter ett vinnande kort eller en Joker som avslutar spelet. Resultatet är de poäng som är kvar på handen, 0 för en tom hand.
