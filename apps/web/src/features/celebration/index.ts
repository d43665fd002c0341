export { offerLateCelebration, mergedLateCelebrations, type LateCelebration } from './offer-late-celebration.ts';
export { momentsOf } from './moments-of-session.ts';
export { markCelebrated } from './already-celebrated.ts';
export { momentSentences } from './moment-sentences.ts';
export { MomentScreen } from './MomentScreen.tsx';
export { MomentSequence } from './MomentSequence.tsx';
export { firstResultOf, personalBestOf } from './personal-best.ts';
export type { PersonalBest } from './personal-best.ts';
export { useCelebrationSteps } from './useCelebrationSteps.ts';
