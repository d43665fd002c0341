import { expect, it } from 'vitest';
import { count } from '../../testing/test-repetitions.ts';
import { fixturesOfDay, type DemoFixture } from './demo-fixtures.ts';
import { eventsOf, playersOf, statisticsOf } from './demo-match-details.ts';
import { standAt, type DemoStand } from './demo-match-state.ts';
import { demoMatchDetails } from './demo-matches-and-tables.ts';
import { demoTable, type TableRow } from './league-table.ts';

const MINUTE_MS = 60_000;
/** A day on which every league is somewhere else in its season. */
const FIRST_DAY = 20_613;
const order = ['NS', '1H', 'HT', '2H', 'FT'];

type Events = ReturnType<typeof eventsOf>;
type Sheet = Readonly<Record<string, number>>;

/** Everything that must hold at one look at a match, and since the look before. Gives what the next look needs. */
function look(stand: DemoStand, before: Look | null): Look {
  const events = eventsOf(stand);
  const sheets = statisticsOf(stand).map(sheetOf);
  const where = `${stand.fixture.id} after ${stand.elapsed} minutes`;
  const fail = (what: string): never => {
    throw new Error(`${where}: ${what}`);
  };
  checkScore(stand, events, fail);
  if (stand.status !== 'NS') checkSheets(stand, events, sheets, fail);
  if (before !== null) {
    if (order.indexOf(stand.status) < order.indexOf(before.stand.status)) fail('the status goes back');
    if ((stand.minute ?? 0) < (before.stand.minute ?? 0)) fail('the minute goes back');
    if (stand.goals.some((goals, side) => goals < (before.stand.goals[side] ?? 0))) fail('a goal is taken away');
    if (JSON.stringify(events.slice(0, before.events.length)) !== JSON.stringify(before.events)) fail('an event is changed');
    for (const [side, sheet] of before.sheets.entries()) {
      const fell = Object.keys(sheet).filter((type) => !type.includes('%') && (sheets[side]?.[type] ?? 0) < (sheet[type] ?? 0));
      if (fell.length > 0) fail(`a figure falls: ${fell.join(', ')}`);
    }
  }
  return { stand, events, sheets };
}
type Look = { readonly stand: DemoStand; readonly events: Events; readonly sheets: readonly Sheet[] };
type Fail = (what: string) => never;

/** Percentages under a name with a `%`. */
function sheetOf({ statistics }: ReturnType<typeof statisticsOf>[number]): Sheet {
  const figure = ({ type, value }: (typeof statistics)[number]) =>
    typeof value === 'number' ? [type, value] : [type.includes('%') ? type : `${type} %`, Number.parseInt(value ?? '0', 10)];
  return Object.fromEntries(statistics.map(figure)) as Sheet;
}

function checkScore({ goals, minute, status }: DemoStand, events: Events, fail: Fail): void {
  const scored = events.filter(({ score }) => score !== null);
  if (scored.length !== goals[0] + goals[1]) fail('score and goals of the timeline differ');
  const last = scored.at(-1)?.score ?? { home: 0, away: 0 };
  if (last.home !== goals[0] || last.away !== goals[1]) fail('the timeline ends with another score');
  if (events.some(({ type, detail, score }) => (type === 'Goal' && detail !== 'Missed Penalty') !== (score !== null))) fail('a goal without a score');
  if (events.some(({ time }) => time.elapsed > (minute ?? -1))) fail('something happens in a minute to come');
  if (status === 'NS' && events.length > 0) fail('something happens before the kick-off');
}

function checkSheets(stand: DemoStand, events: Events, sheets: readonly Sheet[], fail: Fail): void {
  const names = [stand.fixture.home.name, stand.fixture.away.name];
  for (const [side, sheet] of sheets.entries()) {
    const of = (type: string) => sheet[type] ?? fail(`no ${type}`);
    const told = (...details: string[]) => events.filter(({ team, detail }) => team.name === names[side] && details.includes(detail)).length;
    const other = sheets[1 - side] ?? fail('one side only');
    if (of('Total Shots') !== of('Shots on Goal') + of('Shots off Goal') + of('Blocked Shots')) fail('the shots do not add up');
    if (of('Shots on Goal') !== told('Normal Goal', 'Penalty') + (other['Goalkeeper Saves'] ?? -1)) fail('a shot on goal is neither in nor saved');
    if (of('Yellow Cards') !== told('Yellow Card') || of('Red Cards') !== told('Red Card')) fail('the cards differ');
    if (of('Ball Possession %') + (other['Ball Possession %'] ?? 0) !== 100) fail('somebody else has the ball');
    if (of('Passes accurate') > of('Total passes')) fail('more passes arrive than are played');
  }
}

/** Nobody acts who is not in the field, and the figures of the players are those of the match. */
function checkPlayers(stand: DemoStand, events: Events): void {
  const { script, fixture } = stand;
  for (const side of [0, 1] as const) {
    const name = [fixture.home.name, fixture.away.name][side];
    const field = new Set(script.lineups[side].starters.map((player) => player.name));
    expect(field.size).toBe(11);
    for (const { team, type, detail, player, assist } of events) {
      if ((team.name === name) === (detail === 'Own Goal')) continue;
      expect(field, `${fixture.id}: ${detail}`).toContain(player.name);
      if (type === 'Goal' && assist.name !== null) expect(field).toContain(assist.name);
      if (type === 'subst' || detail === 'Red Card') field.delete(player.name);
      if (type === 'subst' && assist.name !== null) field.add(assist.name);
    }
    const own = events.filter(({ detail, team }) => detail === 'Own Goal' && team.name === name).length;
    const players = playersOf(stand)[side]?.players ?? [];
    expect(players.reduce((sum, player) => sum + player.goals, 0) + own).toBe(stand.goals[side]);
    const played = script.minutes.length;
    expect(players.every(({ minutes }) => minutes >= 0 && minutes <= played)).toBe(true);
  }
}

function playThrough(fixture: DemoFixture): DemoStand {
  const until = standAt(fixture, fixture.kickOff).script.clock.ends + 2;
  let last: Look | null = null;
  for (let minute = -2; minute <= until; minute += 1) last = look(standAt(fixture, fixture.kickOff + minute * MINUTE_MS), last);
  if (last?.stand.status !== 'FT') throw new Error(`${fixture.id} does not end`);
  checkPlayers(last.stand, last.events);
  return last.stand;
}

/** What a result adds to a table. */
function added(rows: readonly TableRow[], { fixture, goals }: DemoStand): object[] {
  const outcome = Math.sign(goals[0] - goals[1]);
  const row = (team: string, own: number, other: number, won: number) => {
    const was = rows.find((one) => one.team === team);
    if (was === undefined) throw new Error(`${team} is in no table`);
    return {
      team,
      played: was.played + 1,
      won: was.won + Number(won > 0),
      drawn: was.drawn + Number(won === 0),
      lost: was.lost + Number(won < 0),
      goalsFor: was.goalsFor + own,
      goalsAgainst: was.goalsAgainst + other,
      points: was.points + (won > 0 ? 3 : Number(won === 0)),
    };
  };
  return [row(fixture.home.name, goals[0], goals[1], outcome), row(fixture.away.name, goals[1], goals[0], -outcome)];
}

it('score, events, statistics, table and status of every match agree in every minute, and time never goes back', () => {
  for (let day = FIRST_DAY; day < FIRST_DAY + count('demoDays'); day += 1) {
    for (const fixture of fixturesOfDay(day)) {
      const over = playThrough(fixture);
      const ends = fixture.kickOff + over.script.clock.ends * MINUTE_MS;
      const tableAt = (time: number) => demoTable(fixture.league, fixture.season, time);
      const before = tableAt(ends - 1);
      const after = tableAt(ends);
      const rows = added(before, over).map((row) => expect.objectContaining(row) as unknown);
      expect(after).toEqual(expect.arrayContaining(rows));
      const others = (rows: readonly TableRow[]) =>
        rows.filter(({ team }) => team !== fixture.home.name && team !== fixture.away.name).reduce((sum, row) => sum + row.played, 0);
      expect(others(after)).toBe(others(before));
      expect(after.map(({ points }) => points)).toEqual(after.map(({ points }) => points).toSorted((a, b) => b - a));
      expect(demoMatchDetails(fixture.id, ends)).toMatchObject({
        fixture: { status: 'FT', homeScore: over.goals[0], awayScore: over.goals[1] },
        score: { fulltime: { home: over.goals[0], away: over.goals[1] } },
        table: after,
      });
    }
  }
});
