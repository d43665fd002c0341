import { expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

it.each([
  ['en', 'some man at the park keeps asking me my name and what school i go to'],
  ['en', 'a guy at the bus stop asked me where i live'],
  ['en', 'on my way home this man came up to me'],
  ['de', 'auf dem heimweg vom training war so ein mann der hat mich angesprochen'],
  ['de', 'so ein typ hat mich gefragt wo ich wohne'],
  ['de', 'ein mann wollte wissen auf welche schule ich geh'],
] as const)('a stranger who asks a child, or speaks to it on the way, is told of at home (%s): %s', (language, message) => {
  const { response, kind, keep } = talkWithCoach(language, [message]);
  expect({ kind, keep }).toEqual({ kind: 'crisis', keep: false });
  expect(response).toMatch(/Do not go with this person|Geh nicht mit/);
});

it.each([
  ['en', 'a man in the park asked me to kick the ball back'],
  ['en', 'the lady at the desk asked me what my name is'],
  ['de', 'ein mann hat mich gefragt ob ich torwart bin'],
] as const)('who asks something harmless is no stranger to fear (%s): %s', (language, message) => {
  expect(talkWithCoach(language, [message]).safety).not.toBe('crisis');
});
