export { languageOfAnswer, prepareReply, replyTo, stoppedReply, turnsOf, type CoachReply, type PreparedReply } from './coach-reply.ts';
export { nowhere, type HelpPlace } from './crisis-contacts-by-country.ts';
export { noNumbers, type BoardPlace, type PlayerFacts } from './player-context.ts';
export { isOutsideAnswerFit } from './outside-ai/check-outside-answer.ts';
export { fitFormFeedback } from './outside-ai/check-outside-form-feedback.ts';
export { outsideFacts, type OutsideFacts } from './outside-ai/outside-facts.ts';
export { outsideQuestion, type OutsideQuestion } from './outside-ai/outside-question.ts';
