import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { createOutbox, type BackgroundNews } from './outbox.ts';
import type { OutboxNews, OutboxOutside } from './outbox-outside.ts';
import { answerTo, busy, cut, dayFull, MINUTE, NOON, postOf, waitingSession } from './testing/sessions.ts';
import { forbiddenStore, memoryStore } from './testing/stores.ts';

type Send = OutboxOutside['send'];

/** Noa's outbox with time, network and storage in the test's hands. */
function box(change: Partial<OutboxOutside> = {}) {
  const clock = { now: NOON + 60 * MINUTE };
  const store = memoryStore();
  const send = vi.fn<Send>(async (post) => answerTo(post));
  const told: OutboxNews[] = [];
  const outbox = createOutbox('noa', {
    store,
    send,
    now: () => clock.now,
    alone: (task) => task(),
    wait: () => new Promise(() => undefined),
    tell: (news) => told.push(news),
    ...change,
  });
  const news: BackgroundNews[] = [];
  outbox.onNews((heard) => news.push(heard));
  const fill = (...sessions: ReturnType<typeof waitingSession>[]) => {
    for (const session of sessions) store.kept.set(session.key, session);
  };
  const sent = () => send.mock.calls.map(([, key]) => key);
  return { outbox, store, send, sent, clock, told, news, fill };
}

const nothing = (): void => undefined;

describe('a finished session', () => {
  it('lies in the box before the first try, and leaves it with the answer', async () => {
    const kept: number[] = [];
    const { outbox, store } = box({
      send: async (post: PracticeSessionPost) => {
        kept.push(store.kept.size);
        return answerTo(post);
      },
    });
    const onKept = vi.fn<() => void>();
    await expect(outbox.save(postOf(1), 'key-1', onKept)).resolves.toEqual(answerTo(postOf(1)));
    expect(kept).toEqual([1]);
    expect(onKept).toHaveBeenCalledOnce();
    expect(store.kept.size).toBe(0);
    expect(outbox.state()).toEqual({ waiting: [], sending: false });
  });

  it('without a connection is kept, with its own day, zone and key, and goes out later', async () => {
    const { outbox, store, send, news } = box();
    send.mockRejectedValueOnce(cut());
    await expect(outbox.save(postOf(1), 'key-1', nothing)).resolves.toBe('kept');
    expect(store.kept.get('key-1')).toMatchObject({ playerId: 'noa', post: postOf(1), attempts: 1, lastError: 'unreachable' });
    expect(outbox.state().waiting).toHaveLength(1);
    await outbox.sendDue();
    expect(send).toHaveBeenLastCalledWith(postOf(1), 'key-1');
    expect(store.kept.size).toBe(0);
    expect(news).toEqual([{ arrived: [{ key: 'key-1', ...answerTo(postOf(1)) }], refused: [] }]);
  });

  it('does not keep the player waiting for a slow signal, and is told when it arrives', async () => {
    let arrive = nothing;
    const { outbox, news } = box({
      wait: async () => undefined,
      send: (post) => new Promise((done) => (arrive = () => done(answerTo(post)))),
      store: { ...memoryStore(), put: async () => undefined, all: async () => [waitingSession(1)] },
    });
    await expect(outbox.save(postOf(1), 'key-1', nothing)).resolves.toBe('kept');
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
    const { outbox, store, send } = box({ alone: async () => store.kept.clear() });
    await expect(outbox.save(postOf(1), 'key-1', nothing)).resolves.toEqual(answerTo(postOf(1)));
    expect(send).toHaveBeenCalledExactlyOnceWith(postOf(1), 'key-1');
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
    const { outbox, send } = box({
      store: { ...memoryStore(), put: () => new Promise(() => undefined) },
      wait: async () => undefined,
    });
    await outbox.save(postOf(1), 'key-1', nothing);
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
    await outbox.look();
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
    outbox.close();
    await outbox.sendDue();
    expect(send).not.toHaveBeenCalled();
    outbox.open();
    await outbox.sendDue();
    expect(send).toHaveBeenCalledOnce();
  });

  it('tells the other tabs what has changed, and nothing when nothing has', async () => {
    const { outbox, told } = box();
    await outbox.sendDue();
    expect(told).toEqual([]);
    await outbox.save(postOf(1), 'key-1', nothing);
    expect(told).toEqual(['changed', 'arrived']);
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

it('a player whose account is gone leaves nothing in the box, others their own', async () => {
  const { outbox, store, fill, told } = box();
  fill(waitingSession(1), waitingSession(2), waitingSession(3, { playerId: 'ada' }));
  await outbox.look();
  await outbox.forget();
  expect([...store.kept.values()].map(({ playerId }) => playerId)).toEqual(['ada']);
  expect(outbox.state().waiting).toEqual([]);
  expect(told).toEqual(['changed']);
});
