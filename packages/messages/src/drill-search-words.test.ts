import { drillCatalogue, languages, type DrillId } from '@touchline/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { speakIn } from './by-language.ts';
import { drillNames } from './current-language/drill-names.ts';
import { drillSearchWords } from './current-language/drill-search-words.ts';

afterEach(() => speakIn(() => 'en'));

describe.each(languages)('the words that drills are looked for by, in %s', (language) => {
  test('are there for every drill, and are not its name over again', () => {
    speakIn(() => language);
    const isOther = (id: DrillId) => drillSearchWords[id].split(' ').some((word) => !drillNames[id].toLowerCase().includes(word.toLowerCase()));
    expect(drillCatalogue.map(({ id }) => id).filter((id) => !isOther(id))).toEqual([]);
  });

  test('know a goal and a shot for every drill that trains them', () => {
    speakIn(() => language);
    const goal = language === 'de' ? /\bTor\b/ : /\bgoal\b/;
    const shooting = drillCatalogue.filter(({ category }) => category === 'shooting').map(({ id }) => id);
    expect(shooting.filter((id) => !goal.test(drillSearchWords[id]))).toEqual([]);
  });
});
