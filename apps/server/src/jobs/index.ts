export { housekeeping } from './housekeeping.ts';
export { startJobs, type Jobs, type ScheduledTask } from './jobs.ts';
export { startTicker, type Ticker } from './ticker.ts';
