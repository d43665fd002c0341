import type { Board, BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { SEPARATOR } from '../../ui/separator.ts';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import css from './Podium.module.css';
import { keyed } from './board-row-keys.ts';
import { ownMark } from './board-texts.ts';
import { isTiedInDays, type Figure } from './deciding-figure.ts';
import { BoardRowFigures } from './BoardRowFigures.tsx';
import type { PodiumPlaces } from './podium-places.ts';

interface PodiumProps {
  readonly view: Board['view'];
  readonly places: PodiumPlaces;
  /** The ranks that more than one of the board has. */
  readonly shared: ReadonlySet<number>;
  /** What tells the rows of the board apart. */
  readonly deciding: Figure;
  /** What is new of the viewer who stands first, in a few words each. */
  readonly news: readonly string[];
}

/** Who is level on the steps that stand side by side, which are one step then: the first two, or all three. Each of four has a step. */
function levelOf([first, second, third, fourth]: readonly BoardRow[]): 'two' | 'three' | undefined {
  if (first === undefined || first.rank !== second?.rank || fourth !== undefined) return undefined;
  return first.rank === third?.rank ? 'three' : 'two';
}

/**
 * The first three places under the lights: the first in the middle, read in their order all the same. Where there are
 * two, the third step waits for somebody.
 */
export function Podium({ view, places: { rows, more }, shared, deciding, news }: PodiumProps) {
  const level = levelOf(rows);
  return (
    <section className={css['stage']} data-theme="dark" aria-label={m.leaderboard_podium()} data-news={news.length > 0 || undefined}>
      <PitchLines part="centre" className={css['lines']} />
      <ol className={css['podium']} data-places={rows.length} data-level={level}>
        {keyed(rows).map(({ key, row }, step) => {
          const mark = ownMark(row);
          const isShared = shared.has(row.rank);
          // The step that several stand on has its number once, in its middle.
          const isNumbered = step === 0 || level === undefined || (level === 'two' && step === 2);
          return (
            <li key={key} className={css['place']} data-step={step + 1} data-rank={row.rank}>
              {row.avatar === null ? null : <Avatar emoji={row.avatar} size={row.rank === 1 ? 'md' : 'sm'} lit={row.rank === 1} />}
              <LargeName as="bdi" className={css['name']} name={row.name} />
              {mark === null ? null : <span className={css['mark']}>{mark}</span>}
              <span className={css['figures']}>
                <BoardRowFigures {...{ row, deciding }} isTied={isTiedInDays(rows, step)} />
              </span>
              <span className={css['block']} data-number={isNumbered ? undefined : row.rank}>
                {isNumbered ? (
                  <span className={css['number']} aria-hidden="true">
                    {row.rank}
                    {isShared ? <span className={css['shared']}>{m.leaderboard_shared()}</span> : null}
                  </span>
                ) : null}
                <VisuallyHidden>
                  {[m.leaderboard_place({ rank: row.rank }), ...(isShared ? [m.leaderboard_shared()] : [])].join(', ')}
                </VisuallyHidden>
              </span>
            </li>
          );
        })}
        {rows.length === 2 ? (
          <li className={classes(css['place'], css['free'])} data-step={3}>
            <span className={css['seat']} aria-hidden="true">
              ?
            </span>
            <span className={css['name']}>{m.leaderboard_podium_free()}</span>
            <span className={css['days']}>{view === 'team' ? m.leaderboard_podium_free_team() : m.leaderboard_podium_free_player()}</span>
            <span className={css['block']} aria-hidden="true">
              3
            </span>
          </li>
        ) : null}
      </ol>
      {more === null ? null : (
        <p className={css['more']}>
          {more.count === null ? m.leaderboard_podium_others({ rank: more.rank }) : m.leaderboard_podium_more({ count: more.count, rank: more.rank })}
        </p>
      )}
      {news.length === 0 ? null : <p className={css['news']}>{news.join(SEPARATOR)}</p>}
    </section>
  );
}
