import { scoreBat, scoreSources, type FootballSettings, type GetJson } from '../../adapters/football/index.ts';
import type { Limiter } from '../../http/rate-limiter.ts';
import { createClubs } from './clubs-service.ts';
import { createHighlights } from './highlights-service.ts';
import { createMatchDetails } from './match-details-service.ts';
import { createScores, type FootballParts } from './scores-service.ts';

type Parts = Pick<FootballParts, 'database' | 'now' | 'log'> & {
  readonly settings: FootballSettings;
  readonly limiter: Limiter;
  /** How the outside is asked. */
  readonly getJson: GetJson;
};

export type Football = ReturnType<typeof composeFootballServices>;

/** Scores, details, highlights and clubs, wired to the sources that the settings name. */
export function composeFootballServices({ settings, limiter, getJson, ...parts }: Parts) {
  const { scoreBatToken } = settings;
  const shared = { ...parts, sources: scoreSources(settings, getJson), hasDemo: settings.sources.includes('demo') };
  const reader = scoreBatToken === undefined ? null : scoreBat(getJson, scoreBatToken);
  const scores = createScores(shared);
  return {
    scores,
    details: createMatchDetails({ ...shared, scores, limiter }),
    highlights: createHighlights({ ...shared, reader }),
    clubs: createClubs({ ...shared, scores }),
  };
}
