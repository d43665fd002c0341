import { fromCallback, type EventObject } from 'xstate';
import type { Clock } from './device-clock.ts';
import type { DraftStore } from './practice-draft.ts';
import type { TabLock } from './tab-lock.ts';

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

/** Holds the turn from its first 'take' on, until the session is left; sends 'lost' when another tab takes it. */
export const holdTurn = fromCallback<{ type: 'take'; insist: boolean }, TabLock>(({ sendBack, receive, input }) => {
  let giveBack: (() => void) | null = null;
  receive(({ insist }) => {
    giveBack ??= input.take(insist, () => {
      giveBack = null;
      sendBack({ type: 'lost' });
    });
  });
  return () => giveBack?.();
});

/** Sends 'where' as the turn is with another tab or not, and 'changed' when another tab has changed the draft. */
export const watchElsewhere = fromCallback<EventObject, { turn: TabLock; drafts: DraftStore }>(
  ({ sendBack, input }) => {
    const ends = [
      input.turn.watch((elsewhere) => sendBack({ type: 'where', elsewhere })),
      input.drafts.watch(() => sendBack({ type: 'changed' })),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
);
