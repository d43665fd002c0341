export { housekeeping } from './housekeeping.ts';
export { openJobManager, type JobLine, type JobManager } from './job-queue-admin.ts';
export { startJobs, type Jobs } from './job-queue.ts';
export type { Queue } from './queue-definition.ts';
export { startTicker, type Ticker } from './ticker.ts';
export type { JobContext, JobWorker } from './job-worker.ts';
