import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Protocol = 'openai' | 'anthropic' | 'google';

/** How a request is answered. Without anything the text comes whole and the model says that it has finished. */
export type Behaviour = {
  readonly text?: string;
  /** Ends the connection after so many pieces. */
  readonly cutAfter?: number;
  /** Ends the answer in good order after so many pieces, without saying that it is finished. */
  readonly endAfter?: number;
  /** Says nothing more after so many pieces, and never ends. */
  readonly hangAfter?: number;
  /** Sends an error as an event after so many pieces. */
  readonly failAfter?: number;
  /** Time between pieces. */
  readonly everyMs?: number;
  readonly finish?: 'stop' | 'length' | 'filter';
  /** Answered with a status and no events. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of that, or of an answer that is no stream. */
  readonly body?: string;
};

export type Asked = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string };

export type ModelServer = {
  readonly url: string;
  /** What came, in order. */
  readonly asked: Asked[];
  /** Calls that were left before they had been answered. */
  readonly left: () => number;
  /** How the next requests are answered, the last one all that come after it. */
  readonly answer: (...behaviours: readonly Behaviour[]) => void;
  readonly close: () => Promise<void>;
};

const SHORTEST_PIECE = 14;
const MOST_PIECES = 50;

/** A local server that speaks the protocols of the providers, by the path that they are asked at. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let left = 0;
  let script: readonly Behaviour[] = [{}];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      response.on('close', () => {
        if (!response.writableFinished) left += 1;
      });
      const [behaviour = {}, ...rest] = script;
      if (rest.length > 0) script = rest;
      await reply(response, protocolOf(request.url ?? ''), behaviour);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    left: () => left,
    answer: (...behaviours) => void (script = behaviours),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function protocolOf(path: string): Protocol {
  if (path.includes('/messages')) return 'anthropic';
  return path.includes('streamGenerateContent') ? 'google' : 'openai';
}

async function reply(response: ServerResponse, protocol: Protocol, behaviour: Behaviour): Promise<void> {
  const { text = '', status = 200, headers = {}, everyMs = 0 } = behaviour;
  if (behaviour.body !== undefined || status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(behaviour.body ?? '{"error":{"message":"no"}}');
    return;
  }
  if (behaviour.hangAfter === 0) return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: object): void =>
    void response.write(`${'type' in event && protocol === 'anthropic' ? `event: ${String(event.type)}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  const { begin, piece, end, failure } = events[protocol];
  for (const event of begin) send(event);
  const length = Math.max(SHORTEST_PIECE, Math.ceil(text.length / MOST_PIECES));
  const pieces = text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? [];
  for (const [at, part] of pieces.entries()) {
    if (behaviour.cutAfter === at) return void response.destroy();
    if (behaviour.endAfter === at) return void response.end();
    if (behaviour.hangAfter === at) return;
    if (behaviour.failAfter === at) {
      send(failure);
      return void response.end();
    }
    send(piece(part));
    // In packets of their own.
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    if (response.destroyed) return;
  }
  for (const event of end(behaviour.finish ?? 'stop')) send(event);
  response.end(protocol === 'openai' ? 'data: [DONE]\n\n' : '');
}

type Finish = 'stop' | 'length' | 'filter';
type Events = {
  readonly begin: readonly object[];
  readonly piece: (text: string) => object;
  readonly end: (finish: Finish) => readonly object[];
  readonly failure: object;
};

const chunk = (delta: object, finish: string | null = null): object => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finish }],
});

const events: Readonly<Record<Protocol, Events>> = {
  openai: {
    begin: [chunk({ role: 'assistant', content: '' })],
    piece: (content) => chunk({ content }),
    end: (finish) => [chunk({}, { stop: 'stop', length: 'length', filter: 'content_filter' }[finish])],
    failure: { error: { message: 'overloaded', type: 'server_error' } },
  },
  anthropic: {
    begin: [
      { type: 'message_start', message: { id: 'a', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 3, output_tokens: 1 } } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ],
    piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    end: (finish) => [
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' }[finish], stop_sequence: null }, usage: { output_tokens: 9 } },
      { type: 'message_stop' },
    ],
    failure: { type: 'error', error: { type: 'overloaded_error', message: 'overloaded' } },
  },
  google: {
    begin: [],
    piece: (text) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] }),
    end: (finish) => [
      { candidates: [{ content: { role: 'model', parts: [] }, finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' }[finish], index: 0 }], usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 5, totalTokenCount: 8 } },
    ],
    failure: { error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } },
  },
};
