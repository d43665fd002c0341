import { expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { checkWords } from './safety/check-message.ts';
import { readData } from './testing/players.ts';

const questions = readData('everyday-questions.json') as readonly { readonly text: string; readonly topic: string }[];
/** What was reached of 991; fewer stopped and more met are welcome, then these numbers move. */
const MOST_STOPPED = 23;
const FEWEST_MET = 698;

it('few of what children ask every day are stopped or asked about by safety', () => {
  const stopped = questions.filter(({ text }) => checkWords(text).action !== 'allow').map(({ text }) => text);
  expect(stopped.length).toBeLessThanOrEqual(MOST_STOPPED);
});

it('what children ask every day is met by its topic no less often than it was', () => {
  expect(questions.filter(({ text, topic }) => understand(text).topic?.topic === topic).length).toBeGreaterThanOrEqual(FEWEST_MET);
});
