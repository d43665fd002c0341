import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What changes the answers of the server. */
type Change = 'session' | 'profile' | 'pack' | 'failedPack' | 'revealedPack';

interface Resource {
  /** Its last answer is kept on the device, for a visit without a connection. */
  readonly cached: boolean;
  readonly changedBy: readonly Change[];
}

/** Everything of the player's that the app reads, under the first part of its queries' keys. */
const resources = {
  profile: { cached: true, changedBy: ['session', 'pack'] },
  stats: { cached: true, changedBy: ['session', 'profile', 'failedPack'] },
  'practice-sessions': { cached: true, changedBy: ['session'] },
  // Streaks and days go by the player's own zone and age.
  achievements: { cached: true, changedBy: ['session', 'profile'] },
  drills: { cached: true, changedBy: [] },
  packs: { cached: true, changedBy: ['session', 'failedPack'] },
  // Not before the card is turned: the collection would tell what it is.
  collection: { cached: true, changedBy: ['revealedPack'] },
  tokens: { cached: false, changedBy: ['session', 'pack'] },
  leaderboard: { cached: false, changedBy: ['session', 'profile'] },
  progress: { cached: true, changedBy: ['session', 'profile'] },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

/** The key of a query: what it reads, and of that which part. */
export function queryKey<const Rest extends readonly unknown[]>(name: ResourceName, ...rest: Rest): readonly [ResourceName, ...Rest] {
  return [name, ...rest];
}

/** Whether the answers under a key are kept on the device. */
export function isCached(key: readonly unknown[]): boolean {
  const resource = (resources as Readonly<Record<string, Resource>>)[String(key[0])];
  return resource?.cached === true;
}

/** The keys of all that a change makes old. */
export function keysChangedBy(change: Change): QueryKey[] {
  return Object.entries<Resource>(resources).flatMap(([name, { changedBy }]) => (changedBy.includes(change) ? [[name]] : []));
}

/** Reads anew what a change has made old; done when it has come. */
export async function refetchAfter(queries: QueryClient, change: Change): Promise<void> {
  await Promise.all(keysChangedBy(change).map((key) => queries.invalidateQueries({ queryKey: key })));
}
