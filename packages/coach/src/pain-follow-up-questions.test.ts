import { coachLines } from '@touchline/messages/coach-lines';
import { speaking } from '@touchline/messages/language';
import type { Language } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { replyTo } from './coach-reply.ts';
import { examplePlayerFacts } from './testing/example-player-facts.ts';
import { talkWithCoach } from './testing/talk-with-coach.ts';

const talk = (language: Language, ...turns: readonly string[]) => talkWithCoach(language, turns);
const lines = (language: Language, of: (all: typeof coachLines) => readonly string[]): readonly string[] => speaking(language, () => of(coachLines));
const HURT = { en: 'my knee hurts', de: 'Mein Knie tut weh.' } as const;
const HURT_CHILD = { en: 'my daughter hurt her ankle', de: 'Meine Tochter hat ein dickes Knie.' } as const;
const NUMBERS = /Bestwert|zuletzt|von 39|3-mal|best|last time|of 39/;

describe('behind a pain, a drill that is named', () => {
  it.each([
    ['de', 'Kann ich heute trotzdem Sohlentipper machen?'],
    ['de', 'Darf ich Wandpässe machen?'],
    ['de', 'Und Jonglieren?'],
    ['de', 'oder wenigstens Sohlentipper'],
    ['de', 'Was ist mit Dribbeln?'],
    ['en', 'can i still do toe taps today?'],
    ['en', 'and juggling?'],
    ['en', 'what about wall passes'],
    ['en', 'or just toe taps'],
  ] as const)('is answered with rest, and with none of its numbers: %s %s', (language, message) => {
    const { response, structured, hurt } = talk(language, HURT[language], message);
    expect(structured.recommended_drills).toEqual([]);
    expect(hurt).toBe(true);
    expect(lines(language, ({ injury }) => injury.still)).toContain(response);
    expect(response).not.toMatch(NUMBERS);
  });

  it.each([
    ['de', 'Und Passen im Sitzen?'],
    ['de', 'Und mit dem anderen Fuß jonglieren?'],
    ['en', 'and passing sitting down?'],
    ['en', 'can i juggle on a chair'],
  ] as const)('is not spared either: %s %s', (language, message) => {
    const { response, structured } = talk(language, HURT[language], message);
    expect(structured.recommended_drills).toEqual([]);
    expect(lines(language, ({ askedOfPain }) => askedOfPain.sparing)).toContain(response);
  });

  it.each([
    ['de', 'Was ist mein Bestwert bei Sohlentipper?', /60/],
    ['de', 'Wie viele Token habe ich?', /1\.368/],
    ['en', 'what is my best in toe taps', /60/],
    ['en', 'and my record in toe taps?', /60/],
    ['en', 'how many tokens do i have', /1,368/],
  ] as const)('is told in numbers where these are asked for: %s %s', (language, message, number) => {
    const { response, structured } = talk(language, HURT[language], message);
    expect(response).toMatch(number);
    expect(structured.recommended_drills).toEqual([]);
  });
});

describe('what is asked of a pain', () => {
  it.each([
    ['de', 'doctor', 'Muss ich zum Arzt?'],
    ['de', 'doctor', 'Soll ich damit zum Arzt gehen?'],
    ['de', 'cooling', 'Wie lange soll ich kühlen?'],
    ['de', 'cooling', 'Soll ich Eis drauf machen?'],
    ['de', 'streak', 'Verliere ich jetzt meine Serie?'],
    ['de', 'streak', 'Was passiert mit meiner Serie?'],
    ['en', 'doctor', 'should i see a doctor?'],
    ['en', 'doctor', 'do i need to go to the doctor'],
    ['en', 'cooling', 'how long should i ice it?'],
    ['en', 'cooling', 'should i put ice on it'],
    ['en', 'streak', 'do i lose my streak now?'],
    ['en', 'streak', 'will my streak be gone'],
  ] as const)('has its own answer: %s %s: %s', (language, of, message) => {
    const { response, structured, hurt, kind } = talk(language, HURT[language], message);
    expect([kind, hurt, structured.recommended_drills]).toEqual(['advice', true, []]);
    expect(lines(language, ({ askedOfPain }) => askedOfPain[of])).toContain(response);
  });

  it.each([
    ['de', 'doctor', 'Muss sie zum Arzt?'],
    ['de', 'cooling', 'Wie lange soll ich kühlen?'],
    ['de', 'streak', 'Verliert sie jetzt ihre Serie?'],
    ['en', 'doctor', 'should she see a doctor'],
    ['en', 'streak', 'does she lose her streak?'],
  ] as const)('and a parent has it too, of the child: %s %s: %s', (language, of, message) => {
    expect(lines(language, ({ askedOfPain }) => askedOfPain[of])).toContain(talk(language, HURT_CHILD[language], message).response);
  });

  it('has one each, however many are asked one after the other', () => {
    const asked = ['Muss sie zum Arzt?', 'Was kann sie solange machen?', 'Verliert sie jetzt ihre Serie?', 'Wie lange soll ich kühlen?', 'Kann sie heute Sohlentipper machen?'];
    const answers = asked.map((_, at) => talk('de', HURT_CHILD.de, ...asked.slice(0, at + 1)).response);
    expect(new Set(answers).size).toBe(asked.length);
    expect(lines('de', ({ injury }) => injury.restOfChild)).toContain(answers.at(-1));
    expect(lines('de', ({ injury }) => injury.meanwhileOfChild)).toContain(answers[1]);
  });

  it.each([
    ['en', 'can i have ice cream'],
    ['en', 'my dad is a doctor'],
    ['en', 'what is a streak'],
  ] as const)('is not made of %s: %s', (language, message) => {
    const { response } = talk(language, HURT[language], message);
    expect(lines(language, ({ askedOfPain }) => Object.values(askedOfPain).flat())).not.toContain(response);
  });

  it.each([
    ['en', 'should i see a doctor'],
    ['en', 'and toe taps?'],
    ['de', 'Verliere ich meine Serie?'],
  ] as const)('is of no pain where none was told: %s %s', (language, message) => {
    expect(lines(language, ({ askedOfPain, injury }) => [...Object.values(askedOfPain).flat(), ...injury.still])).not.toContain(talk(language, message).response);
  });

  it('leaves the head to the answers of safety', () => {
    for (const message of ['should i see a doctor', 'how long should i ice it']) {
      const { kind, response } = replyTo({ message, chatHistory: [], hurt: true, safetyBefore: 'body' }, examplePlayerFacts, 'player');
      expect([kind, lines('en', ({ askedOfPain }) => Object.values(askedOfPain).flat()).includes(response)]).toEqual(['crisis', false]);
    }
  });
});

describe('a parent who tells of a limb that hurts', () => {
  it.each([
    ['de', 'Meine Tochter hat ein dickes Knie.'],
    ['de', 'Meine Tochter hat sich das Knie verdreht. Was soll ich tun?'],
    ['en', 'my daughter hurt her ankle'],
  ] as const)('is spoken to as one: %s %s', (language, message) => {
    const { kind, response, hurt } = talk(language, message);
    expect([kind, hurt]).toEqual(['advice', true]);
    expect(lines(language, ({ injury }) => injury.ofChild)).toContain(response);
  });

  it.each(["the coach hurt my daughter's arm", 'the trainer hurt my son', 'Der Trainer hat meinen Sohn verletzt'])('and is asked where somebody did it: %s', (message) => {
    expect(talk('en', message).kind).toBe('crisis');
  });
});

describe('who speaks', () => {
  it.each([
    ['en', 'Am I getting better at juggling?'],
    ['en', 'did i get worse at toe taps this month'],
    ['en', 'should I work on my left foot or on my shooting today'],
    ['de', 'Werde ich beim Jonglieren wirklich besser?'],
    ['de', 'Kann ich heute vielleicht noch Sohlentipper machen?'],
  ] as const)('is the player where it is of the own play: %s %s', (language, message) => {
    expect(talk(language, message).response).not.toMatch(/the child|das Kind|this account|dieses Kontos/);
  });

  it.each(['Am I pushing him too hard, should he be getting better at juggling?', 'my daughter asks: am I getting better at juggling?'])('is an adult where a child is spoken of: %s', (message) => {
    expect(talk('en', message).response).not.toMatch(/Your next step|Ready\?/);
  });
});

describe('what an adult has to say before the player goes on', () => {
  it.each(['en', 'de'] as const)('is offered at a tap where the answer asks for it, and is taken for what it says: %s', (language) => {
    const drill = { en: 'give me a shooting drill', de: 'Gib mir eine Übung zum Schießen' }[language];
    const told = talk(language, HURT[language], drill);
    const [offer = '', ...others] = told.structured.offered_questions ?? [];
    expect(others).toEqual([]);
    expect(lines(language, ({ injury }) => injury.adultAgreed)).toContain(offer.charAt(0).toLowerCase() + offer.slice(1));
    expect(told.response.toLowerCase()).toContain(offer.toLowerCase());
    expect(talk(language, HURT[language], drill, offer).hurt).toBe(false);
    expect(talk(language, HURT[language], drill, offer, drill).structured.recommended_drills).not.toEqual([]);
  });

  it.each(['en', 'de'] as const)('is not offered as the pain is told: %s', (language) => {
    expect(talk(language, HURT[language]).structured.offered_questions).toBeUndefined();
  });
});

it.each(['en', 'de'] as const)('who asks on with a pain hears something else than just before, however often: %s', (language) => {
  const asks = { en: ['how do i get better with my left foot', 'how do i pass better', 'which drill is good', 'what about dribbling', 'how do i shoot harder'], de: ['Wie werde ich mit links besser?', 'Wie passe ich besser?', 'Welche Übung ist gut?', 'Und Dribbeln?', 'Wie schieße ich härter?'] }[language];
  const answers = asks.map((_, at) => talk(language, HURT[language], ...asks.slice(0, at + 1)).response);
  expect(answers.filter((answer, at) => answer === answers[at - 1])).toEqual([]);
});
