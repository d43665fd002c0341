export { replyTo, stoppedReply, turnsOf } from './reply.ts';
export { noNumbers, type PlayerFacts } from './player-context.ts';
export { isOutsideAnswerFit } from './outside-ai/check-outside-answer.ts';
export { fitFormWords } from './outside-ai/check-outside-form-words.ts';
export { outsideFacts, type OutsideFacts } from './outside-ai/facts.ts';
export { outsideQuestion, type OutsideQuestion } from './outside-ai/question.ts';
