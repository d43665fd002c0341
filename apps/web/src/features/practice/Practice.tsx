import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { findDrill, sessionLimits, sideMeantBy, type DrillWish, type RoutineStep, type Side } from '@touchline/domain';
import { m } from '@touchline/messages';
import { isDrillOfThisTab, useIsInOutbox, useOutbox } from '../../offline/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { Celebration } from './celebration/Celebration.tsx';
import { CompleteView } from './complete/CompleteView.tsx';
import { LeaveUnsavedQuestion } from './complete/LeaveUnsavedQuestion.tsx';
import type { RunningRest } from './complete/RestDuringResult.tsx';
import { SavedOfflineView } from './complete/SavedOfflineView.tsx';
import { InterruptedDrill } from './InterruptedDrill.tsx';
import type { Clock } from './machine/device-clock.ts';
import { restBegins, type PracticeDraft } from './machine/practice-draft.ts';
import { isSessionLength, practiceMachine } from './machine/practice-machine.ts';
import type { PracticeTools } from './machine/practice-machine-types.ts';
import type { OfferedDrills } from './selection/drills-offered-by-server.ts';
import { useNavigationGuard, type Hold } from './useNavigationGuard.ts';
import { useOnTabChosenAgain } from './useOnTabChosenAgain.ts';
import { Selection } from './selection/Selection.tsx';
import { FinishOrStopQuestion } from './timer/FinishOrStopQuestion.tsx';
import { DrillCues } from './timer/DrillCues.tsx';
import { StopQuestion } from './timer/StopQuestion.tsx';
import { TimerScreen } from './timer/TimerScreen.tsx';

/** A drill that is one of a routine: what is said of it, and what becomes of the routine. */
interface RoutinePlace {
  /** Which of how many. */
  readonly place: string;
  /** What comes after it, in words, and as a step; null where nothing comes. */
  readonly next: string;
  readonly nextStep: RoutineStep | null;
  /** How long the rest before that lasts, in seconds; null where nothing comes. */
  readonly restSeconds: number | null;
  /** Whether one was finished before it. */
  readonly hasFinished: boolean;
  /** The drill was called off before it began, or another tab is through with it. */
  readonly onLeft: () => void;
  readonly onStopped: () => void;
  /** The player goes on without this drill; undefined where it is the last. */
  readonly onSkipped: (() => void) | undefined;
}

export interface PracticeProps {
  tools: PracticeTools;
  drills: OfferedDrills | undefined;
  drillId: string | undefined;
  side: Side | undefined;
  minutes: number | undefined;
  /** Straight to the countdown of what was chosen elsewhere. */
  startsAtOnce: boolean;
  /** Straight to the timer of a drill that is under way. */
  returnsToTimer: boolean;
  /** The choice of a drill begins with all of them on screen. */
  opensPicker: boolean;
  /** The player comes from a screen of this tab whose pressed button is gone. */
  takesFocus?: boolean;
  /** How often the tab was chosen while it was there. */
  timesChosenAgain: number;
  /** What was asked for elsewhere is on screen, or something unfinished came first: it is asked for no more. */
  onArrived: (() => void) | undefined;
  /** The player's, in years; null where it is not known. */
  age: number | null;
  /** The foot the player plays less well with; null where it is not known. */
  weakerFoot: 'left' | 'right' | null;
  /** The player has told which foot they shoot with. */
  onFavoriteFoot: (foot: 'left' | 'right') => void;
  onDashboard: () => void;
  onPacks: () => void;
  onHold?: Hold | undefined;
  /** Where the drill is one of a routine. */
  routine?: RoutinePlace;
  /** What stands beside the choice of a single drill; it tells when the player turns to it. */
  renderRoutines?: (onTurn: () => void) => ReactNode;
}

/** The screen for each state of a session; what happens in them is the machine's. */
export function Practice({ tools, drills, age, weakerFoot, onDashboard, onPacks, onHold, onArrived, onFavoriteFoot, routine, renderRoutines, ...chosen }: PracticeProps) {
  const { drillId = null, minutes } = chosen;
  /** Whether a drill is for one foot and nobody has told which that is. */
  const needsFoot = (id: string | null, side: Side | undefined): boolean =>
    routine === undefined && weakerFoot === null && findDrill(id ?? '')?.onlyWeakFoot === true && (side ?? 'both') === 'both';
  /** What the player asked of the drills among which the one now chosen was. */
  const [wishes, setWishes] = useState<readonly DrillWish[]>([]);
  const sideOf = (id: string | null, of: readonly DrillWish[] = wishes): Side | null => {
    const drill = findDrill(id ?? '');
    return drill === undefined ? null : sideMeantBy(drill, weakerFoot, of);
  };
  const side = chosen.side ?? sideOf(drillId) ?? undefined;
  // The foot is asked for before such a drill begins.
  const startsAtOnce = chosen.startsAtOnce && !needsFoot(drillId, side);
  const practice = useActorRef(practiceMachine, { input: { tools, drillId, side, minutes, startsAtOnce, returnsToTimer: chosen.returnsToTimer } });
  const state = useSelector(practice, (snapshot) => snapshot);
  const toasts = useToasts();
  const outbox = useOutbox();

  // What the player pressed is gone where one comes back to the choice from another screen.
  const [takesFocus, setTakesFocus] = useState(chosen.startsAtOnce || chosen.takesFocus === true);
  const isSkipping = useRef(false);
  const onStopped = useEffectEvent(() => {
    if (routine !== undefined) {
      if (isSkipping.current) routine.onSkipped?.();
      else routine.onStopped();
      return;
    }
    toasts.info({ title: m.practice_stopped(), text: m.practice_stopped_unsaved() });
  });
  useEffect(() => {
    const subscription = practice.on('stopped', () => onStopped());
    return () => subscription.unsubscribe();
  }, [practice]);
  const isSelecting = state.matches('selecting');
  if (!isSelecting && !takesFocus) setTakesFocus(true);
  const onLeft = useEffectEvent(() => routine?.onLeft());
  useEffect(() => {
    if (isSelecting) onLeft();
  }, [isSelecting]);
  useNavigationGuard(practice, onHold);
  useEffect(
    () =>
      outbox.onNews(({ arrived }) => {
        for (const { key, answer: saved } of arrived) practice.send({ type: 'arrived', key, saved });
      }),
    [outbox, practice],
  );
  useEffect(() => {
    if (chosen.startsAtOnce || chosen.opensPicker || chosen.returnsToTimer) onArrived?.();
  }, [chosen.startsAtOnce, chosen.opensPicker, chosen.returnsToTimer, onArrived]);
  const onWeakerFoot = useEffectEvent((foot: typeof weakerFoot) => {
    if (!isSelecting || foot === null) return;
    const { drillId: id, side: chosenSide } = practice.getSnapshot().context;
    const meant = sideOf(id);
    if (chosenSide === 'both' && meant !== null) practice.send({ type: 'chooseSide', side: meant });
  });
  // The profile may come after the drill was chosen.
  useEffect(() => onWeakerFoot(weakerFoot), [weakerFoot]);

  const { draft, now, elsewhere, looksAround, asking, resumesAfterAnswer, failure, saved } = state.context;
  const staysPaused = asking !== null && !resumesAfterAnswer;
  // A session that storage took too late to say so, or whose page went in between, lies in the queue and needs no other press.
  const unsettled = state.matches({ session: 'complete' }) && draft !== null && draft.sentResult !== null ? draft : null;
  const queued = useIsInOutbox(unsettled?.key) ? unsettled : null;
  const savedAgain = useRef<string | null>(null);
  useEffect(() => {
    if (queued === null || queued.sentResult === null || savedAgain.current === queued.key) return;
    savedAgain.current = queued.key;
    practice.send({ type: 'save', result: queued.sentResult });
  }, [queued, practice]);
  const stop = (): void => practice.send({ type: 'stop' });
  const keepGoing = (): void => practice.send({ type: 'keepGoing' });
  const confirmStop = (): void => practice.send({ type: 'confirmStop' });
  const askToFinish = (): void => practice.send({ type: 'askToFinish' });
  const finish = (): void => practice.send({ type: 'finish' });
  const resume = (): void => practice.send({ type: 'resume' });
  /** The camera counts only where the player sees that it does. */
  const lookAround = (wasCounting: boolean): void => {
    practice.send({ type: 'lookAround' });
    if (wasCounting) toasts.info({ title: m.practice_count_away(), text: m.practice_count_away_words({ count: draft?.countedResult ?? 0 }) });
  };
  /** To be stopped, for the routine to go on. */
  const skip = (): void => {
    isSkipping.current = true;
    confirmStop();
  };
  const dropRefusal = (): void => practice.send({ type: 'dropRefusal' });
  /** A side that only the drill before was meant for goes with it. */
  const chooseDrill = (id: string, wished: readonly DrillWish[] = []): void => {
    const { drillId: before, side: chosenSide } = practice.getSnapshot().context;
    const next = sideOf(id, wished) ?? (chosenSide === sideOf(before) ? 'both' : null);
    setWishes(wished);
    practice.send({ type: 'chooseDrill', drillId: id });
    if (next !== null) practice.send({ type: 'chooseSide', side: next });
  };
  const startSuggested = (id: string): void => {
    chooseDrill(id);
    const { minutes: set, side: chosenSide } = practice.getSnapshot().context;
    if (needsFoot(id, chosenSide)) return;
    if (!isSessionLength(set)) practice.send({ type: 'chooseMinutes', minutes: sessionLimits.defaultMinutes });
    practice.send({ type: 'start' });
  };
  const goOn = (next: string | undefined): void => {
    practice.send({ type: 'again' });
    if (next !== undefined) chooseDrill(next);
  };
  // Of a routine the end is the routine's.
  useOnTabChosenAgain(chosen.timesChosenAgain, () => {
    if (routine === undefined && (state.matches('saved') || state.matches('kept'))) goOn(undefined);
  });
  const place = routine && { ...routine, onSkip: routine.onSkipped && skip };

  // Between the drills of a routine the screen is the routine's.
  if (routine !== undefined && (isSelecting || state.matches('saved') || state.matches('kept'))) return null;
  let screen = null;
  if (isSelecting) {
    screen = (
      <Selection
        {...state.context}
        routines={renderRoutines?.(dropRefusal)}
        drills={drills}
        age={age}
        takesFocus={takesFocus}
        opensPicker={chosen.opensPicker}
        onDrill={chooseDrill}
        onStartDrill={startSuggested}
        onLook={dropRefusal}
        wishesUnknownFoot={weakerFoot === null && wishes.includes('weakFoot')}
        asksFoot={needsFoot(state.context.drillId, state.context.side)}
        onFavoriteFoot={(foot) => {
          practice.send({ type: 'chooseSide', side: foot === 'left' ? 'right' : 'left' });
          onFavoriteFoot(foot);
        }}
        onSide={(side) => practice.send({ type: 'chooseSide', side })}
        onMinutes={(minutes) => practice.send({ type: 'chooseMinutes', minutes })}
        onStart={() => practice.send({ type: 'start' })}
      />
    );
  } else if (state.matches('saved') && saved !== null) {
    screen = <Celebration {...{ saved, age, onPacks, onDashboard }} onDrill={goOn} />;
  } else if (draft !== null && state.matches('kept')) {
    screen = <SavedOfflineView draft={draft} onAgain={() => goOn(undefined)} onDashboard={onDashboard} />;
  } else if (draft !== null && state.matches({ session: 'interrupted' })) {
    // Whose turn it is takes a moment to know.
    if (elsewhere !== null) {
      screen = (
        <>
          <InterruptedDrill {...{ draft, now, elsewhere, looksAround }} onResume={resume} onFinish={askToFinish} onStop={stop} />
          {/* Heard in the tab that began it, and in no second one. */}
          {elsewhere || !isDrillOfThisTab(draft.key) ? null : <DrillCues draft={draft} now={now} clock={tools.clock} />}
        </>
      );
    }
  } else if (draft !== null && (state.matches({ session: 'complete' }) || state.matches({ session: 'saving' }))) {
    screen = (
      <CompleteView
        draft={draft}
        now={now}
        place={routine?.place}
        rest={restOf(draft, tools.clock, routine)}
        saving={state.matches({ session: 'saving' })}
        failure={failure}
        onType={(text) => practice.send({ type: 'typed', text })}
        onSave={(result) => practice.send({ type: 'save', result })}
        onDiscard={stop}
        onAgain={() => goOn(undefined)}
      />
    );
  } else if (draft !== null) {
    return (
      <TimerScreen
        clock={tools.clock}
        draft={draft}
        now={now}
        routine={place}
        asking={asking}
        staysPaused={staysPaused}
        onCount={(result) => practice.send({ type: 'counted', result })}
        onMoreTime={() => practice.send({ type: 'moreTime' })}
        onStartNow={() => practice.send({ type: 'startNow' })}
        onPause={() => practice.send({ type: 'pause' })}
        onLookAround={lookAround}
        onResume={resume}
        onAskToFinish={askToFinish}
        onFinish={finish}
        onStop={stop}
        onKeepGoing={keepGoing}
        onConfirmStop={confirmStop}
      />
    );
  }
  return (
    <>
      {screen}
      {draft !== null && state.matches({ session: 'interrupted' }) ? (
        <FinishOrStopQuestion {...{ asking, staysPaused, draft, now }} routine={place} onKeepGoing={keepGoing} onFinish={finish} onConfirmStop={confirmStop} />
      ) : draft !== null && routine === undefined ? (
        <LeaveUnsavedQuestion open={asking === 'stop'} minutes={draft.minutes} onStay={keepGoing} onLeave={confirmStop} />
      ) : (
        <StopQuestion open={asking === 'stop'} routine={place} minutes={0} onKeepGoing={keepGoing} onConfirm={confirmStop} />
      )}
    </>
  );
}

/** The rest that has begun with the end of a drill, where another comes after it. */
function restOf(draft: PracticeDraft, clock: Clock, routine: RoutinePlace | undefined): RunningRest | undefined {
  if (routine === undefined || routine.restSeconds === null || routine.nextStep === null) return undefined;
  return { clock, until: restBegins(draft) + routine.restSeconds * 1_000, next: routine.next, nextDrill: findDrill(routine.nextStep.drillId), nextSide: routine.nextStep.side, nextMinutes: routine.nextStep.minutes };
}
