import { drillCatalogue, findDrill, type Drill, type DrillId } from '@touchline/domain';
import { coachSubjectFollowUpLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import { wordsOfTurnsBefore } from '../intents/turns-before.ts';
import type { GearLeftOut } from '../question-parts/gear-left-out.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { drillsFor, upTo } from './choose-drill.ts';
import { MINUTES, withDrill, type Composed } from './composed-answer.ts';
import { nameOf } from './phrasing.ts';
import { fitsRoomOf } from './training-space-and-gear.ts';

const NEEDS: Readonly<Record<GearLeftOut, (drill: Drill) => boolean>> = {
  ladder: ({ id }) => id.includes('ladder'),
  cones: ({ equipment }) => equipment.cones > 0,
  wall: ({ equipment }) => equipment.wall,
  ball: ({ equipment }) => equipment.balls > 0,
};
/** So many turns back a room that was told of still counts. */
const TURNS_BACK = 3;

/** The drills that need something of what is left out. */
export const drillsNeeding = (things: readonly GearLeftOut[]): readonly DrillId[] => drillCatalogue.filter((drill) => things.some((thing) => NEEDS[thing](drill))).map(({ id }) => id);

/** Another drill than that of the answer before, which does without what is left out and fits into the room that the talk told of. */
export function anotherDrillWithoutGear({ things }: Extract<DialogueAct, { readonly kind: 'withoutGear' }>, { asked, context, say, not, foot, answerBefore }: Asked): Composed {
  const before = answerBefore();
  const last = before?.drills[0];
  const leave = [...not, ...drillsNeeding(things), ...(last === undefined ? [] : [last])];
  const fits = fitsRoomOf(wordsOfTurnsBefore(asked, TURNS_BACK));
  const category = last === undefined ? null : (findDrill(last)?.category ?? null);
  const drill = drillsFor(context, { not: leave, fits, category, onlyWithin: true })[0] ?? drillsFor(context, { not: leave, fits })[0] ?? upTo(context, leave);
  return withDrill(drill, [say(coachSubjectFollowUpLines.theOther, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' })], before?.minutes ?? MINUTES);
}
