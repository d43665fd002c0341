import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { coachThreadOfTests } from '../../testing/coach-thread.ts';
import { loadCoachPhrasesAfterStart } from './load-coach-phrases-after-start.ts';

type Coach = Parameters<typeof loadCoachPhrasesAfterStart>[1];

async function serve(coach: Coach, afterMs: number) {
  const app = fastify();
  onTestFinished(() => app.close());
  const said: string[] = [];
  const tell = (_: unknown, text?: string) => void said.push(text ?? String(_));
  loadCoachPhrasesAfterStart(app, coach, { ...app.log, info: tell, error: tell } as typeof app.log, afterMs);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, said };
}

const coachThat = (read: () => Promise<void>): Coach => ({ call: read as Coach['call'] });

it('reads its phrases once the server listens, and tells so', async () => {
  const { said } = await serve(coachThreadOfTests(), 0);
  await vi.waitFor(() => expect(said).toEqual(['the coach has read its phrases']), { timeout: 120_000 });
});

it('does not do so in a server that is closed before', async () => {
  let prepared = 0;
  const { app } = await serve(coachThat(async () => void (prepared += 1)), 20);
  await app.close();
  await new Promise((done) => setTimeout(done, 60));
  expect(prepared).toBe(0);
});

it('that fails is told of and ends nothing', async () => {
  const { app, said } = await serve(coachThat(() => Promise.reject(new Error('no memory'))), 0);
  await vi.waitFor(() => expect(said).toEqual(['the coach could not read its phrases']));
  expect((await app.inject('/nothing')).statusCode).toBe(404);
});
