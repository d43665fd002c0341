export { arrivedOffer, bothOffers, momentsOf, type ArrivedOffer } from './arrived-sessions.ts';
export { markCelebrated } from './celebrated-sessions.ts';
export { momentSentences } from './moment-sentences.ts';
export { MomentScreen } from './MomentScreen.tsx';
export { MomentSequence } from './MomentSequence.tsx';
export { firstMarkOf, recordOf } from './session-record.ts';
export type { SessionRecord } from './session-record.ts';
export { useCelebrationSteps } from './useCelebrationSteps.ts';
