import { APICallError, JSONParseError, TypeValidationError, type LanguageModelV4, type LanguageModelV4FinishReason } from '@ai-sdk/provider';
import { ModelFailure } from './model-failure.ts';
import type { AiModel, AnswerLimits, ModelPrompt, ModelSettings } from './ai-model-port.ts';

const OPENAI_URL = 'https://api.openai.com/v1';
const MOST_BYTES = 1024 * 1024;

/** A model reached through a provider of the AI SDK. */
export async function aiSdkModel(settings: ModelSettings, limits: AnswerLimits): Promise<AiModel> {
  const model = await languageModel(settings);
  return { provider: settings.provider, write: (prompt, signal) => write(model, prompt, signal, limits) };
}

/** Only the provider that is asked is loaded. */
async function languageModel({ provider, model, apiKey, baseUrl }: ModelSettings): Promise<LanguageModelV4> {
  const fetch = sizeLimitedFetch(MOST_BYTES);
  const shared = { fetch, ...(apiKey !== undefined && { apiKey }) };
  const elsewhere = baseUrl !== undefined && { baseURL: baseUrl };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...shared, ...elsewhere })(model);
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google');
    return createGoogle({ ...shared, ...elsewhere })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    ...shared,
    name: provider,
    baseURL: baseUrl ?? OPENAI_URL,
    supportsStructuredOutputs: true,
    // Models of OpenAI that think refuse the older name.
    ...(provider === 'openai' && {
      transformRequestBody: ({ max_tokens: most, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: most }),
    }),
  })(model);
}

async function* write(
  model: LanguageModelV4,
  { rules, request, schema, pictures = [] }: ModelPrompt,
  outer: AbortSignal,
  { chunkMs, outputTokens, characters: mostCharacters }: AnswerLimits,
): AsyncGenerator<string> {
  const own = new AbortController();
  const abortSignal = AbortSignal.any([outer, own.signal]);
  let timer: NodeJS.Timeout | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(new ModelFailure('late')), chunkMs);
  };
  let finish: LanguageModelV4FinishReason | undefined;
  let characters = 0;
  try {
    outer.throwIfAborted();
    wait();
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: rules },
        {
          role: 'user',
          content: [
            { type: 'text', text: request },
            ...pictures.map((data) => ({ type: 'file', mediaType: 'image/jpeg', data: { type: 'data', data } }) as const),
          ],
        },
      ],
      responseFormat: { type: 'json', schema, name: 'answer' },
      maxOutputTokens: outputTokens,
      abortSignal,
    });
    for await (const part of stream) {
      wait();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') finish = part.finishReason;
      if (part.type !== 'text-delta') continue;
      characters += part.delta.length;
      if (characters > mostCharacters) throw new ModelFailure('too_long');
      // Whoever reads may take their time.
      clearTimeout(timer);
      yield part.delta;
      wait();
    }
    abortSignal.throwIfAborted();
    if (finish?.unified !== 'stop') throw new ModelFailure(finish === undefined ? 'cut' : kindOf(finish));
  } catch (error) {
    if (outer.aborted) throw outer.reason;
    throw failureOf(own.signal.aborted ? own.signal.reason : error);
  } finally {
    clearTimeout(timer);
    // Leaving the loop alone would let the provider write on.
    own.abort();
  }
}

function kindOf({ unified }: LanguageModelV4FinishReason): ModelFailure['kind'] {
  if (unified === 'length') return 'too_long';
  return unified === 'content-filter' ? 'declined' : 'cut';
}

/** The SDK's own errors quote what was asked and what was answered. */
function failureOf(error: unknown): ModelFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ModelFailure) return cause;
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders: headers } = error;
    if (status === undefined) return new ModelFailure('unreachable');
    if (status < 200 || status > 299) return new ModelFailure('refused', { status, retryAfter: secondsOf(headers?.['retry-after']) });
    return new ModelFailure(error.cause instanceof TypeError ? 'cut' : 'unreadable', { status });
  }
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return new ModelFailure('unreadable');
  // A connection that broke, or an answer that ended, while it was read.
  return new ModelFailure('cut');
}

/** Whole seconds of a `Retry-After`, which may also be a date. */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

/** A `fetch` that follows no redirect, which could take question and key elsewhere, and reads so many bytes at most. */
function sizeLimitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.body === null) return response;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new ModelFailure('too_long'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
  };
}
