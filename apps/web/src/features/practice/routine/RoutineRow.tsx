import { findDrill, type Routine } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { SmallDrillDiagram } from '../../drills/index.ts';
import { routineDrillsText } from './routine-drills-text.ts';
import css from './RoutineRow.module.css';

interface RoutineRowProps {
  readonly routine: Routine;
  /** How many drills, how long: where the name does not tell. */
  readonly facts?: string;
  /** It is the next thing to do: its start has the light. */
  readonly isNext?: boolean;
  readonly startRef?: RefObject<HTMLButtonElement | null> | null;
  readonly onStart: (routine: Routine) => void;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

/** A routine of a list: its drills drawn small, its name, and what starts it. */
export function RoutineRow({ routine, facts, isNext = false, startRef = null, onStart, children }: RoutineRowProps) {
  return (
    <li className={css['row']}>
      <div className={css['drawings']} aria-hidden="true">
        {routine.steps.map(({ drillId }, place) => {
          const drill = findDrill(drillId);
          // A drill may come twice.
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a routine that is shown keep their places
          return drill === undefined ? null : <SmallDrillDiagram key={place} drill={drill} isDrawnAtOnce />;
        })}
      </div>
      <div className={css['about']}>
        <p className={css['name']}>{routine.name}</p>
        {facts === undefined ? null : <p className={css['words']}>{facts}</p>}
        <p className={css['words']}>{routineDrillsText(routine)}</p>
      </div>
      <div className={css['ways']}>
        <div className={css['others']}>{children}</div>
        <IconButton
          ref={startRef}
          variant="board"
          label={m.routine_start_named({ name: routine.name })}
          icon={<PlayIcon />}
          className={classes(css['start'], isNext && css['next'])}
          onClick={() => onStart(routine)}
        />
      </div>
    </li>
  );
}
