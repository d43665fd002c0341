import { expect, it } from 'vitest';
import { matchEventKind } from './match-event-kind-and-text.ts';

it.each([
  ['Goal', 'Normal Goal', 'goal'],
  ['Goal', 'Missed Penalty', 'missed'],
  ['Card', 'Yellow Card', 'yellow'],
  ['Card', 'Second Yellow card', 'red'],
  ['Card', 'Red Card', 'red'],
  ['subst', 'Substitution 1', 'substitution'],
  ['Var', 'Goal cancelled', 'video'],
] as const)('%s, %s, is drawn as %s', (type, detail, kind) => {
  expect(matchEventKind({ type, detail })).toBe(kind);
});
