import { expect, it } from 'vitest';
import { nearGoal } from './goal-reached-by-next-session.ts';

it.each([
  [{ totalSessions: 15, level: 30, experienceToNextLevel: 16 }, { kind: 'level', level: 31, missing: 16 }],
  [{ totalSessions: 15, level: 30, experienceToNextLevel: 50 }, { kind: 'level', level: 31, missing: 50 }],
  [{ totalSessions: 15, level: 30, experienceToNextLevel: 51 }, null],
  [{ totalSessions: 9, level: 30, experienceToNextLevel: 90 }, { kind: 'badge', id: 'sessions10' }],
  [{ totalSessions: 9, level: 30, experienceToNextLevel: 16 }, { kind: 'badge', id: 'sessions10' }],
  [{ totalSessions: 10, level: 30, experienceToNextLevel: 90 }, null],
])('after %o one more session is sure to bring %o', (after, near) => {
  expect(nearGoal(after)).toEqual(near);
});
