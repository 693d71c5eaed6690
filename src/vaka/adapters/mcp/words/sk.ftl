### What an assistant reads at its place.

assistant-place = Miesto { $place }: { $game }, hráčov: { $players }. Sedíš na mieste číslo { $seat }.
assistant-seats = Pri stole: { $list }.
assistant-bot = { $who } (bot, { $level })
assistant-open = voľné
assistant-away = { $who } (preč)

assistant-news = Čo sa stalo:
assistant-no-news = Odkedy si sa naposledy pozrel, nestalo sa nič.
assistant-begins = Hra sa začína.
assistant-undone = Posledné rozhodnutie bolo vzaté späť.
assistant-said = { $who } hovorí: „{ $text }“

assistant-your-turn = Rozhoduješ ty.
assistant-choices = Tvoje možnosti, každá so svojím zápisom a významom:
assistant-no-choices = Teraz nemáš o čom rozhodovať.
assistant-unchanged = Nič sa nezmenilo. Teraz môžeš: { $list }.
assistant-clock = Sekundy, ktoré zostávajú na toto rozhodnutie: { $seconds }.
assistant-note = Tvoja poznámka: { $note }
assistant-preparing = Hra sa pripravuje. Prvýkrát na počítači to trvá až minútu: zavolaj wait.
assistant-thinking = Boti ešte premýšľajú: zavolaj wait.
assistant-not-begun = Hra sa ešte nezačala; voľné miesta: { $open }. Zavolaj wait.
assistant-not-your-turn = Teraz nemusíš rozhodovať. Zavolaj wait.
assistant-away-from = Server je práve nedostupný. Zavolaj wait.
assistant-gone = Spojenie s týmto stolom sa skončilo: { $fault }
assistant-ended = Správcovia servera tento stôl ukončili.

assistant-points = Body: { $list }.
assistant-key = Kľúč rozdania bol { $key }. Celú hru dostaneš cez record.
assistant-rematch = Skupina hrá znova, tu: { $link }. Pridáš sa cez join.

assistant-clauses = Články pravidiel podľa kapitol:
assistant-options = Voľby, zvyčajná hodnota je prvá: { $list }.
