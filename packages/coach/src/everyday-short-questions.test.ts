import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { understand } from './intents/understand.ts';
import { kickoffIn, nightBefore } from './question-parts/kickoff-time.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

/** What a talk, one turn a line behind `>>`, is understood as. */
function understoodAs(talk: string) {
  const turns = talk.split(' >> ');
  return understand(turns.at(-1) ?? '', turns.slice(0, -1));
}
const answerTo = (talk: string, seed = 1) => {
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed });
};

describe('short questions of every day', () => {
  it.each([
    ['which drill gives the most xp', 'extraExperience'],
    ['trainer nimmt mich nie von anfang an', 'benched'],
    ['coach never starts me', 'benched'],
    ['my left foot is so weak >> how long til it gets good', 'howLongToGood'],
    ['i missed a penalty >> what do i do next time', 'penalty'],
    ['hab morgen mathe arbeit und training was zuerst', 'school'],
    ['que ejercicio da mas xp', 'extraExperience'],
    ['quel exercice donne le plus de points', 'extraExperience'],
    ['qual exercicio da mais xp', 'extraExperience'],
    ['im bored >> something with a friend', 'partnerDrills'],
    ['was mit meinem bruder', 'partnerDrills'],
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

describe('a turn of few words', () => {
  it.each([
    ['messi or ronaldo >> why not', 'whyNoOpinion'],
    ['wer ist besser messi oder ronaldo >> wieso', 'whyNoOpinion'],
    ['übersteiger wie >> und dann in welche richtung', 'moveDirection'],
    ['how do i do a stepover >> which way then', 'moveDirection'],
  ])('%s: %s', (talk, topic) => {
    expect(understoodAs(talk).topic?.topic).toBe(topic);
  });

  it.each([
    ['i want to get better at dribbling >> which drill for that', 'dribbling'],
    ['ich will besser passen >> welche übung dafür', 'passing'],
    ['my shots always go over >> which drill for that', 'shooting'],
  ])('%s: a drill of %s', (talk, skill) => {
    expect(understoodAs(talk)).toMatchObject({ intent: 'which_drill', skill });
  });

  it('who wants to dribble better wants to learn it, and does not ask whether they did', () => {
    expect(understoodAs('ich will besser dribbeln')).toMatchObject({ intent: 'improve_skill', skill: 'dribbling', topic: null });
    expect(answerTo('ich will besser dribbeln >> und mit links >> wie lang').message).toContain('5 minutes');
  });
});

describe('the days of a plan that are named', () => {
  const daysOf = (talk: string): string[] => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].filter((day) => answerTo(talk).message.includes(`• ${day}`) || answerTo(talk).message.includes(`(${day})`));
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

  it.each(['plan for mon to fri', 'make me a plan from monday until friday', 'plan von montag bis freitag', 'plan mo bis fr'])('%s: all from the first to the last', (talk) => {
    expect(daysOf(talk)).toEqual(weekdays);
  });

  it('what is after school is not taken by it', () => {
    expect(daysOf('plan for monday til thursday after school')).toEqual(weekdays.slice(0, 4));
  });

  it.each(['make me a plan sunday is free', 'plan für die woche sonntag ist frei', 'mach mir einen plan, sonntag frei'])('%s: every day but that', (talk) => {
    expect(understoodAs(talk).intent).toBe('plan_week');
    expect(daysOf(talk)).not.toContain('Sunday');
    expect(daysOf(talk).length).toBeGreaterThan(2);
  });
});

describe('the own numbers', () => {
  it.each(['how many drills did i do', 'wie viele minuten hab ich gestern gemacht', 'how many days did i practise this month'])('%s: the number and no drill', (talk) => {
    expect(answerTo(talk).recommendedDrills).toEqual([]);
  });

  it('of the last 30 days are set against those of the 30 before', () => {
    expect(understoodAs('did i do more than last month').ask).toEqual({ kind: 'months' });
    expect(understoodAs('hab ich mehr gemacht als letzten monat').ask).toEqual({ kind: 'months' });
    expect(answerTo('did i do more than last month').message).toMatch(/last 30 days.*30 (?:days )?before.*Progress/);
  });

  it('say when a skill was practised last, whichever drill that was', () => {
    expect(understoodAs('when did i last practise passing').ask).toEqual({ kind: 'lastOfSkill', skill: 'passing' });
    expect(answerTo('when did i last practise passing').message).not.toContain('Juggling');
  });

  it('of the week are judged with yes or no', () => {
    expect(understoodAs('hab ich diese woche schon genug gemacht').ask).toEqual({ kind: 'case', case: { of: 'enoughWeek' } });
    expect(answerTo('did i train enough this week').message).toMatch(/^(?:Yes|Not quite|A little more)/);
  });
});

it('a move that is told of is called by its name, where that is asked', () => {
  expect(answerTo('whats the move called where you play it through his legs').message).toContain('a nutmeg');
  expect(answerTo('how do i nutmeg someone').message).not.toContain('called');
});

it('a harder drill is named once', () => {
  const { message } = answerTo('too easy');
  expect(message.split('One-Touch Wall Pass').length - 1).toBe(1);
});
