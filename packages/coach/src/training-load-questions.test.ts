import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

const answer = (language: 'en' | 'de', message: string, age = 12, turns: readonly string[] = []) => speaking(language, () => askCoach({ message, turns, facts: { ...examplePlayerFacts, age }, seed: 3 }).message);

describe('how much practice is right', () => {
  it.each([
    ['en', 'do i have to train today', /^No/],
    ['en', 'must i practise today', /^No/],
    ['en', 'do i need to practise tomorrow', /^No/],
    ['de', 'muss ich heute noch trainieren', /^Nein/],
    ['de', 'muss ich morgen üben', /^Nein/],
  ] as const)('is no must (%s): %s', (language, message, due) => {
    expect(answer(language, message)).toMatch(due);
  });

  it.each([
    ['en', 'is 3 times 5 minutes a day ok?', '15 minutes'],
    ['en', 'is 10 minutes twice a day too much', '20 minutes'],
    ['en', 'am i allowed to do 3 drills in one day', '15 minutes'],
    ['de', 'ist 3 mal am tag 5 minuten ok?', '15 Minuten'],
    ['de', 'ist 15 minuten am tag gut für mein alter oder zu viel', '15 Minuten'],
    ['de', 'reichen 3 einheiten pro tag', '15 Minuten'],
    ['en', '2 drills a day is that enough', '10 minutes'],
    ['de', 'sind 10 minuten am tag genug', '10 Minuten'],
  ] as const)('is told of the whole that is named, which is no too much (%s): %s', (language, message, due) => {
    const said = answer(language, message);
    expect(said).toContain(due);
    expect(said).not.toMatch(/would be too much|wären zu viel|streak|Serie/);
  });

  it('is less than hours every day', () => {
    expect(answer('de', 'sind 2 stunden am tag zu viel', 13)).toMatch(/zu viel/);
    expect(answer('en', 'is 2 hours a day ok', 13)).toMatch(/too much/);
  });

  it.each([
    ['en', 'how many sessions a day make sense', /15 to 25 minutes/],
    ['de', 'wie viele einheiten am tag machen sinn', /15 bis 25 Minuten/],
    ['de', 'nee wie viele soll ich machen am tag ohne dass es zu viel wird', /15 bis 25 Minuten/],
  ] as const)('is a measure and no count of the own numbers (%s): %s', (language, message, due) => {
    expect(answer(language, message)).toMatch(due);
  });

  it.each(['how many sessions did i do today', 'wie viele minuten hab ich heute trainiert'])('leaves a count a count: %s', (message) => {
    expect(answer(message.startsWith('how') ? 'en' : 'de', message)).toMatch(/1 session|5 Minuten/);
  });

  it('leaves what hurts and what the team does to others', () => {
    expect(answer('en', 'my knee hurts do i have to train today')).not.toMatch(/^No, you do not have to: you have practiced/);
    expect(answer('de', 'muss ich heute trainieren wenn ich krank bin')).not.toMatch(/5 Minuten trainiert/);
  });
});
