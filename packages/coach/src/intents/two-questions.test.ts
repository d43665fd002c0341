import { describe, expect, it } from 'vitest';
import { questionsIn } from './two-questions.ts';

describe('two questions in one message', () => {
  it.each([
    ['how do i juggle better? and what should i eat before a match?', 'how do i juggle better?', 'what should i eat before a match?'],
    ['what is offside, and how many players are on a team', 'what is offside', 'how many players are on a team'],
    ['how do i get more tokens\nhow do i take a penalty', 'how do i get more tokens', 'how do i take a penalty'],
    ['wie lange soll ich am tag üben, und welche schuhe brauche ich', 'wie lange soll ich am tag üben', 'welche schuhe brauche ich'],
    ['how long should i train? also what shoes do i need', 'how long should i train?', 'what shoes do i need'],
  ])('%j', (message, first, second) => {
    expect(questionsIn(message)[0]).toEqual([first, second]);
  });

  it.each(['how do i shoot hard and low', 'my knee is fine, how do i pass', 'what drills for passing and dribbling', 'wie passe ich schnell und genau', 'we lost and i was bad'])('are none: %s', (message) => {
    expect(questionsIn(message)).toEqual([]);
  });
});
