import type { LiveFrame } from '../engine/index.ts';

/** Milliseconds between two updates of the screen (spec 002 §9). */
const updateMs = 100;

/** What is known while frames are still being looked at. */
export interface Live {
  /** The last frame that is shown. */
  readonly frame: LiveFrame;
  /** Different frames looked at so far, and those of them that the player was found in. */
  readonly seen: number;
  readonly withPlayer: number;
  /** Frames in a row, up to this one, without the player. */
  readonly missed: number;
}

/**
 * Counts every frame and tells at most ten times a second what is known; a frame with a picture is always told, for
 * these come no faster. A frame that is looked at again counts as it was seen the last time. `now` in milliseconds.
 */
export function liveReporter(tell: (live: Live) => void, now: () => number): (frame: LiveFrame) => void {
  const found = new Map<number, boolean>();
  let missed = 0;
  let lastTold = -Infinity;
  return (frame) => {
    found.set(frame.time, frame.pose !== null);
    missed = frame.pose === null ? missed + 1 : 0;
    if (frame.picture === undefined && now() - lastTold < updateMs) return;
    lastTold = now();
    tell({ frame, seen: found.size, withPlayer: [...found.values()].filter(Boolean).length, missed });
  };
}
