import type { operatorRoutes } from '../routes/operator.ts';
import { createClient, type Client, type Tokens } from './api-client.ts';
import { operatorEndpoints } from './operator-endpoints.generated.ts';

/** The client of the page for operators. */
export type OperatorClient = Client<typeof operatorRoutes>;

/** Calls what operators may do, with the tokens of whoever is signed in. */
export function createOperatorClient(session: Tokens, language: string): OperatorClient {
  return createClient<typeof operatorRoutes>(operatorEndpoints, session, language);
}
