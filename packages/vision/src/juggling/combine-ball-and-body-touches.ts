import { ballRebounds } from '../ball/ball-constants.ts';
import { isBallSeen } from '../ball/ball-rebounds.ts';
import type { BallRebound } from '../ball/ball-rebounds.ts';
import type { BallPlace } from '../ball/ball-track.ts';
import { timeSlack } from '../signal/signal-constants.ts';
import type { Rise } from './believed-touches.ts';

/** The rise that a turn of the ball belongs to, nearest in time and rather of the same leg; undefined where none is near. */
function riseOf(turn: BallRebound, rises: readonly Rise[]): Rise | undefined {
  const apart = (rise: Rise): number => Math.abs(rise.time - turn.time) + (rise.leg === turn.leg ? 0 : ballRebounds.otherLeg);
  return rises.toSorted((a, b) => apart(a) - apart(b))[0];
}

/**
 * What may be a touch by the rises of the body and the ball together. Where the ball turns at a rise, both are a touch,
 * at the ball's time. Where it turns without one it may be a touch, but near the ground it bounced there. A rise at which
 * the ball is seen and does not turn is less likely one; where it is not seen the body alone tells.
 */
export function combineBallAndBodyTouches(rises: readonly Rise[], turns: readonly BallRebound[], ball: readonly BallPlace[]): Rise[] {
  const told = new Set<Rise>();
  const touches = turns.flatMap((turn): Rise[] => {
    const near = rises.filter((rise) => !told.has(rise) && Math.abs(rise.time - turn.time) <= ballRebounds.ofRise + timeSlack);
    for (const rise of near) told.add(rise);
    const rise = riseOf(turn, near);
    if (rise) return [{ ...rise, time: turn.time, likelihood: Math.max(rise.likelihood, ballRebounds.both) }];
    if (turn.aboveGround < ballRebounds.aboveGround) return [];
    return [{ time: turn.time, leg: turn.leg, part: turn.part, likelihood: ballRebounds.ballAlone, above: Infinity }];
  });
  const others = rises.filter((rise) => !told.has(rise));
  return [
    ...touches,
    ...others.map((rise) => (isBallSeen(ball, rise.time) ? { ...rise, likelihood: rise.likelihood * ballRebounds.bodyAlone } : rise)),
  ];
}
