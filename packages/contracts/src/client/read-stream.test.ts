import { afterEach, expect, test, vi } from 'vitest';
import { createClient, endpoints, type Client } from './index.ts';
import { streamEvents } from './read-stream.ts';

const encoder = new TextEncoder();

/** An answer whose body is sent by hand; tells whether its reader cancelled it. */
function serve() {
  const cancelled = vi.fn<() => void>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made), cancel: cancelled });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  return {
    cancelled,
    send: (event: object) => controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => controller?.close(),
  };
}

function ask(): { readonly heard: unknown[]; readonly answered: Promise<void> } {
  const heard: unknown[] = [];
  const client: Client = createClient(endpoints, { token: async () => 't', renew: async () => null });
  const question = { body: { message: 'hi', chatHistory: [] } };
  return { heard, answered: streamEvents(client, 'streamCoach', question, (event) => heard.push(event)) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is there with its last event, and its body is read to its end, not cancelled', async () => {
  const { send, end, cancelled } = serve();
  const { heard, answered } = ask();
  send({ type: 'text', text: 'Hi' });
  send({ type: 'done' });
  await answered;
  expect(heard).toEqual([{ type: 'text', text: 'Hi' }, { type: 'done' }]);
  end();
  await new Promise((done) => setTimeout(done, 10));
  expect(cancelled).not.toHaveBeenCalled();
});

test('a body that does not end after its last event is given up after a second', async () => {
  vi.useFakeTimers();
  const { send, cancelled } = serve();
  const { answered } = ask();
  send({ type: 'done' });
  await answered;
  await vi.advanceTimersByTimeAsync(900);
  expect(cancelled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(cancelled).toHaveBeenCalledOnce();
});

test.each([
  ['JSON in its place', '{"success":true,"response":{}}', 'application/json', { name: 'SyntaxError' }],
  ['a page of something on the way', '<p>Room number?</p>', 'text/html', { code: 'foreign_page' }],
])('%s is no lost connection', async (_what, body, type, failure) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers: { 'content-type': type } })));
  await expect(ask().answered).rejects.toMatchObject(failure);
});

test('a body that ends without a last event was cut', async () => {
  const { send, end } = serve();
  const { answered } = ask();
  send({ type: 'text', text: 'Half' });
  end();
  await expect(answered).rejects.toMatchObject({ code: 'cut' });
});
