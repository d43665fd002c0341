import { expect, it } from 'vitest';
import { drillNames } from './drill-names.ts';
import { withSoftHyphens } from './soft-hyphens.ts';

/** So many letters stand in one line of the narrowest card. */
const FITS = 11;

it('breaks long words between their parts, and only there', () => {
  expect(withSoftHyphens('Koordinationsleiter')).toBe('Koordina\u00ADtions\u00ADleiter');
  expect(withSoftHyphens('V-Zieher')).toBe('V-Zieher');
});

it('knows every word of a drill that is too long for one line', () => {
  const words = Object.values(drillNames).flatMap((name) => withSoftHyphens(name).split(/[ -]/));
  expect(words.filter((word) => word.length > FITS && !word.includes('\u00AD'))).toEqual([]);
});
