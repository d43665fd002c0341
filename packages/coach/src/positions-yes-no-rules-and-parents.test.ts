import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';

afterEach(() => speakIn(() => 'en'));

const answerTo = (language: 'en' | 'de', talk: string): CoachAnswer => {
  speakIn(() => language);
  const turns = talk.split(' >> ');
  return askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts: examplePlayerFacts, seed: 1 });
};

describe('places on the pitch, rules with yes or no and hints of the review', () => {
  it.each([
    ['en', 'what does a left back even do', /^A full back/],
    ['en', 'whats the job of a centre back', /^A centre back/],
    ['en', 'what does a left back do >> and a winger?', /^A winger/],
    ['de', 'was macht eigentlich ein innenverteidiger', /^Ein Innenverteidiger/],
    ['de', 'darf man beim einwurf springen', /^Nein, springen darfst du nicht/],
    ['en', 'what is offside >> and from a throw in?', /^No: straight from a throw-in/],
    ['en', 'how many players a side in u10', /mostly seven/],
    ['en', 'it said my knee isnt bent enough whats that mean', /A soft knee/],
    ['en', 'it said my knee isnt bent enough whats that mean >> which leg', /the leg that you stand on/],
    ['en', 'the analysis said my standing foot is too far behind', /^The foot that stays on the ground/],
    ['en', 'trial tomorrow and my hands are shaking', /^Shaking hands/],
    ['en', 'trial tomorrow and my hands are shaking >> what if my first touch is rubbish', /next second/],
  ] as const)('%s: %s', (language, talk, expected) => expect(answerTo(language, talk).message).toMatch(expected));

  it.each([
    ['en', 'what size ball for a 9 year old', /striker/],
    ['en', 'got 8 mins before swimming what do i do', /midfielder/],
    ['en', 'how do i get faster than everyone is faster than me', /unfair/],
  ] as const)('is none of these in %s: %s', (language, talk, other) => expect(answerTo(language, talk).message).not.toMatch(other));

  it('tells who asks how to dive though the hip hurts to let it get well first, with no drill', () => {
    const answer = answerTo('en', 'how do i dive without my hip hurting like mad');
    expect(answer.message).toMatch(/^Do not dive on it today/);
    expect(answer.recommendedDrills).toEqual([]);
    expect(answer.isHurt).toBe(true);
  });
});

describe('own numbers and a close of the talk', () => {
  it.each([
    ['en', 'tokens?', /1,368 tokens/],
    ['en', 'quantos dias seguidos eu ja treinei', /\b2 days\b/],
    ['en', 'how far am i off levelling up', /XP/],
    ['en', 'which drill for my weak foot >> ok', /^(?:Good|All right)/],
  ] as const)('%s: %s', (language, talk, expected) => expect(answerTo(language, talk).message).toMatch(expected));
});

describe('parents who write in Spanish, French and Portuguese', () => {
  it.each([
    ['los compañeros se burlan de mi hijo', /child/],
    ['mi hijo llora cuando pierde, que hago', /your child/],
    ['comment motiver mon fils', /child/],
    ['je suis la maman de Tom, combien de minutes par jour il doit s’entraîner', /10–15/],
    ['meu filho nao joga, fica sempre no banco', /bench|child/],
  ] as const)('%s', (talk, expected) => {
    const answer = answerTo('en', talk);
    expect(answer.kind).toBe('advice');
    expect(answer.message).toMatch(expected);
  });

  it.each(['mi hijo tiene miedo, el entrenador lo toca en el vestuario', 'ma fille pleure, son entraineur la frappe', 'minha filha tem medo do treinador', 'mi hijo quiere morir'])('leaves to the rules: %s', (message) => expect(answerTo('en', message).kind).toBe('crisis'));
});
