import { demoLeagues, type DemoClub, type DemoLeague } from './demo-leagues.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Between two kick-offs: two or three matches are under way at any moment, round the clock. */
const SLOT_MINUTES = 48;

/** Matches of a league on one day: all of its clubs play. */
const MATCHES_A_ROUND = 5;

/** Days of a season: each club meets each other one twice, at home and away. */
export const DEMO_SEASON_DAYS = 18;
const HALF_SEASON = DEMO_SEASON_DAYS / 2;

/** The leagues do not begin on the same day, so that their tables are never all empty. */
const DAYS_BETWEEN_LEAGUES = 3;

export interface DemoFixture {
  /** The same on every machine. */
  readonly id: string;
  /** Which of its league's seasons, counted from 1970. */
  readonly season: number;
  readonly league: DemoLeague;
  readonly home: DemoClub;
  readonly away: DemoClub;
  /** Milliseconds since 1970. */
  readonly kickOff: number;
}

/** The day of a moment in UTC, counted from 1970. */
export function demoDayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** Every match of a day, by kick-off: one round of each league, its matches spread over 24 hours. */
export function fixturesOfDay(day: number): DemoFixture[] {
  return Array.from({ length: MATCHES_A_ROUND * demoLeagues.length }, (_, slot) => fixtureAt(day, slot)).filter(
    (fixture) => fixture !== null,
  );
}

/** The match with an id; null when there is none. */
export function demoFixture(id: string): DemoFixture | null {
  const [, day, slot] = /^demo-(\d{1,6})-(\d{1,2})$/.exec(id) ?? [];
  const fixture = fixtureAt(Number(day), Number(slot));
  return fixture?.id === id ? fixture : null;
}

/** Every match of a league's season, by kick-off. */
export function fixturesOfSeason(league: DemoLeague, season: number): DemoFixture[] {
  const at = demoLeagues.indexOf(league);
  const begins = season * DEMO_SEASON_DAYS - at * DAYS_BETWEEN_LEAGUES;
  return Array.from({ length: DEMO_SEASON_DAYS * MATCHES_A_ROUND }, (_, match) =>
    fixtureAt(begins + Math.floor(match / MATCHES_A_ROUND), at + (match % MATCHES_A_ROUND) * demoLeagues.length),
  ).filter((fixture) => fixture !== null);
}

function fixtureAt(day: number, slot: number): DemoFixture | null {
  const at = slot % demoLeagues.length;
  const league = demoLeagues[at];
  const { season, round } = roundOf(at, day);
  // Another match of the round goes first each day, so that a club does not always play at the same hour.
  const order = (Math.floor(slot / demoLeagues.length) + round) % MATCHES_A_ROUND;
  const pairing = league && pairingOf(round, order);
  const [home, away] = [league?.clubs[pairing?.[0] ?? -1], league?.clubs[pairing?.[1] ?? -1]];
  if (!league || !home || !away || slot >= MATCHES_A_ROUND * demoLeagues.length) return null;
  return {
    id: `demo-${day}-${slot}`,
    season,
    league,
    home,
    away,
    kickOff: day * DAY_MS + slot * SLOT_MINUTES * MINUTE_MS,
  };
}

function roundOf(league: number, day: number): { season: number; round: number } {
  const counted = day + league * DAYS_BETWEEN_LEAGUES;
  return { season: Math.floor(counted / DEMO_SEASON_DAYS), round: counted % DEMO_SEASON_DAYS };
}

/** Round robin by the circle: one club stays, the others turn around it. Home and away change in the second half. */
function pairingOf(round: number, match: number): readonly [number, number] {
  const turning = HALF_SEASON;
  const turned = round % HALF_SEASON;
  const place = (index: number) => ((turned + index) % turning) + 1;
  const [one, other] = match === 0 ? [0, place(0)] : [place(match), place(turning - match)];
  return ((turned + match) % 2 === 0) === (round < HALF_SEASON) ? [one, other] : [other, one];
}
