import { expect, it } from 'vitest';
import { isOwnMailbox } from './is-own-mailbox.ts';

it.each([
  ['noa@example.org', 'noa@example.org', true],
  ['NOA@example.org', 'noa@Example.org', true],
  ['noa+mum@example.org', 'noa@example.org', true],
  ['anna+x@example.org', 'anna+noa@example.org', true],
  ['anna@example.org', 'anna+noa@example.org', false],
  ['anna@example.org', 'noa@example.org', false],
  ['anna+noa@example.org', 'noa@example.org', false],
  ['noa+mum@example.com', 'noa@example.org', false],
])('%s of an account of %s: %s', (asked, signsInWith, own) => {
  expect(isOwnMailbox(asked, signsInWith)).toBe(own);
});
