// The least that Node can do over HTTP: it gives one answer to whatever is asked, and the answer is given to it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './http-connection.ts';

process.once('message', ({ status, headers, body }: Answer) => {
  const names = headers.filter((_, index) => index % 2 === 0);
  const values = headers.filter((_, index) => index % 2 === 1);
  // What Node writes into every answer by itself.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const given = names.flatMap((name, index) => (own.has(name.toLowerCase()) ? [] : [name, values[index] ?? '']));
  const server = createServer((_request, response) => {
    response.writeHead(status, given);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
});
