import { m } from '@touchline/messages';
import type { EngineStage } from '../engine/index.ts';
import type { SendingStage } from '../sending/initiate-and-upload.ts';

/** Percent at which each stage of the pipeline begins and ends (spec 002 §4). */
export const pipeline = {
  preparing: [0, 5],
  compressing: [5, 10],
  uploading: [10, 40],
  verifying: [40, 45],
  localAnalysis: [45, 70],
  submitting: [70, 75],
  aiAnalysis: [75, 95],
  finalizing: [95, 100],
} as const satisfies Readonly<Record<string, readonly [from: number, to: number]>>;

type Range = readonly [from: number, to: number];

/**
 * An analysis on this device uploads, verifies and submits nothing and asks no AI. The local analysis is then all the
 * work there is, so it takes their room: 10 to 95 %. The room of compressing, which is done and shown before the start,
 * goes to opening the clip. Beginning and end are the table's, and the bar moves as fast as the work does.
 */
const opening: Range = pipeline.compressing;
const looking: Range = [pipeline.uploading[0], pipeline.aiAnalysis[1]];

/** What an analysis is at: the device's own work, or, where more than the device takes part, the server's. */
export type RunStage = EngineStage | SendingStage | 'localReview';

const stages: Readonly<Record<RunStage, { readonly range: Range; readonly word: () => string }>> = {
  loading: { range: pipeline.preparing, word: m.run_stage_preparing },
  opening: { range: opening, word: m.run_stage_opening },
  coarse: { range: looking, word: m.run_stage_looking },
  dense: { range: looking, word: m.run_stage_closely },
  counting: { range: looking, word: m.run_stage_counting },
  again: { range: looking, word: m.run_stage_again },
  reviewing: { range: pipeline.finalizing, word: m.run_stage_finalizing },
  preparing: { range: pipeline.preparing, word: m.run_stage_place },
  uploading: { range: pipeline.uploading, word: m.run_stage_uploading },
  verifying: { range: pipeline.verifying, word: m.run_stage_verifying },
  localReview: { range: pipeline.localAnalysis, word: m.run_stage_finalizing },
  submitting: { range: pipeline.submitting, word: m.run_stage_submitting },
  aiAnalysis: { range: pipeline.aiAnalysis, word: m.run_stage_server },
};

/** Part of a shared analysis, 0–1, that is done when so much of the server's stage is. */
export function sharedFraction(stage: SendingStage, share: number): number {
  return within(stages[stage].range, share);
}

/**
 * The same of the device's own work, which stands between upload and submitting. Where no clip is sent, it takes the
 * upload's room too.
 */
export function localFraction(share: number, isClipSent: boolean): number {
  const [from, to] = pipeline.localAnalysis;
  return within([isClipSent ? from : pipeline.uploading[0], to], share);
}

function within([from, to]: Range, share: number): number {
  return (from + (to - from) * Math.min(1, Math.max(0, share))) / 100;
}

/** What the analysis is at, in the player's words. */
export function stageWord(stage: RunStage): string {
  return stages[stage].word();
}

/**
 * Whole percent of an analysis of which a part (0–1) is done, at least where its stage begins. An analysis that has to
 * open its clip in another way stays where the first way had come, so the bar never goes back.
 */
export function percentOf(fraction: number, stage: RunStage): number {
  return Math.max(stages[stage].range[0], Math.floor(fraction * 100 + 1e-9));
}
