import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { type SessionKind, box, nothing, never } from '../testing/queue-on-manual-clock.ts';
import { answerTo, busy, cut, MINUTE, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { forbiddenStore, memoryStore } from '../testing/queue-stores.ts';
import type { QueueOutside } from './queue-types.ts';

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

  it.each([
    ['a session whose token is late', 'token_late', 'timeout'],
    ['a session that cannot be renewed just now', 'sign_in_trouble', 'signInTrouble'],
  ])('waits with its true reason, and uses up no attempt, for %s', async (_what, code, lastError) => {
    const { outbox, fill, send, store } = box();
    fill(waitingSession(1));
    send.mockRejectedValue(new ApiError({ status: 0, code, message: 'x' }));
    await outbox.sendDue();
    expect(store.kept.get('key-1')).toMatchObject({ lastError, attempts: 0, retryAt: 0 });
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
