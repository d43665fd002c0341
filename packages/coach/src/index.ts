export { replyTo, stoppedReply, turnsOf } from './reply.ts';
export { noNumbers, type PlayerFacts } from './player-context.ts';
export { isOutsideAnswerFit } from './outside/answer.ts';
export { fitFormWords } from './outside/form-words.ts';
export { outsideFacts, type OutsideFacts } from './outside/facts.ts';
export { outsideQuestion, type OutsideQuestion } from './outside/question.ts';
