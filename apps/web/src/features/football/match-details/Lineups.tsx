import type { Lineup } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './Lineups.module.css';
import { LineupPitch } from './LineupPitch.tsx';
import { lineupPositions } from './lineup-positions.ts';

/** Both elevens on a pitch, drawn; for everybody the bench and the coach, for a screen reader the eleven too. */
export function Lineups({ lineups }: { readonly lineups: readonly Lineup[] }) {
  const halves = lineups.map(({ startXI }) => lineupPositions(startXI));
  const [home, away] = halves;
  const isDrawn = lineups.length === 2 && home != null && away != null;
  return (
    <div className={css['lineups']}>
      {isDrawn ? <LineupPitch home={home} away={away} names={lineups.map(({ team }) => team.name)} /> : null}
      <div className={css['teams']}>
        {lineups.map((lineup) => (
          <Team key={lineup.team.name} lineup={lineup} isDrawn={isDrawn} />
        ))}
      </div>
    </div>
  );
}

function Team({ lineup: { team, formation, coach, startXI, substitutes }, isDrawn }: { readonly lineup: Lineup; readonly isDrawn: boolean }) {
  return (
    <section aria-label={team.name}>
      <h4 className={css['team']}>{formation === null ? team.name : m.football_match_lineup_of({ team: team.name, formation })}</h4>
      {coach.name === null ? null : <p className={css['soft']}>{m.football_match_coach({ name: coach.name })}</p>}
      <Players title={m.football_match_starting({ team: team.name })} players={startXI} isHidden={isDrawn} />
      <Players title={m.football_match_bench()} players={substitutes} isHidden={false} />
    </section>
  );
}

interface PlayersProps {
  readonly title: string;
  readonly players: Lineup['startXI'];
  /** Drawn elsewhere: for screen readers only. */
  readonly isHidden: boolean;
}

function Players({ title, players, isHidden }: PlayersProps) {
  if (players.length === 0) return null;
  return (
    <div className={isHidden ? css['spoken'] : undefined}>
      <h5 className={css['title']}>{title}</h5>
      <ul className={css['players']}>
        {players.map(({ player }) => (
          <li key={`${player.number} ${player.name}`}>
            <span className={css['number']}>{player.number ?? ''}</span>{' '}
            <span dir="auto">{player.name ?? m.football_match_player_unknown()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
