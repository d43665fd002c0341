import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Address = { readonly host: string; readonly port: number };

export type Answer = {
  readonly status: number;
  /** Names and values in turn, as they came. */
  readonly headers: readonly string[];
  readonly body: Buffer;
};

/** A connection that is kept and asks one thing at a time. */
export type HttpConnection = {
  /** Sends a request as it is and gives its answer. Throws when the connection breaks or the answer is cut short. */
  readonly ask: (request: Buffer) => Promise<Answer>;
  readonly close: () => void;
};

const HEAD_END = Buffer.from('\r\n\r\n');

/** Have no body, and say nothing of how long it is: no content, and not modified. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/**
 * Opens a connection that costs the caller as little as possible: what a full HTTP client does would be measured
 * along with the server. It reads answers with a `content-length`, which all of ours have.
 */
export async function openConnection({ host, port }: Address): Promise<HttpConnection> {
  const socket = connect({ host, port, noDelay: true });
  await once(socket, 'connect');
  const answers = answersOf(socket);
  return {
    ask: (request) => {
      const answer = answers();
      socket.write(request);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

/** Gives a function that waits for the next answer on a socket. */
function answersOf(socket: Socket): () => Promise<Answer> {
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<Answer> | undefined;
  let isOver = false;
  const closed = () => new Error('the connection was closed before the answer');
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const read = readAnswer(received);
      if (read === null) return;
      received = received.subarray(read.length);
      waiting?.resolve(read.answer);
      waiting = undefined;
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      socket.destroy();
    }
  });
  socket.on('error', fail);
  socket.on('close', () => {
    isOver = true;
    fail(closed());
  });
  return () => {
    // It closes once: whoever asks after that would wait for ever.
    if (isOver) return Promise.reject(closed());
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}

/** The first answer in `bytes` and its length, or null when it is not all there. Throws without a length. */
export function readAnswer(bytes: Buffer): { readonly answer: Answer; readonly length: number } | null {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const bodyLength = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  if (bodyLength === undefined && !WITHOUT_BODY.has(status)) throw new Error(`an answer without a length: ${head}`);
  const bodyStart = headEnd + HEAD_END.length;
  const length = bodyStart + Number(bodyLength ?? 0);
  if (bytes.length < length) return null;
  return {
    length,
    answer: {
      status,
      headers: lines.flatMap((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
      body: bytes.subarray(bodyStart, length),
    },
  };
}

type RequestParts = {
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Is sent as JSON. */
  readonly body?: unknown;
};

/** The bytes of a request. */
export function requestOf(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { token, headers = {}, body }: RequestParts = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = Object.entries({
    host: 'localhost',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** Asks one thing on a connection of its own. */
export async function askOnce(address: Address, request: Buffer): Promise<Answer> {
  const connection = await openConnection(address);
  try {
    return await connection.ask(request);
  } finally {
    connection.close();
  }
}
