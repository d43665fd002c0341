import type { FootballSource } from '@touchline/domain';
import { apiFootball } from './api-football.ts';
import { espn } from './espn.ts';
import { openLigaDb } from './openligadb.ts';
import type { GetJson, MatchReader, ScoreSource } from './football-source-port.ts';

export { FeedFailure } from './feed-failure.ts';
export { createGetJson } from './get-json.ts';
export type { DetailsReader, GetJson, HighlightReader, ScoreSource } from './football-source-port.ts';
export { scoreBat } from './scorebat.ts';

type Adapter = {
  readonly open: (get: GetJson, key: string) => MatchReader;
  /** The setting that holds the key it needs; the ending keeps its value out of error messages. */
  readonly key?: `${string}_KEY`;
};

/** Nobody is asked for the matches of the demo: the domain makes them up. */
const adapters = {
  'api-football': { open: apiFootball, key: 'API_FOOTBALL_KEY' },
  espn: { open: espn },
  openligadb: { open: openLigaDb },
  demo: null,
} as const satisfies Readonly<Record<FootballSource, Adapter | null>>;

type KeySetting = Extract<(typeof adapters)[FootballSource], { key: string }>['key'];

/** The settings that hold keys of sources. */
export const footballKeySettings: readonly KeySetting[] = Object.values(adapters).flatMap((adapter) =>
  adapter !== null && 'key' in adapter ? [adapter.key] : [],
);

export type FootballSettings = {
  /** In the order in which they are asked. */
  readonly sources: readonly FootballSource[];
  readonly keys: Readonly<Partial<Record<KeySetting, string | undefined>>>;
  /** ScoreBat's token; without it there are sample highlights. */
  readonly scoreBatToken?: string | undefined;
};

/** The sources of scores outside that the settings name, in their order; one whose key is not set is left out. */
export function scoreSources(settings: FootballSettings, get: GetJson): ScoreSource[] {
  return askedSources(settings).map((name) => {
    const adapter = adapters[name];
    if (!('key' in adapter)) return { name, ...adapter.open(get) };
    return { name, ...adapter.open(get, settings.keys[adapter.key] ?? '') };
  });
}

/** The names of the same. */
export function askedSources({ sources, keys }: FootballSettings): Exclude<FootballSource, 'demo'>[] {
  return sources.filter((name): name is Exclude<FootballSource, 'demo'> => {
    if (name === 'demo') return false;
    const adapter = adapters[name];
    return !('key' in adapter) || keys[adapter.key] !== undefined;
  });
}
