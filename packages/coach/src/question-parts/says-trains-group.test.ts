import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/recognise-words.ts';
import { saysTrainsGroup } from './says-trains-group.ts';

const says = (message: string): boolean => saysTrainsGroup(wordsOf(message).join(' '));

describe('who says to train a group', () => {
  it.each([
    'i coach an under 11s side, need a warm up',
    'i train a girls team',
    'Hi, I am the coach of the u9s',
    "I'm a volunteer coach",
    'i help with my sons u9 team as a coach',
    'i run an under 8s squad',
    'ich trainier ne u11 und die laufen alle auf den ball',
    'ich leit ne f-jugend',
    'bin trainerin einer e-jugend',
    'ich helf beim training der bambini',
    'wir trainieren die u9 zu zweit',
    'ich betreue eine mannschaft',
  ])('is known: %s', (message) => {
    expect(says(message)).toBe(true);
  });

  it.each([
    'i am scared of the coach',
    'i am alone with the trainer',
    'im fed up with the coach',
    'i train with the team',
    'i train some drills with girls',
    'i run a lot with the kids',
    'i play for the under 11s',
    'my coach shouts at the team',
    'i take the ball from the team mates',
    'ich bin allein mit dem trainer',
    'bin sauer auf den trainer',
    'ich trainiere mit der mannschaft',
    'wir trainieren immer mit der u11',
    'ich spiele in der e-jugend',
    'mein trainer trainiert die u11',
    'ich hab angst vor dem trainer',
  ])('is not said: %s', (message) => {
    expect(says(message)).toBe(false);
  });
});
