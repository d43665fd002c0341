import type { Question, Understood } from '../intents/read-question.ts';
import { saysTrainsGroup } from '../question-parts/says-trains-group.ts';
import { saysOwnAge, saysPlayerWrites } from '../safety/introductory-words.ts';
import { isOfParent } from '../safety/parent-of-child.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** For whom an adult asks in a talk: for a group that is trained, or for an own child. */
export type AdultRole = 'trainer' | 'parent';

/** Things for children, whoever has them. */
const FOR_CHILDREN = /\bkinder(?:zimmer|garten|fussball|mannschaft|schuh|geburtstag)\w*/g;

/** What a turn says of who writes: an adult, the player, or nothing. */
function statedIn(words: readonly string[]): AdultRole | 'player' | null {
  const text = words.join(' ');
  if (saysPlayerWrites(words)) return 'player';
  if (saysTrainsGroup(text)) return 'trainer';
  if (isOfParent(text.replaceAll(FOR_CHILDREN, ' '))) return 'parent';
  return saysOwnAge(words) ? 'player' : null;
}

/** The role that was said last in the turns up to this one; it holds until another one is said. */
function roleUpTo(turn: Understood | null): AdultRole | null {
  for (let one = turn; one !== null; one = one.before) {
    const stated = statedIn(one.words);
    if (stated !== null) return stated === 'player' ? null : stated;
  }
  return null;
}

/** The adult role that a question is asked in: told in it or in any turn before; null where a player asks. */
export function adultRole({ raw, before }: Question): AdultRole | null {
  const stated = statedIn(raw);
  return stated === null ? roleUpTo(before) : stated === 'player' ? null : stated;
}

/** Whether who writes some texts, the latest first, last said to train a group. */
export function trainsInTalk(texts: readonly string[]): boolean {
  for (const text of texts) {
    const stated = statedIn(wordsOf(text));
    if (stated !== null) return stated === 'trainer';
  }
  return false;
}
