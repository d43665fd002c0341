import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { Queue } from './queue-definition.ts';

/** How far a job has come, in its own words. No personal data: it is kept beside the job. */
export type Progress = Readonly<Record<string, string | number | boolean | null>>;

/** What a job may know of its own attempt. */
export type JobContext = {
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Whether none follows this one when it fails. */
  readonly isLast: boolean;
  /** Aborted at the queue's time limit, when another worker has taken the job over, and when the server stops. */
  readonly signal: AbortSignal;
  /** Stores how far the job has come, for whoever asks by the job or its subject. */
  readonly report: (progress: Progress) => Promise<void>;
};

/** A queue and the work on its jobs. A job comes again after a failure, and after a crash though it may be done. */
export type JobWorker<Payload = unknown> = {
  readonly queue: Queue<Payload>;
  // A method, so that workers of several payloads fit into one list: each parses its own.
  run(payload: Payload, context: JobContext): Promise<void>;
};

/** A job as the library keeps it: what is in it has not been checked. */
export type StoredJob = JobWithMetadata<unknown>;

type Surroundings = {
  readonly log: FastifyBaseLogger;
  readonly stopping: AbortSignal;
  readonly report: JobContext['report'];
};

/** Runs one attempt of a job and tells how it came out. Never throws: what failed is in the log. */
export async function runJob(
  worker: JobWorker,
  { id, data, retryCount, retryLimit, signal }: StoredJob,
  { log, stopping, report }: Surroundings,
): Promise<JobResult> {
  const { queue } = worker;
  const payload = queue.payload.safeParse(data);
  if (!payload.success) {
    log.error({ job: id }, `${queue.name} got a payload that it does not take`);
    return { id, status: 'deadletter', output: { error: 'InvalidPayload' } };
  }
  try {
    const isLast = retryCount >= retryLimit;
    await worker.run(payload.data, { attempt: retryCount + 1, isLast, signal: AbortSignal.any([signal, stopping]), report });
    return { id, status: 'completed' };
  } catch (error) {
    if (stopping.aborted) log.info({ job: id }, `${queue.name} was interrupted by the stop`);
    else log.error({ err: error, job: id }, `${queue.name} failed`);
    return { id, status: 'failed', output: withoutWords(error) };
  }
}

/** What the queue may keep of an error: the words of some quote what a player wrote. */
function withoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const code = 'code' in error && typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : null;
  return { error: error.name, code };
}

/**
 * Writes progress beside the job, where the library keeps an attempt's outcome. An attempt that has lost its job to
 * another one writes nothing.
 */
export async function saveProgress(
  pool: Pool,
  { id, name, retryCount }: StoredJob,
  progress: Progress,
): Promise<void> {
  await pool.query(
    `update jobs.job set output = $1 where name = $2 and id = $3 and state = 'active' and retry_count = $4`,
    [{ progress }, name, id, retryCount],
  );
}
