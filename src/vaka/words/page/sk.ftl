### The page: what is said around the boards.

## Everywhere
page-skip = Prejsť na obsah
page-home = Domov
page-language = Jazyk
page-settings = Nastavenia
page-theme = Farby
page-theme-auto = Podľa zariadenia
page-theme-light = Svetlé
page-theme-dark = Tmavé
page-tempo = Ťahy sa ukazujú
page-tempo-slow = pomaly
page-tempo-normal = normálne
page-tempo-fast = rýchlo
page-tempo-instant = okamžite
page-sound = Zvuky kariet, ťahov a výhier
page-volume = Hlasitosť
page-haptics = Vibrovanie
page-notify = Upozornenie, keď som na ťahu
page-guide-again = Vysvetliť prvý ťah znova
page-server = Server pre stoly s priateľmi
page-server-take = Overiť a použiť
page-server-none = Bez neho hráš na tomto zariadení.
page-server-fine = Stoly s priateľmi sú na {$server}.
page-server-address = Toto nie je adresa servera. Vyzerá napríklad takto: https://games.example.
page-server-insecure = Táto stránka sa načítala cez https, preto musí aj server používať https.
page-server-silent = Nič tam neodpovedá. Skontroluj adresu a či server beží.
page-server-origin = Server túto stránku nepripúšťa. Kto ho prevádzkuje, nech ho spustí takto: vaka serve --origin {$origin}
page-server-other = Niečo tam odpovedá, ale nie je to server Vaka.
page-fresh = Je tu nová verzia.
page-fresh-use = Použiť hneď
page-close = Zavrieť
page-cancel = Zrušiť výber
page-connecting = Chvíľočku…
page-missing-title = Tu nič nie je
page-missing = Taký stôl ani taká stránka neexistuje. Možno je odkaz neúplný.

## What went wrong
page-fault-offline = Server je nedostupný. Skús to o chvíľu znova.
page-fault-bad = Server tomu nerozumel. Obnov stránku a skús to znova.
page-fault-option = Tieto možnosti sa nedajú skombinovať.
page-fault-missing = Taký stôl neexistuje.
page-fault-seat = Toto miesto je obsadené alebo nie je tvoje.
page-fault-waiting = To musí počkať, kým sa hra neskončí.
page-fault-fast = Bolo toho priveľa naraz. Chvíľu počkaj.
page-fault-sitting = Tento prehliadač už má pri tomto stole miesto.
page-fault-code = Tento odkaz už bol použitý alebo je príliš starý. Vytvor nový na zariadení, na ktorom sedíš pri stole.
page-fault-closed = Správcovia tohto servera tento stôl ukončili.
page-fault-store = Stôl sa nepodarilo uložiť, preto sa nič nezmenilo. Skús to znova.
page-fault-origin = Táto požiadavka prišla z inej stránky, preto bola zamietnutá.
page-fault-server = Táto stránka nemá vlastný server. Ak chceš hrať s priateľmi, zadaj server v nastaveniach.
page-fault-away = Server neodpovedá. Hry proti botom pokračujú v tomto prehliadači.
page-fault-record = Tento súbor nie je záznam hry Vaka alebo bol zmenený. Nič sa neotvorilo.
page-fault-unreadable = Táto hra sa začala s inými pravidlami a v tejto verzii nemôže pokračovať.
page-fault-worker = Hry sa nepodarilo spustiť. Načítaj stránku znova a skús to ešte raz.
page-lacking = Tento prehliadač nevie hrať bez servera; chýba mu {$what}. Aktuálny Firefox, Chrome, Edge alebo Safari to vie, alebo si otvor stôl na serveri.
page-as-file = Táto stránka funguje na webovej adrese, nie ako súbor. V jej priečinku spusti python -m http.server 8000 a otvor http://localhost:8000/.

## Home
page-welcome = Čo si dnes večer zahráme?
page-about = Štyri stolové hry s priateľmi aj s botmi. Bez účtu, bez inštalácie, bez sledovania.
page-your-name = Tvoje meno
page-guest-name = Hosť
page-guest-number = Hosť { $number }
page-games = Hry
page-players = Hráči: { $span }
page-play-bots = Hrať proti botom
page-open-table = Otvoriť stôl
page-opening = Otváram…
page-compiling = Pripravujem hru, na tomto počítači iba raz…
page-rules = Pravidlá
page-rules-of = { $game }: pravidlá
page-my-tables = Moje stoly
page-state-over = dohrané
page-state-waiting = čaká na hráčov
page-state-turn = si na ťahu
page-state-running = hrá sa
page-state-closed = ukončené serverom
page-more = { $count ->
    [one] Ešte jeden
    [few] Ešte { $count }
   *[other] Ešte { $count }
}
page-independent = Vaka je nezávislá od vydavateľov týchto hier; ich názvy hovoria, podľa ktorých pravidiel sa hrá.

## Opening a table
page-open-title = { $game }: otvoriť stôl
page-seats = Miesta
page-number-of-players = Počet hráčov
page-who-sits = Kto sedí na mieste { $number }
page-kind-me = ty
page-kind-friend = priateľ, cez odkaz
page-kind-bot = bot
page-kind-hot = niekto pri tomto zariadení
page-friend-note = dostane odkaz
page-name-of = Meno hráča { $number }
page-level = Obťažnosť
page-level-easy = ľahký
page-level-normal = stredný
page-level-hard = ťažký
page-level-expert = expert
page-options = Pravidlá
page-comfort = Čas a nápovedy
page-clock = Čas na rozhodnutie
page-clock-none = bez obmedzenia
page-clock-seconds = { $seconds ->
    [one] jedna sekunda, potom rozhodne bot
    [few] { $seconds } sekundy, potom rozhodne bot
   *[other] { $seconds } sekúnd, potom rozhodne bot
}
page-hints = Nápovedy sú povolené

## Before the game
page-seat-open = voľné miesto
page-gather = Pošli tento odkaz priateľom. Každý si vyberie miesto a potom { $who } začne hru.
page-gather-mine = Pošli tento odkaz priateľom. Každý si vyberie miesto a potom začneš hru.
page-gather-again = Ďalšia hra sa začne, keď budú všetci tu.
page-begin = Začať
page-shuffle = Zamiešať miesta
page-sit-here = Sadnúť si sem
page-move-here = Presadnúť sem
page-stand-up = Vstať
page-swap-seats = Vymeniť miesto: { $who }
page-put-bot = Posadiť sem bota
page-free-seat = Uvoľniť miesto
page-team = Tím { $number }
page-table-name = Názov stola
page-chat-allowed = Hráči si môžu posielať správy
page-invite = Pošli tento odkaz priateľom; hra sa začne, keď budú všetci sedieť.
page-local-link = Odkaz dokáže otvoriť iba tento počítač. Aby sa mohli pripojiť aj iní z tvojej siete, zastav Vaku a spusti ju takto: make play LAN=1 (alebo vaka --lan)
page-link = Odkaz na tento stôl
page-qr = QR kód odkazu
page-copy = Kopírovať odkaz
page-copied = Skopírované
page-fill = Doplniť botmi a začať
page-sit = Sadnúť si

## At the table
page-bot-name = { $name } (bot)
page-plate-turn = { $who }, na ťahu
page-your-turn = Si na ťahu
page-news = Od tvojho posledného ťahu
page-guide = Prvý ťah so sprievodcom
page-guide-next = Ďalej
page-guide-done = Rozumiem
page-guide-skip = Preskočiť sprievodcu
page-left = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
}
page-lost = Spojenie sa prerušilo. Pri stole sa nič nestratí; skúšam to znova…
page-watching = Len sa pozeráš: vidíš to, čo smú vidieť všetci.
page-closed = Správcovia tohto servera tento stôl ukončili. Nič sa nevymazalo.
page-away = Nie si tu, preto za teba hrá bot.
page-back = Som späť
page-absent = { $who } nie je v spojení.
page-stand-in = Nech zatiaľ hrá bot
page-absent-note = Miesto je opäť jeho, len čo sa hráč vráti.
page-plate-absent = { $who }, nie je v spojení
page-leave = Odísť z hry
page-leave-sure = Na tvojom mieste bude hrať bot. Kedykoľvek si ho môžeš vziať späť.
page-leave-yes = Odísť
page-leave-no = Zostať
page-gave-up = Túto hru už nehráš, hrá za teba bot.
page-seat-back = Vziať si miesto späť
page-refused-chat = Pri tomto stole sú správy vypnuté.
page-refused-closed = Správcovia tohto servera tento stôl ukončili.
page-refused-early = Hráč je tu, alebo tu bol pred chvíľou.
page-in-short = V skratke
page-short-touch = Pri stole ťukni na to, čo svieti. Ťukni na čokoľvek iné a prečítaš si, prečo sa to nedá zvoliť; podrž to, alebo klikni pravým tlačidlom, a prečítaš si, čo to je.
page-our-reading = Náš výklad
page-our-reading-note = Kde naše pravidlá idú nad rámec tlačených alebo sa od nich odchyľujú.
page-more-clauses = Podrobnejšie: { $count }
page-about-question = O čo ide?
page-the-rule = Pravidlo
page-in-rulebook = V pravidlách
page-undo = Vrátiť ťah
page-undone = Posledná voľba je vrátená.
page-hint = Nápoveda
page-thinking = Premýšľam…
page-skip-moves = Preskočiť
page-refused-turn = Nie si na ťahu.
page-refused-nothing = S týmto sa nedá nič urobiť.
page-refused-unreadable = Tomu sa nedalo porozumieť.
page-refused-undo = Toto sa nedá vrátiť späť: medzitým sa niečo dobralo alebo ukázalo, prípadne sa rozhodol niekto iný.
page-refused-hints = Pri tomto stole sú nápovedy vypnuté.
page-refused-busy = Nápoveda sa už pripravuje.
page-refused-seat = Tu nesedíš.
page-refused-waiting = Hra sa ešte nezačala alebo sa ešte neskončila.
page-refused-fast = To bolo prirýchlo. Chvíľu počkaj.
page-refused-store = Stôl sa nepodarilo uložiť, preto sa nič nezmenilo. Skús to znova.
page-curtain = Zariadenie si teraz berie { $who }.
page-uncover = Som { $who }: ukázať moje karty
page-pass = Podať zariadenie: { $who }

## Beside the board
page-beside = Priebeh, možnosti a pravidlá
page-tab-log = Priebeh
page-tab-choices = Možnosti
page-tab-rules = Pravidlá
page-tab-people = Stôl
page-no-choices = Práve teraz nie je z čoho vyberať.
page-describe = Opísať situáciu
page-search = Hľadať v pravidlách
page-seat-here = je tu
page-seat-gone = bez spojenia
page-seat-away = preč, hrá bot
page-seat-left = už nehrá, hrá bot
page-talk = Reakcie a správy
page-say = Napíš niečo
page-send = Poslať
page-mute = Nezobrazovať správy
page-unmute = Znova zobrazovať správy
page-watcher = Divák
page-watchers = { $count ->
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } divákov
}
page-react = Reakcie
page-sign-wave = máva
page-sign-clap = tlieska
page-sign-laugh = smeje sa
page-sign-wow = žasne
page-sign-think = premýšľa
page-sign-sad = smúti
page-sign-heart = posiela srdce
page-sign-hurry = popoháňa
page-take-along = Pokračovať na inom zariadení
page-take-along-note = Otvor tento odkaz na druhom zariadení do desiatich minút. Tvoje miesto sa presunie tam a tento prehliadač sa bude iba pozerať.
page-copy-watch = Kopírovať odkaz pre divákov
page-hash = Hash rozdania (SHA-256), zverejnený pred prvou kartou:

## The board of games that have none of their own
page-board-table = Na stole
page-board-hand = Karty hráča { $who }
page-board-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
page-board-choices = Čo môžeš urobiť
page-board-forbidden = Čo teraz nemôžeš a prečo
page-board-words = Stôl slovami
page-board-yes = áno
page-board-no = nie

## The end
page-player = Hráč
page-scores = Body
page-end-hand = Karty
page-rematch = Zahrať si spolu znova
page-rematch-open = Skupina hrá znova.
page-rematch-go = Prejsť k novému stolu
page-rematch-asked = { $who } chce hrať znova.
page-wins = Výhry
page-helped = pomáhal bot
page-finished-by-bot = dohral to bot
page-won-by = víťaz: { $who }
page-won-many = víťazi: { $who }
page-replay = Pozrieť si znova
page-replay-of = { $game }: pozrieť si znova
page-analyse = Čo sa môžeme naučiť?
page-analysing = Hra sa analyzuje…
page-record = Uložiť záznam
page-bring = Otvoriť uložený záznam
page-here-note = Táto hra je len v tomto prehliadači. Jej záznam sa dá otvoriť na inom zariadení.
page-unkept = Prehliadač nemôže hru uložiť: úložisko je plné alebo vypnuté. Hra pokračuje, kým je stránka otvorená; ulož si záznam, ak si ju chceš nechať.
page-loading = Načítava sa hra: {$percent} %
page-where = Kde je hra uložená
page-where-server = Na serveri
page-where-here = V tomto prehliadači
page-deal = Bolo rozdanie poctivé?
page-key = Kľúč rozdania:
page-check-deal = Overiť rozdanie
page-deal-seen = Poctivé: kľúč sedí s hashom, ktorý si tento prehliadač poznačil počas hry.
page-deal-good = Kľúč sedí so zverejneným hashom. Tento prehliadač si ho predtým nepoznačil.
page-deal-bad = Nepoctivé: kľúč nesedí so zverejneným hashom.

## Watching again
page-run = Spustiť
page-pause = Pauza
page-step = Krok
page-step-back = O krok späť
page-step-on = O krok ďalej
page-eyes = Pohľad
page-spectator = divák
page-to-table = K stolu
page-to-game = Späť k hre

## Where a link is sent
page-preview-invites = { $who } ťa pozýva na hru
page-preview-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčov
}
