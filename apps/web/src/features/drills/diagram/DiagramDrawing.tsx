import { positionAt } from '@touchline/domain';
import type { Diagram, Foot } from '@touchline/domain';
import css from './DrillDiagram.module.css';
import type { Viewport } from './diagram-viewport.ts';
import { DiagramGround } from './DiagramGround.tsx';
import { ballTransform, facingAt, placeTransform } from './diagram-keyframes.ts';

const feet: readonly Foot[] = ['left', 'right'];

interface DiagramDrawingProps {
  diagram: Diagram;
  /** The part of the ground that is shown, and how large the player is drawn on it. */
  viewport: Viewport;
  className: string | undefined;
}

/** A player as wide as this in CSS pixels is not drawn larger, however much room there is. */
const WIDEST_PLAYER = 112;

/** The drawing of a drill at the beginning of its round; `useDiagramAnimation` moves its parts. */
export function DiagramDrawing({ diagram, viewport, className }: DiagramDrawingProps) {
  const { ball, touches } = diagram;
  const { body, ball: ballRadius } = viewport;
  const start = positionAt(diagram.player, 0);
  return (
    <svg
      className={className}
      viewBox={`${viewport.x} ${viewport.y} ${viewport.width} ${viewport.height}`}
      style={{ maxHeight: `${(viewport.height / (2 * body)) * WIDEST_PLAYER}px` }}
      aria-hidden="true"
      focusable="false"
    >
      <DiagramGround diagram={diagram} mark={ballRadius * 1.25} />
      {ball === null
        ? null
        : touches.map((touch, index) => (
            <g key={`${touch.at} ${touch.foot}`} transform={`translate(${svgPlace(positionAt(ball, touch.at))})`}>
              <circle className={css['spot']} r={ballRadius * 0.42} />
              <circle className={css['touch']} data-part={`touch-${index}`} r={ballRadius * 1.3} strokeWidth={ballRadius * 0.2} />
            </g>
          ))}
      {ball === null ? null : (
        <ellipse
          className={css['shadow']}
          data-part="shadow"
          rx={ballRadius}
          ry={ballRadius * 0.55}
          cy={ballRadius * 0.6}
          style={{ transform: placeTransform(positionAt(ball, 0)) }}
        />
      )}
      <g data-part="player" style={{ transform: placeTransform(start) }}>
        <g data-part="facing" style={{ transform: `rotate(${facingAt(diagram, 0)}deg)` }}>
          {feet.map((foot) => (
            <g key={foot} transform={`translate(${(foot === 'left' ? -0.42 : 0.42) * body} ${-0.62 * body})`}>
              <rect
                className={css['boot']}
                x={-0.2 * body}
                y={-0.42 * body}
                width={0.4 * body}
                height={0.84 * body}
                rx={0.2 * body}
              />
              <rect
                className={css['bootLit']}
                data-part={foot}
                x={-0.26 * body}
                y={-0.5 * body}
                width={0.52 * body}
                height={body}
                rx={0.26 * body}
              />
            </g>
          ))}
          <ellipse className={css['shirt']} rx={body} ry={body * 0.58} strokeWidth={body * 0.04} />
          <circle className={css['head']} r={body * 0.46} />
        </g>
      </g>
      {ball === null ? null : (
        <g data-part="ball" style={{ transform: ballTransform(positionAt(ball, 0)) }}>
          <circle className={css['ball']} r={ballRadius} strokeWidth={ballRadius * 0.08} />
          <path className={css['ballPatch']} d={pentagon(ballRadius * 0.46)} />
          {diagram.holds === undefined ? null : (
            <g className={css['hands']} data-part="hands" strokeWidth={ballRadius * 0.08}>
              <ellipse cx={-ballRadius} cy={ballRadius * 0.2} rx={ballRadius * 0.38} ry={ballRadius * 0.6} />
              <ellipse cx={ballRadius} cy={ballRadius * 0.2} rx={ballRadius * 0.38} ry={ballRadius * 0.6} />
            </g>
          )}
        </g>
      )}
    </svg>
  );
}

function svgPlace({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x} ${y}`;
}

function pentagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4].map((corner) => {
    const angle = (corner * 2 * Math.PI) / 5;
    return `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`;
  });
  return `M${corners.join('L')}Z`;
}
