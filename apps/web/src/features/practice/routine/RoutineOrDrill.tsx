import { useEffect, useState, useSyncExternalStore } from 'react';
import { onDrillDraftChange, storedDrillDraft } from '../../../offline/index.ts';
import { readDraft } from '../machine/practice-draft.ts';
import { Practice, type PracticeProps } from '../Practice.tsx';
import { useOnTabChosenAgain } from '../useOnTabChosenAgain.ts';
import { RoutinesCard } from './RoutinesCard.tsx';
import { RoutineSummary } from './RoutineSummary.tsx';
import { RunningRoutine } from './RunningRoutine.tsx';
import { withWeakerFoot, type RoutineRun } from './routine-run.ts';
import type { RunStore } from './routine-run-store.ts';
import { routineScreen } from './routine-screen.ts';
import { useRunOnScreen } from './useRunOnScreen.ts';

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
  const { run, holdSummary, leaveSummary } = useRunOnScreen(runs);
  const footed = run && withWeakerFoot(run, weakerFoot);
  const storedDraft = useSyncExternalStore(onDrillDraftChange, () => storedDrillDraft(playerId));
  const storedKey = readDraft(storedDraft, tools.clock.now())?.key ?? null;
  /** The session of the routine that is on screen, from its start to its end. */
  const [shown, setShown] = useState<string | null>(null);
  const [isAsked, setAlone] = useState(drill.drillId !== undefined || drill.startsAtOnce || drill.opensPicker);
  /** What is chosen once the summary of a routine was left; null before that. */
  const [afterSummary, setAfterSummary] = useState<Pick<PracticeProps, 'drillId'> | null>(null);

  useEffect(() => runs.settle((key) => readDraft(storedDrillDraft(playerId), tools.clock.now())?.key === key), [runs, playerId, tools]);

  const { step, isShown, isOver, isForeign, isAlone } = routineScreen(footed, { shown, storedKey, isAsked });
  const isSummary = run !== null && isOver && !isAlone;
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
  if (isSummary) holdSummary(run);
  useEndOfSeenRun(runs, isSummary ? run : null);

  const start = (): void => setShown(stepKey);
  const goOnFromSummary = (drillId: string | undefined): void => {
    setAfterSummary({ drillId });
    setAlone(true);
    leaveSummary();
  };
  useOnTabChosenAgain(drill.timesChosenAgain, () => {
    if (isSummary) goOnFromSummary(undefined);
  });

  if (run === null || footed === null || (isAlone && !isShown)) {
    const next = afterSummary?.drillId;
    return (
      <Practice
        {...drill}
        {...(next !== undefined && { drillId: next, startsAtOnce: false, returnsToTimer: false, opensPicker: false })}
        key={next}
        takesFocus={afterSummary !== null}
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
  if (step === null || isOver) {
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
  return <RunningRoutine {...{ drill, runs, step, isShown }} run={footed} onStart={start} onLeft={() => setShown(null)} />;
}

/** A run whose summary was seen whole is over with the visit of the tab: its moments are celebrated once. */
function useEndOfSeenRun(runs: RunStore, summarised: RoutineRun | null): void {
  const seen = summarised?.finished.every(({ saved }) => saved !== null) === true ? summarised.keys[0] : undefined;
  useEffect(
    () => () => {
      if (seen !== undefined && runs.read()?.keys[0] === seen) runs.end();
    },
    [seen, runs],
  );
}
