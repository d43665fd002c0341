import type { Diagram, Line, Point, Waypoint } from '@touchline/domain';
import css from './DrillDiagram.module.css';

/** What lies on the ground and does not move: chalk, wall, goal, cones and the way of the ball. */
export function DiagramGround({ diagram, mark }: { diagram: Diagram; mark: number }) {
  const { lines, wall, goal, cones, ball, player } = diagram;
  const playerMoves = player.length > 1;
  return (
    <g>
      {lines.map((line) => (
        <ChalkLine key={JSON.stringify(line)} line={line} className={css['chalk']} />
      ))}
      {wall === null ? null : (
        <>
          <ChalkLine line={wall} className={css['wall']} />
          <ChalkLine line={wall} className={css['bricks']} />
        </>
      )}
      {goal === null ? null : <ChalkLine line={goal} className={css['goal']} />}
      {playerMoves && ball === null ? <polyline className={css['run']} points={pointsOf(player)} /> : null}
      {ball === null ? null : <polyline className={css['path']} points={pointsOf(ball)} />}
      {cones.map((cone) => (
        <Cone key={`${cone.x} ${cone.y}`} at={cone} size={mark} />
      ))}
    </g>
  );
}

function ChalkLine({ line, className }: { line: Line; className: string | undefined }) {
  return <line className={className} x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />;
}

function Cone({ at, size }: { at: Point; size: number }) {
  const { x, y } = at;
  return (
    <g>
      <ellipse className={css['coneFoot']} cx={x} cy={y + size * 0.62} rx={size * 0.85} ry={size * 0.3} />
      <path
        className={css['cone']}
        d={`M${x} ${y - size}L${x + size * 0.72} ${y + size * 0.62}Q${x} ${y + size * 0.95} ${x - size * 0.72} ${y + size * 0.62}Z`}
      />
      <path
        className={css['coneBand']}
        d={`M${x - size * 0.28} ${y - size * 0.26}L${x + size * 0.28} ${y - size * 0.26}L${x + size * 0.46} ${y + size * 0.12}L${x - size * 0.46} ${y + size * 0.12}Z`}
      />
    </g>
  );
}

function pointsOf(path: readonly Waypoint[]): string {
  return path.map(({ x, y }) => `${x},${y}`).join(' ');
}
