import { findPackReward, streakFromMarks, type PracticeDay } from '@touchline/domain';
import { rewardWords } from '@touchline/messages/pack-rewards';
import type pg from 'pg';

type SessionRow = {
  readonly id: string;
  readonly player_id: string;
  readonly drill_id: string;
  readonly duration_minutes: number;
  readonly result: number;
  readonly result_counts: boolean;
  readonly unpaid: string | null;
  readonly tokens_earned: number;
  readonly experience_gained: number;
  readonly improvement_from_last: number;
  readonly practice_day: PracticeDay;
  readonly time_zone: string;
  readonly offset_minutes: number;
  readonly idempotency_key: string | null;
  readonly finished_at: Date;
};
export type StreakRow = Pick<SessionRow, 'practice_day' | 'offset_minutes' | 'finished_at'>;
type LedgerRow = { readonly player_id: string; readonly amount: number; readonly reason: string; readonly ref: string };
type ItemRow = {
  readonly id: string;
  readonly player_id: string;
  readonly reward_id: string;
  readonly item_type: string;
  readonly item_name: string;
  readonly item_emoji: string;
  readonly rarity: string;
  readonly idempotency_key: string | null;
};
type AnswerRow = { readonly player_id: string; readonly route: string; readonly key: string; readonly made: string };
type PlayerRow = {
  readonly id: string;
  readonly level: number;
  readonly tokens: number;
  readonly tokens_ever: number;
  readonly total_sessions: number;
  readonly total_experience: number;
  readonly total_minutes: number;
  readonly current_streak: number;
  readonly best_streak: number;
  readonly practice_days: number;
  readonly last_practice_day: PracticeDay | null;
};

/** Rows of one player that belong together. */
type PlayerRecords = {
  readonly player: PlayerRow;
  /** In the order of saving. */
  readonly sessions: readonly SessionRow[];
  readonly ledger: readonly LedgerRow[];
  readonly items: readonly ItemRow[];
  readonly answers: readonly AnswerRow[];
};

/**
 * Recomputes everything that is derived from the sessions and packs of every player (rewards, ledger, totals, levels,
 * days, streaks, items, kept answers), from the specification and without the services' code, and gives one line for
 * each number that is not what it should be.
 */
export async function auditPlayerRecords(database: pg.Pool | pg.ClientBase): Promise<string[]> {
  const all = async <Row extends object>(query: string) => (await database.query<Row>(query)).rows;
  const players = await all<PlayerRow>('select * from users');
  const sessions = await all<SessionRow>('select * from practice_sessions order by id');
  const ledger = await all<LedgerRow>('select * from token_ledger');
  const items = await all<ItemRow>('select * from player_collection');
  const answers = await all<AnswerRow>(
    `select player_id, route, key, answer->'data'->>'id' as made from internal.idempotency_answers`,
  );
  const ofPlayer = <Row extends { player_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter((row) => row.player_id === id);
  return players.flatMap((player) =>
    wrongIn({
      player,
      sessions: ofPlayer(sessions, player.id),
      ledger: ofPlayer(ledger, player.id),
      items: ofPlayer(items, player.id),
      answers: ofPlayer(answers, player.id),
    }).map((line) => `player ${player.id}: ${line}`),
  );
}

function wrongIn(records: PlayerRecords): string[] {
  const wrong: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) {
      wrong.push(`${what} is ${JSON.stringify(is)} and should be ${JSON.stringify(should)}`);
    }
  };
  const { player, sessions: kept, ledger, items, answers } = records;
  const sessions = kept.filter(({ unpaid }) => unpaid === null);
  for (const one of kept.filter(({ unpaid }) => unpaid !== null)) {
    expect(`rewards of the unpaid ${one.id}`, [one.tokens_earned, one.experience_gained], [0, 0]);
  }
  for (const [index, session] of sessions.entries()) expectSession(session, sessions.slice(0, index), expect);

  const experience = sum(sessions.map((session, index) => experienceOf(session, sessions.slice(0, index))));
  const level = Math.floor(experience / 100) + 1;
  expect('total_sessions', player.total_sessions, sessions.length);
  expect('total_minutes', player.total_minutes, sum(sessions.map((session) => session.duration_minutes)));
  expect('total_experience', player.total_experience, experience);
  expect('level', player.level, level);
  expect('tokens_ever', player.tokens_ever, sum(ledger.map((entry) => Math.max(0, entry.amount))));
  expect('tokens', player.tokens, sum(sessions.map(tokensOf)) + 25 * (level - 1) - 10 * items.length);

  expect('sum of the ledger', sum(ledger.map((entry) => entry.amount)), player.tokens);
  const entries = (reason: string) => ledger.filter((entry) => entry.reason === reason);
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  expect(
    'session entries of the ledger',
    entries('session').map(({ ref, amount }) => `${ref} ${amount}`).toSorted(byText),
    sessions.map((session) => `${session.id} ${tokensOf(session)}`).toSorted(byText),
  );
  expect('level entries of the ledger', sum(entries('level').map((entry) => entry.amount)), 25 * (level - 1));
  expect(
    'pack entries of the ledger',
    entries('pack').map(({ ref, amount }) => `${ref} ${amount}`).toSorted(byText),
    items.map((item) => `${item.id} -10`).toSorted(byText),
  );
  const known = ['session', 'level', 'pack'].flatMap(entries);
  expect('entries for anything else', ledger.length, known.length);
  for (const item of items) expectItem(item, expect);

  const streak = streakOf(sessions);
  expect('the run', player.current_streak, streak.run);
  expect('best_streak', player.best_streak, streak.best);
  expect('practice_days', player.practice_days, streak.days.length);
  expect('last_practice_day', player.last_practice_day, streak.days.at(-1) ?? null);
  const opinion = streakFromMarks(
    sessions.map(({ practice_day: day, offset_minutes: offsetMinutes, finished_at: finishedAt }) => ({
      day,
      offsetMinutes,
      finishedAt,
    })),
  );
  expect('the run in the opinion of the domain', opinion.run, streak.run);
  expect('the best run in the opinion of the domain', opinion.best, streak.best);

  const keysOf = (rows: readonly { id: string; idempotency_key: string | null }[]) =>
    rows.flatMap(({ idempotency_key: key, id }) => (key === null ? [] : [`${key} ${id}`])).toSorted(byText);
  const answersOf = (route: string) =>
    answers.flatMap((row) => (row.route === route ? [`${row.key} ${row.made}`] : [])).toSorted(byText);
  expect('the kept answers', answersOf('savePracticeSession'), keysOf(kept));
  expect('the kept answers of packs', answersOf('openPack'), keysOf(items));
  return wrong;
}

/** An item is what the catalogue says of its reward. */
function expectItem(item: ItemRow, expect: (what: string, is: unknown, should: unknown) => void): void {
  const reward = findPackReward(item.reward_id);
  expect(
    `item ${item.id}`,
    [item.item_type, item.item_name, item.item_emoji, item.rarity],
    [reward?.kind, reward && rewardWords[reward.id].name, reward?.emoji, reward?.rarity],
  );
}

function expectSession(
  session: SessionRow,
  savedBefore: readonly SessionRow[],
  expect: (what: string, is: unknown, should: unknown) => void,
): void {
  const at = `of session ${session.id}`;
  expect(`tokens_earned ${at}`, session.tokens_earned, tokensOf(session));
  expect(`experience_gained ${at}`, session.experience_gained, experienceOf(session, savedBefore));
  expect(`practice_day ${at}`, session.practice_day, localDate(session.finished_at, session.time_zone));
  let previous: SessionRow | undefined;
  for (const other of savedBefore) {
    if (!other.result_counts || other.drill_id !== session.drill_id || other.finished_at > session.finished_at) continue;
    if (previous === undefined || other.finished_at >= previous.finished_at) previous = other;
  }
  const earlier = previous?.result ?? 0;
  const improvement = earlier > 0 && counted(session) > 0 ? session.result - earlier : 0;
  expect(`improvement_from_last ${at}`, session.improvement_from_last, improvement);
}

/** A result that nobody can count in the time is none. */
function counted({ result, result_counts: counts }: SessionRow): number {
  return counts ? result : 0;
}

/** Spec 002 §9. */
function tokensOf(session: SessionRow): number {
  return 10 + Math.min(Math.floor(counted(session) / 3), 25);
}

/** Spec 002 §9, and the 15 XP of 'Basic Ball Control' (001 §9): for the first of its drill, among the first five. */
function experienceOf(session: SessionRow, savedBefore: readonly SessionRow[]): number {
  const { duration_minutes: minutes, drill_id: drill } = session;
  const followed =
    drill === 'toe_taps' && savedBefore.length < 5 && savedBefore.every((other) => other.drill_id !== 'toe_taps');
  const forTime = (minutes >= 10 ? 10 : 0) + (minutes >= 15 ? 10 : 0);
  return 50 + Math.min(Math.floor(counted(session) / 10), 25) + forTime + (followed ? 15 : 0);
}

const walls = new Map<string, Intl.DateTimeFormat>();

/** The date on the wall of a zone: Sweden writes it as we do. */
function localDate(instant: Date, timeZone: string): string {
  const wall = walls.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  walls.set(timeZone, wall);
  return wall.format(instant);
}

/**
 * The run up to the last day, the longest run, and the days. A date is not missed when two sessions that follow each
 * other stand on either side of it and the clock moved ahead by 12 h or more between them: one date for each such move.
 */
function streakOf(sessions: readonly StreakRow[]): { run: number; best: number; days: PracticeDay[] } {
  const inOrder = sessions.toSorted(
    (a, b) => a.finished_at.getTime() - b.finished_at.getTime() || a.offset_minutes - b.offset_minutes,
  );
  const flights = inOrder.slice(1).flatMap((after, index) => {
    const before = inOrder[index];
    return before !== undefined && after.offset_minutes - before.offset_minutes >= 720 ? [{ before, after }] : [];
  });
  const days = [...new Set(sessions.map((session) => session.practice_day))].toSorted();
  let [run, best] = [0, 0];
  let last = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    const number = Date.parse(day) / 86_400_000;
    if (number - last === 2) {
      const lost = new Date((number - 1) * 86_400_000).toISOString().slice(0, 10);
      const flight = flights.findIndex(
        ({ before, after }) => before.practice_day < lost && lost < after.practice_day,
      );
      if (flight === -1) run = 0;
      else flights.splice(flight, 1);
    } else if (number - last !== 1) run = 0;
    run += 1;
    best = Math.max(best, run);
    last = number;
  }
  return { run, best, days };
}

/**
 * The longest run that a player was ever told of: the sessions are in the order of saving. A session that comes late can
 * part a flight in two and so miss a date that was forgiven before: the run is then shorter, and a badge for it stays.
 */
export function bestStreakEver(sessions: readonly StreakRow[]): number {
  return Math.max(0, ...sessions.map((_, index) => streakOf(sessions.slice(0, index + 1)).best));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
