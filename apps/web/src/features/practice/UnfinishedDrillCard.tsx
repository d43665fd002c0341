import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { PencilIcon } from '../../ui/icons/edit-icons.tsx';
import { PlayIcon } from '../../ui/icons/playback-icons.tsx';
import { sideWord } from '../drills/index.ts';
import { ClockBoard } from './ClockBoard.tsx';
import css from './InterruptedDrill.module.css';
import { deviceClock } from './machine/device-clock.ts';
import type { Clock } from './machine/device-clock.ts';
import { remainingAt } from './machine/drill-clock.ts';
import { useStoredDrill } from './useStoredDrill.ts';

interface UnfinishedDrillCardProps {
  readonly playerId: string;
  /** The player goes back to it. */
  readonly onOpen: () => void;
  readonly clock?: Clock;
  /** What stands here where there is no such drill. */
  readonly children?: ReactNode;
}

/** The one thing to do while a drill runs elsewhere or its result is not saved: to go back to it. */
export function UnfinishedDrillCard({ playerId, onOpen, clock = deviceClock, children }: UnfinishedDrillCardProps) {
  const found = useStoredDrill(playerId, clock);
  if (found === null) return children;
  const { draft, phase, now } = found;
  const what = { drill: drillName(draft.drillId), side: sideWord[draft.side]() };
  if (phase === 'over') {
    return (
      <Card tone="pitch" lines="centre" level={3} kicker={m.practice_unsaved_kicker()} title={what.drill}>
        <p>{m.practice_unsaved_words({ count: draft.minutes })}</p>
        <div className={css['ways']}>
          <Button variant="primary" size="lg" icon={<PencilIcon />} onClick={onOpen}>
            {m.practice_running_over()}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card
      tone="pitch"
      lines="centre"
      level={3}
      kicker={phase === 'paused' ? m.practice_found_waits() : m.practice_found_kicker()}
      title={phase === 'paused' ? m.practice_found_paused() : m.practice_found_running()}
    >
      <div className={css['clock']}>
        <ClockBoard seconds={remainingAt(draft, now) / 1_000} label={null} />
      </div>
      <p>{m.practice_found_over(what)}</p>
      <div className={css['ways']}>
        <Button variant="primary" size="lg" icon={<PlayIcon />} onClick={onOpen}>
          {m.practice_found_resume()}
        </Button>
      </div>
    </Card>
  );
}
