import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

type Talk = [Language, ...string[]];
const reply = ([language, ...turns]: Talk) => talkWithCoach(language, turns);
const said = (talk: Talk): string => reply(talk).response;

describe('a move with the other foot', () => {
  it.each<[string, ...Talk]>([
    ['stand on your right foot', 'en', 'how do i do the cruyff turn', 'and with my left?'],
    ['left foot beside the ball, right sole', 'en', 'how do i do the drag back', 'and with my right foot?'],
    ['Steh mit dem rechten neben dem Ball', 'de', 'wie geht der cruyff turn', 'und mit links?'],
  ])('is told by its own feet: %s', (meaning, ...talk) => {
    expect(said(talk)).toContain(meaning);
    expect(said(talk)).not.toMatch(/\n1\./);
  });

  it('a drill of both feet keeps its steps', () => expect(said(['en', 'how do i do sole rolls', 'and with my left?'])).toContain('1. '));
});

describe('what goes wrong with a move', () => {
  it.each<Talk>([
    ['en', 'how do i do the cruyff turn', 'my foot always gets stuck on the ball when i drag it'],
    ['en', 'how do i do the cruyff turn', 'and with my left?', 'my foot always gets stuck on the ball when i drag it'],
    ['de', 'wie geht der cruyff turn', 'ich bleib immer am ball hängen'],
  ])('is told by that move: %s %s', (...talk) => expect(said(talk)).toMatch(/standing foot|Standfuß|Standbein/));

  it('who is stuck in class has no fault of a move', () => expect(said(['en', 'how do i do the cruyff turn', 'im stuck in class'])).not.toMatch(/standing foot/));
});

describe('when to use a move', () => {
  it.each<[RegExp, ...Talk]>([
    [/back the other way/, 'en', 'how do i do the cruyff turn', 'and with my left?', 'ok and when would i even use the cruyff in a match'],
    [/andere Richtung/, 'de', 'wie geht der cruyff turn', 'wann mach ich den im spiel'],
    [/past on the other side/, 'en', 'how do i do a step over', 'when do i use it in a game'],
    [/pull it back/, 'en', 'when do i use the drag back in a match'],
  ])('is told of that one: %s: %s %s', (meaning, ...talk) => expect(said(talk)).toMatch(meaning));
});

describe('what one day of a plan needs', () => {
  it('is what its drill needs, and no cones of the others', () => {
    const answer = said(['en', 'give me a plan for mon wed and sat', 'what do i need for the monday one']);
    expect(answer).toContain('One-Touch Wall Pass');
    expect(answer).not.toContain('cones');
  });

  it('of all days is asked without one', () => expect(said(['en', 'give me a plan for mon wed and sat', 'what do i need'])).toContain('cones'));
});
