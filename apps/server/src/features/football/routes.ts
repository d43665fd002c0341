import type { footballRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount.ts';
import type { ScoresService } from './service.ts';

/** Scores. */
export function footballHandlers(scores: ScoresService): Handlers<typeof footballRoutes> {
  return { getLiveScores: () => scores.list() };
}
