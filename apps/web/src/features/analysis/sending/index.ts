/** What sends the player's analyses, for what keeps it going and what takes everything of a player away. */
export { deviceAnalyses } from '../store/indexeddb-analyses.ts';
export { deviceCopies } from '../store/account-analysis-cache.ts';
export { skillInSentence } from '../results/skill-view-and-leg-labels.ts';
export { countWaitingAnalyses } from './count-waiting-analyses.ts';
export { sendingOf, startSending } from './page-wide-sender.ts';
export type { SendingNews } from './sending-types.ts';
