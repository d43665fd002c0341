// The least that Node can do with an upload: it pipes each body to the end of a file, and syncs nothing.
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadOrder } from './upload-server.ts';

let folder = '';
let made = 0;
process.on('message', (order: UploadOrder) => void answer(order));
process.once('disconnect', () => process.exit());

async function answer(order: UploadOrder): Promise<void> {
  process.send?.(await obey(order));
}

async function obey(order: UploadOrder): Promise<number | string[]> {
  if ('folder' in order) {
    folder = order.folder;
    return listen();
  }
  if ('begin' in order) {
    await mkdir(folder, { recursive: true });
    return Array.from({ length: order.begin }, () => `/${(made += 1)}?`);
  }
  for (const path of order.finish) {
    const { size } = await stat(join(folder, path.slice(1, -1)));
    if (size !== order.bytes) throw new Error(`${size} bytes arrived of ${order.bytes}`);
  }
  await rm(folder, { recursive: true });
  return 0;
}

function listen(): Promise<number> {
  const server = createServer((request, response) => void take(request, response));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await pipeline(request, createWriteStream(join(folder, /\d+/.exec(request.url ?? '')?.[0] ?? ''), { flags: 'a' }));
  response.writeHead(200, { 'content-length': 2 });
  response.end('{}');
}
