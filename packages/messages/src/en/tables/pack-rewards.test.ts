import { expect, it } from 'vitest';
import { drillNames } from './drill-names.ts';
import { rewardWords } from './pack-rewards.ts';

const rewards = Object.values(rewardWords);

it('gives no two rewards the same name, description or picture', () => {
  for (const key of ['name', 'description', 'picture'] as const) {
    expect(new Set(rewards.map((words) => words[key])).size).toBe(rewards.length);
  }
});

it('describes each reward in one short sentence', () => {
  for (const { description } of rewards) {
    expect(description).toMatch(/^[A-Z][^.!?]+[.!?]$/);
    expect(description.length).toBeLessThanOrEqual(90);
  }
});

it('speaks of nobody’s body', () => {
  const words = /\b(fat|thin|slim|skinny|tall|weigh\w*|heavy|bod(y|ies)|shape|pretty|ugly|handsome|beautiful|muscl\w*)\b/i;
  for (const { name, description } of rewards) expect(`${name}. ${description}`).not.toMatch(words);
});

it('does not name a reward like a drill', () => {
  for (const { name } of rewards) expect(Object.values(drillNames)).not.toContain(name);
});
