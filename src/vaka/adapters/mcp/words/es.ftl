### What an assistant reads at its place.

assistant-place = Puesto { $place }: { $game }, { $players } jugadores. Tu asiento es el { $seat }.
assistant-seats = Asientos: { $list }.
assistant-bot = { $who } (bot, { $level })
assistant-open = libre
assistant-away = { $who } (ausente)

assistant-news = Lo que ha pasado:
assistant-no-news = No ha pasado nada desde la última vez que miraste.
assistant-begins = Empieza la partida.
assistant-undone = Se ha deshecho la última decisión.
assistant-said = { $who } dice: «{ $text }»

assistant-your-turn = Te toca decidir.
assistant-choices = Tus opciones, cada una con su notación y lo que significa:
assistant-no-choices = Ahora no tienes nada que decidir.
assistant-unchanged = Nada ha cambiado. Lo que puedes hacer ahora: { $list }.
assistant-clock = Segundos que quedan para esta decisión: { $seconds }.
assistant-note = Tu nota: { $note }
assistant-preparing = La partida se está preparando. La primera vez en una máquina tarda hasta un minuto: llama a wait.
assistant-thinking = Los bots aún están pensando: llama a wait.
assistant-not-begun = La partida no ha empezado; asientos libres: { $open }. Llama a wait.
assistant-not-your-turn = Ahora no tienes que decidir. Llama a wait.
assistant-away-from = De momento no se puede llegar al servidor. Llama a wait.
assistant-gone = La conexión con esta mesa ha terminado: { $fault }
assistant-ended = Quienes llevan el servidor han cerrado esta mesa.

assistant-points = Puntos: { $list }.
assistant-key = La clave del reparto era { $key }. Llama a record para ver toda la partida.
assistant-rematch = El grupo juega otra vez, aquí: { $link }. Usa join para seguir con ellos.

assistant-clauses = Las cláusulas del reglamento, por capítulos:
assistant-options = Opciones, primero el valor habitual: { $list }.
