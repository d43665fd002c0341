import type { Match, MatchDetails } from '@touchline/contracts';
import { m } from '@touchline/messages';
import css from './LeagueTable.module.css';

interface LeagueTableProps {
  readonly rows: NonNullable<MatchDetails['table']>;
  /** Its two are marked. */
  readonly match: Pick<Match, 'home' | 'away'>;
}

/** What a team's matches came to, where the table has room for it. */
const record = [
  { key: 'won', short: m.football_match_table_won_short, name: m.football_match_table_won },
  { key: 'drawn', short: m.football_match_table_drawn_short, name: m.football_match_table_drawn },
  { key: 'lost', short: m.football_match_table_lost_short, name: m.football_match_table_lost },
] as const;

/** The table of the match's league. */
export function LeagueTable({ rows, match }: LeagueTableProps) {
  return (
    <div className={css['frame']}>
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
            {record.map(({ key, short, name }) => (
              <th key={key} scope="col" className={css['record']}>
                <abbr title={name()}>{short()}</abbr>
              </th>
            ))}
            <th scope="col">{m.football_match_table_difference()}</th>
            <th scope="col">{m.football_match_table_points()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, team, played, goalsFor, goalsAgainst, points, ...row }) => (
            <tr key={team} className={team === match.home || team === match.away ? css['own'] : undefined}>
              <td>{rank}</td>
              <th scope="row" className={css['team']} dir="auto">
                {team}
              </th>
              <td>{played}</td>
              {record.map(({ key }) => (
                <td key={key} className={css['record']}>
                  {row[key]}
                </td>
              ))}
              <td>
                {goalsFor}–{goalsAgainst}
              </td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
