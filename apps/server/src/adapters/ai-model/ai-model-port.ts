import type { JSONSchema7 } from '@ai-sdk/provider';

/** Who can be asked; `compatible` is any endpoint that speaks OpenAI's chat completions. */
export const aiProviders = ['openai', 'google', 'anthropic', 'compatible'] as const;
export type AiProvider = (typeof aiProviders)[number];

export type ModelSettings = {
  readonly provider: AiProvider;
  readonly model: string;
  /** An endpoint of one's own may want none. */
  readonly apiKey?: string | undefined;
  /** The provider's own address without it; `compatible` has none. */
  readonly baseUrl?: string | undefined;
};

/** How far an answer is waited for. */
export type AnswerLimits = {
  /** How long nothing may come before an answer counts as late, in milliseconds. */
  readonly chunkMs: number;
  /** What the model may write, its thinking included. */
  readonly outputTokens: number;
  readonly characters: number;
};

/** What a model is asked. */
export type ModelPrompt = {
  /** What holds whatever the request says. */
  readonly rules: string;
  readonly request: string;
  /** JPEGs that go with the request, as bytes: an address would be fetched by whoever is asked. */
  readonly pictures?: readonly Uint8Array[];
  /** The shape of the answer. */
  readonly schema: JSONSchema7;
};

/** A model outside that answers in JSON. */
export type AiModel = {
  /** Who is asked, as the settings name them. */
  readonly provider: string;
  /**
   * The answer's text, in the pieces in which it comes. It ends by itself only where the model said that it had
   * finished; everything else throws a `ModelFailure`, an aborted signal its reason. Whoever stops reading ends the call.
   */
  readonly write: (prompt: ModelPrompt, signal: AbortSignal) => AsyncIterable<string>;
};
