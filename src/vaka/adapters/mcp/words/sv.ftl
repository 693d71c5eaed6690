### What an assistant reads at its place.

assistant-place = Plats { $place }: { $game }, { $players } spelare. Du har plats { $seat } vid bordet.
assistant-seats = Vid bordet: { $list }.
assistant-bot = { $who } (bot, { $level })
assistant-open = ledig
assistant-away = { $who } (borta)

assistant-news = Det här hände:
assistant-no-news = Ingenting har hänt sedan du tittade sist.
assistant-begins = Spelet börjar.
assistant-undone = Det senaste beslutet togs tillbaka.
assistant-said = { $who } säger: ”{ $text }”

assistant-your-turn = Det är du som ska besluta.
assistant-choices = Dina val, vart och ett med sin notation och vad det betyder:
assistant-no-choices = Du har inget att besluta om just nu.
assistant-unchanged = Ingenting har ändrats. Det här kan du göra nu: { $list }.
assistant-clock = Sekunder kvar för det här beslutet: { $seconds }.
assistant-note = Din anteckning: { $note }
assistant-preparing = Spelet förbereds. Första gången på en dator tar det upp till en minut: anropa wait.
assistant-thinking = Botarna tänker fortfarande: anropa wait.
assistant-not-begun = Spelet har inte börjat; lediga platser: { $open }. Anropa wait.
assistant-not-your-turn = Du behöver inte besluta nu. Anropa wait.
assistant-away-from = Servern går inte att nå just nu. Anropa wait.
assistant-gone = Förbindelsen med det här bordet är slut: { $fault }
assistant-ended = De som sköter servern har avslutat det här bordet.

assistant-points = Poäng: { $list }.
assistant-key = Kortgivens nyckel var { $key }. Anropa record för hela partiet.
assistant-rematch = Gruppen spelar igen, här: { $link }. Använd join för att vara med.

assistant-clauses = Regelbokens paragrafer, kapitel för kapitel:
assistant-options = Alternativ, det vanliga värdet först: { $list }.
