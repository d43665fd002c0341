import { expect, test } from 'vitest';
import { askBehind } from './testing/talk-with-coach.ts';

test.each(['hi coach', 'hi coach!', 'hey coach', 'coach', 'yo coach', 'yo', 'hey trainer', 'ok coach', 'sarah', 'hello coach'])('who calls the coach is greeted, in the language of the page: %s', (message) => {
  expect(askBehind('en', message).response).toMatch(/^Hi! I am Coach Sarah|^Hi|^Hello|^Hey/);
});

test.each(['my coach', 'trainer'])('a trainer alone is asked about: %s', (message) => {
  expect(askBehind('en', message).response).toContain('What if my coach is unfair?');
});
