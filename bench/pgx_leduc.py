"""Random play of Pgx's Leduc poker, compiled as a whole, for benches on the CPU and on a GPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def pgx_steps(batch: int, steps: int, now: Callable[[], float]) -> Callable[[], float]:
    """Measures a batch with new deals where games end, choices included; decisions per second of a clock."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make("leduc_holdem")
    again = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, first, second = jax.random.split(key, 3)
        wanted = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = again(state, jax.random.categorical(first, wanted, axis=1), jax.random.split(second, batch))
        return (state, key), None

    play = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps)[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    carry = [jax.block_until_ready(play((state, jax.random.PRNGKey(2))))]

    def run() -> float:
        start = now()
        carry[0] = jax.block_until_ready(play(carry[0]))
        return batch * steps / (now() - start)

    return run
