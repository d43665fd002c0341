import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

const answer = (message: string) => askCoach({ message, turns: [], facts: examplePlayerFacts, seed: 1 });

describe('an injury told by what the body shows', () => {
  it.each([
    'kicked a ball and my toe is blue',
    'my toe went blue after i shot',
    'my big toe has gone black',
    'my leg is numb',
    'my fingers are tingly since i fell',
    'i cant bend my knee',
    'i cant straighten my arm',
    'i cant put weight on my foot',
    'i cant walk properly since training',
    'ive been limping all day',
    'my knee gave way',
    'my ankle feels weird since the tackle',
    'my finger bent back in goal',
    'my nail is black from my boots',
    'kann mein knie nicht beugen',
    'ich kann nicht auftreten',
    'mein zeh ist ganz blau',
    'mein bein ist taub',
    'ich humpel seit samstag',
    'mein knie knackt so komisch',
    'no puedo doblar la rodilla',
    'je boite depuis hier',
    'nao consigo dobrar o joelho',
  ])('gets no drill, and an adult is to look: %s', (message) => {
    expect(answer(message)).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true, recommendedDrills: [] });
  });

  it.each(['i cant bend the ball', 'should i bend my knee when i shoot', 'my leg is tired', 'my feet are cold', 'i kicked it with my toe', 'how do i lift the ball with my foot', 'ich kann den ball nicht anheben', 'welcher fuss ist besser'])(
    'is not what this tells: %s',
    (message) => {
      expect(answer(message)).toMatchObject({ isHurt: false });
    },
  );

  it.each(['my dad hit me and my arm is blue', 'he grabbed my arm and now its purple', 'my uncle twisted my arm and my hand is numb'])('is left to the rules of a crisis where somebody is named: %s', (message) => {
    expect(answer(message).decidedBy).not.toHaveProperty('intent');
  });
});

it.each(['im puking can i train', 'im throwing up', 'i threw up this morning', 'i have a fever', 'ive got the flu', 'hab fieber', 'ich hab mich ubergeben', 'tengo fiebre', 'j’ai de la fièvre', 'to com febre'])('who is ill rests: %s', (message) => {
  expect(answer(message)).toMatchObject({ decidedBy: { intent: 'injury' }, isHurt: true, recommendedDrills: [] });
});

it.each(['how do i do a throw in', 'my throw in is bad', 'i make myself throw up after dinner'])('is no illness to rest from: %s', (message) => {
  expect(answer(message).message).not.toMatch(/When you are ill, rest/);
});

describe('a blow to the head told by what came after it', () => {
  it.each([
    'threw up after i got hit by the ball',
    'i vomited after a header',
    'i feel sick since the crash',
    'mir ist schlecht nach dem kopfball',
    'musste nach dem kopfball kotzen',
    'mir ist übel nach dem zusammenstoß',
    'hab ne beule am kopf',
    'kann mich nicht ans spiel erinnern bin hingefallen',
    'j’ai vomi après le choc',
    'he vomitado después del golpe',
    'vomitei depois da bolada',
  ])('%s', (message) => {
    expect(answer(message)).toMatchObject({ decidedBy: { safety: 'head_injury' }, isHurt: true });
  });

  it.each(['i felt sick after the match we lost 5 0', 'i feel sick after running so much', 'ich kann mich nicht an mein passwort erinnern', 'how do i get better after a header'])('not where no blow is told: %s', (message) => {
    expect(answer(message).decidedBy).not.toEqual({ safety: 'head_injury' });
  });
});
