"""Batches on a GPU: the arrays stay in its memory, and every call is a kernel with one game per thread."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.engine.batch import NOBODYS, Games, Start, has, take_in, turns_of
from vaka.engine.cuda import SIMULATED, THREADS, cuda
from vaka.engine.native import CHOICES
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit.rule import INTERPRETED

LANES = 1 if SIMULATED else 32  # threads that write the mask of one game together
KDLCUDA = 2  # DLPack's number for the memory of a GPU
OWN_STREAMS = (None, -1, 1)  # what a consumer of DLPack says that waits for nothing, or for the stream of the kernels


def missing() -> str:
    """What is missing to play on a GPU here; empty if nothing is."""
    if SIMULATED:
        return "" if INTERPRETED else "the simulator runs rules as Python: set NUMBA_DISABLE_JIT=1 as well"
    if cuda.is_available():
        return ""
    return "there is no NVIDIA GPU with a driver here; NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 simulates one, slowly"


# --- Arrays that others take without a copy.


class Tensor(ctypes.Structure):
    """The beginning of what a capsule of DLPack points to."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


def tensor_in(capsule: Any) -> Tensor:
    """What a capsule of DLPack points to, to read or to change."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.POINTER(Tensor), (ctypes.py_object, ctypes.c_char_p)
    found: Tensor = pointer(capsule, b"dltensor").contents
    return found


class DeviceArray:
    """An array of a batch on a GPU, which others take without a copy.

    `torch.from_dlpack(array)`, `jax.dlpack.from_dlpack(array)` and `cupy.from_dlpack(array)` do, and so does everything
    that reads `__cuda_array_interface__`, such as `cupy.asarray` and Numba. They see what later steps write. Structs
    are handed over by DLPack as rows of bytes. `numpy.asarray(array)` copies to main memory.
    """

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        """The array as numba-cuda knows it; in the simulator one of NumPy."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its lengths."""
        return tuple(self.memory.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of its numbers."""
        found: np.dtype[Any] = self.memory.dtype
        return found

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<DeviceArray of {self.dtype if self.dtype.names is None else 'structs'} {self.shape}>"

    def copy_to_host(self) -> NDArray[Any]:
        """A copy in main memory."""
        found: NDArray[Any] = np.array(self.memory) if SIMULATED else self.memory.copy_to_host()
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a GPU cannot become one of NumPy without a copy")
        return self.copy_to_host().astype(dtype or self.dtype, copy=False)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.memory.__cuda_array_interface__  # the simulator has none: its memory is the host's
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._bytes().__dlpack_device__() if SIMULATED else (KDLCUDA, cuda.get_current_device().id)

    def __dlpack__(
        self, *, stream: int | None = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        """A capsule of DLPack, of the first version, which every consumer takes."""
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("the array is handed over where it lies, without a copy")
        if SIMULATED:
            return self._bytes().__dlpack__()
        if stream not in OWN_STREAMS:
            cuda.synchronize()
        # NumPy makes the capsule and frees what is in it, and does not read the memory.
        capsule = np.asarray(_Named(self.memory)).__dlpack__()
        tensor = tensor_in(capsule)
        tensor.device_type, tensor.device = self.__dlpack_device__()
        return capsule

    def _bytes(self) -> NDArray[Any]:
        """In the simulator: the array, structs as rows of bytes."""
        array = self.memory.view(np.ndarray)
        return array if array.dtype.names is None else array.view(np.uint8).reshape(len(array), -1)


class _Named:
    """The memory of a GPU as NumPy names arrays; it lives as long as the array that NumPy makes of this."""

    def __init__(self, memory: Any) -> None:
        self._memory = memory
        told = memory.__cuda_array_interface__
        structs = memory.dtype.names is not None
        self.__array_interface__ = {
            "data": told["data"],
            "shape": (*told["shape"], memory.dtype.itemsize) if structs else told["shape"],
            "typestr": "|u1" if structs else told["typestr"],
            "version": 3,
        }


class _Taken:
    """Somebody's array on a GPU, taken through DLPack, as `__cuda_array_interface__` names it."""

    def __init__(self, given: Any) -> None:
        # Not consumed: the capsule itself gives the memory back when this goes away.
        self._capsule = given.__dlpack__(stream=1)
        tensor = tensor_in(self._capsule)
        size, n = tensor.bits * tensor.lanes // 8, tensor.dimensions
        kind = {0: "i", 1: "u", 2: "f", 6: "b"}.get(tensor.kind, "V")
        self.__cuda_array_interface__ = {
            "data": ((tensor.data or 0) + tensor.offset, False),
            "shape": tuple(tensor.shape[:n]),
            "strides": tuple(size * stride for stride in tensor.strides[:n]) if tensor.strides else None,
            "typestr": f"{'|' if size == 1 else '<'}{kind}{size}",
            "version": 3,
        }


# --- Games on a GPU.


class CudaGames(Games):
    """The games of a batch in the memory of a GPU."""

    def __init__(self, start: Start, n: int) -> None:
        self._kernels = kernels(start.game.name)
        self._first = self.here(np.full(1, n, np.int64))  # the first game whose action is not legal, n if there is none
        super().__init__(start, n)

    def array(self, shape: Any, dtype: np.dtype[Any]) -> Any:
        """A new array, filled by the first deal."""
        if SIMULATED:
            return self.here(np.zeros(shape, dtype))
        try:
            return cuda.device_array(shape, dtype)
        except cuda.cudadrv.driver.CudaAPIError as reason:
            raise MemoryError(str(reason)) from None

    def numbers(self, given: Any) -> Any:
        """What somebody hands in: an array on the GPU if it lies there, else one of NumPy."""
        if isinstance(given, DeviceArray):
            return given.memory
        if SIMULATED:
            return np.asarray(given)
        if hasattr(given, "__cuda_array_interface__"):
            return cuda.as_cuda_array(given)
        if hasattr(given, "__dlpack_device__") and given.__dlpack_device__()[0] == KDLCUDA:
            return cuda.as_cuda_array(_Taken(given))
        return np.asarray(given)

    def here(self, array: Any) -> Any:
        """A checked array as one on the GPU."""
        if SIMULATED:
            # The simulator runs kernels as Python, which needs records with attributes.
            return array.view(np.recarray) if array.dtype.names else array
        return cuda.to_device(np.ascontiguousarray(array)) if isinstance(array, np.ndarray) else array

    def shown(self, array: Any) -> DeviceArray:
        """The array in a form that others take without a copy."""
        return DeviceArray(array)

    def refused(self, actions: Any) -> int:
        """Take in the actions of the next step; the first game whose action is not legal, -1 if there is none."""
        if isinstance(actions, np.ndarray):
            actions = self.here(actions.astype(np.int64))
        self.run("refused", actions, self._bits, self.player, self._chosen, self._first)
        first = int(self._first[0])
        if first == self.n:
            return -1
        self._first[0] = self.n
        return first

    def struct(self, i: int) -> bytes:
        """A copy of one state."""
        rows = self.states[i : i + 1]
        return bytes((rows if SIMULATED else rows.copy_to_host()).tobytes())

    def run(self, key: str, *arguments: Any) -> None:
        """Launch a kernel for all games."""
        if key == "unpack":
            games = THREADS // LANES if LANES > 1 else 1
            self._kernels[key][-(-self.n // games), (LANES, games)](*arguments)
        else:
            threads = 1 if SIMULATED else THREADS
            self._kernels[key][-(-self.n // threads), threads](*arguments)


@cache
def kernels(name: str) -> dict[str, Any]:
    """The kernels of a game, compiled when they are first launched."""
    if not SIMULATED:
        sys.stderr.write(f"vaka: compiling the batches of {name} for the GPU, for this process; it takes a minute.\n")
    return kernels_of(definition(name))


def kernels_of(game: AnyDefinition) -> dict[str, Any]:
    """The kernels of a game."""
    deal_one, step_one, observe_one = turns_of(game)

    @cuda.jit  # type: ignore[untyped-decorator]
    def deal(
        states: Any, blank: Any, key: Any, where: Any, again: int, bits: Any, player: Any, over: Any, returns: Any,
        shares: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(states) and where[i]:
            out = cuda.local.array(CHOICES, numba.uint8)
            deal_one(states, i, i, blank, key, again, out, bits, player, over, returns, shares)

    @cuda.jit  # type: ignore[untyped-decorator]
    def step(
        states: Any, blank: Any, key: Any, chosen: Any, again: int, bits: Any, player: Any, over: Any, returns: Any,
        shares: Any, seat: int, seen: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(CHOICES, numba.uint8)
            action = int(chosen[i])
            step_one(states, i, i, blank, key, action, again, out, bits, player, over, returns, shares)
            if seat > NOBODYS:
                observe_one(states[i], i, seat, seen)

    @cuda.jit  # type: ignore[untyped-decorator]
    def observe(states: Any, seat: int, seen: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            observe_one(states[i], i, seat, seen)

    @cuda.jit  # type: ignore[untyped-decorator]
    def refused(actions: Any, bits: Any, player: Any, chosen: Any, first: Any) -> None:
        i = cuda.grid(1)
        if i < len(chosen) and not take_in(i, int(np.int64(actions[i])), bits, player, chosen):
            cuda.atomic.min(first, 0, i)

    @cuda.jit  # type: ignore[untyped-decorator]
    def unpack(bits: Any, mask: Any) -> None:
        """The lanes of a game write its mask side by side."""
        i = cuda.blockIdx.x * cuda.blockDim.y + cuda.threadIdx.y
        if i < len(mask):
            for action in range(cuda.threadIdx.x, mask.shape[1], cuda.blockDim.x):
                mask[i, action] = has(bits, i, action)

    return {"deal": deal, "step": step, "observe": observe, "refused": refused, "unpack": unpack}
