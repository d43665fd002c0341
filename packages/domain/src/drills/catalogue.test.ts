import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill } from './catalogue.ts';
import type { Drill } from './drill.ts';
import { compareDrills, drillLevels } from './levels.ts';
import type { DrillLevel } from './levels.ts';

/** How hard a drill of each level may be called. */
const difficultiesOf: Record<DrillLevel, readonly Drill['difficulty'][]> = {
  1: ['beginner'],
  2: ['intermediate'],
  3: ['intermediate', 'advanced'],
  4: ['advanced'],
  5: ['advanced'],
};

/** The common faults that the points of every drill of a kind answer, as words of the points. */
const faultsOf: Partial<Record<Drill['category'], readonly RegExp[]>> = {
  dribbling: [/bend|drop your hips/i, /look|eyes|head up/i],
  passing: [/(standing|strong) (foot|knee)/i],
  turns: [/bend|hips/i],
  shooting: [/standing foot/i, /lean|chest over/i, /swing|follow through/i],
};

describe('the drill catalogue', () => {
  it.each([
    ['juggling', 'touches', 'ball_control'],
    ['wall_passes', 'passes', 'passing'],
    ['cone_weaving', 'runs', 'dribbling'],
    ['target_shooting', 'goals', 'shooting'],
    ['step_overs', 'moves', 'skills'],
    ['quick_touches', 'touches', 'ball_control'],
    ['first_touch', 'controls', 'ball_control'],
    ['turning', 'turns', 'skills'],
    ['weak_foot', 'touches', 'skills'],
    ['agility_ladder', 'runs', 'fitness'],
  ])('has %s, which counts %s and is kept under %s', (id, resultLabel, category) => {
    expect(findDrill(id)).toMatchObject({ id, resultLabel, category });
  });

  it('has thirty-six to forty drills, four or more of every level', () => {
    expect(drillCatalogue.length).toBeGreaterThanOrEqual(36);
    expect(drillCatalogue.length).toBeLessThanOrEqual(40);
    for (const level of drillLevels) {
      expect(drillCatalogue.filter((drill) => drill.level === level).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has eight drills or more for a player without wall, cones or partner', () => {
    const alone = drillCatalogue.filter(({ equipment: { cones, wall, partner } }) => cones === 0 && !wall && !partner);
    expect(alone.length).toBeGreaterThanOrEqual(8);
  });

  it('gives every drill its own id and name', () => {
    expect(new Set(drillCatalogue.map((drill) => drill.id)).size).toBe(drillCatalogue.length);
    expect(new Set(drillCatalogue.map((drill) => drill.name)).size).toBe(drillCatalogue.length);
  });

  it('stands in the order in which drills are shown', () => {
    expect(drillCatalogue).toEqual(drillCatalogue.toSorted(compareDrills));
  });

  it('knows no drill by an id it does not have', () => {
    expect(findDrill('heading')).toBeUndefined();
  });

  it('asks nobody to head the ball', () => {
    const told = drillCatalogue.flatMap(({ id, name, instructions }) => [id, name, ...instructions]);
    expect(told.filter((text) => /\bhead/i.test(text))).toEqual([]);
  });

  it('tells juggling players to bend the knee and to use both sides', () => {
    for (const id of ['juggling', 'around_body_juggling']) {
      const points = findDrill(id)?.coachingPoints.join(' ');
      expect(points).toMatch(/bend your knees|bent knee/i);
      expect(points).toMatch(/weaker foot|both sides/i);
    }
  });

  describe.each(drillCatalogue.map((drill) => [drill.name, drill] as const))('%s', (_name, drill) => {
    it('is told in three to five steps, in sentences of at most 14 words', () => {
      expect(drill.instructions.length).toBeGreaterThanOrEqual(3);
      expect(drill.instructions.length).toBeLessThanOrEqual(5);
      const sentences = [...drill.instructions, ...drill.coachingPoints].flatMap((step) => step.split(/(?<=[.?!]) /));
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*[.?!]$/);
        expect(sentence.split(' ').length).toBeLessThanOrEqual(14);
      }
    });

    it('has points to look at, which answer the common faults of its kind', () => {
      expect(drill.coachingPoints.length).toBeGreaterThanOrEqual(3);
      expect(drill.coachingPoints.length).toBeLessThanOrEqual(5);
      for (const fault of faultsOf[drill.category] ?? []) expect(drill.coachingPoints.join(' ')).toMatch(fault);
    });

    it('has an id that can be kept, and is as hard as its level', () => {
      expect(drill.id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
      expect(difficultiesOf[drill.level]).toContain(drill.difficulty);
    });

    it('asks for what its diagram shows, on the ground it shows', () => {
      const { equipment, diagram, space } = drill;
      expect(diagram.cones).toHaveLength(equipment.cones);
      expect(diagram.wall !== null).toBe(equipment.wall);
      expect(diagram.ball !== null).toBe(equipment.balls > 0);
      expect(diagram.pitch).toEqual({ width: space.width, height: space.length });
    });
  });
});
