import { drillCatalogue } from '@touchline/domain';
import type { Drill } from '@touchline/domain';
import { describe, expect, it, test } from 'vitest';
import { drillName, drillNames } from './drill-names.ts';
import { drillInstructions } from './drill-instructions.ts';

/** The common faults that the points of every drill of a kind answer, as words of the points. */
const faultsOf: Partial<Record<Drill['category'], readonly RegExp[]>> = {
  dribbling: [/bend|drop your hips/i, /look|eyes|head up/i],
  passing: [/(standing|strong) (foot|knee)/i],
  turns: [/bend|hips/i],
  shooting: [/standing foot/i, /lean|chest over/i, /swing|follow through/i],
};

describe('the words of the drills', () => {
  it('give every drill its own name', () => {
    expect(new Set(Object.values(drillNames)).size).toBe(drillCatalogue.length);
  });

  it('stand in an order in which drills of one level and category go by their names', () => {
    const places = Map.groupBy(drillCatalogue, ({ level, category }) => `${level} ${category}`);
    for (const drills of places.values()) {
      const names = drills.map(({ id }) => drillNames[id]);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }
  });

  it('count by the word that the result has on the timer', () => {
    const stems = { touches: /touch/, passes: /pass/, runs: /run/, goals: /goal/, moves: /move/, controls: /control/, turns: /turn/ };
    const others = drillCatalogue.filter(({ id, resultLabel }) =>
      drillInstructions[id].instructions.some((step) => /\bCount\b/.test(step) && !stems[resultLabel].test(step.slice(step.indexOf('Count')))),
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  it('ask nobody to head the ball', () => {
    const told = drillCatalogue.flatMap(({ id }) => [id, drillNames[id], ...drillInstructions[id].instructions]);
    expect(told.filter((text) => /\bhead/i.test(text))).toEqual([]);
  });

  it('say where the ball is held or thrown', () => {
    const held = drillCatalogue.filter(({ diagram }) => (diagram.holds ?? []).length > 0);
    for (const { id } of held) expect(drillInstructions[id].instructions.join(' ')).toMatch(/Hold|Throw/);
  });

  it('tell juggling players to bend the knee and to use both sides', () => {
    for (const id of ['juggling', 'around_body_juggling'] as const) {
      const points = drillInstructions[id].coachingPoints.join(' ');
      expect(points).toMatch(/bend your knees|bent knee/i);
      expect(points).toMatch(/weaker foot|both sides/i);
    }
  });

  describe.each(drillCatalogue)('$id', ({ id, category }) => {
    const { instructions, coachingPoints } = drillInstructions[id];

    it('is told in three to five steps, in sentences of at most 14 words', () => {
      expect(instructions.length).toBeGreaterThanOrEqual(3);
      expect(instructions.length).toBeLessThanOrEqual(5);
      const sentences = [...instructions, ...coachingPoints].flatMap((step) => step.split(/(?<=[.?!]) /));
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*[.?!]$/);
        expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
      }
    });

    it('has points to look at, which answer the common faults of its kind', () => {
      expect(coachingPoints.length).toBeGreaterThanOrEqual(3);
      expect(coachingPoints.length).toBeLessThanOrEqual(5);
      for (const fault of faultsOf[category] ?? []) expect(coachingPoints.join(' ')).toMatch(fault);
    });
  });
});

test('a drill that has left the catalogue keeps its id as its name', () => {
  expect(drillName('wall_passes')).toBe('Wall Passes');
  expect(drillName('heading')).toBe('heading');
  expect(drillName('constructor')).toBe('constructor');
});
