import type { QueryClient } from '@tanstack/react-query';
import type { PracticeSessionPost, PracticeSessionRow, Rewards, Stats } from '@touchline/contracts';
import { correctedFinishTimes, refuseFinish } from '@touchline/domain';
import { ApiError, type Client } from '@touchline/contracts/client';
import { packsQuery, refetchAfter, statsQuery } from '../api/index.ts';
import type { Entry } from './queue/queue-entry.ts';
import type { Attempt, BackgroundNews, QueueKind } from './queue/queue-types.ts';
import type { Queue } from './queue/offline-queue.ts';

/** What came of a session that reached the server. */
export interface SavedSession {
  readonly session: PracticeSessionRow;
  readonly rewards: Rewards;
  readonly stats: Stats;
}

/** A finished session on its way to the server. */
export type WaitingSession = Entry<PracticeSessionPost>;
export type Outbox = Queue<PracticeSessionPost, SavedSession>;
export type PracticeSessionNews = BackgroundNews<PracticeSessionPost, SavedSession>;
/** What came of a save: the server's answer, or the session waits on the device. */
export type SaveOutcome = SavedSession | 'kept';
type SessionKind = QueueKind<PracticeSessionPost, SavedSession>;

export const practiceSessionKindName = 'practice-session';

/** What a message about sessions that arrived is found by: a fuller one takes its place. */
export const ARRIVED_SESSIONS = 'arrived-sessions';

/** When the drill ended, in epoch milliseconds. */
export function finishOf({ payload, queuedAt }: Pick<WaitingSession, 'payload' | 'queuedAt'>): number {
  return payload.finished_at === undefined ? queuedAt : Date.parse(payload.finished_at);
}

/** What waits is moved to before a later session began, where the clock has been set back in between. */
function setRight(waiting: readonly PracticeSessionPost[], later: PracticeSessionPost): readonly PracticeSessionPost[] {
  const told = waiting.map(timeOf);
  const began = timeOf(later).finishedAt - later.duration_minutes * 60_000;
  // A session without a time of its own ended when the server hears of it.
  const finishes = correctedFinishTimes(began, told.filter(({ finishedAt }) => !Number.isNaN(finishedAt)));
  return waiting.map((post, index) => {
    const before = told[index]?.finishedAt ?? Number.NaN;
    if (Number.isNaN(before) || Number.isNaN(began)) return post;
    const finish = finishes.shift() ?? before;
    return finish === before ? post : { ...post, finished_at: new Date(finish).toISOString() };
  });
}

function timeOf({ finished_at: finishedAt = '', duration_minutes: durationMinutes }: PracticeSessionPost) {
  return { finishedAt: Date.parse(finishedAt), durationMinutes };
}

/** A player's finished sessions: each arrives once, in the order in which they were practised. */
export function practiceSessionKind(
  playerId: string,
  send: SessionKind['send'],
  onSentElsewhere: () => void = () => undefined,
): SessionKind {
  return {
    name: practiceSessionKindName,
    playerId,
    isPayload: (stored): stored is PracticeSessionPost => typeof stored === 'object' && stored !== null && 'drill_id' in stored,
    send,
    // Twice the route's twenty seconds, for a device whose clock is wrong, and the token's.
    timeLimitMs: 60_000,
    orderOf: finishOf,
    amend: setRight,
    onSentElsewhere,
  };
}

/** How many sessions are held up. One that is on its way for the first time is not: it is there in a moment. */
export function heldUpSessions(waiting: readonly Pick<WaitingSession, 'lastError' | 'refused'>[]): number {
  return waiting.some(({ lastError, refused }) => lastError !== null || refused !== null) ? waiting.length : 0;
}

/** Posts a finished session; once it is saved, everything that shows the player's numbers shows the new ones. */
export function practiceSessionSender(api: Client, queries: QueryClient): SessionKind['send'] {
  return async (post, attempt) => {
    // As a mutation, so that the app hears of a refused sign-in here as everywhere.
    const answer = await queries
      .getMutationCache()
      .build(queries, {
        mutationFn: () => postOnServersClock(api, post, attempt),
      })
      .execute(undefined);
    queries.setQueryData(statsQuery(api).queryKey, answer.stats);
    // The store may not be read anew before the connection is gone: it shows the tokens that the page's head shows.
    queries.setQueryData(packsQuery(api).queryKey, (packs) => packs && { ...packs, tokens: answer.stats.tokens });
    void refetchAfter(queries, 'session');
    return { session: answer.data, rewards: answer.rewards, stats: answer.stats };
  };
}

/**
 * A device whose clock is ahead says that a session ends in the future, and one whose clock is weeks behind that it is too
 * old. The session was practised all the same: it is sent again without the device's time, and ends when the server hears of it.
 */
async function postOnServersClock(api: Client, post: PracticeSessionPost, { key, signal }: Attempt) {
  const send = (body: PracticeSessionPost) =>
    api.call('savePracticeSession', { body }, { idempotencyKey: key, keepalive: true, signal });
  try {
    return await send(post);
  } catch (error) {
    if (!(error instanceof ApiError) || !isClockWrong(error.code, post)) throw error;
    const { finished_at: _wrong, ...rest } = post;
    return send(rest);
  }
}

/** Whether the clocks of server and device disagree of a finish: what is too old there and not here was told by a clock that is behind. */
function isClockWrong(code: string, { finished_at: finishedAt }: PracticeSessionPost): boolean {
  if (code === 'finish_in_future') return true;
  return code === 'finish_too_old' && finishedAt !== undefined && refuseFinish(new Date(finishedAt), new Date()) === null;
}
