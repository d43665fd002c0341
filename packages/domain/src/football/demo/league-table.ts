import { fixturesOfSeason } from './demo-fixtures.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { resultBy } from './demo-match-state.ts';

export interface TableRow {
  /** From 1; clubs that have the same record share it. */
  readonly rank: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

const WIN = 3;
const DRAW = 1;

/** The table of one season of a league by the matches that are over at a moment, in milliseconds since 1970. */
export function demoTable(league: DemoLeague, season: number, time: number): TableRow[] {
  const rows = new Map(league.clubs.map(({ name }) => [name, emptyRow(name)]));
  for (const fixture of fixturesOfSeason(league, season)) {
    const goals = resultBy(fixture, time);
    if (goals === null) continue;
    count(rows.get(fixture.home.name), goals[0], goals[1]);
    count(rows.get(fixture.away.name), goals[1], goals[0]);
  }
  const sorted = [...rows.values()].toSorted((a, b) => compareRows(a, b) || (a.team < b.team ? -1 : 1));
  return sorted.map((row) => ({ ...row, rank: sorted.findIndex((other) => compareRows(row, other) === 0) + 1 }));
}

type Counted = { -readonly [Field in keyof TableRow]: TableRow[Field] };

function emptyRow(team: string): Counted {
  return { rank: 0, team, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
}

function count(row: Counted | undefined, scored: number, conceded: number): void {
  if (row === undefined) throw new Error('a club plays in a league that is not its own');
  row.played += 1;
  row.goalsFor += scored;
  row.goalsAgainst += conceded;
  if (scored > conceded) {
    row.won += 1;
    row.points += WIN;
  } else if (scored === conceded) {
    row.drawn += 1;
    row.points += DRAW;
  } else {
    row.lost += 1;
  }
}

/** By points, then the difference of goals, then goals scored. */
function compareRows(a: TableRow, b: TableRow): number {
  const difference = (row: TableRow) => row.goalsFor - row.goalsAgainst;
  return b.points - a.points || difference(b) - difference(a) || b.goalsFor - a.goalsFor;
}
