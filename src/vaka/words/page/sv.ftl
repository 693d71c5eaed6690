### The page: what is said around the boards.

## Everywhere
page-skip = Gå till innehållet
page-home = Startsida
page-language = Språk
page-settings = Inställningar
page-theme = Färger
page-theme-auto = Som på enheten
page-theme-light = Ljusa
page-theme-dark = Mörka
page-tempo = Dragen visas
page-tempo-slow = långsamt
page-tempo-normal = i normal takt
page-tempo-fast = snabbt
page-tempo-instant = direkt
page-sound = Ljud för kort, drag och vinster
page-volume = Volym
page-haptics = Vibration
page-notify = Avisering när det är min tur
page-guide-again = Förklara första turen igen
page-server = Server för bord med vänner
page-server-take = Testa och använd
page-server-none = Utan en sådan spelar du på den här enheten.
page-server-fine = Bord med vänner finns på {$server}.
page-server-address = Det är ingen adress till en server. En sådan ser ut så här: https://games.example.
page-server-insecure = Sidan hämtades via https, så servern måste också nås via https.
page-server-silent = Ingen svarar där. Kontrollera adressen och att servern är i gång.
page-server-origin = Servern släpper inte in den här sidan. Den som sköter servern startar den med: vaka serve --origin {$origin}
page-server-other = Något svarar där, men det är ingen Vaka-server.
page-fresh = En ny version finns här.
page-fresh-use = Använd den nu
page-close = Stäng
page-cancel = Avbryt
page-connecting = Ett ögonblick …
page-missing-title = Här finns inget
page-missing = Bordet eller sidan finns inte. Länken är kanske ofullständig.

## What went wrong
page-fault-offline = Det går inte att nå servern. Försök igen om en stund.
page-fault-bad = Servern förstod inte det där. Ladda om sidan och försök igen.
page-fault-option = De här alternativen går inte att kombinera.
page-fault-missing = Det bordet finns inte.
page-fault-seat = Den här platsen är upptagen eller inte din.
page-fault-waiting = Det får vänta tills spelet är slut.
page-fault-fast = Det blev för mycket på en gång. Vänta lite.
page-fault-sitting = Den här webbläsaren har redan en plats vid bordet.
page-fault-code = Länken är redan använd eller för gammal. Skapa en ny på enheten där du sitter vid bordet.
page-fault-closed = De som driver den här servern har avslutat bordet.
page-fault-store = Bordet kunde inte sparas, så inget har ändrats. Försök igen.
page-fault-origin = Begäran kom från en annan sida och avvisades.
page-fault-server = Den här sidan har ingen egen server. Ange en i inställningarna för att spela med vänner.
page-fault-away = Servern svarar inte. Spel mot bottar fortsätter i den här webbläsaren.
page-fault-record = Filen är inget protokoll från ett Vaka-spel, eller så har den ändrats. Ingenting öppnades.
page-fault-unreadable = Spelet började med andra regler och kan inte fortsätta i den här versionen.
page-fault-worker = Spelen kunde inte startas. Ladda om sidan och försök igen.
page-lacking = Den här webbläsaren kan inte spela utan server; den saknar {$what}. En aktuell Firefox, Chrome, Edge eller Safari kan, eller öppna ett bord på en server.
page-as-file = Den här sidan fungerar på en webbadress, inte som fil. Kör python -m http.server 8000 i dess mapp och öppna http://localhost:8000/.

## Home
page-welcome = Vad ska vi spela i kväll?
page-about = Fyra sällskapsspel, med vänner och med bottar. Inget konto, inget att installera, ingen spårning.
page-your-name = Ditt namn
page-guest-name = Gäst
page-guest-number = Gäst { $number }
page-games = Spel
page-players = { $span } spelare
page-play-bots = Spela mot bottar
page-open-table = Öppna ett bord
page-opening = Öppnar …
page-compiling = Förbereder spelet, bara en gång på den här datorn …
page-rules = Regler
page-rules-of = { $game }: reglerna
page-my-tables = Mina bord
page-state-over = avslutat
page-state-waiting = väntar på spelare
page-state-turn = din tur
page-state-running = pågår
page-state-closed = avslutat av servern
page-more = { $count ->
    [one] Ett till
   *[other] { $count } till
}
page-independent = Vaka är fristående från spelens förlag; titlarna talar om vilka regler som gäller.

## Opening a table
page-open-title = { $game }: öppna ett bord
page-seats = Platser
page-number-of-players = Antal spelare
page-who-sits = Vem sitter på plats { $number }
page-kind-me = du
page-kind-friend = en vän, via länk
page-kind-bot = en bot
page-kind-hot = någon vid den här enheten
page-friend-note = får länken
page-name-of = Namn på spelare { $number }
page-level = Nivå
page-level-easy = lätt
page-level-normal = normal
page-level-hard = svår
page-level-expert = expert
page-options = Regler
page-comfort = Tid och tips
page-clock = Betänketid
page-clock-none = obegränsad
page-clock-seconds = { $seconds ->
    [one] en sekund, sedan bestämmer en bot
   *[other] { $seconds } sekunder, sedan bestämmer en bot
}
page-hints = Tips är tillåtna

## Before the game
page-seat-open = ledig plats
page-gather = Skicka den här länken till dina vänner. Alla väljer plats, sedan startar { $who } spelet.
page-gather-mine = Skicka den här länken till dina vänner. Alla väljer plats, sedan startar du spelet.
page-gather-again = Nästa spel börjar när alla är här.
page-begin = Börja
page-shuffle = Blanda platserna
page-sit-here = Sätt dig här
page-move-here = Flytta hit
page-stand-up = Res dig
page-swap-seats = Byt med { $who }
page-put-bot = Sätt en bot här
page-free-seat = Gör platsen ledig
page-team = Lag { $number }
page-table-name = Bordets namn
page-chat-allowed = Spelarna får skicka meddelanden till varandra
page-invite = Skicka länken till dina vänner; spelet börjar när alla har satt sig.
page-local-link = Bara den här datorn kan öppna länken. För att andra i ditt nätverk ska kunna vara med, stoppa Vaka och starta med: make play LAN=1 (eller vaka --lan)
page-link = Länk till det här bordet
page-qr = QR-kod för länken
page-copy = Kopiera länk
page-copied = Kopierat
page-fill = Fyll med bottar och börja
page-sit = Sätt dig

## At the table
page-bot-name = { $name } (bot)
page-plate-turn = { $who }, som är på tur
page-your-turn = Din tur
page-news = Sedan din senaste tur
page-guide = Guidad första tur
page-guide-next = Nästa
page-guide-done = Jag förstår
page-guide-skip = Hoppa över guiden
page-left = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
page-lost = Anslutningen bröts. Inget går förlorat vid bordet; försöker igen …
page-watching = Du tittar på: du ser det som alla får se.
page-closed = De som driver den här servern har avslutat bordet. Inget har raderats.
page-away = Du var borta, så en bot spelar åt dig.
page-back = Jag är tillbaka
page-absent = { $who } är inte ansluten.
page-stand-in = Låt en bot spela så länge
page-absent-note = Platsen är åter spelarens så fort hen kommer tillbaka.
page-plate-absent = { $who }, inte ansluten
page-leave = Lämna spelet
page-leave-sure = En bot spelar vidare på din plats. Du kan ta tillbaka den när som helst.
page-leave-yes = Lämna
page-leave-no = Stanna
page-gave-up = Du har lämnat det här spelet, så en bot spelar åt dig.
page-seat-back = Ta tillbaka min plats
page-refused-chat = Meddelanden är avstängda vid det här bordet.
page-refused-closed = De som driver den här servern har avslutat bordet.
page-refused-early = Spelaren är här, eller var här alldeles nyss.
page-in-short = Kort sagt
page-short-touch = Vid bordet trycker du på det som lyser. Tryck på något annat för att läsa varför det inte går att välja; håll det nedtryckt, eller högerklicka, för att läsa vad det är.
page-our-reading = Vår tolkning
page-our-reading-note = Där våra regler går utöver det tryckta regelbladets ord, eller emot dem.
page-more-clauses = Mer om detta: { $count }
page-about-question = Vad handlar det om?
page-the-rule = Regeln
page-in-rulebook = I regelboken
page-undo = Ångra
page-undone = Det senaste valet är ångrat.
page-hint = Tips
page-thinking = Tänker …
page-skip-moves = Hoppa fram
page-refused-turn = Det är inte din tur.
page-refused-nothing = Det går inte att göra något med det här.
page-refused-unreadable = Det där gick inte att förstå.
page-refused-undo = Det här går inte att ångra: något har dragits eller visats, eller så har någon annan redan bestämt sig.
page-refused-hints = Tips är avstängda vid det här bordet.
page-refused-busy = Ett tips är redan på väg.
page-refused-seat = Du sitter inte här.
page-refused-waiting = Spelet har inte börjat eller är inte slut än.
page-refused-fast = Det gick för fort. Vänta lite.
page-refused-store = Bordet kunde inte sparas, så inget har ändrats. Försök igen.
page-curtain = Ge enheten till { $who }.
page-uncover = Jag är { $who }: visa mina kort
page-pass = Lämna enheten till { $who }

## Beside the board
page-beside = Logg, val och regler
page-tab-log = Logg
page-tab-choices = Val
page-tab-rules = Regler
page-tab-people = Bordet
page-no-choices = Det finns inget att välja just nu.
page-describe = Beskriv ställningen
page-search = Sök i reglerna
page-seat-here = här
page-seat-gone = inte ansluten
page-seat-away = borta, en bot spelar
page-seat-left = har lämnat, en bot spelar
page-talk = Reaktioner och meddelanden
page-say = Säg något
page-send = Skicka
page-mute = Visa inga meddelanden
page-unmute = Visa meddelanden igen
page-watcher = En åskådare
page-watchers = { $count ->
    [one] En åskådare
   *[other] { $count } åskådare
}
page-react = Reaktioner
page-sign-wave = vinkar
page-sign-clap = applåderar
page-sign-laugh = skrattar
page-sign-wow = häpnar
page-sign-think = tänker
page-sign-sad = är ledsen
page-sign-heart = skickar ett hjärta
page-sign-hurry = skyndar på
page-take-along = Fortsätt på en annan enhet
page-take-along-note = Öppna länken på den andra enheten inom tio minuter. Din plats flyttar dit och den här webbläsaren tittar på.
page-copy-watch = Kopiera länk för åskådare
page-hash = Kortgivens hash (SHA-256), publicerad före det första kortet:

## The board of games that have none of their own
page-board-table = På bordet
page-board-hand = Kort hos { $who }
page-board-count = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
page-board-choices = Det du kan göra
page-board-forbidden = Det som inte går nu, och varför
page-board-words = Bordet i ord
page-board-yes = ja
page-board-no = nej

## The end
page-player = Spelare
page-scores = Poäng
page-end-hand = Hand
page-rematch = Spela igen tillsammans
page-rematch-open = Gänget spelar igen.
page-rematch-go = Gå till det nya bordet
page-rematch-asked = { $who } vill spela igen.
page-wins = Segrar
page-helped = en bot hjälpte till
page-finished-by-bot = lämnade, en bot spelade klart
page-won-by = vanns av { $who }
page-won-many = vanns av { $who }
page-replay = Titta igen
page-replay-of = { $game }: titta igen
page-analyse = Vad kan vi lära oss?
page-analysing = Spelet analyseras …
page-record = Spara protokollet
page-bring = Öppna ett sparat protokoll
page-here-note = Spelet finns bara i den här webbläsaren. Protokollet kan öppnas på en annan enhet.
page-unkept = Webbläsaren kan inte spara spelet: lagringen är full eller avstängd. Spelet fortsätter så länge sidan är öppen; spara protokollet för att behålla det.
page-loading = Laddar spelet: {$percent} %
page-where = Var spelet sparas
page-where-server = På servern
page-where-here = I den här webbläsaren
page-deal = Var kortgiven ärlig?
page-key = Kortgivens nyckel:
page-check-deal = Kontrollera kortgiven
page-deal-seen = Ärlig: nyckeln stämmer med den hash som webbläsaren noterade under spelet.
page-deal-good = Nyckeln stämmer med den publicerade hashen. Den här webbläsaren hade inte noterat den tidigare.
page-deal-bad = Inte ärlig: nyckeln stämmer inte med den hash som publicerades.

## Watching again
page-run = Spela upp
page-pause = Pausa
page-step = Steg
page-step-back = Ett steg bakåt
page-step-on = Ett steg framåt
page-eyes = Sett av
page-spectator = en åskådare
page-to-table = Till bordet
page-to-game = Tillbaka till spelet

## Where a link is sent
page-preview-invites = { $who } bjuder in dig att spela
page-preview-players = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
