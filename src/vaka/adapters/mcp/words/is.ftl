### What an assistant reads at its place.

assistant-place = Staður { $place }: { $game }, { $players } leikmenn. Sætið þitt er { $seat }.
assistant-seats = Sæti: { $list }.
assistant-bot = { $who } (botti, { $level })
assistant-open = laust
assistant-away = { $who } (fjarverandi)

assistant-news = Þetta gerðist:
assistant-no-news = Ekkert hefur gerst síðan þú leist á síðast.
assistant-begins = Spilið hefst.
assistant-undone = Síðasta ákvörðun var tekin til baka.
assistant-said = { $who } segir: „{ $text }“

assistant-your-turn = Þú átt að ákveða.
assistant-choices = Það sem þér stendur til boða, hvert með rithætti sínum og merkingu:
assistant-no-choices = Þú þarft ekkert að ákveða núna.
assistant-unchanged = Ekkert hefur breyst. Þetta stendur þér til boða: { $list }.
assistant-clock = Sekúndur eftir til að ákveða: { $seconds }.
assistant-note = Minnispunkturinn þinn: { $note }
assistant-preparing = Verið er að undirbúa spilið. Í fyrsta sinn á hverri vél tekur það allt að mínútu: kallaðu á wait.
assistant-thinking = Bottarnir eru enn að hugsa: kallaðu á wait.
assistant-not-begun = Spilið er ekki hafið; laus sæti: { $open }. Kallaðu á wait.
assistant-not-your-turn = Þú þarft ekki að ákveða núna. Kallaðu á wait.
assistant-away-from = Ekki næst í þjóninn sem stendur. Kallaðu á wait.
assistant-gone = Sambandinu við þetta borð er lokið: { $fault }
assistant-ended = Þau sem reka þjóninn hafa lokað þessu borði.

assistant-points = Stig: { $list }.
assistant-key = Lykill gjafarinnar var { $key }. Kallaðu á record til að fá allt spilið.
assistant-rematch = Hópurinn spilar aftur, hér: { $link }. Notaðu join til að vera með.

assistant-clauses = Greinar reglubókarinnar, eftir köflum:
assistant-options = Valkostir, venjulega gildið fyrst: { $list }.
