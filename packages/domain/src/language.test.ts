import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_COOKIE, languageOf, languages } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT', 'de'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.4, de;q=0.7', 'de'],
  ['fr-FR,fr;q=0.9,de;q=0.5,en;q=0.3', 'de'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['de;q=0, en', 'en'],
  ['den', 'en'],
  ['*', 'en'],
])('a browser that prefers %j is answered in %s', (header, language) => {
  expect(languageOf(undefined, header)).toBe(language);
});

test('what a player chose goes before what the browser prefers, and an unknown choice is none', () => {
  expect(languageOf(`theme=dark; ${LANGUAGE_COOKIE}=en`, 'de')).toBe('en');
  expect(languageOf(`${LANGUAGE_COOKIE}=de`, 'en-GB')).toBe('de');
  expect(languageOf(`${LANGUAGE_COOKIE}=xx`, 'de')).toBe('de');
  expect(languageOf(`other-${LANGUAGE_COOKIE}=de`, 'en')).toBe('en');
});

test('whatever a header says, the answer is one of our languages', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (cookies, header) => {
      expect(languages).toContain(languageOf(cookies, header));
    }),
  );
});
