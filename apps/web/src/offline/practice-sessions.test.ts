import { QueryClient } from '@tanstack/react-query';
import type { PracticeSessionPost } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { sessionSender } from './practice-sessions.ts';

const post: PracticeSessionPost = {
  drill_id: 'juggling',
  side: 'both',
  duration_minutes: 5,
  result: 12,
  finished_at: '2026-06-01T12:00:00.000+02:00',
  time_zone: 'Europe/Madrid',
};
const saved = { success: true, data: { id: 'one' }, rewards: {}, stats: {} };

/** Sends a session to a server that answers so, and gives what it was asked. */
async function sendTo(...answers: (object | Error)[]) {
  const call = vi.fn<(name: string, input: { body: PracticeSessionPost }, extras: { idempotencyKey: string }) => Promise<object>>(
    () => {
      const answer = answers.shift();
      return answer instanceof Error || answer === undefined ? Promise.reject(answer) : Promise.resolve(answer);
    },
  );
  const send = sessionSender({ call } as unknown as Client, new QueryClient());
  const attempt = { key: 'key', signal: new AbortController().signal, onProgress: () => undefined };
  const outcome = await send(post, attempt).catch((error: unknown) => error);
  return { outcome, asked: call.mock.calls.map(([, { body }, { idempotencyKey }]) => ({ body, idempotencyKey })) };
}

const refusal = (code: string) => new ApiError({ status: 422, code, message: code });

describe('a finished session', () => {
  it('is sent once, with its own time', async () => {
    const { outcome, asked } = await sendTo(saved);
    expect(asked).toEqual([{ body: post, idempotencyKey: 'key' }]);
    expect(outcome).toMatchObject({ session: { id: 'one' } });
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

  it('that is refused for another reason is not sent again', async () => {
    const { outcome, asked } = await sendTo(refusal('day_full'));
    expect(asked).toHaveLength(1);
    expect(outcome).toMatchObject({ code: 'day_full' });
  });
});
