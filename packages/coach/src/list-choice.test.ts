import { drillNames } from '@touchline/messages/drill-names';
import { describe, expect, it } from 'vitest';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { factsOf, players } from './testing/players.ts';

/** Old enough for a plan of four drills. */
const player = players.find(({ sessions, currentStreak }) => sessions.length > 6 && currentStreak > 2);
if (player === undefined) throw new Error('no player has practised for days');
const facts = factsOf(player);
const ask = (...turns: readonly string[]): CoachAnswer => askCoach({ message: turns.at(-1) ?? '', turns: turns.slice(0, -1), facts, seed: 3 });
/** The drills in the order in which an answer names them. */
function namedIn({ message }: CoachAnswer): string[] {
  let rest = message;
  const found: { readonly name: string; readonly at: number }[] = [];
  // A longer name may hold a shorter one.
  for (const name of Object.values(drillNames).toSorted((a, b) => b.length - a.length)) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    found.push({ name, at });
    rest = rest.replaceAll(name, ' '.repeat(name.length));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ name }) => name);
}

describe('one of several drills', () => {
  it.each([
    ['give me three drills', 'the last one', 2],
    ['give me three drills', 'show me the second', 1],
    ['gib mir drei übungen', 'die zweite bitte', 1],
  ])('%s → %s', (first, then, at) => {
    const offered = ask(first).recommendedDrills;
    expect(offered).toHaveLength(3);
    expect(ask(first, then)).toMatchObject({ decidedBy: { intent: 'drill_technique' }, recommendedDrills: [offered[at]] });
  });

  it('is asked for by name where the list was shorter', () => {
    expect(ask('give me three drills', 'the fourth one').message).toMatch(/3/);
  });

  it('is no list where the last practice was asked for', () => {
    expect(ask('when did i practice last', 'the last one').decidedBy).not.toEqual({ intent: 'drill_technique' });
  });
});

describe('another drill in a plan', () => {
  const planAfter = (...turns: readonly string[]): string[] => {
    const answer = ask(...turns);
    return namedIn({ ...answer, message: answer.message.split('warm-up')[1] ?? '' }).slice(0, 4);
  };
  const [first = '', second = '', third = '', last = ''] = planAfter('make me a plan');

  it.each([
    ['change the second one', 1, second],
    ['swap the first drill', 0, first],
    ['tausch die dritte übung aus', 2, third],
    ['die letzte mag ich nicht', 3, last],
    ['change le dernier', 3, last],
  ])('%s', (then, at, gone) => {
    const plan = planAfter('make me a plan', then);
    expect(plan).toHaveLength(4);
    expect(plan).not.toContain(gone);
    const kept = [first, second, third, last].filter((_, place) => place !== at);
    expect(plan.filter((name) => kept.includes(name))).toEqual(kept);
  });

  it('keeps what was changed before', () => {
    const plan = planAfter('make me a plan', 'change the second one', 'and the last one too');
    expect(plan).toHaveLength(4);
    expect(plan).not.toContain(second);
    expect(plan).not.toContain(last);
  });

  it('holds for a plan of the week too', () => {
    const [, day] = namedIn(ask('make me a plan for the week'));
    expect(day).toBeDefined();
    const { message } = ask('make me a plan for the week', 'change the second one');
    expect(message.slice(message.indexOf('•'))).not.toContain(`: ${day}`);
  });
});
