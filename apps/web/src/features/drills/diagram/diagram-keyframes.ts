import { positionAt } from '@touchline/domain';
import type { Diagram, Hold, Point, Waypoint } from '@touchline/domain';

/** Movements of one round as keyframes, by the name of what moves. */
export type Movements = Readonly<Record<string, Keyframe[]>>;

/** How far up the picture a metre of height lifts the ball, in metres of ground. */
export const LIFT = 0.75;
/** How much larger the ball looks a metre nearer to the eye. */
const NEARER = 0.3;
/** Seconds around a moment over which the way a player faces is averaged: a body turns slower than a ball. */
const TURN_SECONDS = 0.4;
const SAMPLES_A_SECOND = 12;
/** Seconds a touch is seen for. */
const TOUCH_SECONDS = 0.42;
/** Seconds a letter is dark at least between two touches, so that each is seen. */
const DARK_SECONDS = 0.08;

/** Where the ball is drawn when it is at this place. */
export function ballTransform({ x, y, height = 0 }: Point & { readonly height?: number | undefined }): string {
  return `translate(${px(x)}, ${px(y - height * LIFT)}) scale(${round(1 + height * NEARER)})`;
}

/** Moves something in SVG units. */
export function placeTransform({ x, y }: Point): string {
  return `translate(${px(x)}, ${px(y)})`;
}

/**
 * Everything that moves in a round: 'player', 'facing', 'ball', 'shadow', 'touch-N', 'left' and 'right' (the boots), their letters as
 * 'left-letter' and 'right-letter', 'hands'.
 */
export function movementsOf(diagram: Diagram): Movements {
  const { seconds, ball, player } = diagram;
  const deeds = [...diagram.touches, ...diagram.feints];
  return {
    player: along(player, seconds, placeTransform),
    facing: facingFrames(diagram),
    ...(ball && { ball: along(ball, seconds, ballTransform), shadow: along(ball, seconds, placeTransform) }),
    ...(diagram.holds && { hands: holding(diagram.holds, seconds) }),
    ...Object.fromEntries(diagram.touches.map(({ at }, index) => [`touch-${index}`, ripple(at, seconds)])),
    ...Object.fromEntries(
      (['left', 'right'] as const).flatMap((foot) => {
        const times = deeds.filter((deed) => deed.foot === foot).map(({ at }) => at);
        return [
          [foot, flashes(times, seconds)],
          [`${foot}-letter`, lights(times, seconds)],
        ];
      }),
    ),
  };
}

/** The keyframes of something on a path, which stands still before its first and after its last waypoint. */
export function along(path: readonly Waypoint[], seconds: number, draw: (waypoint: Waypoint) => string): Keyframe[] {
  const frames = path.map((waypoint) => ({ offset: share(waypoint.at, seconds), transform: draw(waypoint) }));
  const [first] = frames;
  const last = frames.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    ...(first.offset > 0 ? [{ ...first, offset: 0 }] : []),
    ...frames,
    ...(last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ];
}

/** Which way the player faces at a moment, in degrees clockwise from up: to the ball, else where the feet go. */
export function facingAt(diagram: Diagram, at: number): number {
  const { seconds, player, ball } = diagram;
  let [x, y] = [0, 0];
  for (let step = -3; step <= 3; step += 1) {
    const moment = wrap(at + (step / 3) * TURN_SECONDS, seconds);
    const from = positionAt(player, ball ? moment : wrap(moment - 0.1, seconds));
    const to = positionAt(ball ?? player, ball ? moment : wrap(moment + 0.1, seconds));
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    if (distance < 0.05) continue;
    x += (to.x - from.x) / distance;
    y += (to.y - from.y) / distance;
  }
  return (Math.atan2(x, -y) * 180) / Math.PI;
}

/** Angles go on past 360 where the player turns round, so that no turn is drawn the long way. */
function facingFrames(diagram: Diagram): Keyframe[] {
  const samples = Math.min(240, Math.ceil(diagram.seconds * SAMPLES_A_SECOND));
  let angle = facingAt(diagram, 0);
  return Array.from({ length: samples + 1 }, (_, index) => {
    const next = facingAt(diagram, (index / samples) * diagram.seconds);
    angle += ((((next - angle) % 360) + 540) % 360) - 180;
    return { offset: index / samples, transform: `rotate(${round(angle)}deg)` };
  });
}

/** A ring that opens where the ball is touched. */
function ripple(at: number, seconds: number): Keyframe[] {
  const begin = share(at, seconds);
  const end = Math.min(1, share(at + TOUCH_SECONDS, seconds));
  const gone = { opacity: 0, transform: 'scale(0.4)' };
  return [
    { offset: 0, ...gone },
    { offset: begin, ...gone },
    { offset: Math.min(1, begin + 0.0001), opacity: 0.95, transform: 'scale(0.7)' },
    { offset: end, opacity: 0, transform: 'scale(1.5)' },
    { offset: 1, ...gone },
  ];
}

/** Shows the hands while they have the ball. */
function holding(holds: readonly Hold[], seconds: number): Keyframe[] {
  const switches = holds.flatMap(({ from, to }) => [
    { offset: share(from, seconds), opacity: 0 },
    { offset: share(from, seconds), opacity: 1 },
    { offset: share(to, seconds), opacity: 1 },
    { offset: share(to, seconds), opacity: 0 },
  ]);
  return [{ offset: 0, opacity: 0 }, ...switches, { offset: 1, opacity: 0 }];
}

/** Lights a boot at each of its touches, and lets it fade. */
function flashes(times: readonly number[], seconds: number): Keyframe[] {
  const frames = litSpans(times, seconds, 0).flatMap(({ from, to }) => [
    { offset: from, opacity: 1 },
    { offset: to, opacity: 0 },
  ]);
  return [{ offset: 0, opacity: 0 }, ...frames, { offset: 1, opacity: 0 }];
}

/** Lights a letter at each touch of its foot: all of it or none, since half of the light is no ground to read a letter on. */
function lights(times: readonly number[], seconds: number): Keyframe[] {
  const easing = 'step-end';
  const frames = litSpans(times, seconds, DARK_SECONDS).flatMap(({ from, to }) => [
    { offset: from, opacity: 1, easing },
    { offset: to, opacity: 0, easing },
  ]);
  return [{ offset: 0, opacity: 0, easing }, ...frames, { offset: 1, opacity: 0, easing }];
}

/** From and to which share of a round each touch is lit: until the next one, with so many dark seconds before it. */
function litSpans(times: readonly number[], seconds: number, dark: number): { from: number; to: number }[] {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted.map((at, index) => ({
    from: share(at, seconds),
    to: share(Math.max(at, Math.min((sorted[index + 1] ?? seconds + dark) - dark, at + TOUCH_SECONDS)), seconds),
  }));
}

function share(at: number, seconds: number): number {
  return Math.min(1, Math.max(0, at / seconds));
}

function wrap(at: number, seconds: number): number {
  return ((at % seconds) + seconds) % seconds;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function px(value: number): string {
  return `${round(value)}px`;
}
