import type { PracticeSessionPost } from '@touchline/contracts';
import type { OutboxOutside } from './outbox-outside.ts';
import { sendInOrder, waitingOf } from './sending-round.ts';
import { refusalError, type SavedSession, type WaitingSession } from './waiting-session.ts';
import { createEmitter } from '../store/store.ts';

export interface OutboxState {
  /** In the order in which they were practised. */
  readonly waiting: readonly WaitingSession[];
  readonly sending: boolean;
}

/** What happened to sessions while nobody waited for them on screen. */
export interface BackgroundNews {
  readonly arrived: ReadonlyArray<SavedSession & { readonly key: string }>;
  readonly refused: readonly WaitingSession[];
}

/** What came of a save: the server's answer, or the session waits on the device. */
export type SaveOutcome = SavedSession | 'kept';

export interface Outbox {
  readonly state: () => OutboxState;
  /** Calls back after each change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Hears of sessions that were settled in the background; returns what ends it. */
  readonly onNews: (hear: (news: BackgroundNews) => void) => () => void;
  /**
   * Puts a finished session into the box, says so by `onKept`, and sends it. Whoever saves waits for the answer a
   * moment only, for the session is safe. Where nothing can be kept it is sent at once.
   * Throws the server's refusal, and where the session could not be kept, whatever the API throws.
   */
  readonly save: (post: PracticeSessionPost, key: string, onKept: () => void) => Promise<SaveOutcome>;
  /** Sends what is due. */
  readonly sendDue: () => Promise<void>;
  /** The player asks for a try now; a session that the server refused is tried again when it is named. */
  readonly retry: (key?: string) => Promise<void>;
  /** Takes a session out of the box, sent or not. */
  readonly dismiss: (key: string) => Promise<void>;
  /** Takes out all that is the player's: their account is gone. */
  readonly forget: () => Promise<void>;
  /** Looks into the box: another tab has changed it. */
  readonly look: () => Promise<void>;
  /** From `close` on nothing more is sent, until `open`. */
  readonly close: () => void;
  readonly open: () => void;
}

/** How long a player waits for storage, and for the server once the session is safe, in milliseconds. */
const STORAGE_PATIENCE_MS = 3_000;
const SERVER_PATIENCE_MS = 8_000;

/** One player's sessions on their way to the server: each arrives once, in the order they were practised. */
export function createOutbox(playerId: string, outside: OutboxOutside): Outbox {
  const { store } = outside;
  const changes = createEmitter();
  const background = createEmitter<BackgroundNews>();
  /** Keys whose answer somebody waits for on screen, and the answers that came for them. */
  const awaited = new Set<string>();
  const answers = new Map<string, SavedSession>();
  const quiet = { until: 0 };
  let state: OutboxState = { waiting: [], sending: false };
  let closed = false;

  function become(next: Partial<OutboxState>): void {
    state = { ...state, ...next };
    changes.emit();
  }

  async function look(): Promise<void> {
    become({ waiting: await waitingOf(playerId, outside) });
  }

  async function round(insist: boolean): Promise<void> {
    const arrived: Array<SavedSession & { readonly key: string }> = [];
    const refused: WaitingSession[] = [];
    let tries = 0;
    let news: 'changed' | 'arrived' = 'changed';
    try {
      await outside.alone(() =>
        sendInOrder(outside, {
          playerId,
          mayGoOn: () => !closed,
          insist,
          quiet,
          onTry: () => {
            tries += 1;
            become({ sending: true });
          },
          onArrived: ({ key }, saved) => {
            news = 'arrived';
            if (awaited.has(key)) answers.set(key, saved);
            else arrived.push({ ...saved, key });
          },
          onRefused: (session) => {
            if (!awaited.has(session.key)) refused.push(session);
          },
        }),
      );
    } finally {
      become({ sending: false });
      if (arrived.length + refused.length > 0) background.emit({ arrived, refused });
    }
    await look();
    if (tries > 0) outside.tell(news);
  }

  async function keep(post: PracticeSessionPost, key: string): Promise<boolean> {
    const fresh = { attempts: 0, lastError: null, refused: null, notBefore: null };
    const put = store.put({ key, playerId, post, queuedAt: outside.now(), ...fresh }).then(() => true);
    // Some browsers leave a request to their storage unanswered for good.
    const kept = await Promise.race([put, outside.wait(STORAGE_PATIENCE_MS).then(() => false)]).catch(() => false);
    if (!kept) return false;
    outside.tell('changed');
    await look().catch(() => undefined);
    return true;
  }

  async function deliver(post: PracticeSessionPost, key: string): Promise<SaveOutcome> {
    let left: WaitingSession | undefined;
    try {
      await round(true);
      left = (await waitingOf(playerId, outside)).find((session) => session.key === key);
    } catch {
      // The box cannot be read any more. Its key lets the session count once, whatever was sent already.
      return answers.get(key) ?? outside.send(post, key);
    }
    const answer = answers.get(key);
    if (answer !== undefined) return answer;
    // Another tab has sent it: asked again under the same key, the server gives the same answer.
    if (left === undefined) return outside.send(post, key).catch(() => 'kept' as const);
    if (left.refused !== null) throw refusalError(left.refused);
    return 'kept';
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    onNews: background.subscribe,
    async save(post, key, onKept) {
      if (!(await keep(post, key))) return outside.send(post, key);
      onKept();
      awaited.add(key);
      const delivery = deliver(post, key);
      const patience = outside.wait(SERVER_PATIENCE_MS).then(() => answers.get(key) ?? ('kept' as const));
      try {
        return await Promise.race([delivery, patience]);
      } finally {
        awaited.delete(key);
        answers.delete(key);
      }
    },
    sendDue: () => round(false),
    async retry(key) {
      const named = state.waiting.find((session) => session.key === key);
      if (named?.refused) await store.put({ ...named, refused: null });
      await round(true);
    },
    async dismiss(key) {
      await store.remove(key);
      outside.tell('changed');
      await look();
    },
    async forget() {
      for (const { key } of await waitingOf(playerId, outside)) await store.remove(key);
      outside.tell('changed');
      await look();
    },
    look,
    close: () => {
      closed = true;
    },
    open: () => {
      closed = false;
    },
  };
}
