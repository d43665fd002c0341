import { suggestedMinutes } from '@touchline/domain';
import { m } from '@touchline/messages';
import css from './MinuteChips.module.css';
import { minuteChoices } from './minute-choices.ts';

interface MinuteChipsProps {
  /** In years; null where it is not known. */
  age: number | null;
  minutes: number | null;
  onMinutes: (minutes: number) => void;
}

/** How much practice a day suits the player's age, quietly, and a tap for each of a few lengths. */
export function MinuteChips({ age, minutes, onMinutes }: MinuteChipsProps) {
  const range = suggestedMinutes(age);
  const words = age === null ? m.practice_minutes_suit_most(range) : m.practice_minutes_suit(range);
  return (
    <fieldset className={css['suit']} aria-label={words}>
      <p className={css['words']}>{words}</p>
      <div className={css['chips']}>
        {minuteChoices(range).map((choice) => (
          <button
            key={choice}
            type="button"
            className={css['chip']}
            aria-pressed={choice === minutes}
            onClick={() => onMinutes(choice)}
          >
            {m.practice_minutes_choice({ count: choice })}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
