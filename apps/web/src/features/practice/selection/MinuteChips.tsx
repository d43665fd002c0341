import type { MinuteRange } from '@touchline/domain';
import { m, numberText } from '@touchline/messages';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import css from './MinuteChips.module.css';
import { minuteChoices } from './minute-choices.ts';
import { ToggleChip } from './ToggleChip.tsx';

interface MinuteChipsProps {
  /** What suits the player in a day. */
  range: MinuteRange;
  /** The same in words. */
  label: string;
  minutes: number | null;
  onMinutes: (minutes: number) => void;
}

/** A tap for each of a few lengths. */
export function MinuteChips({ range, label, minutes, onMinutes }: MinuteChipsProps) {
  return (
    <fieldset className={css['chips']} aria-label={label}>
      {minuteChoices(range).map((choice) => (
        <ToggleChip key={choice} isPressed={choice === minutes} onPress={() => onMinutes(choice)}>
          {/* Beside the number that is set, which has its unit. */}
          <span aria-hidden="true">{numberText(choice)}</span>
          <VisuallyHidden>{m.practice_minutes_choice({ count: choice })}</VisuallyHidden>
        </ToggleChip>
      ))}
    </fieldset>
  );
}
