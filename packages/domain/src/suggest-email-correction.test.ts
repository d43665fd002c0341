import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, suggestEmailCorrection } from './suggest-email-correction.ts';

describe('an address that is probably mistyped', () => {
  it.each([
    ['noa@gmial.com', 'noa@gmail.com'],
    ['noa@gmal.com', 'noa@gmail.com'],
    ['noa@gmaill.com', 'noa@gmail.com'],
    ['noa@hotmial.com', 'noa@hotmail.com'],
    ['noa@yaho.com', 'noa@yahoo.com'],
    ['noa@outlok.com', 'noa@outlook.com'],
    ['noa@iclould.com', 'noa@icloud.com'],
    ['noa@t-onlne.de', 'noa@t-online.de'],
    ['noa@gmail.con', 'noa@gmail.com'],
    ['noa@gmai.con', 'noa@gmail.com'],
    ['noa@club-house.con', 'noa@club-house.com'],
    [' Noa.K+football@GMIAL.com ', 'Noa.K+football@gmail.com'],
  ])('%s was meant as %s', (typed, meant) => {
    expect(suggestEmailCorrection(typed)).toBe(meant);
  });

  it.each([
    'noa@gmail.com', 'noa@GMAIL.com', 'noa@mail.com', 'noa@ymail.com', 'noa@email.com', 'noa@gmx.de', 'noa@web.de', 'noa@live.com',
    'noa@riverside-fc.org', 'noa@love.com', 'noa@yahoo.ca', 'noa@example.org', 'noa@', '@gmial.com', 'gmial.com', '',
  ])('%s is left as it is', (typed) => {
    expect(suggestEmailCorrection(typed)).toBeNull();
  });

  it('is mended in its domain only, and in one step', () => {
    const local = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text && text !== '');
    const domain = fc.oneof(fc.constantFrom('gmial.com', 'yaho.com', 'outlook.de.con'), fc.domain().map((any) => `${any}.con`));
    fc.assert(fc.property(local, domain, (name, mistyped) => {
      const likely = suggestEmailCorrection(`${name}@${mistyped}`);
      expect(likely?.startsWith(`${name}@`)).toBe(true);
      expect(suggestEmailCorrection(likely ?? '')).toBeNull();
    }));
  });

  it('is found whichever letter of a common domain is doubled or two are exchanged', () => {
    const common = fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'googlemail.com');
    fc.assert(fc.property(common, fc.nat(6), fc.boolean(), (domain, seed, doubles) => {
      const at = seed % (domain.indexOf('.') - 1);
      const [first = '', second = ''] = domain.slice(at, at + 2);
      const typed = domain.slice(0, at) + (doubles ? first + first + second : second + first) + domain.slice(at + 2);
      expect(suggestEmailCorrection(`noa@${typed}`)).toBe(typed === domain ? null : `noa@${domain}`);
    }));
  });
});

describe('the distance of two texts', () => {
  const text = fc.string({ maxLength: 12 });

  it.each([['', 'abc', 3], ['abc', 'abc', 0], ['abc', 'acb', 1], ['abc', 'ab', 1], ['abc', 'axc', 1], ['ca', 'abc', 3]])('of "%s" and "%s" is %i', (one, other, steps) => {
    expect(editDistance(one, other)).toBe(steps);
  });

  it('is the same both ways, nothing for one text alone, and never more than the longer is long', () => {
    fc.assert(fc.property(text, text, (one, other) => {
      expect(editDistance(one, other)).toBe(editDistance(other, one));
      expect(editDistance(one, other) === 0).toBe(one === other);
      expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(editDistance(one, other)).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }));
  });
});
