import { LiteralIndex } from '../text/literal-index.ts';
import { rememberedDuringAnswer } from '../text/remember-during-answer.ts';
import { requiredLiterals } from '../text/required-literals.ts';
import { wordPattern, wordsNotAfter, type Matcher, type NotAfter } from '../text/word-patterns.ts';

/** `#` in a rule: up to 60 letters, digits and blanks, then a word's begin. */
export const withGaps = (rule: string): string => rule.replaceAll('#', ' (?:[a-z0-9 ]{0,60} )?');

/** What something makes, made when it is first asked for. */
function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** A pattern of the rules of a group, which is compiled when a text first comes near it. */
interface Rule<Pattern extends Matcher = Matcher> {
  readonly words: string;
  readonly pattern: () => Pattern;
}

const ruleOf = (rule: string): Rule<RegExp> => {
  const words = withGaps(rule);
  return { words, pattern: lazily(() => wordPattern(words)) };
};
const ruleNotAfter = (rule: NotAfter): Rule => {
  const words = withGaps(rule.words);
  return { words, pattern: lazily(() => wordsNotAfter({ ...rule, words })) };
};

/** Rules with their groups that the index does not have yet: it is made when a text is first looked at, for the worker of a page starts without it. */
const added: { readonly group: readonly Rule[]; readonly rule: Rule }[] = [];
const index = new LiteralIndex<{ readonly group: readonly Rule[]; readonly rule: Rule }>();

function addToIndex<One extends Rule>(group: readonly One[]): readonly One[] {
  for (const rule of group) added.push({ group, rule });
  return group;
}

/**
 * The rules, by their groups, that a text may meet because it has the words for it: of some thousand hardly ten. The others
 * need not be tried, and what no text ever comes near is never compiled.
 */
const rulesNear: (text: string) => ReadonlyMap<readonly Rule[], readonly Rule[]> = rememberedDuringAnswer((text) => {
  for (const one of added.splice(0)) index.add(requiredLiterals(` (?:${one.rule.words}) `), one);
  const near = new Map<readonly Rule[], Rule[]>();
  for (const { group, rule } of index.in(` ${text} `)) near.set(group, [...(near.get(group) ?? []), rule]);
  return near;
});

/** The rules of a group that a text may meet, in their order. */
const near = <One extends Rule>(group: readonly One[], text: string): readonly One[] => (rulesNear(text).get(group) ?? []) as readonly One[];

/** Rules of which one is enough. */
export function anyRule(rules: readonly (string | NotAfter)[]): Matcher {
  const group = addToIndex(rules.map((rule) => (typeof rule === 'string' ? ruleOf(rule) : ruleNotAfter(rule))));
  return { test: (text) => near(group, text).some(({ pattern }) => pattern().test(text)) };
}

/** What puts something else in the place of what rules are met by, once for each rule, one rule after the other. */
export function replacer(rules: readonly string[]): (text: string, by: string) => string {
  const group = addToIndex(rules.map(ruleOf));
  return (text, by) => {
    let replaced = text;
    let mayMeet = new Set(near(group, text));
    for (const rule of group) {
      if (!mayMeet.has(rule)) continue;
      const next = replaced.replace(rule.pattern(), by);
      // What stands there now may be near to other rules.
      if (next !== replaced) mayMeet = new Set(near(group, next));
      replaced = next;
    }
    return replaced;
  };
}
