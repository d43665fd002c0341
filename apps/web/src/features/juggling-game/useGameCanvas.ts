import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Field, Point } from './ball-physics.ts';
import { startGameLoop, type Board, type GameClock, type GameLoop } from './juggling-game-loop.ts';
import { painterOn } from './game-painter.ts';
import { gameSeconds } from './game-timing.ts';

/** Metres from the ground to the top of the picture. */
const fieldHeight = 3;
/** How fast the ball lives for who asked for less movement. */
const calmPace = 0.55;
/** More pixels than two a point nobody sees, and each costs time that the analysis could use. */
const finest = 2;

const before: Board = { phase: 'waiting', score: 0, inARow: 0, seconds: gameSeconds };
const never = (): (() => void) => () => undefined;

/** A match on the canvas that gets `field` as its ref: its board, and what plays it. Paused while the page is hidden. */
export function useGameCanvas(isCalm: boolean, clock: GameClock) {
  const [match, setMatch] = useState<GameLoop | null>(null);
  // With the canvas itself, before the field is seen: the first tap must find a ball.
  const field = useCallback(
    (canvas: HTMLCanvasElement) => {
      const opened = startGameLoop(sized(canvas), isCalm ? calmPace : 1, clock, painterOn(canvas, isCalm).paint);
      const observer = new ResizeObserver(() => opened.resize(sized(canvas)));
      const onVisibility = (): void => opened.hide(document.hidden);
      observer.observe(canvas);
      document.addEventListener('visibilitychange', onVisibility);
      onVisibility();
      setMatch(opened);
      return () => {
        observer.disconnect();
        document.removeEventListener('visibilitychange', onVisibility);
        opened.close();
      };
    },
    [isCalm, clock],
  );
  const board = useSyncExternalStore(match?.subscribe ?? never, match?.board ?? (() => before));
  return { board, match, field };
}

/** Gives the canvas as many pixels as its box has, and tells the field it shows. */
function sized(canvas: HTMLCanvasElement): Field {
  const { width, height } = canvas.getBoundingClientRect();
  const scale = Math.min(finest, globalThis.devicePixelRatio);
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  return { width: (fieldHeight * canvas.width) / canvas.height, height: fieldHeight };
}

/** Where on the field a pointer is, in metres. */
export function placeOf(event: { readonly clientX: number; readonly clientY: number }, field: Element): Point {
  const { left, top, height } = field.getBoundingClientRect();
  const scale = fieldHeight / Math.max(1, height);
  return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
}
