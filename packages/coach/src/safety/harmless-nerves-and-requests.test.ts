import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { understand } from '../intents/understand.ts';
import { examplePlayerFacts } from '../testing/example-player-facts.ts';
import { checkWords } from './check-message.ts';
import { feelsSickBeforeMatch } from './unwell-or-mocked.ts';

describe('feeling sick from nerves', () => {
  it.each([
    'im so nervous for trials tmrw i feel sick',
    'trials tmrw im so nervous i feel sick',
    'i feel sick cos im nervous for trials',
    'so nervous for trials tmrw i feel sick',
    'im really scared about the trial tomorrow i feel like im gonna be sick',
    'my tummy feels weird im so nervous for the final',
    'im so nervous i could throw up',
    'ich bin so nervös wegen dem probetraining morgen mir ist schlecht',
    'morgen ist das finale und ich bin so aufgeregt dass mir schlecht ist',
    'vor dem spiel ist mir immer schlecht',
    'bin so nervös mir ist übel',
    'estoy muy nervioso por el partido de mañana me siento mal',
    "je suis trop stressé pour le match demain j'ai envie de vomir",
    'to muito nervoso pro jogo de amanhã to enjoado',
  ])('is answered as nerves: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).intent).toBe('nerves');
  });

  it('is asked about after pain', () => {
    expect(askCoach({ message: 'im so nervous for trials tmrw i feel sick', turns: ['my ankle hurts'], isHurt: true, facts: examplePlayerFacts, seed: 1 }).kind).toBe('crisis');
  });

  it('is none where training itself is feared', () => {
    expect(feelsSickBeforeMatch('im scared of training and i feel sick'.split(' '))).toBe(false);
  });

  it.each(['i feel sick after i hit my head in the match', 'im so nervous when coach is alone with me i feel sick', 'i make myself sick before every match'])('is left to safety where there is more: %s', (text) => {
    expect(checkWords(text).action).not.toBe('allow');
  });
});

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

describe('parents who ask to stop for school', () => {
  it.each([
    'meine mama sagt ich soll aufhören wegen der schule',
    'meine eltern wollen dass ich aufhöre wegen der schule',
    'mein papa sagt ich soll mit fußball aufhören wegen den noten',
    'my mum says i should stop because of school',
    'my parents want me to stop football because of my grades',
    'mi mama dice que deje el futbol por el colegio',
    "ma mère dit que je dois arrêter à cause de l'école",
    'minha mãe fala pra eu parar por causa da escola',
  ])('are answered with school first: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe('schoolFirst');
  });
});

describe('deleting the account', () => {
  it.each(['quiero borrar mi cuenta', 'como borro mi cuenta', '¿Cómo puedo eliminar la cuenta?', 'quiero eliminar mi perfil', 'comment supprimer mon compte', 'je veux supprimer mon compte', 'como apago minha conta', 'quero excluir minha conta'])('is told in three more languages: %s', (text) => {
    expect(checkWords(text)).toEqual({ action: 'allow' });
    expect(understand(text).topic?.topic).toBe('deleteAccount');
  });

  it('is left to safety where somebody asked for it', () => {
    expect(checkWords('quiero borrar mi cuenta y desaparecer').action).not.toBe('allow');
  });
});
