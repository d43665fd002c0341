import type { AnalysisType, Sharing } from '@touchline/domain';
import type { ChosenPerson, KickInClip } from '@touchline/vision';
import type { Arrival, Clip } from '../clip/clip-types.ts';
import type { Compressed } from '../clip/compress-clip.ts';
import type { Part } from '../clip/trim-range.ts';
import type { ConversionWatch } from '../clip/convert-clip.ts';
import type { EngineOutcome, EngineRequest, EngineResult, EngineWatch, PartialAnalysis } from '../engine/index.ts';
import type { AnalysisFailure } from '../engine-failure-text.ts';
import type { Live } from '../run/live-progress.ts';
import type { RunStage } from '../run/progress-stages.ts';
import type { Begun } from '../sending/initiate-and-upload.ts';
import type { Finished, Sending } from '../sending/sending-types.ts';
import type { FinishedAnalysis } from '../store/save-analysis.ts';
import type { ClipError } from './clip-error.ts';
import type { RunEnd } from './upload-and-analyse.ts';

/** Everything outside the machine that it uses. */
export interface AnalysisTools {
  /** Throws `ClipRefused`. */
  readonly open: (arrival: Arrival, signal: AbortSignal) => Promise<Clip>;
  readonly cut: (clip: Clip, part: Part, watch: ConversionWatch) => Promise<Clip>;
  readonly needsCompression: (clip: Clip) => boolean;
  readonly compress: (clip: Clip, watch: ConversionWatch) => Promise<Compressed>;
  readonly analyse: (request: EngineRequest, watch: EngineWatch) => Promise<EngineResult>;
  /** Begins to save an analysis; from now on it can be read by its id. */
  readonly save: (finished: FinishedAnalysis) => void;
  /** The server's part, where the player wants one. */
  readonly sending: Pick<Sending, 'begin' | 'finish' | 'cancel'>;
}

/** What a start lacked. */
export type Missing = 'video' | 'type';

/** An analysis under way. */
export interface Run {
  /** 0–1, never less than before. */
  readonly fraction: number;
  readonly stage: RunStage;
  /** Null before the first frame. */
  readonly live: Live | null;
  /** When the server is asked again that does not answer, in epoch milliseconds; null while all goes on. */
  readonly retryAt: number | null;
}

/** A review that the player wants replaced. */
export interface Former {
  readonly id: string | null;
  readonly outcome: EngineOutcome;
  readonly chosen: ChosenPerson | null;
}

export interface AnalysisContext {
  readonly tools: AnalysisTools;
  readonly type: AnalysisType | null;
  /** The file that is being looked at; null once it was. */
  readonly arrival: Arrival | null;
  readonly clip: Clip | null;
  /** It has been tried to make the clip smaller. */
  readonly isSettled: boolean;
  readonly clipError: ClipError | null;
  /** Filming begins as soon as there is a picture. */
  readonly filmsAtOnce: boolean;
  readonly part: Part | null;
  /** Whom in the clip the player pointed out. */
  readonly chosen: ChosenPerson | null;
  /** The review of somebody else in the same clip, which stands until the one of the player does. */
  readonly former: Former | null;
  /** The clip is looked at for longer than the first time, because that was too short for this device. */
  readonly hasMoreTime: boolean;
  /** What was detected when time was up, from where a longer look goes on. */
  readonly continues: PartialAnalysis | null;
  /** Part of cutting or compressing that is done, 0–1. */
  readonly remade: number;
  /** What a start was refused for want of, until it is there. */
  readonly missing: Missing | null;
  /** It was refused a moment ago. */
  readonly hasMissingBorder: boolean;
  readonly run: Run;
  /** What of the next analysis leaves the device. */
  readonly sharing: Sharing;
  /** The same of the one that runs or is shown. */
  readonly shared: Sharing;
  /** How the server received the one that runs. */
  readonly begun: Begun;
  /** Under which the finished analysis is saved. */
  readonly id: string | null;
  readonly outcome: EngineOutcome | null;
  readonly failure: AnalysisFailure | null;
  /** Years; null where it is not known. */
  readonly age: number | null;
}

export type AnalysisEvent =
  | { type: 'type'; value: AnalysisType }
  | { type: 'choose'; file: Blob }
  | { type: 'film'; atOnce: boolean }
  | { type: 'filmed'; blob: Blob; mirrored: boolean }
  | { type: 'cut'; part: Part }
  | { type: 'pointOut'; person: ChosenPerson }
  | { type: 'pickKick'; kick: KickInClip }
  | { type: 'age'; years: number | null }
  | { type: 'sharing' | 'shared'; value: Sharing }
  | { type: 'back' | 'analyse' | 'skip' | 'seeNow' | 'cancel' | 'retry' | 'again' | 'lookLonger' | 'endMissingBorder' }
  | { type: 'remade'; fraction: number }
  | { type: 'progress'; fraction: number; stage: RunStage }
  | { type: 'wait'; retryAt: number }
  | { type: 'live'; live: Live }
  | { type: 'wasCut'; clip: Clip }
  | { type: 'wasNotCut'; error: unknown }
  | { type: 'compressed'; result: Compressed }
  | { type: 'analysed'; end: RunEnd }
  | { type: 'finished'; how: Finished };

export type AnalysisEmitted =
  /** A clip was filmed that can be analysed. */
  | { type: 'recorded'; clip: Clip }
  | { type: 'missing'; what: Missing }
  | { type: 'compressTimeout' | 'notReplaced' | 'enhancedLocal' }
  | { type: 'notShared'; failure: string };
