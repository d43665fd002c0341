import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { nextRim, polishedRims, rimOf, rims } from './rim-by-copies-owned.ts';

const runs = { numRuns: count('pureProperty') };
const howMany = fc.integer({ min: 1, max: 500 });

describe('the rim of a card', () => {
  it.each([
    [1, 'plain', 'bronze', 1],
    [2, 'bronze', 'silver', 2],
    [3, 'bronze', 'silver', 1],
    [4, 'silver', 'gold', 4],
    [7, 'silver', 'gold', 1],
  ] as const)('of which there are %s is %s, and becomes %s after %s more', (owned, rim, next, missing) => {
    expect(rimOf(owned)).toBe(rim);
    expect(nextRim(owned)).toEqual({ rim: next, missing });
  });

  it.each([8, 9, 500])('of which there are %s is gold, and nothing comes after', (owned) => {
    expect(rimOf(owned)).toBe('gold');
    expect(nextRim(owned)).toBeNull();
  });

  it('is polished at the counts that are told', () => {
    expect(polishedRims.map(({ rim, count }) => [rimOf(count - 1) === rim, rimOf(count) === rim])).toEqual(polishedRims.map(() => [false, true]));
    expect(['plain', ...polishedRims.map(({ rim }) => rim)]).toEqual(rims);
  });

  it('never loses its shine with one more', () => {
    fc.assert(
      fc.property(howMany, (owned) => {
        expect(rims.indexOf(rimOf(owned + 1))).toBeGreaterThanOrEqual(rims.indexOf(rimOf(owned)));
      }),
      runs,
    );
  });

  it('is the promised one exactly after as many more as were missing', () => {
    fc.assert(
      fc.property(howMany, (owned) => {
        const next = nextRim(owned) ?? { rim: 'gold', missing: 0 };
        expect(rimOf(owned + next.missing)).toBe(next.rim);
        expect(rimOf(owned + Math.max(0, next.missing - 1))).toBe(rimOf(owned));
      }),
      runs,
    );
  });
});
