import type { Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { DrillCard } from './DrillCard.tsx';
import type { DrillGroup } from './drill-groups.ts';
import css from './DrillList.module.css';
import { nothingTyped, optionAfterKey, optionByLetters, typeAhead } from './list-keyboard-navigation.ts';
import type { DrillHistory } from './useDrillHistory.ts';

interface DrillListProps {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  /** One drill at least. */
  groups: readonly DrillGroup[];
  /** What was typed to find them. */
  asked: string;
  practised: DrillHistory;
  minutesOf: (drillId: string) => number;
  chosen: string | null;
  onChoose: (drillId: string) => void;
}

/** The drills under their headings: one list to walk with arrow keys or letters, and to choose from. */
export function DrillList({ id, ref, groups, asked, practised, minutesOf, chosen, onChoose }: DrillListProps) {
  const listed = groups.flatMap((group) => group.drills);
  const [activeId, setActiveId] = useState(chosen);
  const [activeFor, setActiveFor] = useState(asked);
  // The keys are on the best that was found, whatever was chosen before.
  if (asked !== activeFor) {
    setActiveFor(asked);
    setActiveId(null);
  }
  const active = Math.max(0, listed.findIndex((drill) => drill.id === activeId));
  const typed = useRef(nothingTyped);
  const optionId = (drillId: string | undefined): string => `${id}-${drillId ?? ''}`;

  const scrollTo = (at: number): void => document.getElementById(optionId(listed[at]?.id))?.scrollIntoView({ block: 'nearest' });
  const goTo = (at: number): void => {
    setActiveId(listed[at]?.id ?? null);
    scrollTo(at);
  };
  const onOpen = useEffectEvent(() => {
    if (chosen !== null) scrollTo(active);
  });
  useLayoutEffect(() => onOpen(), []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letters = typeAhead(typed.current, event.key, event.timeStamp);
    const drill = listed[active];
    if (letters !== null) {
      typed.current = letters;
      const found = optionByLetters(listed.map((drill) => drillNames[drill.id]), active, letters.letters);
      if (found !== null) goTo(found);
    } else if ((event.key === 'Enter' || event.key === ' ') && drill !== undefined) {
      onChoose(drill.id);
    } else {
      const shape = { groups: groups.map((group) => group.drills.length), columns: columnsOf(event.currentTarget) };
      const next = optionAfterKey(shape, active, event.key);
      if (next === null) return;
      goTo(next);
    }
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent): void => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    const pressed = listed.find((drill) => optionId(drill.id) === option?.id);
    if (pressed !== undefined) onChoose(pressed.id);
  };

  return (
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no pictures
      role="listbox"
      tabIndex={0}
      aria-label={m.practice_drill_label()}
      aria-activedescendant={optionId(listed[active]?.id)}
      className={css['list']}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {groups.map((group) => (
        <fieldset key={group.id} aria-labelledby={`${id}-${group.id}`} className={css['group']}>
          <div className={css['head']}>
            <p id={`${id}-${group.id}`} className={css['level']}>
              {group.heading}
            </p>
            {group.isLevel ? <p className={css['done']}>{doneText(group.drills, practised)}</p> : null}
          </div>
          <div className={css['cards']} role="presentation" data-columns>
            {group.drills.map((drill) => (
              <DrillCard
                key={drill.id}
                id={optionId(drill.id)}
                drill={drill}
                minutes={minutesOf(drill.id)}
                showsLevel={!group.isLevel}
                isChosen={drill.id === chosen}
                isActive={drill.id === listed[active]?.id}
                isPractised={practised.ids?.has(drill.id) ?? null}
                best={practised.bests.get(drill.id)}
                today={practised.today}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** How far the player has come in a level; how many drills it has where none was done, or that is not known. */
function doneText(drills: readonly Drill[], { ids }: DrillHistory): string {
  const done = drills.filter((drill) => ids?.has(drill.id)).length;
  return done === 0 ? m.picker_count({ count: drills.length }) : m.picker_level_done({ done, all: drills.length });
}

/** How many cards stand side by side, as they are laid out now. */
function columnsOf(list: Element): number {
  const cards = list.querySelector('[data-columns]');
  return cards === null ? 1 : getComputedStyle(cards).gridTemplateColumns.split(' ').length;
}
