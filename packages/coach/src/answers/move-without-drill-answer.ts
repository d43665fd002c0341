import { drillOf, type DrillId } from '@touchline/domain';
import { coachPracticeLoadStreakAndMatchLines, coachMoveNames } from '@touchline/messages/coach-lines';
import type { MoveWithoutDrill } from '../question-parts/enough-streak-and-match-question-kinds.ts';
import type { Asked } from './answer-context.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { listed, nameOf } from './phrasing.ts';

/** What comes nearest to a move that has no drill. */
const NEAR: Readonly<Record<MoveWithoutDrill, readonly [DrillId, DrillId]>> = {
  chop: ['turning', 'step_overs'],
  rainbow: ['juggling', 'around_body_juggling'],
  rabona: ['laces_strike', 'step_overs'],
  overheadKick: ['thigh_to_foot_control', 'laces_strike'],
  scorpion: ['juggling', 'thigh_to_foot_control'],
  sombrero: ['juggling', 'thigh_to_foot_control'],
  aroundTheWorld: ['around_body_juggling', 'juggling'],
  panenka: ['target_shooting', 'laces_strike'],
};

/** That a move has no drill, with what comes nearest to it. */
export function moveWithoutDrillAnswer(move: MoveWithoutDrill, { say }: Asked): Composed {
  const near = NEAR[move];
  const said = say(coachPracticeLoadStreakAndMatchLines.noDrillForMove, { move: coachMoveNames[move], list: listed(near.map(nameOf)) });
  return { ...withDrill(drillOf(near[0]), [said]), drills: near };
}
