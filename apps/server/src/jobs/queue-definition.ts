import type * as z from 'zod';

/** One kind of work: what its jobs are told, and how they are run. Nothing else says so anywhere. */
export type Queue<Payload = unknown> = {
  readonly name: string;
  /**
   * Checked when a job is enqueued and again when it is run. Ids only: a payload stays for weeks in the dead letters
   * of its queue, whatever becomes of what it speaks of.
   */
  readonly payload: z.ZodType<Payload>;
  /** Jobs of this queue that one process runs at once. */
  readonly concurrency: number;
  /**
   * Milliseconds from the end of a job to the begin of the next one of its place, so that many that wait leave processor
   * and database to requests. None without it.
   */
  readonly rest?: number;
  /** Seconds that one attempt may take: then its signal is aborted, and the attempt has failed. */
  readonly timeLimit: number;
  readonly retries: {
    /** Attempts after the first one; those that died with their process are not counted. */
    readonly limit: number;
    /** Seconds before the first of them; about twice as long before each further one, up to `maxDelay`. */
    readonly delay: number;
    readonly maxDelay: number;
  };
  /** When a schedule fills the queue: five fields of cron, in UTC. The payload is then empty. */
  readonly cron?: string;
};

/** Where the jobs of a queue go whose last attempt has failed. */
export const deadLetterOf = (queue: Pick<Queue, 'name'>): string => `${queue.name}.dead`;
