import { expect, it } from 'vitest';
import { findPackReward, packRewards } from './reward-catalogue.ts';
import { motifs, rarities, rewardKinds } from './reward-definition.ts';

const all = <Key extends keyof (typeof packRewards)[number]>(key: Key) => packRewards.map((reward) => reward[key]);

it('holds 18 players, 17 badges and 18 items', () => {
  const counts = rewardKinds.map((kind) => packRewards.filter((reward) => reward.kind === kind).length);
  expect(counts).toEqual([18, 17, 18]);
});

it('has every rarity in every kind, and less of it the rarer it is', () => {
  for (const kind of rewardKinds) {
    const counts = rarities.map((rarity) => packRewards.filter((r) => r.kind === kind && r.rarity === rarity).length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }
});

it('gives no two rewards the same id or emoji', () => {
  for (const key of ['id', 'emoji'] as const) expect(new Set(all(key)).size).toBe(packRewards.length);
});

it('draws each motif on one emblem', () => {
  expect(all('motif').toSorted()).toEqual(motifs.toSorted());
});

it('names an id after its kind, so that none is ever used for two things', () => {
  for (const { id, kind } of packRewards) expect(id).toMatch(new RegExp(`^${kind}_[a-z]+(_[a-z]+)*$`));
});

it('numbers each series from 1 and keeps it within one kind', () => {
  for (const series of new Set(all('series'))) {
    const rewards = packRewards.filter((reward) => reward.series === series);
    expect(rewards.map(({ number }) => number)).toEqual(rewards.map((_reward, index) => index + 1));
    expect(new Set(rewards.map(({ kind }) => kind)).size).toBe(1);
  }
});

it('finds a reward by its id, and nothing by another', () => {
  for (const reward of packRewards) expect(findPackReward(reward.id)).toBe(reward);
  expect(findPackReward('player_nobody')).toBeUndefined();
});
