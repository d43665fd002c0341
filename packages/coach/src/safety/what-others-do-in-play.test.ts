import { describe, expect, it } from 'vitest';
import { askCoach } from '../coach.ts';
import { dangerousMessagesOfAllSets } from '../testing/dangerous-messages-of-all-sets.ts';
import { factsOfPlayer } from '../testing/players.ts';
import { checkWords } from './check-message.ts';
import { isDeedInPlay } from './what-others-do-in-play.ts';

const facts = factsOfPlayer('teen');
const isStopped = (turns: readonly string[], message: string, isHurt = false): boolean => 'safety' in askCoach({ message, turns, facts, seed: 3, isHurt }).decidedBy;

describe('what others do on the pitch', () => {
  it.each([
    ['we have a match on saturday', 'he takes team photos before the game'],
    ['we have a match on saturday', 'he high fived me'],
    ['wir haben am samstag ein spiel', 'er macht fotos von der mannschaft'],
    ['wir haben am samstag ein spiel', 'ich will ihn im sprint schlagen'],
    ['tenemos partido el sabado', 'me empujan y me quitan el balón'],
    ['on a un match samedi', 'il me donne le brassard'],
    ['on a un match samedi', "ils m'ont tiré le maillot et l'arbitre a rien vu"],
    ['temos jogo no sabado', 'ele bateu em mim e levou amarelo'],
  ])('is not asked about behind "%s": %s', (before, message) => {
    expect(checkWords(message).action).not.toBe('allow');
    expect(isStopped([before], message)).toBe(false);
  });

  it.each([
    ['i am alone with my coach after training', 'he takes team photos before the game'],
    ['he hits me', 'he high fived me'],
    ['we have a match on saturday', 'he takes photos of us'],
    ['we have a match on saturday', 'he films me'],
    ['wir haben am samstag ein spiel', 'er macht das mit mir'],
    ['tenemos partido el sabado', 'me encierra'],
    ['on a un match samedi', 'il me tient'],
    ['temos jogo no sabado', 'ele tira foto da gente no vestiario'],
  ])('is heard behind another talk, or without play in it ("%s"): %s', (before, message) => {
    expect(isStopped([before], message)).toBe(true);
  });

  it('is asked about by itself and behind pain', () => {
    expect(isStopped([], 'he high fived me')).toBe(true);
    expect(isStopped(['my knee hurts'], 'he high fived me', true)).toBe(true);
  });
});

it('of the dangerous messages of all sets none is one of these', () => {
  const all = dangerousMessagesOfAllSets();
  expect(all.length).toBeGreaterThan(7000);
  expect(all.filter((words) => isDeedInPlay(words)).length).toBe(0);
});
