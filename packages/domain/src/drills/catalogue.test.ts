import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill } from './catalogue.ts';
import { compareDrills } from './levels.ts';

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

    it('has points to look at', () => {
      expect(drill.coachingPoints.length).toBeGreaterThanOrEqual(3);
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
