import { beforeAll, describe, expect, it } from 'vitest';
import { count } from '../testing/test-repetitions.ts';
import { chanceOf } from '../seeded-random.ts';
import { packRewards, type PackReward } from './reward-catalogue.ts';
import { openPack, PACK_COST, packOdds, type Draw } from './open-pack-and-odds.ts';

/** The settled rule, written down once more: kinds alike, 65/27/5/3 inside a kind, then any of those alike. */
const weights = { common: 0.65, rare: 0.27, epic: 0.05, legendary: 0.03 };
function chanceBySpec({ kind, rarity }: PackReward): number {
  const alike = packRewards.filter((other) => other.kind === kind && other.rarity === rarity).length;
  return weights[rarity] / 3 / alike;
}

function drawOf(seed: number): Draw {
  const chance = chanceOf(seed);
  return (below) => chance.whole(0, below - 1);
}

function tally(draws: number, draw: Draw): Map<string, number> {
  const times = new Map(packRewards.map(({ id }) => [id, 0]));
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const { id } = openPack(draw);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}

/** Pearson's statistic: how far counts are from what the chances promise. */
function chiSquare(times: ReadonlyMap<string, number>, chanceOfReward: (reward: PackReward) => number): number {
  const draws = [...times.values()].reduce((total, n) => total + n, 0);
  return packRewards.reduce((total, reward) => {
    const expected = draws * chanceOfReward(reward);
    return total + ((times.get(reward.id) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

/** What the statistic of a true rule exceeds once in a thousand times, with 52 degrees of freedom. */
const ONCE_IN_A_THOUSAND = 89.27;

describe('a pack', () => {
  it('costs 10 tokens', () => {
    expect(PACK_COST).toBe(10);
  });

  const draws = count('packDraws');
  let times: Map<string, number>;
  beforeAll(() => {
    times = tally(draws, drawOf(20_260_215));
  });

  it(`holds what the rule promises: chi-square over ${draws.toLocaleString('en')} packs`, () => {
    expect(chiSquare(times, chanceBySpec)).toBeLessThan(ONCE_IN_A_THOUSAND);
  });

  it('would be found out if its odds were a little different', () => {
    const wrong = { common: 0.645, rare: 0.275, epic: 0.05, legendary: 0.03 };
    const slightly = (reward: PackReward) => (chanceBySpec(reward) / weights[reward.rarity]) * wrong[reward.rarity];
    expect(chiSquare(times, slightly)).toBeGreaterThan(ONCE_IN_A_THOUSAND);
  });

  it('can hold every reward, from the first of the draws to the last', () => {
    expect([...times.values()].every((n) => n > 0)).toBe(true);
    expect(openPack(() => 0)).toMatchObject({ kind: 'player', rarity: 'common', number: 1 });
    expect(openPack((below) => below - 1)).toMatchObject({ kind: 'item', rarity: 'legendary' });
  });

  it('takes no number from its source that it did not ask for', () => {
    expect(() => openPack((below) => below)).toThrow(RangeError);
    expect(() => openPack(drawsOf(0, 1_000))).toThrow(RangeError);
  });

  it('asks its source for whole numbers below 300 and below the number of rewards alike', () => {
    const asked: number[] = [];
    openPack((below) => {
      asked.push(below);
      return 0;
    });
    expect(asked).toEqual([300, packRewards.filter((r) => r.kind === 'player' && r.rarity === 'common').length]);
  });
});

describe('the odds that are shown', () => {
  const odds = packOdds();
  const percents = (rows: readonly { percent: number }[]) => rows.map(({ percent }) => percent);
  const total = (rows: readonly { percent: number }[]) => percents(rows).reduce((sum, percent) => sum + percent, 0);

  it('are 65, 27, 5 and 3 per cent by rarity, and the same for each kind', () => {
    expect(odds.rarities).toEqual([
      { rarity: 'common', percent: 65 },
      { rarity: 'rare', percent: 27 },
      { rarity: 'epic', percent: 5 },
      { rarity: 'legendary', percent: 3 },
    ]);
    expect(odds.kinds.map(({ kind }) => kind)).toEqual(['player', 'badge', 'item']);
    for (const percent of percents(odds.kinds)) expect(percent).toBeCloseTo(100 / 3, 10);
  });

  it('add up to 100 per cent in each list', () => {
    for (const rows of [odds.kinds, odds.rarities, odds.drawers]) expect(total(rows)).toBeCloseTo(100, 10);
  });

  it('are those of the rule for every kind and rarity, and count the rewards in it', () => {
    expect(odds.drawers).toHaveLength(12);
    for (const { kind, rarity, rewards, percent } of odds.drawers) {
      const inIt = packRewards.filter((reward) => reward.kind === kind && reward.rarity === rarity);
      expect(rewards).toBe(inIt.length);
      expect(percent).toBeCloseTo(100 * inIt.reduce((sum, reward) => sum + chanceBySpec(reward), 0), 10);
    }
  });
});

/** A source that gives these numbers, one after the other. */
function drawsOf(...numbers: number[]): Draw {
  return () => numbers.shift() ?? 0;
}
