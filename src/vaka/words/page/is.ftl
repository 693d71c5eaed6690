### The page: what is said around the boards.

## Everywhere
page-skip = Beint í efnið
page-home = Forsíða
page-language = Tungumál
page-settings = Stillingar
page-theme = Litir
page-theme-auto = Eins og í tækinu
page-theme-light = Ljósir
page-theme-dark = Dökkir
page-tempo = Leikir birtast
page-tempo-slow = hægt
page-tempo-normal = á venjulegum hraða
page-tempo-fast = hratt
page-tempo-instant = strax
page-sound = Hljóð fyrir spil, leiki og sigra
page-volume = Hljóðstyrkur
page-haptics = Titringur
page-notify = Tilkynning þegar ég á leik
page-guide-again = Sýna leiðsögnina aftur
page-server = Þjónn fyrir borð með vinum
page-server-take = Prófa og nota
page-server-none = Án hans spilarðu á þessu tæki.
page-server-fine = Borð með vinum eru á {$server}.
page-server-address = Þetta er ekki veffang þjóns. Það lítur til dæmis svona út: https://games.example.
page-server-insecure = Þessi síða var sótt með https og því þarf þjónninn líka að nota https.
page-server-silent = Þar svarar enginn. Athugaðu veffangið og hvort þjónninn er í gangi.
page-server-origin = Þjónninn hleypir þessari síðu ekki að. Sá sem rekur hann ræsir hann með: vaka serve --origin {$origin}
page-server-other = Eitthvað svarar þar, en það er ekki Vöku-þjónn.
page-fresh = Ný útgáfa er komin.
page-fresh-use = Nota hana núna
page-close = Loka
page-cancel = Hætta við
page-connecting = Augnablik …
page-missing-title = Hér er ekkert
page-missing = Hér er hvorki borð né síða. Kannski er hlekkurinn ekki heill.

## What went wrong
page-fault-offline = Ekki næst samband við netþjóninn. Reyndu aftur eftir smástund.
page-fault-bad = Netþjónninn skildi þetta ekki. Endurnýjaðu síðuna og reyndu aftur.
page-fault-option = Þessir valkostir fara ekki saman.
page-fault-missing = Þetta borð er ekki til.
page-fault-seat = Þetta sæti er upptekið eða ekki þitt.
page-fault-waiting = Það verður að bíða þar til spilinu er lokið.
page-fault-fast = Þetta var of mikið í einu. Bíddu aðeins.
page-fault-sitting = Þessi vafri á þegar sæti við þetta borð.
page-fault-code = Þessi hlekkur hefur þegar verið notaður eða er of gamall. Búðu til nýjan í tækinu þar sem þú situr.
page-fault-closed = Þau sem reka þennan þjón hafa lokað þessu borði.
page-fault-store = Ekki tókst að vista borðið svo að engu var breytt. Reyndu aftur.
page-fault-origin = Þessi beiðni kom frá annarri síðu og henni var hafnað.
page-fault-server = Þessi síða er ekki með eigin þjón. Gefðu upp þjón í stillingunum til að spila við vini.
page-fault-away = Þjónninn svarar ekki. Spil gegn vélum ganga áfram í þessum vafra.
page-fault-record = Þessi skrá er ekki skráning á leik í Vöku eða henni var breytt. Ekkert var opnað.
page-fault-unreadable = Þessi leikur hófst með öðrum reglum og getur ekki haldið áfram í þessari útgáfu.
page-fault-worker = Ekki tókst að ræsa spilin. Hladdu síðunni aftur og reyndu á ný.
page-lacking = Þessi vafri getur ekki spilað án þjóns; hann vantar {$what}. Nýr Firefox, Chrome, Edge eða Safari getur það, eða opnaðu borð á þjóni.
page-as-file = Þessi síða virkar á veffangi en ekki sem skrá. Keyrðu python -m http.server 8000 í möppunni og opnaðu http://localhost:8000/.

## Home
page-welcome = Hvað eigum við að spila í kvöld?
page-about = Fjögur borðspil, með vinum og bottum. Engin nýskráning, ekkert að setja upp og enginn fylgist með þér.
page-your-name = Nafnið þitt
page-guest-name = Gestur
page-guest-number = Gestur { $number }
page-games = Spil
page-players = { $span } leikmenn
page-play-bots = Spila við botta
page-open-table = Opna borð
page-opening = Borðið opnast …
page-compiling = Spilið gert klárt, einu sinni á þessari vél …
page-rules = Reglur
page-rules-of = { $game }: reglurnar
page-my-tables = Borðin mín
page-state-over = lokið
page-state-waiting = beðið eftir leikmönnum
page-state-turn = þú átt leik
page-state-running = í gangi
page-state-closed = lokað af þjóninum
page-more = { $count ->
    [one] { $count } í viðbót
   *[other] { $count } í viðbót
}
page-independent = Vaka er óháð útgefendum þessara spila; heitin segja til um eftir hvaða reglum er spilað.

## Opening a table
page-open-title = { $game }: opna borð
page-seats = Sæti
page-number-of-players = Leikmenn
page-who-sits = Hver situr í sæti { $number }
page-kind-me = þú
page-kind-friend = vinur, með hlekk
page-kind-bot = botti
page-kind-hot = einhver við þetta tæki
page-friend-note = fær hlekkinn
page-name-of = Nafn leikmanns { $number }
page-level = Styrkleiki
page-level-easy = léttur
page-level-normal = venjulegur
page-level-hard = erfiður
page-level-expert = meistari
page-options = Reglur
page-comfort = Tími og vísbendingar
page-clock = Umhugsunartími
page-clock-none = ótakmarkaður
page-clock-seconds = { $seconds ->
    [one] { $seconds } sekúnda, svo ákveður botti
   *[other] { $seconds } sekúndur, svo ákveður botti
}
page-hints = Vísbendingar eru leyfðar

## Before the game
page-seat-open = laust sæti
page-gather = Sendu vinum þínum þennan hlekk. Hver velur sér sæti og svo byrjar { $who } spilið.
page-gather-mine = Sendu vinum þínum þennan hlekk. Hver velur sér sæti og svo byrjar þú spilið.
page-gather-again = Næsta spil byrjar þegar allir eru komnir.
page-begin = Byrja
page-shuffle = Stokka sætin
page-sit-here = Setjast hér
page-move-here = Færa mig hingað
page-stand-up = Standa upp
page-swap-seats = Skipta við { $who }
page-put-bot = Setja botta hér
page-free-seat = Losa sætið
page-team = Lið { $number }
page-table-name = Nafn borðsins
page-chat-allowed = Leikmenn mega senda hver öðrum skilaboð
page-invite = Sendu vinum þínum þennan hlekk; spilið hefst þegar allir eru sestir.
page-local-link = Aðeins þessi tölva getur opnað hlekkinn. Til að aðrir á netinu þínu komist að skaltu stöðva Vöku og ræsa hana með: make play LAN=1 (eða vaka --lan)
page-link = Hlekkur á þetta borð
page-qr = QR-kóði hlekksins
page-copy = Afrita hlekk
page-copied = Afritað
page-fill = Fylla með bottum og byrja
page-sit = Setjast

## At the table
page-bot-name = { $name } (botti)
page-plate-turn = { $who } á leik
page-your-turn = Þú átt leik
page-news = Síðan þú áttir síðast leik
page-guide = Leiðsögn um fyrsta leik
page-guide-next = Áfram
page-guide-done = Ég skil
page-guide-skip = Sleppa leiðsögn
page-left = { $seconds ->
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
page-lost = Sambandið rofnaði. Ekkert tapast við borðið; reyni aftur …
page-watching = Þú ert að horfa á: þú sérð það sem allir mega sjá.
page-closed = Þau sem reka þennan þjón hafa lokað þessu borði. Engu var eytt.
page-away = Þú varst í burtu svo að botti spilar í þinn stað.
page-back = Ég tek aftur við
page-absent = { $who } er ekki í sambandi.
page-stand-in = Láta botta spila á meðan
page-absent-note = Viðkomandi fær sætið aftur um leið og hann snýr til baka.
page-plate-absent = { $who }, ekki í sambandi
page-leave = Hætta í spilinu
page-leave-sure = Botti heldur áfram í sætinu þínu. Þú getur tekið það aftur hvenær sem er.
page-leave-yes = Hætta
page-leave-no = Vera áfram
page-gave-up = Þú hættir í þessu spili, svo botti spilar fyrir þig.
page-seat-back = Taka sætið mitt aftur
page-refused-chat = Slökkt er á skilaboðum við þetta borð.
page-refused-closed = Þau sem reka þennan þjón hafa lokað þessu borði.
page-refused-early = Sá leikmaður er hér eða var hér rétt í þessu.
page-in-short = Í stuttu máli
page-short-touch = Við borðið ýtirðu á það sem glóir. Ýttu á annað til að lesa hvers vegna ekki má velja það; haltu því niðri eða hægrismelltu til að lesa hvað það er.
page-our-reading = Okkar túlkun
page-our-reading-note = Þar sem reglur okkar ganga lengra en prentaða reglublaðið segir eða víkja frá því.
page-more-clauses = Nánar: { $count }
page-about-question = Um hvað snýst þetta?
page-the-rule = Reglan
page-in-rulebook = Í reglubókinni
page-undo = Taka til baka
page-undone = Síðasta val er tekið til baka.
page-hint = Vísbending
page-thinking = Er að hugsa …
page-skip-moves = Spóla áfram
page-refused-turn = Þú átt ekki leik.
page-refused-nothing = Ekkert er hægt að gera við þetta.
page-refused-unreadable = Þetta skildist ekki.
page-refused-undo = Þetta er ekki hægt að taka til baka: eitthvað hefur verið dregið eða sýnt eða einhver annar hefur tekið ákvörðun.
page-refused-hints = Slökkt er á vísbendingum við þetta borð.
page-refused-busy = Vísbending er þegar á leiðinni.
page-refused-seat = Þú situr ekki hér.
page-refused-waiting = Spilið er ekki hafið eða því er ekki enn lokið.
page-refused-fast = Þetta var of hratt. Bíddu aðeins.
page-refused-store = Ekki tókst að vista borðið svo að engu var breytt. Reyndu aftur.
page-curtain = Nú fær { $who } tækið.
page-uncover = Ég er { $who }: sýna spilin mín
page-pass = Rétta tækið áfram: { $who }

## Beside the board
page-beside = Annáll, valkostir og reglur
page-tab-log = Annáll
page-tab-choices = Valkostir
page-tab-rules = Reglur
page-tab-people = Borðið
page-no-choices = Ekkert er í boði í augnablikinu.
page-describe = Lýsa stöðunni
page-search = Leita í reglunum
page-seat-here = hér
page-seat-gone = án sambands
page-seat-away = í burtu, botti spilar
page-seat-left = hætti, botti spilar
page-talk = Viðbrögð og skilaboð
page-say = Segðu eitthvað
page-send = Senda
page-mute = Sýna engin skilaboð
page-unmute = Sýna skilaboð aftur
page-watcher = Áhorfandi
page-watchers = { $count ->
    [one] { $count } áhorfandi
   *[other] { $count } áhorfendur
}
page-react = Viðbrögð
page-sign-wave = veifar
page-sign-clap = klappar
page-sign-laugh = hlær
page-sign-wow = er undrandi
page-sign-think = hugsar
page-sign-sad = er miður sín
page-sign-heart = sendir hjarta
page-sign-hurry = rekur á eftir
page-take-along = Halda áfram í öðru tæki
page-take-along-note = Opnaðu þennan hlekk í hinu tækinu innan tíu mínútna. Sætið þitt flyst þangað og þessi vafri horfir á.
page-copy-watch = Afrita hlekk fyrir áhorfendur
page-hash = Tætigildi gjafarinnar (SHA-256), birt á undan fyrsta spilinu:

## The board of games that have none of their own
page-board-table = Á borðinu
page-board-hand = Spil á hendi: { $who }
page-board-count = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
page-board-choices = Það sem þú getur gert
page-board-forbidden = Það sem ekki má núna, og hvers vegna
page-board-words = Borðið í orðum
page-board-yes = já
page-board-no = nei

## The end
page-player = Leikmaður
page-scores = Stig
page-end-hand = Á hendi
page-rematch = Spila aftur saman
page-rematch-open = Hópurinn spilar aftur.
page-rematch-go = Fara að nýja borðinu
page-rematch-asked = { $who } vill spila aftur.
page-wins = Sigrar
page-helped = botti hjálpaði
page-finished-by-bot = hætti, botti lauk spilinu
page-won-by = sigur: { $who }
page-won-many = sigur: { $who }
page-replay = Horfa aftur
page-replay-of = { $game }: horfa aftur
page-analyse = Hvað getum við lært?
page-analysing = Verið er að greina spilið …
page-record = Vista skráninguna
page-bring = Opna vistaða skráningu
page-here-note = Þessi leikur er aðeins í þessum vafra. Skráninguna má opna í öðru tæki.
page-unkept = Vafrinn getur ekki vistað leikinn: geymslan er full eða slökkt er á henni. Leikurinn heldur áfram meðan síðan er opin; vistaðu skráninguna til að eiga hann.
page-loading = Sæki spilið: {$percent} %
page-where = Hvar leikurinn er geymdur
page-where-server = Á þjóninum
page-where-here = Í þessum vafra
page-deal = Var rétt gefið?
page-key = Lykill gjafarinnar:
page-check-deal = Sannreyna gjöfina
page-deal-seen = Rétt gefið: lykillinn passar við tætigildið sem þessi vafri lagði á minnið á meðan spilað var.
page-deal-good = Lykillinn passar við tætigildið sem var birt. Þessi vafri hafði ekki lagt það á minnið áður.
page-deal-bad = Vitlaust gefið: lykillinn passar ekki við tætigildið sem var birt.

## Watching again
page-run = Spila
page-pause = Hlé
page-step = Skref
page-step-back = Eitt skref til baka
page-step-on = Eitt skref áfram
page-eyes = Sjónarhorn
page-spectator = áhorfandi
page-to-table = Að borðinu
page-to-game = Aftur í leikinn

## Where a link is sent
page-preview-invites = { $who } býður þér að spila
page-preview-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
