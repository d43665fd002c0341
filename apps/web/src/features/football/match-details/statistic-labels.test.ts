import { expect, test } from 'vitest';
import { demoMatchDetailsReply, demoScoresReply } from '../testing/demo-scores-and-match-details.ts';
import { statisticLabel, statisticLabels } from './statistic-labels.ts';

test('every figure of a match has words of ours, in the language of the player', () => {
  const types = demoScoresReply().scores.flatMap(({ id }) => demoMatchDetailsReply(id).statistics.flatMap(({ statistics }) => statistics.map(({ type }) => type)));
  expect(types).toContain('Ball Possession');
  for (const type of new Set(types)) expect(Object.keys(statisticLabels)).toContain(type);
});

test('one that no source has told before is told as it is written', () => {
  expect(statisticLabel('long_balls')).toBe('Long balls');
});
