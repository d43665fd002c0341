export { housekeeping } from './housekeeping.ts';
export { openJobsDesk, type JobLine, type JobsDesk } from './jobs-desk.ts';
export { startJobs, type Jobs } from './jobs.ts';
export type { Queue } from './queue.ts';
export { startTicker, type Ticker } from './ticker.ts';
export type { JobContext, JobWorker } from './worker.ts';
