import { findTouches, followPerson, lastPlaceOf, type ChosenPerson, type ClipShape, type DetectedFrame, type PoseFrame } from '@touchline/vision';
import { engineLimits } from './engine-limits.ts';

/** Frames within which the player is followed on between two counts. */
const FOLLOWED_ON = 15;

/** The touches so far, as they are told while an analysis goes on. */
export class LiveTouchCount {
  readonly #shape: ClipShape;
  /** Seconds of a clock that never goes back. */
  readonly #now: () => number;
  #countedAt = -Infinity;
  #touches = 0;
  /** Where the player was seen last. */
  #player: ChosenPerson | undefined;

  constructor(shape: ClipShape, now: () => number) {
    this.#shape = shape;
    this.#now = now;
  }

  /** What the touches were when they were counted last. */
  get counted(): number {
    return this.#touches;
  }

  /**
   * The player's last frames, with their touches counted anew now and then: to choose who juggles and to count goes
   * through all of the clip so far, which with every frame would cost more the longer it is. In between the player is
   * followed on. `followed` are the player's frames in the whole of what was seen.
   */
  framesIn(seen: readonly DetectedFrame[], followed: () => readonly PoseFrame[]): readonly PoseFrame[] {
    const now = this.#now();
    if (now - this.#countedAt >= engineLimits.count) {
      const frames = followed();
      this.#countedAt = now;
      this.#touches = findTouches(frames, this.#shape).length;
      this.#player = lastPlaceOf(frames);
      return frames;
    }
    const { frames } = followPerson(seen.slice(-FOLLOWED_ON), this.#shape, { chosen: this.#player });
    this.#player = lastPlaceOf(frames) ?? this.#player;
    return frames;
  }
}
