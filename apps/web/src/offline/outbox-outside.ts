import type { PracticeSessionPost } from '@touchline/contracts';
import type { SavedSession, WaitingSession } from './waiting-session.ts';

/** Where waiting sessions lie: all players' of this device. Each call throws where storage is full or forbidden. */
export interface OutboxStore {
  readonly all: () => Promise<WaitingSession[]>;
  /** Adds a session, or puts it in the place of the one with its key. */
  readonly put: (session: WaitingSession) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** What happened in the box, for the other tabs. */
export type OutboxNews = 'changed' | 'arrived';

/** Everything outside the outbox that it uses. */
export interface OutboxOutside {
  readonly store: OutboxStore;
  /** Sends a session under its key. Throws what the API throws. */
  readonly send: (post: PracticeSessionPost, key: string) => Promise<SavedSession>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs a task while no other tab runs one. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  /** Done after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Tells the other tabs. */
  readonly tell: (news: OutboxNews) => void;
}
