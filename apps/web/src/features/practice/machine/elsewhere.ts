import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { DraftStore } from './draft.ts';
import type { TabLock } from './tab-lock.ts';

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
