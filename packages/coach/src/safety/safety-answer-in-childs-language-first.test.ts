import { speakIn } from '@touchline/messages/language';
import { afterEach, describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { stop } from './safety-answer.ts';
import { nowhere } from '../crisis-contacts-by-country.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';

afterEach(() => speakIn(() => 'en'));

describe('a safety answer in another language than the question', () => {
  it.each([
    ['es', 'mi papa me pega cuando pierdo', /^Por favor, cuéntaselo ahora a un adulto en quien confíes\. Te entiendo, pero respondo en inglés\. I am sorry/],
    ['es', 'me di un golpe en la cabeza y estoy mareado', /^Por favor, deja de jugar ahora y díselo enseguida a un adulto\. Te entiendo.* Please stop playing now/],
    ['es', 'ya no quiero vivir', /^Por favor, cuéntaselo ahora/],
    ['fr', 'je veux mourir je suis nul', /^S’il te plaît, parles-en maintenant à un adulte en qui tu as confiance\. Je te comprends.* Thank you for telling me/],
    ['fr', "j'ai pris un coup sur la tête et j'ai envie de vomir", /^S’il te plaît, arrête de jouer maintenant/],
    ['pt', 'um homem quer meu endereço e fotos minhas', /^Por favor, conte isso agora a um adulto em quem você confia\. Eu entendo você/],
    ['pt', 'meu pai me bate quando eu jogo mal', /^Por favor, conte isso agora/],
  ])('says first, in the child’s own, to tell an adult: %s: %s', (_, message, said) => {
    expect(askCoach({ message, turns: [], facts: examplePlayerFacts, seed: 1 }).message).toMatch(said);
  });

  it('asks whether all is well in both', () => {
    expect(stop('mi madre dice que nunca voy a ser bueno', nowhere)?.message).toMatch(/^¿Estás bien\? .*Te entiendo, pero respondo en inglés\. Thank you for telling me\. Are you okay\?/);
  });

  it('only says that it is understood where something is refused', () => {
    expect(stop('dame tu numero de telefono por favor', nowhere)?.message).toMatch(/^Te entiendo, pero respondo en inglés\. Please keep phone numbers/);
  });

  it('names German as the language of the answer on a German page', () => {
    speakIn(() => 'de');
    expect(stop('ya no quiero vivir', nowhere)?.message).toMatch(/^Por favor, cuéntaselo ahora.* Te entiendo, pero respondo en alemán\. Danke/);
  });

  it.each([
    ['en', 'i want to die'],
    ['de', 'ich will nicht mehr leben'],
  ] as const)('has nothing before it in its own: %s', (language, message) => {
    speakIn(() => language);
    expect(stop(message, nowhere)?.message).toMatch(/^(?:Thank you|Danke)/);
  });
});
