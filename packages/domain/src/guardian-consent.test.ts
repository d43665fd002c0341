import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentStateOf, emailHint, needsConsent, type ConsentRequest } from './guardian-consent.ts';

const requestedAt = new Date('2026-03-01T12:00:00Z');
const request = (more: Partial<ConsentRequest> = {}): ConsentRequest => ({
  requestedAt,
  undeliverableAt: null,
  answeredAt: null,
  isGiven: null,
  revokedAt: null,
  ...more,
});
const after = (milliseconds: number) => new Date(requestedAt.getTime() + milliseconds);
const WEEK = 7 * 86_400_000;

describe('who needs a grown-up', () => {
  it.each([
    [null, null, true],
    [12, 12, true],
    [13, 13, false],
    [13, null, false],
    [99, 99, false],
    // Twelve once, fifteen an hour later.
    [15, 12, true],
    // Fifteen once, then taken away.
    [null, 15, true],
  ])('age %s, lowest ever %s: %s', (age, lowestAge, expected) => {
    expect(needsConsent({ age, lowestAge })).toBe(expected);
  });

  it('is never unlocked by giving another age', () => {
    const age = fc.integer({ min: 5, max: 99 });
    fc.assert(
      fc.property(fc.array(age, { minLength: 1 }), age, (before, next) => {
        const lowest = Math.min(...before);
        const last = before.at(-1) ?? next;
        if (!needsConsent({ age: last, lowestAge: lowest })) return;
        expect(needsConsent({ age: next, lowestAge: Math.min(lowest, next) })).toBe(true);
      }),
    );
  });
});

describe('where a request stands', () => {
  it.each<[string, ConsentRequest | null, number]>([
    ['none', null, 0],
    ['waiting', request(), 0],
    ['waiting', request(), WEEK - 1],
    ['expired', request(), WEEK],
    ['undeliverable', request({ undeliverableAt: after(1) }), 2],
    ['given', request({ answeredAt: after(1), isGiven: true }), WEEK * 100],
    ['refused', request({ answeredAt: after(1), isGiven: false }), 2],
    ['revoked', request({ answeredAt: after(1), isGiven: true, revokedAt: after(2) }), 3],
  ])('%s', (state, which, later) => {
    expect(consentStateOf(which, after(later))).toBe(state);
  });
});

it('an address is shown by its first letter and its domain', () => {
  expect(emailHint('mum@example.org')).toBe('m…@example.org');
  expect(emailHint('"a@b"@example.org')).toBe('"…@example.org');
});
