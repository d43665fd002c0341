import { expect, test } from 'vitest';
import { replyTo } from './coach-reply.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const answerTo = (message: string) => replyTo({ message, chatHistory: [], hurt: false, safetyBefore: null }, examplePlayerFacts, 'seed');

test.each(['hi coach', 'hi coach!', 'hey coach', 'coach', 'yo coach', 'yo', 'hey trainer', 'ok coach', 'sarah', 'hello coach'])('who calls the coach is greeted, in the language of the page: %s', (message) => {
  expect(answerTo(message).response).toMatch(/^Hi! I am Coach Sarah|^Hi|^Hello|^Hey/);
});

test.each(['my coach', 'trainer'])('a trainer alone is asked about: %s', (message) => {
  expect(answerTo(message).response).toContain('What if my coach is unfair?');
});
