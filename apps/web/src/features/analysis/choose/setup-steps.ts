import type { AnalysisType } from '@touchline/domain';
import { tooYoungFor } from '@touchline/vision';
import type { Clip } from '../clip/clip-types.ts';
import type { Staging } from './ClipChoicePanel.tsx';
import type { StepState } from './StepNumber.tsx';

interface Chosen {
  readonly type: AnalysisType | null;
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly clip: Clip | null;
  readonly staging: Staging;
}

export interface SetupSteps {
  /** Heading is not for the young: another skill is offered before they film and wait. */
  readonly isRefused: boolean;
  /** The clip has to be cut before anything else. */
  readonly isTooLong: boolean;
  /** There is one that can be analysed. */
  readonly hasClip: boolean;
  /** Of the skill, the clip and the start one has its turn, and alone has what stands out. */
  readonly skill: StepState;
  readonly video: StepState;
  readonly start: StepState;
}

/** Where each step stands: the skill first, then the clip, then the start. */
export function setupSteps({ type, age, clip, staging }: Chosen): SetupSteps {
  const isRefused = type !== null && tooYoungFor(type, age);
  const isTooLong = staging === 'tooLong' || staging === 'cutting';
  const hasSkill = type !== null && !isRefused;
  const hasClip = clip !== null && !isTooLong;
  return {
    isRefused,
    isTooLong,
    hasClip,
    skill: hasSkill ? 'done' : 'now',
    video: hasClip ? 'done' : hasSkill ? 'now' : 'ahead',
    start: hasSkill && hasClip ? 'now' : 'ahead',
  };
}
