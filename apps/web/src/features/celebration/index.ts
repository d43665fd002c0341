export { momentSentences } from './moment-sentences.ts';
export { MomentScreen } from './MomentScreen.tsx';
export { useCelebrationSteps } from './useCelebrationSteps.ts';
