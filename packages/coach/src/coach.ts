import { afterUntoldPain, answerToAskOfPain, answerToGoOn, answerToPainWithoutPlace } from './answering/fixed-pain-answers.ts';
import { answerAfterSafetyAnswer } from './answering/answer-after-safety-answer.ts';
import { adaptAnswerToPain } from './answering/adapt-answer-to-pain.ts';
import { answerToChat } from './answering/answer-to-chat.ts';
import { composeInTalk } from './answering/compose-in-talk.ts';
import { finishedAnswer } from './answering/finished-answer.ts';
import { messageInTalk } from './answering/message-in-talk.ts';
import { painOfMessage } from './answering/pain-of-message.ts';
import { answerOfCare, answerOfSafety, answerToSignOfHead } from './answering/safety-head-injury-and-care-answers.ts';
import { sayUnsaid } from './answering/say-unsaid.ts';
import { type CheckedMessage, type UnderstoodMessage, checkTurns, understoodMessage } from './answering/understood-message.ts';
import { withoutAvoidedFoods } from './care/avoided-foods.ts';
import type { CoachAnswer, CoachQuestion } from './coach-answer.ts';
import { duringAnswer } from './text/remember-during-answer.ts';

/** Answers a question in the language that is spoken: safety first, then what is asked, from the player's own numbers. Nothing is kept. */
export const askCoach = (question: CoachQuestion): CoachAnswer =>
  duringAnswer(() => withoutAvoidedFoods(answerTo(question), question.message, question.turns, sayUnsaid(question.seed, question.saidBefore ?? [])));

/** What safety stops, and what goes on with it, comes before all else. */
function answerTo(question: CoachQuestion): CoachAnswer {
  const inTalk = messageInTalk(question);
  return answerOfSafety(inTalk) ?? answerBehindTurns(checkTurns(inTalk));
}

const answerBehindTurns = (message: CheckedMessage): CoachAnswer =>
  answerToSignOfHead(message) ?? answerOfCare(message) ?? answerToUnderstood(understoodMessage(message));

const answerToUnderstood = (message: UnderstoodMessage): CoachAnswer =>
  answerToGoOn(message) ?? answerAfterSafetyAnswer(message) ?? answerToAskOfPain(message) ?? answerToPainWithoutPlace(message) ?? answerToChat(message) ?? composedAnswer(message);

/** The answer to what is asked, as it may be said where something hurts. */
function composedAnswer(message: UnderstoodMessage): CoachAnswer {
  const inTalk = composeInTalk(message);
  const pain = painOfMessage(message, inTalk.composed);
  if (pain.isOfUntold) return afterUntoldPain(message, pain.recovery.isWell, message.safetyBefore === 'body');
  return finishedAnswer(message, inTalk, pain, adaptAnswerToPain(message, inTalk, pain));
}
