import { describe, expect, it } from 'vitest';
import { diagramOfSide } from './diagram-of-side.ts';
import type { Diagram, Foot } from './diagram-types.ts';
import { drillCatalogue, drillOf } from './drill-catalogue.ts';

const feetOf = ({ touches, feints }: Diagram): Set<Foot> => new Set([...touches, ...feints].map(({ foot }) => foot));

const usesOf = ({ touches }: Diagram): string[] =>
  [...new Set(touches.map(({ foot, surface }) => `${foot} ${surface}`))].toSorted();

describe('the diagram of a side', () => {
  it('shows the foot that is practised where the drawn one is the other', () => {
    const drill = drillOf('weak_foot_wall_pass');
    expect(feetOf(diagramOfSide(drill, 'right'))).toEqual(new Set(['right']));
    expect(diagramOfSide(drill, 'left')).toBe(drill.diagram);
    expect(diagramOfSide(drill, 'both')).toBe(drill.diagram);
  });

  it('shows one foot alone where both are drawn and the drill can be done with one', () => {
    const line = drillOf('straight_line_dribble');
    expect(usesOf(diagramOfSide(line, 'left'))).toEqual(['left inside', 'left laces']);
    expect(usesOf(diagramOfSide(line, 'right'))).toEqual(['right inside', 'right laces']);
    expect(usesOf(line.diagram)).toEqual(['left laces', 'right inside', 'right laces']);
    const weaving = drillOf('cone_weaving');
    expect(usesOf(diagramOfSide(weaving, 'left'))).toEqual(['left inside', 'left laces', 'left outside']);
  });

  it.each(drillCatalogue.filter(({ weakFoot, diagram }) => weakFoot && diagram.feints.length === 0))(
    'of $id shows no other foot than the chosen one',
    (drill) => {
      for (const side of ['left', 'right'] as const) expect(feetOf(diagramOfSide(drill, side))).toEqual(new Set([side]));
    },
  );

  it('shows both feet where one swings past the ball so that the other plays it', () => {
    const stepOvers = drillOf('step_overs');
    expect(diagramOfSide(stepOvers, 'left')).toBe(stepOvers.diagram);
    expect(usesOf(diagramOfSide(drillOf('cruyff_turn'), 'left'))).toEqual(['left inside', 'left laces']);
  });

  it('is the drill as it is where it needs both feet, or no ball', () => {
    const bothOrNone = drillCatalogue.filter(({ weakFoot, diagram }) => !weakFoot || feetOf(diagram).size === 0);
    expect(bothOrNone.length).toBeGreaterThan(8);
    for (const drill of bothOrNone)
      expect((['left', 'right'] as const).map((side) => diagramOfSide(drill, side))).toEqual([drill.diagram, drill.diagram]);
  });
});
