import { wordsOf } from '../text/recognise-words.ts';
import { goesOnWithPain } from './pain-goes-on.ts';
import { isOnlyPutDown } from './put-down.ts';
import { tellsOfPain } from './recent-pain-report.ts';
import { teasedBy } from './teasing.ts';
import { tellsOnlyOfBall } from './ball-goes-astray.ts';
import { asksForWordsToSay } from './words-to-say.ts';

/**
 * Turns that say little by themselves and are harmless behind what was told before: since when a knee hurts, where the ball of
 * a drill goes, that a teasing brother always does it, what to tell a father who shouts. Each is listed from its first word to
 * its last.
 */

/** Whether a message tells more of a pain that one of these turns (oldest first) told of, and nothing else was told since. */
function tellsMoreOfPain(words: readonly string[], turns: readonly string[]): boolean {
  if (!goesOnWithPain(words)) return false;
  const first = turns.findLast((turn) => !goesOnWithPain(wordsOf(turn)));
  return first !== undefined && tellsOfPain(first);
}

/** Whether a message, which no rule stops, only goes on with the turns before (oldest first) and tells of no danger. */
export function isHarmlessTurn(message: string, turns: readonly string[]): boolean {
  const before = turns.at(-1);
  if (before === undefined) return false;
  const words = wordsOf(message);
  const told = wordsOf(before);
  // "Caí", with its accent, is said of oneself.
  const isOfBall = tellsOnlyOfBall(words, told) && !/ca[íÍ]/iu.test(message.normalize('NFC'));
  return tellsMoreOfPain(words, turns) || isOfBall || isOnlyPutDown(words, told) || teasedBy(words, told) !== null || asksForWordsToSay(words, told);
}

/** Whether a message is ordinary teasing by a child of whom the turn before told, though a rule knows it as abuse. */
export const isTeasedByChildBefore = (message: string, turns: readonly string[]): boolean => teasedBy(wordsOf(message), wordsOf(turns.at(-1) ?? '')) !== null;

const STILL = '(?:(?:it|its|it s|still|only|just|really|a bit|a little|a lot|so much|bad|badly|now|more|also|there|and|but|es|das|immer noch|noch|nur noch|nur|ein bisschen|bisschen|etwas|sehr|jetzt|mehr|und|aber|mir|todavia|aun|un poco|un poquito|mucho|ahora|mas|y|pero|solo|me|ca|me|encore|toujours|un peu|tres|beaucoup|maintenant|et|mais|juste|ainda|um pouco|um pouquinho|muito|agora|mais|e|mas|so|ta|esta) )*';
const ONLY_HURTS = new RegExp(`^${STILL}(?:hurts?|hurting|sore|tut|duele|fait|doi|doendo) ?${STILL.replace(' )*', '(?: |$))*')}(?:weh|mal)? ?${STILL.replace(' )*', '(?: |$))*')}$`);

/** Whether words (in plain letters) say that it hurts, with how much at most: of somebody who told what, but not again in this talk. */
export const saysOnlyThatItHurts = (words: readonly string[]): boolean => words.length <= 8 && ONLY_HURTS.test(words.join(' '));
