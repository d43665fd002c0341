import { findDrill } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { SnapshotFrom } from 'xstate';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { RunningRest } from './complete/RestDuringResult.tsx';
import { UnsavedSession } from './complete/UnsavedSession.tsx';
import { InterruptedSession } from './InterruptedSession.tsx';
import type { Clock } from './machine/device-clock.ts';
import { restBegins, type PracticeDraft } from './machine/practice-draft.ts';
import type { PracticeActor, practiceMachine } from './machine/practice-machine.ts';
import type { RoutinePlace } from './routine/routine-place.ts';
import { TimerScreen } from './timer/TimerScreen.tsx';

interface UnfinishedDrillScreenProps {
  readonly practice: PracticeActor;
  readonly state: SnapshotFrom<typeof practiceMachine>;
  readonly draft: PracticeDraft;
  readonly clock: Clock;
  /** Where the drill is one of a routine; `onSkip` goes on without it. */
  readonly routine: (RoutinePlace & { readonly onSkip: (() => void) | undefined }) | undefined;
  /** Another tab has saved or stopped it: to the choice of a drill. */
  readonly onAgain: () => void;
}

/** A drill from its countdown until its result is saved: the timer, the way back to it, or the result. */
export function UnfinishedDrillScreen({ practice, state, draft, clock, routine, onAgain }: UnfinishedDrillScreenProps) {
  const toasts = useToasts();
  const { now, elsewhere, looksAround, asking, resumesAfterAnswer, failure } = state.context;
  const staysPaused = asking !== null && !resumesAfterAnswer;
  const stop = (): void => practice.send({ type: 'stop' });
  const keepGoing = (): void => practice.send({ type: 'keepGoing' });
  const confirmStop = (): void => practice.send({ type: 'confirmStop' });
  const controls = {
    onResume: () => practice.send({ type: 'resume' }),
    onAskToFinish: () => practice.send({ type: 'askToFinish' }),
    onFinish: () => practice.send({ type: 'finish' }),
    onStop: stop,
    onKeepGoing: keepGoing,
    onConfirmStop: confirmStop,
  };
  /** The camera counts only where the player sees that it does. */
  const lookAround = (wasCounting: boolean): void => {
    practice.send({ type: 'lookAround' });
    if (wasCounting) toasts.info({ title: m.practice_count_away(), text: m.practice_count_away_words({ count: draft.countedResult ?? 0 }) });
  };
  const asked = { draft, now, asking, routine };
  if (state.matches({ session: 'interrupted' })) {
    return <InterruptedSession {...{ ...asked, ...controls, staysPaused, elsewhere, looksAround, clock }} />;
  }
  const saving = state.matches({ session: 'saving' });
  if (saving || state.matches({ session: 'complete' })) {
    return (
      <UnsavedSession
        {...{ ...asked, saving, failure }}
        place={routine?.place}
        rest={restOf(draft, clock, routine)}
        onType={(text) => practice.send({ type: 'typed', text })}
        onSave={(result) => practice.send({ type: 'save', result })}
        onDiscard={stop}
        onAgain={onAgain}
        onStay={keepGoing}
        onLeave={confirmStop}
      />
    );
  }
  return (
    <TimerScreen
      {...{ ...asked, ...controls, staysPaused, clock }}
      onCount={(result) => practice.send({ type: 'counted', result })}
      onMoreTime={() => practice.send({ type: 'moreTime' })}
      onStartNow={() => practice.send({ type: 'startNow' })}
      onPause={() => practice.send({ type: 'pause' })}
      onLookAround={lookAround}
    />
  );
}

/** The rest that has begun with the end of a drill, where another comes after it. */
function restOf(draft: PracticeDraft, clock: Clock, routine: RoutinePlace | undefined): RunningRest | undefined {
  if (routine === undefined || routine.restSeconds === null || routine.nextStep === null) return undefined;
  return { clock, until: restBegins(draft) + routine.restSeconds * 1_000, next: routine.next, nextDrill: findDrill(routine.nextStep.drillId), nextSide: routine.nextStep.side, nextMinutes: routine.nextStep.minutes };
}
