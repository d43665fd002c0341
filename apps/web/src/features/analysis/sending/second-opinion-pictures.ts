import type { LandmarkSubmission } from '@touchline/contracts';
import { analysisLimits } from '@touchline/domain';
import type { ReviewInput } from '@touchline/vision';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import type { BlurredKeyFrame } from '../key-frame-blurring/blurred-key-frames.ts';
import { isCriticalMoment } from './landmark-submission-mapper.ts';

type KeyFrames = NonNullable<LandmarkSubmission['keyFrames']>;

/** Milliseconds that the pictures of an analysis are waited for; they are taken when it ends. */
const PATIENCE_MS = 10_000;
/** In seconds, how near a picture is to the moment that it shows. */
const SAME_PICTURE = 0.05;

/** The pictures, those of the moments on which the review turns first; else in order of time. */
export function bestFirst(stills: readonly Still[], { moments }: Pick<ReviewInput, 'moments'>): readonly Still[] {
  const turning = moments.filter(isCriticalMoment).map(({ time }) => time);
  const isBest = ({ time }: Still): boolean => turning.some((moment) => Math.abs(moment - time) <= SAME_PICTURE);
  return [...stills.filter(isBest), ...stills.filter((still) => !isBest(still))];
}

/** The key frames with the pictures that there are of them; ten at most, those with a picture in any case. */
export function withPictures(keyFrames: KeyFrames, pictures: readonly BlurredKeyFrame[]): KeyFrames {
  const pictured = pictures.map(({ frameNumber, timestamp, imageData }): KeyFrames[number] => {
    const told = keyFrames.find((frame) => frame.frameNumber === frameNumber);
    return { highMotion: true, isCritical: false, timestamp, ...told, frameNumber, imageData };
  });
  const others = keyFrames.filter(({ frameNumber }) => !pictures.some((picture) => picture.frameNumber === frameNumber));
  return [...pictured, ...others].slice(0, analysisLimits.keyFrames).toSorted((one, other) => one.frameNumber - other.frameNumber);
}

/** The pictures of an analysis once all are there; those that there are after ten seconds. */
export function stillsOfAnalysis(store: AnalysisStore, playerId: string, id: string): Promise<readonly Still[]> {
  return new Promise((resolve) => {
    let last: readonly Still[] = [];
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(last);
    };
    const look = async (): Promise<void> => {
      const found = await store.find(playerId, id);
      last = found?.analysis.stills ?? last;
      if (found?.picturesComplete !== false) end();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = store.subscribe((news) => {
      if (news.id === null || news.id === id) void look().catch(end);
    });
    void look().catch(end);
  });
}
