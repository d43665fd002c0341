import { expect, it } from 'vitest';
import { wholeSentences } from './complete-sentences-so-far.ts';

it('a text that grows gives each sentence once it has ended', () => {
  const text = 'Bend your knees. Keep 1.5 m apart! Ready? Go';
  const grown = Array.from(text, (_, at) => wholeSentences(text.slice(0, at + 1), false));
  expect(grown[14]).toEqual([]);
  expect(grown.at(-1)).toEqual(['Bend your knees.', 'Keep 1.5 m apart!', 'Ready?']);
  for (const [at, sentences] of grown.entries()) expect(sentences.slice(0, grown[at - 1]?.length)).toEqual(grown[at - 1] ?? []);
});

it('a whole text gives its last one too, with or without a full stop', () => {
  expect(wholeSentences('One. Two', true)).toEqual(['One.', 'Two']);
  expect(wholeSentences('One.\nTwo.', true)).toEqual(['One.', 'Two.']);
  expect(wholeSentences('', true)).toEqual([]);
});
