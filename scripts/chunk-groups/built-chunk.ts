import type { Rollup } from 'vite';

/** What is asked of a chunk of a build. */
export type BuiltChunk = Pick<Rollup.OutputChunk, 'name' | 'fileName' | 'imports' | 'dynamicImports' | 'isEntry' | 'isDynamicEntry' | 'moduleIds'>;

/** What is fetched together, as file names of chunks; what these import comes with them. */
export interface PageLoad {
  readonly files: readonly string[];
  /** How much it counts beside the others, 1 being a part of the app. */
  readonly weight: number;
}

export function byFileName(chunks: readonly BuiltChunk[]): ReadonlyMap<string, BuiltChunk> {
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks of these files with all that they import, directly or by others; a file that is no chunk of the build is left out. */
export function withImports(named: ReadonlyMap<string, BuiltChunk>, files: readonly string[]): ReadonlySet<BuiltChunk> {
  const found = new Set<BuiltChunk>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = named.get(file);
    if (chunk === undefined || found.has(chunk)) continue;
    found.add(chunk);
    open.push(...chunk.imports);
  }
  return found;
}
