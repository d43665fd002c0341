import { describe, expect, it } from 'vitest';
import { talkWithCoach } from '../testing/talk-with-coach.ts';
import { checkWords } from './check-message.ts';

describe('a clash or a knock with its signs', () => {
  it.each([
    'i ran into lucy going for a cross and now i want to throw up',
    'we both jumped and banged heads, im feeling queasy',
    'my eyes hurt in bright light since the corner',
    'collided with their striker, feeling really sick now',
    'bin mit jonas aneinandergerasselt und jetzt ist mir übel',
    'wir sind beim luftduell zusammengeprallt, mir ist ganz schlecht',
    'seit dem training vertrage ich kein licht mehr',
    'hab den ball gegen die stirn gekriegt und die lampen tun mir in den augen weh',
  ])('is one of the head: %s', (message) => {
    expect(checkWords(message)).toEqual({ action: 'crisis', kind: 'head_injury' });
  });

  it.each(['the sun is in my eyes when i wait for a high ball', 'im sick of losing every match', 'das flutlicht blendet mich', 'wie köpfe ich besser', 'wir sind beim jubeln alle zusammengerannt'])('is none: %s', (message) => {
    expect(checkWords(message)).not.toMatchObject({ action: 'crisis' });
  });

  it.each([
    ['en', ['i bumped into our goalie in training', 'i feel sick']],
    ['en', ['the ball hit me in the face today', 'i feel sick']],
    ['de', ['bin mit lea zusammengestoßen', 'mir ist übel']],
  ] as const)('is one of the head where the sign comes a turn later (%s: %j)', (language, turns) => {
    expect(talkWithCoach(language, turns)).toMatchObject({ safety: 'body', hurt: true });
  });
});

describe('things that are taken from a child', () => {
  it.each(['die großen klauen mir jede pause das pausenbrot', 'in der schule nehmen sie mir immer die mütze weg und lachen', 'the older kids keep grabbing my lunch and everybody laughs', 'every break they take my cap'])('are unkindness that does not end: %s', (message) => {
    expect(checkWords(message)).toEqual({ action: 'crisis', kind: 'abuse' });
  });

  it.each(['die nehmen mir im spiel jeden ball weg', 'they always take the ball off me', 'meine mama nimmt mir immer das handy weg', 'soll ich immer vor dem training essen'])('are none: %s', (message) => {
    expect(checkWords(message)).not.toMatchObject({ action: 'crisis' });
  });

  it.each([
    ['en', ['the girls bully me at school', 'my bff does it too, is she still my friend']],
    ['de', ['die mobben mich jeden tag', 'mein kumpel macht auch mit, soll ich ihn noch einladen']],
  ] as const)('stay what the talk is about when a friend joins in, and are kept nowhere (%s: %j)', (language, turns) => {
    const { response, keep } = talkWithCoach(language, turns);
    expect(response).toMatch(/grown-up|Erwachsenen/);
    expect(keep).toBe(false);
  });
});
