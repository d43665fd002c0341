import { drillOf } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { factsOfPlayer } from '../testing/players.ts';

const ask = (message: string, player = 'teen', turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

describe('an exact question', () => {
  it.each([
    ['my free kicks keep flying over the crossbar', 'freeKick'],
    ['every shot of mine goes over the goal', 'shotTooHigh'],
    ['wie köpft man richtig ohne dass es weh tut', 'header'],
    ['defenders always tackle me and take the ball off me', 'losesBall'],
    ['any tips for a goalie', 'goalkeeper'],
    ['how do i nutmeg someone', 'nutmeg'],
    ['can i do it in trainers or do i need studs', 'boots'],
    ['havent got any cones', 'noCones'],
    ['explain offside pls', 'offside'],
    ['how many days a week should a kid train', 'howOften'],
    ['is 3 hours every day too much training', 'tooMuch'],
    ['my parents shout at me when i play bad in a game', 'parentsPressure'],
    ['will i be a professional footballer one day', 'goPro'],
    ['am i too old to start football', 'startAge'],
    ['got a huge blister from my new boots', 'blister'],
    ['both my legs are so stiff after training yesterday', 'soreMuscles'],
    ['turn the sounds off how', 'sound'],
    ['who is your favourite player', 'favourite'],
    ['can a streak be restored i lost mine', 'streakLost'],
    ['whats my average in toe taps', 'average'],
    ['which drill am i weakest at', 'weakestIs'],
    ['how do i prepare for a tournament', 'beforeMatch'],
    ['is it ok to take a rest day tomorrow', 'restToday'],
    ['am i worse than the other kids in my team', 'comparedWithOthers'],
    ['is 40 a lot in wall passes', 'goodResult'],
    ['give me four drills for dribbling', 'severalDrills'],
    ['whats my current streak', 'streakOnly'],
    ['what if i skip a day', 'streakRule'],
    ['ive got a game in an hour what do i do', 'beforeMatch'],
    ['how many passes should i get in wall passes', 'goodResult'],
    ['something simple to begin with', 'easiest'],
    ['i play centre back what should i train', 'defenderRole'],
    ['i cant trap a hard pass', 'touchHeavy'],
  ])('is met in other words too: %s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it.each([
    'how do i do the cruyff turn',
    'we lost 3-0 and it was my fault',
    'my knee hurts when i shoot over the bar',
    'what did the ball say to the boot',
    'my trainer says hi',
    'why did my level not go up',
    'i wait 3 hours for the bus',
    'mum says stay in its raining',
  ])('is not met by chance: %s', (text) => {
    expect(understand(text).topic).toBeNull();
  });
});

describe('a number that is asked for', () => {
  it('is told first, and nothing else is listed', () => {
    const { message } = ask('how many tokens have i got');
    expect(message).toMatch(/^(?:You have 3[.,]?829 tokens\.|3[.,]?829 tokens are yours\.)$/);
  });

  it('is of the days that are asked for', () => {
    const facts = { ...factsOfPlayer('fresh'), totalSessions: 3, sessions: [0, 4, 7].map((daysAgo) => ({ drillId: 'toe_taps', side: 'both' as const, result: 20, minutes: 6, daysAgo })) };
    const { message } = askCoach({ message: 'how many minutes did i train this week', turns: [], facts, seed: 1 });
    expect(message).toMatch(/^This week \(since 8 March\).*12 minutes.*2 sessions/);
    expect(askCoach({ message: 'did i practise more this week than last week', turns: [], facts, seed: 1 }).message).toMatch(/^Yes|More this week/i);
  });

  it('of another child is no measure', () => {
    expect(ask('is 40 good in juggling').message).toMatch(/\b247\b/);
    expect(ask('am i better than other kids').message).not.toMatch(/better than/);
  });

  it('of drills or days is kept to', () => {
    expect(ask('give me 3 drills for passing').recommendedDrills).toHaveLength(3);
    expect(ask('make me a week plan with three days').message.match(/day: [A-Z]/g)).toHaveLength(3);
  });

  it('comes with yes, no, or too early', () => {
    const of = (results: readonly number[]) => ({ ...factsOfPlayer('fresh'), totalSessions: results.length, sessions: results.map((result, at) => ({ drillId: 'juggling', side: 'both' as const, result, minutes: 5, daysAgo: at })) });
    const answer = (results: readonly number[]): string => askCoach({ message: 'is my juggling getting better', turns: [], facts: of(results), seed: 1 }).message;
    expect(answer([30, 25, 20, 10])).toMatch(/^Yes/);
    expect(answer([10, 20, 25, 30])).toMatch(/^(?:Not at the moment|Lately it is lower)/);
    expect(answer([30, 10])).toMatch(/too early|cannot tell yet/);
  });
});

it('what hurts, and what weighs on somebody at home, ends with no drill', () => {
  for (const text of ['i have a blister on my foot', 'my dad is angry when i play bad', 'my legs are sore from yesterday']) {
    expect(ask(text).recommendedDrills).toEqual([]);
  }
});

it.each(['make me a 25 minute session without a wall', 'i only have 25 minutes and no wall'])('a plan leaves out what is not there: %s', (text) => {
  const { recommendedDrills } = ask(text);
  expect(recommendedDrills.length).toBeGreaterThan(0);
  expect(recommendedDrills.filter((id) => drillOf(id).equipment.wall)).toEqual([]);
});

it.each(['my room no wall', 'i have no wall and only my bedroom', 'hab nur mein zimmer und keine wand', 'what can i do in my small room', 'es regnet, ich muss in der wohnung bleiben', 'make me a 25 minute session in my room'])('in a room no cones are taken for granted: %s', (text) => {
  for (const player of ['teen', 'nine', 'fresh', 'comeback']) {
    const { recommendedDrills } = ask(text, player);
    expect(recommendedDrills.length).toBeGreaterThan(0);
    expect(recommendedDrills.filter((id) => drillOf(id).equipment.cones > 0 || drillOf(id).equipment.wall)).toEqual([]);
  }
});

it.each(['havent got any cones', 'hab keine hütchen'])('who has no cones gets a drill without: %s', (text) => {
  for (const player of ['teen', 'nine', 'fresh', 'comeback']) {
    expect(ask(text, player).recommendedDrills.filter((id) => drillOf(id).equipment.cones > 0)).toEqual([]);
  }
});

it('where only the wall is lacking, a drill without cones comes first, and any where the child has some', () => {
  expect(drillOf(ask('i have no wall').recommendedDrills[0] ?? 'stop_and_go').equipment.cones).toBe(0);
  expect(drillOf(ask('i dont have a wall here, only some cones, i got 3 cones').recommendedDrills[0] ?? 'toe_taps').equipment.wall).toBe(false);
});

it('what a drill is for is said, and not its steps', () => {
  expect(ask('what is the agility ladder good for').message).toMatch(/feet and legs/);
});

it('the same is said in other words a turn later', () => {
  const said = [4, 5].map((seed) => askCoach({ message: 'what is offside', turns: [], facts: factsOfPlayer('teen'), seed }).message);
  expect(new Set(said).size).toBe(2);
});
