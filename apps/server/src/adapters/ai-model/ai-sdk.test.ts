import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAiModel, type ModelSettings } from './index.ts';
import type { ModelFailure } from './model-failure.ts';
import { startModelServer, type Behaviour, type ModelServer } from './testing/model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => void (server.asked.length = 0));

const TEXT = JSON.stringify({ response: 'Ten soft touches with the inside, then look up — ⚽ and go.' });
const prompt = {
  rules: 'RULES',
  request: 'REQUEST',
  schema: { type: 'object', properties: { response: { type: 'string' } }, required: ['response'], additionalProperties: false },
} as const;

const settingsOf = {
  openai: () => ({ provider: 'openai', model: 'gpt-5-mini', apiKey: 'key-1', baseUrl: `${server.url}/v1` }),
  compatible: () => ({ provider: 'compatible', model: 'llama3', baseUrl: `${server.url}/v1` }),
  google: () => ({ provider: 'google', model: 'gemini-2.5-flash', apiKey: 'key-1', baseUrl: `${server.url}/v1beta` }),
  anthropic: () => ({ provider: 'anthropic', model: 'claude-sonnet-4-5', apiKey: 'key-1', baseUrl: `${server.url}/v1` }),
} as const satisfies Record<ModelSettings['provider'], () => ModelSettings>;
const providers = ['openai', 'compatible', 'google', 'anthropic'] as const;

const limits = { chunkMs: 10_000, outputTokens: 2_000, characters: 8_000 };

async function piecesOf(provider: ModelSettings['provider'], { chunkMs = 10_000, signal = new AbortController().signal } = {}): Promise<string[]> {
  const model = await openAiModel(settingsOf[provider](), { ...limits, chunkMs });
  return allOf(model.write(prompt, signal));
}

async function allOf(written: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of written) pieces.push(piece);
  return pieces;
}

async function failureOf(provider: ModelSettings['provider'], behaviour: Behaviour, chunkMs?: number): Promise<ModelFailure> {
  server.answer(behaviour);
  const came = await piecesOf(provider, chunkMs === undefined ? {} : { chunkMs }).then(
    (pieces) => `an answer: ${pieces.join('')}`,
    (error: unknown) => error,
  );
  expect(came).toBeInstanceOf(Error);
  return came as ModelFailure;
}

describe.each(providers)('a model of %s', (provider) => {
  it('answers in pieces, and is told rules, request and the shape of the answer', async () => {
    server.answer({ text: TEXT });
    const pieces = await piecesOf(provider);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(TEXT);
    const [asked] = server.asked;
    for (const part of ['RULES', 'REQUEST', '"additionalProperties":false']) expect(asked?.body).toContain(part);
    expect(asked?.body).not.toContain('key-1');
    expect(JSON.stringify(asked?.headers).includes('key-1')).toBe(provider !== 'compatible');
  });

  it.each<readonly [string, Behaviour, string]>([
    ['cut in the middle', { text: TEXT, cutAfter: 2 }, 'cut'],
    ['ended before it says so', { text: TEXT, endAfter: 2 }, 'cut'],
    ['as long as it may be', { text: TEXT, finish: 'length' }, 'too_long'],
    ['stopped by their filter', { text: TEXT.slice(0, 20), finish: 'filter' }, 'declined'],
    ['without an end', { text: TEXT, hangAfter: 2 }, 'late'],
    ['never begun', { hangAfter: 0 }, 'late'],
    ['huge', { text: 'x'.repeat(9_000) }, 'too_long'],
    ['huge in one piece', { body: `data: ${'x'.repeat(1_100_000)}`, headers: { 'content-type': 'text/event-stream' } }, 'too_long'],
    ['a page of a proxy', { body: '<html>welcome</html>', headers: { 'content-type': 'text/html' } }, 'cut'],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }, 'refused'],
  ])('whose answer is %s fails', async (_, behaviour, kind) => {
    const quick = kind === 'late' ? 120 : undefined;
    expect((await failureOf(provider, behaviour, quick)).kind).toBe(kind);
    expect(server.asked).toHaveLength(1);
  });

  it('that tells of an error in the middle fails', async () => {
    expect((await failureOf(provider, { text: TEXT, failAfter: 2 })).name).toBe('ModelFailure');
  });

  it.each([
    [429, '7', 7],
    [500, undefined, undefined],
    [401, undefined, undefined],
    [503, 'soon', undefined],
  ])('that answers %i is not asked twice, and how long to wait is kept', async (status, retryAfter, seconds) => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    const failure = await failureOf(provider, { status, headers, body: '{"error":{"message":"RULES REQUEST"}}' });
    expect(failure).toMatchObject({ kind: 'refused', status, retryAfter: seconds });
    expect(server.asked).toHaveLength(1);
  });

  it('tells in a failure nothing of what was said', async () => {
    for (const behaviour of [{ status: 500, body: '{"error":{"message":"REQUEST"}}' }, { text: 'REQUEST', endAfter: 0 }]) {
      const failure = await failureOf(provider, behaviour);
      expect(failure.cause).toBeUndefined();
      expect(inspect(failure, { depth: null })).not.toMatch(/REQUEST|RULES/);
    }
  });

  it('is left when the reader leaves', async () => {
    server.answer({ text: TEXT, hangAfter: 2 });
    const before = server.left();
    const reader = new AbortController();
    const model = await openAiModel(settingsOf[provider](), limits);
    const reading = (async () => {
      for await (const _ of model.write(prompt, reader.signal)) reader.abort(new Error('the reader has left'));
    })();
    await expect(reading).rejects.toThrow('the reader has left');
    await expect.poll(() => server.left()).toBe(before + 1);
  });

  it('is left when nobody reads on', async () => {
    server.answer({ text: TEXT, hangAfter: 2 });
    const before = server.left();
    const model = await openAiModel(settingsOf[provider](), limits);
    for await (const piece of model.write(prompt, new AbortController().signal)) if (piece !== '') break;
    await expect.poll(() => server.left()).toBe(before + 1);
  });
});

it('an address where nobody listens fails', async () => {
  const nobody = await startModelServer();
  await nobody.close();
  const model = await openAiModel({ provider: 'compatible', model: 'm', baseUrl: nobody.url }, limits);
  await expect(allOf(model.write(prompt, new AbortController().signal))).rejects.toMatchObject({ kind: 'unreachable' });
});

it('a date to come back at counts as seconds', async () => {
  const failure = await failureOf('compatible', { status: 429, headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() } });
  expect(failure.retryAfter).toBeGreaterThan(50);
  expect(failure.retryAfter).toBeLessThanOrEqual(60);
});

it('models of OpenAI are told the most tokens by the name that all of them take', async () => {
  server.answer({ text: TEXT });
  await piecesOf('openai');
  expect(JSON.parse(server.asked[0]?.body ?? '')).toMatchObject({ max_completion_tokens: 2_000 });
  expect(server.asked[0]?.body).not.toContain('"max_tokens"');
});
