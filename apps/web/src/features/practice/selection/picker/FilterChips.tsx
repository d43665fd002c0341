import { drillCategories, drillLevels, drillWishes, filterDrills, toggled } from '@touchline/domain';
import type { Drill, DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../../ui/shell/useMediaQuery.ts';
import { ToggleChip } from '../ToggleChip.tsx';
import css from './FilterChips.module.css';
import { categoryChip, wishLabels } from './drill-filter-labels.ts';

interface FilterChipsProps {
  filter: DrillFilter;
  onFilter: (filter: DrillFilter) => void;
  /** All that there is to choose from: a category or level without a drill has no chip. */
  drills: readonly Drill[];
  /** The drills that the player has done, where that is known. */
  practised: ReadonlySet<string> | null;
}

/** A window where both sets share one line, whose beginning alone is in sight. */
const FLAT = '(max-width: 63.99rem) and (max-height: 36rem)';

/**
 * What the list is narrowed to, each a press on and off, in groups that have a name: what is trained, what suits the place and
 * the player, and how hard it is; in one line what is trained comes last.
 */
export function FilterChips({ filter, onFilter, drills, practised }: FilterChipsProps) {
  const isFlat = useMediaQuery(FLAT);
  const categories = drillCategories.filter((category) => drills.some((drill) => drill.category === category));
  // What cannot be answered here is not asked: what is new where that is not known, the camera where there is none.
  const wishes = drillWishes.filter((wish) => (wish !== 'newToMe' || practised !== null) && (wish !== 'cameraCounts' || 'mediaDevices' in navigator));
  const chip = (isPressed: boolean, then: DrillFilter) => ({
    isPressed,
    leavesNone: !isPressed && filterDrills(drills, then, practised).length === 0,
    onPress: () => onFilter(then),
  });
  const levels = drillLevels.filter((level) => drills.some((drill) => drill.level === level));
  const trained = (
    <Chips name={m.picker_categories()}>
      {categories.map((category) => (
        <ToggleChip
          key={category}
          {...chip(filter.categories.includes(category), { ...filter, categories: toggled(filter.categories, category) })}
        >
          {categoryChip(category)}
        </ToggleChip>
      ))}
    </Chips>
  );
  return (
    <div className={css['rows']}>
      {isFlat ? null : trained}
      <div className={css['row']}>
        <Chips name={m.picker_chips()}>
          {wishes.map((wish) => (
            <ToggleChip
              key={wish}
              {...chip(filter.wishes.includes(wish), { ...filter, wishes: toggled(filter.wishes, wish) })}
            >
              {wishLabels[wish]()}
            </ToggleChip>
          ))}
        </Chips>
        <Chips name={m.picker_levels()}>
          {levels.map((level) => (
            <ToggleChip
              key={level}
              label={m.practice_level({ level })}
              {...chip(filter.levels.includes(level), { ...filter, levels: toggled(filter.levels, level) })}
            >
              {level}
            </ToggleChip>
          ))}
        </Chips>
      </div>
      {isFlat ? trained : null}
    </div>
  );
}

interface ChipsProps {
  /** What they are for, said and seen. */
  readonly name: string;
  readonly children: ReactNode;
}

function Chips({ name, children }: ChipsProps) {
  return (
    <fieldset className={css['chips']} aria-label={name}>
      <span className={css['title']} aria-hidden="true">
        {name}
      </span>
      {children}
    </fieldset>
  );
}
