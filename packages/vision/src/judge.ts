import type { AnalysisType } from '@touchline/domain';
import { findingsOf } from './findings.ts';
import type { ClipShape, PoseFrame } from './landmarks.ts';
import { measure } from './measures/measures.ts';
import type { FormReview, JugglingCount, KeyMoment, Leg, NotMeasured, View } from './review.ts';
import { noScores, scoresOf } from './scores/sub-scores.ts';
import { frameSuccess } from './scores/grades.ts';
import { legLength, longestLegLength } from './signal/scale.ts';
import { skillMissing } from './skill-seen.ts';
import { tipsOf } from './tips.ts';

/** What is asked: a clip of one skill, and the frames in which one person was followed. */
export interface ReviewRequest {
  readonly type: AnalysisType;
  readonly clip: ClipShape;
  /** The followed player's frames, in order of time. */
  readonly frames: readonly PoseFrame[];
  /** Most people seen in one frame. */
  readonly people: number;
  /** Null when unknown. */
  readonly age: number | null;
  /** What whoever looked at the pictures knows: they never change, or time was up before the moment was looked at. */
  readonly refusal?: 'stillPicture' | 'timeUp' | null;
}

/** What was found in the frames before anything is measured. */
export interface Seen {
  readonly view: View | null;
  readonly kickingLeg: Leg | null;
  readonly moments: readonly KeyMoment[];
  readonly juggling: JugglingCount | null;
}

const nothingSeen: Seen = { view: null, kickingLeg: null, moments: [], juggling: null };

/** A review that measures nothing, and says why. */
export function refusedReview(request: ReviewRequest, why: NotMeasured, seen: Seen = nothingSeen): FormReview {
  return {
    type: request.type,
    ...seen,
    measures: [],
    strengths: [],
    improvements: [],
    tips: tipsOf(request.type, [why]),
    subScores: noScores,
    overallScore: null,
    notMeasured: [why],
    frames: framesOf(request),
    people: request.people,
  };
}

function framesOf({ frames }: ReviewRequest): FormReview['frames'] {
  return { seen: frames.length, withPlayer: frames.filter(({ pose }) => pose !== null).length };
}

/** What was only not seen. */
const unseen: ReadonlySet<NotMeasured> = new Set(['noKickSeen', 'noTurnSeen', 'noTouchSeen', 'noSetSeen', 'noRunSeen']);

/** Nobody can say that something did not happen who lost the player for a part of the clip. */
function claimable(missing: NotMeasured, frames: FormReview['frames']): NotMeasured {
  return unseen.has(missing) && frameSuccess(frames).level !== 'success' ? 'lostSight' : missing;
}

/** The leg length that widths are compared with, in picture heights: from the front a bent leg looks short. */
function rulerOf(frames: readonly PoseFrame[], clip: ClipShape, view: View): number | null {
  return view === 'front' ? longestLegLength(frames, clip) : legLength(frames, clip);
}

/** Measures, scores and findings of a clip in which the player and the moments were found. `frames` are cleaned. */
export function judge(request: ReviewRequest, seen: Seen, frames: readonly PoseFrame[]): FormReview {
  const { type, clip } = request;
  const leg = seen.view && rulerOf(frames, clip, seen.view);
  if (seen.view === null || leg === null) return refusedReview(request, 'halfBody', seen);
  const missing = skillMissing(type, { ...seen, frames, clip, leg });
  if (missing) return refusedReview(request, claimable(missing, framesOf(request)), seen);

  const { taken, notMeasured } = measure({ ...seen, view: seen.view, type, clip, frames, leg });
  const { subScores, overallScore } = scoresOf(taken, clip.frameRate);
  const counts = framesOf(request);
  const reasons: NotMeasured[] = [
    ...(overallScore === null ? (['tooFewMeasures'] as const) : []),
    ...notMeasured,
    ...(frameSuccess(counts).level === 'error' ? (['playerLost'] as const) : []),
  ];
  return {
    type,
    ...seen,
    measures: taken.map(({ measure }) => measure),
    ...findingsOf(taken, seen.view),
    tips: tipsOf(type, reasons),
    subScores,
    overallScore,
    notMeasured: reasons,
    frames: counts,
    people: request.people,
  };
}
