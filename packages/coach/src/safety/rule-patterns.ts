import { wordMatcher, wordPattern, type Matcher, type NotAfter } from '../text/word-patterns.ts';

/** `#` in a rule: up to 60 letters, digits and blanks, then a word's begin. */
const withGaps = (rule: string): string => rule.replaceAll('#', ' (?:[a-z0-9 ]{0,60} )?');

/** The patterns of rules, each by itself. */
export const rulePatterns = (rules: readonly string[]): RegExp[] => rules.map((rule) => wordPattern(withGaps(rule)));

/** Rules of which one is enough: most as one pattern, which reads a text once instead of a hundred times. */
export function anyRule(rules: readonly (string | NotAfter)[]): Matcher {
  const patterns = rules.flatMap((rule) => (typeof rule === 'string' ? [`(?:${withGaps(rule)})`] : []));
  const behindOthers = rules.flatMap((rule) => (typeof rule === 'string' ? [] : [wordMatcher({ ...rule, words: withGaps(rule.words) })]));
  const matchers = [...(patterns.length > 0 ? [wordPattern(patterns.join('|'))] : []), ...behindOthers];
  return { test: (text) => matchers.some((matcher) => matcher.test(text)) };
}
