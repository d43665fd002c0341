import { coachTopicExampleQuestions } from '@touchline/messages/coach-topic-example-questions';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { checkWords } from '../safety/check-message.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { topicOf } from '../topics/find-topic.ts';
import { meaningsOf } from './topic-similarity.ts';

const ask = (message: string, player = 'teen', turns: readonly string[] = []) => askCoach({ message, turns, facts: factsOfPlayer(player), seed: 1 });

it('every topic that can be asked for has an answer, and is offered by a question that means it', () => {
  const asked = Object.entries(coachTopicExampleQuestions).map(([topic, ways]) => ({ topic: topic as CoachTopic, best: meaningsOf(ways.split('|')[0] ?? '', 'en')?.topics[0]?.topic }));
  expect(asked.filter(({ topic, best }) => topicOf(topic) === undefined || best !== topic)).toEqual([]);
});

it('a question that is offered gets the answer of its topic', () => {
  const asked = Object.entries(coachTopicExampleQuestions).map(([topic, ways]) => ({ topic, read: understand(ways.split('|')[0] ?? '').topic?.topic }));
  expect(asked.filter(({ topic, read }) => topic !== read)).toEqual([]);
});

it('no question that is offered is stopped by safety', () => {
  const offered = Object.values(coachTopicExampleQuestions).map((ways) => ways.split('|')[0] ?? '');
  expect(offered.filter((text) => checkWords(text).action !== 'allow')).toEqual([]);
});

describe('a question in words that stand nowhere', () => {
  it.each([
    ['does my brother need his own login or can we both use mine', 'ownAccounts'],
    ['wat if my card is a duplicate', 'repeatCards'],
    ['whats the gap between the cones', 'coneDistance'],
    ['im diabetic can i play', 'healthCondition'],
    ['it wont save my session it says failed', 'saveFailed'],
    ['can i pause the timer in a drill', 'stopDrill'],
    ['my boots pinch they dont fit', 'tightBoots'],
    ['do karate lessons help my football', 'otherSports'],
    ['my best mate has left our team', 'friendLeft'],
    ['will i lose my skills if i stop for the summer', 'getsRusty'],
  ])('is met by what it means: %s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it.each(['shorter', 'i suck', 'left foot', 'what do i do'])('is not met by one word of every subject: %s', (text) => {
    expect(understand(text).topic?.topic ?? null).toBeNull();
  });
});

describe('an answer about the own practice', () => {
  it('says which drills are new', () => {
    expect(ask('which drills have i not tried yet', 'nine').message).toMatch(/(?:not done these yet|Still new to you): [A-Z]/);
  });

  it('says what was done on the day that is named', () => {
    const facts = { ...factsOfPlayer('fresh'), totalSessions: 2, sessions: [0, 1].map((daysAgo) => ({ drillId: 'toe_taps', side: 'both' as const, result: 20 + daysAgo, minutes: 5, daysAgo })) };
    expect(askCoach({ message: 'what was my score yesterday in toe taps', turns: [], facts, seed: 1 }).message).toMatch(/Toe Taps 21 touches/);
  });

  it('says how the ground of the drill that was offered is laid out', () => {
    const { message } = ask('how far apart do the cones go', 'teen', ['how do i do cone weaving']);
    expect(message).toMatch(/^(?:In )?Cone Weaving.*Put five cones in a line, two steps apart\./);
  });

  it('says whether a count is enough, and which foot a drill is for', () => {
    expect(ask('is that a lot', 'teen', ['how many minutes did i do this week']).message).toMatch(/20 .*40 minutes/);
    expect(ask('wait which foot', 'teen', ['how do i do a step over']).message).toMatch(/Step Overs[^]*both feet/i);
  });

  it('says what the drill that was offered is for', () => {
    expect(ask('whats the point of it', 'teen', ['give me a drill for passing']).message).toMatch(/^(?:Because|In) |more touches of that kind/);
  });
});

describe('a question that is not understood', () => {
  it('gets the nearest questions that have an answer, and no drill', () => {
    const { message, recommendedDrills, decidedBy } = ask('how many puddles are shaped like a goal');
    expect(decidedBy).toEqual({ intent: 'off_topic' });
    expect(message).toMatch(/“.+\?”/);
    expect(recommendedDrills).toEqual([]);
  });

  it('of two readings is answered by the likelier one, with the other one offered', () => {
    expect(understand('can i skip it when its late').unsureOf).toBe('motivation');
    expect(ask('can i skip it when its late').message).toMatch(/a bit of motivation.+the other one/);
  });
});
