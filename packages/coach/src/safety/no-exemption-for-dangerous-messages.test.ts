import { expect, it } from 'vitest';
import { newsIn } from '../question-parts/news-told.ts';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { withoutRemediesLeftOut } from './strip-remedies-left-out.ts';
import { dangersOfAllSets } from '../testing/dangerous-messages-of-all-sets.ts';

it('no dangerous message of any set is news in passing, leaves remedies out or is a question that is offered', () => {
  const dangerous = dangersOfAllSets();
  expect(dangerous.length).toBeGreaterThan(5000);
  expect(dangerous.filter(({ text }) => newsIn(wordsOf(text), true) !== null || withoutRemediesLeftOut(text) !== null || isOfferedQuestion(text)).length).toBe(0);
});
