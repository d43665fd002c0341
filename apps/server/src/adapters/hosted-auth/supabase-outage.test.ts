import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostedProject, type HostedProject } from '../../testing/hosted-auth-project.ts';
import { createSupabaseAuthProxy } from './supabase-auth-proxy.ts';

const now = () => new Date('2026-03-01T12:00:00Z');
const call = { method: 'GET', target: '/auth/v1/settings', headers: {}, body: undefined } as const;

let project: HostedProject;
beforeAll(async () => {
  project = await startHostedProject(now);
});
afterAll(() => project.close());

it('a project that does not answer is given up after a while, and so is its token', async () => {
  project.answerBy(() => 'nothing');
  const impatient = createSupabaseAuthProxy(project.settings, now, 100);
  await expect(impatient.forward(call)).rejects.toThrow('The project did not answer: TimeoutError');
  const token = await project.tokenOf(project.newUser());
  await expect(impatient.verify(token)).rejects.toMatchObject({ name: 'ProjectAway' });
  project.answerBy(() => undefined);
});

it('a project that begins an answer and does not end it is given up as well', async () => {
  const slow = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"access_token":');
  });
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  const projectUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const impatient = createSupabaseAuthProxy({ ...project.settings, projectUrl }, now, 100);
  await expect(impatient.forward(call)).rejects.toMatchObject({ name: 'ProjectAway' });
  slow.closeAllConnections();
  slow.close();
});

it('while nothing is known of a project that is away, it is not asked for every token', async () => {
  project.answerBy(() => ({ status: 503 }));
  project.arrived.length = 0;
  const fresh = createSupabaseAuthProxy(project.settings, now);
  const token = await project.tokenOf(project.newUser());
  for (let time = 0; time < 5; time += 1) await expect(fresh.verify(token)).rejects.toMatchObject({ name: 'ProjectAway' });
  expect(project.arrived).toHaveLength(1);
  project.answerBy(() => undefined);
});
