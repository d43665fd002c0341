import { ApiError } from '@touchline/contracts/client';
import { describe, expect, test, vi } from 'vitest';
import { COUNTDOWN, ended, MINUTE } from '../testing/practice-machine-harness.ts';
import type { Save } from '../testing/practice-machine-harness.ts';
import { savedSession } from '../testing/saved-session.ts';

describe('saving', () => {
  test('posts the finished session under its key and shows what it earned', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state, kept } = ended(save);
    actor.send({ type: 'save', result: 31 });
    expect(save.mock.calls[0]).toEqual([
      {
        drill_id: 'juggling',
        side: 'both',
        duration_minutes: 5,
        result: 31,
        finished_at: '2026-06-01T17:05:11.000+01:00',
        time_zone: 'Europe/London',
      },
      'key-1',
    ]);
    await expect.poll(state).toBe('saved');
    expect(actor.getSnapshot().context.saved).toBe(savedSession);
    expect(kept()).toBeNull();
    actor.send({ type: 'again' });
    expect(state()).toBe('selecting');
    expect(actor.getSnapshot().context.drillId).toBe('juggling');
  });

  test('a double tap saves once', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    actor.send({ type: 'save', result: 31 });
    await expect.poll(state).toBe('saved');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('without an answer the next try says exactly the same, whatever the player types', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(new ApiError({ status: 0, code: 'network', message: 'Network error' }));
    save.mockResolvedValueOnce(savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    await expect.poll(state).toBe('session.complete');
    expect(actor.getSnapshot().context.failure).toMatchObject({ words: null, status: null, refused: false });
    actor.send({ type: 'save', result: 99 });
    await expect.poll(state).toBe('saved');
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  test('a refusal saved nothing: the next try, under the same key, may say something else', async () => {
    const refusal = new ApiError({ status: 422, code: 'day_full', message: 'Full.', suggestion: 'Rest.' });
    const save = vi.fn<Save>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(savedSession);
    const { actor, state } = ended(save);
    actor.send({ type: 'save', result: 31 });
    await expect.poll(state).toBe('session.complete');
    expect(actor.getSnapshot().context.failure).toEqual({
      trouble: null,
      words: 'Full.',
      status: null,
      suggestion: 'Rest.',
      refused: true,
    });
    actor.send({ type: 'save', result: 99 });
    await expect.poll(state).toBe('saved');
    expect(save.mock.calls.map(([post, key]) => [post.result, key])).toEqual([
      [31, 'key-1'],
      [99, 'key-1'],
    ]);
  });

  test('each session has a key of its own', async () => {
    const save = vi.fn<Save>(async () => savedSession);
    const { actor, clock, state } = ended(save);
    actor.send({ type: 'save', result: 1 });
    await expect.poll(state).toBe('saved');
    actor.send({ type: 'again' });
    actor.send({ type: 'start' });
    clock.advance(COUNTDOWN + 5 * MINUTE);
    actor.send({ type: 'save', result: 2 });
    await expect.poll(state).toBe('saved');
    expect(save.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  });
});
