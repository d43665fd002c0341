import { drillCategories, drillLevels, drillWishes, toggled } from '@touchline/domain';
import type { Drill, DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import css from './FilterChips.module.css';
import { categoryChips, wishLabels } from './drill-filter-labels.ts';

interface FilterChipsProps {
  filter: DrillFilter;
  onFilter: (filter: DrillFilter) => void;
  /** All that there is to choose from: a category or level without a drill has no chip. */
  drills: readonly Drill[];
  /** Whether it is known what the player has done. */
  isHistoryKnown: boolean;
}

/** What the list is narrowed to, each a press on and off: what is trained first, then what suits the place and the player. */
export function FilterChips({ filter, onFilter, drills, isHistoryKnown }: FilterChipsProps) {
  const categories = drillCategories.filter((category) => drills.some((drill) => drill.category === category));
  const wishes = drillWishes.filter((wish) => wish !== 'newToMe' || isHistoryKnown);
  const levels = drillLevels.filter((level) => drills.some((drill) => drill.level === level));
  return (
    <div className={css['rows']}>
      <fieldset className={css['chips']} aria-label={m.picker_categories()}>
        {categories.map((category) => (
          <Chip
            key={category}
            isPressed={filter.categories.includes(category)}
            onPress={() => onFilter({ ...filter, categories: toggled(filter.categories, category) })}
          >
            {categoryChips[category]()}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={css['chips']} aria-label={m.picker_chips()}>
        {wishes.map((wish) => (
          <Chip
            key={wish}
            isPressed={filter.wishes.includes(wish)}
            onPress={() => onFilter({ ...filter, wishes: toggled(filter.wishes, wish) })}
          >
            {wishLabels[wish]()}
          </Chip>
        ))}
        {levels.map((level) => (
          <Chip
            key={level}
            isPressed={filter.levels.includes(level)}
            onPress={() => onFilter({ ...filter, levels: toggled(filter.levels, level) })}
          >
            {m.practice_level({ level })}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

function Chip({ isPressed, onPress, children }: { isPressed: boolean; onPress: () => void; children: string }) {
  return (
    <button type="button" className={css['chip']} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}
