import type { Field, Point } from './ball-physics.ts';
import { newGame, passed, paused, resized, resumed, tapped, type Game, type Phase } from './game-state.ts';
import { framesPerSecond } from './game-timing.ts';
import { createEmitter } from '../../store/emitter-and-store.ts';

/** Where a game gets its time from, so that tests can stand in. */
export interface GameClock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Calls back before the screen is drawn, so many milliseconds from now at the earliest; returns what calls it off. */
  readonly onFrame: (frame: () => void, wait: number) => () => void;
}

export const browserClock: GameClock = {
  now: () => performance.now(),
  onFrame: (frame, wait) => {
    // A frame that is asked for is made, even if nothing is drawn: the wait spares every other one.
    let id = 0;
    const timer = setTimeout(() => {
      id = requestAnimationFrame(frame);
    }, wait);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(id);
    };
  },
};

/** What stands on the board beside the field; a new object only when something of it has changed. */
export interface Board {
  readonly phase: Phase;
  readonly score: number;
  readonly inARow: number;
  /** Whole seconds left. */
  readonly seconds: number;
}

/** A game that is being played. */
export interface GameLoop {
  readonly board: () => Board;
  readonly subscribe: (changed: () => void) => () => void;
  readonly tap: (at: Point | null) => void;
  readonly again: () => void;
  readonly resize: (field: Field) => void;
  /** Paused while the page is hidden. */
  readonly hide: (hidden: boolean) => void;
  readonly close: () => void;
}

/** Milliseconds from one picture to the next, at least. A screen may be a little early. */
const pictureMs = 1000 / framesPerSecond;
const earlyMs = 4;
/** What is waited before the next frame is asked for: long enough to leave one of 60 a second out. */
const shortestWait = pictureMs - 8;
/** On a machine that is busy with the analysis: half as many pictures, so that the game takes nothing from it. */
const longestWait = 2 * pictureMs - 8;
/** A frame that comes so much later than it was asked for, in milliseconds, is late: the machine is busy. */
const lateMs = 28;

/** Plays games on a field, one after the other, and has each picture painted: 30 a second at most, none in vain. */
export function startGameLoop(field: Field, pace: number, clock: GameClock, paint: (game: Game) => void): GameLoop {
  const changes = createEmitter();
  let game = newGame(field, pace);
  let board = boardOf(game);
  let last = clock.now();
  let wait = shortestWait;
  let stopFrames: (() => void) | null = null;

  const become = (next: Game): void => {
    game = next;
    const now = boardOf(game);
    if (!isSame(now, board)) {
      board = now;
      changes.emit();
    }
    paint(game);
    if (game.phase !== 'running') {
      stopFrames?.();
      stopFrames = null;
    } else if (stopFrames === null) {
      last = clock.now();
      stopFrames = clock.onFrame(onFrame, wait);
    }
  };
  const onFrame = (): void => {
    const now = clock.now();
    const since = now - last;
    if (since < pictureMs - earlyMs) {
      stopFrames = clock.onFrame(onFrame, 0);
      return;
    }
    const isLate = since - wait > lateMs;
    wait = isLate ? Math.min(longestWait, wait * 1.5) : Math.max(shortestWait, wait * 0.95);
    last = now;
    stopFrames = clock.onFrame(onFrame, wait);
    become(passed(game, since / 1000));
  };

  paint(game);
  return {
    board: () => board,
    subscribe: changes.subscribe,
    tap: (at) => become(tapped(game, at)),
    again: () => become(newGame(game.field, pace)),
    resize: (size) => become(resized(game, size)),
    hide: (hidden) => become(hidden ? paused(game) : resumed(game)),
    close: () => stopFrames?.(),
  };
}

function boardOf({ phase, score, inARow, left }: Game): Board {
  return { phase, score, inARow, seconds: Math.ceil(left) };
}

function isSame(one: Board, other: Board): boolean {
  return (
    one.phase === other.phase &&
    one.score === other.score &&
    one.inARow === other.inARow &&
    one.seconds === other.seconds
  );
}
