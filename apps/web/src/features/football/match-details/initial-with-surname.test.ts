import { expect, test } from 'vitest';
import { initialWithSurname, withoutInitial } from './initial-with-surname.ts';

test.each([
  ['G. Harvestmoss', 'G.\u00a0Harvestmoss'],
  ['Ø. van der Berg', 'Ø.\u00a0van der Berg'],
  ['Gia Harvestmoss', 'Gia Harvestmoss'],
  ['Harvestmoss', 'Harvestmoss'],
])('an initial is never alone at the end of a line: %s', (name, shown) => {
  expect(initialWithSurname(name)).toBe(shown);
});

test.each([
  ['G. Harvestmoss', 'Harvestmoss'],
  ['Ø. van der Berg', 'van der Berg'],
  ['Gia Harvestmoss', 'Gia Harvestmoss'],
  ['G.', 'G.'],
])('a surname stands alone where there is no room for the initial: %s', (name, shown) => {
  expect(withoutInitial(name)).toBe(shown);
});
