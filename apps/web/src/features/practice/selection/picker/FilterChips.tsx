import { drillLevels, drillWishes, toggled } from '@touchline/domain';
import type { Drill, DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import css from './FilterChips.module.css';
import { wishLabels } from './drill-filter-labels.ts';

interface FilterChipsProps {
  filter: DrillFilter;
  onFilter: (filter: DrillFilter) => void;
  /** All that there is to choose from: a level without a drill has no chip. */
  drills: readonly Drill[];
  /** Whether it is known what the player has done. */
  isHistoryKnown: boolean;
}

/** What the list is narrowed to, each a press on and off. */
export function FilterChips({ filter, onFilter, drills, isHistoryKnown }: FilterChipsProps) {
  const wishes = drillWishes.filter((wish) => wish !== 'newToMe' || isHistoryKnown);
  const levels = drillLevels.filter((level) => drills.some((drill) => drill.level === level));
  return (
    <fieldset className={css['chips']} aria-label={m.picker_chips()}>
      {wishes.map((wish) => (
        <button
          key={wish}
          type="button"
          className={css['chip']}
          aria-pressed={filter.wishes.includes(wish)}
          onClick={() => onFilter({ ...filter, wishes: toggled(filter.wishes, wish) })}
        >
          {wishLabels[wish]()}
        </button>
      ))}
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          className={css['chip']}
          aria-pressed={filter.levels.includes(level)}
          onClick={() => onFilter({ ...filter, levels: toggled(filter.levels, level) })}
        >
          {m.practice_level({ level })}
        </button>
      ))}
    </fieldset>
  );
}
