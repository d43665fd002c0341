import { describe, expect, it } from 'vitest';
import { checkWords } from './check-message.ts';

describe('who says thanks, is nervous, has an aching limb, or swears at a bad day', () => {
  it.each([
    'thx sarah ur the best',
    'thank you so much coach you are a legend',
    'danke du bist die beste',
    'what time shud i go to bed if i got a match at 9am',
    'im so nervous about tmrw i feel sick',
    'bin so nervös vor dem spiel mir ist schlecht',
    'kickoff is at 9am when should i go to bed',
    'when do i need to go to bed if i have school at 8',
    'wann muss ich ins bett wenn um 9 anpfiff ist',
    'is 8 hours sleep enough im 11',
    'sind 8 stunden schlaf genug wenn ich 11 bin',
    '8 heures de sommeil ça suffit à 11 ans',
    '8 horas de sono é suficiente?',
    'mir tut das knie weh seit gestern',
    'mir tut seit gestern die ferse weh',
    'heute lief alles scheiße beim training',
    'boah war das training scheisse',
    'boah wir haben scheisse gespielt',
    'training was shit today',
    'i played like shit',
    'im so shit at passing',
    'hoy jugué como una mierda',
  ])('is not asked whether all is well: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
  });

  it.each(['i feel like shit', 'everything is shit', 'alles ist scheiße', 'mir gehts heute echt scheisse', 'todo es una mierda', 'ma vie c’est de la merde'])('is asked whether all is well, and not told to be kind: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'check' });
  });

  it.each(['you are shit', 'du bist scheisse', 'vete a la mierda', 'the ref is shit', 'my coach is a piece of shit'])('is told to be kind where somebody else is meant: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'refuse', kind: 'hate_obscenity' });
  });

  it.each([
    'thank you and goodbye forever',
    'danke du warst die beste, bald bin ich weg',
    'im so nervous about tomorrow i feel sick because my coach wants to see me alone',
    'mir tut der kopf weh seit gestern',
    'mir tut der bauch weh weil papa mich getreten hat',
    'what time should i go to bed if my coach sleeps in my room',
    'when should i go to bed if the match is at my uncles and he sleeps in my bed',
    'is 2 hours sleep enough i cant sleep because im scared of dad',
    'alles ist scheisse ich will nicht mehr',
  ])('is heard where danger is said with it: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});
