import { afterAll } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';

type Start = (role: 'all' | 'web' | 'worker', databaseUrl?: string) => Promise<TestServer>;

/** Starts servers that are closed after the tests of the file that asks for it. */
export function serversOfTestFile(): Start {
  const started: TestServer[] = [];
  afterAll(async () => {
    for (const server of started) await server.close();
  });
  return async (role, databaseUrl) => {
    const server = await startTestServer({ role, ...(databaseUrl !== undefined && { databaseUrl }) });
    started.push(server);
    return server;
  };
}
