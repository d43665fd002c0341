import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { Clock } from './clock.ts';

/**
 * Sends 'tick' at each whole second before an instant, at it, and whenever a sleeping page wakes after one of these.
 * Ticks carry nothing: they only say that it is worth looking at the clock again.
 */
export const ticks = fromCallback<EventObject, { clock: Clock; until: number }>(({ sendBack, input }) => {
  const { clock, until } = input;
  let cancel: () => void;
  const waitForNext = (): void => {
    const wholeSecondsLeft = Math.max(1, Math.ceil((until - clock.now()) / 1_000));
    cancel = clock.wakeAt(until - (wholeSecondsLeft - 1) * 1_000, () => {
      const isOver = clock.now() >= until;
      if (!isOver) waitForNext();
      sendBack({ type: 'tick' });
    });
  };
  waitForNext();
  return () => cancel();
});
