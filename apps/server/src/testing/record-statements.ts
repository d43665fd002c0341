import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

/**
 * Does some work and gives its result with the texts of the SQL statements that were sent for it, in order. Statements
 * of others in this process, such as a job queue's, are not among them.
 */
export async function recordStatements<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly texts: readonly string[] }> {
  const texts: string[] = [];
  const ofWork = new AsyncLocalStorage<true>();
  const send = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args;
    if (ofWork.getStore()) texts.push((asked as { text?: string }).text ?? String(asked));
    return Reflect.apply(send, this, args);
  });
  try {
    return { result: await ofWork.run(true, work), texts };
  } finally {
    query.mockRestore();
  }
}
