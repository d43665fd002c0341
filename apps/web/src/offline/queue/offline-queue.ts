import { ApiError } from '@touchline/contracts/client';
import { createEmitter, createStore } from '../../store/emitter-and-store.ts';
import { afterFailure, hasToWait, refusalError, unsent, type Entry } from './queue-entry.ts';
import type { BackgroundNews, QueueKind, QueueOutside, QueueState, TabNews } from './queue-types.ts';

/** How long a player waits for storage, and for the server once the entry is safe, in milliseconds. */
const STORING_MS = 3_000;
const SERVER_PATIENCE_MS = 8_000;

export type Queue<Payload, Answer> = ReturnType<typeof createQueue<Payload, Answer>>;

/** One player's entries of one kind: each is sent in order until it arrives or is refused, over reloads and in any tab. */
export function createQueue<Payload, Answer>(kind: QueueKind<Payload, Answer>, outside: QueueOutside) {
  const { name, playerId, storingMs = STORING_MS, orderOf = ({ queuedAt }) => queuedAt } = kind;
  const state = createStore<QueueState<Payload>>({ waiting: [], sending: null });
  const background = createEmitter<BackgroundNews<Payload, Answer>>();
  /** Versions whose outcome somebody waits for on screen, and the answers that came for them. */
  const awaited = new Map<string, { answer: Answer } | null>();
  let paused = false;
  /** Ends the attempt of a key that is under way on this page. */
  const underWay = new Map<string, AbortController>();

  /** The outcome, or what `late` gives or throws where it does not come in time. */
  async function inTime<Outcome>(milliseconds: number, outcome: Promise<Outcome>, late: () => Outcome): Promise<Outcome> {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const cancel = outside.after(milliseconds, resolve);
    try {
      return await Promise.race([outcome, over.then(late)]);
    } finally {
      cancel();
    }
  }

  /** Some browsers leave a request to their storage unanswered for good. */
  const storing = <Outcome>(request: Promise<Outcome>): Promise<Outcome> =>
    inTime(storingMs, request, () => {
      throw new DOMException('The storage does not answer', 'TimeoutError');
    });

  const change = (key: string, next: (stored: Entry<Payload> | undefined) => Entry<Payload> | null): Promise<void> =>
    storing(outside.store.change({ kind: name, playerId, key }, next as (stored: Entry | undefined) => Entry | null));

  /** Stores what came of an entry, null for nothing more, unless a later one lies there by then. */
  const settle = (entry: Entry<Payload>, outcome: Entry<Payload> | null): Promise<void> =>
    change(entry.key, (stored) => (stored?.version === entry.version ? outcome : (stored ?? null)));

  /**
   * Stores in the order in which it was asked for, whatever tab it is: a repeat that comes late would else count as the
   * latest. A turn that does not come, because another tab sleeps, is waited for no longer than storage.
   */
  async function inTurn(task: () => Promise<void>): Promise<void> {
    const turn = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const held = outside.storeLock(() => {
      turn.resolve();
      return over.promise;
    });
    held.catch(() => turn.resolve());
    await inTime(storingMs, turn.promise, () => undefined);
    try {
      await task();
    } finally {
      over.resolve();
    }
  }

  async function read(): Promise<Entry<Payload>[]> {
    const stored = await storing(outside.store.all(name, playerId));
    return stored
      .filter((entry): entry is Entry<Payload> => kind.isPayload(entry.payload))
      .toSorted((a, b) => orderOf(a) - orderOf(b) || a.queuedAt - b.queuedAt);
  }

  /** How many readings were begun for the state, and which of them it shows. */
  let readings = 0;
  let shown = 0;

  async function refresh(): Promise<void> {
    readings += 1;
    const reading = readings;
    const waiting = await read();
    // One that began later has more of the truth, though it came sooner.
    if (reading < shown) return;
    shown = reading;
    state.set({ ...state.get(), waiting });
  }

  async function changed(news: TabNews = 'changed'): Promise<void> {
    outside.tellTabs(news);
    await refresh();
  }

  /** Stores what those that wait become by a later one. Whichever is under way is sent again, under its key. */
  async function amend(later: Payload, key: string): Promise<void> {
    if (kind.amend === undefined) return;
    const entries = (await read()).filter((entry) => entry.key !== key && entry.refused === null);
    const payloads = kind.amend(entries.map(({ payload }) => payload), later);
    for (const [index, { key: earlier, version, payload: before }] of entries.entries()) {
      const payload = payloads[index];
      if (payload === undefined || payload === before) continue;
      const amended = { payload, version: outside.newId() };
      await change(earlier, (stored) => (stored?.version === version ? { ...stored, ...amended } : (stored ?? null)));
    }
  }

  /** One attempt, that ends with its time limit whatever hangs. */
  async function send(payload: Payload, key: string): Promise<Answer> {
    const controller = new AbortController();
    underWay.set(key, controller);
    const onProgress = (progress: number): void => {
      if (state.get().sending?.key === key) state.set({ ...state.get(), sending: { key, progress } });
    };
    const onWait = (milliseconds: number): void => {
      const { sending } = state.get();
      if (sending?.key === key) state.set({ ...state.get(), sending: { ...sending, retryAt: outside.now() + milliseconds } });
    };
    try {
      return await inTime(kind.timeLimitMs, kind.send(payload, { key, signal: controller.signal, onProgress, onWait }), () => {
        controller.abort();
        throw new ApiError({ status: 0, code: 'timeout', message: 'The attempt took too long' });
      });
    } finally {
      if (underWay.get(key) === controller) underWay.delete(key);
    }
  }

  /** Sends past the storage, which fails, together with what is known to wait under the key. */
  async function sendDirectly(payload: Payload, key: string): Promise<Answer> {
    const known = state.get().waiting.find((entry) => entry.key === key);
    const answer = await send(known && kind.merge ? kind.merge(known.payload, payload) : payload, key);
    if (known) void settle(known, null).then(refresh).catch(() => undefined);
    return answer;
  }

  /** Sends what is due until one has to wait on: nothing overtakes it. An entry stays until its answer has come. */
  async function sendInOrder(insist: boolean, news: { arrived: { key: string; answer: Answer }[]; refused: Entry<Payload>[] }) {
    let tried: TabNews | null = null;
    for (const entry of await read()) {
      if (entry.refused !== null) continue;
      if (paused || hasToWait(entry, outside.now(), insist)) break;
      tried ??= 'changed';
      state.set({ ...state.get(), sending: { key: entry.key, progress: 0 } });
      let answer: Answer;
      try {
        answer = await send(entry.payload, entry.key);
      } catch (error) {
        const failed = afterFailure(entry, error, outside.now(), kind.maxAttempts);
        if (failed !== entry) await settle(entry, failed);
        if (failed.refused === null) break;
        if (!awaited.has(entry.version)) news.refused.push(failed);
        continue;
      }
      tried = 'sent';
      // Before the storage can fail: whoever waits gets the answer all the same.
      if (awaited.has(entry.version)) awaited.set(entry.version, { answer });
      else news.arrived.push({ key: entry.key, answer });
      await settle(entry, null);
    }
    return tried;
  }

  async function round(insist: boolean): Promise<void> {
    if (paused) return;
    const news = { arrived: [], refused: [] };
    let tried: TabNews | null = null;
    try {
      await outside.lock(async () => {
        tried = await sendInOrder(insist, news);
      });
    } finally {
      if (state.get().sending !== null) state.set({ ...state.get(), sending: null });
      if (news.arrived.length + news.refused.length > 0) background.emit(news);
    }
    if (tried === null) await refresh();
    else await changed(tried);
  }

  async function deliver(payload: Payload, key: string, version: string): Promise<Answer | 'kept'> {
    let left: Entry<Payload> | undefined;
    try {
      await round(true);
      left = (await read()).find((entry) => entry.key === key);
    } catch {
      // The storage can be read no more. Its key lets it count once, whatever was sent already.
      return awaited.get(version)?.answer ?? sendDirectly(payload, key);
    }
    const arrived = awaited.get(version);
    if (arrived) return arrived.answer;
    if (left === undefined) return kind.answerOfAnotherTab ?? send(payload, key).catch(() => 'kept' as const);
    if (left.refused !== null) throw refusalError(left.refused);
    return 'kept';
  }

  return {
    name,
    state: state.get,
    subscribe: state.subscribe,
    /** Hears of entries that were settled in the background. */
    onNews: background.subscribe,
    /**
     * Stores a payload under its key, says so by `onKept`, and sends it. Whoever saves waits for the answer a moment
     * only, for it is safe. Where nothing can be stored it is sent at once.
     * Throws the server's refusal, and where it could not be stored, whatever the API throws.
     */
    async save(payload: Payload, key: string, onKept: () => void = () => undefined): Promise<Answer | 'kept'> {
      const fresh = { ...unsent, kind: name, playerId, key, version: outside.newId(), queuedAt: outside.now() };
      awaited.set(fresh.version, null);
      try {
        await inTurn(async () => {
          await amend(payload, key);
          await change(key, (stored) => ({
            ...fresh,
            payload: stored && kind.merge && kind.isPayload(stored.payload) ? kind.merge(stored.payload, payload) : payload,
          }));
        });
      } catch {
        awaited.delete(fresh.version);
        return sendDirectly(payload, key);
      }
      try {
        onKept();
        await changed().catch(() => undefined);
        return await inTime(SERVER_PATIENCE_MS, deliver(payload, key, fresh.version), () => awaited.get(fresh.version)?.answer ?? 'kept');
      } finally {
        awaited.delete(fresh.version);
      }
    },
    /** Sends what is due. */
    sendDue: () => round(false),
    /** The player asks for an attempt now; what the server refused is tried again when it is named. */
    async retry(key?: string): Promise<void> {
      if (key !== undefined) await change(key, (stored) => (stored ? { ...stored, refused: null } : null));
      await round(true);
    },
    /** Removes an entry, sent or not; what is under way of it ends. */
    async dismiss(key: string): Promise<void> {
      try {
        await change(key, () => null);
      } finally {
        underWay.get(key)?.abort();
      }
      await changed();
    },
    /** Removes all that is the player's: their account is gone. */
    async clear(): Promise<void> {
      for (const { key } of await storing(outside.store.all(name, playerId))) await change(key, () => null);
      await changed();
    },
    /** Reads anew what is stored. */
    refresh,
    /** Another tab has changed what is stored. */
    async onTabNews(news: TabNews): Promise<void> {
      if (news === 'sent') kind.onSentElsewhere();
      await refresh();
    },
    /** From `pause` on nothing more is sent, until `resume`. */
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
    },
  };
}
