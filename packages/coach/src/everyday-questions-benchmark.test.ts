import { count } from '@touchline/domain/testing';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { checkWords } from './safety/check-message.ts';
import { readData } from './testing/players.ts';

/** What was reached of them; fewer stopped and more met are welcome, then these numbers move. */
const sets = [
  { language: 'en', file: 'everyday-questions.json', mostStopped: 23, fewestMet: 698, fewestMetOfRead: 244 },
  { language: 'de', file: 'german-everyday-questions.json', mostStopped: 17, fewestMet: 160, fewestMetOfRead: 56 },
] as const;

afterEach(() => speakIn(() => 'en'));

describe.each(sets)('what children ask every day in $language', ({ language, file, mostStopped, fewestMet, fewestMetOfRead }) => {
  const questions = readData(file) as readonly { readonly text: string; readonly topic: string }[];

  it('is stopped or asked about by safety in few cases', () => {
    speakIn(() => language);
    const stopped = questions.filter(({ text }) => checkWords(text).action !== 'allow').map(({ text }) => text);
    expect(stopped.length).toBeLessThanOrEqual(mostStopped);
  });

  it('is met by its topic no less often than it was', () => {
    speakIn(() => language);
    const among = count('everydayQuestionsForOne');
    const read = questions.filter((_, at) => at % among === 0);
    // A word of football is explained by the glossary in the place of its topic.
    const met = read.filter(({ text, topic }) => {
      const { topic: found, act } = understand(text);
      return found?.topic === topic || act?.kind === 'word';
    });
    expect(met.length).toBeGreaterThanOrEqual(among === 1 ? fewestMet : fewestMetOfRead);
  });
});
