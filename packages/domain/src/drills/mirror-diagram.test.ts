import { describe, expect, it } from 'vitest';
import { mirrorDiagram } from './mirror-diagram.ts';
import type { Diagram, Foot } from './diagram-types.ts';
import { drillCatalogue, drillOf } from './drill-catalogue.ts';

const feetOf = ({ touches, feints }: Diagram): Set<Foot> => new Set([...touches, ...feints].map(({ foot }) => foot));

describe('a mirrored diagram', () => {
  it('is the drill with the other foot, its places as far from the other edge', () => {
    const { diagram } = drillOf('weak_foot_corners');
    const mirrored = mirrorDiagram(diagram);
    expect(feetOf(diagram)).toEqual(new Set(['left']));
    expect(feetOf(mirrored)).toEqual(new Set(['right']));
    expect(mirrored.cones.map(({ x }) => x)).toEqual(diagram.cones.map(({ x }) => diagram.pitch.width - x));
    expect(mirrored.player.map(({ y, at }) => [y, at])).toEqual(diagram.player.map(({ y, at }) => [y, at]));
    expect(mirrored.goal?.from.x).toBe(diagram.pitch.width - (diagram.goal?.from.x ?? NaN));
  });

  it.each(drillCatalogue)('of $id, mirrored again, is the drill as it was', ({ diagram }) => {
    const [twice, once] = [mirrorDiagram(mirrorDiagram(diagram)), mirrorDiagram(diagram)];
    expect(twice.touches).toEqual(diagram.touches);
    expect(twice.feints).toEqual(diagram.feints);
    expect(twice.player.map(({ x }) => x.toFixed(6))).toEqual(diagram.player.map(({ x }) => x.toFixed(6)));
    for (const { x } of [...once.player, ...(once.ball ?? []), ...once.cones]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(diagram.pitch.width);
    }
  });
});
