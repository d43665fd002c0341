import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands before a running Touchline and can make it look like the next version: its service worker is then another. */
export type Versions = { readonly address: string; readonly publishNext: () => void; readonly stop: () => Promise<void> };

/** Passes everything on as it is, until `publishNext`: from then on the service worker has a line more. */
export async function betweenVersions(behind: string): Promise<Versions> {
  let isNext = false;
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const isWorker = asked.url === '/sw.js';
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...whole } = asked.headers;
    const headers = isWorker ? { ...whole, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers }, (got) => {
      const { 'content-length': length, ...others } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isWorker || length === undefined ? others : got.headers);
      got.pipe(answer, { end: !isWorker });
      if (isWorker) got.on('end', () => answer.end(isNext ? '\n// The next version.\n' : ''));
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
