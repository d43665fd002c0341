import type { analysisRoutes, AnalysisResults, Reply } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import { m } from '@touchline/messages';
import { isDeleted } from '../account/account-failure-kind.ts';

/** The server is asked so often at most (spec 002 §9). */
const MOST_POLLS = 60;
/** Errors in a row that end it, and the attempt before which another try may still mend it. */
const ERRORS_IN_A_ROW = 3;
const RECOVERY_BEFORE = 30;
/** Polls in a row that bring nothing new before processing is triggered again, and the wait after that in milliseconds. */
const STUCK_AFTER = 20;
const RECOVERY_WAIT_MS = 3_000;
/** Attempts after which an analysis that the server does not know is given up (spec 002 §8). */
const NOT_FOUND_AFTER = 30;

/** Up to so many attempts, milliseconds between two of them. */
const STEPS: readonly (readonly [upTo: number, milliseconds: number])[] = [
  [5, 1_000],
  [15, 2_000],
  [30, 5_000],
];
const LAST_MS = 10_000;
const JITTER_MS = 500;

/** Milliseconds before an attempt, the first one being 1, without what is added by chance. */
export function pollInterval(attempt: number): number {
  return STEPS.find(([upTo]) => attempt <= upTo)?.[1] ?? LAST_MS;
}

/** The same with up to half a second added; `chance` from 0 to 1. */
export function pollDelay(attempt: number, chance: number): number {
  return pollInterval(attempt) + Math.round(chance * JITTER_MS);
}

export type PolledStatus = Reply<typeof analysisRoutes.readResults>;

/** What polling needs of the outside. */
export interface PollTools {
  readonly read: (attempt: number) => Promise<PolledStatus>;
  /** Asks the server to begin, or to begin again. */
  readonly trigger: (attempt: number, lastStatus: string) => Promise<void>;
  /** Resolves after so many milliseconds; rejects when the polling is called off. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Hears of each answer before the last one: at how many percent the analysis is, by the table of its stages. */
  readonly onProgress: (percent: number) => void;
}

/**
 * How polling ended.
 * - complete: the results are here
 * - failed: the server says that there will be none, or it was asked long enough; why, in words for the player
 * - unreachable: nobody answers now; it can be asked again later
 */
export type PollOutcome =
  | { readonly status: 'complete'; readonly results: AnalysisResults }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'unreachable' };

/** What an answer, or what was thrown in its place, makes of the polling. */
type Step = { readonly name: 'wait'; readonly status: string } | { readonly name: 'pause'; readonly milliseconds: number } | { readonly name: 'error'; readonly error: unknown } | { readonly name: 'end'; readonly outcome: PollOutcome };

/** Asks for the results of a review until there are some (spec 002 §4, §8, §9). Rejects when it is called off, and when the analysis was deleted. */
export async function pollResults(tools: PollTools): Promise<PollOutcome> {
  let errors = 0;
  let uneventful = 0;
  let lastStatus = 'pending';
  /** What a busy server asks for stands in the place of the next interval. */
  let pause: number | null = null;
  for (let attempt = 1; attempt <= MOST_POLLS; attempt += 1) {
    await tools.wait(pause ?? pollDelay(attempt, tools.random()));
    pause = null;
    const step = await ask(tools, attempt);
    if (step.name === 'end') return step.outcome;
    if (step.name === 'pause') {
      pause = step.milliseconds;
      continue;
    }
    if (step.name === 'error') {
      errors += 1;
      if (errors < ERRORS_IN_A_ROW) continue;
      if (attempt >= RECOVERY_BEFORE || !(await recovered(tools, attempt, lastStatus))) return endedBy(step.error);
      errors = 0;
      continue;
    }
    errors = 0;
    lastStatus = step.status;
    uneventful += 1;
    if (uneventful < STUCK_AFTER) continue;
    uneventful = 0;
    await recovered(tools, attempt, lastStatus);
  }
  return { status: 'failed', failure: m.send_poll_timeout() };
}

async function ask({ read, onProgress }: PollTools, attempt: number): Promise<Step> {
  try {
    const { status, results, error, progress } = await read(attempt);
    if (status === 'complete') {
      const outcome: PollOutcome = results === null ? { status: 'failed', failure: m.send_no_results() } : { status, results };
      return { name: 'end', outcome };
    }
    if (status === 'failed') return { name: 'end', outcome: { status, failure: error ?? m.send_failed_on_server() } };
    onProgress(progress);
    return { name: 'wait', status };
  } catch (error) {
    return stepAfter(error, attempt);
  }
}

function stepAfter(error: unknown, attempt: number): Step {
  if (isDeleted(error)) throw error;
  if (!(error instanceof ApiError)) return { name: 'error', error };
  if (error.status === 401) return { name: 'end', outcome: { status: 'failed', failure: m.send_poll_sign_in() } };
  if (error.status === 404) {
    const failure = m.send_poll_not_found();
    return attempt > NOT_FOUND_AFTER ? { name: 'end', outcome: { status: 'failed', failure } } : { name: 'wait', status: 'not_found' };
  }
  if (error.status === 429) {
    return { name: 'pause', milliseconds: error.retryAfter === undefined ? 2 * pollInterval(attempt) : error.retryAfter * 1_000 };
  }
  return { name: 'error', error };
}

/** Has processing begin again and gives it time; false where that cannot be asked for either. */
async function recovered({ trigger, wait }: PollTools, attempt: number, lastStatus: string): Promise<boolean> {
  try {
    await trigger(attempt, lastStatus);
  } catch {
    return false;
  }
  await wait(RECOVERY_WAIT_MS);
  return true;
}

function endedBy(error: unknown): PollOutcome {
  const status = error instanceof ApiError ? error.status : 500;
  return status === 0 ? { status: 'unreachable' } : { status: 'failed', failure: m.send_server_error({ status }) };
}
