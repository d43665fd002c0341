import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { undoLater } from './clean-up.ts';
import { openConnection, type Address } from './http-connection.ts';
import { countProcessorTime, peakResidentSize, residentSize } from './processes.ts';
import { alternate, compare, type Pairs, type Ratio } from './ratio.ts';
import type { UploadOrder } from './upload-server.ts';

const CALLERS = 20;
const CLIP_BYTES = 20 * 1024 * 1024;
/** As much as the app sends at once. */
const CHUNK_BYTES = 1024 * 1024;

export type UploadRatios = {
  /** Megabytes a second. */
  readonly perSecond: Ratio;
  /** Milliseconds of processor time of the server for each megabyte. */
  readonly processor: Ratio;
  /** By how many megabytes the process grew at most over what it held before the first upload. */
  readonly growth: Ratio;
};

/**
 * Twenty callers send a clip of 20 MB each, in chunks of 1 MB, to a server that takes them by the product's mount and
 * store, against one that pipes the same chunks to files. Throws where a clip does not arrive whole.
 */
export async function measureUploads(folder: string, pairs: Pairs): Promise<UploadRatios> {
  const served = await startUploads(new URL('upload-server.ts', import.meta.url), join(folder, 'clips'));
  const bare = await startUploads(new URL('bare-upload-server.ts', import.meta.url), join(folder, 'bare-clips'));
  const { measured, reference } = await alternate(pairs, served.round, bare.round);
  const growth = compare([await served.growth()], [await bare.growth()]);
  await served.stop();
  await bare.stop();
  const ratioOf = (fact: keyof Round) => compare(measured.map((round) => round[fact]), reference.map((round) => round[fact]));
  return { perSecond: ratioOf('perSecond'), processor: ratioOf('processor'), growth };
}

/** Megabytes a second, and milliseconds of processor time for each. */
type Round = { readonly perSecond: number; readonly processor: number };

type Uploads = {
  /** Sends all clips once. */
  readonly round: () => Promise<Round>;
  readonly growth: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

async function startUploads(script: URL, folder: string): Promise<Uploads> {
  const child = fork(fileURLToPath(script), { serialization: 'advanced' });
  const stop = undoLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  });
  const told = async <Answer>(order: UploadOrder): Promise<Answer> => {
    const answered = once(child, 'message');
    child.send(order);
    return ((await answered) as [Answer])[0];
  };
  const address = { host: '127.0.0.1', port: await told<number>({ folder }) };
  const process = child.pid ?? Number.NaN;
  const before = await residentSize(process);
  return {
    stop,
    growth: async () => (await peakResidentSize(process)) - before,
    round: async () => {
      const paths = await told<string[]>({ begin: CALLERS, bytes: CLIP_BYTES });
      const processorTime = await countProcessorTime([process]);
      const startedAt = performance.now();
      await Promise.all(paths.map((path) => sendClip(address, path)));
      const seconds = (performance.now() - startedAt) / 1000;
      const worked = await processorTime();
      await told({ finish: paths, bytes: CLIP_BYTES });
      const megabytes = (CALLERS * CLIP_BYTES) / 1e6;
      return { perSecond: megabytes / seconds, processor: (worked * 1000) / megabytes };
    },
  };
}

async function sendClip(address: Address, path: string): Promise<void> {
  const connection = await openConnection(address);
  try {
    for (let offset = 0; offset < CLIP_BYTES; offset += CHUNK_BYTES) {
      const head = `PUT ${path}&offset=${offset} HTTP/1.1\r\nhost: localhost\r\ncontent-type: video/mp4\r\ncontent-length: ${CHUNK_BYTES}\r\n\r\n`;
      const answer = await connection.ask(Buffer.concat([Buffer.from(head), chunk]));
      if (answer.status !== 200) throw new Error(`a chunk was answered ${answer.status}: ${answer.body.toString()}`);
    }
  } finally {
    connection.close();
  }
}

/** Begins as a video does; what follows is of no matter. */
const chunk = Buffer.alloc(CHUNK_BYTES, 'a clip');
Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 'latin1').copy(chunk);
