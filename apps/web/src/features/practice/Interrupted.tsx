import { findDrill } from '@touchline/domain';
import { m } from '../../i18n/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import css from './Interrupted.module.css';
import type { PracticeDraft } from './machine/draft.ts';
import { phaseAt, remainingAt } from './machine/drillClock.ts';
import { timeText } from './timeText.ts';
import { sideWord } from '../drills/index.ts';

interface InterruptedProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  onResume: () => void;
  onStop: () => void;
}

/** A reload came into a drill: its clock went on, and here is the way back. */
export function Interrupted({ draft, now, onResume, onStop }: InterruptedProps) {
  const time = timeText(remainingAt(draft, now) / 1_000);
  const paused = phaseAt(draft, now) === 'paused';
  return (
    <Card
      tone="pitch"
      lines="centre"
      level={3}
      kicker={m.practice_found_kicker()}
      title={paused ? m.practice_found_paused() : m.practice_found_running()}
    >
      <p className={css['board']} aria-hidden="true">
        {time}
      </p>
      <p>
        {m.practice_found_left({ time, drill: findDrill(draft.drillId)?.name ?? '', side: sideWord[draft.side]() })}
      </p>
      <div className={css['ways']}>
        <Button variant="primary" size="lg" onClick={onResume}>
          {m.practice_found_resume()}
        </Button>
        <Button size="lg" onClick={onStop}>
          {m.practice_timer_stop()}
        </Button>
      </div>
    </Card>
  );
}
