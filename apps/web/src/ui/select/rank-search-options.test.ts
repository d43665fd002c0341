import { expect, test } from 'vitest';
import { onlyOption, rankSearchOptions } from './rank-search-options.ts';

const startsWith = (text: string, start: string): boolean => text.toLowerCase().startsWith(start.toLowerCase());

test('a name that begins with what was typed comes before one that has it in its middle', () => {
  expect(rankSearchOptions(['Algeria', 'Germany', 'Niger', 'Nigeria'], 'ger', startsWith)).toEqual(['Germany', 'Algeria', 'Niger', 'Nigeria']);
});

test('a beginning of another name comes before a middle, in German too', () => {
  const other = (name: string): readonly string[] => (name === 'Deutschland' ? ['Germany'] : []);
  expect(rankSearchOptions(['Algerien', 'Deutschland', 'Niger'], 'ger', startsWith, other)).toEqual(['Deutschland', 'Algerien', 'Niger']);
});

test('a later word that begins so comes between them', () => {
  expect(rankSearchOptions(['Napauli', 'Sankt Pauli', 'Paul'], 'pau', startsWith)).toEqual(['Paul', 'Sankt Pauli', 'Napauli']);
});

test('what is called just so is first, by any of its names', () => {
  const other = (name: string): readonly string[] => (name === 'United Kingdom' ? ['UK'] : []);
  expect(rankSearchOptions(['Ukraine', 'United Kingdom'], 'uk', startsWith, other)).toEqual(['United Kingdom', 'Ukraine']);
});

test('nothing typed leaves the order', () => {
  expect(rankSearchOptions(['B', 'A'], ' ', startsWith)).toEqual(['B', 'A']);
});

test('three letters that leave one option stand for it; fewer, or several options, stand for none', () => {
  expect([onlyOption(['Germany'], ' ger'), onlyOption(['Germany'], 'ge '), onlyOption(['Germany', 'Algeria'], 'ger'), onlyOption([], 'atlantis')]).toEqual(['Germany', undefined, undefined, undefined]);
});
