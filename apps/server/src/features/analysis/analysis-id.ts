import { isAnalysisId } from '@touchline/domain';
import { AppError } from '../../app-error.ts';

/** An id as it is kept. Throws `analysis_id_invalid`, whose words name the id (spec 000 §7, 002 §5). */
export function checkedId(id: string): string {
  if (!isAnalysisId(id)) throw new AppError('analysis_id_invalid', { message: `Invalid UUID format: ${id}`, ownWords: true });
  return id.toLowerCase();
}

/** What the jobs call an analysis: another player may have the same id. */
export const subjectOf = (playerId: string, id: string): string => `${playerId}/${id}`;
