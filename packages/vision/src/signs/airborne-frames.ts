import { jumpRules } from './skill-sign-thresholds.ts';
import { during } from './body-positions-over-time.ts';
import type { Body } from './body-positions-over-time.ts';

/** How far a body is above the lowest that it is seen in a span, in leg lengths; null where it is not seen then. */
function rises(body: Body, standing: readonly Body[]): { readonly feet: number; readonly hips: number } | null {
  if (standing.length === 0) return null;
  const lower = ({ left, right }: Body): number => Math.max(left.y, right.y);
  const ground = Math.max(...standing.map(lower));
  const hips = Math.min(...standing.map((each) => each.hips.y));
  return { feet: ground - lower(body), hips: hips - body.hips.y };
}

/** The bodies in the air: both feet and the hips are well above where they are just before and just after. */
export function airborneBodies(path: readonly Body[]): Body[] {
  const { groundFrom, groundTo, feetUp, hipsUp } = jumpRules;
  return path.filter((body) => {
    const before = rises(body, during(path, body.time - groundTo, body.time - groundFrom));
    const after = rises(body, during(path, body.time + groundFrom, body.time + groundTo));
    return [before, after].every((rise) => rise !== null && rise.feet >= feetUp && rise.hips >= hipsUp);
  });
}
