import { expect, it } from 'vitest';
import { modelRecipientName } from './index.ts';

it.each([
  ['openai', undefined, 'OpenAI'],
  ['google', undefined, 'Google'],
  ['anthropic', 'https://ai.example/v1', 'Anthropic (ai.example)'],
  ['compatible', 'http://user:secret-word@127.0.0.1:11434/v1', '127.0.0.1:11434'],
] as const)('what goes to %s at %s goes to %s', (provider, baseUrl, name) => {
  expect(modelRecipientName({ provider, baseUrl })).toBe(name);
});
