import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill } from './drill-catalogue.ts';
import type { Drill } from './drill-catalogue.ts';
import { drillLevels } from './drill-levels.ts';
import type { DrillLevel } from './drill-levels.ts';

/** How hard a drill of each level may be called. */
const difficultiesOf: Record<DrillLevel, readonly Drill['difficulty'][]> = {
  1: ['beginner'],
  2: ['intermediate'],
  3: ['intermediate', 'advanced'],
  4: ['advanced'],
  5: ['advanced'],
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

  it('has thirty-six drills or more, four or more of every level', () => {
    expect(drillCatalogue.length).toBeGreaterThanOrEqual(36);
    for (const level of drillLevels) {
      expect(drillCatalogue.filter((drill) => drill.level === level).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('has eight drills or more for a player without wall, cones or partner', () => {
    const alone = drillCatalogue.filter(({ equipment: { cones, wall, partner } }) => cones === 0 && !wall && !partner);
    expect(alone.length).toBeGreaterThanOrEqual(8);
  });

  it('gives every drill its own id', () => {
    expect(new Set(drillCatalogue.map((drill) => drill.id)).size).toBe(drillCatalogue.length);
  });

  it('knows no drill by an id it does not have', () => {
    expect(findDrill('heading')).toBeUndefined();
  });

  describe.each(drillCatalogue.map((drill) => [drill.id, drill] as const))('%s', (_name, drill) => {
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
