import type { Client } from '@touchline/contracts/client';
import { createContext, use, type ReactNode } from 'react';

const ApiContext = createContext<Client | null>(null);

/** Gives the components below the API of the signed-in player. */
export function ApiProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

/** The API. Throws outside an `ApiProvider`. */
export function useApi(): Client {
  const client = use(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above');
  return client;
}
