import { drillCatalogue, languages } from '@touchline/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { speakIn } from './by-language.ts';
import { drillNames } from './current-language/drill-names.ts';
import { drillSearchWords } from './current-language/drill-search-words.ts';

afterEach(() => speakIn(() => 'en'));

describe.each(languages)('the words that drills are looked for by, in %s', (language) => {
  test('are there for every drill, and are not its name over again', () => {
    speakIn(() => language);
    for (const { id } of drillCatalogue) {
      const words = drillSearchWords[id].split(' ');
      expect(words.length, id).toBeGreaterThan(1);
      expect(words.some((word) => !drillNames[id].toLowerCase().includes(word.toLowerCase())), id).toBe(true);
    }
  });

  test('know a goal and a shot for every drill that trains them', () => {
    speakIn(() => language);
    for (const { id } of drillCatalogue.filter(({ category }) => category === 'shooting')) {
      expect(drillSearchWords[id], id).toMatch(language === 'de' ? /\bTor\b/ : /\bgoal\b/);
    }
  });
});
