import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach, type CoachAnswer } from '../coach.ts';
import { ownFacts } from '../testing/own-sessions.ts';
import { checkWords } from './check-message.ts';

afterEach(() => speakIn(() => 'en'));

/** The answers to a turn and to the one after it that wishes for a drill. */
function toldAndThen(language: 'en' | 'de', message: string): readonly [CoachAnswer, CoachAnswer] {
  speakIn(() => language);
  const told = askCoach({ message, turns: [], facts: ownFacts, seed: 1 });
  const wish = language === 'de' ? 'gib mir eine übung' : 'give me a drill';
  return [told, askCoach({ message: wish, turns: [message], isHurt: told.isHurt ?? false, facts: ownFacts, seed: 2 })];
}

const HURT = [
  ['de', 'mein knie tut weh wenn ich treppen lauf'],
  ['de', 'mein knie tut weh wenn ich treppen laufe'],
  ['de', 'mein knie schmerzt wenn ich renne'],
  ['de', 'mein rücken tut weh wenn ich laufe'],
  ['de', 'meine hüfte tut weh wenn ich springe'],
  ['de', 'wenn ich renne tut mein knie weh'],
  ['de', 'wenn ich den ball schieße schmerzt mein oberschenkel'],
  ['de', 'beim treppensteigen tut mir das linke knie immer weh'],
  ['de', 'meine wade tut voll weh wenn ich sprinte was soll ich machen'],
  ['de', 'mein knöchel tut weh wenn ich mich drehe ist das schlimm'],
  ['de', 'ich hab schmerzen im knie wenn ich die treppe hochgehe'],
  ['de', 'hab rückenschmerzen beim schießen'],
  ['de', 'mein handgelenk tut weh wenn ich werfe'],
  ['de', 'mir tut die schulter weh wenn ich hechte'],
  ['de', 'meine knie tuhn weh wen ich springe und renne'],
  ['en', 'my hip hurts when i jump'],
  ['en', 'my knees hurt when im running and when i jump'],
  ['en', 'my back hurts when i squat'],
  ['en', 'my back hurts when i run'],
  ['en', 'my ankle hurts when i turn'],
  ['en', 'my left knee really hurts when i go up the stairs'],
  ['en', 'my foot hurts every time i kick the ball'],
  ['en', 'when i sprint my calf hurts so much'],
  ['en', 'my shoulder aches after training is that bad'],
  ['en', 'ive got pain in my heel when i walk what should i do'],
  ['en', 'my wrist hurts whenever i dive'],
  ['en', 'my lower back is sore after running'],
] as const;
const CRAMPS = [
  ['de', 'wadenkrampf wenn ich laufe was tun'],
  ['de', 'ich krieg immer einen wadenkrampf beim sprinten'],
  ['de', 'hab krämpfe in der wade nach dem training'],
  ['de', 'was tun bei wadenkrampf'],
  ['de', 'mein oberschenkel krampft wenn ich renne'],
  ['en', 'i get calf cramps when i run what to do'],
  ['en', 'cramp in my calf when i sprint'],
  ['en', 'my calf keeps cramping when i run'],
  ['en', 'i always get cramp in my foot after training'],
] as const;
const FOR_LONG = [
  ['en', 'heel hurts since 2 weeks'],
  ['en', 'my heel has been hurting for 3 weeks'],
  ['en', 'my knee hurts for a month now'],
  ['en', 'my back has hurt for over a week'],
  ['en', 'my ankle has been sore for 10 days when i run'],
  ['en', 'my knee hurts for weeks'],
  ['de', 'meine ferse tut seit 2 wochen weh'],
  ['de', 'mein knie tut seit drei wochen weh'],
  ['de', 'mein knie schmerzt seit über einer woche wenn ich laufe'],
  ['de', 'mir tut seit monaten die hüfte weh'],
  ['de', 'ferse tut weh seit 10 tagen'],
] as const;

describe('a limb that hurts', () => {
  it.each([...HURT, ...CRAMPS, ...FOR_LONG])('is answered as that, and no drill follows: %s: %s', (language, message) => {
    expect(checkWords(message)).toEqual({ action: 'allow' });
    const [told, then] = toldAndThen(language, message);
    expect(told).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true, recommendedDrills: [] });
    expect(told.message).toMatch(/adult|parent|Erwachsenen|Eltern/);
    expect(told.message).toMatch(/doctor|Arzt/);
    expect(told.message).not.toMatch(/misread|took your words|falsch gelesen/);
    expect(then).toMatchObject({ isHurt: true, recommendedDrills: [] });
  });

  it.each(FOR_LONG)('for a week and more is for a doctor first of all: %s: %s', (language, message) => {
    const [first] = toldAndThen(language, message)[0].message.split(/[.!:]/);
    expect(first).toMatch(/doctor|Arzt/);
  });

  it.each([
    ['en', 'my knee hurts since yesterday'],
    ['en', 'my knee hurts for 2 days'],
    ['de', 'mein knie tut seit gestern weh'],
    ['en', 'my knee hurt for 2 weeks but its better now'],
  ] as const)('for some days is for an adult first: %s: %s', (language, message) => {
    const [first] = toldAndThen(language, message)[0].message.split(/[.!]/);
    expect(first).not.toMatch(/doctor|Arzt/);
  });
});

describe('what is more than a limb that hurts', () => {
  const crisis = [
    'mein rücken tut weh wenn papa mich schlägt',
    'my back hurts when he hits me',
    'my head hurts when i run',
    'mein kopf tut weh wenn ich renne',
    'my chest hurts when i sprint',
    'meine brust tut weh wenn ich laufe',
    'my knee hurts when i run and i cant breathe',
    'mein knie tut weh und ich krieg keine luft wenn ich renne',
    'my leg hurts because i cut myself',
    'mein arm tut weh weil ich mich ritze',
    'my private parts hurt when i run',
    'my knee hurts and i want to die',
    'my back hurts when i run because mum pushed me down the stairs',
  ];
  it.each(crisis)('is stopped as before: %s', (text) => expect(checkWords(text).action).toBe('crisis'));

  it.each([
    'my knee hurts when my dad kicks it',
    'my arm hurts when i cut it',
    'mein knie tut weh wenn papa es drückt',
    'mein rücken tut weh wenn ich bei ihm bin',
    'my back hurts when i run away from dad',
    'my back hurts when i play with him',
    'my leg hurts when coach touches it',
    'mein bein tut weh wenn der trainer mich anfasst',
    'my bum hurts when i walk',
    'mein po tut weh wenn ich laufe',
    'my willy hurts when i run',
    'mein penis tut weh wenn ich renne',
    'unten tut es weh wenn ich laufe',
    'my arm hurts when dad turns it',
    'my wrist hurts when he squeezes it',
    'mein handgelenk tut weh wenn mama mich packt',
    'my shoulder hurts when my brother kicks me',
    'meine schulter tut weh weil ich gefallen bin als er mich geschubst hat',
  ])('is left to the rules and the second opinion: %s', (text) => expect(checkWords(text).action).not.toBe('allow'));
});
