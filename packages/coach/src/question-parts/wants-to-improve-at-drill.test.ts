import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer } from '../testing/players.ts';

const ask = (message: string, turns: readonly string[] = [], player = 'teen') => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });
const FIRST_STEP_OF_TOE_TAPS = 'Put the ball in front of your toes';

describe('more of a drill that is known', () => {
  it.each(['faster toe taps pls', 'how can i get quicker at toe taps', 'ich will bei toe taps schneller werden'])('is a way to it and no repeated steps: %s', (text) => {
    const { message, recommendedDrills } = ask(text, [], 'nine');
    expect(message).not.toContain(FIRST_STEP_OF_TOE_TAPS);
    expect(message).toMatch(/20 seconds|hold for a minute/);
    expect(message).toContain('96');
    expect(recommendedDrills).toEqual(['toe_taps']);
  });

  it('goes on with the drill whose record was told', () => {
    const { message } = ask('and how do i beat it', ['how many juggles is my record']);
    expect(message).toMatch(/low|calm/);
    expect(message).toContain('247');
  });

  it('is meant in other languages too', () => {
    expect(ask('comment jongler plus longtemps').message).toContain('247');
  });

  it.each(['how do i do toe taps', 'how do toe taps go'])('is not what is asked by how a drill goes: %s', (text) => {
    expect(ask(text).message).toContain(FIRST_STEP_OF_TOE_TAPS);
  });

  it('is no answer to how many there were', () => {
    expect(ask('how many more toe taps did i do than last week', [], 'nine').message).not.toMatch(/20 seconds|hold for a minute/);
  });
});

describe('a move in a match', () => {
  it.each([['when do i use the cruyff turn in a game', []], ['and when do i use it in a game', ['how do i do a cruyff turn']]] as const)('is told with its moment: %s', (text, turns) => {
    expect(ask(text, turns).message).toMatch(/defender/);
  });
});

describe('a turn that goes on', () => {
  it('with the weakest drill tells how to get more of that one', () => {
    const { message, recommendedDrills } = ask('how do i get better at it', ['what is my worst drill']);
    expect(message).toContain('Weak-Foot Corners');
    expect(recommendedDrills).toEqual(['weak_foot_corners']);
  });
});
