import { routineSeconds, type Routine } from '@touchline/domain';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import css from './RoutineChoiceStrip.module.css';
import type { RoutineRun } from './routine-run.ts';

interface RoutineChoiceStripProps {
  readonly routines: readonly Routine[];
  /** One that waits for its next drill. */
  readonly waiting: RoutineRun | null;
  readonly onStart: (routine: Routine) => void;
  /** On with the one that waits. */
  readonly onGoOn: () => void;
  /** To the card where they are changed and made. */
  readonly onAll: () => void;
}

/** The player's routines in one line above the choice of a single drill: each starts with one tap. */
export function RoutineChoiceStrip({ routines, waiting, onStart, onGoOn, onAll }: RoutineChoiceStripProps) {
  return (
    <div className={css['strip']} data-strip="">
      {waiting === null ? null : (
        <div className={css['waiting']}>
          <div className={css['words']}>
            <p className={css['name']}>{m.routine_waits()}</p>
            <p>{m.routine_waits_words({ name: waiting.routine.name, done: waiting.finished.length, all: waiting.routine.steps.length })}</p>
          </div>
          <Button variant="primary" onClick={onGoOn}>
            {m.routine_go_on()}
          </Button>
        </div>
      )}
      {routines.length === 0 ? null : (
        <ul className={css['chips']} aria-label={m.routine_strip()}>
          {routines.map((routine) => (
            <li key={routine.id}>
              <button type="button" className={css['chip']} onClick={() => onStart(routine)}>
                <PlayIcon size={18} />
                <span className={css['label']}>{routine.name}</span>{' '}
                <span className={css['minutes']}>{m.practice_minutes_choice({ count: Math.round(routineSeconds(routine) / 60) })}</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={css['all']} onClick={onAll}>
              {m.routine_strip_all()}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
