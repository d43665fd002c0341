import { Worker } from 'node:worker_threads';
import { spokenLanguage } from '@touchline/messages/language';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { CoachFunctions } from './coach-functions.ts';
import type { CoachCall, CoachCallResult } from './thread-messages.ts';

/** How long one call may take (milliseconds): the time of the route. The first ones read the code and the phrases. */
const LONGEST_CALL = 30_000;
const LONGEST_READING = 300_000;
/** So many questions are seconds of work: whoever comes now is asked to come again. */
const MOST_WAITING = 500;
/** Seconds. */
const TRY_AGAIN = 5;

type Waiting = { readonly call: CoachCall; readonly resolve: (result: never) => void; readonly reject: (error: Error) => void };

export type CoachThread = {
  /**
   * Calls a function of the coach in its thread, in the language that is spoken here; one call after the other. Throws what
   * the function throws, `overloaded` where too many wait, and `timed_out` where the call had to be ended.
   */
  readonly call: <Name extends keyof CoachFunctions>(name: Name, ...args: Parameters<CoachFunctions[Name]>) => Promise<ReturnType<CoachFunctions[Name]>>;
  /** Ends the thread. Calls that wait fail. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** The file of the thread, and how long a call of one that has read its phrases may take (milliseconds); for tests. */
  readonly file?: URL;
  readonly longestCall?: number;
  readonly mostWaiting?: number;
};

/**
 * The coach in a thread of its own, so that what takes it seconds keeps nobody else waiting. The thread starts with the first
 * call; one that broke, or that a call kept for too long, is ended, and the next call starts another.
 */
export function openCoachThread({ log, file = new URL('./coach.thread.ts', import.meta.url), longestCall = LONGEST_CALL, mostWaiting = MOST_WAITING }: Parts): CoachThread {
  const queue: Waiting[] = [];
  let worker: Worker | null = null;
  let hasAnswered = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file);
    // It ends with the process, and never holds it.
    started.unref();
    hasAnswered = false;
    started.on('message', (came: CoachCallResult) => {
      hasAnswered = true;
      finish((waiting) => ('error' in came ? waiting.reject(came.error) : waiting.resolve(came.result as never)));
    });
    const onEnd = (error: Error): void => {
      if (worker === started) lose(error);
    };
    started.on('error', onEnd);
    started.on('exit', (code) => onEnd(new Error(`the thread of the coach ended with ${code}`)));
    return started;
  }

  /** The first call is done; the next is made. */
  function finish(tell: (waiting: Waiting) => void): void {
    clearTimeout(timer);
    const done = queue.shift();
    if (done !== undefined) tell(done);
    begin();
  }

  function begin(): void {
    const next = queue[0];
    if (next === undefined) return;
    worker ??= start();
    worker.postMessage(next.call);
    const isReading = !hasAnswered || next.call.name === 'readPhrases';
    timer = setTimeout(() => lose(new AppError('timed_out')), isReading ? Math.max(LONGEST_READING, longestCall) : longestCall).unref();
  }

  function lose(error: Error): void {
    const lost = worker;
    worker = null;
    log.error({ err: error, call: queue[0]?.call.name }, 'the thread of the coach was lost');
    void lost?.terminate();
    finish((waiting) => waiting.reject(error));
  }

  return {
    call(name, ...args) {
      if (isClosed) return Promise.reject(new Error('the coach is closed'));
      if (queue.length >= mostWaiting) return Promise.reject(new AppError('overloaded', { retryAfter: TRY_AGAIN }));
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<CoachFunctions[typeof name]>>();
      queue.push({ call: { name, args, language: spokenLanguage() }, resolve, reject });
      if (queue.length === 1) begin();
      return promise;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const open = worker;
      worker = null;
      for (const { reject } of queue.splice(0)) reject(new Error('the coach is closed'));
      await open?.terminate();
    },
  };
}
