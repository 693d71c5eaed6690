### Högsta kortet: regelboken, punkt för punkt. Meddelandenas id är punkternas id.

chapter-deal = Korten och given

HC-1 = Högsta kortet är för två spelare. Det har tio kort, numrerade från 1 till 10.
HC-2 = Varje runda börjar med att alla tio korten blandas. Varje spelare får ett kort som ingen annan ser; resten är talongen, med baksidan upp.

chapter-turn = Din tur

HC-3 = Lotten avgör vem som börjar den första rundan; därefter turas spelarna om att börja. Den som börjar har en tur, sedan har den andra en, och bara den som är på tur bestämmer något.
HC-4 = En tur börjar med ett enda bud som alla hör: lågt satsar 1 poäng, högt 2 poäng.
HC-5 = Efter budet behåller du ditt kort eller byter det, en gång. För att byta lägger du det med framsidan upp på kasthögen och drar talongens översta kort, som bara du ser. Därmed är din tur slut.

chapter-points = Poäng och slut

HC-6 = När båda spelarna har haft sin tur visas båda korten. Det högre kortet vinner summan av de två insatserna.
HC-7 = Spelet är slut så snart någon har 12 poäng eller fler; den spelaren vinner, och inget mer kan göras.
