"""Write the golden playthroughs anew."""

from tests.golden import HERE, PLAYTHROUGHS, playthrough

for name in PLAYTHROUGHS:
    (HERE / f"{name}.txt").write_text(playthrough(name), "utf-8")
