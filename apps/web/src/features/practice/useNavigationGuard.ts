import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { PracticeActor } from './machine/practice-machine.ts';

/** Takes hold of the tab with what asks before it is left, by a choice of another or by the browser's Back; null lets go. */
export type Hold = (ask: ((leave: () => void, by: 'choice' | 'back') => void) | null) => void;

/**
 * While a drill is under way the tab is left only by way of the stop question: a yes leaves, a no stays. A countdown
 * has nothing to lose, so that it is called off at once; Back leaves no more than it.
 */
export function useNavigationGuard(practice: PracticeActor, onHold: Hold | undefined): void {
  const underWay = useSelector(
    practice,
    (state) =>
      state.matches({ session: 'countdown' }) ||
      state.matches({ session: 'running' }) ||
      state.matches({ session: 'paused' }),
  );
  useEffect(() => {
    if (!underWay || onHold === undefined) return undefined;
    let wanted: (() => void) | null = null;
    const stopped = practice.on('stopped', () => wanted?.());
    const answered = practice.subscribe(({ context }) => {
      // No: the player keeps going.
      if (context.asking !== 'stop') wanted = null;
    });
    onHold((leave, by) => {
      practice.send({ type: 'stop' });
      if (!practice.getSnapshot().matches('selecting')) wanted = leave;
      else if (by === 'choice') leave();
    });
    return () => {
      stopped.unsubscribe();
      answered.unsubscribe();
      onHold(null);
    };
  }, [practice, underWay, onHold]);
}
