import type { CoachLanguage } from '@touchline/domain';
import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { CoachAnswer } from '../coach-answer.ts';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

afterEach(() => speakIn(() => 'en'));

function answerTo(language: CoachLanguage, message: string, country: string | null = null): CoachAnswer {
  speakIn(() => (language === 'de' ? 'de' : 'en'));
  return askCoach({ message, turns: [], facts: { ...examplePlayerFacts, country }, seed: 1 });
}

const SERIOUS = [
  ['en', 'i fell on my back and i cant move my legs'],
  ['en', 'my back hurts and i cant feel my legs'],
  ['en', 'i broke my leg'],
  ['en', 'i think i broke my arm'],
  ['en', 'my finger popped out'],
  ['en', 'my knee wont stop bleeding'],
  ['en', 'i cant move my leg anymore'],
  ['en', 'i landed on my arm and it hurts a lot i cant move it'],
  ['de', 'ich kann mein bein nicht mehr bewegen'],
  ['de', 'ich glaub mein arm ist gebrochen'],
  ['de', 'ich hab mir den finger gebrochen'],
  ['de', 'ich spüre meine füße nicht mehr'],
  ['de', 'mein knie blutet voll stark'],
  ['es', 'me rompí la pierna'],
] as const;

describe('an injury that needs help at once', () => {
  it.each(SERIOUS)('is for an adult now, with the emergency number, and no drill: %s: %s', (language, message) => {
    const answer = answerTo(language, message, 'DE');
    expect(answer).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true, recommendedDrills: [] });
    expect(answer.message).toMatch(/adult|Erwachsenen/);
    expect(answer.message).toContain('112');
  });

  it('names the number in words where the country is not known', () => {
    expect(answerTo('en', 'i broke my leg').message).toContain('the emergency number of your country');
    expect(answerTo('de', 'mein arm ist gebrochen').message).toContain('Notruf');
  });
});

describe('what only sounds like one', () => {
  it.each([
    ['en', 'i broke my record'],
    ['en', 'i broke my personal best'],
    ['en', 'i broke my streak'],
    ['en', 'i cant move my feet fast enough'],
    ['en', 'i cant move my left foot well when i dribble'],
    ['en', 'i cant feel the ball at my feet'],
    ['de', 'ich hab meinen rekord gebrochen'],
    ['de', 'ich kann meine füße nicht schnell genug bewegen'],
  ] as const)('is no injury: %s: %s', (language, message) => expect(answerTo(language, message)).toMatchObject({ isHurt: false, kind: 'advice' }));

  it.each(['my leg was broken last year can i play', 'i broke my foot in march and the cast came off'])('is past: a doctor says when to play again: %s', (message) => expect(answerTo('en', message).message).toContain('doctor'));
});
