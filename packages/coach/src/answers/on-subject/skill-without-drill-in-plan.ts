import { drillOf, type Drill } from '@touchline/domain';
import { coachPlanLines as lines } from '@touchline/messages/coach-lines';
import { helpsSkill, skillWithoutDrillIn, WHY_HELPS, type SkillWithoutDrill } from '../../question-parts/skill-without-drill.ts';
import { some } from '../../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../../text/childrens-spelling.ts';
import { drillsFor } from '../choose-drill.ts';
import { weekdayName } from '../phrasing.ts';
import { inOrderOfDays, withDrillAt, withoutDay, type PracticePlan } from '../practice-plan.ts';
import { type Answer, type OfPlan, changed, daysNamed, drillOn, isWeek, namesOf, notKnown, today } from './shared-plan-answers.ts';

/** The whole plan is to be of it, and not one day. */
const WHOLE = some('all', 'theyre', 'whole', 'every\\w*', 'opposite', 'change (?:the|my) plan', 'said', 'meant', 'asked', 'only', 'just', 'wanted', 'not dribbling', 'alle\\w*', 'alles', 'ganz\\w*', 'gesagt', 'gegenteil', 'wollte', 'meinte', 'nur', 'jeden');
const ONE_MORE = some('add', 'put', 'include', 'also', 'too', 'dazu', 'auch', 'hinzu\\w*', 'rein\\w*', 'einbau\\w*', 'pack');
/** The first of several days is not one to practice on. */
const FIRST_NOT = some('cant', 'cannot', 'can not', 'not', 'move', 'out', 'at (?:my|the)', 'busy', 'away', 'off', 'free', 'no', 'instead', 'nicht', 'nich', 'verschieb\\w*', 'kein\\w*', 'raus', 'weg', 'frei', 'bei (?:meine\\w*|der|oma|opa)', 'statt');

/** A drill that helps, which is not in the plan yet where there is one. */
function helpFor({ plan, context }: OfPlan, skill: SkillWithoutDrill): Drill | undefined {
  const found = (not: PracticePlan['drills']): Drill | undefined => helpsSkill[skill].flatMap((isOf) => drillsFor(context, { fits: (one) => isOf(one) && plan.fits(one), not })[0] ?? [])[0];
  return found(plan.drills) ?? found([]);
}

/** Each drill of a plan one that helps. */
function allOf(of: OfPlan, skill: SkillWithoutDrill): PracticePlan {
  const { plan, context } = of;
  const isOf = (drill: Drill): boolean => helpsSkill[skill].some((one) => one(drill));
  const helping = helpsSkill[skill].flatMap((one) => drillsFor(context, { fits: (drill) => one(drill) && plan.fits(drill) })).map(({ id }) => id);
  const drills = plan.drills.map((id, at) => helping[at % Math.max(1, helping.length)] ?? id);
  return { ...plan, drills, wished: [isOf], skills: [] };
}

/** A plan with a drill on a day, which comes into it where it was free. */
function onDay(plan: PracticePlan, day: number, { id }: Drill): PracticePlan {
  const at = plan.days.indexOf(day);
  if (at >= 0) return { ...plan, drills: withDrillAt(plan.drills, at, id) };
  return inOrderOfDays({ ...plan, days: [...plan.days, day], drills: [...plan.drills, id], free: plan.free.filter((one) => one !== day) });
}

/** What helps a skill that has no drill of its own, with the reason: on the day that is named, in the whole plan, or in one place of it. */
export const helpSkill: Answer = (of) => {
  const { plan, say } = of;
  const text = inUsualSpelling(of.asked.words).join(' ');
  const skill = skillWithoutDrillIn(text);
  const help = skill === null ? undefined : helpFor(of, skill);
  if (skill === null || help === undefined) return notKnown(of);
  const reason = say(lines[WHY_HELPS[skill]]);
  const days = isWeek(of) ? daysNamed(of) : [];
  const freed = days.length > 1 && FIRST_NOT.test(text) ? days.slice(0, 1) : [];
  const day = days.find((one) => !freed.includes(one));
  const kept: PracticePlan = freed.length === 0 ? plan : freed.reduce(withoutDay, { ...plan, free: [...new Set([...plan.free, ...freed])] });
  const first = freed.length === 0 ? [] : [say(lines.dayOut, { days: namesOf(freed) })];
  if (day !== undefined && !(day === today(of) && plan.isNextWeek)) {
    const now = onDay(kept, day, help);
    return changed(of, now, ...first, say(lines.helpOnDay, { drill: drillOn(now, day), day: weekdayName(day) }), reason);
  }
  if (WHOLE.test(text) && !ONE_MORE.test(text)) return changed(of, allOf({ ...of, plan: kept }, skill), ...first, reason);
  const isOf = (id: PracticePlan['drills'][number]): boolean => helpsSkill[skill].some((one) => one(drillOf(id)));
  const at = kept.drills.findLastIndex((id) => !isOf(id));
  return changed(of, at < 0 ? kept : { ...kept, drills: withDrillAt(kept.drills, at, help.id) }, ...first, reason);
};
