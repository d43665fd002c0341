export { replyTo, stoppedReply } from './reply.ts';
export type { PlayerFacts } from './player-context.ts';
