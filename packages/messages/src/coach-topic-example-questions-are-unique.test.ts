import { describe, expect, it } from 'vitest';
import { coachTopicExampleQuestions as german } from './de/tables/coach-topic-example-questions.ts';
import { coachTopicExampleQuestions as english } from './en/tables/coach-topic-example-questions.ts';

describe.each([
  ['English', english],
  ['German', german],
])('ways to ask in %s', (_language, questions) => {
  const ways = Object.entries(questions).flatMap(([topic, text]) => text.split('|').map((way) => ({ topic, way })));

  it('stand for one topic each', () => {
    const topicsOf = new Map<string, Set<string>>();
    for (const { topic, way } of ways) topicsOf.set(way.toLowerCase(), (topicsOf.get(way.toLowerCase()) ?? new Set()).add(topic));
    expect([...topicsOf].filter(([, topics]) => topics.size > 1)).toEqual([]);
  });

  it('are offered as a neat question: a capital, and no word lost between two bars', () => {
    expect(Object.values(questions).filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
    expect(ways.filter(({ way }) => way !== way.trim() || way === '')).toEqual([]);
  });
});
