import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks: at first, and at most. */
const [SOON, LATE] = [2, 50];

/**
 * Waits for a condition and gives what it found. Throws after `patience` milliseconds. The longer it has waited, the
 * seldomer it looks, as a look may take as much of the processor as what is waited for: a twentieth of the time later.
 */
export async function eventually<T>(
  what: string,
  find: () => T | false | undefined | Promise<T | false | undefined>,
  patience = 30_000,
): Promise<T> {
  const start = Date.now();
  for (;;) {
    const found = await find();
    if (found !== false && found !== undefined) return found;
    const waited = Date.now() - start;
    if (waited > patience) throw new Error(`waited in vain for ${what}`);
    await pause(Math.min(LATE, Math.max(SOON, waited / 20)));
  }
}
