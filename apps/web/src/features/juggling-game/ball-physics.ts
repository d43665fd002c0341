/** Where the ball may be. Metres; x grows to the right, y downwards, and the ground is at `height`. */
export interface Field {
  readonly width: number;
  readonly height: number;
}

/** A point of the field. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The ball: its middle in metres, its speed in metres a second, how far it has turned in radians. */
export interface Ball extends Point {
  readonly vx: number;
  readonly vy: number;
  readonly turn: number;
}

/** Metres. A ball as large as the game wants it, in a world as heavy: what is fun on a thumb's width, not physics. */
export const ballRadius = 0.3;
const gravity = 5.2;
/** Speed upwards after a tap, and sideways after one at the ball's edge. */
const lift = 4.4;
const drift = 1.9;
/** Part of the speed that is left after a bounce. */
const afterGround = 0.6;
const afterWall = 0.8;
/** A ball that comes down slower than this lies still. */
const still = 0.35;
/** Part of the sideways speed that rolling takes each second. */
const rolling = 1.6;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A resting ball in the middle of the field, at the height of a knee. */
export function placed({ width, height }: Field): Ball {
  return { x: width / 2, y: height * 0.62, vx: 0, vy: 0, turn: 0 };
}

/** The ball after `seconds`, a few hundredths at most; it bounces off ground and walls and stays in the field. */
export function moved(ball: Ball, field: Field, seconds: number): Ball {
  let { vx, vy } = ball;
  vy += gravity * seconds;
  let x = ball.x + vx * seconds;
  let y = ball.y + vy * seconds;
  const [left, right, ground] = [ballRadius, Math.max(ballRadius, field.width - ballRadius), field.height - ballRadius];
  if (x < left || x > right) {
    vx = x < left ? Math.abs(vx) * afterWall : -Math.abs(vx) * afterWall;
    x = within(x, left, right);
  }
  if (y < ballRadius) {
    y = ballRadius;
    vy = Math.max(0, vy);
  }
  if (y >= ground) {
    y = ground;
    vy = vy < still ? 0 : -vy * afterGround;
    vx -= vx * Math.min(1, rolling * seconds);
  }
  return { x, y, vx, vy, turn: ball.turn + (vx * seconds) / ballRadius };
}

/** Whether the ball touches the ground. */
export function isDown(ball: Ball, field: Field): boolean {
  return ball.y >= field.height - ballRadius;
}

/**
 * The ball after a tap: up, never higher than the field, and sideways by `aim`, from -1 (left) to 1 (right).
 */
export function kicked(ball: Ball, aim: number): Ball {
  const toTheTop = Math.sqrt(2 * gravity * Math.max(0, ball.y - ballRadius));
  return { ...ball, vx: within(aim, -1, 1) * drift, vy: -Math.min(lift, toTheTop) };
}
