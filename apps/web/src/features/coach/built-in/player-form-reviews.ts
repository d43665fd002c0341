import type { AnalysisHistoryItem } from '@touchline/contracts';
import { highlightsOf } from '@touchline/vision/written-review';
import { scoreOf, type Analysis } from '../../analysis/saved-analyses/index.ts';

/** A review of a video with a score, as this device or the account has it. */
export interface PlayerFormReview {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly type: Analysis['type'];
  readonly score: number;
  /** Ids of measures. */
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
}

/** As many as the server tells its coach of. */
const MOST = 20;

type SavedHere = Pick<Analysis, 'id' | 'createdAt' | 'type' | 'review' | 'results' | 'isSomebodyElses' | 'replaces'>;

function ofDevice(analysis: SavedHere): PlayerFormReview | null {
  const score = scoreOf(analysis);
  if (score === null || analysis.isSomebodyElses === true) return null;
  const { strengths, improvements } = highlightsOf(analysis.review);
  return { createdAt: analysis.createdAt, type: analysis.type, score, strengths, improvements };
}

function ofAccount({ created_at: created, analysis_type: type, status, summary_score: score, highlights }: AnalysisHistoryItem): PlayerFormReview | null {
  if (status !== 'completed' || score === null) return null;
  return { createdAt: Date.parse(created), type, score, strengths: highlights?.strengths ?? [], improvements: highlights?.improvements ?? [] };
}

/**
 * The reviews that count as the player's, newest first: those of this device, and those of the account as they were last
 * read. One that is in both is told of as the device has it; one that the player said is somebody else's is none, wherever it is.
 */
export function playerFormReviews(saved: readonly SavedHere[], account: readonly AnalysisHistoryItem[]): readonly PlayerFormReview[] {
  const known = new Set(saved.flatMap(({ id, replaces = [] }) => [id, ...replaces]));
  const all = [...saved.map(ofDevice), ...account.filter(({ id }) => !known.has(id)).map(ofAccount)];
  return all
    .flatMap((review) => review ?? [])
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, MOST);
}
