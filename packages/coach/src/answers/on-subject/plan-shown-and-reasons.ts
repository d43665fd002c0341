import { drillOf } from '@touchline/domain';
import { coachPlanLines as lines, coachSkillNames } from '@touchline/messages/coach-lines';
import { skillWithoutDrillIn, WHY_HELPS } from '../../question-parts/skill-without-drill.ts';
import { inUsualSpelling } from '../../text/childrens-spelling.ts';
import { nameOf, weekdayName } from '../phrasing.ts';
import { stepOf } from '../practice-plan.ts';
import { drillsOfSkill } from '../skill-progress.ts';
import { type Answer, changed, isWeek, told } from './shared-plan-answers.ts';

/** The plan of the talk as it is now, once more. */
export const showPlan: Answer = (of) => changed(of, of.plan, of.say(lines.shown));

/** Why a day of the plan takes no longer. */
export const whyMinutes: Answer = (of) => {
  const { plan, context, range, say } = of;
  if (isWeek(of) && plan.minutes === null) return told(of, say(lines.whyMinutesOfDrill, { minutes: stepOf(plan, context, range).minutes, ...range }));
  return told(of, say(lines.whyMinutes, { ...range }));
};

/** Why a skill is not in the plan, or where it is. */
export const whyNotSkill: Answer = (of) => {
  const { plan, named, say } = of;
  const helped = skillWithoutDrillIn(inUsualSpelling(of.asked.words).join(' '));
  if (helped !== null) return told(of, say(lines[WHY_HELPS[helped]]));
  const isOf = named.skill === null ? null : drillsOfSkill(named.skill);
  const skill = coachSkillNames[named.skill ?? ''];
  if (isOf === null || skill === undefined) return told(of, say(lines.nothingElse));
  const at = plan.drills.findIndex((id) => isOf(drillOf(id)));
  const [drill, day] = [plan.drills[at], plan.days[at]];
  if (drill !== undefined) return told(of, day === undefined || !isWeek(of) ? say(lines.hasThat, { drill: nameOf(drill) }) : say(lines.hasThatOnDay, { drill: nameOf(drill), day: weekdayName(day) }));
  return told(of, say(lines.whyNotSkill, { skill }));
};
