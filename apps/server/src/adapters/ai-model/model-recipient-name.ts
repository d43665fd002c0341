import type { ModelSettings } from './ai-model-port.ts';

const names = { openai: 'OpenAI', google: 'Google', anthropic: 'Anthropic' } as const;

/** Who gets what is sent to a model, in words that a grown-up knows: the company, and the host where it goes elsewhere. */
export function modelRecipientName({ provider, baseUrl }: Pick<ModelSettings, 'provider' | 'baseUrl'>): string {
  const host = baseUrl === undefined ? null : new URL(baseUrl).host;
  if (provider === 'compatible') return host ?? provider;
  return host === null ? names[provider] : `${names[provider]} (${host})`;
}
