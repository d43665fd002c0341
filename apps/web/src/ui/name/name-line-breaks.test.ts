import { describe, expect, test } from 'vitest';
import { longestWordOf, namePartsOf } from './name-line-breaks.ts';

describe('a name', () => {
  test.each([
    ['RocketRabona', ['Rocket', 'Rabona']],
    ['rocket_rabona-9', ['rocket_', 'rabona-9']],
    ['Ada Lovelace', ['Ada Lovelace']],
    ['ÉmileÖzil', ['Émile', 'Özil']],
    ['NOA', ['NOA']],
    ['', ['']],
  ])('%s may break between %o', (name, parts) => {
    expect(namePartsOf(name)).toEqual(parts);
  });

  test.each([
    ['RocketRabona', 12],
    ['Ada Lovelace', 8],
    ['Jean-Baptiste', 8],
    ['🦊🦊', 2],
    ['', 1],
  ])('%s has a longest word of %i letters', (name, letters) => {
    expect(longestWordOf(name)).toBe(letters);
  });
});
