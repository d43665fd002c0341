import { expect, it } from 'vitest';
import { drillNames } from './drill-names.ts';
import { withWordBreaks } from './word-breaks.ts';

/** So many letters stand in one line of the narrowest card. */
const FITS = 11;

it('breaks long words between their parts, and only there', () => {
  expect(withWordBreaks('Koordinationsleiter')).toBe('Koordina\u00ADtions\u00ADleiter');
  expect(withWordBreaks('Aufsteigender Stern')).toBe('Auf\u00ADstei\u00ADgen\u00ADder Stern');
  expect(withWordBreaks('V-Zieher')).toBe('V-Zieher');
});

it('knows every word of a drill that is too long for one line', () => {
  const words = Object.values(drillNames).flatMap((name) => withWordBreaks(name).split(/[ -]/));
  expect(words.filter((word) => word.length > FITS && !word.includes('\u00AD'))).toEqual([]);
});
