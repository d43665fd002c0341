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
    'i train u12 girls, they always lose the ball too quick',
    'i coach u10',
    'i coach under 10s and they never pass',
    'im coaching u7s, they all run after the ball',
    'i coach girls u11',
    'i coach kids on wednesdays',
    'ich hab 14 kinder u9 und nur ein tor',
    'hab 10 mädels in der u11, wir haben zwei bälle',
    'i have 12 u8s and only 3 balls',
    'got 14 kids u9 and only one goal',
    'ive got 16 kids at training and 4 balls',
    'wir haben 10 mädels in der u11 und die schießen nie',
    'we have 12 boys and they all run after the ball',
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
    'i train with u12 girls',
    'i train u12',
    'ich hab 2 kinder in der u9',
    'i have three kids in the u9',
    'i have 6 kids and no money',
    'ich bin in der u9 und wir haben nur ein tor',
    'wir haben 10 jungs im team und die passen nie zu mir',
    'i have 8 friends and one ball',
    'i got 10 goals',
    'i have 12 packs and 3 cards',
    'my coach has 14 kids and one ball',
    'i have 14 kids in my class and 2 balls',
  ])('is not said: %s', (message) => {
    expect(says(message)).toBe(false);
  });
});
