import { languages } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { understand } from './intents/understand.ts';
import { readData } from './testing/players.ts';

/** What was reached of them (decision 043): nothing was trained on these, and more that are met are welcome. */
const FEWEST_MET = { en: 57, de: 29 } as const;

afterEach(() => speakIn(() => 'en'));

describe.each(languages)('what a writer asked who knew nothing of the coach, in %s', (language) => {
  it('is met no less often by the topic that an independent reader found right', () => {
    speakIn(() => language);
    const asked = (readData('wide-questions.json') as readonly { readonly language: string; readonly text: string; readonly topic: string }[]).filter((one) => one.language === language);
    const met = asked.filter(({ text, topic }) => understand(text).topic?.topic === topic);
    expect(asked.length).toBeGreaterThan(40);
    expect(met.length).toBeGreaterThanOrEqual(FEWEST_MET[language]);
  });
});
