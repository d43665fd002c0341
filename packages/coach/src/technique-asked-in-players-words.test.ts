import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const said = (language: 'en' | 'de', ...turns: readonly (string | undefined)[]): string => talkWithCoach(language, turns.filter((turn) => turn !== undefined)).response;
const isStopped = (language: 'en' | 'de', ...turns: readonly string[]): boolean => talkWithCoach(language, turns).safety !== null;

describe('a ball taken with the chest', () => {
  it.each([
    ['de', 'wie nehm ich den ball mit der brust an'],
    ['de', 'wie stoppt man nen ball mit brust'],
    ['en', 'how do i chest it down'],
    ['en', 'how can i control the ball with my chest'],
  ] as const)('is told: %s %s', (language, message) => expect(said(language, message)).toMatch(/chest|[bB]rust/));

  it.each([
    ['de', 'wie nehm ich den ball mit der brust an', 'nochmal kürzer'],
    ['en', 'how do i chest it down', 'shorter pls'],
  ] as const)('is told shorter: %s %s, %s', (language, ...turns) => {
    expect(said(language, ...turns)).toMatch(/chest|[bB]rust/);
    expect(said(language, ...turns).length).toBeLessThan(said(language, turns[0]).length);
  });

  it.each([['en', 'my chest hurts when i control the ball'], ['de', 'meine brust tut weh wenn ich den ball annehme'], ['en', 'coach put his hand on my chest'], ['de', 'ich krieg keine luft und die brust ist eng']] as const)('is no chest that hurts or is touched: %s %s', (language, message) => {
    expect(isStopped(language, message)).toBe(true);
  });
});

describe('words that are asked for', () => {
  it.each([
    ['de', ['was heißt antritt'], /ersten drei Schritte/],
    ['de', ['wie schieß ich härter', 'kp was standbein heißt'], /am Boden bleibt/],
    ['en', ['how do i shoot harder', 'no idea what a standing foot is'], /stays on the ground/],
    ['de', ['keine ahnung was abseits ist'], /Abseits/],
    ['en', ['idk what a nutmeg is'], /legs/],
  ] as const)('are explained: %s %s', (language, turns, told) => expect(said(language, ...turns)).toMatch(told));
});

describe('slow beside the others', () => {
  it.each([
    ['de', 'warum bin ich so langsam alle laufen mir davon'],
    ['de', 'alle laufen mir davon'],
    ['de', 'warum bin ich so langsam'],
    ['en', 'why am i so slow everyone runs away from me'],
    ['en', 'why am i so slow'],
  ] as const)('is told why, and what helps: %s %s', (language, message) => {
    expect(said(language, message)).toMatch(/grow|wachs|wächst/);
    expect(said(language, message)).toMatch(/[sS]print/);
  });

  it.each([['de', 'wie nehm ich nen hohen ball an der springt mir immer weg'], ['en', 'why is the app so slow'], ['de', 'alle laufen zum ball wie ein schwarm was kann ich machen bei meiner u8']] as const)('is not meant: %s %s', (language, message) => expect(said(language, message)).not.toMatch(/[sS]print/));
});

describe('two things of a move or a place in one message', () => {
  it.each([
    ['de', 'übersteiger hab ich gehört wie geht der und wann macht man den', /1\. .*Eins gegen eins/s],
    ['en', 'stepover how does it work and when do you do it', /1\. .*One against one/s],
  ] as const)('are how and when: %s %s', (language, message, told) => expect(said(language, message)).toMatch(told));

  it.each([
    ['de', 'übersteiger wie geht der und wann macht man den', 'geht das auch mim schwachen fuß', /Mit dem linken Fuß/],
    ['en', 'stepover how does it work and when do you do it', 'does that work with my weak foot too', /With your left foot/],
    ['en', 'how do i do a step over', 'and with my left foot', /With your left foot/],
  ] as const)('go on with the other foot: %s %s, %s', (language, move, foot, told) => expect(said(language, move, foot)).toMatch(told));

  it.each([
    ['de', 'was muss ein 6er können und was ist mit 8er', /Sechser.*Mittelfeldspieler/],
    ['en', 'what does a 6 need to be able to do and what about an 8', /The six.*midfielder/],
    ['de', 'was ist der unterschied zwischen sechser und zehner', /Sechser.*Zehner/],
    ['en', 'whats the difference between a winger and a striker', /winger.*striker/],
    ['de', 'was macht ein 6er', /Sechser/],
  ] as const)('are both places: %s %s', (language, message, told) => expect(said(language, message)).toMatch(told));
});
