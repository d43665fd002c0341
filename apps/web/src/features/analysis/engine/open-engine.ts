import { createEmitter } from '../../../store/emitter-and-store.ts';
import { download } from './download-model.ts';
import type { Engine, EngineReadiness, EngineRequest, EngineResult, EngineWatch } from './engine-types.ts';
import { engineFiles, modelFiles, workerAddress } from './engine-files.ts';
import type { EngineModel } from './engine-files.ts';
import { nearestPersonOf } from './nearest-person.ts';
import type { Host } from './model-host.ts';
import type { ModelFiles } from './pose-detector.ts';
import { engineLimits } from './engine-limits.ts';
import { modelInWorker } from './model-in-worker.ts';

const CANCELLED: EngineResult = { ok: false, failure: 'cancelled' };

type Started =
  | { readonly ok: true; readonly host: Host }
  | { readonly ok: false; readonly failure: 'modelUnavailable' | 'modelLate' | 'deviceCannot' };

/** Opens the pose engine, with the model of clips unless told. Nothing is fetched before `ready` or `analyse` asks for it. */
export function openEngine(model: EngineModel = 'full'): Engine {
  /** How much of the model has been fetched, 0–1. */
  const loading = createEmitter<number>();
  const closed = new AbortController();
  let starting: Promise<Started> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  /** There once it has started, and as long as it works. */
  let host: Host | null = null;
  /** Analyses that run or wait. */
  let analyses = 0;
  let isDetectingLive = false;

  const start = (): Promise<Started> => {
    starting ??= begin(model, loading.emit).then((started) => {
      // What failed may do the next time: the signal is back, say.
      if (!started.ok) starting = null;
      else if (closed.signal.aborted) started.host.close();
      else host = started.host;
      return started;
    });
    return starting;
  };

  const readyFor = async (onProgress?: (fraction: number) => void): Promise<Started> => {
    const stop = onProgress && loading.subscribe(onProgress);
    try {
      return await start();
    } finally {
      stop?.();
    }
  };

  /** It broke down in the middle: the next analysis begins with a new one. */
  const discard = (broken: Host): void => {
    broken.close();
    if (host !== broken) return;
    host = null;
    starting = null;
  };

  const run = async (request: EngineRequest, watch: EngineWatch): Promise<EngineResult> => {
    if (watch.signal.aborted) return CANCELLED;
    const started = await readyFor((fraction) => watch.onProgress?.(fraction * LOADING_PART, 'loading'));
    if (!started.ok) return started;
    if (watch.signal.aborted) return CANCELLED;
    try {
      return await started.host.analyse(request, watch);
    } catch {
      discard(started.host);
      return { ok: false, failure: 'deviceCannot' };
    }
  };

  const detectPeople: Engine['detectPeople'] = async (picture, wantsGrey = false) => {
    const idle = analyses === 0 && !isDetectingLive ? host : null;
    if (idle === null) {
      picture.close();
      return 'notLooked';
    }
    isDetectingLive = true;
    try {
      return await idle.detectLive(picture, wantsGrey);
    } catch {
      discard(idle);
      return 'notLooked';
    } finally {
      isDetectingLive = false;
      picture.close();
    }
  };

  return {
    ready: async (onProgress): Promise<EngineReadiness> => {
      const started = await readyFor(onProgress);
      return started.ok ? { ok: true } : started;
    },
    analyse: async (request, { signal, onProgress, onFrame }) => {
      // Who cancels is free at once, and hears no more; the worker needs a moment for the frame it is at.
      const cancelled = new AbortController();
      const over = new AbortController();
      for (const one of [signal, closed.signal]) {
        if (one.aborted) cancelled.abort();
        one.addEventListener('abort', () => cancelled.abort(), { signal: over.signal });
      }
      const watch: EngineWatch = {
        signal: cancelled.signal,
        onProgress: (fraction, stage) => {
          if (!cancelled.signal.aborted) onProgress?.(fraction, stage);
        },
        onFrame: (frame) => {
          if (!cancelled.signal.aborted && onFrame) onFrame(frame);
          else frame.picture?.close();
        },
      };
      analyses += 1;
      const mine = last.then(() => run(request, watch)).finally(() => (analyses -= 1));
      last = mine.then(() => undefined);
      try {
        return await Promise.race([mine, cancelledBy(cancelled.signal)]);
      } finally {
        // The engine lives longer than its analyses: nothing of it may hold on to them.
        over.abort();
      }
    },
    detectPeople,
    detectLive: async (picture) => {
      const seen = await detectPeople(picture);
      return seen === 'notLooked' ? seen : (nearestPersonOf(seen.people) ?? 'nobody');
    },
    close: () => {
      closed.abort();
      host = null;
      void starting?.then((started) => started.ok && started.host.close());
    },
  };
}

/** The bar shows a little of itself while the model is fetched; what follows begins behind it. */
const LOADING_PART = 0.05;

function cancelledBy(signal: AbortSignal): Promise<EngineResult> {
  if (signal.aborted) return Promise.resolve(CANCELLED);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(CANCELLED), { once: true });
  });
}

/** Fetches the model and starts it: in a worker, else on the page, else not at all. */
async function begin(model: EngineModel, onProgress: (fraction: number) => void): Promise<Started> {
  const others = Object.values(engineFiles).flat();
  if (!(await download(engineFiles[model], others, onProgress))) return { ok: false, failure: 'modelUnavailable' };
  const inWorker = modelInWorker(workerAddress);
  const readiness = await withinTheWait(inWorker.start(modelFiles[model]));
  if (readiness?.ok === true) return { ok: true, host: inWorker };
  inWorker.close();
  if (readiness === null) return { ok: false, failure: 'modelLate' };
  return startOnPage(modelFiles[model]);
}

async function startOnPage(files: ModelFiles): Promise<Started> {
  try {
    const { modelOnPage } = await import('./model-on-page.ts');
    const onPage = modelOnPage();
    const readiness = await withinTheWait(onPage.start(files));
    if (readiness?.ok === true) return { ok: true, host: onPage };
    return { ok: false, failure: readiness === null ? 'modelLate' : 'deviceCannot' };
  } catch {
    // The part of the app that would try could not be fetched.
    return { ok: false, failure: 'modelUnavailable' };
  }
}

/** Null when the model has not started within 10 s. */
async function withinTheWait(start: Promise<EngineReadiness>): Promise<EngineReadiness | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), engineLimits.model * 1000);
  });
  try {
    return await Promise.race([start, over]);
  } finally {
    clearTimeout(timer);
  }
}
