import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { count } from '@touchline/domain/testing';
import { expect, it, onTestFinished } from 'vitest';
import { clipOf } from '../../adapters/clip-store/testing/test-clip-bytes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { eventually } from '../../testing/eventually.ts';
import { signUp, type TestPlayer } from '../../testing/player.ts';
import { serverIn, tellsProcesses } from '../../testing/processes-in-folder.ts';
import { runServer } from '../../testing/server-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const MB = 1024 * 1024;
const CLIPS = count('clipsAtOnce');
/** As many as send at the same time; a player has no more places for clips than 40. */
const CALLERS = Math.min(CLIPS, 20);
const PLAYERS = Math.ceil(CLIPS / 40);
const PIECES = 20;
const CLIP = Uint8Array.from(clipOf(PIECES * MB));
/** What may be on top of the server's memory at rest. */
const MOST = 100 * MB;

/** Resolves when so many have come. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let here = 0;
  return async () => {
    here += 1;
    if (here === size) resolve();
    await promise;
  };
}

/** The address for a clip of a player's. */
async function begin(client: ApiClient, player: TestPlayer): Promise<string> {
  const body = { analysisId: randomUUID(), analysisType: 'shooting', metadata: { size: CLIP.length, type: 'video/mp4' } };
  const begun = await client.send<{ upload: { url: string } }>('POST', '/api/analysis/initiate', { token: await player.token(), body });
  expect(begun.status).toBe(200);
  return `${client.origin}${begun.body.upload.url}&offset=0`;
}

/** Sends a clip in one request, and waits before its last piece until `goOn`. */
async function send(url: string, goOn: () => Promise<void>): Promise<void> {
  let piece = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        if (piece === PIECES - 1) await goOn();
        stream.enqueue(CLIP.subarray(piece * MB, (piece + 1) * MB));
        piece += 1;
        if (piece === PIECES) stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const answer = await fetch(url, { method: 'PUT', headers: { 'content-type': 'video/mp4' }, body, duplex: 'half' });
  expect(await answer.json()).toMatchObject({ received: CLIP.length });
}

const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

// All callers wait before their last piece: a server that kept what has come would hold nineteen megabytes of each then.
it.runIf(tellsProcesses)(`${CLIPS} clips of 20 MB, ${CALLERS} at once, do not stay in the memory of the server`, async () => {
  const folder = temporaryFolder();
  const server = runServer({ folder, env: { LOG_LEVEL: 'info' }, channel: true });
  onTestFinished(() => server.kill());
  const client = await server.ready();
  const players: TestPlayer[] = [];
  for (let place = 0; place < PLAYERS; place += 1) {
    const player = await signUp(client, () => new Date());
    await client.send('PUT', '/api/profile', { token: await player.token(), body: { age: 30 } });
    players.push(player);
  }
  const pid = serverIn(folder);
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  // What is loaded and made for the first upload of all is no memory of uploads, nor is what the coach reads soon after the start.
  await eventually('the coach to read its phrases', () => server.stdout().includes('the coach has read its phrases'), 120_000);
  await send(await begin(client, first), async () => {});
  const before = memoryOf(pid);

  let most = before;
  for (let sent = 0; sent < CLIPS; sent += CALLERS) {
    const all = Array.from({ length: Math.min(CALLERS, CLIPS - sent) }, (_, place) => players[(sent + place) % PLAYERS] ?? first);
    const met = meeting(all.length);
    const urls = await Promise.all(all.map((player) => begin(client, player)));
    const look = async (): Promise<void> => {
      await met();
      most = Math.max(most, memoryOf(pid));
    };
    await Promise.all(urls.map((url) => send(url, look)));
    most = Math.max(most, memoryOf(pid));
  }
  expect((most - before) / MB, 'megabytes on top').toBeLessThan(MOST / MB);
  server.terminate();
  await server.ended;
}, 60_000 + CLIPS * 3_000);
