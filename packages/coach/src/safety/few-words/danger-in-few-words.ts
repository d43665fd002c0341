import { wordPattern, type Matcher } from '../../text/word-patterns.ts';
import { anyRule } from '../rule-patterns.ts';
import { english } from './english-danger-patterns.ts';
import type { FewWords, FewWordsKind } from './few-words-pattern-types.ts';
import { french } from './french-danger-patterns.ts';
import { german } from './german-danger-patterns.ts';
import { hintedDangers } from './hinted-dangers.ts';
import { portuguese } from './portuguese-danger-patterns.ts';
import { spanish } from './spanish-danger-patterns.ts';

/**
 * Dangers as children tell them in a few words in the middle of a talk about football: who watches, touches or holds, and where
 * ("he watches us change", "me agarra del cuello"). They name nobody and nothing of football, and examples of whole messages
 * know little of them.
 */
const languages: readonly FewWords[] = [english, german, spanish, french, portuguese];

/** In longer messages these words stand beside one another by chance. */
const MOST_WORDS = 14;
/** Hints are longer. */
const MOST_WORDS_OF_HINT = 20;

const crises: Readonly<Record<FewWordsKind, Matcher>> = {
  abuse: anyRule(languages.flatMap(({ abuse }) => abuse)),
  grooming: anyRule(languages.flatMap(({ grooming }) => grooming)),
  self_harm: anyRule(languages.flatMap(({ self_harm: rules }) => rules)),
  head_injury: anyRule(languages.flatMap(({ head_injury: rules }) => rules)),
  eating_weight: anyRule(languages.flatMap(({ eating_weight: rules }) => rules)),
};
const hinted: Readonly<Record<FewWordsKind | 'asked', Matcher>> = {
  abuse: anyRule(hintedDangers.abuse),
  grooming: anyRule(hintedDangers.grooming),
  self_harm: anyRule(hintedDangers.self_harm),
  head_injury: anyRule(hintedDangers.head_injury),
  eating_weight: anyRule(hintedDangers.eating_weight),
  asked: anyRule(hintedDangers.asked),
};
const kinds: readonly FewWordsKind[] = ['abuse', 'grooming', 'self_harm', 'head_injury', 'eating_weight'];
const asked = anyRule(languages.flatMap((language) => language.asked));
const askedOffThePitch = languages.map((language) => ({ rules: anyRule(language.askedOffThePitch), play: wordPattern(language.play) }));

const isShort = (folded: string, most = MOST_WORDS): boolean => folded.split(' ').length <= most;
const isHinted = (kind: FewWordsKind | 'asked', folded: string): boolean => isShort(folded, MOST_WORDS_OF_HINT) && hinted[kind].test(folded);
const tells = (kind: FewWordsKind, folded: string): boolean => (isShort(folded) && crises[kind].test(folded)) || isHinted(kind, folded);

/** Whether a folded message tells in a few words of a crisis of this kind. */
export const tellsInFewWords = (kind: string, folded: string): boolean => kind in crises && tells(kind as FewWordsKind, folded);

/** Whether a folded message tells in a few words of what may be a danger, so that the coach asks. */
export const isAskedInFewWords = (folded: string): boolean =>
  isHinted('asked', folded) || (isShort(folded) && (asked.test(folded) || askedOffThePitch.some(({ rules, play }) => !play.test(folded) && rules.test(folded))));

/** Whether a folded message tells in a few words of a crisis of any kind. */
export const isCrisisInFewWords = (folded: string): boolean => kinds.some((kind) => tells(kind, folded));

/** Whether a folded message tells in a few words of any of these. */
export const isToldInFewWords = (folded: string): boolean => isAskedInFewWords(folded) || isCrisisInFewWords(folded);
