import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { onDrillDraftChange, storedDrillDraft, useOutbox } from '../../../offline/index.ts';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { readDraft } from '../machine/practice-draft.ts';
import { Practice, type PracticeProps } from '../Practice.tsx';
import { useOnTabChosenAgain } from '../useOnTabChosenAgain.ts';
import { RestScreen } from './RestScreen.tsx';
import { RoutinesCard } from './RoutinesCard.tsx';
import { RoutineSummary } from './RoutineSummary.tsx';
import { currentStep, stepsBehind, withAnswer, withWeakerFoot, type RoutineRun } from './routine-run.ts';
import type { RunStore } from './routine-run-store.ts';

interface RoutineOrDrillProps extends Omit<PracticeProps, 'routine' | 'renderRoutines'> {
  readonly playerId: string;
  readonly runs: RunStore;
}

/**
 * A single drill, or the drills of a routine one after the other with the rests between. Each is a session as any other;
 * which one comes next is kept on the device.
 */
export function RoutineOrDrill({ playerId, runs, ...drill }: RoutineOrDrillProps) {
  const { tools, drills, age, weakerFoot, onPacks, onDashboard } = drill;
  const stored = useSyncExternalStore(runs.subscribe, runs.read);
  /** The routine whose summary is on screen: what another tab begins or ends does not take it away. */
  const [summed, setSummed] = useState<RoutineRun | null>(null);
  const run = summed !== null && stored?.keys[0] !== summed.keys[0] ? summed : stored;
  const storedDraft = useSyncExternalStore(onDrillDraftChange, () => storedDrillDraft(playerId));
  const storedKey = readDraft(storedDraft, tools.clock.now())?.key ?? null;
  /** The session of the routine that is on screen, from its start to its end. */
  const [shown, setShown] = useState<string | null>(null);
  /** What was chosen elsewhere comes before a routine that waits, and so does a drill that belongs to none. */
  const [isAsked, setAlone] = useState(drill.drillId !== undefined || drill.startsAtOnce || drill.opensPicker);
  /** What is chosen once the routine is over. */
  const [next, setNext] = useState<string | undefined>();
  const [hasLeftSummary, setLeftSummary] = useState(false);
  const outbox = useOutbox();
  const toasts = useToasts();

  useEffect(
    () =>
      outbox.onNews(({ arrived }) => {
        for (const { key, answer } of arrived) {
          runs.answered(key, answer);
          setSummed((before) => before && withAnswer(before, key, answer));
        }
      }),
    [outbox, runs],
  );
  useEffect(() => runs.settle((key) => readDraft(storedDrillDraft(playerId), tools.clock.now())?.key === key), [runs, playerId, tools]);

  const step = run === null ? null : currentStep(withWeakerFoot(run, weakerFoot));
  const isShown = step !== null && (shown === step.key || storedKey === step.key);
  const isOver = run !== null && (step === null || run.isStopped);
  const isForeign = storedKey !== null && !isShown && !isOver;
  const isAlone = isAsked || isForeign;
  const stepKey = step?.key ?? null;
  // They stay on screen when their draft has gone to the queue.
  if (storedKey !== null && storedKey === stepKey && shown !== storedKey) {
    setShown(storedKey);
    setAlone(false);
  }
  if (isForeign && !isAsked) setAlone(true);

  // Whoever comes for another drill has seen enough of the one that is over.
  const isPast = isOver && isAlone;
  useEffect(() => {
    if (isPast) runs.end();
  }, [isPast, runs]);
  if (isOver && !isAlone && summed !== run) setSummed(run);

  // Seen whole, it is over with the visit of the tab: its moments are celebrated once.
  const seen = isOver && !isAlone && run.finished.every(({ saved }) => saved !== null) ? run.keys[0] : undefined;
  useEffect(
    () => () => {
      if (seen !== undefined && runs.read()?.keys[0] === seen) runs.end();
    },
    [seen, runs],
  );

  const start = useCallback(() => setShown(stepKey), [stepKey]);
  const end = (): void => {
    if (run?.finished.length === 0) runs.end();
    else runs.stop();
  };
  const leaveSummary = (): void => {
    setSummed(null);
    // Another one may be under way in another tab by now.
    if (runs.read()?.keys[0] === run?.keys[0]) runs.end();
  };
  const goOnFromSummary = (drillId: string | undefined): void => {
    setNext(drillId);
    setLeftSummary(true);
    setAlone(true);
    leaveSummary();
  };
  useOnTabChosenAgain(drill.timesChosenAgain, () => {
    if (isOver && !isAlone) goOnFromSummary(undefined);
  });

  if (run === null || (isAlone && !isShown)) {
    return (
      <Practice
        {...drill}
        {...(next !== undefined && { drillId: next, startsAtOnce: false, returnsToTimer: false, opensPicker: false })}
        key={next}
        takesFocus={hasLeftSummary}
        renderRoutines={(onTurn) => (
          <RoutinesCard
            playerId={playerId}
            drills={drills}
            weakerFoot={weakerFoot}
            waiting={isOver ? null : run}
            onEdit={onTurn}
            onStart={(routine) => {
              runs.begin(routine);
              setAlone(false);
              setShown(runs.read()?.keys[0] ?? null);
            }}
            onGoOn={() => {
              setAlone(false);
              start();
            }}
          />
        )}
      />
    );
  }
  if (isOver) {
    return (
      <RoutineSummary
        run={run}
        age={age}
        onPacks={() => {
          leaveSummary();
          onPacks();
        }}
        onDashboard={() => {
          leaveSummary();
          onDashboard();
        }}
        onDrill={goOnFromSummary}
      />
    );
  }
  const { routine, keys, finished } = withWeakerFoot(run, weakerFoot);
  const behind = stepsBehind(run);
  const following = routine.steps[behind + 1];
  const skip = (isPractising: boolean): void => {
    if (step === null) return;
    setShown(null);
    runs.skip(step.key, isPractising);
    toasts.info(m.routine_skipped({ drill: drillName(step.drillId) }));
  };
  if (!isShown || step === null) {
    return (
      <RestScreen
        run={{ ...run, routine }}
        clock={tools.clock}
        goesOn={runs.finishedHere(keys[behind - 1])}
        onStart={start}
        onSkip={following === undefined ? undefined : () => skip(false)}
        onEnd={end}
      />
    );
  }
  return (
    <Practice
      {...drill}
      key={step.key}
      tools={{ ...tools, newKey: () => step.key }}
      drillId={step.drillId}
      side={step.side}
      minutes={step.minutes}
      startsAtOnce
      routine={{
        place: m.routine_place({ number: behind + 1, all: routine.steps.length }),
        next: following === undefined ? m.routine_last() : m.routine_next({ drill: drillName(following.drillId) }),
        nextStep: following ?? null,
        restSeconds: following === undefined ? null : routine.restSeconds,
        hasFinished: finished.length > 0,
        onLeft: () => {
          setShown(null);
          if (behind === 0) runs.end();
        },
        onSkipped: following === undefined ? undefined : () => skip(true),
        onStopped: () => {
          // With drills that are finished the end of the routine says it.
          if (finished.length === 0) toasts.info({ title: m.practice_stopped(), text: m.practice_stopped_unsaved() });
          end();
        },
      }}
    />
  );
}
