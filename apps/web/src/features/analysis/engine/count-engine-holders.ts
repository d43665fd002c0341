import type { Engine } from './engine-types.ts';

/** How many screens hold each engine that is held. */
const holds = new WeakMap<Pick<Engine, 'close'>, number>();

/**
 * Holds an engine for a screen, and returns what lets go of it: the engine is closed at the end of the turn in which nobody holds
 * it any more. The same screen may let go and take hold again within one turn, as React does with every effect in development
 * (StrictMode); it is to find its engine open.
 */
export function holdEngine(engine: Pick<Engine, 'close'>): () => void {
  holds.set(engine, (holds.get(engine) ?? 0) + 1);
  return () => {
    holds.set(engine, (holds.get(engine) ?? 1) - 1);
    queueMicrotask(() => {
      if (holds.get(engine) === 0) engine.close();
    });
  };
}
