import { expect, test } from 'vitest';
import { initialWithSurname } from './initial-with-surname.ts';

test.each([
  ['G. Harvestmoss', 'G.\u00a0Harvestmoss'],
  ['Ø. van der Berg', 'Ø.\u00a0van der Berg'],
  ['Gia Harvestmoss', 'Gia Harvestmoss'],
  ['Harvestmoss', 'Harvestmoss'],
])('an initial is never alone at the end of a line: %s', (name, shown) => {
  expect(initialWithSurname(name)).toBe(shown);
});
