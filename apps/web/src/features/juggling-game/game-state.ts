import { ballRadius, isDown, kicked, moved, placed, type Ball, type Field, type Point } from './ball-physics.ts';
import { gameSeconds } from './game-timing.ts';

/** Waits for the first tap; running; paused while the page is hidden; over when the time is up (spec 002 §4). */
export type Phase = 'waiting' | 'running' | 'paused' | 'over';

/** One game of juggling. */
export interface Game {
  readonly phase: Phase;
  readonly field: Field;
  readonly ball: Ball;
  /** Taps so far: each is one. */
  readonly score: number;
  /** Taps since the ball last touched the ground. */
  readonly inARow: number;
  /** Seconds left. */
  readonly left: number;
  /** How fast the ball lives: 1, or less for who asked for less movement. */
  readonly pace: number;
}

/** Seconds the ball moves in one go, so that it meets the ground where the ground is. */
const step = 1 / 60;
/** A page that was held up lets its ball wait, but not its clock. */
const longestMove = 0.25;

/** A game that waits for its first tap. */
export function newGame(field: Field, pace = 1): Game {
  return { phase: 'waiting', field, ball: placed(field), score: 0, inARow: 0, left: gameSeconds, pace };
}

/**
 * A tap bounces the ball and is one more, wherever it falls (spec 002 §4); the first one starts the clock. Under its
 * left side the ball flies to the right. Without a place, as by a key, the ball is sent back to the middle, a little
 * beside it.
 */
export function tapped(game: Game, at: Point | null): Game {
  if (game.phase !== 'waiting' && game.phase !== 'running') return game;
  const { ball, field, score } = game;
  const aim =
    at === null
      ? ((field.width / 2 - ball.x) / field.width) * 1.4 + Math.sin(score * 2.4) * 0.3
      : (ball.x - at.x) / (2.5 * ballRadius);
  return { ...game, phase: 'running', ball: kicked(ball, aim), score: score + 1, inARow: game.inARow + 1 };
}

/** The game some seconds later. */
export function passed(game: Game, seconds: number): Game {
  if (game.phase !== 'running' || seconds <= 0) return game;
  const left = game.left - seconds;
  if (left <= 0) return { ...game, phase: 'over', left: 0 };
  let { ball, inARow } = game;
  for (let rest = Math.min(seconds, longestMove) * game.pace; rest > 0; rest -= step) {
    ball = moved(ball, game.field, Math.min(step, rest));
    if (isDown(ball, game.field)) inARow = 0;
  }
  return { ...game, ball, inARow, left };
}

/** The page is hidden: the clock and the ball wait. */
export function paused(game: Game): Game {
  return game.phase === 'running' ? { ...game, phase: 'paused' } : game;
}

/** The page is seen again. */
export function resumed(game: Game): Game {
  return game.phase === 'paused' ? { ...game, phase: 'running' } : game;
}

/** The same game on a field of another size, as when a phone is turned; the ball stays in it. */
export function resized(game: Game, field: Field): Game {
  if (game.phase === 'waiting') return { ...game, field, ball: placed(field) };
  const { ball } = game;
  const x = (ball.x / game.field.width) * field.width;
  return { ...game, field, ball: moved({ ...ball, x }, field, 0) };
}
