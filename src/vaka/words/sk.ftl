### Slová spoločné pre všetky hry.

seat-name = Hráč { $seat }
seat-you = { $who } (ty)
seat-self = Ty

## Koniec hry
winner = Vyhráva { $who }.
winners = Víťazi: { $who }.
winner-you = Vyhrávaš!
over = Hra sa skončila.

## Prečo niečo nie je dovolené, jednou krátkou vetou. { $ask } je celá veta: čo sa žiada teraz.
because-turn = Na ťahu je { $who }.
because-first = Teraz nie. { $ask }

## Opis možností
choices = Možnosti: { $list }.
choice = { $notation } ({ $text })

## Hra v termináli
play-title = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
}
play-hash = Rozdanie je zapečatené. SHA-256 jeho kľúča: { $hash }
play-key = Kľúč bol { $key }. Rozdanie si overíš príkazom: vaka verify { $file }
play-assumed = Počty kariet jednotlivých druhov sú predpokladané; koľko ich je v tlačenej hre, nie je známe.
play-assumed-board = Rozloženie doštičiek a kameňov na hore je predpokladané; tlačený herný plán nie je známy.
play-prompt = Tvoja voľba (číslo alebo zápis; help zobrazí pomoc)
play-help = Napíš číslo možnosti alebo zápis, ktorý je pri nej uvedený. ? NOTATION vysvetlí, prečo niečo je alebo nie je dovolené, napríklad: ? { $example }
play-commands = help znova ukáže možnosti a tieto príkazy; undo vráti tvoju poslednú voľbu; save FILE uloží hru do súboru; rules CLAUSE zobrazí bod pravidiel; hint ukáže najlepšie možnosti; quit ukončí program.
play-allowed = { $notation } je teraz dovolené.
play-thinking = { $who } premýšľa…
play-undone = Voľba je vrátená späť.
play-no-undo = Toto sa nedá vrátiť späť: medzitým sa dobrali alebo ukázali karty, prípadne sa rozhodol iný hráč.
play-saved = Hra je uložená ako { $file }. Pokračovať môžeš príkazom: vaka play --resume { $file }
play-not-saved = Hru sa nepodarilo uložiť ako { $file }: { $fault }
play-no-number = Možnosť { $number } neexistuje; posledná je { $last }.
play-resumed = Hra pokračuje po { $count ->
    [one] jednom rozhodnutí
    [few] { $count } rozhodnutiach
    [many] { $count } rozhodnutia
   *[other] { $count } rozhodnutiach
}.

## Teaching
hint-title = Najlepšie možnosti a ich šance na výhru, počet simulácií: { $simulations }
hint-choice = { $chance } %: { $text }
analyse-curve = Šanca na výhru v percentách, ako ju mohol posúdiť každý hráč, podľa rozhodnutí
analyse-costly = Rozhodnutia, ktoré stáli najviac:
analyse-none = Žiadne rozhodnutie nestálo { $least } % šance na výhru.
analyse-decision = Rozhodnutie { $number }, { $who }: { $action } ({ $chance } %). Lepšie: { $best } ({ $better } %).
