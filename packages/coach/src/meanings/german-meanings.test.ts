import { coachTopicExampleQuestions } from '@touchline/messages/coach-topic-example-questions';
import { speakIn } from '@touchline/messages/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { factsOfPlayer, readData } from '../testing/players.ts';

interface GermanQuestion {
  readonly text: string;
  /** The topics and intents whose answer is right. */
  readonly means: readonly string[];
  readonly set: 'tuned' | 'held';
}
const questions = readData('german-questions.json') as readonly GermanQuestion[];

beforeAll(() => speakIn(() => 'de'));
afterAll(() => speakIn(() => 'en'));

const offered = (): (readonly [string, string])[] => Object.entries(coachTopicExampleQuestions).map(([topic, ways]) => [topic, ways.split('|')[0] ?? '']);

it('every question that is offered in German is read as its topic, and let through by safety', () => {
  expect(offered().length).toBeGreaterThan(280);
  expect(offered().filter(([topic, text]) => understand(text).topic?.topic !== topic)).toEqual([]);
  expect(offered().filter(([, text]) => checkWords(text).action !== 'allow')).toEqual([]);
});

describe('questions as German children type them', () => {
  it.each([
    ['tuned', 26],
    ['held', 25],
  ] as const)('are met no worse than they were: %s', (set, least) => {
    const asked = questions.filter((one) => one.set === set);
    const met = asked.filter(({ text, means }) => {
      const { topic, intent } = understand(text);
      return means.includes(topic?.topic ?? '') || means.includes(intent);
    });
    expect(asked).toHaveLength(30);
    expect(met.length).toBeGreaterThanOrEqual(least);
  });

  it('get the nearest German questions where none is meant', () => {
    const { message } = askCoach({ message: 'wer malt die linien auf den platz', turns: [], facts: factsOfPlayer('teen'), seed: 1 });
    expect(message).toMatch(/„[^“]+\?“/);
  });
});
