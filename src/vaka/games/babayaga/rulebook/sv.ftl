### Baba Yaga: regelboken, punkt för punkt. Meddelandenas id är punkternas id.

chapter-cards = Korten

BY-1 = Baba Yaga spelas med 78 kort, och alla vet vilka sorter som finns och hur många det finns av varje. Baksidorna har tre färger: röd för Baba Yagor, blågrön för Ugglor och svart för alla andra kort. Alla ser baksidorna, även på korten i en hand eller överst i draghögen.
B-F1 = Spelet har sammanlagt 78 kort, med det röda förrådet, det blågröna förrådet och huvudleken inräknade.
B-F2 = En röd baksida är alltid en Baba Yaga, en blågrön baksida är alltid en Uggla och en svart baksida hör till huvudleken; spelarna får läsa av dessa baksidor i varandras händer.
BY-2 = En Baba Yaga är värd 0 poäng och en trolldryck lika mycket som sin siffra, 1 till 7. Pelikan, Uggla och Katter är värda 7 och Trollstaven 8, och det är också vad det kostar att lägga dem som besvärjelser. Vitlök och Mortel är värda 10 vardera.
B-F3 = Huvudleken innehåller trolldrycker från 1 till 7, som utgör större delen av den, tre sorters besvärjelser (Pelikan, Katter och Trollstav) och två specialsorter (Vitlök och Mortel).
B-F4 = Att lägga en Pelikan, en Uggla eller Katter som besvärjelse kostar exakt 7 i trolldrycker; att lägga en Trollstav som besvärjelse kostar exakt 8.
B-F5 = På handen räknas en Baba Yaga som 0, en trolldryck som sin siffra och Vitlök och Mortel som 10 vardera.
B-F6 = En besvärjelse som du har kvar på handen räknas som sitt pris: Pelikan, Uggla och Katter 7 vardera, Trollstaven 8.
    .reading = Regelbladen säger det aldrig rent ut, men priset är det enda tal de nämner för en besvärjelse.
B-F8 = Av regelbladen framgår indirekt att det finns minst fem Baba Yagor, fem trolldrycker med siffran 1, två vardera av Uggla, Pelikan, Vitlök och Mortel samt en Trollstav, och att trolldryckerna utgör mer än hälften av huvudleken.
B-F9 = Vakas lek har 16 Baba Yagor, 6 Ugglor, 6 av varje trolldryck från 1 till 7 (42 sammanlagt), 6 Pelikaner, 2 Katter, 2 Trollstavar, 2 Vitlökar och 2 Mortlar. Tillsammans blir det 78.
    .reading = Regelbladen säger inte hur många kort det finns av varje sort, så antalen är ett antagande.
BY-A8 = Du får själv bestämma hur många kort det ska finnas av varje sort om summan blir 78, med minst fem Baba Yagor, fem ettor, en av var och en av de andra trolldryckerna, två vardera av Uggla, Pelikan, Vitlök och Mortel, en Katter, en Trollstav samt fem svarta kort per spelare plus tre. Mer än hälften av de svarta korten är trolldrycker. Med tio eller fler ettor i leken får alla som har fem ettor 0 poäng och de andra 20.

chapter-setup = Förberedelser

BY-3 = Baba Yagorna bildar det röda förrådet och Ugglorna det blågröna. Blanda de svarta korten, ge varje spelare fem och låt resten bli draghög. De två översta korten i draghögen vänds upp och blir början på kasthög A och B.
B-F7 = Baba Yaga är för två till fem spelare från åtta år, var och en med fem kort på handen, och en runda tar ungefär en kvart.
B-R2 = Startspelaren lottas.
    .reading = De tryckta regelbladen väljer den som senast såg en svart katt, och det kan en dator inte kontrollera.
B-R4 = Om en besvärjelse eller ett specialkort vänds upp som första kort i en kasthög får kortet ligga kvar. Ingen har lagt det som besvärjelse, så det räknas som inaktivt och startspelaren får ta det.

chapter-turn = Ditt drag

BY-4 = Turen går åt vänster. I ett drag gör du exakt en sak: byter, lägger en besvärjelse eller ropar ”Baba Yaga!”. Efteråt har du åter fem kort på handen.
B-R5 = Du får inte passa. Du måste byta, lägga en besvärjelse eller ropa ”Baba Yaga!”, och ett byte är alltid möjligt.
B-R6 = Ett drag rymmer bara en handling: ett byte, en besvärjelse eller ett utrop. Du får inte lägga två besvärjelser, och du får inte byta och sedan ropa ”Baba Yaga!” i samma drag.

chapter-exchange = Att byta ett kort

BY-5 = När du byter lägger du ett valfritt kort från handen på kasthög A eller B. Sedan tar du ett kort i stället, det översta i draghögen eller det översta i den andra kasthögen; aldrig från den hög du lade på.
B-R12 = Vid ett byte lägger du först ditt kort och tar sedan från draghögen eller den andra kasthögen. Du tar alltså aldrig tillbaka ditt eget kort eller det kort som det täckte. I notationen blir båda stegen en enda rad, till exempel swap 5 A draw.
B-R13 = Du får byta bort vilket kort som helst, även en Baba Yaga, Uggla, Vitlök eller Mortel. Kortet läggs på kasthögen, inte tillbaka i ett förråd, och nästa spelare får ta det.
B-R14 = Du får ta en Baba Yaga som ligger överst på en kasthög, precis som vilket annat kort som helst. Även en Uggla får tas, utom om den lades som besvärjelse i draget närmast före ditt.
BY-6 = Du får inte ta ett besvärjelsekort från en kasthög om det lades som besvärjelse i draget närmast före ditt. Du kan dra från draghögen i stället.
B-R1 = Ett kort som har lagts som besvärjelse är låst endast under nästa spelares drag. Därefter får vem som helst ta det när det ligger överst, även den som lade det, och även om det har täckts över och kommit fram igen däremellan.
B-R11 = Bara besvärjelser kan vara låsta: Pelikan, Uggla, Katter och Trollstav. Trolldrycker, Mortlar och en Vitlök som just har använts får tas genast.
BY-A10 = När en Vitlök läggs ovanpå en besvärjelse som nyss har lagts, eller när en omblandning sveper bort den besvärjelsen, är ingen hög längre låst. Själva Vitlöken får tas direkt av nästa spelare.
BY-7 = När det bara finns en kasthög måste kortet som du byter bort läggas på den tomma platsen och bli början på den hög som saknas.
B-R15 = En kasthög försvinner när någon tar dess sista kort, och det kan hända redan i det allra första draget eftersom varje hög börjar med ett kort. Vid en omblandning försvinner båda.
B-R16 = När bara en kasthög finns kvar lägger du kortet som du byter bort på den tomma platsen. Sedan tar du det översta kortet i den hög som redan fanns, om det inte är en låst besvärjelse, eller drar från draghögen.
B-R17 = Att det bara finns en kasthög begränsar endast byten. Om du lägger en besvärjelse eller en Vitlök får du använda den hög som finns kvar eller den tomma platsen, som du vill.
B-R18 = Om det inte finns någon kasthög alls, som direkt efter en omblandning, får du lägga kortet som du byter bort på vilken av de två platserna du vill. Sedan måste du dra från draghögen, eftersom det inte finns något annat att ta.

chapter-draw-pile = När draghögen tar slut

BY-19 = När draghögen är tom blandas båda kasthögarna ihop till en ny draghög. Ugglor som finns där går inte tillbaka till det blågröna förrådet; de dras nu som alla andra kort.
B-R19 = Omblandningen sker genast, i samma stund som det sista kortet lämnar draghögen, inte när någon nästa gång vill dra.
B-R20 = Om det sista kortet går åt medan du fyller på handen tar du det som finns, båda kasthögarna blandas och du fortsätter att dra. Besvärjelsen och betalningen som du just har lagt ner blandas också in.
B-R21 = Efter en omblandning vänds inga nya kort upp. Kasthögarnas båda platser är tomma till att börja med och fylls igen när spelarna lägger kort där.
B-R22 = Även Baba Yagor som ligger i kasthögarna blandas in i den nya draghögen; de går inte tillbaka till det röda förrådet. Deras röda baksidor syns när de hamnar överst.
B-R23 = Med de lekar som Vaka tillåter finns det alltid tillräckligt många kort att dra. Skulle korten ändå någon gång ta slut drar du det som finns och fyller på handen så snart det finns fler.

chapter-casting = Att lägga en besvärjelse

BY-8 = Så lägger du en besvärjelse: lägg trolldrycker som tillsammans blir exakt besvärjelsens pris på en av kasthögarna och besvärjelsen ovanpå dem. Gör det som besvärjelsen säger och fyll sedan på handen till fem kort från draghögen.
BY-A9 = En fyra och en trea betalar en Pelikan: cast pelican A, pay 4, pay 3. En trea och en femma gör det inte, för de blir 8 och inte 7. En Pelikan som läggs ner ensam är bara ett byte, och nästa spelare får ta den.
B-R24 = Trolldryckerna måste tillsammans bli exakt 7, eller exakt 8 för Trollstaven; du får varken betala mer eller mindre. Du får använda hur många trolldrycker du vill, från en till fyra.
B-R25 = Alla kort som hör till en besvärjelse läggs på en och samma kasthög, som du själv väljer, med besvärjelsen överst. Betalningen ligger i en bestämd ordning som du inte väljer. En Uggla som har lagts som besvärjelse stannar på den kasthögen; den går inte tillbaka till det blågröna förrådet.
BY-A1 = En betalning ligger alltid i samma ordning: Mortlar underst, sedan trolldrycker från högsta till lägsta, så att den minsta trolldrycken ligger direkt under besvärjelsen. Besvärjaren, alltså den som lägger besvärjelsen, väljer inte ordningen.
B-R29 = Först betalar du, sedan tillkännager du besvärjelsens mål. Varje spelare som träffas, med början till vänster om dig, svarar, drabbas av besvärjelsen eller lägger Vitlök, och drar innan nästa tillfrågas. Din egen hand fyller du på sist.
BY-A2 = En besvärjelse läggs i den här ordningen: betalning, tillkännagivande och sedan, för varje spelare som träffas, med början till vänster om besvärjaren, svaret, verkan eller Vitlöken, och till sist att den spelaren drar. Först när alla är klara fyller besvärjaren på sin hand.
B-R26 = Du får lägga en besvärjelse även om den inte kommer att ge något, så länge du kan betala för den. Gör så mycket av den som går och fyll på handen som vanligt.
BY-A5 = En Pelikan får bara ta från ett förråd som har kort, och en Uggla tar sina Baba Yagor utan att du tillfrågas. Med en Trollstav får du alltid nämna vilken som helst av de två sorterna. Svaret ”ingenting” erbjuds endast när en Pelikan finner båda förråden tomma eller, i en-utgåvan, när Katterna inte finner någon röd eller blågrön baksida hos de andra spelarna.
B-R30 = När du har lagt en besvärjelse fyller du på handen enbart från draghögen. Du får inte ta ett kort från en kasthög för att fylla på handen.
BY-9 = Ett besvärjelsekort som läggs ner utan betalning byts bara bort: det är inte aktivt, det gör ingenting och nästa spelare får ta det.
B-R31 = Att lägga ner ett besvärjelsekort utan att betala för det är ett vanligt byte av det kortet. Du tar ett kort i stället, och besvärjelsen har ingen verkan.

chapter-mortar = Morteln

BY-15 = En Mortel står för valfri mängd trolldrycker när du betalar för en besvärjelse. Den kan täcka hela priset eller det som fattas när dina trolldrycker är räknade.
B-R27 = En ensam Mortel kan betala vilken besvärjelse som helst. Du får också lägga till trolldrycker som tillsammans blir mindre än priset, och då täcker Morteln resten. Två Mortlar får betala tillsammans, och var och en står då för minst 1.
    .reading = Regelbladen talar bara om en Mortel som betalar ensam; att lägga till trolldrycker eller en andra Mortel är vår tolkning.
BY-A6 = Varje Mortel i en betalning står för minst 1, så dina trolldrycker plus 1 för varje Mortel får inte överstiga priset. När du har betalat med en Mortel får du sluta när som helst; betalningen avslutas av sig själv när den summan, eller enbart trolldrycker, är exakt lika med priset.
B-R28 = En Mortel som används som betalning ligger där trolldryckerna skulle ha legat: på samma kasthög som besvärjelsen, och under den.

chapter-pelican-owl = Pelikanen och Ugglan

BY-10 = Pelikanen kostar 7. Lägg den som besvärjelse för att ta en Baba Yaga från det röda förrådet eller en Uggla från det blågröna förrådet.
B-R32 = Om det ena förrådet är tomt tar din Pelikan från det andra. Är båda tomma ger den ingenting, och du fyller bara på handen.
B-R34 = En Pelikan hämtar sitt kort endast från det röda eller det blågröna förrådet. Den kan inte ta en Uggla eller en Baba Yaga som ligger på en kasthög.
BY-11 = Ugglan kostar 7. Lägg den som besvärjelse för att ta två Baba Yagor från det röda förrådet.
B-R33 = Om det röda förrådet bara har en Baba Yaga kvar ger din Uggla bara den; är förrådet tomt ger den ingen. Resten av handen fylls på från draghögen.
B-R43 = En Uggla som du just har fått kan inte läggas som besvärjelse i samma drag, eftersom ett drag bara har en handling. Tidigast kan det ske i ditt nästa drag.

chapter-cats = Katterna

BY-12 = Katterna kostar 7. Lägg dem som besvärjelse för att ta en Baba Yaga eller en Uggla från en valfri annan spelare, som sedan drar ett kort.
B-R35 = Katterna måste riktas mot en spelare som har en Baba Yaga eller en Uggla, vilket syns på de röda och blågröna baksidorna. Om ingen annan spelare har någon får du ändå lägga dem som besvärjelse, men ingenting tas. I es-utgåvan får du välja vilken annan spelare som helst.
B-R36 = När du lägger Katter som besvärjelse nämner du både spelaren och den sorts kort du vill ha. Det gör du innan den spelaren bestämmer sig för om Vitlök ska användas.
B-R37 = Kortet som Katterna tar går till din hand, och spelaren som förlorade det drar ett kort. Sedan fyller du på din egen hand till fem kort.
BY-A4 = I es-utgåvan får Katterna ta en Baba Yaga, en Uggla eller ett svart kort från vilken annan spelare som helst, beroende på vilka baksidor som syns i den handen. Offret svarar först med eller utan Vitlök; ett svart kort väljs därefter slumpvis, och bara besvärjaren och offret får se det. Katterna har alltså alltid något att rikta sig mot.

chapter-wand = Trollstaven

BY-13 = Trollstaven kostar 8. Lägg den som besvärjelse och nämn Baba Yagor eller Ugglor: varje annan spelare som har någon sådan lämnar tillbaka en till dess förråd och drar ett kort.
B-R38 = När du lägger en Trollstav som besvärjelse nämner du Baba Yagor eller Ugglor innan någon svarar med Vitlök. Du får inte ändra dig efteråt.
B-R39 = Du får lägga en Trollstav som besvärjelse och nämna en sort som ingen annan spelare har. Det är tillåtet men har ingen verkan.
B-R40 = Vid en Trollstav lämnar varje annan spelare som har den nämnda sorten tillbaka exakt ett sådant kort, till det röda eller det blågröna förrådet och inte till en kasthög, och drar ett kort. Besvärjaren lämnar inte tillbaka något.
B-R41 = En Trollstav avgörs spelare för spelare, med början till vänster om besvärjaren. Varje spelare svarar, lämnar tillbaka ett kort eller lägger Vitlök, och drar innan nästa tillfrågas; besvärjaren fyller på sin hand sist.
B-R42 = En Uggla som lämnas tillbaka på grund av en Trollstav går alltid till det blågröna förrådet, även om spelaren drog den från draghögen efter en omblandning. Baksidan avgör.

chapter-garlic = Vitlöken

BY-14 = Om Katter eller en Trollstav träffar dig får du lägga en Vitlök på en kasthög. Då drabbas du inte av besvärjelsen, du betalar ingenting och du drar ett kort.
BY-A3 = Alla spelare som träffas får frågan hur de svarar, vare sig de har Vitlök eller inte, så att frågan inte avslöjar något; utan Vitlök kan du bara foga dig. Du träffas om du pekas ut av Katter, eller om den nämnda baksidan syns i din hand när Trollstaven läggs som besvärjelse.
B-R44 = Du väljer själv om du vill använda Vitlök. Du får behålla den och låta besvärjelsen verka i stället.
B-R45 = Du får lägga Vitlök endast om besvärjelsen kräver något av dig. Du kan inte göra dig av med den för att en besvärjelse träffar någon annan.
B-R46 = En Vitlök skyddar bara den spelare som lägger den. Mot en Trollstav bestämmer sig spelarna som träffas en i taget, med början till vänster om besvärjaren, och var och en känner till de tidigare svaren.
B-R47 = Om dina Katter blockeras av Vitlök tar du ingenting och får inte välja ett annat offer. Katterna och betalningen är förbrukade, och du fyller ändå på handen.
B-R48 = En enda Vitlök räcker mot en besvärjelse, och du får bara lägga en. En andra Vitlök stannar på handen.
B-R49 = En Vitlök som du drar som ersättningskort kan inte användas mot samma besvärjelse. Den besvärjelsen är redan avgjord för din del.
B-R50 = När du har lagt Vitlök drar du ett nytt kort från draghögen. Det kan råka vara samma sort igen, och det är helt i sin ordning.
B-R51 = Vitlök verkar bara mot Katter och Trollstaven. Du kan inte stoppa en annan spelares Pelikan eller Uggla med den.

chapter-end = Utrop och slutvisning

BY-16 = Du får ropa ”Baba Yaga!” endast i ditt eget drag, med högst fyra poäng på handen, och i stället för att byta eller lägga en besvärjelse. Utropet avslutar rundan genast.
B-R7 = Du behöver inte ropa ”Baba Yaga!” när du har högst fyra poäng. Du får spela vidare och hoppas på en ännu lägre hand.
B-R8 = Med mer än fyra poäng på handen får du inte ropa ”Baba Yaga!”. Det går inte att bluffa, och därför finns det inget straff för det.
B-R62 = Vitlök och Mortel räknas som 10 poäng vardera när du kontrollerar om du får ropa ”Baba Yaga!”. Med någon av dem på handen har du mer än fyra poäng.
BY-17 = Om du kommer ner till högst fyra poäng genom att lägga en besvärjelse får du inte ropa ”Baba Yaga!” i samma drag. Du måste vänta till ditt nästa drag.
B-R52 = Efter ett utrop får ingen göra fler drag, inte ens ett sista. Slutvisningen följer direkt.
BY-18 = Vid slutvisningen visar alla spelare hela handen, och alla kort räknas, även besvärjelser och specialkort. Den som har minst poäng vinner; vid lika poäng vinner den som har flest Baba Yagor.
B-R53 = När flera spelare delar den lägsta poängen vinner den av dem som har flest Baba Yagor på handen.
B-R54 = Spelare som delar den lägsta poängen och dessutom har lika många Baba Yagor vinner alla tillsammans, och i en turnering får var och en av dem 0. En utropare bland dem straffas inte.
B-R65 = I en enstaka runda avslutar utropet spelet, och den lägsta handen vinner. De särskilda poängen 25, 30 och 20 hör bara till turneringen.
B-R67 = Ingen regel begränsar hur länge en runda varar. Om ett spel måste avbrytas av yttre skäl är det ogiltigt och ingen får poäng.

chapter-tournament = Turneringen

BY-20 = Rundans vinnare får 0 poäng, de andra värdet av sina händer. En utropare som besegras av en lägre hand får 25; en utropare som vinner med fem Baba Yagor ger alla andra 30; den som har fem ettor vid ett utrop får 0 och ger alla andra 20. När någon har nått 100 vinner den som har lägst totalsumma.
B-R3 = I varje ny runda är nästa spelare till vänster startspelare.
    .reading = Regelbladen säger ingenting om saken, och på så sätt får alla börja i tur och ordning.
B-R66 = Före varje ny runda sorteras alla kort igen: det röda och det blågröna förrådet görs kompletta, och huvudleken blandas och delas ut på nytt.
B-R55 = En utropare som har lika få poäng som vinnaren men färre Baba Yagor förlorar på vanligt sätt. Den spelaren får handens värde, inte 25, eftersom ingen hand var lägre.
B-R56 = De 25 poängen för en utropare som besegras av en lägre hand ersätter handens värde. De läggs inte ihop med det.
B-R57 = Om flera händer är lägre än utroparens vinner bara den bästa av dem och får 0, och vid lika poäng avgör antalet Baba Yagor. De andra får värdet av sina händer, och utroparen får 25.
B-R58 = En spelare som har fem Baba Yagor utan att ha ropat ”Baba Yaga!” vinner rundan med 0 som vanligt. De 30 poängen för de andra gäller bara när det är utroparen som har dem på handen.
B-R59 = Om både utroparen och en annan spelare har fem Baba Yagor vinner de tillsammans och får båda 0. Alla övriga spelare får 30.
    .reading = Enligt regelbladens ordalydelse får alla andra 30, även en andra hand med fem Baba Yagor; hos oss får den som delar segern 0.
B-R60 = En spelare som har fem ettor när någon ropar ”Baba Yaga!” får 0 och alla andra får exakt 20, även utroparen och den lägsta handen. Det ändrar bara turneringspoängen, inte vem som vinner en enstaka runda.
B-R61 = Om utroparen vinner med fem Baba Yagor medan en annan spelare har fem ettor får båda 0. Alla andra får 30, inte 20 och inte 50.
    .reading = Regelbladen ger de andra både 20 och 30 och säger inte vilket som går före; vi tar det högre.
BY-A13 = Om en utropare och en annan spelare har fem Baba Yagor vardera och en tredje spelare har fem ettor får alla tre 0 och de övriga 30. I en enstaka runda är poängen som visas helt enkelt händernas värden. När en Uggla läggs som besvärjelse hoppar man över steget där målet väljs.
B-R63 = Turneringen slutar när någon spelare har 100 poäng eller mer efter att en runda har räknats färdigt. Då vinner spelaren med den lägsta totalsumman.
B-R64 = Om flera spelare delar den lägsta totalsumman när en turnering slutar delar de på segern. Ingen extra runda spelas.

chapter-sight = Vad alla ser

BY-A11 = Alla får veta hur många kort som ligger i draghögen och i var och en av kasthögarna.
B-R9 = Alla ser hur många kort varje spelare har på handen och hur många av dem som har röd respektive blågrön baksida, de översta korten i båda kasthögarna, hur stora de båda förråden är och baksidan på det översta kortet i draghögen. Kortens ordning i en hand avslöjar ingenting.
B-R10 = Du får inte titta igenom kasthögarna. Bara det översta kortet i varje hög är synligt.

chapter-notation = Notation, ställningar och alternativ

BY-A7 = En nedskriven ställning anger startspelaren, den spelare som ska bestämma nu och vad som är oavgjort: null i början av ett drag, annars besvärjelsen, högen, de betalda korten, målet, måltavlan (båda null tills de är kända) och de spelarplatser som har kvar att svara. När betalningen är klar ligger de betalda korten på högen under besvärjelsen, och locked anger den högen. I fasen act har varje hand fem kort.
BY-A12 = Andra sätt att välja startspelare i en runda, att avgöra en turnering som slutar lika eller att begränsa en rundas längd finns inte som alternativ här.

chapter-editions = Hur de engelska, isländska och spanska texterna skiljer sig åt

B-D1 = I den engelska och den isländska texten tar Katterna bara en Baba Yaga eller en Uggla; i den spanska texten tar de vilket kort som helst. Vaka spelar det förra som en-utgåvan och erbjuder det senare som es-utgåvan.
B-D2 = Den engelska texten förbjuder dig att ta en besvärjelse som har lagts nyligen, den isländska en som just har lagts och den spanska en som har lagts av spelaren före dig. Vaka följer den tydligaste: en lagd besvärjelse är låst till och med nästa spelares drag och inte längre.
B-D3 = Den engelska och den isländska texten säger att besvärjelser och specialkort räknas med i slutsumman, medan den spanska texten utelämnar detta. I Vaka räknas alla kort.
B-D4 = Efter en omblandning låter den engelska och den spanska texten spelarna byta de Ugglor som finns där, och den isländska texten låter spelarna använda dem. I Vaka är de vanliga kort att dra, och de kan läggas som besvärjelser precis som alla andra Ugglor.
B-D5 = Den isländska texten säger rent ut att bara den spelare vars drag det är får ropa ”Baba Yaga!”; i den engelska och den spanska texten är det underförstått. I Vaka ropar du ”Baba Yaga!” i ditt eget drag, som dragets enda handling.
B-D6 = Enligt den engelska och den isländska texten avslutar ett utrop spelet; den spanska texten talar en gång om rundan och en gång om spelet. I Vaka avslutar utropet rundan, som är hela spelet om du inte spelar en turnering.
B-D7 = I den engelska och den spanska texten blockerar du en besvärjelse med Vitlök; i den isländska texten stoppar du den. I Vaka skyddar Vitlök bara den spelare som lägger den, och besvärjelsen träffar fortfarande de andra.
B-D8 = Den isländska texten säger att Vitlök läggs på en av de två kasthögarna; de andra talar om en kasthög utan att säga mer. I Vaka är det den spelare som lägger Vitlöken som väljer hög.
B-D9 = I den engelska och den spanska texten ersätter en Mortel valfritt antal trolldrycker; i den isländska texten räknas den som vilka trolldrycker du vill. I Vaka kan en enda Mortel vara hela betalningen.
B-D10 = Texterna beskriver handen med fem ettor med olika ord. Alla menar samma sak: fem trolldrycker med siffran 1.
B-D11 = Den spanska texten nämner Trollstaven ibland i singular, ibland i plural och kallar Katterna svarta, medan den engelska och den isländska texten talar om en enda Trollstav. Det är bara namn och säger ingenting om hur många det finns.
B-D12 = Den isländska texten kallar draghögen den svarta högen. Det är samma hög, även om blågröna och röda baksidor kan dyka upp i den efter en omblandning.
B-D13 = Alla texterna låter nästa spelare ta ett besvärjelsekort som har lagts ner utan betalning. I Vaka får även senare spelare ta det, så länge det ligger överst.
