"""One trial: a crowd at a site, and one harm after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.kill.crowd import Crowd
from tests.kill.history import Database
from tests.kill.site import Setup, Site

UNDER_LOAD = (0.1, 1.5)  # seconds that the crowd plays before something is killed
REST_SECONDS = 120.0  # within which every table must have gone on after a harm


@dataclass
class Result:
    """What a trial found."""

    setup: str
    seed: int
    tables: int
    harms: list[dict[str, Any]] = field(default_factory=list)
    """What was killed, when, after how many seconds it was back, and after how many every table had gone on.

    Of a worker, what it thinks about; of server processes, how many of them.
    """
    counts: dict[str, int] = field(default_factory=dict)
    logged: dict[str, int] = field(default_factory=dict)
    """What the server called an error meanwhile."""
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    """Nothing, or what clients were told and is not so."""

    def plain(self) -> dict[str, Any]:
        """As JSON keeps it."""
        return asdict(self)


@dataclass
class Trial:
    """Kills something under load, lets it come back, and compares; again and again."""

    setup: Setup
    kills: int
    tables: int
    seed: int
    folder: Path
    patience: float = REST_SECONDS
    only: tuple[str, ...] = ()
    """The harms to do; all that the setup has if none is named."""
    meddle: Callable[[Database], None] | None = None
    """What is done to the database while the server is away: this is how the trial itself is tried."""
    report: Callable[[Result], None] | None = None
    """Is told after every harm."""

    def run(self) -> Result:
        """Do it all; ends at the first fault."""
        return asyncio.run(self._run())

    async def _run(self) -> Result:
        choices = random.Random(self.seed)
        result = Result(self.setup.name, self.seed, self.tables)
        site = Site(self.setup, self.folder, choices, self.meddle)
        begun = time.monotonic()
        async with site.running(), Crowd(site, self.folder / "journals", self.tables, self.seed) as crowd:
            try:
                result.faults = await self._rounds(site, crowd, choices, result)
            except Exception as fault:
                result.faults = [f"{type(fault).__name__}: {fault}"]
            result.counts = dict(sorted(crowd.counts.items()))
            result.logged = dict(sorted(site.logged().items()))
        result.seconds = round(time.monotonic() - begun, 1)
        return result

    async def _rounds(self, site: Site, crowd: Crowd, choices: random.Random, result: Result) -> list[str]:
        await crowd.refill()
        faults = await crowd.come_to_rest(self.patience)
        harms = {name: harm for name, harm in site.harms.items() if not self.only or name in self.only}
        order = [name for name in harms for _ in range(-(-self.kills // len(harms)))]
        choices.shuffle(order)
        begun = time.monotonic()
        for name in order[: self.kills]:
            if faults:
                break
            crowd.play()
            await asyncio.sleep(choices.uniform(*UNDER_LOAD))
            at = time.monotonic()
            hit = await harms[name]()
            back = time.monotonic()
            faults = await crowd.come_to_rest(self.patience)
            rested = time.monotonic()
            faults += crowd.audit(at_rest=not faults)
            faults += [] if faults else await crowd.refill()
            seconds = {"at": at - begun, "back_after": back - at, "all_go_on_after": rested - at}
            told = {"what": name} | ({"hit": hit} if hit else {})
            result.harms.append({**told, **{key: round(value, 2) for key, value in seconds.items()}})
            if self.report:
                self.report(result)
        return faults
