import type { CoachLanguage } from '@touchline/domain';
import { spelledWords } from '../text/recognise-words.ts';
import type { Lexicon } from './lexicon.ts';

/** Words no longer than this are no more than themselves: runs of letters tell a misspelled longer one. */
const LONGEST_WHOLE_WORD = 3;
const LETTERS_IN_RUN = 4;
const PAIR_WEIGHT = 0.8;
const RUN_WEIGHT = 0.35;
const FRAME_WEIGHT = 0.6;

/**
 * What the trained choice of a topic looks at in a text: what its words stand for, pairs of neighbours, runs of four letters, the
 * kind of answer it wants. Weights are before any rarity; a feature of a word begins with no sign, the others with one of `+~?`.
 */
export function topicFeatures(text: string, language: CoachLanguage, { headsOf, framesOf }: Lexicon): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  const words = spelledWords(text, language);
  const heads = words.flatMap(headsOf);
  heads.forEach((head, at) => {
    features.set(head, 1);
    const next = heads[at + 1];
    if (next !== undefined && next !== head) features.set(`+${[head, next].toSorted().join('+')}`, PAIR_WEIGHT);
  });
  for (const word of words) {
    if (word.length <= LONGEST_WHOLE_WORD) continue;
    const ends = `_${word}_`;
    for (let at = 0; at + LETTERS_IN_RUN <= ends.length; at += 1) features.set(`~${ends.slice(at, at + LETTERS_IN_RUN)}`, RUN_WEIGHT);
  }
  for (const frame of framesOf(words.join(' '))) features.set(`?${frame}`, FRAME_WEIGHT);
  return features;
}
