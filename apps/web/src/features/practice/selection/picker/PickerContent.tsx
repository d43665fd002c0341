import { everyDrill, filterDrills } from '@touchline/domain';
import type { Drill, DrillFilter } from '@touchline/domain';
import { m } from '@touchline/messages';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '../../../../ui/field/TextInput.tsx';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { SearchIcon } from '../../../../ui/icons/edit-icons.tsx';
import { useMediaQuery } from '../../../../ui/shell/useMediaQuery.ts';
import { groupsOf } from './drill-groups.ts';
import { DrillList } from './DrillList.tsx';
import { FilterChips } from './FilterChips.tsx';
import { NoDrillFound } from './NoDrillFound.tsx';
import css from './PickerContent.module.css';
import { asksForHeading, highBallDrills, nearDrills, searchDrills } from './search-drills.ts';
import { useDrillHistory } from './useDrillHistory.ts';

interface PickerContentProps {
  drills: readonly Drill[];
  minutesOf: (drillId: string) => number;
  chosen: string | null;
  listId: string;
  listRef: RefObject<HTMLDivElement | null>;
  filter: DrillFilter;
  onFilter: (filter: DrillFilter) => void;
  /** The player searches, or presses a chip. */
  onLook: () => void;
  onChoose: (drillId: string) => void;
}

/** The id of the search. */
export const SEARCH = 'drill-picker-search';

/** A phone as narrow as this has no room for examples beside the count. */
const NARROW = '(max-width: 22.49rem)';

/** A phone lying down: the chips stand beside the search. */
const LYING = '(min-width: 36rem) and (max-height: 28rem)';

/** Search, how many drills it and the chips leave, these chips, and the drills. */
export function PickerContent({ drills, minutesOf, chosen, listId, listRef, filter, onFilter, onLook, onChoose }: PickerContentProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  /** What is typed is seen at once, and the list when there is time. */
  const search = (words: string): void => {
    onLook();
    setTyped(words);
    startTransition(() => setAsked(words));
  };
  const narrow = (chips: DrillFilter): void => {
    onLook();
    onFilter(chips);
  };
  const isLying = useMediaQuery(LYING);
  const isNarrow = useMediaQuery(NARROW);
  const hits = useRef<HTMLDivElement>(null);
  const hasCleared = useRef(false);
  const practised = useDrillHistory();
  const left = filterDrills(drills, filter, practised.ids);
  const { byName, byOther } = searchDrills(left, asked);
  const hit = [...byName, ...byOther];
  const isHeading = hit.length === 0 && asksForHeading(asked);
  const near = hit.length > 0 ? [] : isHeading ? highBallDrills(left) : nearDrills(left, asked);
  const found = hit.length === 0 ? near : hit;
  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    // The keys that follow are for what was typed, however fast they come.
    if (asked !== typed) flushSync(() => setAsked(typed));
    listRef.current?.focus({ preventScroll: true });
    document.getElementById(listRef.current?.getAttribute('aria-activedescendant') ?? '')?.scrollIntoView({ block: 'nearest' });
  };
  const clear = (deed: () => void): void => {
    // The button that clears will be gone: the focus waits beside it, not nowhere.
    hits.current?.focus();
    hasCleared.current = true;
    deed();
  };
  // What it brought back has the focus, or what is left to change.
  useEffect(() => {
    if (!hasCleared.current || asked !== typed) return;
    hasCleared.current = false;
    (listRef.current ?? document.getElementById(SEARCH))?.focus({ preventScroll: true });
  });
  const count = <output className={css['count']}>{near.length === 0 ? m.picker_count({ count: found.length }) : null}</output>;
  return (
    <div className={css['content']}>
      <div className={css['search']}>
        <TextInput
          id={SEARCH}
          type="search"
          label={m.picker_search()}
          bare
          placeholder={isLying || isNarrow ? m.picker_search_short() : m.picker_search_examples()}
          before={
            <span className={css['lens']}>
              <SearchIcon size={20} />
            </span>
          }
          // Said, where it has no room.
          after={isLying ? <VisuallyHidden>{count}</VisuallyHidden> : count}
          value={typed}
          onValueChange={search}
          onKeyDown={onSearchKey}
          autoComplete="off"
          enterKeyHint="search"
          aria-controls={found.length === 0 ? undefined : listId}
        />
      </div>
      <FilterChips filter={filter} onFilter={narrow} drills={drills} practised={practised.ids} />
      <div ref={hits} tabIndex={-1} className={css['hits']}>
        <output className={css['near']}>{near.length === 0 ? null : isHeading ? m.picker_heading_instead() : m.picker_near({ typed: asked.trim() })}</output>
        {found.length === 0 ? (
          <NoDrillFound
            typed={asked.trim()}
            isHeading={isHeading}
            filter={filter}
            onClearChips={() => clear(() => onFilter(everyDrill))}
            onClearSearch={() => clear(() => search(''))}
          />
        ) : (
          <DrillList id={listId} ref={listRef} groups={groupsOf({ found, byName, byOther, asked: asked.trim() })} {...{ asked, practised, minutesOf, chosen, onChoose }} />
        )}
      </div>
    </div>
  );
}
