import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@touchline/domain';
import { describe, expect, test } from 'vitest';

const folder = (language: string): string => join(import.meta.dirname, language);
const others = languages.filter((language) => language !== 'en');
const areas = readdirSync(folder('en')).filter((file) => file.endsWith('.json'));
/** What was learned of the ways to ask in a language is no text. */
const IS_LEARNED = /^coach-topic-weights/;
const tables = readdirSync(join(folder('en'), 'tables')).filter((file) => !file.endsWith('.test.ts') && !IS_LEARNED.test(file));

/** Numbers to call; and ways to ask, of which each language has its own. */
const ENGLISH_STILL = /^coach-(?:helplines|topic-example-questions)/;

type Words = { readonly [key: string]: Words } | string;

const read = (language: string, area: string): Words => JSON.parse(readFileSync(join(folder(language), area), 'utf8')) as Words;
const readTable = async (language: string, table: string): Promise<Words> =>
  ({ ...((await import(join(folder(language), 'tables', table))) as Readonly<Record<string, Words>>) });

/** Every text by its path. */
function textsOf(words: Words, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object') return [];
  return Object.entries(words).flatMap(([key, word]) => textsOf(word, `${path}.${key}`));
}

const placesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

/** Every text with the names that it fills in. */
const shapeOf = (words: Words): Record<string, string[]> => Object.fromEntries(textsOf(words).map(([path, text]) => [path, placesIn(text)]));

const wordsIn = (text: string): number => [...text.replaceAll(/\{\w+\}/g, '').matchAll(/\p{L}{3,}/gu)].length;

/** Sentences that are the same in both: a text that was copied and never translated. */
function copied(english: Words, other: Words): string[] {
  const before = new Map(textsOf(english));
  return textsOf(other)
    // Declarations are of the format and no words.
    .filter(([path, text]) => !path.includes('.declarations.') && before.get(path) === text && wordsIn(text) > 3)
    .map(([path]) => path);
}

test.each(languages.flatMap((language) => areas.map((area) => ({ language, area }))))('a dot between two parts stays with the part before it: $area in $language', ({ language, area }) => {
  // The title of a page stands in no lines.
  const loose = textsOf(read(language, area)).filter(([, text]) => text.replace(' · Touchline', '').includes(' ·'));
  expect(loose).toEqual([]);
});

describe.each(others)('%s', (language) => {
  test.each(areas)('says everything of %s, with the same names filled in', (area) => {
    expect(shapeOf(read(language, area))).toEqual(shapeOf(read('en', area)));
    expect(copied(read('en', area), read(language, area))).toEqual([]);
  });

  test.each(tables.filter((table) => !ENGLISH_STILL.test(table)))('says everything of %s', async (table) => {
    const [english, other] = [await readTable('en', table), await readTable(language, table)];
    expect(shapeOf(other)).toEqual(shapeOf(english));
    expect(copied(english, other)).toEqual([]);
  });
});

test.each([
  ['dashboard.json', 'dashboard_stat_streak', 'Tag in Serie', 'Tage in Serie'],
  ['dashboard.json', 'dashboard_stat_practiceDays', 'Trainingstag', 'Trainingstage'],
  ['dashboard.json', 'dashboard_stat_minutes', 'Minute gesamt', 'Minuten gesamt'],
  ['profile.json', 'profile_stat_streak', 'Tag in Serie', 'Tage in Serie'],
])('in %s one of %s is one, in German too', (area, name, one, other) => {
  const german = new Map(textsOf(read('de', area)));
  expect(german.get(`.${name}.0.match.n=one`)).toBe(one);
  expect(german.get(`.${name}.0.match.n=other`)).toBe(other);
});

test.each(languages)('what a drill needs of space does not break between number and unit (%s)', (language) => {
  const space = new Map(textsOf(read(language, 'practice.json'))).get('.practice_needs_space');
  expect(space).toMatch(/^\{width\}\u00a0×\u00a0\{length\}\u00a0m$/);
});

test.each(languages)('the odds of a pack do not break between number and % (%s)', async (language) => {
  for (const table of ['coach-lines.ts', 'coach-topic-answers-app-guide.ts', 'coach-topic-answers-body-feelings-app-and-rules.ts']) {
    const odds = textsOf(await readTable(language, table)).filter(([, text]) => /65\s%/.test(text));
    expect(odds.length).toBeGreaterThan(0);
    for (const [, text] of odds) expect(text).not.toMatch(/\d %/);
  }
});
