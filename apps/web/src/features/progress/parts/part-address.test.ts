import { expect, test } from 'vitest';
import { hashOfPart, partOfHash, progressParts } from './part-address.ts';

test.each(progressParts)('the address of the part %s names it', (part) => {
  expect(partOfHash(hashOfPart(part))).toBe(part);
});

test('the page itself is its overview, and so is a part that is none', () => {
  expect(hashOfPart('overview')).toBe('#progress');
  expect(partOfHash('#progress/records')).toBe('overview');
});

test('an address of another page names none', () => {
  expect(partOfHash('')).toBeNull();
  expect(partOfHash('#practice')).toBeNull();
  expect(partOfHash('#progressive')).toBeNull();
});
