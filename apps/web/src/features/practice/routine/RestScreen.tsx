import { findDrill } from '@touchline/domain';
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { momentsOf } from '../../celebration/index.ts';
import { DrillDiagram, sideWord } from '../../drills/index.ts';
import { ClockBoard } from '../ClockBoard.tsx';
import type { Clock } from '../machine/device-clock.ts';
import { secondBefore } from '../machine/drill-clock.ts';
import { focusAtTop } from '../focus-at-top.ts';
import { PitchTitle } from '../PitchTitle.tsx';
import { useNow } from '../useNow.ts';
import css from './RestScreen.module.css';
import { RestCelebration } from './RestCelebration.tsx';
import { currentStep, restLeft, type RoutineRun } from './routine-run.ts';

interface RestScreenProps {
  readonly run: RoutineRun;
  readonly clock: Clock;
  /** The player has just finished the drill before it here: the next one begins by itself. */
  readonly goesOn: boolean;
  /** On to the next drill. */
  readonly onStart: () => void;
  /** Without this drill; undefined where it is the last. */
  readonly onSkip: (() => void) | undefined;
  readonly onEnd: () => void;
}

/** A rest that ended longer ago than this (milliseconds) waits to be asked: the phone lay in a pocket. */
const SLEPT_MS = 30_000;
/** From this many seconds on, the drill that comes is told. */
const TOLD_SECONDS = 10;

/** Between two drills of a routine: how long the rest lasts, and what comes next. */
export function RestScreen({ run, clock, goesOn, onStart, onSkip, onEnd }: RestScreenProps) {
  const { restUntil, routine, finished } = run;
  const root = useRef<HTMLElement>(null);
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const nextLook = useCallback((moment: number) => (restUntil === null || moment >= restUntil ? null : secondBefore(restUntil, moment)), [restUntil]);
  const now = useNow(clock, nextLook);
  const left = restLeft(run, now);
  const rests = left > 0;
  const isDue = goesOn && !asking && restUntil !== null && now >= restUntil && now - restUntil < SLEPT_MS;
  useWakeLock(rests);
  useEffect(() => focusAtTop(root.current), []);
  const start = useEffectEvent(onStart);
  useEffect(() => {
    if (isDue) start();
  }, [isDue]);
  const step = currentStep(run);
  const drill = step === null ? undefined : findDrill(step.drillId);
  if (step === null) return null;
  const before = goesOn ? finished.at(-1)?.saved : undefined;
  const won = before ? momentsOf(before) : [];
  const name = drillName(step.drillId);
  const seconds = Math.ceil(left / 1_000);
  const told = seconds > TOLD_SECONDS ? routine.restSeconds : TOLD_SECONDS;
  return (
    <section ref={root} tabIndex={-1} aria-labelledby={titleId} className={css['view']}>
      <Card tone="pitch" lines="centre">
        <PitchTitle
          id={titleId}
          kicker={`${routine.name}${TEXT_SEPARATOR}${m.routine_rest_done({ done: finished.length, all: routine.steps.length })}`}
          title={rests ? m.routine_rest_title() : m.routine_rest_over()}
        />
        {won.length === 0 ? null : <RestCelebration moments={won} />}
        <div className={css['screen']}>
          {rests ? (
            <div className={css['clock']}>
              <ClockBoard large seconds={seconds} label={m.routine_rest_left()} />
            </div>
          ) : null}
          <div className={css['next']}>
            <p className={css['name']}>{m.routine_next({ drill: name })}</p>
            <p>{m.routine_rest_step({ count: step.minutes, side: sideWord[step.side]() })}</p>
          </div>
          <div className={css['ways']}>
            <Button variant="primary" size="lg" icon={<PlayIcon />} onClick={onStart}>
              {m.routine_rest_start()}
            </Button>
            {onSkip === undefined ? null : (
              <Button onClick={onSkip}>
                {m.routine_skip()}
              </Button>
            )}
            <Button onClick={() => setAsking(true)}>
              {m.routine_end()}
            </Button>
          </div>
          {drill === undefined ? null : (
            <div className={css['diagram']}>
              <DrillDiagram drill={drill} side={step.side} />
            </div>
          )}
        </div>
        <VisuallyHidden>
          <span aria-live="polite">{rests ? m.routine_rest_said({ count: told, drill: name }) : null}</span>
        </VisuallyHidden>
      </Card>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.routine_end_title()}
        description={finished.length === 0 ? m.routine_end_words_none() : m.routine_end_words()}
        confirmLabel={m.routine_end()}
        cancelLabel={m.practice_stop_no()}
        onConfirm={onEnd}
      />
    </section>
  );
}
