import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: 'en' | 'de', ...turns: readonly string[]): string => talkWithCoach(language, turns).response;
const drillsOf = (language: 'en' | 'de', ...turns: readonly string[]): readonly string[] => talkWithCoach(language, turns).structured.recommended_drills.map(({ id }) => id);

describe('what to practise and why', () => {
  it.each([
    ['de', 'hi coach bin jonas was soll ich heute üben und warum grad das'],
    ['de', 'was soll ich heute üben und warum'],
    ['de', 'hallo ich bin mia 9 was soll ich üben und warum genau das'],
    ['de', 'was sol ich heut machn und waru'],
    ['de', 'welche übung soll ich heute machen und wieso'],
    ['en', 'what should i do today and why'],
    ['en', 'hi im leo wot shud i practis today and y'],
    ['en', 'which drill should i do and why that one'],
  ] as const)('is one drill and its reason: %s %s', (language, message) => {
    expect(said(language, message)).toMatch(/(?:days|months) ago|vor (?:etwa )?\d+ (?:Tagen|Monaten)/);
    expect(drillsOf(language, message)).toHaveLength(1);
  });

  it.each(['what shld i do', 'what shud i do', 'wot do i do today', 'wat shoud i do'])('is a drill in the spelling of children: %s', (message) => {
    expect(drillsOf('en', message)).toHaveLength(1);
    expect(said('en', message)).not.toMatch(/data|Did you mean/);
  });

  it.each([
    ['de', 'mein knie tut weh was soll ich heute üben und warum'],
    ['en', 'my knee hurts what should i do today and why'],
  ] as const)('is no drill where something hurts: %s %s', (language, message) => expect(drillsOf(language, message)).toEqual([]));

  it.each([
    ['de', 'was soll ich heute üben und warum', 'hab aber schon jonglieren gemacht heute'],
    ['de', 'was soll ich heute üben', 'jonglieren hab ich schon'],
    ['en', 'what should i do today and why', 'but i already did juggling today'],
    ['en', 'what should i do today', 'ive done juggling already'],
  ] as const)('is another one where one was done: %s %s, %s', (language, ...turns) => {
    expect(drillsOf(language, ...turns)).toHaveLength(1);
    expect(drillsOf(language, ...turns)).not.toContain('juggling');
    expect(said(language, ...turns)).not.toMatch(/Did you mean|Bestwert/);
  });

  it.each([
    ['de', 'was soll ich heute üben und warum', 'warum das und nich was für mittelfeld', 'turning'],
    ['en', 'what should i do today and why', 'why that and not something for midfield', 'turning'],
    ['de', 'was soll ich heute üben und warum', 'wieso das und nicht was fürs schießen', 'target_shooting'],
    ['en', 'what should i do today and why', 'why not something for shooting', 'target_shooting'],
  ] as const)('is told again with a drill for what was meant instead: %s %s, %s', (language, first, then, drill) => {
    expect(said(language, first, then)).toMatch(/(?:days|months) ago|vor (?:etwa )?\d+ (?:Tagen|Monaten)/);
    expect(drillsOf(language, first, then)).toEqual([drill]);
  });
});
