import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { practiceSessionKind, type SavedSession, type PracticeSessionNews } from '../practice-session-queue.ts';
import { answerTo, busy, cut, dayFull, MINUTE, NOON, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { forbiddenStore, memoryStore, queueOutside } from '../testing/queue-stores.ts';
import type { Attempt, QueueKind, QueueOutside, TabNews } from './queue-types.ts';
import { createQueue } from './offline-queue.ts';

type SessionKind = QueueKind<PracticeSessionPost, SavedSession>;
type Send = (post: PracticeSessionPost, key: string, attempt: Attempt) => Promise<SavedSession>;

const DAY = 24 * 60 * MINUTE;

/** A clock that stands still until time passes by hand. */
function manualClock() {
  const timers = new Map<() => void, number>();
  const clock = {
    now: NOON + 60 * MINUTE,
    timers,
    after: (milliseconds: number, act: () => void) => {
      const own = (): void => act();
      timers.set(own, clock.now + milliseconds);
      return () => void timers.delete(own);
    },
    async pass(milliseconds: number) {
      // What is under way gets as far as it can without time.
      await new Promise((done) => setImmediate(done));
      clock.now += milliseconds;
      for (const [act, at] of timers) {
        if (at > clock.now) continue;
        timers.delete(act);
        act();
      }
      await new Promise((done) => setImmediate(done));
    },
  };
  return clock;
}

/** Noa's sessions with time, network and storage in the test's hands. */
function box(change: Partial<QueueOutside> = {}, kind: Partial<SessionKind> = {}) {
  const clock = manualClock();
  const store = memoryStore<PracticeSessionPost>();
  const send = vi.fn<Send>(async (post) => answerTo(post));
  const told: TabNews[] = [];
  const outside = queueOutside({
    store,
    now: () => clock.now,
    after: clock.after,
    tellTabs: (news) => told.push(news),
    ...change,
  });
  const open = () =>
    createQueue({ ...practiceSessionKind('noa', (post, attempt) => send(post, attempt.key, attempt)), ...kind }, outside);
  const outbox = open();
  const news: PracticeSessionNews[] = [];
  outbox.onNews((heard) => news.push(heard));
  const fill = (...sessions: ReturnType<typeof waitingSession>[]) => {
    for (const session of sessions) store.kept.set(session.key, session);
  };
  const sent = () => send.mock.calls.map(([, key]) => key);
  return { outbox, open, store, send, sent, clock, told, news, fill };
}

const nothing = (): void => undefined;
const never = () => new Promise<never>(() => undefined);

describe('a finished session', () => {
  it('lies in the box before the first try, and leaves it with the answer', async () => {
    const kept: number[] = [];
    const { outbox, store, send } = box();
    send.mockImplementation(async (post) => {
      kept.push(store.kept.size);
      return answerTo(post);
    });
    const onKept = vi.fn<() => void>();
    await expect(outbox.save(postOf(1), 'key-1', onKept)).resolves.toEqual(answerTo(postOf(1)));
    expect(kept).toEqual([1]);
    expect(onKept).toHaveBeenCalledOnce();
    expect(store.kept.size).toBe(0);
    expect(outbox.state()).toEqual({ waiting: [], sending: null });
  });

  it('without a connection is kept, with its own day, zone and key, and goes out later', async () => {
    const { outbox, store, send, news } = box();
    send.mockRejectedValueOnce(cut());
    await expect(outbox.save(postOf(1), 'key-1', nothing)).resolves.toBe('kept');
    expect(store.kept.get('key-1')).toMatchObject({ playerId: 'noa', payload: postOf(1), lastError: 'unreachable' });
    expect(outbox.state().waiting).toHaveLength(1);
    await outbox.sendDue();
    expect(send).toHaveBeenLastCalledWith(postOf(1), 'key-1', expect.anything());
    expect(store.kept.size).toBe(0);
    expect(news).toEqual([{ arrived: [{ key: 'key-1', answer: answerTo(postOf(1)) }], refused: [] }]);
  });

  it('does not keep the player waiting for a slow signal, and is told when it arrives', async () => {
    let arrive = nothing;
    const { outbox, news, send, clock } = box();
    send.mockImplementation((post) => new Promise((done) => (arrive = () => done(answerTo(post)))));
    const outcome = outbox.save(postOf(1), 'key-1', nothing);
    await clock.pass(8_000);
    await expect(outcome).resolves.toBe('kept');
    arrive();
    await expect.poll(() => news).toHaveLength(1);
  });

  it('goes behind those practised before it', async () => {
    const { outbox, fill, sent } = box();
    fill(waitingSession(2), waitingSession(1));
    await outbox.save(postOf(3), 'key-3', nothing);
    expect(sent()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('that another tab has sent meanwhile gets its answer under the same key', async () => {
    const { outbox, store, send } = box({ lock: async () => store.kept.clear() });
    await expect(outbox.save(postOf(1), 'key-1', nothing)).resolves.toEqual(answerTo(postOf(1)));
    expect(send).toHaveBeenCalledExactlyOnceWith(postOf(1), 'key-1', expect.anything());
  });

  it('where nothing can be kept is sent at once, and fails as the API says', async () => {
    const { outbox, send } = box({ store: forbiddenStore });
    const onKept = vi.fn<() => void>();
    await expect(outbox.save(postOf(1), 'key-1', onKept)).resolves.toEqual(answerTo(postOf(1)));
    send.mockRejectedValueOnce(cut());
    await expect(outbox.save(postOf(1), 'key-1', onKept)).rejects.toThrow('Network error');
    expect(onKept).not.toHaveBeenCalled();
  });

  it('is sent without storage when storage does not answer', async () => {
    const { outbox, send, clock } = box({ store: { ...memoryStore(), change: never } });
    const outcome = outbox.save(postOf(1), 'key-1', nothing);
    await clock.pass(3_000);
    await outcome;
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('what waits', () => {
  it('stops at the first that does not get through: nothing overtakes it', async () => {
    const { outbox, fill, sent, send, store } = box();
    fill(waitingSession(1), waitingSession(2));
    send.mockRejectedValueOnce(cut());
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1']);
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1', 'key-1', 'key-2']);
    expect(store.kept.size).toBe(0);
  });

  it("of another player stays for that player, and is nobody else's", async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1, { playerId: 'kai' }));
    await outbox.sendDue();
    await outbox.refresh();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.state().waiting).toEqual([]);
    expect(store.kept.size).toBe(1);
  });

  it('leaves a busy server in peace for one second, then two, then four', async () => {
    const { outbox, fill, send, clock } = box();
    fill(waitingSession(1));
    send.mockRejectedValue(busy());
    for (const seconds of [1, 2, 4]) {
      await outbox.sendDue();
      const tries = send.mock.calls.length;
      clock.now += seconds * 1_000 - 1;
      await outbox.sendDue();
      expect(send).toHaveBeenCalledTimes(tries);
      clock.now += 1;
    }
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('waits five minutes at the most', async () => {
    const { outbox, fill, send, clock } = box();
    fill(waitingSession(1, { attempts: 40 }));
    send.mockRejectedValue(busy());
    await outbox.sendDue();
    clock.now += 5 * MINUTE;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes out at the wish of the player also in a pause of our own, but not in one the server asked for', async () => {
    const { outbox, fill, send, clock } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(busy());
    send.mockRejectedValueOnce(busy(60));
    await outbox.sendDue();
    await outbox.retry();
    expect(send).toHaveBeenCalledTimes(2);
    clock.now += MINUTE - 1;
    await outbox.retry();
    expect(send).toHaveBeenCalledTimes(2);
    clock.now += 1;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('waits for the player to sign in again', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(new ApiError({ status: 401, code: 'sign_in_required', message: 'Sign in' }));
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ lastError: 'signIn', refused: null });
    await outbox.sendDue();
    expect(store.kept.size).toBe(0);
  });

  it.each([
    ['a page of a hotel network in place of an answer', new SyntaxError('Unexpected token <')],
    ['a refusal without words of ours', new ApiError({ status: 403, code: 'unknown', message: 'HTTP 403' })],
    ['too many tries', new ApiError({ status: 429, code: 'too_many_requests', message: 'Too many tries.' })],
    ['a time-out', new ApiError({ status: 408, code: 'timeout', message: 'Too slow.' })],
    ['somebody else at it', new ApiError({ status: 423, code: 'upload_busy', message: 'This upload is under way already.' })],
  ])('is not given up for %s', async (_what, error) => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(error);
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ lastError: 'busy', refused: null });
  });

  it('is not sent any more once the player has left', async () => {
    const { outbox, fill, send } = box();
    fill(waitingSession(1));
    outbox.pause();
    await outbox.sendDue();
    expect(send).not.toHaveBeenCalled();
    outbox.resume();
    await outbox.sendDue();
    expect(send).toHaveBeenCalledOnce();
  });

  it('tells the other tabs what has changed, and nothing when nothing has', async () => {
    const { outbox, told } = box();
    await outbox.sendDue();
    expect(told).toEqual([]);
    await outbox.save(postOf(1), 'key-1', nothing);
    expect(told).toEqual(['changed', 'sent']);
  });
});

describe('a session the server refuses', () => {
  it('is told to whoever saves it, and stays in the box with its words', async () => {
    const { outbox, store, send, news } = box();
    send.mockRejectedValueOnce(dayFull());
    await expect(outbox.save(postOf(1), 'key-1', nothing)).rejects.toMatchObject({
      status: 422,
      message: 'The day is full.',
      suggestion: 'Come back tomorrow.',
    });
    expect(store.kept.get('key-1')?.refused).toMatchObject({ message: 'The day is full.' });
    expect(news).toEqual([]);
  });

  it('is told in the background too, does not hold up the others and is not sent again by itself', async () => {
    const { outbox, fill, send, sent, news } = box();
    fill(waitingSession(1), waitingSession(2));
    send.mockRejectedValueOnce(dayFull());
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1', 'key-2']);
    expect(news[0]).toMatchObject({ refused: [{ key: 'key-1' }], arrived: [{ key: 'key-2' }] });
    await outbox.sendDue();
    await outbox.retry();
    expect(sent()).toEqual(['key-1', 'key-2']);
  });

  it('is tried again when the player names it, and is gone when the player dismisses it', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1), waitingSession(2));
    send.mockRejectedValueOnce(dayFull());
    send.mockRejectedValueOnce(dayFull());
    await outbox.sendDue();
    await outbox.retry('key-1');
    expect([...store.kept.keys()]).toEqual(['key-2']);
    await outbox.dismiss('key-2');
    expect(outbox.state().waiting).toEqual([]);
  });
});

it('what is dismissed while it is being sent is not sent to its end, and what waits behind it goes out later', async () => {
  const ended: string[] = [];
  const sends: string[] = [];
  const send: SessionKind['send'] = (post, { key, signal }) => {
    sends.push(key);
    if (key !== 'key-1') return Promise.resolve(answerTo(post));
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        ended.push(key);
        reject(signal.reason as Error);
      });
    });
  };
  const { outbox, fill } = box({}, { send });
  fill(waitingSession(1), waitingSession(2));
  const round = outbox.sendDue();
  await expect.poll(() => sends).toEqual(['key-1']);
  await outbox.dismiss('key-1');
  await round;
  expect(ended).toEqual(['key-1']);
  await outbox.sendDue();
  expect(sends).toEqual(['key-1', 'key-2']);
  expect(outbox.state().waiting).toEqual([]);
});

it('a player whose account is gone leaves nothing in the box, others their own', async () => {
  const { outbox, store, fill, told } = box();
  fill(waitingSession(1), waitingSession(2), waitingSession(3, { playerId: 'ada' }));
  await outbox.refresh();
  await outbox.clear();
  expect([...store.kept.values()].map(({ playerId }) => playerId)).toEqual(['ada']);
  expect(outbox.state().waiting).toEqual([]);
  expect(told).toEqual(['changed']);
});

describe('one entry does not hold up the others', () => {
  it('when it was refused earlier: what was practised later is sent in every round', async () => {
    const { outbox, fill, sent, store } = box();
    const refused = { status: 422, code: 'day_full', message: 'The day is full.', suggestion: null };
    fill(waitingSession(1, { refused }), waitingSession(2), waitingSession(3));
    await outbox.sendDue();
    expect(sent()).toEqual(['key-2', 'key-3']);
    expect([...store.kept.keys()]).toEqual(['key-1']);
  });

  it('when it is stored in a shape that nobody knows any more: it stays and is left alone', async () => {
    const { outbox, fill, sent, store } = box();
    fill(waitingSession(1, { payload: null as unknown as PracticeSessionPost }), waitingSession(2));
    await outbox.sendDue();
    expect(sent()).toEqual(['key-2']);
    expect(outbox.state().waiting).toEqual([]);
    expect([...store.kept.keys()]).toEqual(['key-1']);
  });

  it('when its request hangs: its time limit frees the lock for the other tabs, and it goes out later', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const lock = (task: () => Promise<void>) => {
      const next = last.then(task);
      last = next.catch(() => undefined);
      return next;
    };
    const { outbox, open, fill, send, sent, clock, store } = box({ lock });
    fill(waitingSession(1), waitingSession(2));
    send.mockReturnValueOnce(never());
    const hangs = outbox.sendDue();
    const otherTab = open().sendDue();
    await clock.pass(59_999);
    expect(sent()).toEqual(['key-1']);
    expect(send.mock.calls[0]?.[2].signal.aborted).toBe(false);
    await clock.pass(1);
    await Promise.all([hangs, otherTab]);
    expect(send.mock.calls[0]?.[2].signal.aborted).toBe(true);
    expect(sent()).toEqual(['key-1', 'key-1', 'key-2']);
    expect(store.kept.size).toBe(0);
  });

  it('when the storage hangs under the lock: the round ends, and the next one is made', async () => {
    const store = memoryStore<PracticeSessionPost>(new Map([['key-1', waitingSession(1)]]));
    const all = vi.fn<typeof store.all>(store.all).mockImplementationOnce(never);
    const { outbox, clock, sent } = box({ store: { ...store, all } });
    const hangs = outbox.sendDue();
    await Promise.all([expect(hangs).rejects.toThrow('does not answer'), clock.pass(3_000)]);
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1']);
  });
});

describe('a store that fails after it has kept a session', () => {
  const broken = () => Promise.reject(new DOMException('The disk is gone', 'UnknownError'));

  it.each(['all', 'change'] as const)('at its next %s: the session is sent all the same, and its answer given', async (call) => {
    const { outbox, store, send } = box({ store: brokenAfterPut(call) });
    const onKept = vi.fn<() => void>();
    await expect(outbox.save(postOf(1), 'key-1', onKept)).resolves.toEqual(answerTo(postOf(1)));
    expect(send).toHaveBeenCalledExactlyOnceWith(postOf(1), 'key-1', expect.anything());
    expect(onKept).toHaveBeenCalledOnce();
    expect(store.kept.size).toBe(0);
  });

  it('and nothing gets through either: it is not said to be kept', async () => {
    const { outbox, send } = box({ store: brokenAfterPut('all') });
    send.mockRejectedValue(cut());
    await expect(outbox.save(postOf(1), 'key-1', nothing)).rejects.toThrow('Network error');
    expect(send).toHaveBeenCalled();
  });

  it('with the disk full before it is kept: nobody is told that it is', async () => {
    const { outbox, send } = box({ store: { ...memoryStore(), change: broken } });
    const onKept = vi.fn<() => void>();
    send.mockRejectedValue(cut());
    await expect(outbox.save(postOf(1), 'key-1', onKept)).rejects.toThrow('Network error');
    expect(onKept).not.toHaveBeenCalled();
  });

  function brokenAfterPut(call: 'all' | 'change'): QueueOutside['store'] {
    const store = memoryStore();
    let isPut = false;
    return {
      all: (kind, playerId) => (isPut && call === 'all' ? broken() : store.all(kind, playerId)),
      change: async (id, next) => {
        if (isPut && call === 'change') return broken();
        await store.change(id, next);
        isPut = true;
        return undefined;
      },
    };
  }
});

describe('an entry', () => {
  it('carries its pause with it: a new page leaves the busy server in peace as well', async () => {
    const { outbox, open, fill, send, store, clock } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(busy());
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ attempts: 1, lastError: 'busy', retryAt: clock.now + 1_000 });
    await open().sendDue();
    expect(send).toHaveBeenCalledOnce();
    await clock.pass(1_000);
    await open().sendDue();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('waits no day for a busy server because the clock was a day ahead and has been set right', async () => {
    const { outbox, fill, send, store, clock } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy(60));
    clock.now += DAY;
    await outbox.sendDue();
    clock.now -= DAY;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
    clock.now -= DAY;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(3);
    expect(store.kept.size).toBe(0);
  });

  it('is asked for again within the hour, however long somebody on the way wants to be left in peace', async () => {
    const { outbox, fill, send, clock } = box();
    fill(waitingSession(1));
    send.mockRejectedValueOnce(busy(1e9));
    await outbox.sendDue();
    clock.now += 59 * MINUTE;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledOnce();
    clock.now += MINUTE;
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('uses up no attempt while the server cannot be reached', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1, { attempts: 1 }));
    send.mockRejectedValue(cut());
    await outbox.sendDue();
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ attempts: 1, lastError: 'unreachable', retryAt: 0 });
  });

  it('tells a server that answered too late from one that cannot be reached, and uses up no attempt by either', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1, { attempts: 1 }));
    send.mockRejectedValueOnce(new ApiError({ status: 0, code: 'timeout', message: 'Late' })).mockRejectedValue(cut());
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ attempts: 1, lastError: 'timeout', retryAt: 0 });
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ attempts: 1, lastError: 'unreachable' });
  });

  it('is not stored anew as long as the reason stays: a clip is large', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1));
    send.mockRejectedValue(cut());
    await outbox.sendDue();
    const stored = store.kept.get('key-1');
    await outbox.sendDue();
    expect(send).toHaveBeenCalledTimes(2);
    expect(store.kept.get('key-1')).toBe(stored);
  });

  it('of a kind with a limit counts as refused after so many attempts, and lets the others pass', async () => {
    const { outbox, fill, send, sent, store, news } = box({}, { maxAttempts: 2 });
    fill(waitingSession(1, { attempts: 1 }), waitingSession(2));
    send.mockRejectedValueOnce(busy());
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1', 'key-2']);
    expect(store.kept.get('key-1')).toMatchObject({ attempts: 2, refused: { code: 'unavailable', message: 'Not ready.' } });
    expect(news[0]).toMatchObject({ refused: [{ key: 'key-1' }] });
  });

  it('tells how much of it has been sent', async () => {
    const { outbox, fill, send } = box();
    const seen: unknown[] = [];
    outbox.subscribe(() => seen.push(outbox.state().sending));
    send.mockImplementation(async (post, _key, { onProgress }) => {
      onProgress(0.5);
      return answerTo(post);
    });
    fill(waitingSession(1));
    await outbox.sendDue();
    expect(seen).toEqual([{ key: 'key-1', progress: 0 }, { key: 'key-1', progress: 0.5 }, null, null]);
  });

  it('tells when it is tried again while nobody answers, until something moves', async () => {
    const { outbox, fill, send } = box();
    const seen: unknown[] = [];
    outbox.subscribe(() => seen.push(outbox.state().sending));
    send.mockImplementation(async (post, _key, { onProgress, onWait }) => {
      onProgress(0.5);
      onWait(2_000);
      onProgress(0.25);
      return answerTo(post);
    });
    fill(waitingSession(1));
    await outbox.sendDue();
    expect(seen[2]).toEqual({ key: 'key-1', progress: 0.5, retryAt: expect.any(Number) as number });
    expect(seen[3]).toEqual({ key: 'key-1', progress: 0.25 });
  });

  it('that is removed while it is on its way does not come back with a failure', async () => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1));
    send.mockImplementationOnce(async () => {
      await outbox.clear();
      throw cut();
    });
    await outbox.sendDue();
    expect(store.kept.size).toBe(0);
  });

  it('leaves no timer running, however its attempt ends', async () => {
    const { outbox, send, clock } = box();
    send.mockRejectedValueOnce(cut()).mockRejectedValueOnce(dayFull());
    await outbox.save(postOf(1), 'key-1', nothing);
    await outbox.save(postOf(2), 'key-2', nothing).catch(nothing);
    await outbox.sendDue();
    expect(clock.timers.size).toBe(0);
  });
});

describe('a paused queue', () => {
  it('does not even ask for the lock', async () => {
    const lock = vi.fn<QueueOutside['lock']>((task) => task());
    const { outbox, fill } = box({ lock });
    fill(waitingSession(1));
    outbox.pause();
    await outbox.sendDue();
    await outbox.retry();
    expect(lock).not.toHaveBeenCalled();
  });

  it('keeps what is saved, and stops between two entries', async () => {
    const { outbox, fill, send, sent } = box();
    fill(waitingSession(1), waitingSession(2));
    send.mockImplementationOnce(async (post) => {
      outbox.pause();
      return answerTo(post);
    });
    await outbox.sendDue();
    expect(sent()).toEqual(['key-1']);
    await expect(outbox.save(postOf(3), 'key-3', nothing)).resolves.toBe('kept');
    expect(sent()).toEqual(['key-1']);
  });
});
