import type { EngineReadiness, EngineResult, EngineWatch, LivePeople } from './engine-types.ts';
import type { Host } from './model-host.ts';
import { engineLimits } from './engine-limits.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { serveVideo } from './source/video-over-message-port.ts';

/** The model in a module worker. One that breaks down, or says nothing for 30 s of its work, is ended. */
export function modelInWorker(address: string): Host {
  const worker = new Worker(address, { type: 'module' });
  let onStarted: (readiness: EngineReadiness) => void = () => undefined;
  let onDone: (result: EngineResult) => void = () => undefined;
  let onBroken: (error: Error) => void = () => undefined;
  let detectingLive: { readonly resolve: (seen: LivePeople) => void; readonly reject: (error: Error) => void } | null = null;
  let watch: EngineWatch | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const tell = (message: ToWorker, transfer: Transferable[] = []): void => worker.postMessage(message, transfer);
  const breakDown = (): void => {
    worker.terminate();
    onStarted({ ok: false, failure: 'deviceCannot' });
    const error = new Error('the worker of the pose engine broke down');
    onBroken(error);
    detectingLive?.reject(error);
  };
  const listen = (): void => {
    clearTimeout(silence);
    if (watch !== null || detectingLive !== null) silence = setTimeout(breakDown, engineLimits.silence * 1000);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    listen();
    if (data.kind === 'started') onStarted(data.readiness);
    else if (data.kind === 'done') onDone(data.result);
    else if (data.kind === 'broken') breakDown();
    else if (data.kind === 'liveDetected') detectingLive?.resolve(data.seen);
    else if (data.kind === 'frame') watch?.onFrame?.(data.frame);
    else watch?.onProgress?.(data.fraction, data.stage);
  });
  worker.addEventListener('error', breakDown);
  worker.addEventListener('messageerror', breakDown);
  return {
    start: (files) =>
      new Promise((resolve) => {
        onStarted = resolve;
        tell({ kind: 'start', files });
      }),
    analyse: async (request, analysisWatch) => {
      const { port1, port2 } = new MessageChannel();
      const stopServing = serveVideo(port1);
      const cancel = (): void => tell({ kind: 'cancel' });
      watch = analysisWatch;
      listen();
      analysisWatch.signal.addEventListener('abort', cancel);
      try {
        return await new Promise<EngineResult>((resolve, reject) => {
          onDone = resolve;
          onBroken = reject;
          tell({ kind: 'analyse', request, video: port2 }, [port2]);
        });
      } finally {
        watch = null;
        clearTimeout(silence);
        analysisWatch.signal.removeEventListener('abort', cancel);
        stopServing();
      }
    },
    detectLive: async (picture, wantsGrey) => {
      try {
        return await new Promise<LivePeople>((resolve, reject) => {
          detectingLive = { resolve, reject };
          listen();
          tell({ kind: 'detectLive', picture, wantsGrey }, [picture]);
        });
      } finally {
        detectingLive = null;
        listen();
      }
    },
    close: () => {
      worker.terminate();
      clearTimeout(silence);
      // Who waits for a live detection hears of nobody any more.
      detectingLive?.resolve('notLooked');
    },
  };
}
