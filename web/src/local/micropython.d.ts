// The part of MicroPython's WebAssembly port that we use; the package brings no types.
declare module '@micropython/micropython-webassembly-pyscript' {
  export interface MicroPython {
    FS: {
      analyzePath(path: string): { exists: boolean };
      mkdir(path: string): void;
      writeFile(path: string, text: string): void;
    };
    globals: { get(name: string): unknown };
    registerJsModule(name: string, module: Record<string, unknown>): void;
    runPython(code: string): void;
  }

  export function loadMicroPython(options: {
    url: string;
    /** Bytes of the heap at first; it grows. */
    heapsize: number;
    /** Bytes for the frames of Python functions. */
    pystack: number;
    stdout: (line: string) => void;
    stderr: (line: string) => void;
  }): Promise<MicroPython>;
}
