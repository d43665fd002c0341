import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { outsideFacts } from './outside-ai/outside-facts.ts';
import { factsOfPlayer } from './testing/players.ts';

const known = factsOfPlayer('teen');
const unknown = { ...known, favoriteFootChosen: false };
const seeds = [1, 2, 3, 4];
const answers = (message: string, facts: typeof known) => seeds.map((seed) => askCoach({ message, turns: [], facts, seed }).message);

describe('a player who never chose a foot', () => {
  it.each(['How is my weak foot doing?', 'I want to train my weak foot', 'How much do I use my weaker foot?'])(
    'is not told how much the weaker one does: %s',
    (message) => {
      for (const answer of answers(message, known)) expect(answer).toMatch(/%|foot/);
      for (const answer of answers(message, unknown)) {
        expect(answer).not.toMatch(/\d+ %/);
        expect(answer).not.toMatch(/profile (says|has it)/i);
        expect(answer).toMatch(/in Profile/);
      }
    },
  );

  it.each(['im rubbish at my left foot', 'I want to train my left foot'])('is not asked which one, having named it: %s', (message) => {
    for (const answer of answers(message, { ...unknown })) {
      expect(answer).toMatch(/left foot/);
      expect(answer).not.toMatch(/Which foot|do not know your stronger/);
    }
  });

  it('has no strong foot for an AI outside', () => {
    expect(outsideFacts(known).strongFoot).not.toBeNull();
    expect(outsideFacts(unknown)).toMatchObject({ strongFoot: null, weakFootPercent: null });
  });
});
