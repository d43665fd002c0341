import { coachIntentLines } from '@touchline/messages/coach-lines';
import { coachNotUnderstood } from '@touchline/messages/coach-not-understood';
import { describe, expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOf, players } from './testing/players.ts';

const [player] = players;
if (player === undefined) throw new Error('no players');
const facts = factsOf(player);
const ask = (message: string) => askCoach({ message, turns: [], facts, seed: 3 });

describe('what is not understood in a language without meanings', () => {
  it.each([
    ['fr', 'ou est ma trousse bleue'],
    ['es', 'la maestra pinta la puerta'],
    ['pt', 'o ventilador quebrou de novo'],
  ] as const)('is said so in that language, without a drill, %s: %s', (language, message) => {
    const answer = ask(message);
    expect(coachIntentLines.off_topic.unclear.map((way) => `${coachNotUnderstood[language]} ${way}`)).toContain(answer.message);
    expect(answer.recommendedDrills).toEqual([]);
  });

  it('stays pain where it may be pain', () => {
    expect(ask('me dio un tiron en la pierna').decidedBy).toEqual({ intent: 'injury' });
  });
});
