import { expect, test } from 'vitest';
import { hashOfSection, sectionOfHash, progressPageSections } from './section-address.ts';

test.each(progressPageSections)('the address of the part %s names it', (part) => {
  expect(sectionOfHash(hashOfSection(part))).toBe(part);
});

test('the page itself is its overview, and so is a part that is none', () => {
  expect(hashOfSection('overview')).toBe('#progress');
  expect(sectionOfHash('#progress/records')).toBe('overview');
});

test('an address of another page names none', () => {
  expect(sectionOfHash('')).toBeNull();
  expect(sectionOfHash('#practice')).toBeNull();
  expect(sectionOfHash('#progressive')).toBeNull();
});
