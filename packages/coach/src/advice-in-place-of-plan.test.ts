import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: Language, ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
const A_PLAN = /• |Hier ist dein Wochenplan|A week that works|Here is a week|I have not changed the plan/;

describe('whether to train or to rest is answered as advice', () => {
  it.each<[Language, RegExp, ...string[]]>([
    ['en', /light|fresh/i, 'trial at an academy on saturday im so nervous', 'should i train hard on friday or rest'],
    ['en', /light|fresh/i, 'should i train before the match or rest'],
    ['en', /light|fresh/i, 'is it better to rest the day before a game or do some drills'],
    ['en', /light|fresh/i, 'we have a tournament on sunday', 'do i practise on saturday or take a day off'],
    ['en', /light|fresh/i, 'big cup final this weekend', 'should i rest on friday or go hard'],
    ['en', /light|fresh/i, 'i have a match tomorrow', 'can i train the day before'],
    ['de', /leicht|frisch/, 'am samstag ist probetraining', 'soll ich freitag trainieren oder ausruhen'],
    ['de', /leicht|frisch/, 'soll ich vor dem spiel trainieren oder lieber pause machen'],
    ['de', /leicht|frisch/, 'was ist besser am tag vorm turnier, üben oder nichts machen'],
    ['de', /leicht|frisch/, 'wir haben sonntag finale', 'soll ich am samstag noch trainieren oder frei machen'],
    ['de', /leicht|frisch/, 'wir haben am wochenende ein spiel', 'ausruhen oder noch mal vollgas am freitag'],
    ['de', /leicht|frisch/, 'ich hab morgen ein spiel', 'darf ich am tag davor trainieren'],
    ['en', /Rest is right on the day after/i, 'should i train the day after a match or rest'],
    ['en', /Rest is right on the day after/i, 'should i do sprints the day before a tournament or chill', 'and the day after'],
    ['en', /Before a friendly/i, 'should i do sprints the day before a tournament or chill', 'what if its only a friendly'],
    ['de', /Vor einem Testspiel/, 'soll ich vor dem spiel trainieren oder lieber pause machen', 'und wenns nur ein testspiel ist'],
    ['de', /Am Tag danach ist Ausruhen richtig/, 'soll ich nach dem spiel am nächsten tag trainieren oder ausruhen'],
    ['en', /do not train before the match/i, 'should i train on match day or rest'],
    ['de', /vor dem Spiel nicht trainieren/, 'soll ich am spieltag trainieren oder ausruhen'],
  ])('%s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(A_PLAN);
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['en', /three to five|days/i, 'how often a week'],
    ['en', /three to five|days/i, 'how many days a week'],
    ['de', /drei bis fünf|Tage/, 'wie oft in der woche'],
    ['de', /drei bis fünf|Tage/, 'und wie oft pro woche denn'],
  ])('%s how often is told, without a plan: %s %s', (language, meaning, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).toMatch(meaning);
    expect(answer).not.toMatch(A_PLAN);
  });

  it.each<[Language, string]>([
    ['en', 'make me a plan for the week'],
    ['en', 'plan my week with a match on saturday'],
    ['de', 'mach mir einen plan für die woche'],
    ['de', 'wochenplan mit spiel am samstag bitte'],
  ])('%s a plan that is asked for is one: %s', (language, message) => {
    expect(said(language, message)).toContain('•');
  });

  it.each<[Language, ...string[]]>([
    ['en', 'my knee hurts', 'should i train before the match or rest'],
    ['en', 'i twisted my ankle yesterday', 'should i train on friday or rest'],
    ['de', 'mein knie tut weh', 'soll ich vor dem spiel trainieren oder ausruhen'],
    ['de', 'ich hab mir den fuß verdreht', 'soll ich freitag trainieren oder pause machen'],
  ])('%s who is hurt rests: %s %s', (language, ...turns) => {
    const answer = said(language, ...turns);
    expect(answer).not.toMatch(/easy minutes|lockere Minuten/);
    expect(answer).not.toMatch(A_PLAN);
  });

  it.each<[Language, RegExp, ...string[]]>([
    ['en', /nothing is over/i, 'trial at an academy on saturday im so nervous', 'and if i dont get in'],
    ['en', /nothing is over/i, 'i have a trial next week', 'what if they say no'],
    ['en', /nothing is over/i, 'i have a trial on sunday', 'what if i get rejected'],
    ['de', /nichts vorbei/, 'ich hab samstag probetraining', 'und wenn sie mich nicht nehmen'],
    ['de', /nichts vorbei/, 'ich hab ein probetraining', 'was wenn es nicht klappt'],
    ['de', /nichts vorbei/, 'nächste woche ist sichtung', 'und wenn ich nicht genommen werde'],
  ])('%s a trial that fails is no end: %s %s %s', (language, meaning, ...turns) => {
    expect(said(language, ...turns)).toMatch(meaning);
  });
});
