import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { classes } from '../../ui/join-class-names.ts';
import { ClockIcon } from '../../ui/icons/playback-icons.tsx';
import { deviceClock } from './machine/device-clock.ts';
import type { Clock } from './machine/device-clock.ts';
import { remainingAt } from './machine/drill-clock.ts';
import type { DrillPhase } from './machine/drill-clock.ts';
import css from './RunningDrillBar.module.css';
import { timeText } from './timer-time-text.ts';
import { useStoredDrill } from './useStoredDrill.ts';

export interface RunningDrillBarProps {
  playerId: string;
  /** The player goes back to it. */
  onOpen: () => void;
  /** It stays at the top of the window; else it goes up with the page. */
  sticks?: boolean;
  clock?: Clock;
}

/**
 * The clock of a drill that runs while its timer is not on screen, wherever else the player looks: small, and the way back
 * to it. Nothing where there is no such drill.
 */
export function RunningDrillBar({ playerId, onOpen, sticks = false, clock = deviceClock }: RunningDrillBarProps) {
  const found = useStoredDrill(playerId, clock);
  if (found === null) return null;
  const { draft, phase, now } = found;
  return (
    <div className={classes(css['bar'], sticks && css['sticks'])}>
      <button type="button" className={css['clock']} data-phase={phase} onClick={onOpen}>
        <ClockIcon size={20} />
        {phase === 'over' ? null : <span className={css['time']}>{timeText(remainingAt(draft, now) / 1_000)}</span>}
        <span className={css['drill']}>{drillName(draft.drillId)}</span>
        <span className={css['word']}>{words[phase]()}</span>
      </button>
    </div>
  );
}

const words: Record<DrillPhase, () => string> = {
  countdown: m.practice_running_still,
  running: m.practice_running_still,
  paused: m.practice_timer_paused,
  over: m.practice_running_over,
};
