import type { Language } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { asksToGoOn } from './safety/asks-to-go-on.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { wordsOf } from './text/recognise-words.ts';

const PAIN = { en: 'my knee hurts when i run', de: 'mein knie tut weh beim rennen' } as const;
const HEAD = { en: 'i did headers and now my head hurts', de: 'hab kopfball geübt jetz tut mein kopf weh' } as const;
const HOW_MANY = /So viele ihr wollt|As many as you like|Wechselt euch ab/;
const NOT_NOW = /jetzt nicht|no playing now|spiel noch nicht|do not play yet|Jetzt nicht|Not now/;

const ASKS: readonly (readonly [Language, string])[] = [
  ['de', 'kann ich weitermachen'],
  ['de', 'kann ich weitermachn'],
  ['de', 'kann ich weiterspielen'],
  ['de', 'nur bisschen. kann ich weitermachn'],
  ['de', 'darf ich trotzdem weiter'],
  ['de', 'is es ok wenn ich weitermache'],
  ['de', 'soll ich aufhören'],
  ['en', 'can i carry on'],
  ['en', 'can i keep going'],
  ['en', 'shall i go on'],
  ['en', 'is it ok if i continue'],
  ['en', 'only a bit. can i cary on'],
  ['en', 'should i stop'],
];

describe('whether to go on', () => {
  it.each(ASKS)('is a clear no behind a pain (%s): %s', (language, message) => {
    const { response, hurt } = talkWithCoach(language, [PAIN[language], message]);
    expect(speaking(language, () => coachIntentLines.injury.goOn.some((line) => response.includes(line)))).toBe(true);
    expect(hurt).toBe(true);
  });

  it.each(ASKS)('is a no behind a head that hurts (%s): %s', (language, message) => {
    const { response, hurt, safety } = talkWithCoach(language, [HEAD[language], message]);
    expect(response).toMatch(NOT_NOW);
    expect(response).not.toMatch(HOW_MANY);
    expect([hurt, safety]).toEqual([true, 'body']);
  });

  it.each<readonly [Language, string]>([
    ['de', 'ich bin aba nich verletzt'],
    ['de', 'mir tut nix weh'],
    ['en', 'nuthing herts'],
    ['en', 'im not hurt'],
  ])('stays a no behind a head where nothing hurts by now (%s): %s', (language, message) => {
    const turns = language === 'de' ? [HEAD.de, 'kann ich weitermachen', 'tut nur bisschen weh', message] : [HEAD.en, 'can i go on', message];
    const { response, hurt, safety } = talkWithCoach(language, turns);
    expect(response).toMatch(NOT_NOW);
    expect([hurt, safety]).toEqual([true, 'body']);
  });

  it.each<readonly [Language, string, string]>([
    ['de', 'hallo sarah', 'kann ich weitermachen'],
    ['en', 'hi sarah', 'can i carry on'],
    ['en', 'wot dril can i do', 'can i keep going'],
  ])('is of today where nothing hurts (%s)', (language, before, message) => {
    const { response, hurt } = talkWithCoach(language, [before, message]);
    expect(response).not.toMatch(HOW_MANY);
    expect(response).toMatch(/5 (?:minutes|Minuten)/);
    expect(hurt ?? false).toBe(false);
  });

  it.each<readonly [Language, string, string]>([
    ['en', 'my coach touched me', 'can i carry on'],
    ['de', 'ich will nicht mehr leben', 'soll ich weitermachen'],
  ])('is no question of practice behind a crisis (%s): %s', (language, before, message) => {
    const { safety, response } = talkWithCoach(language, [before, message]);
    expect(safety).toBe('crisis');
    expect(response).not.toMatch(/5 (?:minutes|Minuten)/);
  });

  it.each(['can i go on holiday', 'can i continue my streak', 'kann ich mit dem pack weitermachen', 'can i carry the ball', 'was kann ich weiter machen'])('is no other question: %s', (message) => {
    expect(asksToGoOn(wordsOf(message))).toBe(false);
  });
});

describe('what is no pain', () => {
  it.each<readonly [Language, string]>([
    ['en', 'but i am alown'],
    ['en', 'but im alone in the garden'],
    ['en', 'socks'],
    ['en', 'wot can i do with a sock'],
    ['en', 'nuthing herts'],
    ['de', 'mir tut nix weh'],
    ['de', 'darf ich weiter'],
  ])('hurts nobody (%s): %s', (language, message) => {
    expect(talkWithCoach(language, [message]).hurt ?? false).toBe(false);
    expect(talkWithCoach(language, [language === 'de' ? 'welche übung soll ich machen' : 'which drill can i do', message]).hurt ?? false).toBe(false);
  });

  it.each<readonly [Language, string]>([
    ['en', 'my sock gave me a blister'],
    ['en', 'i have a blister'],
    ['de', 'ich hab eine blase am fuß'],
    ['en', 'my leg herts'],
    ['en', 'it herts when i run'],
  ])('leaves a pain that is told one (%s): %s', (language, message) => {
    expect(talkWithCoach(language, [message]).hurt).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ['en', 'nuthing herts'],
    ['de', 'mir tut nix weh'],
    ['de', 'ich bin nich verletzt'],
  ])('lifts a pain of a limb where nothing hurts any more (%s): %s', (language, message) => {
    expect(talkWithCoach(language, [PAIN[language], message]).hurt).toBe(false);
  });
});
