import type { Diagram, Line, Point } from '@touchline/domain';

/** The same drill seen from its side, wider than high: what pointed up points right. Wide and square ones stay. */
export function turnToLandscape(diagram: Diagram): Diagram {
  const { width, height } = diagram.pitch;
  if (height <= width) return diagram;
  const turned = <T extends Point>(point: T): T => ({ ...point, x: height - point.y, y: point.x });
  const turnedLine = (line: Line): Line => ({ from: turned(line.from), to: turned(line.to) });
  return {
    ...diagram,
    pitch: { width: height, height: width },
    cones: diagram.cones.map(turned),
    wall: diagram.wall && turnedLine(diagram.wall),
    goal: diagram.goal && turnedLine(diagram.goal),
    lines: diagram.lines.map(turnedLine),
    player: diagram.player.map(turned),
    ball: diagram.ball && diagram.ball.map(turned),
  };
}
