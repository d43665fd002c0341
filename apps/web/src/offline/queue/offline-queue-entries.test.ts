import { ApiError } from '@touchline/contracts/client';
import { describe, expect, it } from 'vitest';
import { DAY, box, nothing } from '../testing/queue-on-manual-clock.ts';
import { answerTo, busy, cut, dayFull, MINUTE, postOf, waitingSession } from '../testing/session-posts-and-server-answers.ts';

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
