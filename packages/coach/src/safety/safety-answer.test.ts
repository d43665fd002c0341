import { crisisKinds } from '@touchline/domain';
import { coachHelplines, emergencyNumbers } from '@touchline/messages/coach-helplines';
import { coachSafetyOf } from '@touchline/messages/coach-safety-in-every-language';
import { describe, expect, it, test } from 'vitest';
import { askCoach } from '../coach.ts';
import { nowhere, numbersToCall } from '../crisis-contacts-by-country.ts';
import { noNumbers, type PlayerFacts } from '../player-context.ts';
import { checkWords } from './check-message.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { talkWithCoach } from '../testing/talk-with-coach.ts';

const { coachCountries, coachCrises } = coachSafetyOf.en;
const facts = (country: string | null): PlayerFacts => ({ ...noNumbers, age: 11, country });
const answerIn = (country: string | null): string => askCoach({ message: 'i want to die', turns: [], facts: facts(country), seed: 1 }).message;
const guessedAnswerIn = (likelyCountry: string, country: string | null = null): string =>
  askCoach({ message: 'i want to die', turns: [], facts: { ...facts(country), likelyCountry }, seed: 1 }).message;
const numbersIn = (text: string): string[] => text.match(/\d[\d -]*\d/g) ?? [];

describe('the answer to a crisis', () => {
  it('gives the helpline of the country, and 112 in the European Union', () => {
    expect(answerIn('DE')).toContain('Nummer gegen Kummer on 116 111');
    expect(answerIn('DE')).toContain('call 112 now');
    expect(answerIn('GB')).toContain('0800 1111');
  });

  it('says the emergency number where breath or heart fail', () => {
    const answer = (country: string | null): string => askCoach({ message: 'my chest hurts and i cant breathe', turns: [], facts: facts(country), seed: 1 }).message;
    expect(answer('DE')).toContain('call 112 now');
    expect(answer('US')).toContain('call 911 now');
    expect(answer('GB')).toContain('call 999 now');
    expect(answer('GB-SCT')).toContain('call 999 now');
    expect(answer('AU')).toContain('call 000 now');
    expect(answer('BR')).toContain('call 192 now');
    expect(answer(null)).toContain('call the emergency number of your country (112 in most of Europe) now');
  });

  it('names the numbers of a likely country as a guess', () => {
    expect(guessedAnswerIn('DE')).toContain('If you are in Germany: you can call Nummer gegen Kummer on 116 111, they listen and help.');
    expect(guessedAnswerIn('DE')).toContain('call 112 (if you are in Germany) or the emergency number of your country now');
    expect(guessedAnswerIn('US')).toContain('If you are in the United States: you can call the 988 Lifeline on 988,');
    expect(guessedAnswerIn('SE')).toContain('In most of Europe you can call 116 111');
    expect(guessedAnswerIn('SE')).toContain('call 112 (if you are in Sweden) or');
  });

  it('knows the country of the profile better than a guess', () => {
    expect(guessedAnswerIn('DE', 'GB')).toBe(answerIn('GB'));
    expect(guessedAnswerIn('DE', 'JP')).toBe(answerIn('JP'));
    // A country without a number known here is none to guess.
    expect(guessedAnswerIn('JP')).toBe(answerIn(null));
  });

  it('has a name for every country with a number that a guess can meet', () => {
    const guessed = [...Object.keys(coachHelplines), ...Object.keys(emergencyNumbers)].filter((code) => code.length === 2);
    expect(guessed.filter((code) => coachCountries[code] === undefined)).toEqual([]);
    expect(Object.keys(coachCountries).filter((code) => !guessed.includes(code))).toEqual([]);
  });

  it('always names two numbers to call', () => {
    for (const place of [nowhere, { country: 'DE', likelyCountry: null }, { country: null, likelyCountry: 'GB' }, { country: 'IN', likelyCountry: 'US' }, { country: 'FI', likelyCountry: null }]) {
      const answer = askCoach({ message: 'i want to die', turns: [], facts: { ...noNumbers, ...place }, seed: 1 }).message;
      expect(numbersToCall(place).filter((number) => answer.includes(number))).toHaveLength(2);
    }
  });

  it('shows no number of a country for which none was confirmed but those of Europe', () => {
    for (const country of ['IN', 'JP', null]) {
      const answer = answerIn(country);
      expect(numbersIn(answer)).toEqual(['116 111', '112']);
      expect(answer).toContain('In most of Europe you can call 116 111');
      expect(answer).toContain('an adult you trust can help you find yours');
      expect(answer).toContain('the emergency number of your country');
    }
  });

  it('shows no number that lacks a source', () => {
    expect(Object.values(coachHelplines).filter(({ source }) => !source.startsWith('http'))).toEqual([]);
  });

  it('names a person to talk to, whatever the crisis, and leaves no gap unfilled', () => {
    for (const kind of crisisKinds) expect(coachCrises[kind]).toMatch(/adult|person/);
    expect(answerIn('FI')).not.toMatch(/[{}]/);
  });
});

describe('the answer to who feels alone', () => {
  const answerTo = (message: string) => askCoach({ message, turns: [], facts: facts('GB'), seed: 1 });

  it.each(['nobody likes me in my team', 'I feel lonely', 'i have no friends', 'Keiner mag mich im Team'])('is warm, with a grown-up and the helpline, and speaks of no danger: %s', (message) => {
    const { message: said, kind, mayBeKept, recommendedDrills } = answerTo(message);
    expect(said).toMatch(/That sounds lonely.*an adult you trust.*0800 1111/);
    expect(said).not.toMatch(/danger|emergency|999/);
    expect({ kind, mayBeKept, recommendedDrills }).toEqual({ kind: 'crisis', mayBeKept: false, recommendedDrills: [] });
  });

  it.each(['I feel lonely when my uncle visits my room', 'i feel so alone and i cut', 'no one likes me and i cry every night', 'I feel lonely at home'])('keeps the words of danger where anything else is said: %s', (message) => {
    expect(answerTo(message).message).toMatch(/danger/);
  });
});

describe('the answer to who asks of supplements', () => {
  const answerTo = (message: string) => askCoach({ message, turns: [], facts: facts('GB'), seed: 1 });

  it.each(['is creatine ok for me at 15?', 'Ist Kreatin ok für mich?', 'my mate has some creatine and pre workout should i take it', 'puedo tomar creatina?'])(
    'sends to food, parents and a doctor, without words of drugs or a helpline: %s',
    (message) => {
      const { message: said, kind, recommendedDrills } = answerTo(message);
      expect(said).toMatch(/meals, sleep and practice.*ask your parents or a doctor/);
      expect(said).not.toMatch(/smoking|vaping|alcohol|0800/);
      expect({ kind, recommendedDrills }).toEqual({ kind: 'refusal', recommendedDrills: [] });
    },
  );

  it.each(['where can i get creatine and roids', 'creatine or steroids what is better', 'should i vape after creatine'])('stays that to drugs where one is named beside: %s', (message) => {
    expect(answerTo(message).message).toMatch(/smoking, vaping/);
  });
});

describe('pain without a place, after a blow to the head that is in no turn', () => {
  it.each(['it hurts a bit', 'tut noch bisschen weh', 'me duele un poco', 'ca fait un peu mal', 'j’ai encore mal', 'ta doendo um pouco'])('is for a doctor, and kept nowhere: %s', (message) => {
    const { message: answer, kind, mayBeKept, isHurt, recommendedDrills } = askCoach({ message, turns: [], isHurt: true, facts: factsOfPlayer('teen'), seed: 1 });
    expect(answer).toMatch(/doctor/);
    expect(answer).toMatch(/head, the chest or the breath/);
    expect({ kind, mayBeKept, isHurt, recommendedDrills }).toEqual({ kind: 'advice', mayBeKept: false, isHurt: true, recommendedDrills: [] });
  });

  it('is that of the limb where a turn tells of one', () => {
    const { message, mayBeKept } = askCoach({ message: 'it hurts a bit', turns: ['my knee hurts'], isHurt: true, facts: factsOfPlayer('teen'), seed: 1 });
    expect(message).not.toMatch(/head, the chest/);
    expect(mayBeKept).toBe(true);
  });
});

it('what falls forward in Portuguese is no forehead, and in Spanish still is one', () => {
  expect(checkWords('cai sempre pra frente').action).not.toBe('crisis');
  expect(checkWords('me di un golpe en la frente').action).toBe('crisis');
});

it('the own level is told to who asks for it', () => {
  for (const message of ['what is my level', 'whats my level', 'c koi mon niveau', 'qual meu nivel']) {
    expect(askCoach({ message, turns: [], facts: { ...factsOfPlayer('teen'), level: 7, experienceToNextLevel: 30 }, seed: 1 }).message).toMatch(/7/);
  }
});

it.each([
  ['ça fait mal', true],
  ["j'ai très mal", true],
  ["j'ai mal joué hier", false],
  ['ça fait plus mal', false],
])('French pain is told from a bad match and from pain that is over: %s', (message, isPain) => {
  const { decidedBy, isHurt } = askCoach({ message, turns: [], facts: factsOfPlayer('teen'), seed: 1 });
  expect('intent' in decidedBy && decidedBy.intent === 'injury' && isHurt === true).toBe(isPain);
});

describe('a knock to the head that somebody gave', () => {
  it.each([
    ['en', 'my dad hits me and yesterday i banged my head on the radiator and now i feel weird', /knock to the head.*999.*not your fault/s],
    ['en', 'my brother hits me and i hit my head on the wall and feel sick', /knock to the head.*not your fault/s],
    ['de', 'er schubst mich auch immer und gestern hab ich den kopf an die heizung geknallt jetzt ist mir so komisch', /Stoß am Kopf.*nicht schuld.*112/s],
  ] as const)('%s: %s', (language, message, told) => {
    const { response, safety, hurt } = talkWithCoach(language, [message]);
    expect(response).toMatch(told);
    expect(safety).not.toBeNull();
    expect(hurt).toBe(true);
  });

  test('is not spoken of where there was none', () => {
    expect(talkWithCoach('en', ['my brother hits me every day']).response).not.toContain('First your body');
  });
});
