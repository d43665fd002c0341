import type { Language } from '@touchline/domain';
import { afterEach, expect, test } from 'vitest';
import { byLanguage, speakIn } from './by-language.ts';

const { greetings, greet } = byLanguage({
  en: { greetings: { morning: 'Good morning' }, greet: (name: string) => `Hello ${name}` },
  de: { greetings: { morning: 'Guten Morgen' }, greet: (name: string) => `Hallo ${name}` },
});

afterEach(() => speakIn(() => 'en'));

test('words are in the language that is spoken when they are read', () => {
  let language: Language = 'en';
  speakIn(() => language);
  expect([greetings.morning, greet('Mia')]).toEqual(['Good morning', 'Hello Mia']);
  language = 'de';
  expect([greetings.morning, greet('Mia')]).toEqual(['Guten Morgen', 'Hallo Mia']);
  expect({ ...greetings }).toEqual({ morning: 'Guten Morgen' });
  expect(Object.keys(greetings)).toEqual(['morning']);
  expect('evening' in greetings).toBe(false);
});

test('a table cannot be written to', () => {
  expect(() => Object.assign(greetings, { morning: 'Moin' })).toThrow(TypeError);
});
