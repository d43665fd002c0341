import type { Diagram, Foot, Surface, Touch } from './diagram-types.ts';
import type { DrillDefinition, Side } from './drill-types.ts';
import { mirrorDiagram } from './mirror-diagram.ts';
import { positionAt } from './position-on-path.ts';

/** What of the other foot sends the ball the same way. */
const sameWayWithOtherFoot: Record<Surface, Surface> = {
  inside: 'outside',
  outside: 'inside',
  sole: 'sole',
  laces: 'laces',
  thigh: 'thigh',
};

/**
 * The diagram for the side that is practised. It is mirrored where the other foot does more in it, and what is left of
 * the other foot is played with the chosen one. Both feet stay where the drill cannot be done with one, and where a foot
 * is swung past the ball so that the other plays it.
 */
export function diagramForPractisedFoot({ diagram, weakFoot }: Pick<DrillDefinition<string>, 'diagram' | 'weakFoot'>, side: Side): Diagram {
  const feet = [...diagram.touches, ...diagram.feints].map(({ foot }) => foot);
  if (side === 'both' || feet.length === 0) return diagram;
  const ofSide = feet.filter((foot) => foot === side).length;
  if (!weakFoot) return ofSide === 0 ? mirrorDiagram(diagram) : diagram;
  const turned = ofSide * 2 < feet.length ? mirrorDiagram(diagram) : diagram;
  return turned.feints.every(({ foot }) => foot === side) ? withOneFoot(turned, side) : turned;
}

/** The same ways, every touch made with this foot. To a ball from the wall the player comes on the foot's side. */
function withOneFoot(diagram: Diagram, foot: Foot): Diagram {
  const others = diagram.touches.filter((touch) => touch.foot !== foot);
  if (others.length === 0) return diagram;
  const touches = diagram.touches.map((touch): Touch =>
    touch.foot === foot ? touch : { ...touch, foot, surface: sameWayWithOtherFoot[touch.surface] },
  );
  const { ball, wall } = diagram;
  if (wall === null || ball === null) return { ...diagram, touches };
  // The end of a round is the place of its beginning.
  const moments = new Set(others.flatMap(({ at }) => (at === 0 ? [at, diagram.seconds] : [at])));
  const player = diagram.player.map((waypoint) =>
    moments.has(waypoint.at) ? { ...waypoint, x: 2 * positionAt(ball, waypoint.at).x - waypoint.x } : waypoint,
  );
  return { ...diagram, touches, player };
}
