import { coachTopicWeightsOf } from '@touchline/messages/coach-topic-weights';
import { describe, expect, it } from 'vitest';
import { hashOfTopicSources } from '../../training/topic-sources.ts';
import { understand } from '../intents/understand.ts';
import { learnedTopics } from './topic-choice.ts';
import { germanWords } from './word-families-de.ts';
import { englishWords } from './word-families-en.ts';
import { signOf, signValue, SIGN_COUNT } from './weight-signs.ts';

describe('what was learned of the ways to ask', () => {
  it.each(['en', 'de'] as const)('was learned from what is there: %s', (language) => {
    // If this fails, run packages/coach/training/train-topics.ts.
    expect(coachTopicWeightsOf[language]?.trainedOn).toBe(hashOfTopicSources(language));
  });

  it.each([
    ['coach put me on the bench the whole game again', 'benched'],
    ['does anyone else see my video when i film my shooting', 'videoStays'],
    ['how to defend 1v1 when they are way faster than me', 'defend'],
    ['the people downstairs complain about the noise of my ball', 'quiet'],
    ['wie kann ich den ton ausmachen das piepen nervt', 'sound'],
  ])('meets a question in words that no pattern has: %s', (text, topic) => {
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it('is in order, and no more than all of it', () => {
    const learned = learnedTopics('my passes always go to the wrong team', 'en', englishWords);
    expect(learned.map(({ likelihood }) => likelihood)).toEqual(learned.map(({ likelihood }) => likelihood).toSorted((a, b) => b - a));
    expect(learned.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeLessThanOrEqual(1);
  });

  it('finds the question in a long story', () => {
    const story = 'so yesterday we had a match against the team from the next village and it was raining. what does offside mean';
    expect(learnedTopics(story, 'en', englishWords)[0]?.topic).toBe('offside');
  });

  it('is nothing in a language of which nothing was learned', () => {
    expect(learnedTopics('como mejoro mi disparo', 'es', englishWords)).toEqual([]);
  });

  it('says nothing for certain of a text without words', () => {
    expect(learnedTopics('⚽', 'de', germanWords)[0]?.likelihood).toBeLessThan(0.1);
  });
});

describe('the signs of weights', () => {
  it('stand for every number, and come back', () => {
    const numbers = Array.from({ length: SIGN_COUNT }, (_, at) => at);
    expect(numbers.map((at) => signValue(signOf(at)))).toEqual(numbers);
  });

  it('are none for what is out of range or cut off', () => {
    expect(() => signOf(SIGN_COUNT)).toThrow(RangeError);
    expect(() => signValue(undefined)).toThrow(RangeError);
  });
});
