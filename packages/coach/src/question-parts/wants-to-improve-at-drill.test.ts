import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { factsOfPlayer, TODAY } from '../testing/players.ts';

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

  it('with the own place on the pitch is about that place', () => {
    expect(ask('what drill is good for me', ['im a keeper']).message).toMatch(/goalkeepers|keeper/);
    expect(ask('what should i train', ['i play as a winger']).message).toMatch(/wing/i);
  });
});

describe('counts that are looked up', () => {
  it('tell the best week and how far a streak is', () => {
    const { sessions, currentStreak } = factsOfPlayer('teen');
    const weeks = [...Map.groupBy(sessions, ({ daysAgo }) => Math.floor(daysAgo / 7)).values()].map((own) => own.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(ask('what was my best week').message).toContain(`${Math.max(...weeks)} minutes`);
    expect(ask('how many days till my streak is 30').message).toContain(String(30 - currentStreak));
  });

  it('name the drill that was left for longest, with its day', () => {
    const { message, recommendedDrills } = ask('which drill have i not done in ages');
    expect(message).toContain('La Croqueta');
    expect(message).toContain('6 days ago');
    expect(recommendedDrills).toEqual(['la_croqueta']);
  });

  it('add up the touches of a stretch of time', () => {
    const facts = factsOfPlayer('nine');
    const ofTaps = facts.sessions.filter(({ drillId, daysAgo }) => drillId === 'toe_taps' && daysAgo < Number(TODAY.slice(8))).reduce((sum, { result }) => sum + result, 0);
    expect(ofTaps).toBeGreaterThan(0);
    expect(ask('how many toe taps did i do this month', [], 'nine').message).toContain(String(ofTaps));
  });

  it('of a result far below the own average is kind and names the average', () => {
    expect(ask('i only scored 3 in a row on keepy ups is that bad').message).toMatch(/161\.7/);
  });
});
