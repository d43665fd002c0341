import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach, type CoachAnswer } from './coach.ts';
import type { PlayerFacts } from './player-context.ts';
import { ownFacts } from './testing/own-sessions.ts';

afterEach(() => speakIn(() => 'en'));

type Language = 'en' | 'de';

/** The answer to the last of these turns, in one of the ways to say it. */
const answerTo = (language: Language, turns: readonly string[], seed: number, facts: PlayerFacts = ownFacts): CoachAnswer => {
  speakIn(() => language);
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed });
};
const saidTo = (language: Language, talk: string, seed: number, facts?: PlayerFacts): string => answerTo(language, talk.split(' >> '), seed, facts).message.replaceAll('\n', ' ');

/** In each of its ways the answer says this; ` >> ` stands between the turns of a talk. */
const says = (language: Language, talk: string, expected: RegExp, facts?: PlayerFacts): void => {
  for (const seed of [1, 2]) expect(saidTo(language, talk, seed, facts)).toMatch(expected);
};

describe('what is missing to the own record', () => {
  it.each([
    ['en', 'how far am i from beating my juggling record', /Juggling.* 68.* 69/],
    ['en', 'how much do i need to beat my juggling record', /68.* 69.*(?:takes 19|19 more)/],
    ['en', 'how many more till i break my juggling record?', /68.* 69/],
    ['en', 'how close am i to my best in juggling', /68.* 69/],
    ['en', 'what score do i need to beat my high score in toe taps', /Toe Taps.* 60.* 61/],
    ['en', 'whats my best in toe taps >> how many more to beat that record', /60.* 61/],
    ['en', 'how far off my record am i', /Juggling.* 68.* 69.*another drill/],
    ['de', 'wie viel fehlt mir zum rekord', /Jonglieren.* 68.* 69.*andere Übung/],
    ['de', 'wie viele kontakte fehlen mir noch zu meinem rekord beim jonglieren', /68.* 69/],
    ['de', 'wie weit bin ich von meinem bestwert beim jonglieren weg', /68.* 69/],
    ['de', 'was brauche ich für einen neuen rekord bei der koordinationsleiter', /Koordinationsleiter.* 15.* 16/],
  ] as const)('%s: %s', (language, talk, expected) => says(language, talk, expected));

  it.each(['how do i beat my juggling record', 'how many minutes should i practise to beat my record', 'how many days to my record streak', 'what is the world record in juggling', 'how many touches is my juggling record', 'wie schlage ich meinen rekord beim jonglieren'])('is another question: %s', (talk) => {
    expect(saidTo('en', talk, 1)).not.toMatch(/69/);
  });
});
