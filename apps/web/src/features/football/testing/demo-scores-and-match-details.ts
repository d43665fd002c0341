import type { footballRoutes, Match, Reply } from '@touchline/contracts';
import { demoMatchDetails, demoMatches } from '@touchline/domain';

type Scores = Reply<typeof footballRoutes.getLiveScores>;
type Details = Reply<typeof footballRoutes.getMatchDetails>;

/** A Sunday noon in the middle of matches. */
const NOON = Date.parse('2026-02-15T12:00:00Z');

/** What anybody is answered at that moment, with what a test says otherwise. */
export function demoScoresReply(differing: Partial<Scores> = {}): Scores {
  const scores = demoMatches(NOON).toSorted((one, other) => (one.status > other.status ? 1 : -1)) as Match[];
  return { success: true, scores, source: 'demo', provider: 'demo', asOf: '2026-02-15T12:00:00.000Z', stale: false, ...differing };
}

/** The details of a match of that moment, some minutes later. */
export function demoMatchDetailsReply(id: string, minutesLater = 0, differing: Partial<Details> = {}): Details {
  const details = demoMatchDetails(id, NOON + minutesLater * 60_000);
  if (details === null) throw new Error(`There is no match ${id}`);
  return {
    success: true,
    fixtureId: id,
    ...(details as Omit<Details, 'success' | 'fixtureId'>),
    source: 'demo',
    provider: 'demo',
    asOf: '2026-02-15T12:00:00.000Z',
    stale: false,
    ...differing,
  };
}
