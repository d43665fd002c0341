import { drillOf } from '@touchline/domain';
import { coachDialogueActLines, coachSkillNames, coachSubjectFollowUpLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { Role } from '../talk-subject/playing-position-in-talk.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor, suitsFoot } from './asked-foot.ts';
import { drillsFor } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { recommended } from './drill-choice-and-technique-answers.ts';
import { drillsOfPosition } from './on-subject/move-and-position-answers.ts';
import { nameOf } from './phrasing.ts';

/** Why the drill of before was named, and one for the place on the pitch, or the skill, that is asked of instead. */
export function whyNotForAnswer(place: Role | null, asking: Asked): Composed {
  const { context, say, asked, not, foot, category } = asking;
  const [before] = asking.answerBefore()?.drills ?? [];
  const chosen = recommended(context, say, not);
  const isChosen = before !== undefined && chosen.drills[0] === before;
  const reason = isChosen ? say(coachTopics.whyReason, { reason: chosen.said[0] ?? '' }) : before === undefined ? null : say(coachTopics.whyDrill, { drill: nameOf(before), point: pointsFor(drillOf(before), foot)[0] ?? '' });
  const fits = suitsFoot(foot, context);
  const wished = place === null ? drillsFor(context, { category, fits, not }) : [...drillsOfPosition(place).filter((drill) => fits(drill) && !not.includes(drill.id)), ...drillsFor(context, { fits, not })];
  const drill = wished.find(({ id }) => id !== before) ?? wished[0];
  if (drill === undefined) return only(...(reason === null ? [] : [reason]));
  const values = { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' };
  const other = place === null ? say(coachDialogueActLines.insteadFor, { ...values, name: coachSkillNames[asked.skill ?? ''] ?? '' }) : say(coachSubjectFollowUpLines.positionDrill, { ...values, position: coachSubjectFollowUpLines.positions[place] });
  return withDrill(drill, [...(reason === null ? [] : [reason]), other]);
}
