import type { Route } from '@touchline/contracts';
import * as z from 'zod';
import { openDatabase } from '../../db/open-postgres-pool.ts';
import { logger } from '../../redacting-logger.ts';
import { createApiClient } from '../../testing/api-client.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { createApp } from '../fastify-app.ts';
import { mount, type Handlers } from '../mount-routes.ts';
import { createLimiter } from '../rate-limiter.ts';
import { createSignedLinks } from '../signed-link.ts';

/** What the rows of these tests share. */
export const shared = { kind: 'json', area: 'test', summary: 'A route of this test', fails: [] } as const;
export const Reply = z.object({ said: z.string() });

/** The body of a refusal. */
export type Failure = { readonly code: string; readonly message: string };

export type ServedRoutes = Awaited<ReturnType<typeof serveTestRoutes>>;

/** A table of routes of a test's own, served with all that guards routes, limits on a real database included. */
export async function serveTestRoutes<Table extends Record<string, Route>>(table: Table, handlers: Handlers<Table>) {
  const database = openDatabase((await cloneDatabase()).url, { max: 4 });
  const lines: string[] = [];
  const app = await createApp({
    log: logger('trace', { write: (line) => void lines.push(line) }),
    trustedProxies: ['127.0.0.1'],
    https: false,
    hstsSubdomains: false,
    webRoot: null,
  });
  mount(app, table, handlers, {
    // Tokens of these tests name their player.
    verifyToken: async (token) => ({ id: token, email: '', sessionId: '' }),
    isOperator: async () => false,
    limiter: createLimiter(database.pool),
    links: createSignedLinks('a secret', () => new Date()),
    checkReplies: true,
  });
  const caller = createApiClient(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    caller,
    database,
    /** What was logged, a line each. */
    lines,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
