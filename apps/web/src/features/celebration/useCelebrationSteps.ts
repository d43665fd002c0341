import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/motion/useReducedMotion.ts';

/** From one line of the rewards to the next, in milliseconds. */
const LINE_MS = 220;
/** How long all lines stand before the first moment. */
const LINES_STAND_MS = 700;
/** How long a moment has the screen. */
const MOMENT_MS = 1_700;
/** All other keys leave a celebration alone, as those that scroll. */
const SKIP_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

interface CelebrationSteps {
  /** Lines of the rewards that have come in. */
  readonly linesShown: number;
  /** Which moment has the screen; null before the first and after the last. */
  readonly moment: number | null;
  /** Everything was shown: what comes next may be offered. */
  readonly isOver: boolean;
  /** The player pressed while the lines came in: what still moves is to stand still. */
  readonly isSkipped: boolean;
  /** On to the next moment. */
  readonly onward: () => void;
}

/**
 * The course of a celebration: the lines one by one, then the moments one after another. A press, Enter or Space ends the
 * counting or a moment, Escape everything. Where less movement is wished the lines stand at once and the moments are still.
 */
export function useCelebrationSteps(lines: number, moments: number): CelebrationSteps {
  const still = useReducedMotion();
  const end = lines + moments;
  const [step, setStep] = useState(still ? lines : 0);
  const [isSkipped, setSkipped] = useState(false);
  useEffect(() => {
    if (step >= end) return undefined;
    const counts = step < lines;
    const lasts = counts ? (step === lines - 1 ? LINES_STAND_MS : LINE_MS) : MOMENT_MS;
    const timer = setTimeout(() => setStep(step + 1), lasts);
    const calledOff = new AbortController();
    const skip = (): void => {
      if (counts) setSkipped(true);
      setStep(counts ? lines : step + 1);
    };
    const skipByKey = (event: KeyboardEvent): void => {
      // The focus is not to go about unseen beneath a moment.
      if (!counts && event.key === 'Tab') event.preventDefault();
      if (!SKIP_KEYS.has(event.key)) return;
      // What has the focus lies below the moment: it is not pressed, and the page does not scroll.
      if (!counts) event.preventDefault();
      if (event.repeat) return;
      if (event.key === 'Escape') {
        setSkipped(true);
        setStep(end);
      } else skip();
    };
    globalThis.addEventListener('keydown', skipByKey, { signal: calledOff.signal });
    // A moment is pressed itself: what lies below it is not to be hit.
    if (counts) globalThis.addEventListener('pointerdown', skip, { signal: calledOff.signal });
    return () => {
      clearTimeout(timer);
      calledOff.abort();
    };
  }, [step, lines, end]);
  return {
    linesShown: Math.min(step + 1, lines),
    moment: step >= lines && step < end ? step - lines : null,
    isOver: step >= end,
    isSkipped,
    onward: () => setStep(Math.min(step + 1, end)),
  };
}
