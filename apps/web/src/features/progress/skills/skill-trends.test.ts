import { describe, expect, it } from 'vitest';
import { contiguous, skillTrends, type SkillAttempt } from './skill-trends.ts';

const attempt = (id: string, at: number, over: Partial<SkillAttempt> = {}): SkillAttempt => ({
  id,
  at,
  type: 'shooting',
  score: 50,
  version: '1',
  isHereOnly: false,
  ...over,
});

describe('the scores of a skill over time', () => {
  it('are of the account and of the device, each attempt once, oldest first', () => {
    const trends = skillTrends([attempt('b', 2), attempt('a', 1)], [attempt('c', 3, { isHereOnly: true }), attempt('a', 1, { isHereOnly: true })]);
    expect(trends).toHaveLength(1);
    expect(trends[0]?.attempts.map(({ id, isHereOnly }) => [id, isHereOnly])).toEqual([['a', false], ['b', false], ['c', true]]);
  });

  it('begin with the skill that was tried last', () => {
    const trends = skillTrends([attempt('a', 1), attempt('b', 3, { type: 'turns' }), attempt('c', 2, { type: 'passing' })], []);
    expect(trends.map(({ type }) => type)).toEqual(['turns', 'passing', 'shooting']);
  });

  it('are the newest twenty of all', () => {
    const [trend] = skillTrends(Array.from({ length: 25 }, (_, index) => attempt(String(index), index)), []);
    expect(trend?.hasOtherVersion).toBe(false);
    expect(trend?.attempts.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)));
  });

  it('are no one line where they were measured in another way', () => {
    const attempts = [attempt('a', 1), attempt('b', 2, { version: null }), attempt('c', 3, { version: '2' }), attempt('d', 4, { version: '1' })];
    expect(contiguous(attempts).map((row) => row.map(({ id }) => id))).toEqual([['a', 'b', 'c'], ['d']]);
    expect(contiguous([attempt('a', 1), attempt('b', 2, { version: '2' })])).toHaveLength(2);
    expect(skillTrends(attempts, [])[0]?.hasOtherVersion).toBe(true);
    expect(contiguous([])).toEqual([]);
  });
});
