/** The warm-up before a session, in order: four minutes in all, from easy to quick. */
export const warmUp = [
  { id: 'running', seconds: 90 },
  { id: 'hip_openers', seconds: 45 },
  { id: 'balance', seconds: 45 },
  { id: 'jumps', seconds: 60 },
] as const;

/** How long it takes, in whole minutes. */
export const warmUpMinutes = Math.round(warmUp.reduce((sum, { seconds }) => sum + seconds, 0) / 60);

export type WarmUpStepId = (typeof warmUp)[number]['id'];
