import type { Understood } from '../intents/read-question.ts';

/** Whether a turn was answered with the drill that the player is weakest at. */
export const wasAnsweredWithWeakestDrill = ({ topic, ask }: Understood): boolean => topic?.topic === 'weakestIs' || (ask?.kind === 'personal' && ask.personal.of === 'weakness');
