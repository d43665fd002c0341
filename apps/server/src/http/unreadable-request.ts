import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { failureStatus, type FailureBody, type FailureCode } from '@touchline/contracts';
import { errors } from '@touchline/messages/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { securityHeaders } from './security-headers.ts';

/** What Node's HTTP parser refuses, in our codes; anything else of it is no HTTP. */
const ofParser: Readonly<Record<string, FailureCode>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Milliseconds in which a caller may read an answer before the connection goes. */
const LINGER_MS = 1_000;

type Headers = Awaited<ReturnType<typeof securityHeaders>>;

/**
 * Answers what the HTTP parser could not read, before there is a request: in the shape of any failure and with the
 * headers of any answer, and ends the connection. The log gets the code alone, as the error holds what was sent.
 */
export function answerUnreadable({ code: cause }: NodeJS.ErrnoException, socket: Duplex, headers: Headers, log: FastifyBaseLogger): void {
  if (cause === 'ECONNRESET' || socket.destroyed) return;
  const code = ofParser[cause ?? ''] ?? 'bad_json';
  const status = failureStatus[code];
  const requestId = randomUUID();
  log.info({ requestId, status, code, cause }, 'request could not be read');
  const { message, suggestion } = errors[code];
  const body: FailureBody = { error: message, message, code, ...(suggestion !== undefined && { suggestion }), requestId };
  const text = JSON.stringify(body);
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(head).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${String(value)}`]));
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // Destroyed at once, a connection with unread bytes would take the answer with it.
  socket.end(`HTTP/1.1 ${status} \r\n${lines.join('\r\n')}\r\n\r\n${text}`, () => setTimeout(() => socket.destroy(), LINGER_MS).unref());
}
