import type { Language } from '@touchline/domain';
import { coachIntentLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import { describe, expect, it } from 'vitest';
import { saysAdultAgreed } from './safety/pain-over-and-adult-agreed.ts';
import { answerToTeen, lastAnswerInTalk, saidToTeen } from './testing/answers-in-talk.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';
import { wordsOf } from './text/recognise-words.ts';

const HURTS = { en: 'my knee hurts when i kick', de: 'mein knie tut weh beim schießen' } as const;

/** Whether an answer is glad and lets the player begin gently. */
const isGlad = (language: Language, response: string): boolean => speaking(language, () => [...coachIntentLines.injury.agreed, ...coachIntentLines.injury.over].some((line) => response.includes(line)));

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
    ['en', 'i am all better, the doctor said i can play again'],
    ['en', 'im fine again and my mum said yes'],
    ['en', 'its all good now doctor gave the ok'],
    ['en', 'my knee is fine again, it does not hurt anymore, and my dad said i can play'],
    ['de', 'mir gehts wieder gut, der arzt hat gesagt ich darf wieder spielen'],
    ['de', 'ich bin wieder fit und papa hat ja gesagt'],
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

describe('a player whose knee hurt and who says in two ways that it is well', () => {
  it.each<readonly [Language, string]>([
    ['en', 'my knee is fine again, it does not hurt anymore. which drill should i do'],
    ['en', 'my knee is ok now, it doesnt hurt any more. what should i practice'],
    ['en', 'it is better now, my knee does not hurt anymore'],
    ['en', 'my knee is fine again and does not hurt anymore'],
    ['de', 'mein knie ist wieder gut, es tut nicht mehr weh. welche übung soll ich machen'],
    ['de', 'das knie ist wieder ok und tut nicht mehr weh'],
  ])('is not told to stop, and an adult says when, %s: %s', (language, message) => {
    const { response } = talkWithCoach(language, [HURTS[language], message]);
    expect(response).toMatch(/adult|parents|Erwachsene|Eltern/);
    expect(response).not.toMatch(/Ouch|Stop now|Autsch|Hör jetzt auf/);
  });

  it.each(['my knee is fine again, it does not hurt anymore. but my head hurts', 'my knee is fine, my ankle hurts now. which drill should i do', 'i am fine, my knee hurts'])('and where something else hurts, is told to rest: %s', (message) => {
    const { response, structured } = talkWithCoach('en', [HURTS.en, message]);
    expect(response).toMatch(/adult|doctor|parents/);
    expect(structured.recommended_drills).toEqual([]);
  });
});

it.each<readonly [Language, string, string]>([
  ['en', 'i cant breathe', 'i am fine now'],
  ['en', 'i hit my head and feel dizzy', 'im all better, it doesnt hurt anymore'],
  ['en', 'my chest hurts', 'i feel good again'],
  ['de', 'ich krieg keine luft', 'mir gehts wieder gut'],
  ['de', 'bin auf den kopf gefallen', 'ich bin wieder fit'],
])('the head, the chest and the breath are not over by a word of one’s own, %s: %s >> %s', (language, before, message) => {
  const { response, structured, hurt } = talkWithCoach(language, [before, message]);
  expect(response).toMatch(/adult|doctor|parents|Erwachsene|Arzt|Eltern/);
  expect([structured.recommended_drills, hurt]).toEqual([[], true]);
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

describe('who says that an adult agreed, behind a limb that is well again', () => {
  it.each(['they said yes', 'my mum said yes', 'my dad said i can play', 'the doctor said yes', 'they said its ok', 'mum says its fine', 'sie haben ja gesagt', 'mama sagt ja', 'der arzt hat ja gesagt', 'papa hat gesagt ich darf', 'mi madre dijo que si', 'ma mere a dit oui'])('begins gently: %s', (message) => {
    for (const before of ['my knee is ok again', 'my knee hurts >> my knee is ok again', 'mein knie tut weh >> mein knie ist wieder gut', 'my knee is ok again >> can i play']) {
      const { kind, message: said, isHurt, recommendedDrills } = lastAnswerInTalk(`${before} >> ${message}`);
      expect(kind).toBe('advice');
      expect(said).toMatch(/gently|slowly|easy/i);
      expect(said).not.toMatch(/link|press yes|show it to an adult today/i);
      expect(isHurt).not.toBe(true);
      expect(recommendedDrills).toEqual(['toe_taps']);
    }
  });

  it.each(['they said no', 'the doctor said not yet', 'mama sagt nein', 'der arzt hat gesagt noch nicht'])('and does not where none did: %s', (message) => {
    const { recommendedDrills } = lastAnswerInTalk(`my knee hurts >> my knee is ok again >> ${message}`);
    expect(saysAdultAgreed(wordsOf(message), true)).toBe(false);
    expect(recommendedDrills).toEqual([]);
  });
});

describe('a limb that is well again', () => {
  it.each(['my knee is ok again what shud i do', 'my ankle is better now', 'mein knie ist wieder gut was soll ich machen'])('%s: nothing of the head or the breath, and an adult says when', (question) => {
    for (const isHurt of [true, false]) {
      const { message, recommendedDrills } = answerToTeen(question, { isHurt });
      expect(message).not.toMatch(/head|chest|breath|Ouch/);
      expect(message).toMatch(/adult|parents/);
      expect(message).toMatch(/swell/);
      expect(recommendedDrills).toEqual([]);
    }
    expect(answerToTeen(question, { isHurt: true })).toMatchObject({ isHurt: true, mayBeKept: false });
  });

  it('is not said of the head or the chest', () => {
    expect(saidToTeen('my head is ok again', { isHurt: true })).toMatch(/doctor/);
    expect(saidToTeen('my chest is better now', { isHurt: true })).toMatch(/doctor/);
  });
});
