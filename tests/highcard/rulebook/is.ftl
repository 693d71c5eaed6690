### Hæsta spilið: reglubókin, grein fyrir grein. Auðkenni skilaboðanna eru auðkenni greinanna.

chapter-deal = Spilin og gjöfin

HC-1 = Hæsta spilið er fyrir tvo leikmenn. Spilin eru tíu, með tölunum 1 til 10.
HC-2 = Hver umferð hefst á því að öll tíu spilin eru stokkuð. Hvor leikmaður fær eitt spil sem enginn annar sér; hin spilin mynda stokkinn og snúa bakhliðinni upp.

chapter-turn = Þegar þú átt leik

HC-3 = Dregið er um hver byrjar fyrstu umferðina; eftir það skiptast leikmenn á að byrja. Sá sem byrjar á einn leik, síðan hinn, og aðeins sá sem á leik tekur ákvarðanir.
HC-4 = Leikur hefst á einni sögn sem allir heyra: lágt leggur 1 stig undir, hátt 2 stig.
HC-5 = Eftir sögnina heldurðu spilinu þínu eða skiptir um það, einu sinni. Til að skipta leggurðu það upp í loft á kastbunkann og dregur efsta spilið úr stokknum, sem enginn annar sér. Þá er leik þínum lokið.

chapter-points = Stig og spilalok

HC-6 = Þegar báðir leikmenn hafa átt leik eru bæði spilin sýnd. Hærra spilið vinnur samanlögð stigin sem lögð voru undir.
HC-7 = Spilinu er lokið um leið og einhver er með 12 stig eða fleiri; sá leikmaður vinnur og ekkert er hægt að gera eftir það.
