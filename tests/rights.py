"""`make rights`: who may do what, as a table: every message and every request, from everyone who might send it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.test_rights import (
    BEGUN,
    ENDED,
    MESSAGES,
    OVER,
    REQUESTS,
    ROLES,
    asked,
    may_change,
    may_have_effect,
    run,
    sent,
)
from vaka.version import __version__

RESULTS = Path(__file__).parent.parent / "bench" / "results" / "rights.json"


def messages() -> Iterator[tuple[str, str, str, bool]]:
    """What is sent, by whom, how it is answered, and whether that is right."""
    for kind, (fields, answers) in MESSAGES.items():
        for role in ROLES:
            answer, changed = run(lambda kind=kind, fields=fields, role=role: sent(kind, fields, role))  # type: ignore[misc]
            yield kind, role, answer, (answer, changed) == (answers[role], may_change(kind, role))


def requests() -> Iterator[tuple[str, str, str, bool]]:
    """The same for requests, while a game is played and when it is over."""
    for case, rows in ((BEGUN, REQUESTS), (ENDED, OVER)):
        for row in rows:
            stands = "over" if case is ENDED else row[4].__name__.strip("_").replace("_", " ")
            for role in ROLES:
                answer, changed = run(lambda case=case, row=row, role=role: asked(case, row, role))  # type: ignore[misc]
                right = (answer, changed) == (row[5][role], may_have_effect(row[0], role, answer))
                yield f"{row[1]} {row[0]}, {stands}", role, answer, right


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, default=RESULTS)
    wanted = parser.parse_args()
    answers: dict[str, dict[str, str]] = {}
    wrong: list[str] = []
    for name, role, answer, right in (*messages(), *requests()):
        answers.setdefault(name, {})[role] = answer
        wrong += [] if right else [f"{name} from {role}: {answer}"]
    print(f"{'':24}" + "".join(f"{role:>12}" for role in ROLES))
    for name, given in answers.items():
        print(f"{name:24}" + "".join(f"{given[role]:>12}" for role in ROLES))
    checks = sum(map(len, answers.values()))
    told = {"version": __version__, "checks": checks, "wrong": len(wrong), "answers": answers}
    wanted.json.write_text(json.dumps(told, indent=1) + "\n")
    print(f"{checks} answers, {len(wrong)} not as they should be")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
