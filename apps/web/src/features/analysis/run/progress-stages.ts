import { m } from '@touchline/messages';
import type { EngineStage } from '../engine/index.ts';

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

const stages: Readonly<Record<EngineStage, { readonly range: Range; readonly word: () => string }>> = {
  loading: { range: pipeline.preparing, word: m.run_stage_preparing },
  opening: { range: opening, word: m.run_stage_opening },
  coarse: { range: looking, word: m.run_stage_looking },
  dense: { range: looking, word: m.run_stage_closely },
  counting: { range: looking, word: m.run_stage_counting },
  again: { range: looking, word: m.run_stage_again },
  reviewing: { range: pipeline.finalizing, word: m.run_stage_finalizing },
};

/** What the analysis is at, in the player's words. */
export function stageWord(stage: EngineStage): string {
  return stages[stage].word();
}

/**
 * Whole percent of an analysis of which a part (0–1) is done, at least where its stage begins. An analysis that has to
 * open its clip in another way stays where the first way had come, so the bar never goes back.
 */
export function percentOf(fraction: number, stage: EngineStage): number {
  return Math.max(stages[stage].range[0], Math.floor(fraction * 100 + 1e-9));
}
