import type { Log } from '../db/embedded/index.ts';

/** A log that keeps what it is told. */
export function keepingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  return { lines, info: keep, warn: keep, error: keep };
}
