import type { FootballSource } from '@touchline/contracts';
import { apiFootball } from './api-football.ts';
import { demo } from './demo.ts';
import { espn } from './espn.ts';
import { getJson } from './get-json.ts';
import { openLigaDb } from './openligadb.ts';
import type { GetJson, ScoreSource } from './port.ts';

export type { ScoreSource } from './port.ts';

export type FootballSettings = {
  /** In the order in which they are asked. */
  readonly sources: readonly FootballSource[];
  readonly apiFootballKey: string | undefined;
};

/** The sources of scores that the settings name, in their order. */
export function scoreSources({ sources, apiFootballKey }: FootballSettings, get: GetJson = getJson): ScoreSource[] {
  return sources.flatMap((name) => {
    if (name === 'api-football') return apiFootballKey === undefined ? [] : [apiFootball(apiFootballKey, get)];
    if (name === 'espn') return [espn(get)];
    return name === 'openligadb' ? [openLigaDb(get)] : [demo()];
  });
}
