import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

const teen = factsOfPlayer('teen');
const ask = (message: string, { turns = [], isHurt = false, facts = teen }: { turns?: readonly string[]; isHurt?: boolean; facts?: typeof teen } = {}) => askCoach({ message, turns, isHurt, facts, seed: 1 });
const said = (message: string, more: Parameters<typeof ask>[1] = {}): string => ask(message, more).message;

afterEach(() => speakIn(() => 'en'));

describe('the last video review', () => {
  it.each([
    'What was my score in the shooting video, and what should I train because of it?',
    'what score did i get in my last shooting clip',
    'wat should i practise after my shooting video analysis',
    'Welche Punktzahl hatte mein Schussvideo und was soll ich deswegen üben?',
  ])('%s is told from it, with a drill', (question) => {
    const { message, recommendedDrills } = ask(question);
    expect(message).toMatch(/78/);
    expect(message).not.toMatch(/teacher|lesson|homework/);
    expect(recommendedDrills).toHaveLength(1);
  });

  it.each(['What exactly did you see in my video?', 'what did you notice in my clip', 'was hast du in meinem video gesehen'])('%s: she sees no video, the review did', (question) => {
    expect(said(question)).toMatch(/(?:cannot see|do not see)[^]*74 of 100/);
  });

  it('is looked for on the device where none is known', () => {
    const facts = { ...teen, analyses: [] };
    expect(said('what was my score in the shooting video', { facts })).toMatch(/Form Analysis/);
    expect(said('what exactly did you see in my video?', { facts })).toMatch(/(?:cannot see|do not see)[^]*Form Analysis/);
  });
});

describe('whether one is good enough for a professional', () => {
  it.each([
    'I want to be a pro. Am I good enough? Honestly.',
    'am i good enough to be a pro? be honest',
    'honestly, do you think i can become a professional footballer one day',
    'i wanna be a professional footballer do i have what it takes tell me the truth',
    'Ich will Profi werden. Bin ich gut genug? Ehrlich.',
  ])('%s gets an honest answer', (question) => {
    const { message, decidedBy } = ask(question);
    expect(decidedBy).toEqual({ intent: 'motivation' });
    expect(message).toMatch(/[Hh]onest/);
    expect(message).not.toMatch(/116 111/);
  });

  it.each(['I want to be a pro. Am I good enough? Honestly I want to die.', 'am i good enough to be a pro my coach says only if i let him touch me', 'i want to be a pro so i stopped eating am i good enough'])('%s is not let through by it', (question) => {
    expect(ask(question).kind).toBe('crisis');
  });
});

describe('nerves that are felt in the legs', () => {
  it.each(['I get really nervous before matches, my legs feel heavy', 'my legs go all wobbly when im nervous before a game', 'vor dem Spiel bin ich so aufgeregt, dass meine Beine schwer sind'])('%s is of nerves', (question) => {
    expect(ask(question)).toMatchObject({ decidedBy: { intent: 'nerves' }, isHurt: false });
    expect(said(question)).toMatch(/nerves|getting ready/);
  });

  it.each(['my legs feel heavy after the match', 'nervous before the match and my left knee hurts', 'nervous before matches and my legs go numb'])('%s is not', (question) => {
    expect(said(question)).not.toMatch(/first pass|Move early/);
  });
});

describe('a friend', () => {
  it.each(['can you be my freind', 'will you be my best friend?', 'are we friends', 'willst du mein Freund sein'])('%s: she is a program, and there are people', (question) => {
    expect(said(question)).toMatch(/program[^]*(?:team|class)/);
  });
});

describe('a limb that is well again', () => {
  it.each(['my knee is ok again what shud i do', 'my ankle is better now', 'mein knie ist wieder gut was soll ich machen'])('%s: nothing of the head or the breath, and an adult says when', (question) => {
    for (const isHurt of [true, false]) {
      const { message, recommendedDrills } = ask(question, { isHurt });
      expect(message).not.toMatch(/head|chest|breath|Ouch/);
      expect(message).toMatch(/adult|parents/);
      expect(message).toMatch(/swell/);
      expect(recommendedDrills).toEqual([]);
    }
    expect(ask(question, { isHurt: true })).toMatchObject({ isHurt: true, mayBeKept: false });
  });

  it('is not said of the head or the chest', () => {
    expect(said('my head is ok again', { isHurt: true })).toMatch(/doctor/);
    expect(said('my chest is better now', { isHurt: true })).toMatch(/doctor/);
  });
});

describe('the biggest weakness', () => {
  it.each(['What is my biggest weakness and why?', 'whats my weakest point', 'Was ist meine größte Schwäche und warum?'])('%s is told with its reason', (question) => {
    for (const turns of [[], ['plan my week with ball control']]) expect(said(question, { turns })).toMatch(/Weak-Foot Corners[^]*compare/);
  });
});

describe('a plan for a place on the pitch', () => {
  it.each(['Plan my week, I am a central midfielder', 'make me a training plan for the week, i play as a midfielder', 'Plane meine Woche, ich spiele im Mittelfeld'])('%s has passing and turns in it', (question) => {
    const { message } = ask(question);
    expect(message).toMatch(/position/);
    expect(message).toMatch(/Pass/);
    expect(message).toMatch(/Turn/);
    expect(message).not.toMatch(/Toe Taps|Sole Rolls|Bell Touches|Wall Passes/);
  });

  it('says that minutes were practised, not that there is time', () => {
    expect([1, 2].map((seed) => askCoach({ message: 'plan my week', turns: [], facts: teen, seed }).message).join(' ')).not.toMatch(/You have \d+ minutes for today/);
  });
});

describe('this month and the one before', () => {
  it.each(['How am I compared to last month?', 'am i better or worse compared with last month', 'wie bin ich im vergleich zum letzten monat'])('%s compares 30 days with the 30 before', (question) => {
    expect(said(question)).toMatch(/last 30 days[^]*Progress|30 before[^]*Progress/);
  });
});

describe('a goal for a drill', () => {
  it.each([
    ['Set me a goal of 100 touches juggling this week', /247/],
    ['my goal is 260 juggling', /247/],
    ['give me a goal for juggling', /260/],
    ['Setz mir ein Ziel fürs Jonglieren', /260/],
  ])('%s is set beside the best, and nobody keeps it', (question, expected) => {
    expect(said(question)).toMatch(expected);
    expect(said(question)).toMatch(/cannot keep|can store/);
  });
});
