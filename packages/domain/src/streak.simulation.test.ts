/**
 * Lives of players against an oracle that knows what the streak does not: every local date a player lived through,
 * every flight, and the player's wall clock by plain arithmetic. It settles the two promises of the streak:
 * no false break (who practised on every date lived through keeps the streak, and a date swallowed by a flight over
 * the date line is none) and no false day (a date lived without practice breaks it, no date counts twice).
 */
import { expect, it } from 'vitest';
import { daysBetween } from './practice-day.ts';
import type { PracticeDay } from './practice-day.ts';
import { continuesInOrder, currentStreak, extendStreak, noStreak, streakFromMarks, streakMark } from './streak.ts';
import type { StreakMark, StreakState } from './streak.ts';
import { count } from './testing/test-repetitions.ts';
import { DAY, localTimeOf } from './testing/reference-local-time.ts';
import type { LocalTime } from './testing/reference-local-time.ts';
import { liveAYear } from './testing/simulated-player-life.ts';
import type { LivedSession, PlayerLife } from './testing/simulated-player-life.ts';
import { chanceOf } from './seeded-random.ts';
import type { Chance } from './seeded-random.ts';

/** Samoa is not among them: in 2011 the whole country moved, which no player decides. It has an example of its own. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Fiji',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Honolulu',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Europe/London',
  'UTC',
] as const;

const earliest = Date.UTC(2007, 0, 1);
const latest = Date.UTC(2027, 0, 1);
const places = zones.map((zone) => localTimeOf(zone, earliest, latest + 400 * DAY)) as [LocalTime, ...LocalTime[]];
const epoch = '1970-01-01' as PracticeDay;

/** How often each case was met, so that the test can show that it met them all. */
const seen = {
  sessions: 0,
  breaks: 0,
  datesSwallowed: 0,
  datesMissedButForgiven: 0,
  datesLivedTwice: 0,
  readsOfABrokenStreak: 0,
  readsKeptAliveByAFlight: 0,
  lateSessions: 0,
};

/** What a player's streak has to be, from what the player lived through so far. */
class Oracle {
  readonly #practised = new Set<number>();
  readonly #lived = new Set<number>();
  /** Dates left out between two sessions while the clock moved ahead by 12 h or more: the settled rule forgives one. */
  readonly #leftOutByAFlight = new Set<number>();
  #latestDay = -Infinity;
  #lastSession: LivedSession | null = null;

  get days(): number {
    return this.#practised.size;
  }

  live(day: number): void {
    this.#lived.add(day);
  }

  practise(session: LivedSession): void {
    const before = this.#lastSession;
    if (before !== null && session.offset - before.offset >= 720) {
      for (let day = before.day + 1; day < session.day; day++) this.#leftOutByAFlight.add(day);
    }
    if (before !== null && session.day < before.day) seen.datesLivedTwice += 1;
    this.#practised.add(session.day);
    this.#latestDay = Math.max(this.#latestDay, session.day);
    this.#lastSession = session;
  }

  /** The days of the run that ends with this day. */
  runTo(last: number): number {
    let days = 0;
    for (let day = last; this.#practised.has(day); ) {
      days += 1;
      day -= this.#isExcused(day - 1) && this.#practised.has(day - 2) ? 2 : 1;
    }
    return days;
  }

  get run(): number {
    return this.runTo(this.#latestDay);
  }

  get best(): number {
    return Math.max(...[...this.#practised].map((day) => this.runTo(day)));
  }

  /** What the player may see on a date, by a clock so far ahead of UTC. */
  seenOn(today: number, offset: number): number {
    if (this.#lastSession === null) return 0;
    if (this.#latestDay >= today - 1) return this.run;
    const flown = offset - this.#lastSession.offset >= 720;
    if (this.#latestDay === today - 2 && (flown || !this.#lived.has(today - 1))) {
      seen.readsKeptAliveByAFlight += 1;
      return this.run;
    }
    seen.readsOfABrokenStreak += 1;
    return 0;
  }

  #isExcused(day: number): boolean {
    if (this.#practised.has(day)) return false;
    if (!this.#lived.has(day)) seen.datesSwallowed += 1;
    else if (this.#leftOutByAFlight.has(day)) seen.datesMissedButForgiven += 1;
    return !this.#lived.has(day) || this.#leftOutByAFlight.has(day);
  }
}

/** Compared without `expect` and told only on failure: there are millions of comparisons. */
function same(actual: number, expected: number, what: string, instant: number, zone: string): void {
  if (actual === expected) return;
  throw new Error(`${what} at ${new Date(instant).toISOString()} in ${zone} is ${actual}, lived was ${expected}`);
}

/** Walks the player through the year, session by session, and compares what the streak says at every step. */
function walk(life: PlayerLife): { marks: StreakMark[]; state: StreakState } {
  const oracle = new Oracle();
  const marks: StreakMark[] = [];
  let state = noStreak;
  for (const { day, from, to, place, sessions } of life.slots) {
    const look = (instant: number): void => {
      const shown = currentStreak(state, new Date(instant), place.zone);
      same(shown, oracle.seenOn(day, place.offsetAt(instant)), 'the streak shown', instant, place.zone);
      if (life.isDevoted) same(shown, oracle.days, 'the streak of one who missed no date', instant, place.zone);
    };
    oracle.live(day);
    look(from);
    for (const session of sessions) {
      const { finishedAt, zone } = session;
      const mark = streakMark(new Date(finishedAt), zone);
      marks.push(mark);
      const daysBefore = oracle.days;
      oracle.practise(session);
      state = continuesInOrder(state, mark) ? extendStreak(state, mark) : streakFromMarks(marks);

      same(daysBetween(epoch, mark.day), session.day, 'the practice day', finishedAt, zone);
      same(mark.offsetMinutes, session.offset, 'the offset', finishedAt, zone);
      same(state.run, oracle.run, 'the run', finishedAt, zone);
      same(state.practiceDays, oracle.days, 'the number of practice days', finishedAt, zone);
      if (state.run === 1 && daysBefore > 1 && oracle.days > daysBefore) seen.breaks += 1;
      seen.sessions += 1;
    }
    if (sessions.length === 0) look(to - 1);
  }
  if (state.best !== oracle.best) throw new Error(`the best run is ${state.best}, lived was ${oracle.best}`);
  return { marks, state };
}

/** The state after the same sessions have come in late and out of order, one by one. */
function deliverLate(chance: Chance, marks: readonly StreakMark[]): StreakState {
  const arrivals = marks
    .map((mark) => {
      const delay = chance.happens(0.04) ? chance.next() * 14 * DAY : 0;
      return { mark, at: mark.finishedAt.getTime() + delay };
    })
    .toSorted((a, b) => a.at - b.at);
  const arrived: StreakMark[] = [];
  let state = noStreak;
  for (const { mark } of arrivals) {
    arrived.push(mark);
    const isInOrder = continuesInOrder(state, mark);
    if (!isInOrder) seen.lateSessions += 1;
    state = isInOrder ? extendStreak(state, mark) : streakFromMarks(arrived);
  }
  return state;
}

const years = count('streakPlayerYears');

it(`neither breaks nor counts a day falsely in ${years} player-years`, () => {
  for (let seed = 1; seed <= years; seed++) {
    const chance = chanceOf(seed);
    try {
      const from = earliest + Math.floor(chance.next() * (latest - earliest));
      const { marks, state } = walk(liveAYear(chance, places, from));
      expect(seed % 10 === 0 ? deliverLate(chance, marks) : streakFromMarks(marks.toReversed())).toEqual(state);
    } catch (error) {
      throw new Error(`the life of seed ${seed}`, { cause: error });
    }
  }
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});
