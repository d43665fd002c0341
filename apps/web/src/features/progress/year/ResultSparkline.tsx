import css from './ResultSparkline.module.css';

const WIDTH = 56;
const HEIGHT = 24;
/** Room for the last point and the stroke. */
const AIR = 3;

interface ResultSparklineProps {
  /** Two at least, oldest first. */
  readonly results: readonly number[];
}

/** The latest results of a drill as a line without an axis, green where it ends above its beginning. It is drawn beside their words, not in their place. */
export function ResultSparkline({ results }: ResultSparklineProps) {
  const [least, most] = [Math.min(...results), Math.max(...results)];
  const places = results.map((result, index) => ({
    x: AIR + (index * (WIDTH - 2 * AIR)) / (results.length - 1),
    y: most === least ? HEIGHT / 2 : HEIGHT - AIR - ((result - least) * (HEIGHT - 2 * AIR)) / (most - least),
  }));
  const last = places.at(-1);
  if (last === undefined || places.length < 2) return null;
  return (
    <svg className={css['line']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-rises={(results.at(-1) ?? 0) > (results[0] ?? 0)} aria-hidden="true" focusable="false">
      <path d={`M${places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}
