import type { FootballSource } from '@touchline/domain';
import { apiFootball } from './api-football.ts';
import { demo } from './demo.ts';
import { espn } from './espn.ts';
import { getJson } from './get-json.ts';
import { openLigaDb } from './openligadb.ts';
import type { GetJson, MatchReader, ScoreSource } from './port.ts';

export type { ScoreSource } from './port.ts';

type Adapter = {
  readonly open: (get: GetJson, key: string) => MatchReader;
  /** The setting that holds the key it needs; the ending keeps its value out of error messages. */
  readonly key?: `${string}_KEY`;
};

const adapters = {
  'api-football': { open: apiFootball, key: 'API_FOOTBALL_KEY' },
  espn: { open: espn },
  openligadb: { open: openLigaDb },
  demo: { open: demo },
} as const satisfies Readonly<Record<FootballSource, Adapter>>;

type KeySetting = Extract<(typeof adapters)[FootballSource], { key: string }>['key'];

/** The settings that hold keys of sources. */
export const footballKeySettings: readonly KeySetting[] = Object.values(adapters).flatMap((adapter) =>
  'key' in adapter ? [adapter.key] : [],
);

export type FootballSettings = {
  /** In the order in which they are asked. */
  readonly sources: readonly FootballSource[];
  readonly keys: Readonly<Partial<Record<KeySetting, string | undefined>>>;
};

/** The sources of scores that the settings name, in their order; one whose key is not set is left out. */
export function scoreSources({ sources, keys }: FootballSettings, get: GetJson = getJson): ScoreSource[] {
  return sources.flatMap((name) => {
    const adapter = adapters[name];
    if (!('key' in adapter)) return [{ name, ...adapter.open(get) }];
    const key = keys[adapter.key];
    return key === undefined ? [] : [{ name, ...adapter.open(get, key) }];
  });
}
