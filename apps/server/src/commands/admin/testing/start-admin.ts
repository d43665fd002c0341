import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { readSettings } from '../../../config.ts';
import { startTestServer } from '../../../testing/server.ts';
import { openOperatorTools } from '../open-operator-tools.ts';
import { runAdmin } from '../run-admin.ts';

type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** A server with the commands of its operators, and the folder that they are run in. */
export async function startAdmin() {
  const folder = join(inject('testDatabases').folder, `admin-${randomUUID()}`);
  const dataDir = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  const server = await startTestServer({
    mail: { kind: 'outbox', folder: join(dataDir, 'outbox') },
    clips: { kind: 'disk', folder: join(dataDir, 'clips') },
  });
  const settings = readSettings({ DATA_DIR: dataDir, PUBLIC_URL: 'https://club.example' }, [], '/');
  const operator = await openOperatorTools(settings, server.database, server.clock.now);

  /** Runs a command as the script does, on the database of the running server. */
  async function run(...argv: string[]): Promise<Ran> {
    const [out, err]: [string[], string[]] = [[], []];
    const code = await runAdmin(argv, {
      env: { DATA_DIR: dataDir },
      workingDir: folder,
      print: (line) => void out.push(line),
      complain: (line) => void err.push(line),
      withOperator: (_settings, work) => work(operator),
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  }

  return {
    folder,
    dataDir,
    server,
    operator,
    run,
    /** What a command that goes well prints in JSON. */
    async json<T>(...argv: string[]): Promise<T> {
      const { code, out, err } = await run(...argv, '--json');
      expect([code, err]).toEqual([0, '']);
      return JSON.parse(out) as T;
    },
    async rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
      return (await server.database.pool.query<Record<string, unknown>>(sql, values)).rows;
    },
    close: async () => {
      await operator.close();
      await server.close();
    },
  };
}

export type Admin = Awaited<ReturnType<typeof startAdmin>>;
