import type { Board, BoardRow } from '@touchline/contracts';
import { teamKeyOf } from '@touchline/domain';
import { m } from '@touchline/messages';
import type { ReactNode, Ref } from 'react';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { classes } from '../../ui/join-class-names.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Crest } from '../../ui/crest/Crest.tsx';
import css from './Podium.module.css';
import { keyed } from './board-row-keys.ts';
import { besidesOnPodium, isOwn, ownMark } from './board-row-texts.ts';
import type { Figure } from './deciding-figure-and-shared-ranks.ts';
import { BoardRowFigures } from './BoardRowFigures.tsx';
import type { PodiumPlaces } from './podium-places.ts';

interface PodiumProps {
  readonly view: Board['view'];
  readonly places: PodiumPlaces;
  /** The ranks that more than one of the board has. */
  readonly shared: ReadonlySet<number>;
  /** What tells the rows of the board apart. */
  readonly deciding: Figure;
  /** What is new of the viewer who stands first, in a few words each, what brings them on before it. */
  readonly news: readonly string[];
  /** The next thing for the viewer who stands first to do, beside the news. */
  readonly action?: ReactNode;
  /** The viewer's own step, for whoever watches whether it is in sight. */
  readonly ownStep: Ref<HTMLLIElement>;
}

/** A name of so many letters has one line on a step. */
const ONE_LINE = 11;

/**
 * The first three places on a floodlit ground: the first in the middle, read in their order all the same. Who shares the
 * first place stands on one wide golden step of equal parts, from left to right as on the board. Where there are two, the third step
 * waits for somebody.
 */
export function Podium({ view, places: { rows, more }, shared, deciding, news, action, ownStep }: PodiumProps) {
  // One that may take two lines: all have the room of two, so that pictures and numbers of one step stand in line.
  const areNamesLong = rows.some(({ name }) => name.length > ONE_LINE);
  const firsts = rows.filter(({ rank }) => rank === 1).length;
  return (
    <section className={css['stage']} data-theme="dark" aria-label={m.leaderboard_podium()}>
      <PitchLines part="centre" className={css['lines']} />
      <ol className={css['podium']} data-places={rows.length} data-long={areNamesLong || undefined} data-first={firsts > 1 ? 'shared' : 'alone'} data-level={firsts > 1 && firsts === rows.length ? '' : undefined}>
        {keyed(rows).map(({ key, row }, step) => {
          const mark = ownMark(row);
          const isShared = shared.has(row.rank);
          return (
            <li key={key} className={css['place']} data-step={step + 1} data-rank={row.rank} data-own={isOwn(row) || undefined} data-wide-step={wideStepPart(row, step, firsts)} {...(isOwn(row) && { ref: ownStep })}>
              {row.avatar === null ? <Crest name={teamKeyOf(row.name) ?? row.name} /> : <Avatar emoji={row.avatar} size={row.rank === 1 ? 'md' : 'sm'} lit={row.rank === 1} />}
              <LargeName as="bdi" className={css['name']} name={row.name} />
              {mark === null ? null : <span className={css['mark']}>{mark.replace(/[()]/g, '')}</span>}
              <span className={css['figures']}>
                <BoardRowFigures {...{ row, deciding }} isOtherEqual={deciding === 'drills'} />
              </span>
              <span className={css['block']}>
                <span className={css['number']} aria-hidden="true">
                  {row.rank}
                  {isShared ? <span className={css['shared']}>{m.leaderboard_shared()}</span> : null}
                </span>
                <VisuallyHidden>
                  {[m.leaderboard_place({ rank: row.rank }), ...(isShared ? [m.leaderboard_shared()] : [])].join(', ')}
                </VisuallyHidden>
                <span className={css['besides']}>
                  {besidesOnPodium(row).map((part) => (
                    <span key={part}>{part} </span>
                  ))}
                </span>
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
      {more === null && news.length === 0 ? null : (
        <div className={css['caption']}>
          {more === null ? null : (
            <p>{more.count === null ? m.leaderboard_podium_others({ rank: more.rank }) : m.leaderboard_podium_more({ count: more.count, rank: more.rank })}</p>
          )}
          {news.length === 0 ? null : (
            <div className={css['own']}>
              <p className={css['news']}>
                {news.map((text, at) => (
                  <span key={text}>{at === 0 ? text : ` ${text}`}</span>
                ))}
              </p>
              {action}
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Which part of the wide step that equal firsts share somebody stands on; undefined of a step of their own. */
function wideStepPart({ rank }: BoardRow, step: number, firsts: number): 'start' | 'middle' | 'end' | undefined {
  if (rank !== 1 || firsts < 2) return undefined;
  if (step === 0) return 'start';
  return step === firsts - 1 ? 'end' : 'middle';
}
