import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a running Touchline and can make it look like the next version: its service worker is then another. */
export type Versions = { readonly address: string; readonly publishNext: () => void; readonly stop: () => Promise<void> };

/** What the service worker fetches before it is installed: a list of all files of the app. */
const FILES = /\[(?:\{url:(["`])[^"`]*\1,revision:(?:null|\1[^"`]*\1)\},?)+\]/;
const FIRST_PAGE = /\{url:["`]\/index\.html["`],[^}]*\}/;

/**
 * The service worker with the first page as its only file. It fetches them one after another, a hundred and seventy, which
 * took a busy machine longer than a whole journey, and of how versions follow one another they say nothing.
 */
function withFirstPageOnly(worker: string): string {
  const page = FIRST_PAGE.exec(FILES.exec(worker)?.[0] ?? '')?.[0];
  if (page === undefined) throw new Error('sw.js no longer lists its files as it did');
  return worker.replace(FILES, () => `[${page}]`);
}

/** Passes everything else on as it is. From `publishNext` on the service worker has a line more. */
export async function betweenVersions(behind: string): Promise<Versions> {
  let isNext = false;
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const isWorker = asked.url === '/sw.js';
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...whole } = asked.headers;
    const headers = isWorker ? { ...whole, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers }, (got) => {
      const { 'content-length': length, ...others } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isWorker || length === undefined ? others : got.headers);
      if (!isWorker) return got.pipe(answer);
      let worker = '';
      got.setEncoding('utf8').on('data', (part: string) => (worker += part));
      return got.on('end', () => answer.end(withFirstPageOnly(worker) + (isNext ? '\n// The next version.\n' : '')));
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    publishNext: () => {
      isNext = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
