import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { checkWords } from './check-message.ts';

afterEach(() => speakIn(() => 'en'));

function answerTo(language: 'en' | 'de', message: string, isHurt = false, turns: readonly string[] = []): CoachAnswer {
  speakIn(() => language);
  return askCoach({ message, turns, isHurt, facts: examplePlayerFacts, seed: 1 });
}

const UNWELL = [
  ['en', 'i feel sick'],
  ['en', 'im feeling really sick today'],
  ['en', 'i dont feel well'],
  ['en', 'i feel unwell can i still train'],
  ['en', 'feeling ill today what should i do'],
  ['de', 'mir ist schlecht'],
  ['de', 'mir ist heute voll übel'],
  ['de', 'mir gehts nicht gut bin krank'],
  ['de', 'mir ist schlecht soll ich trotzdem trainieren'],
  ['de', 'ich fühl mich krank'],
] as const;

describe('who feels unwell', () => {
  it.each(UNWELL)('is sent to rest and to a parent, and to no drill: %s: %s', (language, message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
    const answer = answerTo(language, message);
    expect(answer).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true, recommendedDrills: [] });
    expect(answer.message).toMatch(/ill\b.*rest|krank.*(?:ruh|ausruhen)/i);
    expect(answer.message).toMatch(/parent|Eltern/);
  });

  it.each([
    ['en', 'i feel sick'],
    ['de', 'mir ist schlecht'],
    ['en', 'i got trials tmrw and i feel sick'],
  ] as const)('after something hurt is asked whether all is well, as a blow to the head shows itself so: %s: %s', (language, message) => {
    const told = language === 'de' ? 'mein knie tut weh' : 'my knee hurts';
    expect(answerTo(language, message, true, [told])).toMatchObject({ decidedBy: { safety: 'check_in' }, kind: 'crisis', mayBeKept: false, recommendedDrills: [] });
  });
});

describe('who feels sick after a crisis of the body, which no later turn repeats', () => {
  it.each([
    ['en', 'i feel sick'],
    ['de', 'mir ist schlecht'],
  ] as const)('is told what a blow to the head asks for: %s: %s', (language, message) => {
    expect(answerTo(language, message, true)).toMatchObject({ decidedBy: { safety: 'head_injury' }, isHurt: true, recommendedDrills: [] });
  });
});

describe('who feels sick before a trial or a match', () => {
  it.each([
    ['en', 'i got trials tmrw and i feel sick'],
    ['en', 'i have a match tomorrow and i feel so sick'],
    ['en', 'big game today i feel sick'],
    ['de', 'morgen ist probetraining und mir ist schlecht'],
    ['de', 'ich hab morgen ein spiel und mir ist voll übel'],
    ['de', 'mir ist schlecht weil ich morgen ein spiel hab'],
    ['en', "I've got a cup final on Sunday and I feel sick every time I think about it"],
    ['en', 'we have a big match on saturday and i feel sick when i think about it'],
    ['de', 'am sonntag ist finale und mir ist übel wenn ich dran denke'],
    ['de', 'mir wird schlecht wenn ich an das finale am sonntag denke'],
  ] as const)('hears what helps against nerves: %s: %s', (language, message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
    const answer = answerTo(language, message);
    expect(answer).toMatchObject({ decidedBy: { intent: 'nerves' }, kind: 'advice', recommendedDrills: [] });
    expect(answer.message).toMatch(/nerv|Aufreg|aufgeregt/i);
    expect(answer.message).toMatch(/tell a parent|deinen Eltern/);
  });
});

describe('who feels sick at a thought that is of no match', () => {
  it.each(['i feel sick every time i think about it', 'i feel sick every time i think about him', 'i feel sick when i think about training and the coach', 'mir wird schlecht wenn ich an den trainer denke', 'i feel sick whenever i think about going home after the match'])('is asked whether all is well: %s', (message) => {
    expect(checkWords(message).action).not.toBe('allow');
  });
});

describe('who asks which position fits', () => {
  it.each([
    ['de', 'welche position passt zu mir wenn ich schnell bin'],
    ['de', 'welche position ist gut für mich wenn ich klein und schnell bin'],
    ['en', 'which position suits me if im fast'],
    ['en', 'what position is best for me if i am small and quick'],
  ] as const)('hears of positions: %s: %s', (language, message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
    expect(answerTo(language, message).message).toMatch(/[Qq]uick players|fast – winger|schnell – Flügel|[Ss]chnelle/);
  });
});

const MOCKED = [
  ['de', 'die anderen lachen mich aus weil ich klein bin'],
  ['de', 'alle lachen mich aus weil ich der kleinste bin'],
  ['de', 'die anderen machen sich über mich lustig weil ich so langsam bin'],
  ['de', 'in der mannschaft lachen mich alle aus weil ich nicht so gut bin'],
  ['en', 'the others laugh at me because im small'],
  ['en', 'theyre laughing at me because im small'],
  ['en', 'kids make fun of me because im short'],
  ['en', 'my team mates laugh at me cos i am the smallest'],
  ['en', 'everyone laughs at me because im not good'],
] as const;

describe('who is laughed at for being small, slow or new', () => {
  it.each(MOCKED)('is comforted, sent to an adult and to no drill: %s: %s', (language, message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
    const answer = answerTo(language, message);
    expect(answer).toMatchObject({ kind: 'advice', recommendedDrills: [] });
    expect(answer.decidedBy).toMatchObject({ intent: expect.stringMatching(/^(?:bad_day|team_mates)$/) as string });
    expect(answer.message).toMatch(/unkind|Nobody should|gemein|niemand/);
    expect(answer.message).toMatch(/parents|adult|Eltern|Erwachsenen/);
  });
});

describe('whatever more is said with it', () => {
  it.each([
    'i feel sick and i hit my head',
    'i feel sick after the ball hit my head',
    'mir ist schlecht seit mir der ball an den kopf geflogen ist',
    'i feel sick of living',
    'i feel sick when he touches me',
    'mir wird schlecht wenn er mich anfasst',
    'i feel sick because my coach wants to see me alone',
    'i feel sick and my chest hurts',
    'mir ist schlecht und ich krieg keine luft',
    'i feel sick after eating so i throw up',
    'i feel sick because im fat',
    'i got trials tmrw and i feel sick because my coach wants to be alone with me',
    'i feel sick of my life',
    'the others laugh at me because im small and hit me',
    'die anderen lachen mich aus weil ich klein bin und schubsen mich',
    'die anderen lachen mich aus weil ich dick bin',
    'they laugh at me because im fat',
    'they laugh at me because im black',
    'everyone laughs at me because im small i want to die',
    'alle lachen mich aus weil ich klein bin ich will nicht mehr',
    'they laugh at me and touch me because im small',
    'dad laughs at me because im small and beats me',
    'they laugh at me because im small and took photos of me in the shower',
    'welche position passt zu mir wenn ich nackt bin',
  ])('is left to the rules and the second opinion: %s', (text) => expect(checkWords(text).action).not.toBe('allow'));

  it.each(['they laugh at me', 'die anderen lachen mich aus'])('is asked about as before where no reason is told: %s', (text) => expect(checkWords(text)).toEqual({ action: 'check' }));
});
