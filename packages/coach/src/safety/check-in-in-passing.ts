import type { AfterSafetyTurn, SafetyAnswerKind } from '@touchline/domain';
import { isSurelyMealOrGoodbye } from '../chat/chat-subject.ts';
import type { TalkBefore } from '../coach-answer.ts';
import { isInOtherLanguage } from '../text/is-in-other-language.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { restBehindToldAdult } from './after-adult-was-told.ts';
import { footballReadings } from './check-by-rule.ts';
import { isAskedByScoreAlone } from './check-message.ts';
import { conceptsOf } from './concept-lexicon.ts';
import { leanOfBoth } from './danger-score.ts';
import { afterSafetyTurn } from './follow-up-after-safety-answer.ts';
import { restBehindDenial } from './leading-denial.ts';
import { tellsOfPain } from './recent-pain-report.ts';
import { tellsOfMore } from './talk-only-of-play.ts';

/**
 * The question whether all is well, asked in passing: where no rule speaks and what was learned hardly leans to danger, the coach names
 * an adult and the helpline at the end of what it says, and the talk goes on as before (decision 049).
 */

/** Words of these meanings may be signs of the head, the heart or the stomach: what the body shows is for an adult alone. */
const SIGNS: ReadonlySet<string> = new Set(['daze', 'faint', 'chest', 'purge']);
/** A meal, and “I know”: no signs by themselves. */
const OF_TWO_SENSES: ReadonlySet<string> = new Set(['tea', 'weiss']);
export const hasSignOfBody = (readings: readonly string[]): boolean =>
  readings.some((reading) => reading.split(' ').some((word) => !OF_TWO_SENSES.has(word) && conceptsOf(word).some((concept) => SIGNS.has(concept))));

/** Of the messages of children, held out, that it alone asks about, 259 of 336 harmless ones lean less than this, and 203 of 751 dangerous ones. */
const FURTHEST_LEAN = 3;
/** What is surely a meal or a goodbye may lean further. */
const FURTHEST_LEAN_OF_GOODBYE = 6;

/** Whether a message that safety asks about is asked about in passing: nothing before it was of safety, pain or more than play. */
export function isAskedInPassing(message: string, { turns, isHurt, safetyBefore }: TalkBefore): boolean {
  if (isHurt || safetyBefore !== null || tellsOfPain(message) || isInOtherLanguage(message) || !isAskedByScoreAlone(message)) return false;
  const readings = footballReadings(message);
  return leanOfBoth(readings) < (isSurelyMealOrGoodbye(message) ? FURTHEST_LEAN_OF_GOODBYE : FURTHEST_LEAN) && !hasSignOfBody(readings) && !turns.some(tellsOfMore);
}

/** Who says behind a question in passing that all is well needs to hear no more of it. */
const ENDED: ReadonlySet<AfterSafetyTurn> = new Set<AfterSafetyTurn>(['fine', 'joke', 'meantFootball', 'taken']);

/**
 * What a message behind an answer of safety stands behind: behind a question in passing only who asks what to do now, whom to tell or who
 * sees it, or says something else behind that nothing is wrong, goes on with that; all else is as in a talk without it.
 */
export function safetyHeard(message: string, turns: readonly string[], safetyBefore: SafetyAnswerKind | null): SafetyAnswerKind | null {
  if (safetyBefore !== 'check_in_passing') return safetyBefore;
  const turn = afterSafetyTurn(wordsOf(message));
  if (turn !== null) return ENDED.has(turn) ? null : 'check_in_answered';
  const rest = restBehindDenial(message, turns, 'check_in') ?? restBehindToldAdult(message, 'check_in') ?? '';
  return rest === '' ? null : 'check_in_answered';
}
