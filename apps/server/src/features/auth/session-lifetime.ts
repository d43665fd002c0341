import { randomUUID } from 'node:crypto';
import { newSessionSecret } from './refresh-token-format.ts';
import type { SessionRow } from './session-repo.ts';

/** A session that was not refreshed for so long has ended. */
export const SESSION_DAYS = 60;

/** A new session of an account, opened now. */
export function newSession(openedBy: SessionRow['openedBy'], at: Date): Omit<SessionRow, 'accountId'> {
  return {
    id: randomUUID(),
    secret: newSessionSecret(),
    refreshCount: 0,
    followedCount: 0,
    openedBy,
    createdAt: at,
    refreshedAt: at,
  };
}

/** The last use that keeps a session alive now. */
export function oldestUse(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS * 86_400_000);
}
