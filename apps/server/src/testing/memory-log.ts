import type { Log } from '../db/embedded/index.ts';

/** A log that holds its lines in memory. */
export function memoryLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  return { lines, info: keep, warn: keep, error: keep };
}
