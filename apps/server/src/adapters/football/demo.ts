import type { Match } from '@touchline/contracts';
import type { MatchStatus } from '@touchline/domain';
import type { MatchReader } from './port.ts';

const MINUTE_MS = 60_000;
/** Kick-offs are on the quarter of an hour, so that a list stays the same match for match while it is played. */
const GRID_MS = 15 * MINUTE_MS;

/** Made-up teams of made-up leagues, and when they kick off, in minutes from the last quarter of an hour. */
const fixtures = [
  { home: 'Harbour City', away: 'North Meadow', league: 'Demo League', venue: 'Quay Park', kickOff: -75, goals: [2, 1] },
  { home: 'Lakeside Rovers', away: 'Old Mill United', league: 'Demo League', venue: 'The Boathouse', kickOff: -60, goals: [0, 0] },
  { home: 'Castle Green', away: 'Riverbank', league: 'Demo Cup', venue: 'Castle Field', kickOff: -45, goals: [1, 3] },
  { home: 'Summit Athletic', away: 'Pine Valley', league: 'Demo Cup', venue: 'Summit Ground', kickOff: -15, goals: [1, 0] },
  { home: 'Lighthouse FC', away: 'Dune Town', league: 'Demo League', venue: 'Beacon Road', kickOff: -180, goals: [2, 2] },
  { home: 'Market Square', away: 'Canal Street', league: 'Demo League', venue: 'Market Ground', kickOff: 60, goals: [0, 0] },
  { home: 'Orchard Park', away: 'Stonebridge', league: 'Demo Cup', venue: 'Orchard Park', kickOff: 180, goals: [0, 0] },
] as const;

/** Matches that nobody plays, for a machine that reaches no source: always called a demo, with kick-offs around now. */
export function demo(): MatchReader {
  return {
    refreshMinutes: 1,
    matches: (now) => Promise.resolve(demoMatches(now)),
  };
}

function demoMatches(now: Date): Match[] {
  const grid = Math.floor(now.getTime() / GRID_MS) * GRID_MS;
  return fixtures.map(({ home, away, league, venue, kickOff, goals }, index) => {
    const begins = grid + kickOff * MINUTE_MS;
    const { status, minute } = standAfter((now.getTime() - begins) / MINUTE_MS);
    const played = status !== 'NS';
    return {
      id: `demo-${index}`,
      home,
      away,
      homeScore: played ? goals[0] : null,
      awayScore: played ? goals[1] : null,
      status,
      time: minute,
      league,
      venue,
      date: new Date(begins).toISOString(),
      referee: null,
    };
  });
}

/** How a match stands so many minutes after its kick-off, with a quarter of an hour at half-time. */
function standAfter(minutes: number): { status: MatchStatus; minute: number | null } {
  if (minutes < 0) return { status: 'NS', minute: null };
  if (minutes < 45) return { status: '1H', minute: Math.floor(minutes) + 1 };
  if (minutes < 60) return { status: 'HT', minute: 45 };
  if (minutes < 105) return { status: '2H', minute: Math.floor(minutes) - 14 };
  return { status: 'FT', minute: null };
}
