import { expect, it } from 'vitest';
import { askCoach } from './coach.ts';
import { factsOfPlayer } from './testing/players.ts';

const seeds = [1, 2, 3, 4];
const known = factsOfPlayer('teen');
const [latest, before] = known.sessions.filter(({ drillId }) => drillId !== 'recovery');
if (latest === undefined || before === undefined) throw new Error('The player has no sessions.');
const uncounted = { ...latest, drillId: 'toe_taps', result: 0, resultCounts: true };
/** Toe Taps twice: first 12, and the last time nothing was counted, which is stored as 0. */
const twice = { ...known, sessions: [uncounted, { ...before, drillId: 'toe_taps', result: 12, resultCounts: true }] };
const once = { ...known, sessions: [uncounted] };
const answers = (message: string, facts: typeof known) => seeds.map((seed) => askCoach({ message, turns: [], facts, seed }).message);

it.each(['how many toe taps did i do', 'when did i last do toe taps', 'What is my best in toe taps?', 'when did i practice last', 'how are my toe taps going'])(
  'what was not counted is not told as 0: %s',
  (message) => {
    for (const facts of [twice, once]) {
      for (const answer of answers(message, facts)) expect(answer).not.toMatch(/\b0 (last|at|touches)|with 0\b|was 0\b|: 0\b/);
    }
    for (const answer of answers(message, twice)) expect(answer).toMatch(/not counted|nothing was counted|12/);
  },
);
