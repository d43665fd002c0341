import type { Entry, EntryId } from './queue-entry.ts';

/** What one attempt is given besides the payload. */
export interface Attempt {
  /** The idempotency key. */
  readonly key: string;
  /** Aborted when the attempt's time is over. */
  readonly signal: AbortSignal;
  /** Publishes how much of it has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Publishes that nobody answered and that it is tried again in so many milliseconds; over with the next progress. */
  readonly onWait: (milliseconds: number) => void;
}

/** What entries of one kind are, whose they are, and how they are sent. */
export interface QueueKind<Payload, Answer> {
  readonly name: string;
  /** The player whose entries are stored and sent, and nobody else's. */
  readonly playerId: string;
  /** What is stored in another shape is left alone. */
  readonly isPayload: (stored: unknown) => stored is Payload;
  /** Throws what the API throws. */
  readonly send: (payload: Payload, attempt: Attempt) => Promise<Answer>;
  /** When an attempt is given up, in milliseconds: later than the API's own limits speak. */
  readonly timeLimitMs: number;
  /** How long storing one may take, in milliseconds; three seconds without it. */
  readonly storingMs?: number;
  /** After so many attempts that the server answered an entry counts as refused; without it, it is never given up. */
  readonly maxAttempts?: number;
  /** What both together are where one waits under the key already; without it the later replaces the earlier. */
  readonly merge?: (earlier: Payload, later: Payload) => Payload;
  /** What those that wait become once a later one is there, in the same order; without it they stay as they are. */
  readonly amend?: (waiting: readonly Payload[], later: Payload) => readonly Payload[];
  /** What they are ordered by, lowest first; by when they were queued without it. */
  readonly orderOf?: (entry: Entry<Payload>) => number;
  /** The answer to a save that another tab has sent; without it the server is asked again under the same key. */
  readonly answerOfAnotherTab?: Answer;
  /** Another tab has sent an entry: what this one shows is old. */
  readonly onSentElsewhere: () => void;
}

/** Where entries are stored, of all kinds and players. Each call throws where storage is full or forbidden. */
export interface QueueStore {
  readonly all: (kind: string, playerId: string) => Promise<readonly Entry[]>;
  /** In one transaction reads what is stored under an id and stores what `next` makes of it; null removes it. */
  readonly change: (id: EntryId, next: (stored: Entry | undefined) => Entry | null) => Promise<void>;
}

/** What happened to a kind's entries, for the other tabs. */
export type TabNews = 'changed' | 'sent';

/** Everything outside a queue that it uses. */
export interface QueueOutside {
  readonly store: QueueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs a task while no other tab runs one of this kind. */
  readonly lock: (task: () => Promise<void>) => Promise<void>;
  /** Runs a task while no other tab stores an entry of this kind, in the order in which they ask. */
  readonly storeLock: (task: () => Promise<void>) => Promise<void>;
  /** Calls back after so many milliseconds; returns what cancels it. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  readonly newId: () => string;
  readonly tellTabs: (news: TabNews) => void;
}

export interface QueueState<Payload> {
  /** In the order in which they are sent; those that were refused too. */
  readonly waiting: readonly Entry<Payload>[];
  /** What is being sent, how much of it has been, from 0 to 1, and while nobody answers, when it is tried again. */
  readonly sending: { readonly key: string; readonly progress: number; readonly retryAt?: number } | null;
}

/** What happened to entries while nobody waited for them on screen. */
export interface BackgroundNews<Payload, Answer> {
  readonly arrived: ReadonlyArray<{ readonly key: string; readonly answer: Answer }>;
  readonly refused: readonly Entry<Payload>[];
}
