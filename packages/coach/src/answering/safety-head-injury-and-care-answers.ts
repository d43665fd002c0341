import { asksToPlayOn } from '../answers/play-on-with-pain-answer.ts';
import { isNotForHurt, careAnswer } from '../care/care-answer.ts';
import { careAsked } from '../care/recognise-care-message.ts';
import type { CoachAnswer } from '../coach-answer.ts';
import { tellsOfPain } from '../safety/recent-pain-report.ts';
import { asksToGoOnOrStop } from '../safety/asks-to-go-on.ts';
import { checkIn, crisis, inOwnWordsFirst, isCheckIn, stop } from '../safety/safety-answer.ts';
import { tellsOfKnockToHead, tellsOfSignOfHead } from '../safety/sick-after-blow.ts';
import { feelsSickBeforeMatch, feelsUnwell } from '../safety/unwell-or-mocked.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { answerWithCheckIn } from './answer-with-check-in.ts';
import type { MessageInTalk } from './message-in-talk.ts';
import { sayUnsaid } from './say-unsaid.ts';
import type { CheckedMessage } from './understood-message.ts';

/** The fixed answer to what safety stops; null where a message goes on to be answered. */
export function answerOfSafety(inTalk: MessageInTalk): CoachAnswer | null {
  const { whole, message, words, turns, isHurt, lastSafety, facts } = inTalk;
  const fixed = stop(whole, facts, { turns, isHurt, safetyBefore: lastSafety });
  if (fixed === null) return null;
  const tellsOfPainToo = isCheckIn(fixed) && (tellsOfPain(message) || tellsOfKnockToHead(words));
  if (!tellsOfPainToo) return answerWithCheckIn(inTalk) ?? fixed;
  // Who told of pain and asks to play is answered that: it is no riddle what hurts. Any other who is asked whether all is well and
  // told of pain gets no drill afterwards.
  return isHurt && asksToPlayOn(words) ? null : { ...fixed, isHurt: true };
}

/** The answer to a sign of a hurt head behind a knock, or to feeling sick where something hurts; null for all else. */
export function answerToSignOfHead({ message, words, turns, checked, isHurt, safetyBefore, facts }: CheckedMessage): CoachAnswer | null {
  const isSign = tellsOfSignOfHead(words);
  // A crisis is in no turn, so that pain of which no turn tells is one.
  const isAfterKnock = turns.some((turn) => tellsOfKnockToHead(wordsOf(turn)));
  if (isAfterKnock && isSign) return inOwnWordsFirst(crisis('head_injury', message, facts), message, facts);
  if (!isHurt || !(feelsUnwell(words) || feelsSickBeforeMatch(words) || (safetyBefore === 'body' && isSign))) return null;
  const isOfLimb = checked.some(({ turn, verdict }) => verdict.action !== 'crisis' && tellsOfPain(turn));
  return inOwnWordsFirst(isOfLimb ? checkIn(facts) : crisis('head_injury', message, facts), message, facts);
}

/** The answer of care to a worry that is no danger; null where none is told. */
export function answerOfCare({ whole, message, words, turns, isHurt, safetyBefore, saidBefore, facts, seed }: CheckedMessage): CoachAnswer | null {
  const care = careAsked(whole, turns, safetyBefore) ?? (message === whole ? null : careAsked(message, turns, safetyBefore));
  if (care === null || (isHurt && isNotForHurt(care))) return null;
  // Whether to go on is answered with a no where something hurts.
  if ((isHurt || care === 'carryOn') && asksToGoOnOrStop(words)) return null;
  return careAnswer(care, { message: whole, facts, say: sayUnsaid(seed, saidBefore), saidBefore, isHurt, safetyBefore });
}
