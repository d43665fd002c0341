import { expect, it } from 'vitest';
import { readStoredRecipient, storedRecipientOf, type ConsentRecipient } from './consent-data-recipient.ts';

it.each<[string, ConsentRecipient]>([
  ['this Touchline server', { server: { host: null } }],
  ['this Touchline server at clips.example.org:9000', { server: { host: 'clips.example.org:9000' } }],
  ['this Touchline server and Example AI', { server: { host: null }, model: 'Example AI', withPictures: false }],
  ['this Touchline server at clips.example.org and OpenAI (ai.example.org) (pictures too)', { server: { host: 'clips.example.org' }, model: 'OpenAI (ai.example.org)', withPictures: true }],
  ['Example AI', { model: 'Example AI' }],
])('what was stored as "%s" is read in parts, and is stored so again', (stored, parts) => {
  expect(readStoredRecipient(stored)).toEqual(parts);
  expect(storedRecipientOf(parts)).toBe(stored);
});
