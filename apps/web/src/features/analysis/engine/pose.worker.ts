import '../../../polyfills.ts';
import { analyseClip } from './analyse-clip.ts';
import { startDetector, type Detector } from './pose-detector.ts';
import { liveDetectorFor, type LiveDetector } from './live-detector.ts';
import { engineLimits } from './engine-limits.ts';
import type { LivePicture } from './engine-types.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { pause, secondsNow } from './yield-to-event-loop.ts';
import { openWebCodecsSource } from './source/webcodecs-clip-source.ts';
import { openThroughPage } from './source/video-over-message-port.ts';

// Decodes and detects beside the page, which stays free for the player's fingers.

let detector: Detector | null = null;
let liveDetector: LiveDetector | null = null;
let running = new AbortController();

const tell = (message: FromWorker, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

async function start(files: Extract<ToWorker, { kind: 'start' }>['files']): Promise<void> {
  try {
    detector = await startDetector(files);
    liveDetector = liveDetectorFor(detector, secondsNow, engineLimits.detection);
    tell({ kind: 'started', readiness: { ok: true } });
  } catch {
    // Older Safari and Chrome on iOS have no canvas for the model in a worker: the page will try.
    tell({ kind: 'started', readiness: { ok: false, failure: 'deviceCannot' } });
  }
}

async function analyse({ request, video }: Extract<ToWorker, { kind: 'analyse' }>): Promise<void> {
  running = new AbortController();
  if (detector === null) return tell({ kind: 'done', result: { ok: false, failure: 'deviceCannot' } });
  const result = await analyseClip(
    request,
    {
      signal: running.signal,
      onProgress: (fraction, stage) => tell({ kind: 'progress', fraction, stage }),
      onFrame: (frame) => tell({ kind: 'frame', frame }, frame.picture === undefined ? [] : [frame.picture]),
    },
    { detector, openers: [openWebCodecsSource, (clip) => openThroughPage(clip, video)], now: secondsNow, pause },
  );
  video.close();
  tell({ kind: 'done', result });
}

async function detectLive(picture: LivePicture, wantsGrey: boolean): Promise<void> {
  const seen = (await liveDetector?.(picture, wantsGrey)) ?? 'notLooked';
  tell({ kind: 'liveDetected', seen }, seen === 'notLooked' || seen.grey === null ? [] : [seen.grey.levels.buffer]);
  picture.close();
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void start(data.files);
  else if (data.kind === 'analyse') analyse(data).catch(() => tell({ kind: 'broken' }));
  else if (data.kind === 'detectLive') void detectLive(data.picture, data.wantsGrey);
  else running.abort();
});
