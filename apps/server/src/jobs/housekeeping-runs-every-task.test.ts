import { expect, it } from 'vitest';
import { housekeeping } from './housekeeping.ts';

const context = { attempt: 1, isLast: false, signal: new AbortController().signal, report: async () => {} };

it('runs every cleanup task, though one fails, and then tells which', async () => {
  const cleaned: string[] = [];
  const worker = housekeeping({
    sessions: async () => void cleaned.push('sessions'),
    answers: () => Promise.reject(new Error('no room')),
    limits: async () => void cleaned.push('limits'),
  });
  await expect(worker.run({}, context)).rejects.toMatchObject({
    errors: [{ message: 'housekeeping of answers failed', cause: { message: 'no room' } }],
  });
  expect(cleaned).toEqual(['sessions', 'limits']);
});

it('runs by itself once an hour', () => {
  expect(housekeeping({}).queue).toMatchObject({ name: 'housekeeping', cron: '17 * * * *' });
});
