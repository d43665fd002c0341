import { vi } from 'vitest';
import type { CoachJobRequest, CoachJobResult } from '../built-in/coach-worker-messages.ts';

const BrowserWorker = globalThis.Worker;

/** The worker that runs, and whether its code has come. */
let running: { readonly worker: Worker; readonly ready: Promise<void> } | null = null;
let lastId = 0;

/**
 * Stands for a worker of the coach, over one that goes on from test to test: to load and compile its code takes longer
 * than a test. What was asked before is answered to nobody.
 */
class ReusedWorker extends EventTarget {
  readonly #ids = new Map<number, number>();
  readonly #left = new AbortController();

  constructor(address: URL, options: WorkerOptions) {
    super();
    running ??= start(address, options);
    const { worker, ready } = running;
    const { signal } = this.#left;
    worker.addEventListener('message', ({ data }: MessageEvent<CoachJobResult>) => this.#hear(data), { signal });
    void ready.then(() => this.#tell({ id: 'ready' }));
  }

  postMessage({ id, ...job }: CoachJobRequest): void {
    lastId += 1;
    this.#ids.set(lastId, id);
    running?.worker.postMessage({ ...job, id: lastId });
  }

  terminate(): void {
    this.#left.abort();
  }

  #hear(result: CoachJobResult): void {
    if (result.id === 'ready') return;
    const id = this.#ids.get(result.id);
    if (id !== undefined) this.#tell({ ...result, id });
  }

  #tell(result: CoachJobResult): void {
    if (!this.#left.signal.aborted) this.dispatchEvent(new MessageEvent('message', { data: result }));
  }
}

function start(address: URL, options: WorkerOptions) {
  const worker = new BrowserWorker(address, options);
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  worker.addEventListener('message', ({ data }: MessageEvent<CoachJobResult>) => data.id === 'ready' && resolve());
  return { worker, ready };
}

/** From here on, until globals are as they were again, a worker that begins is the one that runs already. */
export const reuseWorker = (): void => void vi.stubGlobal('Worker', ReusedWorker);

/** When the code of that worker has come, however long it takes. */
export const reusedWorkerReady = async (): Promise<void> => running?.ready;
