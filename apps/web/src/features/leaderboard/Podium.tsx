import type { Board, BoardRow } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import css from './Podium.module.css';
import { keyed } from './board-row-keys.ts';
import { ownMark } from './board-texts.ts';

interface PodiumProps {
  readonly view: Board['view'];
  readonly rows: readonly BoardRow[];
}

/**
 * The first three under the lights: the first in the middle, read in their order all the same. Where there are two, the
 * third step waits for somebody.
 */
export function Podium({ view, rows }: PodiumProps) {
  return (
    <section className={css['stage']} data-theme="dark" aria-label={m.leaderboard_podium()}>
      <PitchLines part="centre" className={css['lines']} />
      <ol className={css['podium']} data-places={rows.length}>
        {keyed(rows).map(({ key, row }, step) => {
          const mark = ownMark(row);
          return (
            <li key={key} className={css['place']} data-step={step + 1} data-rank={row.rank}>
              {row.avatar === null ? null : <Avatar emoji={row.avatar} size={row.rank === 1 ? 'md' : 'sm'} lit={row.rank === 1} />}
              <bdi className={css['name']}>{row.name}</bdi>
              {mark === null ? null : <span className={css['mark']}>{mark}</span>}
              <span className={css['days']}>{m.leaderboard_days({ count: row.days })}</span>
              <span className={css['block']}>
                <span aria-hidden="true">{row.rank}</span>
                <VisuallyHidden>{m.leaderboard_place({ rank: row.rank })}</VisuallyHidden>
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
    </section>
  );
}
