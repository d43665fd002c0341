import { describe, expect, it } from 'vitest';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { understand } from './intents/understand.ts';
import { answerToLastOf } from './testing/answers-in-talk.ts';

describe('two stretches of days that are compared', () => {
  it.each([
    'compare my last 2 weeks with the 2 weeks before',
    'did i train more in the last two weeks than in the two weeks before',
    'how do my last 14 days compare to the 14 days before',
    'Vergleich meine letzten 2 Wochen mit den 2 Wochen davor',
    'Hab ich in den letzten 14 Tagen mehr trainiert als in den 14 Tagen davor?',
    'Vergleiche meine letzten zwei Wochen mit den zwei davor',
  ])('%s', (message) => {
    const answer = answerToLastOf(message).message;
    expect(answer).toMatch(/14 days: 6 sessions/);
    expect(answer).toMatch(/14 days before(?: them)?: 2 sessions/);
    expect(answer).toMatch(/50 minutes more/);
  });

  it.each(['compare my last two weeks of juggling with the two weeks before that', 'Vergleiche meine letzten zwei Wochen beim Jonglieren mit den zwei davor', 'compare my juggling of the last 2 weeks with the 2 weeks before'])('of one drill: %s', (message) => {
    const answer = answerToLastOf(message);
    expect(answer.message).toMatch(/Juggling/);
    expect(answer.message).toMatch(/3 sessions/);
    expect(answer.message).toMatch(/68/);
    expect(answer.recommendedDrills).toEqual(['juggling']);
  });
});

describe('two questions of the own numbers and of what is earned', () => {
  it.each([
    'how many minutes did i do this week and when do i reach level 2?',
    'when do i reach level 2 and how many minutes did i do this week',
    'Wie viele Minuten hab ich diese Woche gemacht und wann bin ich Level 2?',
    'Wann erreiche ich Level 2 und wie viele Minuten hab ich diese Woche gemacht?',
  ])('%s: both are answered', (message) => {
    const answer = answerToLastOf(message).message;
    expect(answer).toMatch(/20 minutes/);
    expect(answer).toMatch(/[Ll]evel/);
    expect(answer).not.toMatch(/1,368/);
  });

  it.each(['what is my strongest skill and my best drill?', 'am i getting better and what is my best drill?', 'bin ich besser geworden und was ist meine beste übung?'])('%s: says nothing twice', (message) => {
    const sentences = answerToLastOf(message).message.split(/(?<=[.!?]) /);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a wish to get better behind a drill that is named', () => {
  it.each(['whats my juggling record and how do i get better', 'how many sessions of juggling did i do and how can i improve', 'was ist mein rekord beim jonglieren und wie werde ich besser'])('is of that drill: %s', (message) => {
    const answer = answerToLastOf(message);
    expect(answer.recommendedDrills).toEqual(['juggling']);
    expect(answer.message).toContain(drillInstructions.juggling.coachingPoints[0]);
  });

  it.each(['wie werde ich besser', 'Wie kann ich mich verbessern?', 'wie verbessere ich mich', 'was muss ich tun um besser zu werden'])('that stands alone is one: %s', (message) => {
    expect(understand(message).intent).toBe('improve_skill');
  });

  it('is of another one where that is named', () => {
    expect(answerToLastOf('whats my juggling record and how do i get better at wall passes').recommendedDrills).toEqual(['wall_passes']);
  });
});
