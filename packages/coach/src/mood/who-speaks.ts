import { isOfParent } from '../safety/parent-of-child.ts';
import { languageOf, wordsOf } from '../text/recognise-words.ts';
import { learnedMood } from './learned-mood.ts';
import { SPEAKER_WORDS } from './mood-words.ts';
import { hasMoods } from './read-mood.ts';

/** From here on a message is an adult's by what was learned alone; of a turn before, which decides on the whole talk, later. */
const ADULT_FROM = 0.8;
const ADULT_BEFORE_FROM = 0.9;
/** Fewer words show of nobody who writes them. */
const FEWEST_WORDS = 6;
/** Of a message that speaks of a child less is enough. */
const ADULT_OF_CHILD_FROM = 0.5;
/** Who has grandchildren is no player. */
const OF_GRANDCHILD = /\b(?:(?:my|our) (?:\w+ )?(?:grandson|granddaughter|grandchild|grandchildren|grandkids?)|(?:mein|unser)\w* (?:\w+ )?enkel\w*)\b/;
const OF_CHILD = SPEAKER_WORDS.flatMap(([kind, pattern]) => (kind === 'ownChild' ? [pattern] : []));

function isOfAdult(message: string, from: number): boolean {
  if (isOfParent(message)) return true;
  const language = languageOf(message) ?? 'en';
  if (!hasMoods(language)) return false;
  const words = wordsOf(message);
  const plain = words.join(' ');
  if (OF_GRANDCHILD.test(plain)) return true;
  return words.length >= FEWEST_WORDS && learnedMood(message, language).adult >= (OF_CHILD.some((pattern) => pattern.test(plain)) ? ADULT_OF_CHILD_FROM : from);
}

/** Whether an adult speaks in a talk (a parent, a grandparent, a coach of a team, an older sibling): by their own words, or by what was learned of how they write. */
export const adultSpeaks = (message: string, turns: readonly string[]): boolean => isOfAdult(message, ADULT_FROM) || turns.some((turn) => isOfAdult(turn, ADULT_BEFORE_FROM));
