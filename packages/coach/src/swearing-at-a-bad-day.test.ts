import { expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

const ask = (message: string) => askCoach({ message, turns: [], isHurt: false, facts: factsOfPlayer('comeback'), seed: 1 });

it.each(['i played like shit today', 'training was shit today', 'my day was crap'])('who swears at a bad day is comforted: %s', (message) => {
  expect(ask(message).message).toMatch(/^I am sorry, days like that hurt\./);
});

it.each(['heute lief alles scheiße beim training', 'boah wir haben scheisse gespielt'])('in German too: %s', (message) => {
  expect(ask(message).message).toMatch(/days like that hurt/);
});

it('who swears at all there is, is asked whether all is well', () => {
  expect(ask('alles ist scheisse').message).toMatch(/Thank you for telling me\. Are you okay\?/);
});
