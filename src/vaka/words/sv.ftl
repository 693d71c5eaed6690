### Ord som alla spel delar.

seat-name = Spelare { $seat }
seat-you = { $who } (du)
seat-self = Du

## Spelets slut
winner = { $who } vinner.
winners = Vinnare: { $who }.
winner-you = Du vinner!
over = Spelet är slut.

## Varför något inte är tillåtet, i en kort mening. { $ask } är en hel mening: det som frågas nu.
because-turn = Det är { $who } som är på tur.
because-first = Inte nu. { $ask }

## Att beskriva val
choices = Möjliga val: { $list }.
choice = { $notation } ({ $text })

## Spel i terminalen
play-title = { $game }, { $players } spelare
play-hash = Kortgiven är förseglad. SHA-256 av dess nyckel: { $hash }
play-key = Nyckeln var { $key }. Kontrollera kortgiven med: vaka verify { $file }
play-assumed = Antalet kort av varje sort är ett antagande; hur många det tryckta spelet har är inte känt.
play-assumed-board = Var brickor och stenar ligger på berget är ett antagande; hur den tryckta spelplanen ser ut är inte känt.
play-prompt = Ditt val (ett nummer, notation eller help för hjälp)
play-help = Skriv numret på ett val eller den notation som står bredvid. ? NOTATION förklarar varför något är tillåtet eller inte, till exempel: ? { $example }
play-commands = help visar valen och de här kommandona igen; undo ångrar ditt senaste val; save FILE sparar spelet; rules CLAUSE visar en punkt i regelboken; hint visar de bästa valen; quit avslutar.
play-allowed = { $notation } är tillåtet nu.
play-thinking = { $who } tänker …
play-undone = Valet är ångrat.
play-no-undo = Det här går inte att ångra: kort har dragits eller visats, eller så har en annan spelare redan bestämt sig.
play-saved = Sparat som { $file }. Fortsätt med: vaka play --resume { $file }
play-not-saved = Spelet kunde inte sparas som { $file }: { $fault }
play-no-number = Det finns inget val { $number }; det sista är { $last }.
play-resumed = Spelet fortsätter efter { $count ->
    [one] ett beslut
   *[other] { $count } beslut
}.

## Teaching
hint-title = De bästa valen och deras vinstchanser, enligt { $simulations } simuleringar:
hint-choice = { $chance } %: { $text }
analyse-curve = Vinstchans i procent, så som varje spelare kunde bedöma den, beslut för beslut
analyse-costly = Besluten som kostade mest:
analyse-none = Inget beslut kostade { $least } % av vinstchansen.
analyse-decision = Beslut { $number }, { $who }: { $action } ({ $chance } %). Bättre: { $best } ({ $better } %).
