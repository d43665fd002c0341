import { isCountedByCamera, type Drill } from '@touchline/domain';
import { dateText, m, numberText } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { memo } from 'react';
import { VisuallyHidden } from '../../../../ui/hidden/VisuallyHidden.tsx';
import { CheckIcon } from '../../../../ui/icons/control-icons.tsx';
import { CameraIcon } from '../../../../ui/icons/filming-icons.tsx';
import { TEXT_SEPARATOR } from '../../../../ui/text-separator.ts';
import { drillNeedsLine, SmallDrillDiagram } from '../../../drills/index.ts';
import { categoryOf } from '../../drill-labels.ts';
import css from './DrillCard.module.css';
import type { DrillBest } from './useDrillHistory.ts';

interface DrillCardProps {
  id: string;
  drill: Drill;
  minutes: number;
  /** The heading above it does not tell its level. */
  showsLevel: boolean;
  isChosen: boolean;
  /** The keys are on it. */
  isActive: boolean;
  /** Null where it is not known. */
  isPractised: boolean | null;
  best: DrillBest | undefined;
  today: string | null;
}

/** A drill to choose: its picture, what it is called and trains, how long it is, what it needs, how it went. */
export const DrillCard = memo(function DrillCard({ id, drill, showsLevel, isChosen, isActive, minutes, ...past }: DrillCardProps) {
  return (
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds no picture
      role="option"
      aria-selected={isChosen}
      aria-labelledby={`${id}-name ${id}-category`}
      aria-describedby={`${id}-level ${id}-needs`}
      className={css['card']}
      data-active={isActive || undefined}
    >
      <span className={css['picture']}>
        <SmallDrillDiagram drill={drill} />
      </span>
      <span className={css['words']}>
        <span id={`${id}-name`} className={css['name']}>
          {withSoftHyphens(drillNames[drill.id])}
        </span>
        <span className={css['facts']}>
          <span>
            {/* Read as part of the name, the category stands in brackets (spec 002 §2); on a line of its own it needs none. */}
            <span id={`${id}-category`} hidden>
              {m.practice_drill_option({ name: '', category: categoryOf(drill) }).trim()}
            </span>
            <span aria-hidden="true">{withSoftHyphens(categoryOf(drill))}</span>{' '}
            <span aria-hidden="true">{'· '}</span>
            <span id={`${id}-level`}>
              {showsLevel ? m.practice_level({ level: drill.level }) + TEXT_SEPARATOR : null}
              <span className={css['length']}>{m.practice_minutes_choice({ count: minutes })}</span>
            </span>
          </span>
          <span id={`${id}-needs`}>
            <span>{drillNeedsLine(drill)}</span>{' '}
            <VisuallyHidden>{pastText(past)}</VisuallyHidden>
            {isCountedByCamera(drill) && 'mediaDevices' in navigator ? (
              <span className={css['counted']}>
                <CameraIcon size={14} />
                <span>{m.picker_wish_camera_counts()}</span>
              </span>
            ) : null}
          </span>
        </span>
      </span>
      {past.isPractised === true || past.best !== undefined ? (
        <span className={css['done']} aria-hidden="true">
          <CheckIcon size={16} />
          {past.best === undefined ? null : <span className={css['best']}>{numberText(past.best.best)}</span>}
        </span>
      ) : null}
      {isChosen ? (
        <span className={css['tick']}>
          <CheckIcon size={20} />
        </span>
      ) : null}
    </div>
  );
});

/** How it went before, as far as that is known: read with the drill; seen, it is a tick with the number. */
function pastText({ isPractised, best, today }: Pick<DrillCardProps, 'isPractised' | 'best' | 'today'>): string | null {
  if (best !== undefined) {
    const isThisYear = today !== null && best.day.slice(0, 4) === today.slice(0, 4);
    const day = dateText(best.day, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
    return m.picker_best({ result: best.best, day: day.replaceAll(' ', '\u00a0') });
  }
  if (isPractised === null) return null;
  return isPractised ? m.picker_done() : m.picker_new();
}
