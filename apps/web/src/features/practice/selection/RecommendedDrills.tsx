import { useQuery } from '@tanstack/react-query';
import { recommendationForAnybody, type Drill } from '@touchline/domain';
import { m } from '@touchline/messages';
import { drillNames } from '@touchline/messages/drill-names';
import { withSoftHyphens } from '@touchline/messages/soft-hyphens';
import { recommendationsQuery, useApi } from '../../../api/index.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ChevronRightIcon } from '../../../ui/icons/control-icons.tsx';
import { PlayIcon } from '../../../ui/icons/playback-icons.tsx';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { useMediaQuery } from '../../../ui/shell/useMediaQuery.ts';
import { SmallDrillDiagram } from '../../drills/index.ts';
import { categoryOf } from '../drill-labels.ts';
import css from './RecommendedDrills.module.css';

interface RecommendedDrillsProps {
  /** Those to choose from, in their order. */
  readonly drills: readonly Drill[];
  /** How long one of them lasts, in minutes. */
  readonly minutes: number;
  readonly onDrill: (drillId: string) => void;
  /** Straight to the countdown of one. */
  readonly onStart: (drillId: string) => void;
  /** Opens the choice among all of them. */
  readonly onAll: () => void;
}

/** Where there is room for all of them: the first large, the others beside it. They stay where they are when what is advised comes. */
const SLOTS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/**
 * Where the drill's picture will be: a floodlit pitch, with drills that suit the player, each a press away. To
 * start the first of them is the page's next step: it has the light.
 */
export function RecommendedDrills({ drills, minutes, onDrill, onStart, onAll }: RecommendedDrillsProps) {
  const { data } = useQuery(recommendationsQuery(useApi()));
  const advised = data === undefined ? [recommendationForAnybody] : [data.now, ...data.beside];
  /** The first one's picture is as wide as all of them. */
  const isWide = useMediaQuery('(min-width: 64rem)');
  const shown = firstOf(drills, advised.map(({ drillId }) => drillId));
  return (
    <div className={css['pitch']} data-theme="dark">
      <PitchLines part="centre" className={css['lines']} />
      <div className={css['head']}>
        <p className={css['title']}>{m.practice_drill_none_title()}</p>
        <p className={css['words']}>{m.practice_drill_none()}</p>
        <button type="button" className={css['all']} aria-haspopup="dialog" onClick={onAll}>
          {m.practice_drill_all({ count: drills.length })}
          <ChevronRightIcon size={16} />
        </button>
      </div>
      <ul className={css['cards']}>
        {SLOTS.map((slot, place) => {
          const drill = shown[place];
          if (drill === undefined) return null;
          return (
            <li key={slot} className={css['card']}>
              <span className={css['picture']}>
                <SmallDrillDiagram key={drill.id} drill={drill} isWide={isWide && place === 0} />
              </span>
              <div className={css['about']}>
                {/* It is pressed anywhere on the card. */}
                <button type="button" className={css['name']} onClick={() => onDrill(drill.id)}>
                  <NameInTwo name={withSoftHyphens(drillNames[drill.id])} />
                </button>
                <p className={css['facts']}>
                  {m.practice_level({ level: drill.level })}{TEXT_SEPARATOR}
                  {withSoftHyphens(categoryOf(drill))}
                </p>
                {place === 0 ? (
                  <Button variant="primary" icon={<PlayIcon size={18} />} className={css['start'] ?? ''} aria-label={m.practice_suggestion_start_drill({ drill: drillNames[drill.id], minutes })} onClick={() => onStart(drill.id)}>
                    {m.practice_suggestion_start({ minutes })}
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A name that is too long for one line breaks behind its colon first. */
function NameInTwo({ name }: { readonly name: string }) {
  const end = name.indexOf(': ') + 1;
  if (end === 0) return name;
  return (
    <>
      {name.slice(0, end)} <span className={css['afterColon']}>{name.slice(end + 1)}</span>
    </>
  );
}

/** What is advised first, then the easiest ones. */
function firstOf(drills: readonly Drill[], advised: readonly string[]): Drill[] {
  const wanted = advised.flatMap((id) => drills.find((drill) => drill.id === id) ?? []);
  const others = drills.toSorted((a, b) => a.level - b.level);
  return [...new Set([...wanted, ...others])].slice(0, SLOTS.length);
}
