import { analyseClip } from './analyse-clip.ts';
import { startDetector, type Detector } from './pose-detector.ts';
import { liveDetectorFor, type LiveDetector } from './live-detector.ts';
import type { Host } from './model-host.ts';
import { engineLimits } from './engine-limits.ts';
import { pause, secondsNow } from './yield-to-event-loop.ts';
import type { OpenedSource } from './source/clip-source-types.ts';
import { openWebCodecsSource } from './source/webcodecs-clip-source.ts';
import { openVideo } from './source/video-element-decoder.ts';
import { videoSource } from './source/seeking-video-source.ts';

/** The model on the page itself, frame by frame with a pause after each, for devices whose workers cannot run it. */
export function modelOnPage(): Host {
  let detector: Detector | null = null;
  let liveDetector: LiveDetector | null = null;
  return {
    start: async (files) => {
      try {
        detector = await startDetector(files);
        liveDetector = liveDetectorFor(detector, secondsNow, engineLimits.liveOnPage);
        return { ok: true };
      } catch {
        // Neither in a worker nor here.
        return { ok: false, failure: 'deviceCannot' };
      }
    },
    analyse: async (request, watch) => {
      if (detector === null) return { ok: false, failure: 'deviceCannot' };
      return analyseClip(request, watch, { detector, openers: [openWebCodecsSource, openPlayed], now: secondsNow, pause });
    },
    detectLive: async (...asked) => (await liveDetector?.(...asked)) ?? 'notLooked',
    close: () => detector?.close(),
  };
}

async function openPlayed(blob: Blob): Promise<OpenedSource> {
  const opened = await openVideo(blob);
  if (!opened.ok) return opened;
  const { shape, pictureAt, close } = opened.clip;
  return { ok: true, source: videoSource(shape, pictureAt, close) };
}
