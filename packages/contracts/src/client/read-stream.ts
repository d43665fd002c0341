import type { Call, NameOf, Route, StreamEvent, StreamRoute } from '../route.ts';
import { ApiError } from './api-error.ts';
import { failureOf, readJson } from './read-response.ts';
import type { Client, Parts } from './api-client.ts';

type EventOf<R extends Route> = R extends StreamRoute ? StreamEvent<R> : never;

/**
 * Asks for a stream and hands on each event as it comes, the last one (`done`) too. Leaving is aborting the signal.
 * Throws `ApiError`: the failure of an event `failed`, or `cut` where the stream ends without a last event; `SyntaxError`
 * for an answer that is no stream, and whatever `onEvent` throws of that kind.
 */
export function streamEvents<Table extends Record<string, Route>, Name extends NameOf<Table, 'stream'>>(
  client: Client<Table>,
  name: Name,
  input: Call<Table[Name]>,
  onEvent: (event: EventOf<Table[Name]>) => void,
  signal?: AbortSignal,
): Promise<void> {
  return client.request(name, input as Parts, { accept: 'text/event-stream', ...(signal && { signal }) }, async (response) => {
    if (/json|html/.test(response.headers.get('content-type') ?? '')) {
      // A page of something on the way says so itself.
      await readJson(response);
      throw new SyntaxError('The answer is no stream of events');
    }
    for await (const event of eventsOf<EventOf<Table[Name]> | Failed>(response)) {
      if (event.type === 'failed') throw failureOf((event as Failed).failure, 200);
      onEvent(event as EventOf<Table[Name]>);
      if (event.type === 'done') return;
    }
    throw new ApiError({ status: 0, code: 'cut', message: 'The answer was cut off' });
  });
}

type Failed = { readonly type: 'failed'; readonly failure: unknown };

/** The events of a body of server-sent events that hold one line of JSON each; comments are passed over. */
async function* eventsOf<Event>(response: Response): AsyncGenerator<Event> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const frames = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        if (frame.startsWith('data: ')) yield JSON.parse(frame.slice('data: '.length)) as Event;
      }
    }
  } finally {
    void readToEnd(reader);
  }
}

/** How long a server may take to end what it has sent, in milliseconds. */
const ENDING_MS = 1_000;

/** Waits for the end of a body whose last event has come: to cancel it just before would show as a request that failed. */
async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(cancel, ENDING_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // It was left, or cut: there is nothing to end.
  } finally {
    clearTimeout(timer);
  }
}
