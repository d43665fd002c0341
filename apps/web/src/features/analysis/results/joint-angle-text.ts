import type { Measure } from '@touchline/vision';
import { m } from '@touchline/messages';
import { measureWord, valueWord } from '@touchline/messages/form-review-words';
import { isLean, kneeAngleOf } from '../overlay/body-points-of-measure.ts';
import { verdictOf } from '../overlay/range-verdict.ts';

/** An angle as it may be said: 'about 150°'. */
export function aboutDegrees(value: number): string {
  return valueWord({ value, unit: 'degrees' });
}

/**
 * What stands beside a joint on a picture: a knee's angle or a lean in degrees, and a sign that does not need colour.
 */
export function jointLabel(measure: Measure): string {
  const good = verdictOf(measure) === 'good';
  if (kneeAngleOf(measure) === null && !isLean(measure)) return good ? m.results_joint_good() : m.results_joint_work();
  const angle = valueWord(measure);
  return good ? m.results_joint_angle_good({ angle }) : m.results_joint_angle_work({ angle });
}

/** The same where there is room: what has no angle is told by its name. */
export function jointCaption(measure: Measure): string {
  const name = kneeAngleOf(measure) === null && !isLean(measure) ? measureWord(measure.id) : null;
  return name === null ? jointLabel(measure) : `${jointLabel(measure)} ${name}`;
}
