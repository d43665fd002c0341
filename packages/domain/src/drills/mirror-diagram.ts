import type { Diagram, Foot, Line, Point } from './diagram-types.ts';

const otherFoot: Record<Foot, Foot> = { left: 'right', right: 'left' };

/** The same drill as in a mirror: what was on the left is on the right, and each foot is the other one. */
export function mirrorDiagram(diagram: Diagram): Diagram {
  const { width } = diagram.pitch;
  const place = <T extends Point>(point: T): T => ({ ...point, x: width - point.x });
  const line = (drawn: Line): Line => ({ from: place(drawn.from), to: place(drawn.to) });
  const foot = <T extends { readonly foot: Foot }>(made: T): T => ({ ...made, foot: otherFoot[made.foot] });
  return {
    ...diagram,
    cones: diagram.cones.map(place),
    wall: diagram.wall && line(diagram.wall),
    goal: diagram.goal && line(diagram.goal),
    lines: diagram.lines.map(line),
    player: diagram.player.map(place),
    ball: diagram.ball && diagram.ball.map(place),
    touches: diagram.touches.map(foot),
    feints: diagram.feints.map(foot),
  };
}
