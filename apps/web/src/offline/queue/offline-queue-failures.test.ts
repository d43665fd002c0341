import type { PracticeSessionPost } from '@touchline/contracts';
import { describe, expect, it, vi } from 'vitest';
import { box, nothing, never } from '../testing/queue-on-manual-clock.ts';
import { answerTo, cut, dayFull, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';
import { memoryStore } from '../testing/queue-stores.ts';
import type { QueueOutside } from './queue-types.ts';

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
