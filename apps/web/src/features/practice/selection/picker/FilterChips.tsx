import { drillCategories, drillLevels, drillWishes, filterDrills, toggled } from '@touchline/domain';
import type { Drill, DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import { ToggleChip } from '../ToggleChip.tsx';
import css from './FilterChips.module.css';
import { categoryChips, wishLabels } from './drill-filter-labels.ts';

interface FilterChipsProps {
  filter: DrillFilter;
  onFilter: (filter: DrillFilter) => void;
  /** All that there is to choose from: a category or level without a drill has no chip. */
  drills: readonly Drill[];
  /** The drills that the player has done, where that is known. */
  practised: ReadonlySet<string> | null;
}

/** What the list is narrowed to, each a press on and off: what is trained first, then what suits the place and the player. */
export function FilterChips({ filter, onFilter, drills, practised }: FilterChipsProps) {
  const categories = drillCategories.filter((category) => drills.some((drill) => drill.category === category));
  const wishes = drillWishes.filter((wish) => wish !== 'newToMe' || practised !== null);
  const chip = (isPressed: boolean, then: DrillFilter) => ({
    isPressed,
    leavesNone: !isPressed && filterDrills(drills, then, practised).length === 0,
    onPress: () => onFilter(then),
  });
  const levels = drillLevels.filter((level) => drills.some((drill) => drill.level === level));
  return (
    <div className={css['rows']}>
      <fieldset className={css['chips']} aria-label={m.picker_categories()}>
        {categories.map((category) => (
          <ToggleChip
            key={category}
            {...chip(filter.categories.includes(category), { ...filter, categories: toggled(filter.categories, category) })}
          >
            {categoryChips[category]()}
          </ToggleChip>
        ))}
      </fieldset>
      <fieldset className={css['chips']} aria-label={m.picker_chips()}>
        {wishes.map((wish) => (
          <ToggleChip
            key={wish}
            {...chip(filter.wishes.includes(wish), { ...filter, wishes: toggled(filter.wishes, wish) })}
          >
            {wishLabels[wish]()}
          </ToggleChip>
        ))}
        {levels.map((level) => (
          <ToggleChip
            key={level}
            {...chip(filter.levels.includes(level), { ...filter, levels: toggled(filter.levels, level) })}
          >
            {m.practice_level({ level })}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  );
}
