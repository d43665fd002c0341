import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { answerToTeen, saidToTeen } from './testing/answers-in-talk.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { factsOfPlayer } from './testing/players.ts';

const teen = factsOfPlayer('teen');
afterEach(() => speakIn(() => 'en'));

describe('the last video review', () => {
  it.each([
    'What was my score in the shooting video, and what should I train because of it?',
    'what score did i get in my last shooting clip',
    'wat should i practise after my shooting video analysis',
    'Welche Punktzahl hatte mein Schussvideo und was soll ich deswegen üben?',
  ])('%s is told from it, with a drill', (question) => {
    const { message, recommendedDrills } = answerToTeen(question);
    expect(message).toMatch(/78/);
    expect(message).not.toMatch(/teacher|lesson|homework/);
    expect(recommendedDrills).toHaveLength(1);
  });

  it.each(['What exactly did you see in my video?', 'what did you notice in my clip', 'was hast du in meinem video gesehen'])('%s: she sees no video, the review did', (question) => {
    expect(saidToTeen(question)).toMatch(/(?:cannot see|do not see)[^]*74 of 100/);
  });

  it('is looked for on the device where none is known', () => {
    const facts = { ...teen, analyses: [] };
    expect(saidToTeen('what was my score in the shooting video', { facts })).toMatch(/Form Analysis/);
    expect(saidToTeen('what exactly did you see in my video?', { facts })).toMatch(/(?:cannot see|do not see)[^]*Form Analysis/);
  });
});

describe('nerves that are felt in the legs', () => {
  it.each(['I get really nervous before matches, my legs feel heavy', 'my legs go all wobbly when im nervous before a game', 'vor dem Spiel bin ich so aufgeregt, dass meine Beine schwer sind'])('%s is of nerves', (question) => {
    expect(answerToTeen(question)).toMatchObject({ decidedBy: { intent: 'nerves' }, isHurt: false });
    expect(saidToTeen(question)).toMatch(/nerves|getting ready/);
  });

  it.each(['my legs feel heavy after the match', 'nervous before the match and my left knee hurts', 'nervous before matches and my legs go numb'])('%s is not', (question) => {
    expect(saidToTeen(question)).not.toMatch(/first pass|Move early/);
  });
});

describe('a goal for a drill', () => {
  it.each([
    ['Set me a goal of 100 touches juggling this week', /247/],
    ['my goal is 260 juggling', /247/],
    ['give me a goal for juggling', /260/],
    ['Setz mir ein Ziel fürs Jonglieren', /260/],
  ])('%s is set beside the best, and nobody keeps it', (question, expected) => {
    expect(saidToTeen(question)).toMatch(expected);
    expect(saidToTeen(question)).toMatch(/cannot keep|can store/);
  });
});

describe('who wants a video to be looked at', () => {
  const withShootingReview = { ...examplePlayerFacts, analyses: [{ type: 'shooting', score: 74, daysAgo: 2, strengths: ['Balance'], improvements: ['Standing foot'] }] };
  it.each(['can u look at my shooting video and tell me whats wrong', 'whats wrong with my shooting video', 'can you watch my video', 'tell me whats wrong in my video', 'kannst du mein video anschauen und sagen was falsch ist', 'was ist falsch in meinem schuss video'])('hears what the review of it found: %s', (message) => {
    expect(answerToTeen(message, { facts: withShootingReview }).message).toMatch(/74/);
    expect(answerToTeen(message, { facts: withShootingReview }).message).toMatch(/cannot see|do not see/i);
  });
});
