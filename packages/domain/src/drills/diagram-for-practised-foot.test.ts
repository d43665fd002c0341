import { describe, expect, it } from 'vitest';
import { diagramForPractisedFoot } from './diagram-for-practised-foot.ts';
import type { Diagram, Foot } from './diagram-types.ts';
import { drillCatalogue, drillOf } from './drill-catalogue.ts';

const feetOf = ({ touches, feints }: Diagram): Set<Foot> => new Set([...touches, ...feints].map(({ foot }) => foot));

const usesOf = ({ touches }: Diagram): string[] =>
  [...new Set(touches.map(({ foot, surface }) => `${foot} ${surface}`))].toSorted();

describe('the diagram of a side', () => {
  it('shows the foot that is practised where the drawn one is the other', () => {
    const drill = drillOf('weak_foot_wall_pass');
    expect(feetOf(diagramForPractisedFoot(drill, 'right'))).toEqual(new Set(['right']));
    expect(diagramForPractisedFoot(drill, 'left')).toBe(drill.diagram);
    expect(diagramForPractisedFoot(drill, 'both')).toBe(drill.diagram);
  });

  it('shows one foot alone where both are drawn and the drill can be done with one', () => {
    const line = drillOf('straight_line_dribble');
    expect(usesOf(diagramForPractisedFoot(line, 'left'))).toEqual(['left inside', 'left laces']);
    expect(usesOf(diagramForPractisedFoot(line, 'right'))).toEqual(['right inside', 'right laces']);
    expect(usesOf(line.diagram)).toEqual(['left laces', 'right inside', 'right laces']);
    const weaving = drillOf('cone_weaving');
    expect(usesOf(diagramForPractisedFoot(weaving, 'left'))).toEqual(['left inside', 'left laces', 'left outside']);
  });

  it.each(drillCatalogue.filter(({ weakFoot, diagram }) => weakFoot && diagram.feints.length === 0))(
    'of $id shows no other foot than the chosen one',
    (drill) => {
      for (const side of ['left', 'right'] as const) expect(feetOf(diagramForPractisedFoot(drill, side))).toEqual(new Set([side]));
    },
  );

  it('shows both feet where one swings past the ball so that the other plays it', () => {
    const stepOvers = drillOf('step_overs');
    expect(diagramForPractisedFoot(stepOvers, 'left')).toBe(stepOvers.diagram);
    expect(usesOf(diagramForPractisedFoot(drillOf('cruyff_turn'), 'left'))).toEqual(['left inside', 'left laces']);
  });

  it('is the drill as it is where it needs both feet, or no ball', () => {
    const bothOrNone = drillCatalogue.filter(({ weakFoot, diagram }) => !weakFoot || feetOf(diagram).size === 0);
    expect(bothOrNone.length).toBeGreaterThan(8);
    for (const drill of bothOrNone)
      expect((['left', 'right'] as const).map((side) => diagramForPractisedFoot(drill, side))).toEqual([drill.diagram, drill.diagram]);
  });
});
