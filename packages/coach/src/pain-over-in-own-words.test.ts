import type { Language } from '@touchline/domain';
import { coachLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const HURTS = { en: 'my knee hurts when i kick', de: 'mein knie tut weh beim schießen' } as const;

/** Whether an answer is glad and lets the player begin gently. */
const isGlad = (language: Language, response: string): boolean => speaking(language, () => [...coachLines.injury.agreed, ...coachLines.injury.over].some((line) => response.includes(line)));

describe('a player whose knee hurt and who says that it is well and that an adult said yes', () => {
  it.each<readonly [Language, string]>([
    ['en', 'my knee is ok now mum said i can play'],
    ['en', 'it doesnt hurt anymore and mum said i can play'],
    ['en', "my ankle doesn't hurt anymore, my mum said i can play"],
    ['en', 'my knee is fine and my mum said yes'],
    ['en', 'mum said yes and my knee is fine now'],
    ['en', 'my mum said i can play, it doesnt hurt any more'],
    ['en', 'mum says i can play again'],
    ['en', 'its much better and my dad said yes'],
    ['en', 'my knee feels good again and the doctor said yes'],
    ['de', 'tut nicht mehr weh und mama hat ja gesagt'],
    ['de', 'mein knie ist wieder ok, papa sagt ich darf spielen'],
    ['de', 'es tut nicht mehr weh und der arzt hat ja gesagt'],
    ['de', 'mama hat ja gesagt und das knie ist wieder gut'],
    ['de', 'meinem knie gehts wieder gut und papa hat es erlaubt'],
    ['de', 'knie ist wieder fit, mama sagt ja'],
    ['de', 'knie is wieder gut und mama sagt ich darf'],
    ['de', 'mir tut nichts mehr weh, papa hat ja gesagt'],
    ['de', 'das knie ist nicht mehr dick und tut nicht mehr weh, mama hat ja gesagt'],
  ])('begins gently and gets drills again, %s: %s', (language, message) => {
    const answer = talkWithCoach(language, [HURTS[language], message]);
    expect([isGlad(language, answer.response), answer.hurt, answer.safety]).toEqual([true, false, null]);
    const next = talkWithCoach(language, [HURTS[language], message, language === 'en' ? 'give me a drill for shooting' : 'gib mir eine übung fürs schießen']);
    expect(next.structured.recommended_drills).not.toEqual([]);
  });
});

describe('a player whose knee hurt', () => {
  it.each([
    'my head doesnt hurt anymore and mum said i can play',
    'my knee still hurts but mum said i can play',
    'my knee is fine but my ankle hurts and mum said yes',
    'if my knee is fine mum says i can play',
    'my knee hurts a bit when i run but mum said i can play',
    'it doesnt hurt when he touches it and mum said yes',
    'mum hasnt said yes but my knee is ok when i walk',
  ])('is not sent to play by: %s', (message) => {
    const answer = talkWithCoach('en', [HURTS.en, message]);
    expect([isGlad('en', answer.response), answer.structured.recommended_drills]).toEqual([false, []]);
  });

  it.each([
    'my knee still hurts but mum said i can play',
    'my knee hurts a bit when i run but mum said i can play',
  ])('who is told to stop gets no drill afterwards: %s', (message) => {
    expect(talkWithCoach('en', [HURTS.en, message, 'give me a drill for shooting']).structured.recommended_drills).toEqual([]);
  });

  it.each([
    ['whats my best at juggling', /68/],
    ['what is offside', /defender/],
    ['tell me a joke', /\w/],
  ])('is answered on numbers and rules all the same: %s', (message, said) => {
    const answer = talkWithCoach('en', [HURTS.en, message]);
    expect(answer.response).toMatch(said);
    expect(answer.structured.recommended_drills).toEqual([]);
  });
});
