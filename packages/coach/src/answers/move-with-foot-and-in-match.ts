import { drillOf, type DrillId } from '@touchline/domain';
import { coachMoveLines, type CoachMove } from '@touchline/messages/coach-lines';
import type { Asked } from './answer-context.ts';
import { isSide } from './asked-foot.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { footName } from './phrasing.ts';

const isMove = (id: DrillId): id is DrillId & CoachMove => Object.hasOwn(coachMoveLines.withFoot, id);

/** They go past on the side of the other foot. */
const PAST_OTHER_SIDE: ReadonlySet<DrillId> = new Set<DrillId>(['step_overs', 'la_croqueta', 'turning']);
const TO_ONE_SIDE = /\bto (?:the |my )?(?:left|right)(?! foot)\b|\bnach (?:links|rechts)\b/;

/** How a move of the list goes with the one foot, or to the one side, that is asked for; null for every other drill, and where neither is. */
export function moveWithFoot(id: DrillId, { foot, say, asked }: Asked): string | null {
  if (!isMove(id) || !isSide(foot)) return null;
  const otherFoot = foot === 'left' ? 'right' : 'left';
  const swaps = PAST_OTHER_SIDE.has(id) && TO_ONE_SIDE.test(asked.words.join(' '));
  return say(coachMoveLines.withFoot[id], { foot: footName(swaps ? otherFoot : foot), other: footName(swaps ? foot : otherFoot) });
}

/** When a move of the list is used in a match; null for every other drill. */
export function moveInMatch(id: DrillId | null, { say }: Asked): Composed | null {
  return id !== null && isMove(id) ? withDrill(drillOf(id), [say(coachMoveLines.whenToUse[id])]) : null;
}
