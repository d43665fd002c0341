import fc from 'fast-check';
import { expect, it } from 'vitest';
import { achievementIds, rewardReasons } from '@touchline/domain';
import type { SavedSession } from '../../../offline/index.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';
import { sumSessions } from './sum-sessions.ts';

const lines = fc.uniqueArray(fc.record({ reason: fc.constantFrom(...rewardReasons), amount: fc.integer({ min: 1, max: 50 }) }), {
  selector: ({ reason }) => reason,
});

/** Answers to sessions that were saved one after another. */
const answers = fc
  .array(fc.record({ tokens: lines, experience: lines, achievements: fc.uniqueArray(fc.constantFrom(...achievementIds), { maxLength: 2 }) }), { minLength: 1, maxLength: 5 })
  .map((earned) =>
    earned.map(({ tokens, experience, achievements }, index): SavedSession => {
      const total = (list: typeof tokens): number => list.reduce((sum, { amount }) => sum + amount, 0);
      return {
        ...savedSession,
        rewards: {
          ...savedSession.rewards,
          tokens,
          experience,
          achievements,
          tokensEarned: total(tokens),
          experienceGained: total(experience),
          levelBefore: 1 + index,
          levelAfter: 2 + index,
          minutesOfDay: 5 * (index + 1),
        },
        stats: { ...savedSession.stats, totalSessions: 10 + index, tokens: 100 + index },
      };
    }),
  );

it('nothing is the sum of nothing', () => {
  expect(sumSessions([])).toBeNull();
});

it('one session brought what it brought', () => {
  expect(sumSessions([savedSession])?.rewards).toEqual(savedSession.rewards);
});

it('several brought all that each of them did, each thing once, in whatever order their answers came', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const sum = sumSessions(all);
      expect(sumSessions(all.toReversed())?.rewards).toMatchObject({ ...sum?.rewards, achievements: expect.anything() });
      expect(sum?.rewards.tokensEarned).toBe(all.reduce((total, { rewards }) => total + rewards.tokensEarned, 0));
      expect(sum?.rewards.tokens.reduce((total, { amount }) => total + amount, 0)).toBe(sum?.rewards.tokensEarned);
      expect(sum?.rewards.experience.reduce((total, { amount }) => total + amount, 0)).toBe(sum?.rewards.experienceGained);
      expect(sum?.rewards).toMatchObject({ levelBefore: 1, levelAfter: 1 + all.length, minutesOfDay: 5 * all.length });
      expect(new Set(sum?.rewards.achievements).size).toBe(sum?.rewards.achievements.length);
      expect(sum?.stats).toEqual(all.at(-1)?.stats);
    }),
  );
});

it('they are unpaid only where none of them was paid', () => {
  const unpaid: SavedSession = { ...savedSession, rewards: { ...savedSession.rewards, unpaid: 'overlap', tokens: [], experience: [], tokensEarned: 0, experienceGained: 0 } };
  expect(sumSessions([unpaid, savedSession])?.rewards).toMatchObject({ unpaid: null, tokensEarned: 45 });
  expect(sumSessions([unpaid, unpaid])?.rewards).toMatchObject({ unpaid: 'overlap', tokensEarned: 0 });
});
