import type { JobLine } from '../../jobs/index.ts';
import { CommandRefused, type Actions } from './actions.ts';

type Desk = {
  readonly list: (limit: number) => Promise<JobLine[]>;
  readonly retry: (id: string) => Promise<JobLine | null>;
  readonly drop: (id: string) => Promise<JobLine | null>;
};

/** The jobs that wait, run or were given up, and what an operator may do about them. */
export function createOperatorJobs(desk: Desk, actions: Actions) {
  async function act(what: 'retry' | 'drop', id: string): Promise<JobLine> {
    const job = /^[0-9a-f-]{36}$/i.test(id) ? await desk[what](id.toLowerCase()) : null;
    if (job === null) throw new CommandRefused(`There is no job ${id} that nobody works on, or another one for the same subject waits.`);
    await actions.note({ action: `jobs ${what}`, subject: job.id, details: { queue: job.queue } });
    return job;
  }
  return {
    list: (limit: number): Promise<JobLine[]> => desk.list(limit),
    retry: (id: string): Promise<JobLine> => act('retry', id),
    drop: (id: string): Promise<JobLine> => act('drop', id),
  };
}
