import { createEmitter } from './emitter-and-store.ts';

const warnings = createEmitter<string>();

/** Hears of what failed without harm; returns what ends it. */
export const onWarning = warnings.subscribe;

/**
 * Does what may fail on this device without harm to anything else, such as a sound. A failure is noted for whoever helps;
 * the player hears nothing of it, and `otherwise` is what comes of it.
 */
export function runWithFallback<Result>(what: string, deed: () => Result, otherwise: Result): Result {
  try {
    return deed();
  } catch (error) {
    warnings.emit(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return otherwise;
  }
}
