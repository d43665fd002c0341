import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { useToasts } from '../../../ui/toast/useToasts.ts';
import { Practice, type PracticeProps } from '../Practice.tsx';
import { RestScreen } from './RestScreen.tsx';
import { stepsBehind, type CurrentStep, type RoutineRun } from './routine-run.ts';
import type { RunStore } from './routine-run-store.ts';

interface RunningRoutineProps {
  readonly drill: PracticeProps;
  readonly runs: RunStore;
  readonly run: RoutineRun;
  /** The drill of it to practise now or next. */
  readonly step: CurrentStep;
  /** That drill is on screen, else the rest before it. */
  readonly isShown: boolean;
  /** The player goes from the rest to the drill. */
  readonly onStart: () => void;
  /** The drill is on screen no more. */
  readonly onLeft: () => void;
}

/** A routine under way: one of its drills, or the rest before it. */
export function RunningRoutine({ drill, runs, run, step, isShown, onStart, onLeft }: RunningRoutineProps) {
  const toasts = useToasts();
  const { routine, keys, finished } = run;
  const behind = stepsBehind(run);
  const following = routine.steps[behind + 1];
  const skip = (isPractising: boolean): void => {
    onLeft();
    runs.skip(step.key, isPractising);
    toasts.info(m.routine_skipped({ drill: drillName(step.drillId) }));
  };
  const end = (): void => {
    if (finished.length === 0) runs.end();
    else runs.stop();
  };
  if (!isShown) {
    return (
      <RestScreen
        run={run}
        clock={drill.tools.clock}
        goesOn={runs.finishedHere(keys[behind - 1])}
        onStart={onStart}
        onSkip={following === undefined ? undefined : () => skip(false)}
        onEnd={end}
      />
    );
  }
  return (
    <Practice
      {...drill}
      key={step.key}
      tools={{ ...drill.tools, newKey: () => step.key }}
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
          onLeft();
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
