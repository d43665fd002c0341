import type { PracticeSessionPost, PracticeSessionRow, Rewards, Stats } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';

/** What came of a session that reached the server. */
export interface SavedSession {
  readonly session: PracticeSessionRow;
  readonly rewards: Rewards;
  readonly stats: Stats;
}

/** The server's no to a session. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** The server's words for the player. */
  readonly message: string;
  readonly suggestion: string | null;
}

/** Why a session still waits: no answer came, the server was busy, or the player has to sign in again. */
export type WaitingReason = 'unreachable' | 'busy' | 'signIn';

/** A finished session on its way to the server, as it lies on the device. */
export interface WaitingSession {
  /** Its idempotency key: every try carries it, so that it counts once. */
  readonly key: string;
  /** Whose it is; it is sent as nobody else's. */
  readonly playerId: string;
  readonly post: PracticeSessionPost;
  /** Epoch milliseconds. */
  readonly queuedAt: number;
  /** Tries that brought no success. */
  readonly attempts: number;
  readonly lastError: WaitingReason | null;
  readonly refused: Refusal | null;
  /** Epoch milliseconds before which the server asked not to be asked again. */
  readonly notBefore: number | null;
}

/** When the drill ended, in epoch milliseconds. */
export function finishOf({ post, queuedAt }: Pick<WaitingSession, 'post' | 'queuedAt'>): number {
  return post.finished_at === undefined ? queuedAt : Date.parse(post.finished_at);
}

/** In the order in which they were practised. */
export function inOrderOfFinish(sessions: readonly WaitingSession[]): WaitingSession[] {
  return sessions.toSorted((a, b) => finishOf(a) - finishOf(b) || a.queuedAt - b.queuedAt);
}

/** A kept refusal as the error it came as. */
export function refusalError({ status, code, message, suggestion }: Refusal): ApiError {
  return new ApiError({ status, code, message, ...(suggestion !== null && { suggestion }) });
}
