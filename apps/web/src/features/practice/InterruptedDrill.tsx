import { useEffect, useRef } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { ClockBoard } from './ClockBoard.tsx';
import css from './InterruptedDrill.module.css';
import type { PracticeDraft } from './machine/practice-draft.ts';
import { phaseAt, remainingAt } from './machine/drill-clock.ts';
import type { DrillPhase } from './machine/drill-clock.ts';
import { FinishNow } from './timer/FinishNow.tsx';
import { timeText } from './timer-time-text.ts';
import { sideWord } from '../drills/index.ts';

interface InterruptedDrillProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  /** Another tab has it. */
  elsewhere: boolean;
  /** The player has just left its timer to look around. */
  looksAround: boolean;
  onResume: () => void;
  /** Asks whether the whole minutes that are done are enough. */
  onFinish: () => void;
  onStop: () => void;
}

/** A reload came into a drill, the player has left its timer, or another tab has it: its clock goes on, and here is the way back to it. */
export function InterruptedDrill({ draft, now, elsewhere, looksAround, onResume, onFinish, onStop }: InterruptedDrillProps) {
  const seconds = remainingAt(draft, now) / 1_000;
  const phase = phaseAt(draft, now);
  const isOver = phase === 'over';
  const resume = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (looksAround) resume.current?.focus();
  }, [looksAround]);
  const what = { drill: drillName(draft.drillId), side: sideWord[draft.side]() };
  return (
    <Card
      tone="pitch"
      lines="centre"
      level={3}
      kicker={kickerOf[phase]()}
      title={titleOf(phase, elsewhere)}
    >
      <div className={css['clock']}>
        <ClockBoard seconds={seconds} label={null} />
      </div>
      <p>{isOver ? m.practice_found_over(what) : m.practice_found_left({ time: timeText(seconds), ...what })}</p>
      {elsewhere ? <p>{m.practice_elsewhere_words()}</p> : null}
      {looksAround && !elsewhere ? <p>{m.practice_look_around_words()}</p> : null}
      <div className={css['ways']}>
        <Button ref={resume} variant={elsewhere ? 'secondary' : 'primary'} size="lg" onClick={onResume}>
          {elsewhere ? m.practice_elsewhere_take() : m.practice_found_resume()}
        </Button>
        {elsewhere ? null : (
          <>
            <FinishNow draft={draft} now={now} onFinish={onFinish} />
            <Button size="lg" onClick={onStop}>
              {m.practice_timer_stop()}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const kickerOf: Readonly<Record<DrillPhase, () => string>> = {
  countdown: m.practice_found_kicker,
  running: m.practice_found_kicker,
  paused: m.practice_found_waits,
  over: m.practice_complete_kicker,
};

function titleOf(phase: DrillPhase, elsewhere: boolean): string {
  if (elsewhere) return phase === 'over' ? m.practice_elsewhere_over() : m.practice_elsewhere_running();
  return phase === 'paused' ? m.practice_found_paused() : m.practice_found_running();
}
