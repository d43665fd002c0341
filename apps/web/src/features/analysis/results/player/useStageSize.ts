import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface StageSize {
  /** CSS pixels across. */
  readonly width: number;
  /** Width by height. */
  readonly shape: number;
  /** How much larger lines and letters are drawn than on a picture that fills the page. */
  readonly scale: number;
}

/** CSS pixels of the letters on the picture: a part of its shorter side, on any screen as large as that one can read them. */
const LETTERS = { least: 15, most: 18, part: 1 / 24 } as const;
/** The part of a canvas's shorter side that its letters have at scale 1 (`draw-label.ts`). */
const LETTERS_AT_ONE = 1 / 19;

/** CSS pixels across, as long as nothing has been measured: a phone's. */
const GUESSED = 356;

/** The size of the stage that a clip is shown on, followed; `shape` until it has been measured. */
export function useStageSize(stage: RefObject<HTMLElement | null>, shape: number): StageSize {
  const [size, setSize] = useState<StageSize>(() => ({ width: GUESSED, shape, scale: scaleFor(GUESSED, GUESSED / shape) }));
  useEffect(() => {
    if (stage.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width === 0 || height === 0) return;
      const next = { width, shape: width / height, scale: scaleFor(width, height) };
      setSize((last) => (Math.abs(next.width - last.width) < 1 && Math.abs(next.shape - last.shape) < 0.005 && Math.abs(next.scale - last.scale) < 0.01 ? last : next));
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}

function scaleFor(width: number, height: number): number {
  const side = Math.min(width, height);
  return Math.min(LETTERS.most, Math.max(LETTERS.least, side * LETTERS.part)) / (side * LETTERS_AT_ONE);
}
