// The least that Node can do with an upload by HTTP: it pipes each chunk to the end of a file, and syncs a file once,
// when it is told that all of it is there.
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

process.once('disconnect', () => process.exit());
process.once('message', (folder: string) => {
  void serve(folder).then((port) => process.send?.(port));
});

async function serve(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const server = createServer((request, response) => {
    void take(request, join(folder, request.url?.slice(1) ?? '')).then(() => answer(response));
  });
  // As long as the other server keeps one open, and longer: a caller that waits for the others sends nothing meanwhile.
  server.keepAliveTimeout = 0;
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function take(request: IncomingMessage, path: string): Promise<void> {
  if (request.method === 'PUT') return pipeline(request, createWriteStream(path, { flags: 'a' }));
  if (request.method === 'DELETE') return rm(path);
  await using file = await open(path, 'r+');
  await file.datasync();
}

function answer(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': 2 });
  response.end('{}');
}
