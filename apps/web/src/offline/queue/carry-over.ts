import type { PracticeSessionPost } from '@touchline/contracts';
import { sessionKindName } from '../practice-sessions.ts';
import type { Entry, Refusal, WaitingReason } from './entry.ts';

/** A finished session as version 1 of the database has it. */
export interface SessionOfVersion1 {
  readonly key: string;
  readonly playerId: string;
  readonly post: PracticeSessionPost;
  readonly queuedAt: number;
  readonly attempts: number;
  readonly lastError: WaitingReason | null;
  readonly refused: Refusal | null;
  readonly notBefore: number | null;
}

/** The same session as an entry of the queue. */
export function entryOfVersion1({ post, notBefore, ...same }: SessionOfVersion1): Entry<PracticeSessionPost> {
  return { ...same, kind: sessionKindName, version: same.key, payload: post, retryAt: 0, notBefore: notBefore ?? 0 };
}
