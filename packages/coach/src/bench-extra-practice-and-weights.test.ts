import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { checkWords } from './safety/check-message.ts';
import { answerToFirstPlayer } from './testing/answers-in-talk.ts';
import { factsOfPlayer, players } from './testing/players.ts';
import { isAnswerFit } from './safety/check-answer.ts';

const [player] = players;
const facts = factsOfPlayer(player?.id ?? '');

describe('the bench without a reason, and football without a career', () => {
  it.each([
    "My coach dropped me to the bench and I don't know why",
    'coach benched me and wont say why',
    'he dropped me from the starting eleven today and he didnt tell me why',
    "is football worth it if I won't go pro?",
    "is it worth it if I don't make it pro?",
    'is training worth it when hardly anyone goes pro',
    'Lohnt sich das überhaupt, wenn ich kein Profi werde?',
  ])('needs no helpline: %s', (message) => {
    expect(answerToFirstPlayer(message)).toMatchObject({ kind: 'advice', isHurt: false });
  });

  it.each(['my coach left me alone and i dont know why it hurts', 'is it worth it if i live', 'he took me into his car and i dont know why', 'my coach moved me to his room and i dont know why'])('is not said with any other word: %s', (message) => {
    expect(checkWords(message).action).not.toBe('allow');
  });
});

describe('who trains a lot with a team and asks for more', () => {
  it.each([
    'I train 4 times a week plus a match, how much extra can I do without injury?',
    'I have 5 team sessions and a game on Saturday, how much extra training should I do?',
    'I have academy training 4 times a week and a match. How much extra is safe?',
    'i am at an academy how much more can i train at home',
    'ich habe 4 mal die woche training und ein spiel, wie viel soll ich noch extra machen',
  ])('hears of rest first, and of little: %s', (message) => {
    for (const seed of [1, 2]) {
      const answer = answerToFirstPlayer(message, [], seed);
      expect(answer.message).toMatch(/one whole day a week free|one without any sport|ganz freier Tag|einer ganz ohne Sport/);
      expect(answer.message).toMatch(/10 (?:to|bis) 15/);
      expect(answer).toMatchObject({ recommendedDrills: [], isHurt: false });
      expect(isAnswerFit(answer.message)).toBe(true);
    }
  });

  it.each(['how many days a week should i practise', 'how much xp do i get for 4 sessions', 'give me a plan for 4 days a week'])('and nobody else does: %s', (message) => {
    expect(answerToFirstPlayer(message).message).not.toMatch(/one whole day a week free|one without any sport/);
  });
});

describe('weights', () => {
  const at = (age: number, message = 'should i lift weights') => askCoach({ message, turns: [], facts: { ...facts, age }, seed: 1 }).message;
  it('are light, watched and never the most one can lift, from about 13 on', () => {
    for (const text of [at(15), answerToFirstPlayer('Should I lift weights at 15?').message]) {
      expect(text).toMatch(/beside you/);
      expect(text).toMatch(/light weights/);
      expect(text).toMatch(/as much as you can|most you can lift/);
      expect(text).not.toMatch(/^No|Better no/);
    }
  });
  it('come after the own body for the younger', () => expect(at(10)).toMatch(/own body/));
  it('are named of no fixed age', () => expect(at(12, 'at what age can i lift weights')).toMatch(/No age is fixed|less about age/));
});
