import { describe, expect, it } from 'vitest';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { eachWay, saidInTalk, waysSaid } from './testing/ways-of-answer.ts';

type Language = 'en' | 'de';

type Case = readonly [Language, string, RegExp];

describe('who sees the own scores', () => {
  const cases: readonly Case[] = [
    ['en', 'can my mates see my scores', /level, days, drills and tokens earned.*no result/],
    ['en', 'can other people see my results', /level, days, drills and tokens earned.*no result/],
    ['de', 'kann jemand sehen wie viel ich trainiere', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
    ['en', 'are my scores private', /level, days, drills and tokens earned.*no result/],
    ['de', 'können meine freunde meine ergebnisse sehen', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
    ['de', 'sind meine werte öffentlich', /Level, Tagen, Übungen und Übungstoken.*kein Ergebnis/],
  ];
  it.each(cases)('%s: %s', (language, talk, expected) => {
    expect(waysSaid(language, talk)).toEqual(eachWay(expected));
    expect(waysSaid(language, talk)).toEqual(eachWay(language === 'en' ? /You are shown|others can see you/ : /sichtbar|können andere dich/));
    expect(waysSaid(language, talk, { ...examplePlayerFacts, hidden: true })).toEqual(eachWay(language === 'en' ? /You are hidden|you are hidden/ : /verborgen/));
  });

  it('tells a parent what boards hold, and nothing of the own account', () => {
    expect(saidInTalk('en', 'can others see my sons scores', 1)).not.toMatch(/shown on the boards|can see you/);
  });
});
