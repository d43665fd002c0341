import { expect, it } from 'vitest';
import { newsIn } from '../question-parts/news-told.ts';
import { isOfferedQuestion } from '../question-parts/is-suggested-question.ts';
import { readData } from '../testing/players.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { withoutRemediesLeftOut } from './strip-remedies-left-out.ts';

interface SafetyCase {
  readonly text: string;
  readonly expected: 'crisis' | 'refuse' | 'allow';
}
const SETS = ['safety', ...[2, 3, 4, 5, 7, 8, 9, 10].map((set) => `safety-open-${set}`), ...[2, 3, 4, 6, 10, 11, 12, 13, 14].map((set) => `safety-held-${set}`)];

it('no dangerous message of any set is news in passing, leaves remedies out or is a question that is offered', () => {
  const dangerous = SETS.flatMap((set) => readData(`${set}.json`) as readonly SafetyCase[]).filter(({ expected }) => expected !== 'allow');
  expect(dangerous.length).toBeGreaterThan(5000);
  expect(dangerous.filter(({ text }) => newsIn(wordsOf(text), true) !== null || withoutRemediesLeftOut(text) !== null || isOfferedQuestion(text)).length).toBe(0);
});
