import { expect, it } from 'vitest';
import { housekeeping } from './housekeeping.ts';

it('sweeps with every broom, though one is broken, and then tells which', async () => {
  const swept: string[] = [];
  const task = housekeeping({
    sessions: async () => void swept.push('sessions'),
    answers: () => Promise.reject(new Error('no bristles')),
    limits: async () => void swept.push('limits'),
  });
  await expect(task.run()).rejects.toMatchObject({
    errors: [{ message: 'housekeeping of answers failed', cause: { message: 'no bristles' } }],
  });
  expect(swept).toEqual(['sessions', 'limits']);
});

it('runs by itself once an hour', () => {
  expect(housekeeping({})).toMatchObject({ name: 'housekeeping', cron: '17 * * * *' });
});
