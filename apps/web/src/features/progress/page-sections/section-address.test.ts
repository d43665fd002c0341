import { expect, test } from 'vitest';
import { hashOfSection, sectionOfHash, progressPageSections } from './section-address.ts';

test.each(progressPageSections)('the address of the section %s names it', (section) => {
  expect(sectionOfHash(hashOfSection(section))).toBe(section);
});

test('the page itself is its overview, and so is a section that is none', () => {
  expect(hashOfSection('overview')).toBe('#progress');
  expect(sectionOfHash('#progress/records')).toBe('overview');
});

test('an address of another page names none', () => {
  expect(sectionOfHash('')).toBeNull();
  expect(sectionOfHash('#practice')).toBeNull();
  expect(sectionOfHash('#progressive')).toBeNull();
});
