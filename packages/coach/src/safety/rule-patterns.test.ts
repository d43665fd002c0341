import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordMatcher } from '../text/word-patterns.ts';
import { anyRule, rulePatterns } from './rule-patterns.ts';

describe('rules of which one is enough', () => {
  const rules = ['he (hits|slaps) me', 'follow(s|ed)?#home', '^alone$', { words: 'broken', notAfter: 'a ' }] as const;

  it.each([
    ['he slaps me', true],
    ['and he hits me hard', true],
    ['she hits me', false],
    ['the mean guy', false],
    ['follows me the whole way home', true],
    ['followed home', true],
    ['home he follows', false],
    ['alone', true],
    ['all alone', false],
    ['my arm is broken', true],
    ['a broken cone', false],
  ])('%s: %s', (text, isMet) => {
    expect(anyRule(rules).test(text)).toBe(isMet);
  });

  it('is met by none where there is none', () => {
    expect(anyRule([]).test('anything')).toBe(false);
  });

  it('are met as one where one of them is met alone, in any text', () => {
    const words = fc.constantFrom('he', 'she', 'hits', 'slaps', 'me', 'follows', 'home', 'alone', 'a', 'broken', 'and');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 8 }), (said) => {
        const text = said.join(' ');
        const texts = rules.filter((rule) => typeof rule === 'string');
        const apart = rulePatterns(texts).some((pattern) => pattern.test(text)) || wordMatcher(rules[3]).test(text);
        expect(anyRule(rules).test(text)).toBe(apart);
      }),
    );
  });
});
