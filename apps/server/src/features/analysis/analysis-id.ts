import { isAnalysisId } from '@touchline/domain';
import { AppError } from '../../app-error.ts';

/** An id as it is kept. Throws `analysis_id_invalid` with the specification's words (spec 002 §5). */
export function checkedId(id: string): string {
  if (!isAnalysisId(id)) throw new AppError('analysis_id_invalid', { message: `Invalid UUID format: ${id}` });
  return id.toLowerCase();
}

/** What the jobs call an analysis: another player may have the same id. */
export const subjectOf = (playerId: string, id: string): string => `${playerId}/${id}`;
