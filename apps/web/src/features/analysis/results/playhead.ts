import { useSyncExternalStore } from 'react';

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
  const listeners = new Set<() => void>();
  let time = 0;
  return {
    read: () => time,
    move: (next) => {
      time = next;
      for (const moved of listeners) moved();
    },
    subscribe: (moved) => {
      listeners.add(moved);
      return () => listeners.delete(moved);
    },
  };
}

/** The playhead's time, followed. */
export function usePlayhead(playhead: Playhead): number {
  return useSyncExternalStore(playhead.subscribe, playhead.read);
}
