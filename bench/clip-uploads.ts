import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startBareUploadServer } from './start-bare-servers.ts';
import { openConnection, requestOf, type Address, type HttpConnection } from './http-connection.ts';
import { countProcessorTime, peakResidentSize, processesIn, residentSize, startPeakAnew } from './process-usage.ts';
import { alternate, compare, type Pairs, type Ratio } from './paired-measurements.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import type { SignedIn } from './sign-up-players.ts';

/** How many send at once, each a player of their own. */
export const UPLOAD_CALLERS = 20;

const CLIP_BYTES = 20 * 1024 * 1024;
/** As much as the app sends at once. */
const CHUNK_BYTES = 1024 * 1024;

export type UploadRatios = {
  /** Megabytes a second, until every clip is complete. */
  readonly perSecond: Ratio;
  /** Milliseconds of processor time, of the server and its database, for each megabyte. */
  readonly processor: Ratio;
  /** By how many megabytes the server's process grew at most in a round. */
  readonly growth: Ratio;
};

/**
 * Twenty players send so many clips of 20 MB in all, each one after the other in chunks of 1 MB, to a server as shipped,
 * against one that pipes the same chunks to files and syncs each file once. Both get the same requests: every chunk, and
 * one that says that all of them are there. Throws where one is refused.
 */
export async function measureUploads(stand: ServerUnderTest, folder: string, clips: number, pairs: Pairs): Promise<UploadRatios> {
  const bare = await startBareUploadServer(join(folder, 'bare-clips'));
  const served = [stand.server.process, ...(await processesIn(stand.dataDir))];
  const product = (count: number) => sendClips(stand.server.address, count, served, (caller, connection) => beginAt(stand.players, caller, connection));
  const piped = (count: number) => sendClips(bare.address, count, [bare.process], async () => bareUpload());
  // What is compiled and connected first is not measured.
  for (const warmUp of [product, piped]) await warmUp(UPLOAD_CALLERS);
  const { measured, reference } = await alternate(pairs, () => product(clips), () => piped(clips));
  await bare.stop();
  const ratioOf = (fact: keyof Round) => compare(measured.map((round) => round[fact]), reference.map((round) => round[fact]));
  return { perSecond: ratioOf('perSecond'), processor: ratioOf('processor'), growth: ratioOf('growth') };
}

type Round = { readonly [Fact in keyof UploadRatios]: number };

/** The requests of one upload, whoever takes it. */
type Upload = {
  /** The address of a chunk that begins there. */
  readonly path: (offset: number) => string;
  readonly complete: Buffer;
  readonly remove: Buffer;
};

/** Sends all clips once and removes them again; the first of the processes is the server. */
async function sendClips(
  address: Address,
  clips: number,
  processes: readonly number[],
  begin: (caller: number, connection: HttpConnection) => Promise<Upload>,
): Promise<Round> {
  const [server = Number.NaN] = processes;
  const connections = await Promise.all(Array.from({ length: UPLOAD_CALLERS }, () => openConnection(address)));
  const uploads = await Promise.all(
    connections.map(async (connection, caller) => {
      const own: Upload[] = [];
      while (own.length * UPLOAD_CALLERS + caller < clips) own.push(await begin(caller, connection));
      return { connection, own };
    }),
  );
  await startPeakAnew(server);
  const before = await residentSize(server);
  const processorTime = await countProcessorTime(processes);
  const startedAt = performance.now();
  await Promise.all(
    uploads.map(async ({ connection, own }) => {
      for (const upload of own) await send(connection, upload);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const worked = await processorTime();
  const growth = Math.max(0.1, (await peakResidentSize(server)) - before);
  await Promise.all(
    uploads.map(async ({ connection, own }) => {
      for (const { remove } of own) await succeeding(connection, remove);
      connection.close();
    }),
  );
  const megabytes = (clips * CLIP_BYTES) / 1e6;
  return { perSecond: megabytes / seconds, processor: (worked * 1000) / megabytes, growth };
}

async function send(connection: HttpConnection, { path, complete }: Upload): Promise<void> {
  for (let offset = 0; offset < CLIP_BYTES; offset += CHUNK_BYTES) {
    const head = `PUT ${path(offset)} HTTP/1.1\r\nhost: localhost\r\ncontent-type: video/mp4\r\ncontent-length: ${CHUNK_BYTES}\r\n\r\n`;
    await succeeding(connection, Buffer.concat([Buffer.from(head), chunk]));
  }
  await succeeding(connection, complete);
}

/** Begins an analysis with a clip, by the front door. */
async function beginAt(players: readonly SignedIn[], caller: number, connection: HttpConnection): Promise<Upload> {
  const player = players[caller];
  if (player === undefined) throw new Error('there is nobody to send a clip');
  const { token } = player;
  const body = { analysisType: 'shooting', metadata: { size: CLIP_BYTES, type: 'video/mp4' } };
  const answer = await succeeding(connection, requestOf('POST', '/api/analysis/initiate', { token, body }));
  const { analysisId, upload } = JSON.parse(answer) as { analysisId: string; upload: { url: string } };
  return {
    path: (offset) => `${upload.url}&offset=${offset}`,
    complete: requestOf('POST', '/api/analysis/upload-complete', { token, body: { analysisId } }),
    remove: requestOf('DELETE', `/api/analysis/${analysisId}`, { token }),
  };
}

function bareUpload(): Upload {
  const path = `/${randomUUID()}`;
  return { path: () => path, complete: requestOf('POST', path), remove: requestOf('DELETE', path) };
}

async function succeeding(connection: HttpConnection, request: Buffer): Promise<string> {
  const { status, body } = await connection.ask(request);
  if (status !== 200 && status !== 204) throw new Error(`a request was answered ${status}: ${body.toString()}`);
  return body.toString();
}

/** Begins as a video does; what follows is of no matter. */
const chunk = Buffer.alloc(CHUNK_BYTES, 'a clip');
Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 'latin1').copy(chunk);
