import { describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { checkWords } from './safety/check-message.ts';
import { readData } from './testing/players.ts';

interface AppQuestion {
  readonly text: string;
  /** Topics, or intents without a topic, whose answer is right. */
  readonly means: readonly string[];
  readonly heldOut: boolean;
}
const questions = readData('app-questions.json') as readonly AppQuestion[];

const isMet = ({ text, means }: AppQuestion): boolean => {
  if (checkWords(text).action !== 'allow') return false;
  const { topic, intent } = understand(text);
  return means.includes(topic?.topic ?? intent);
};

describe('questions about the app and short ones about football', () => {
  /** What was reached; more are welcome, then these numbers move. */
  it.each([
    ['worked on', false, 312],
    ['put aside', true, 52],
  ] as const)('are met no less often than they were: %s', (_name, heldOut, fewest) => {
    expect(questions.filter((question) => question.heldOut === heldOut && isMet(question)).length).toBeGreaterThanOrEqual(fewest);
  });

  it('are stopped or asked about by safety in few cases', () => {
    expect(questions.filter(({ text, heldOut }) => !heldOut && checkWords(text).action !== 'allow').map(({ text }) => text)).toEqual(['i dont want others to see me', 'everyone laughs at me', 'how do i stop others seeing me', 'mums email changed we need to put the new one']);
  });
});
