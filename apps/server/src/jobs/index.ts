export { housekeeping } from './housekeeping.ts';
export { startJobs, type Jobs, type QueuedTask } from './jobs.ts';
export { startTicker, type Ticker } from './ticker.ts';
