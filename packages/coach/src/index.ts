export { askCoach } from './coach.ts';
export type { PlayerFacts } from './player-context.ts';
