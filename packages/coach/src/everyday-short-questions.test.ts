import { describe, expect, it } from 'vitest';
import { answerToTalk, understoodInTalk } from './testing/answers-in-talk.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

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
    expect(understoodInTalk(text).topic?.topic).toBe(topic);
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
    expect(understoodInTalk(text).topic?.topic).not.toBe(topic);
  });

  it('that tell of fear of a day that is named are of nerves', () => {
    expect(understoodInTalk('hab voll schiss vor samstag')).toMatchObject({ intent: 'nerves', topic: null });
  });

  it('who is tired is offered Recovery and nothing harder', () => {
    expect(answerToTalk('what do i do when im tired').recommendedDrills).toEqual(['recovery']);
  });

  it('counts the cards there are', () => {
    expect(answerToTalk('wie viele karten gibt es').message).toMatch(/53/);
  });

  it('tells how hard a drill is that was offered, and how many of it', () => {
    expect(understoodInTalk('give me a drill >> is it hard').ask).toMatchObject({ kind: 'howHard' });
    expect(understoodInTalk('gib mir eine übung >> ist die schwer').ask).toMatchObject({ kind: 'howHard' });
  });
});

describe('a turn of few words', () => {
  it.each([
    ['messi or ronaldo >> why not', 'whyNoOpinion'],
    ['wer ist besser messi oder ronaldo >> wieso', 'whyNoOpinion'],
    ['übersteiger wie >> und dann in welche richtung', 'moveDirection'],
    ['how do i do a stepover >> which way then', 'moveDirection'],
  ])('%s: %s', (talk, topic) => {
    expect(understoodInTalk(talk).topic?.topic).toBe(topic);
  });

  it.each([
    ['i want to get better at dribbling >> which drill for that', 'dribbling'],
    ['ich will besser passen >> welche übung dafür', 'passing'],
    ['my shots always go over >> which drill for that', 'shooting'],
  ])('%s: a drill of %s', (talk, skill) => {
    expect(understoodInTalk(talk)).toMatchObject({ intent: 'which_drill', skill });
  });

  it('who wants to dribble better wants to learn it, and does not ask whether they did', () => {
    expect(understoodInTalk('ich will besser dribbeln')).toMatchObject({ intent: 'improve_skill', skill: 'dribbling', topic: null });
    expect(answerToTalk('ich will besser dribbeln >> und mit links >> wie lang').message).toContain('5 minutes');
  });
});

it('a move that is told of is called by its name, where that is asked', () => {
  expect(answerToTalk('whats the move called where you play it through his legs').message).toContain('a nutmeg');
  expect(answerToTalk('how do i nutmeg someone').message).not.toContain('called');
});

it('a harder drill is named once', () => {
  const { message } = answerToTalk('too easy');
  expect(message.split('One-Touch Wall Pass').length - 1).toBe(1);
});

describe('what few words tell', () => {
  it.each([
    ['de', ['ich will schneller werden'], /sprint/i],
    ['de', ['ich will schneller werden', 'hab keine leiter'], /Kreide|Klebeband/],
    ['en', ['what should i practise', 'i said left back not striker'], /defender|back line/i],
    ['en', ['how do i get better at dribbling', 'but the defenders are always faster'], /shoulder|feint|pace/],
    ['de', ['mir gehts gut danke'], /freut mich|Schön/],
  ] as const)('is answered as its question (%s: %j)', (language, turns, said) => {
    expect(talkWithCoach(language, turns).response).toMatch(said);
  });
});
