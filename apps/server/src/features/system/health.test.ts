import { describe, expect, it } from 'vitest';
import { serversOfTestFile } from '../../testing/servers-of-test-file.ts';
import { cloneDatabase } from '../../testing/database-per-test-file.ts';
import { eventually } from '../../testing/eventually.ts';
import { EMAIL_QUEUE } from '../auth/index.ts';
import { systemHandlers, type System } from './index.ts';

const system: System = {
  version: '1',
  environment: 'test',
  publicUrl: null,
  anonKey: 'key',
  mail: 'outbox',
  operator: { name: null, contact: null },
  emailsConfirmed: false,
  whoMayJoin: async () => 'open',
  startedAt: new Date(0),
  now: () => new Date(0),
  condition: { answers: async () => true, takesWrites: async () => true },
  phase: () => 'serving',
  jobs: () => 'failed',
  countDeadJobs: async () => 0,
  backupAt: async () => null,
};
const health = (parts: Partial<System>) => systemHandlers({ ...system, ...parts }).getHealth({}, {} as never);

it('jobs that have stopped are ill health, which a new start may help', async () => {
  await expect(health({})).rejects.toMatchObject({ code: 'unavailable', message: 'The jobs have stopped.' });
});

it('jobs that have stopped because nothing can be written are told beside that', async () => {
  const condition = { ...system.condition, takesWrites: async () => false };
  expect(await health({ condition })).toMatchObject({ status: 'ok', writes: 'failing', jobs: 'failed' });
});

const serverOf = serversOfTestFile();

describe('the health of a process', () => {
  it('counts the jobs that have died, its own and those of others, and is no less healthy for them', async () => {
    const { url: databaseUrl } = await cloneDatabase();
    const [worker, web] = [await serverOf('all', databaseUrl), await serverOf('web', databaseUrl)];
    // A mail of no id, as another version of the server may have asked for it: it is not tried again.
    await worker.jobs?.runNow(EMAIL_QUEUE.name);
    await eventually('the death of the job', async () => (await worker.jobs?.listDead())?.length === 1);
    for (const server of [worker, web]) {
      const { status, body } = await server.send<Record<string, unknown>>('GET', '/health');
      expect([status, body['status'], body['deadJobs']]).toEqual([200, 'ok', 1]);
      // How many, and nothing of what they were about.
      expect(Object.keys(body).filter((name) => /job/i.test(name))).toEqual(['jobs', 'deadJobs']);
    }
  });

  it('says how long it has been up', async () => {
    const server = await serverOf('web');
    server.clock.advance({ minutes: 2, seconds: 5 });
    expect(await server.send('GET', '/health')).toMatchObject({ body: { uptimeSeconds: 125 } });
  });
});
