import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCases } from '../../training/safety-training-cases.ts';
import { readings } from '../text/undo-disguised-spelling.ts';
import { wordMatcher, wordPattern, type NotAfter } from '../text/word-patterns.ts';
import { chestBreath } from './chest-and-breath-patterns.ts';
import { eatingWeight } from './eating-and-weight-patterns.ts';
import { harmless } from './harmless-phrases.ts';
import { headInjury } from './head-injury-patterns.ts';
import { anyRule, replacer, withGaps } from './rule-patterns.ts';
import { abuse, grooming } from './rules-abuse.ts';
import { contactDetails, drugs, hateObscenity, injuringOthers, meeting, promptInjection } from './rules-refused-topics.ts';
import { selfHarm } from './rules-self-harm.ts';

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
        expect(anyRule(rules).test(text)).toBe(rules.some((rule) => everyPattern([rule])(text)));
      }),
    );
  });
});

/** Rules as they are met if all are tried. */
const everyPattern = (rules: readonly (string | NotAfter)[]) => {
  const texts = rules.flatMap((rule) => (typeof rule === 'string' ? [`(?:${withGaps(rule)})`] : []));
  const behindOthers = rules.flatMap((rule) => (typeof rule === 'string' ? [] : [wordMatcher({ ...rule, words: withGaps(rule.words) })]));
  const patterns = [...(texts.length > 0 ? [wordPattern(texts.join('|'))] : []), ...behindOthers];
  return (text: string): boolean => patterns.some((pattern) => pattern.test(text));
};

/** Some of the open dangerous and harmless sentences, each as rules read it first. */
const sentences = openCases().flatMap(({ text }, at) => (at % 9 === 0 ? readings(text).slice(0, 1) : []));

describe('the rules of safety', () => {
  const lists = { abuse, grooming, selfHarm, headInjury, chestBreath, eatingWeight, promptInjection, injuringOthers, drugs, contactDetails, meeting, hateObscenity, harmless };

  it.each(Object.entries(lists))('of %s are met where they are if all of them are tried', (_, list) => {
    const rule = anyRule(list);
    const met = sentences.filter(everyPattern(list));
    expect(met).not.toEqual([]);
    expect(sentences.filter((text) => rule.test(text))).toEqual(met);
  });
});

describe('what replaces what rules are met by', () => {
  it.each([
    ['he slaps me and she slaps me', 'FOUND and she slaps me'],
    ['she slaps you', 'she slaps you'],
    ['follow me home', 'FOUND'],
  ])('in %s: %s', (text, replaced) => {
    expect(replacer(['he (hits|slaps) me', 'follow(s|ed)?#home'])(text, ' FOUND').trim()).toBe(replaced);
  });

  it('meets what stands there only since another was replaced', () => {
    expect(replacer(['nutmegs?', 'a football i like'])('a nutmeg i like', ' football')).toBe(' football');
  });

  it('does what each rule does after the other', () => {
    const each = harmless.map((rule) => wordPattern(withGaps(rule)));
    const replace = replacer(harmless);
    expect(sentences.map((text) => replace(text, ' football'))).toEqual(sentences.map((text) => each.reduce((said, pattern) => said.replace(pattern, ' football'), text)));
  });
});
