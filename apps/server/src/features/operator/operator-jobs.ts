import { AppError } from '../../app-error.ts';
import type { JobLine, JobManager } from '../../jobs/index.ts';
import type { MomentCursor } from '../../pagination-cursor.ts';
import type { Actions } from './action-log.ts';

/** The jobs that wait, run or were given up, and what an operator may do about them. */
export function createOperatorJobs(jobManager: JobManager, actions: Actions) {
  const act = (what: 'retry' | 'drop', id: string): Promise<JobLine> =>
    actions.noted<JobLine>(
      (job) => ({ action: `jobs ${what}`, subject: job.id, details: { queue: job.queue } }),
      async (transaction) => {
        const job = /^[0-9a-f-]{36}$/i.test(id) ? await jobManager[what](transaction, id.toLowerCase()) : null;
        if (job === null) {
          throw new AppError('job_not_waiting', { message: `There is no job ${id} that nobody works on, or another one for the same subject waits.` });
        }
        return job;
      },
    );
  return {
    /** The oldest first, after the one that is named. */
    list: (limit: number, after: MomentCursor | null): Promise<JobLine[]> => jobManager.list(limit, after),
    retry: (id: string): Promise<JobLine> => act('retry', id),
    drop: (id: string): Promise<JobLine> => act('drop', id),
  };
}
