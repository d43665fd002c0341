import type { TellBall } from '../src/ball/ball-neural-network.ts';
import { strongest } from '../src/ball/detect-ball-candidates.ts';
import type { BallExample } from './ball-examples.ts';

/** Pixels of the window by which a ball's centre may be off: its radius. */
const NEAR = 4;
/** As likely as this, a place is taken for a ball. */
const SHOWN = 0.5;

/** Of examples: how many have a ball, in how many of those it is the likeliest place, and in how many others one is shown. */
export function foundOf(tell: TellBall, examples: readonly BallExample[]): { readonly balls: number; readonly right: number; readonly wrong: number } {
  let [balls, right, wrong] = [0, 0, 0];
  for (const { given, ball } of examples) {
    const [likeliest] = strongest(tell(given));
    if (ball === null) {
      if ((likeliest?.likelihood ?? 0) >= SHOWN) wrong += 1;
      continue;
    }
    balls += 1;
    if (likeliest && Math.hypot(likeliest.x - ball.x, likeliest.y - ball.y) <= NEAR) right += 1;
  }
  return { balls, right, wrong };
}
