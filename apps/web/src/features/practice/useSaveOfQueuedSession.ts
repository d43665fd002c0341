import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useIsInOutbox } from '../../offline/index.ts';
import type { PracticeActor } from './machine/practice-machine.ts';

/** A session that storage took too late to say so, or whose page went in between, lies in the queue and needs no other press. */
export function useSaveOfQueuedSession(practice: PracticeActor): void {
  const unsettled = useSelector(practice, (state) => (state.matches({ session: 'complete' }) && state.context.draft?.sentResult != null ? state.context.draft : null));
  const queued = useIsInOutbox(unsettled?.key) ? unsettled : null;
  const savedAgain = useRef<string | null>(null);
  useEffect(() => {
    if (queued === null || queued.sentResult === null || savedAgain.current === queued.key) return;
    savedAgain.current = queued.key;
    practice.send({ type: 'save', result: queued.sentResult });
  }, [queued, practice]);
}
