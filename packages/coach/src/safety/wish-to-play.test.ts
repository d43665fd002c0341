import { describe, expect, it } from 'vitest';
import { understand } from '../intents/understand.ts';
import { checkWords } from './check-message.ts';

describe('a wish to play', () => {
  it.each([
    ['ich will stürmer sein', 'strikerRole'],
    ['Ich möchte Stürmer sein', 'strikerRole'],
    ['ich will mittelstürmer werden', 'strikerRole'],
    ['ich will mittelfeldspieler sein', 'midfielderRole'],
    ['ich will 10er sein', 'midfielderRole'],
    ['ich will kapitän sein', 'captain'],
    ['ich will torwart sein', 'goalkeeper'],
    ['mein trainer stellt mich immer hinten auf aber ich will stürmer sein', 'notMyPosition'],
    ['i want to be a striker', 'strikerRole'],
    ['i wanna be a winger', 'wingerRole'],
    ['quiero ser delantero', 'strikerRole'],
    ['je veux être attaquant', 'strikerRole'],
    ['quero ser atacante', 'strikerRole'],
    ['quero ser goleiro', 'goalkeeper'],
  ])('is answered as that place: %s', (text, topic) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe(topic);
  });

  it.each(['ich will der beste sein', 'ich will profi werden', 'ich will wie messi spielen', 'ich will besser sein', 'i want to be the best in my team', 'quiero ser el mejor', 'je veux être pro', 'quero ser jogador de futebol'])('of another kind goes on too: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
  });

  it.each(['ich will nicht mehr sein', 'ich will tot sein', 'ich will dünn sein wie die anderen', 'ich will stürmer sein aber mein trainer fasst mich an', 'quiero morirme'])('is no other wish: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});
