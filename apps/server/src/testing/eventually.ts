import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition and gives what it found. Throws after `patience` milliseconds. */
export async function eventually<T>(
  what: string,
  find: () => T | false | undefined | Promise<T | false | undefined>,
  patience = 30_000,
): Promise<T> {
  for (const until = Date.now() + patience; ; await pause(2)) {
    const found = await find();
    if (found !== false && found !== undefined) return found;
    if (Date.now() > until) throw new Error(`waited in vain for ${what}`);
  }
}
