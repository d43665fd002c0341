import { coachTopicWeightsOf } from '@touchline/messages/coach-topic-weights';
import { describe, expect, it } from 'vitest';
import { hashOfTopicSources } from '../../training/training-hash.ts';
import { understand } from '../intents/understand.ts';
import { storyMeaning } from './choose-meaning.ts';
import { learnedTopics } from './topic-choice.ts';
import { germanWords } from './word-families-de.ts';
import { englishWords } from './word-families-en.ts';

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
    expect(understand(story).topic?.topic).toBe('offside');
  });

  it.each([
    'my coach says no phones on the bus anymore and my bag is always full and mum laughs, anyway what is offside when the ball comes from a throw',
    'hi its noah again, we played in the rain and my brother came too, i never really got what offside is can you say it easy',
  ])('is not led astray by what a child tells around it: %s', (story) => {
    expect(understand(story).topic?.topic).toBe('offside');
  });

  const story = 'so on saturday we all went to the match and then somebody asked me about it and i did not know';
  const likely = (likelihood: number): Parameters<typeof storyMeaning>[1] => ({
    topics: [],
    intents: new Map(),
    familiarWords: 1,
    subject: null,
    learned: [
      { topic: 'offside', isNothing: false, likelihood },
      { topic: 'throwIn', isNothing: false, likelihood: 0.1 },
      { topic: 'penalty', isNothing: false, likelihood: 0.01 },
    ],
  });

  it.each([
    [0.4, 'offside', []],
    [0.2, 'offside', ['throwIn']],
    [0.12, undefined, ['offside', 'throwIn']],
  ])('answers a story that is likely enough, %s, and offers what else it may be', (likelihood, topic, offered) => {
    const meaning = storyMeaning(story, likely(likelihood), false);
    expect(meaning?.topic?.topic).toBe(topic);
    expect(meaning?.offered).toEqual(offered);
  });

  it('leaves short messages, and who hurts, to the rest', () => {
    expect(storyMeaning('what is offside', likely(0.9), false)).toBeNull();
    expect(storyMeaning(story, likely(0.9), true)).toBeNull();
  });

  it.each(['why do nets have holes', 'why do players spit', 'was kostet ein trikot von der nationalmannschaft'])('knows what nothing here answers: %s', (text) => {
    expect(understand(text)).toMatchObject({ intent: 'off_topic', topic: null });
  });

  it('is nothing in a language of which nothing was learned', () => {
    expect(learnedTopics('como mejoro mi disparo', 'es', englishWords)).toEqual([]);
  });

  it('says nothing for certain of a text without words', () => {
    expect(learnedTopics('⚽', 'de', germanWords)[0]?.likelihood).toBeLessThan(0.1);
  });
});
