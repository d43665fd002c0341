import type { Drill, Side } from '@touchline/domain';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { m } from '@touchline/messages';
import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import { DrillDiagram, sideWord } from '../../drills/index.ts';
import { ClockBoard } from '../ClockBoard.tsx';
import type { Clock } from '../machine/device-clock.ts';
import { secondBefore } from '../machine/drill-clock.ts';
import { useNow } from '../useNow.ts';
import css from './RestDuringResult.module.css';

/** A rest between two drills of a routine that runs while the result of the first is typed. */
export interface RunningRest {
  readonly clock: Clock;
  /** When it is over, in epoch milliseconds. */
  readonly until: number;
  /** What comes then, in words. */
  readonly next: string;
  /** Undefined where this version knows it no more. */
  readonly nextDrill: Drill | undefined;
  readonly nextSide: Side;
  readonly nextMinutes: number;
}

interface RestDuringResultProps extends RunningRest {
  /** When a letter was typed last, in epoch milliseconds; null where none was. */
  readonly typedAt: number | null;
  /** The rest is over: it goes on with what was typed. */
  readonly onDue: () => void;
}

/** Whoever types is not interrupted: so long after the last letter (milliseconds) the rest ends at the earliest. */
const TYPING_MS = 3_000;
/** A rest that ended longer ago than this (milliseconds) waits to be asked: the phone lay in a pocket. */
const SLEPT_MS = 30_000;

/** How long the rest lasts, and what comes then, in motion. */
export function RestDuringResult({ clock, until, next, nextDrill, nextSide, nextMinutes, typedAt, onDue }: RestDuringResultProps) {
  const end = typedAt === null ? until : Math.max(until, typedAt + TYPING_MS);
  const nextLook = useCallback((moment: number) => (moment >= end ? null : secondBefore(end, moment)), [end]);
  const now = useNow(clock, nextLook);
  const isDue = now >= end && now - end < SLEPT_MS;
  useWakeLock(now < end);
  const goOn = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);
  return (
    <div className={css['rest']}>
      {now >= end ? null : (
        <div className={css['clock']}>
          <p className={css['word']}>{m.routine_rest_title()}</p>
          <ClockBoard large seconds={Math.ceil((end - now) / 1_000)} label={m.routine_rest_left()} />
        </div>
      )}
      <div className={css['next']}>
        <p className={css['name']}>{next}</p>
        <p>{m.routine_rest_step({ count: nextMinutes, side: sideWord[nextSide]() })}</p>
      </div>
      {nextDrill === undefined ? null : <DrillDiagram drill={nextDrill} side={nextSide} className={css['diagram']} />}
    </div>
  );
}
