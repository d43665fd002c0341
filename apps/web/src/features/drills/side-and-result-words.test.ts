import { resultLabels } from '@touchline/domain';
import { expect, it } from 'vitest';
import { resultWord } from './side-and-result-words.ts';

it('one of what a drill counts has a word of its own', () => {
  expect(resultLabels.map((label) => resultWord[label](1))).toEqual(['touch', 'pass', 'run', 'goal', 'move', 'control', 'turn']);
  expect(resultLabels.map((label) => resultWord[label](2))).toEqual([...resultLabels]);
  expect(resultLabels.map((label) => resultWord[label]())).toEqual([...resultLabels]);
});
