import { readyMadeIds, readyMadeRoutines, routineSeconds, type ReadyMadeId, type Routine } from '@touchline/domain';
import { m } from '@touchline/messages';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { QuietDetails } from '../../../ui/details/QuietDetails.tsx';
import { PencilIcon } from '../../../ui/icons/edit-icons.tsx';
import { offeredOf, type OfferedDrills } from '../selection/drills-offered-by-server.ts';
import { RoutineRow } from './RoutineRow.tsx';
import css from './RoutinesCard.module.css';

interface ReadyMadeRoutinesProps {
  readonly drills: OfferedDrills | undefined;
  /** They are seen at once: the player comes with no routine. */
  readonly isOpen: boolean;
  readonly onStart: (routine: Routine) => void;
  /** Opens one as a routine of the player's own; undefined where no more fit. */
  readonly onChange: ((routine: Routine) => void) | undefined;
}

const nameOf: Record<ReadyMadeId, (values: { count: number }) => string> = {
  firstTouch: m.routine_ready_first_touch,
  juggling: m.routine_ready_juggling,
  closeControl: m.routine_ready_close_control,
};

/** Routines that nobody has to make: each starts with one tap, or is changed and saved as the player's own. */
export function ReadyMadeRoutines({ drills, isOpen, onStart, onChange }: ReadyMadeRoutinesProps) {
  const offered: ReadonlySet<string> = new Set(offeredOf(drills).map(({ id }) => id));
  const routines = readyMadeIds
    .filter((id) => readyMadeRoutines[id].steps.every(({ drillId }) => offered.has(drillId)))
    .map((id) => ({ ...readyMadeRoutines[id], id: `ready-${id}`, name: nameOf[id]({ count: routineSeconds(readyMadeRoutines[id]) / 60 }) }));
  if (routines.length === 0) return null;
  const list = (
    <ul className={css['list']} aria-label={m.routine_ready()}>
      {routines.map((routine) => (
        <RoutineRow key={routine.id} {...{ routine, onStart }}>
          {onChange === undefined ? null : (
            <IconButton label={m.routine_ready_change({ name: routine.name })} icon={<PencilIcon />} onClick={() => onChange(routine)} />
          )}
        </RoutineRow>
      ))}
    </ul>
  );
  return (
    <div className={css['ready']}>{isOpen ? list : <QuietDetails summary={m.routine_ready()}>{list}</QuietDetails>}</div>
  );
}
