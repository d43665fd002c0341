import type { Drill } from '@touchline/domain';
import { coachDialogueActLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { nameOf, type Say } from './phrasing.ts';

/** Why a drill is worth doing: what is repeated in it, with a ball or with the feet alone. */
export function whyDrillLine(drill: Drill, foot: Asked['foot'], say: Say): string {
  const lines = drill.id === 'recovery' ? coachDialogueActLines.whyRecovery : drill.equipment.balls === 0 ? coachDialogueActLines.whyDrillWithoutBall : coachTopics.whyDrill;
  return say(lines, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' });
}
