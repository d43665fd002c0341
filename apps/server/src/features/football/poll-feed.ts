import type { FastifyBaseLogger } from 'fastify';
import { FeedFailure } from '../../adapters/football/index.ts';
import type { Database } from '../../db/open-postgres-pool.ts';
import * as feedRepo from './feed-repo.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A feed that fails is tried again each minute, by one process: nobody waits for it meanwhile. */
const PROBE_MS = MINUTE_MS;

/** How long a turn lasts whose process is never heard of again. Longer than any reading takes. */
export const TURN_MS = 3 * MINUTE_MS;

export type PolledFeed<Body> = {
  readonly name: string;
  /** Who is asked. */
  readonly source: string;
  readonly refreshMinutes: number;
  /** See `MatchReader`. */
  readonly countsCalls?: true | undefined;
  readonly read: (now: Date) => Promise<Body>;
};

type Parts = { readonly database: Database; readonly now: () => Date; readonly log: FastifyBaseLogger };

/** What came of it: `asked` and kept, `failed`, or somebody else's turn. */
type Outcome = 'asked' | 'failed' | 'elsewhere';

/**
 * Asks a feed when it is due and no other process does, and keeps what `kept` makes of the answer. When nothing
 * readable comes, what it said before stays.
 */
export async function pollFeed<Body>(
  { database, now, log }: Parts,
  feed: PolledFeed<Body>,
  kept: (body: Body) => Promise<unknown>,
): Promise<Outcome> {
  const at = now();
  const failures = await feedRepo.claimFeed(database, feed.name, feed.source, at, new Date(at.getTime() + TURN_MS));
  if (failures === null) return 'elsewhere';
  try {
    const body = await kept(await feed.read(at));
    await feedRepo.storeFeed(database, feed.name, at, body, now(), new Date(at.getTime() + feed.refreshMinutes * MINUTE_MS));
    if (failures > 0) log.info({ feed: feed.name, failures }, 'a feed can be read again');
    return 'asked';
  } catch (error) {
    await feedRepo.noteFailure(database, feed.name, at, new Date(at.getTime() + waitAfter(error, feed)));
    // Said once: it is tried again each minute, for hours or, on a machine without internet, for good.
    log[failures === 0 ? 'warn' : 'debug']({ ...told(error), feed: feed.name }, 'a feed could not be read');
    return 'failed';
  }
}

/** What the log says of a failure: of a connection that is not there in one line, of all else where it came from. */
function told(error: unknown): object {
  if (!(error instanceof FeedFailure) || error.kind !== 'unreachable') return { err: error };
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return { kind: error.kind, reason: error.message, code };
}

/** How long a feed that failed is left alone, in milliseconds. */
export function waitAfter(error: unknown, { countsCalls, refreshMinutes }: Pick<PolledFeed<unknown>, 'countsCalls' | 'refreshMinutes'>): number {
  const asked = error instanceof FeedFailure ? (error.retryAfter ?? 0) * SECOND_MS : 0;
  const isCounted = countsCalls === true && !(error instanceof FeedFailure && error.kind === 'unreachable');
  return Math.min(DAY_MS, Math.max(asked, isCounted ? refreshMinutes * MINUTE_MS : PROBE_MS));
}

/** Whether a feed said last what it was asked, not too long ago: then those that stand in for it need not be asked. */
export function isFresh(state: feedRepo.FeedState | undefined, refreshMinutes: number, now: Date): boolean {
  if (state?.fetchedAt == null || state.failures > 0) return false;
  const age = now.getTime() - state.fetchedAt.getTime();
  // Twice, because a turn comes a little late, and takes a little.
  return age <= 2 * refreshMinutes * MINUTE_MS;
}
