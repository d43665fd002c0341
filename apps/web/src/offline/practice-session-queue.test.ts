import { QueryClient } from '@tanstack/react-query';
import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { packsQuery, statsQuery } from '../api/index.ts';
import { heldUpSessions, practiceSessionKind, practiceSessionSender } from './practice-session-queue.ts';
import { createQueue } from './queue/offline-queue.ts';
import { answerTo, cut, MINUTE, NOON } from './testing/session-posts-and-server-answers.ts';
import { memoryStore, queueOutside } from './testing/queue-stores.ts';

const post: PracticeSessionPost = {
  drill_id: 'juggling',
  side: 'both',
  duration_minutes: 5,
  result: 12,
  finished_at: '2026-06-01T12:00:00.000+02:00',
  time_zone: 'Europe/Madrid',
};
const saved = { success: true, data: { id: 'one' }, rewards: {}, stats: { tokens: 155 } };

/** Sends a session to a server that answers so, and gives what it was asked. */
async function sendTo(...answers: (object | Error)[]) {
  return sendPostTo(post, ...answers);
}

async function sendPostTo(sent: PracticeSessionPost, ...answers: (object | Error)[]) {
  const queries = new QueryClient();
  const call = vi.fn<(name: string, input: { body: PracticeSessionPost }, extras: { idempotencyKey: string }) => Promise<object>>(
    () => {
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined ? Promise.reject(answer) : Promise.resolve(answer);
    },
  );
  const api = { call } as unknown as Client;
  queries.setQueryData<object>(packsQuery(api).queryKey, { tokens: 97, cost: 10 });
  const send = practiceSessionSender(api, queries);
  const attempt = { key: 'key', signal: new AbortController().signal, onProgress: () => undefined, onWait: () => undefined };
  const outcome = await send(sent, attempt).catch((error: unknown) => error);
  const tokens = [statsQuery(api), packsQuery(api)].map(({ queryKey }) => queries.getQueryData<{ tokens: number }>(queryKey)?.tokens);
  return { outcome, tokens, asked: call.mock.calls.map(([, { body }, { idempotencyKey }]) => ({ body, idempotencyKey })) };
}

const refusal = (code: string) => new ApiError({ status: 422, code, message: code });

describe('sessions that are held up', () => {
  it('are counted once one could not be sent, not while one is on its way for the first time', () => {
    const onItsWay = { lastError: null, refused: null };
    const cutOff = { lastError: 'unreachable', refused: null } as const;
    expect(heldUpSessions([])).toBe(0);
    expect(heldUpSessions([onItsWay])).toBe(0);
    expect(heldUpSessions([cutOff])).toBe(1);
    expect(heldUpSessions([cutOff, onItsWay])).toBe(2);
    expect(heldUpSessions([{ lastError: null, refused: { status: 422, code: 'x', message: 'No.', suggestion: null } }])).toBe(1);
  });
});

describe('a finished session', () => {
  it('is sent once, with its own time', async () => {
    const { outcome, asked, tokens } = await sendTo(saved);
    expect(asked).toEqual([{ body: post, idempotencyKey: 'key' }]);
    expect(outcome).toMatchObject({ session: { id: 'one' } });
    // In the head of the page and in the store, also where neither can be read again.
    expect(tokens).toEqual([155, 155]);
  });

  it("of a device whose clock is ahead counts by the server's clock, under the same key", async () => {
    const { outcome, asked } = await sendTo(refusal('finish_in_future'), saved);
    const { finished_at: _ahead, ...rest } = post;
    expect(asked).toEqual([
      { body: post, idempotencyKey: 'key' },
      { body: rest, idempotencyKey: 'key' },
    ]);
    expect(outcome).toMatchObject({ session: { id: 'one' } });
  });

  it('of a device whose clock is a year behind counts by the server’s clock, and one that is too old by both clocks is refused', async () => {
    const justNow = { ...post, finished_at: new Date().toISOString() };
    const { outcome, asked } = await sendPostTo(justNow, refusal('finish_too_old'), saved);
    const { finished_at: _behind, ...rest } = justNow;
    expect(asked.map(({ body }) => body)).toEqual([justNow, rest]);
    expect(outcome).toMatchObject({ session: { id: 'one' } });
    const old = await sendPostTo({ ...post, finished_at: '2020-01-01T00:00:00Z' }, refusal('finish_too_old'), saved);
    expect(old.asked).toHaveLength(1);
    expect(old.outcome).toMatchObject({ code: 'finish_too_old' });
  });

  it('that is refused for another reason is not sent again', async () => {
    const { outcome, asked } = await sendTo(refusal('day_full'));
    expect(asked).toHaveLength(1);
    expect(outcome).toMatchObject({ code: 'day_full' });
  });
});

describe('sessions that wait while the clock of the device is set right', () => {
  const finishedAt = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

  /** Saves posts one after another without a connection, and gives what is sent once there is one. */
  async function sendAll(...posts: readonly PracticeSessionPost[]) {
    let connected = false;
    const sent: (readonly [string, string | undefined])[] = [];
    const kind = practiceSessionKind('noa', async (body, { key }) => {
      if (!connected) throw cut();
      sent.push([key, body.finished_at]);
      return answerTo(body);
    });
    const outbox = createQueue(kind, queueOutside());
    for (const [index, body] of posts.entries()) expect(await outbox.save(body, `key-${index}`)).toBe('kept');
    connected = true;
    await outbox.retry();
    return sent;
  }

  it('are sent in the order in which they were practised, none overlapping the next', async () => {
    const sent = await sendAll(
      { ...post, finished_at: finishedAt(25) },
      { ...post, finished_at: finishedAt(32) },
      // The clock was half an hour ahead, and is right now.
      { ...post, finished_at: finishedAt(10) },
    );
    expect(sent).toEqual([
      ['key-0', finishedAt(0)],
      ['key-1', finishedAt(5)],
      ['key-2', finishedAt(10)],
    ]);
  });

  it('are sent as they were told where the clock went on, a repeat of one of them too', async () => {
    const sent = await sendAll({ ...post, finished_at: finishedAt(5) }, { ...post, finished_at: finishedAt(10) });
    expect(sent).toEqual([
      ['key-0', finishedAt(5)],
      ['key-1', finishedAt(10)],
    ]);
  });

  it('are sent as they were told where a tab with slow storage repeats the first while the second is saved', async () => {
    const store = memoryStore<PracticeSessionPost>();
    const slowStore: typeof store = {
      ...store,
      all: async (...of) => {
        for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
        return store.all(...of);
      },
    };
    let stored: Promise<unknown> = Promise.resolve();
    const storeLock = (task: () => Promise<void>) => {
      const turn = stored.then(task);
      stored = turn.catch(() => undefined);
      return turn;
    };
    const kind = practiceSessionKind('noa', async () => {
      throw cut();
    });
    const [tab, slowTab] = [store, slowStore].map((of) => createQueue(kind, queueOutside({ store: of, storeLock })));
    const first = { ...post, finished_at: finishedAt(5) };
    const second = { ...post, finished_at: finishedAt(10) };
    const saved = tab?.save(first, 'key-0');
    const repeated = slowTab?.save(first, 'key-0');
    await saved;
    await tab?.save(second, 'key-1');
    await repeated;
    expect([...store.kept.values()].map(({ key, payload }) => [key, payload.finished_at])).toEqual([
      ['key-0', finishedAt(5)],
      ['key-1', finishedAt(10)],
    ]);
  });
});
