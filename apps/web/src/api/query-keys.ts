import type { QueryKey } from '@tanstack/react-query';
import { resources, type Resource, type ResourceName } from './resource-cache-rules.ts';

/** A key that `queryKey` has made: the library takes no other, so a query that no change would make old does not compile. */
type MadeKey = readonly [ResourceName, ...unknown[]] & { readonly madeBy: 'queryKey' };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: MadeKey;
  }
}

/** The key of a query: what it reads, and of that which part. */
export function queryKey(name: ResourceName, ...rest: readonly unknown[]): QueryKey {
  return [name, ...rest] as unknown as MadeKey;
}

/** Whether the answers under a key are kept on the device. */
export function isCached(key: readonly unknown[]): boolean {
  const resource = (resources as Readonly<Record<string, Resource>>)[String(key[0])];
  return resource?.cached === true;
}
