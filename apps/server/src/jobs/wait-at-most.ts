import { setTimeout as pause } from 'node:timers/promises';

/** How long a stop waits for what is under way (milliseconds): a database that the network has lost never answers it. */
export const STOP_PATIENCE = 10_000;

/** Waits for work, ten seconds or so many milliseconds at most; it may go on afterwards. Throws what it throws until then. */
export async function waitAtMost(work: Promise<unknown>, milliseconds = STOP_PATIENCE): Promise<void> {
  const enough = new AbortController();
  const patience = pause(milliseconds, undefined, { signal: enough.signal }).catch(() => {});
  try {
    await Promise.race([work, patience]);
  } finally {
    enough.abort();
  }
}
