import type { QueryKey } from '@tanstack/react-query';
import { queryKey } from './query-keys.ts';
import { resources, type Change, type Resource, type ResourceName } from './resource-cache-rules.ts';

const entries = Object.entries(resources) as [ResourceName, Resource][];

/** The keys of all that a change makes old. */
export function keysChangedBy(change: Change): QueryKey[] {
  return entries.flatMap(([name, { changedBy }]) => (changedBy.includes(change) ? [queryKey(name)] : []));
}

/** The keys of all that a change in another tab makes old here. */
export function keysChangedElsewhereBy(change: Change): QueryKey[] {
  return entries.flatMap(([name, { changedBy, changedElsewhereBy = [] }]) =>
    changedBy.includes(change) || changedElsewhereBy.includes(change) ? [queryKey(name)] : [],
  );
}
