import { wordsOf } from '../text/recognise-words.ts';
import { afterSafetyTurn } from './follow-up-after-safety-answer.ts';
import { isPainDetailFollowUp } from './pain-detail-follow-up.ts';
import { wasNotTold } from './pain-not-told-to-anyone.ts';
import { isHarmlessComplaint } from './harmless-complaints.ts';
import { isOnlyPutDown } from './told-bad-at-football.ts';
import { tellsOfPain } from './recent-pain-report.ts';
import { saidOfTeamMate } from './harmless-talk-of-team.ts';
import { asksIfAlsoWhenIll } from './harmless-small-talk.ts';
import { teasedBy } from './ordinary-teasing.ts';
import { tellsOnlyOfBall } from './ball-goes-astray.ts';
import { asksForWordsToSay } from './asks-what-to-say.ts';

/**
 * Turns that say little by themselves and are harmless behind what was told before: since when a knee hurts, where the ball of
 * a drill goes, that a teasing brother always does it, what to tell a father who shouts. Each is listed from its first word to
 * its last.
 */

const isMoreOfPain = (words: readonly string[]): boolean => isPainDetailFollowUp(words) || wasNotTold(words);

/** Whether a message tells more of a pain that one of these turns (oldest first) told of, and nothing else was told since. */
function tellsMoreOfPain(words: readonly string[], turns: readonly string[]): boolean {
  if (!isMoreOfPain(words)) return false;
  const first = turns.findLast((turn) => !isMoreOfPain(wordsOf(turn)));
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
  // That parents find the bench normal: of a danger they would say it too, so that only a complaint of play counts.
  const isOfComplaint = afterSafetyTurn(words) === 'saidNormal' && turns.some((turn) => isHarmlessComplaint(wordsOf(turn)));
  return isOfComplaint || tellsMoreOfPain(words, turns) || isOfBall || isOnlyPutDown(words, told) || teasedBy(words, told) !== null || saidOfTeamMate(words, told) !== null || asksIfAlsoWhenIll(words.join(' ')) || asksForWordsToSay(words, told);
}

/** Whether a message is ordinary teasing by a child of whom the turn before told, though a rule knows it as abuse. */
export const isTeasedByChildBefore = (message: string, turns: readonly string[]): boolean => teasedBy(wordsOf(message), wordsOf(turns.at(-1) ?? '')) !== null;

/** What may stand beside it: how much, still, and now. */
const BESIDE_PAIN = new Set(
  'it its s still only just really a bit little lot so much bad badly now more also there and but es das immer noch nur ein bisschen etwas sehr jetzt mehr und aber mir todavia aun un poco poquito mucho ahora mas y pero solo me ca encore toujours peu tres beaucoup maintenant et mais juste ainda um pouco pouquinho muito agora e so ta esta hurt hurts hurting sore tut weh duele fait mal doi doendo'.split(' '),
);
const HURTS = /\b(?:hurts?|hurting|sore|tut (?:\w+ )*weh|duele|fait (?:\w+ )*mal|doi|doendo)\b/;

/** Whether words (in plain letters) say that it hurts, with how much at most: of somebody who told what, but not again in this talk. */
export const saysOnlyThatItHurts = (words: readonly string[]): boolean => HURTS.test(words.join(' ')) && words.every((word) => BESIDE_PAIN.has(word));
