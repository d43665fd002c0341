import { createServer, type ServerOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { FailureBody } from '@touchline/contracts';
import { errors } from '@touchline/messages/errors';
import { expect, it, onTestFinished } from 'vitest';
import { logger } from '../redacting-logger.ts';
import { answerUnreadable } from './unreadable-request.ts';

const SECRET = 'x-very-secret';

/** What a server answers to bytes, and what it logs of them. */
async function answerTo(bytes: string, options: ServerOptions = {}): Promise<{ head: string; body: FailureBody; log: string }> {
  const lines: string[] = [];
  const log = logger('trace', { write: (line) => void lines.push(line) });
  const server = createServer(options, (_request, response) => response.end('read'));
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, { 'x-frame-options': 'DENY', 'cache-control': 'no-store' }, log));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: FailureBody.parse(JSON.parse(body)), log: lines.join('') };
}

it.each([
  ['is no HTTP', `${SECRET}\r\n\r\n`, 400, 'bad_json', {}],
  ['has a head without end', `GET /?q=${SECRET.repeat(2_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431, 'head_too_large', {}],
  ['never comes to its end', `GET /${SECRET} HTTP/1.1\r\nhost: a\r\n`, 408, 'request_timeout', { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 50 }],
] as const)('what %s is answered in the shape and with the headers of any failure, and nothing of it is logged', async (_what, bytes, status, code, options) => {
  const { head, body, log } = await answerTo(bytes, options);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('x-frame-options: DENY');
  expect(head).toContain('content-type: application/json; charset=utf-8');
  expect(body).toMatchObject({ code, error: errors[code].message, message: errors[code].message });
  expect(head).toContain(`x-request-id: ${body.requestId}`);
  expect(log).toContain(`"code":"${code}"`);
  expect(log).not.toContain(SECRET);
});
