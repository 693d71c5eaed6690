/** What a browser needs to play without a server. */

/** The parts that this browser lacks, by the names that people find them under. */
export function missing(): string[] {
  const parts: Record<string, boolean> = {
    WebAssembly: typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function',
    IndexedDB: 'indexedDB' in globalThis && globalThis.indexedDB !== null,
    BigInt: typeof BigInt === 'function' && typeof BigInt64Array === 'function',
    'Web Workers': typeof Worker === 'function',
  };
  return Object.keys(parts).filter((name) => !parts[name]);
}
