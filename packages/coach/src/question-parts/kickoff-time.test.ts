import { describe, expect, it } from 'vitest';
import { answerToTalk } from '../testing/answers-in-talk.ts';
import { kickoffIn, nightBefore } from './kickoff-time.ts';

describe('the time of a match', () => {
  it.each([
    ['kick off is at 9 am', 9 * 60],
    ['spiel um 10 uhr', 600],
    ['anpfiff um halb zehn', 570],
    ['the match is at 9 30', 570],
    ['game at 3', 15 * 60],
    ['game at 3 pm', 15 * 60],
    ['match is at 12', 720],
    ['i am 9 years old and have a match', null],
    ['a match with 9 players', null],
    ['bed at 9', null],
  ])('%s: %s', (text, minutes) => {
    expect(kickoffIn(text)).toBe(minutes);
  });

  it.each([
    [9 * 60, 10, { up: 420, bed: 21 * 60, hours: 10 }],
    [9 * 60, 14, { up: 420, bed: 22 * 60, hours: 9 }],
    [15 * 60, null, { up: 450, bed: 21 * 60 + 30, hours: 10 }],
  ])('at %s for the age %s means to sleep from then', (kickoff, age, night) => {
    expect(nightBefore(kickoff, age)).toEqual(night);
  });

  it('is answered with the hour to go to bed', () => {
    expect(answerToTalk('spiel um 10 uhr wann schlafen gehen').message).toContain('9:30 PM');
    expect(answerToTalk('anpfiff um halb zehn wann soll ich schlafen').message).toContain('9:30 PM');
  });
});
