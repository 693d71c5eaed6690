"""Compiled sets as WebAssembly: the same functions that run native, compiled ahead of time for browsers.

Numba lowers the plain functions to LLVM code for `wasm32` from the start, so no pass for this machine's processor
ever sees it; LLVM optimises all of it as one module, and `wasm-ld` links it. What comes out imports nothing.

Each function of a set is exported under its own name. It takes numbers only: an integer is one, an array is its
address and its lengths. It gives back a number, or NaN if an exception was raised inside, whose code is then at
the exported address `failure`.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import types
from numba.core.codegen import Codegen, CodeLibrary
from numba.core.registry import cpu_target

from vaka.engine.compiled import CompiledSet
from vaka.errors import VakaError

cgutils: Any = numba.core.cgutils  # untyped

TRIPLE = "wasm32-unknown-unknown"
# Chromium, Firefox and Safari have had all of these for years (Safari since 15). SIMD makes nothing faster here.
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
OPTIMISE = 3
FAILURE = "failure"
STACK = 1 << 16
HOW_TO_LINK = (
    "no wasm-ld is here to link WebAssembly: install lld (on Debian: apt-get install lld), or pip install ziglang"
)

# Where the code of an exception goes. Arrays of the host are never counted. A square root is one instruction.
GLUE = f"""
target triple = "{TRIPLE}"
@{FAILURE} = global i32 0
define void @NRT_incref(ptr %info) {{ ret void }}
define void @NRT_decref(ptr %info) {{ ret void }}
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}
"""


class _Library(CodeLibrary):
    """Keeps the code that Numba lowers, as it is, for the one module that all of it becomes."""

    def add_linking_library(self, library: Any) -> None:
        """Nothing: everything is linked at the end."""

    def add_ir_module(self, ir_module: Any) -> None:
        """One more module."""
        codegen: Any = self._codegen
        codegen.add(ir_module)

    def finalize(self) -> None:
        """Nothing is left to do."""
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """None: it does not run here."""
        return 0

    def get_function(self, name: str) -> Any:
        """Never asked."""
        raise NotImplementedError(name)

    def get_llvm_str(self) -> str:
        """Never asked."""
        raise NotImplementedError

    get_asm_str = get_llvm_str


class _Codegen(Codegen):
    """Numba's code generator, for another machine than this one."""

    _library_class = _Library

    def __init__(self) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self.machine = target.create_target_machine(features=FEATURES, opt=OPTIMISE, reloc="static")
        self.texts: list[str] = []

    @property
    def target_data(self) -> Any:
        """Sizes and alignments of the other machine."""
        return self.machine.target_data

    def module(self, name: str) -> Any:
        """An empty module to write code into."""
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple, module.data_layout = TRIPLE, str(self.target_data)
        return module

    _create_empty_module = module

    def add(self, module: Any) -> None:
        """Keep a module as text; WebAssembly has no `common` symbols."""
        text = cgutils.normalize_ir_text(str(module))
        self.texts.append(text.replace("= common global", "= linkonce_odr global"))

    def _add_module(self, module: Any) -> None:
        """Nothing: it does not run here."""

    def set_env(self, name: str, env: Any) -> None:
        """Nothing: there is no Python where it runs."""


def compile_module(sets: Iterable[CompiledSet]) -> bytes:
    """The WebAssembly module of all functions of some sets.

    Only for a process of its own: afterwards Numba compiles nothing for this machine.
    """
    context = cpu_target.target_context
    context.refresh()
    codegen = context._internal_codegen = _Codegen()
    names = []
    for compiled_set in sets:
        for key, signature in compiled_set.signatures().items():
            _export(context, key, _lowered(compiled_set.functions[key].py_func, signature))
            names.append(key)
    module = _joined([GLUE, *codegen.texts], [*names, FAILURE])
    passes = llvm.create_pass_builder(codegen.machine, _tuning())
    passes.getModulePassManager().run(module, passes)
    return link(codegen.machine.emit_object(module), names)


def _lowered(function: Any, signature: tuple[Any, ...]) -> Any:
    """A function lowered by Numba for its argument types: Numba's compile result."""
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher: Any = numba.njit(function, nogil=True, error_model="numpy", **bare)  # type: ignore[call-overload]
    dispatcher.compile(signature)
    return dispatcher.overloads[signature]


def _tuning() -> Any:
    return llvm.create_pipeline_tuning_options(speed_level=OPTIMISE)


def _export(context: Any, name: str, compiled: Any) -> None:
    """Add the function that the host calls: numbers in, a number out."""
    codegen, described = context.codegen(), compiled.fndesc
    module = codegen.module(f"export {name}")
    number, word = ir.DoubleType(), ir.IntType(32)
    lengths = [1 + kind.ndim if isinstance(kind, types.Array) else 1 for kind in described.argtypes]
    host = ir.Function(module, ir.FunctionType(number, [word] * sum(lengths)), name)
    callee_type = context.call_conv.get_function_type(described.restype, described.argtypes)
    callee = ir.Function(module, callee_type, described.llvm_func_name)
    failure = ir.GlobalVariable(module, word, FAILURE)
    builder = ir.IRBuilder(host.append_basic_block())
    given = iter(host.args)
    values = [_value(context, builder, kind, given) for kind in described.argtypes]
    status, result = context.call_conv.call_function(builder, callee, described.restype, described.argtypes, values)
    with cgutils.if_unlikely(builder, status.is_error):
        builder.store(status.code, failure)
        builder.ret(number(float("nan")))
    builder.ret(number(0) if described.restype == types.none else builder.sitofp(result, number))
    codegen.add(module)


def _value(context: Any, builder: Any, kind: Any, given: Any) -> Any:
    """An argument as Numba takes it, from the numbers of the host."""
    whole = ir.IntType(64)
    if not isinstance(kind, types.Array):
        return builder.sext(next(given), whole)
    array = context.make_array(kind)(context, builder)
    data = builder.inttoptr(next(given), array.data.type)
    shape = [builder.sext(next(given), whole) for _ in range(kind.ndim)]
    itemsize = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [itemsize]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    context.populate_array(array, data=data, shape=shape, strides=strides, itemsize=itemsize, meminfo=None)
    return array._getvalue()


def _joined(texts: Sequence[str], public: Sequence[str]) -> Any:
    """One module of many, in which only some names are seen from outside."""
    module = llvm.parse_assembly(texts[0])
    for text in texts[1:]:
        module.link_in(llvm.parse_assembly(text))
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in public:
            symbol.linkage = "internal"
    module.verify()
    return module


def link(object_code: bytes, names: Sequence[str]) -> bytes:
    """One linked module; a symbol that nothing defines is an error."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "module.o", Path(folder) / "module.wasm"
        source.write_bytes(object_code)
        exports = [f"--export={name}" for name in (*names, FAILURE, "__heap_base")]
        flags = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", "-O2"]
        run = subprocess.run([*linker(), *flags, *exports, source, "-o", target], capture_output=True, text=True)
        if run.returncode:
            raise VakaError(f"wasm-ld failed: {run.stderr.strip()}")
        return target.read_bytes()


def linker() -> list[str]:
    """The command of wasm-ld: the newest on the machine, or the one inside the `ziglang` package.

    >>> bool(linker())
    True
    """
    for name in ("wasm-ld", *(f"wasm-ld-{version}" for version in range(30, 13, -1))):
        if found := shutil.which(name):
            return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise VakaError(HOW_TO_LINK)
