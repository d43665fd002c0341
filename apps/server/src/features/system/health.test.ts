import { expect, it } from 'vitest';
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
