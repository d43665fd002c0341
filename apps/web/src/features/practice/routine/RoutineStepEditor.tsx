import { isSessionMinutes, sessionLimits, sides } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { NumberInput } from '../../../ui/field/NumberInput.tsx';
import { ChevronDownIcon } from '../../../ui/icons/control-icons.tsx';
import { ChevronUpIcon, TrashIcon } from '../../../ui/icons/edit-icons.tsx';
import { SegmentedControl } from '../../../ui/segmented/SegmentedControl.tsx';
import { sideShort } from '../drill-labels.ts';
import type { EditorStep } from './move-routine-step.ts';
import css from './RoutineEditor.module.css';

interface StepEditorProps {
  readonly minutesId: string;
  /** From 1. */
  readonly number: number;
  /** How many there are. */
  readonly of: number;
  readonly step: EditorStep;
  readonly onChange: (change: Partial<EditorStep>) => void;
  /** One place up (-1) or down (1). */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One drill of a routine: its place, its side, its minutes. */
export function RoutineStepEditor({ minutesId, number, of, step, onChange, onMove, onRemove }: StepEditorProps) {
  const drill = drillName(step.drillId);
  const isFirst = number === 1;
  const isLast = number === of;
  return (
    <li className={css['step']}>
      <div className={css['head']}>
        <p className={css['drill']}>
          <span className={css['number']}>{number}</span>
          {drill}
        </p>
        <IconButton
          label={m.routine_drill_up({ drill })}
          icon={<ChevronUpIcon />}
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : () => onMove(-1)}
        />
        <IconButton
          label={m.routine_drill_down({ drill })}
          icon={<ChevronDownIcon />}
          aria-disabled={isLast}
          onClick={isLast ? undefined : () => onMove(1)}
        />
        <IconButton label={m.routine_drill_remove({ drill })} icon={<TrashIcon />} onClick={onRemove} />
      </div>
      <fieldset className={css['set']} aria-label={m.routine_drill_number({ number })}>
        <SegmentedControl
          label={m.routine_drill_side()}
          segments={sides.map((value) => ({ value, label: sideShort[value]() }))}
          value={step.side}
          onValueChange={(side) => onChange({ side })}
        />
        <NumberInput
          id={minutesId}
          label={m.routine_drill_minutes()}
          value={step.minutes}
          onValueChange={(minutes) => onChange({ minutes })}
          min={sessionLimits.minMinutes}
          max={sessionLimits.maxMinutes}
          allowOutOfRange
          unit={m.practice_minutes_unit()}
          validity={isSessionMinutes(step.minutes) ? 'neutral' : 'invalid'}
          message={m.practice_minutes_wrong()}
        />
      </fieldset>
    </li>
  );
}
