import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { kickoffIn, nightBefore } from './question-parts/kickoff-time.ts';
import { ownFacts } from './testing/own-sessions.ts';

/** What a talk, one turn a line behind `>>`, is understood as. */
function understoodAs(talk: string) {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1));
}
const answerTo = (talk: string, seed = 1) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: ownFacts, seed });
};

describe('short questions of every day', () => {
  it.each([
    ['how do i hit it with my laces without the ball flying high', 'shotTooHigh'],
    ['instep shot without it going up', 'shotTooHigh'],
    ['spann ohne dass der ball hoch fliegt', 'shotTooHigh'],
    ['wie schieß ich mit vollspann flach', 'shotTooHigh'],
    ['tore schießen üben', 'scoreMore'],
    ['ich will toreschießen üben', 'scoreMore'],
    ['i wanna practise scoring goals', 'scoreMore'],
    ['spiel um 10 uhr wann schlafen gehen', 'bedtimeForKickoff'],
    ['we play at 9.30 am on sunday game when do i sleep', 'bedtimeForKickoff'],
    ['whats up', 'howAreYou'],
    ['was geht', 'howAreYou'],
    ['na was geht ab', 'howAreYou'],
    ['was mach ich wenn ich müde bin', 'tiredToday'],
    ['what do i do when im tired', 'tiredToday'],
    ['mathe helfen', 'homework'],
    ['kannst du mir bei mathe helfen', 'homework'],
    ['can you do my homework', 'homework'],
    ['how do i save pens', 'keeperPenalty'],
    ['was mach ich als torwart beim elfmeter', 'keeperPenalty'],
    ['im in goal and i hate high balls', 'keeperHighBall'],
    ['welche position passt zu mir bin klein und schnell', 'positionByBuild'],
    ['was bringt mir der linke fuß überhaupt', 'whyWeakFoot'],
    ['was soll ich vor dem training essen hab nur 30 min', 'eatWithLittleTime'],
    ['ich schlaf immer so spät ein wegen zocken', 'screensAtNight'],
    ['what number should a left winger wear', 'shirtNumber'],
    ['wie krieg ich den ball hin beim kontrollieren wenn er von oben kommt', 'highBall'],
    ['coach subs me every game', 'subbedOff'],
    ['cup final tmrw any tips', 'nightBefore'],
    ['hab nur 10 quadratmeter platz was geht da', 'smallSpace'],
    ['was war mein bester tag', 'bestDay'],
  ])('%s: %s', (text, topic) => {
    expect(understoodAs(text).topic?.topic).toBe(topic);
  });

  it.each([
    ['ball annahme flach üben', 'shotTooHigh'],
    ['should i do homework before training', 'homework'],
    ['erst hausaufgaben oder erst training', 'homework'],
    ['how do i score a penalty', 'keeperPenalty'],
    ['why is my left foot so bad', 'whyWeakFoot'],
    ['i am always tired', 'tiredToday'],
    ['my best match day', 'bestDay'],
    ['what number is my record', 'shirtNumber'],
    ['what position does the keeper stand in', 'positionByBuild'],
  ])('%s is not %s', (text, topic) => {
    expect(understoodAs(text).topic?.topic).not.toBe(topic);
  });

  it('that tell of fear of a day that is named are of nerves', () => {
    expect(understoodAs('hab voll schiss vor samstag')).toMatchObject({ intent: 'nerves', topic: null });
  });

  it('who is tired is offered Recovery and nothing harder', () => {
    expect(answerTo('what do i do when im tired').recommendedDrills).toEqual(['recovery']);
  });
});

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
    expect(answerTo('spiel um 10 uhr wann schlafen gehen').message).toContain('9:30 PM');
    expect(answerTo('anpfiff um halb zehn wann soll ich schlafen').message).toContain('9:30 PM');
  });
});
