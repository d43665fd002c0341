import { coachIntentLines } from '@touchline/messages/coach-lines';
import { type CoachAnswer, plainAnswer } from '../coach-answer.ts';
import { speaker } from '../answers/phrasing.ts';
import { isOver, isPhraseOfOverAndYes, saysAdultAgreed, saysPainIsGone } from '../safety/pain-over-and-adult-agreed.ts';
import { asksToGoOnOrStop } from '../safety/asks-to-go-on.ts';
import { namesOnlyLimb, tellsOfHurtingLimb } from '../safety/whole-message-of-hurting-limb.ts';
import { type AskOfPain, askOfPain } from '../safety/pain-follow-up-questions.ts';
import { tellsOfPain, toldOfPain } from '../safety/recent-pain-report.ts';
import { isDenial } from '../safety/tired-not-hurt.ts';
import { afterSafety, inOwnWordsFirst, isOfCheckIn, restOfChildAfterBody } from '../safety/safety-answer.ts';
import { type UnderstoodMessage, isPainInTalk, languageNote } from './understood-message.ts';

/** The lines that answer what is asked of a pain. */
const linesOfPain = (ofPain: AskOfPain, isParent: boolean): readonly string[] =>
  ofPain === 'meanwhile' ? coachIntentLines.injury[isParent ? 'meanwhileOfChild' : 'meanwhile'] : coachIntentLines.askedOfPain[ofPain];

/** A fixed answer about a pain, which ends with no drill. */
const ofInjury = ({ asked }: UnderstoodMessage, line: string): CoachAnswer => ({
  ...plainAnswer,
  message: [languageNote(asked), line].filter((part) => part !== null).join(' '),
  decidedBy: { intent: 'injury' },
  kind: 'advice',
  mayBeKept: true,
  language: asked.language,
  isHurt: true,
});

/** The answer to what is asked of a pain that was told; null for all else. */
export function answerToAskOfPain(understood: UnderstoodMessage): CoachAnswer | null {
  const { message, words, checked, isHurt, isParent, safetyBefore, seed } = understood;
  const isOfSafety = safetyBefore !== null && !isOfCheckIn(safetyBefore);
  if (isOfSafety || isOver(message) || saysPainIsGone(message) || isPhraseOfOverAndYes(message)) return null;
  const ofPain = askOfPain(words);
  if (ofPain === null || !(isHurt || toldOfPain(checked))) return null;
  return ofInjury(understood, speaker(seed)(linesOfPain(ofPain, isParent)));
}

/** The no to who asks whether to go on where something hurts or behind a crisis, or says behind signs of the head, the chest or the breath that nothing does; null for all else. */
export function answerToGoOn(understood: UnderstoodMessage): CoachAnswer | null {
  const { message, words, checked, turns, isHurt, isParent, safetyBefore, facts, seed } = understood;
  const asks = asksToGoOnOrStop(words);
  // That nothing hurts by now takes back no sign of the head, and behind a crisis no drill is an answer.
  if ((safetyBefore === 'crisis' && asks) || (safetyBefore === 'body' && (asks || isDenial(words)))) return inOwnWordsFirst(afterSafety('other', safetyBefore, facts, message, turns), message, facts);
  if (!asks || (!isHurt && !toldOfPain(checked))) return null;
  if (!isPainInTalk(understood)) return afterUntoldPain(understood, false, false);
  return ofInjury(understood, speaker(seed)(coachIntentLines.injury[isParent ? 'restOfChild' : 'goOn']));
}

/**
 * The answer to pain that is told without a place, after what is in no turn: the head or the chest may be meant, and no knee; null for
 * all else. It is not kept, so that no later turn takes it for a limb.
 */
export function answerToPainWithoutPlace(understood: UnderstoodMessage): CoachAnswer | null {
  const { message, words, asked, isHurt } = understood;
  const isTold = isHurt && !saysPainIsGone(message) && !saysAdultAgreed(words) && tellsOfPain(message, asked.intent);
  if (!isTold || tellsOfHurtingLimb(words) || isPainInTalk(understood)) return null;
  return { ...afterUntoldPain(understood, isOver(message), true), mayBeKept: false, safety: understood.safetyBefore === 'body' ? 'body' : null };
}

/**
 * To who told of what no turn says, perhaps the head, the chest or the breath, and now feels better (`isWell`) or wants to play: not
 * before an adult or a doctor says yes. The head, the chest and the breath are named only behind an answer of these (`isOfHeadOrBreath`).
 */
export function afterUntoldPain(understood: UnderstoodMessage, isWell: boolean, isOfHeadOrBreath: boolean): CoachAnswer {
  const lines = coachIntentLines.injury;
  if (understood.isParent && isOfHeadOrBreath && !isWell) return ofInjury(understood, restOfChildAfterBody(understood.facts));
  const [better, not] = isOfHeadOrBreath ? [lines.betterAfterCrisis, lines.notAfterCrisis] : [lines.betterUntold, lines.notYet];
  // Of a limb that is named nothing is said of the head, the chest and the breath; an adult has to say yes all the same.
  const isOfLimb = isWell && namesOnlyLimb(understood.words);
  return ofInjury(understood, speaker(understood.seed)(isOfLimb ? lines.limbBetter : isWell ? better : not));
}
