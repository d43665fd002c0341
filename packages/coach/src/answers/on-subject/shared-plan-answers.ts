import { coachPlanLines as lines } from '@touchline/messages/coach-lines';
import type { NamedInPlan, PlanDay } from '../../talk-subject/named-in-plan.ts';
import { DAYS_IN_WEEK } from '../../text/weekday-names.ts';
import type { Asked } from '../answer-context.ts';
import type { Composed } from '../composed-answer.ts';
import { listed, nameOf, weekdayFromMonday, weekdayName } from '../phrasing.ts';
import { drillsOfDay, stepOf, toldPlan, type PracticePlan } from '../practice-plan.ts';

/** A plan with what a turn names. */
export interface OfPlan extends Asked {
  readonly plan: PracticePlan;
  readonly named: NamedInPlan;
  readonly range: { readonly from: number; readonly to: number };
}
export type Answer = (of: OfPlan) => Composed;

/** The plan as it is now, after what was changed. */
export const changed = ({ context, range, say }: OfPlan, plan: PracticePlan, ...changes: readonly string[]): Composed => toldPlan(plan, context, range, say, ...changes);
/** What is true of the plan, which stays as it is. */
export const told = ({ plan, context, range }: OfPlan, ...said: readonly string[]): Composed => ({ ...stepOf(plan, context, range), said });

export const isWeek = ({ plan }: OfPlan): boolean => plan.of === 'week';
export const today = ({ context }: OfPlan): number => weekdayFromMonday(context.today);
const numberOf = (of: OfPlan, day: PlanDay): number => (day === 'today' ? today(of) : day === 'tomorrow' ? (today(of) + 1) % DAYS_IN_WEEK : day);
export const daysNamed = (of: OfPlan): readonly number[] => of.named.days.map((day) => numberOf(of, day));
export const namesOf = (days: readonly number[]): string => listed(days.map(weekdayName));
export const drillOn = (plan: PracticePlan, day: number): string => listed(drillsOfDay(plan, plan.days.indexOf(day)).map(nameOf));

export const minutesNow = ({ plan, range }: OfPlan): number => plan.minutes ?? (plan.of === 'week' ? range.from : Math.round((range.from + range.to) / 2));

/** A turn that says nothing which a plan could be changed by. */
export const notKnown: Answer = (of) => told(of, of.say(lines.notKnown));
