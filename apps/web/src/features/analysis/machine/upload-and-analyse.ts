import type { AnalysisType, Sharing } from '@touchline/domain';
import type { ChosenPerson } from '@touchline/vision';
import type { Clip } from '../clip/clip-types.ts';
import type { Engine, EngineResult, EngineWatch, PartialAnalysis } from '../engine/index.ts';
import { localFraction, sharedFraction, type RunStage } from '../run/progress-stages.ts';
import type { Begun } from '../sending/initiate-and-upload.ts';
import type { Sending } from '../sending/sending-types.ts';

interface RunTools {
  readonly analyse: Engine['analyse'];
  readonly sending: Pick<Sending, 'begin' | 'cancel'>;
}

/** One run over a clip. */
interface Run {
  readonly clip: Clip;
  readonly type: AnalysisType;
  readonly age: number | null;
  readonly chosen: ChosenPerson | null;
  readonly hasMoreTime: boolean;
  readonly continues: PartialAnalysis | null;
  /** What of it is sent before it is looked at; what replaces another analysis is sent afterwards. */
  readonly sharing: Sharing;
}

interface RunWatch {
  /** Called off: nothing of it is to stay. */
  readonly signal: AbortSignal;
  /** The player does not wait for the upload, which goes on in the background. */
  readonly skipped: AbortSignal;
  readonly onProgress: (fraction: number, stage: RunStage) => void;
  /** The server does not answer; when it is asked again, in epoch milliseconds. */
  readonly onWait: (retryAt: number) => void;
  readonly onFrame: NonNullable<EngineWatch['onFrame']>;
}

/** What a run has come to. */
export interface RunEnd {
  /** UUID v4 of the analysis. The server knows it by this id from the start, unless it refused it. */
  readonly id: string;
  readonly begun: Begun;
  readonly result: EngineResult | { readonly ok: false; readonly failure: 'unexpected' };
}

/**
 * Runs an analysis in the order of spec 002 §4: where the player shares it, a place on the server, the upload and
 * whether it arrived; then the device's own analysis. A place that cannot be had now does not keep it. What comes to
 * nothing is taken back from the server. Never rejects.
 */
export async function uploadAndAnalyse({ analyse, sending }: RunTools, run: Run, watch: RunWatch): Promise<RunEnd> {
  const { clip, type, age, chosen, hasMoreTime, continues, sharing } = run;
  let id = crypto.randomUUID();
  let begun: Begun = { name: 'later' };
  if (sharing !== 'device') {
    // Not the file's name: it may be the player's own.
    const { blob, duration, width, height, mirrored } = clip;
    const metadata = { size: blob.size, type: blob.type, duration, width, height, mirrored };
    begun = await sending.begin(
      { id, type, sharing, clip: blob, metadata },
      { signal: watch.skipped, onProgress: (stage, share) => watch.onProgress(sharedFraction(stage, share), stage), onWait: watch.onWait },
    );
  }
  const takeBack = (): void => void sending.cancel(id).catch(() => undefined);
  if (begun.name === 'refused') {
    // A place may have been made before. What was deleted is not taken again, so this one goes by another id.
    takeBack();
    id = crypto.randomUUID();
  }
  const isShared = sharing !== 'device' && begun.name !== 'refused';
  const onProgress: EngineWatch['onProgress'] = (fraction, stage) => {
    if (!isShared) watch.onProgress(fraction, stage);
    else watch.onProgress(localFraction(fraction, sharing === 'clip'), stage === 'reviewing' ? 'localReview' : stage);
  };
  const result = await analyse(
    { clip: clip.blob, type, age, ...(chosen && { chosen }), ...(hasMoreTime && { hasMoreTime }), ...(continues && { continues }) },
    { signal: watch.signal, onProgress, onFrame: watch.onFrame },
  ).catch(() => ({ ok: false, failure: 'unexpected' }) as const);
  if (isShared && (!result.ok || watch.signal.aborted)) takeBack();
  return { id, begun, result };
}
