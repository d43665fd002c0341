import { useSyncExternalStore } from 'react';
import { createStore } from '../../../store/emitter-and-store.ts';

/** The time on show in the player, in seconds, for whoever follows it without drawing the whole page anew. */
export interface Playhead {
  readonly read: () => number;
  readonly move: (time: number) => void;
  readonly subscribe: (moved: () => void) => () => void;
}

/** A moment that was asked for elsewhere on the page; a new object each time. */
export interface Asked {
  /** Seconds. */
  readonly time: number;
}

/** A playhead at the start of a clip. */
export function createPlayhead(): Playhead {
  const time = createStore(0);
  return { read: time.get, move: time.set, subscribe: time.subscribe };
}

/** The playhead's time, followed. */
export function usePlayhead(playhead: Playhead): number {
  return useSyncExternalStore(playhead.subscribe, playhead.read);
}
