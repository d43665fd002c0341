import type { MatchDetails } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './LeagueTable.module.css';

interface LeagueTableProps {
  readonly rows: NonNullable<MatchDetails['table']>;
  /** The two of the match, marked. */
  readonly teams: readonly string[];
}

/** The table of the match's league. */
export function LeagueTable({ rows, teams }: LeagueTableProps) {
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={m.football_match_table_rank()}>#</abbr>
          </th>
          <th scope="col" className={css['team']}>
            {m.football_match_table_team()}
          </th>
          <th scope="col">{m.football_match_table_played()}</th>
          <th scope="col">{m.football_match_table_difference()}</th>
          <th scope="col">{m.football_match_table_points()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, team, played, goalsFor, goalsAgainst, points }) => (
          <tr key={team} className={teams.includes(team) ? css['own'] : undefined}>
            <td>{rank}</td>
            <th scope="row" className={css['team']} dir="auto">
              {team}
            </th>
            <td>{played}</td>
            <td>
              {goalsFor}–{goalsAgainst}
            </td>
            <td>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
