import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@touchline/domain';
import { describe, expect, test } from 'vitest';

const folder = (language: Language): string => join(import.meta.dirname, language);

/** What was learned of the ways to ask is no text. */
const IS_LEARNED = /^coach-topic-weights/;

/** The minute of a match: 67' and 90+2'. */
const MINUTE_MARK = /\}'$/;

/** Quotes as they open and close, in the order of the text. */
const QUOTES: Readonly<Record<Language, RegExp>> = { en: /^(?:“”)*$/, de: /^(?:„“)*$/ };

type Words = { readonly [key: string]: Words } | string;

/** Every text by its path. */
function textsOf(words: Words, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, word]) => textsOf(word, `${path}.${key}`));
}

const jsonTexts = (language: Language): [string, string][] =>
  readdirSync(folder(language))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsOf(JSON.parse(readFileSync(join(folder(language), file), 'utf8')) as Words, file));

async function tableTexts(language: Language): Promise<[string, string][]> {
  const tables = join(folder(language), 'tables');
  const files = readdirSync(tables).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !IS_LEARNED.test(file));
  const texts = await Promise.all(files.map(async (file) => textsOf({ ...((await import(join(tables, file))) as Readonly<Record<string, Words>>) }, file)));
  return texts.flat();
}

describe.each(languages)('%s', (language) => {
  test('writes apostrophes curly, as most texts do, and quotes as its readers know them', async () => {
    const texts = [...jsonTexts(language), ...(await tableTexts(language))];
    expect(texts.length).toBeGreaterThan(2_000);
    const others = texts.filter(([, text]) => /['"`´‘‚«»]/.test(text.replace(MINUTE_MARK, '')) || !QUOTES[language].test(text.replaceAll(/[^“”„]/g, '')));
    expect(others).toEqual([]);
  });
});
