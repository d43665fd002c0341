import { drillOf, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import { coachDialogueActLines, coachPracticeAmountRulesAndTrainingLines, coachPlanLines as lines, coachSkillNames } from '@touchline/messages/coach-lines';
import { drillsFor } from '../choose-drill.ts';
import type { Composed } from '../composed-answer.ts';
import { listed, nameOf } from '../phrasing.ts';
import { drillInstead, minutesOfEach, ofMinutes, withFitting, withDrillAt, withSwapped } from '../practice-plan.ts';
import { conesMissingFrom, lackingFor } from '../training-space-and-gear.ts';
import { drillsIn } from '../../intents/find-drill-and-skill.ts';
import { TOO_HIGH } from '../../intents/plan-change-by-words.ts';
import { drillsOfSkill } from '../skill-progress.ts';
import { type Answer, type OfPlan, changed, daysNamed, isWeek, minutesNow, namesOf, notKnown, told } from './shared-plan-answers.ts';

export const SHORTEST_MINUTES = 5;
const LONGER_BY = 5;
/** More drills on one day are a list and no practice. */
const MOST_PER_DAY = 3;
const HARDEST = 5;
/** A wall that is lacking beside the cones. */
const NAMES_WALL = /\b(?:walls?|wand|mauer|pared|muro?|murs?|parede)\b/;
/** A room has no more metres at a side than this. */
const SIDE_OF_ROOM = 3;

/** So many minutes of each day, or of the session. */
function withMinutes(of: OfPlan, minutes: number): Composed {
  return changed(of, ofMinutes(of.context, of.plan, minutes), of.say(isWeek(of) ? lines.each : lines.whole, { minutes }));
}

/** So many drills on each day, or in the session: as many of what is wished as its minutes hold. */
export const drillsPerDay: Answer = (of) => {
  const { plan, named, say } = of;
  const minutes = minutesNow(of);
  const holds = (count: number): boolean => minutesOfEach(minutes, count) >= SHORTEST_MINUTES;
  const { least, most } = named.perDay ?? { least: 1, most: 1 };
  const wanted = [MOST_PER_DAY, 2].find((count) => count <= most && count >= Math.min(least, MOST_PER_DAY) && holds(count)) ?? (least > 1 && holds(2) ? 2 : 1);
  const count = Math.min(wanted, new Set(plan.drills).size);
  if (!isWeek(of)) return told(of, say(lines.drillsInSession, { count: plan.drills.length, minutes }));
  if (count < least && count <= plan.perDay) return told(of, say(lines.noMoreDrills, { count: plan.perDay, minutes }));
  return changed(of, { ...plan, perDay: count }, count === 1 ? say(lines.oneDrillPerDay) : say(lines.drillsPerDay, { count, each: minutesOfEach(minutes, count) }));
};

export const shorter: Answer = (of) => {
  const now = minutesNow(of);
  const half = Math.max(SHORTEST_MINUTES, Math.round(now / 2));
  return half >= now ? changed(of, of.plan, of.say(lines.shortest, { minutes: now })) : withMinutes(of, half);
};
export const longer: Answer = (of) => {
  const { plan, range, say } = of;
  const now = plan.minutes ?? (isWeek(of) ? range.to - LONGER_BY : minutesNow(of));
  return now >= range.to ? changed(of, plan, say(lines.longest, { minutes: now })) : withMinutes(of, Math.min(range.to, now + (isWeek(of) ? LONGER_BY : 2 * LONGER_BY)));
};
export const minutes: Answer = (of) => {
  const asked = of.named.minutes;
  return asked === null ? notKnown(of) : withMinutes(of, Math.max(2, asked));
};

/** Where a kind has nothing harder, what goes on with it. */
const GOES_ON_WITH: Readonly<Partial<Record<DrillCategory, readonly DrillCategory[]>>> = { dribbling: ['turns', 'skills'], turns: ['skills'], ball_control: ['skills'] };

/** How far from a drill another one is looked for: its own kind and the level beside it, or any level and what goes on with its kind. */
type Reach = 'next' | 'any';

/** The drill that is harder or easier than one of a plan; undefined where there is none. */
function ofOtherLevel({ context, plan }: OfPlan, drill: Drill, by: 1 | -1, reach: Reach, not: readonly DrillId[]): Drill | undefined {
  const isWanted = (one: Drill): boolean => plan.wished.length === 0 || plan.wished.some((isWished) => isWished(one));
  const nearest = (isOfKind: (one: Drill) => boolean): Drill | undefined => {
    const isOfLevel = (level: number): boolean => (reach === 'next' ? level === drill.level + by : (level - drill.level) * by > 0);
    const found = drillsFor(context, { fits: (one) => isOfKind(one) && plan.fits(one) && isOfLevel(one.level), not, maxLevel: HARDEST });
    return found.toSorted((a, b) => (a.level - b.level) * by)[0];
  };
  const further = by > 0 && reach === 'any' ? (GOES_ON_WITH[drill.category] ?? []) : [];
  return nearest((one) => one.category === drill.category && isWanted(one)) ?? nearest(({ category }) => further.includes(category));
}

/** The drills of a plan with harder or easier ones at some places, as far as there are any. */
function atOtherLevel(of: OfPlan, places: readonly number[], by: 1 | -1, reach: Reach): readonly DrillId[] {
  const { plan } = of;
  let { drills } = plan;
  for (const at of places) {
    const id = plan.drills[at];
    if (id === undefined || id === 'recovery') continue;
    // A drill that comes again is the same one again.
    const same = places.find((place) => place < at && plan.drills[place] === id);
    const instead = same === undefined ? ofOtherLevel(of, drillOf(id), by, reach, [...drills, ...plan.drills, ...plan.not])?.id : drills[same];
    if (instead !== undefined) drills = withDrillAt(drills, at, instead);
  }
  return drills;
}

/** Each drill, or the one of the day that is named, a level harder or easier, where there is one. */
export const ofLevel =
  (by: 1 | -1): Answer =>
  (of) => {
    const { plan, say } = of;
    const named = placesNamed(of);
    const places = named.length > 0 ? named : plan.drills.map((_, at) => at);
    const isSame = (some: readonly DrillId[]): boolean => some.every((id, at) => id === plan.drills[at]);
    const next = atOtherLevel(of, places, by, 'next');
    const drills = isSame(next) ? atOtherLevel(of, places, by, 'any') : next;
    if (isSame(drills)) return told(of, say(by > 0 ? lines.hardest : lines.easiest));
    const come = drills.filter((id, at) => id !== plan.drills[at]);
    const gone = plan.drills.filter((id, at) => id !== drills[at]);
    return changed(of, { ...plan, drills }, say(by > 0 ? lines.harder : lines.easier, { drill: namesOfDrills(come), other: namesOfDrills(gone) }));
  };

/** The places of a plan that a turn names by their days or their number; none where it means all. */
function placesNamed(of: OfPlan): readonly number[] {
  const { plan, named } = of;
  const byDay = daysNamed(of).flatMap((day) => (plan.days.includes(day) ? [plan.days.indexOf(day)] : []));
  if (byDay.length > 0 || named.at === null) return byDay;
  return [named.at < 0 ? plan.drills.length + named.at : named.at];
}

const namesOfDrills = (drills: readonly DrillId[]): string => listed([...new Set(drills)].map(nameOf));

/** What is not there, or where practice has to be: only the drills that need it give way. */
export const without =
  (fits: (drill: Drill) => boolean, line: keyof Pick<typeof coachPracticeAmountRulesAndTrainingLines, 'withoutWall' | 'withoutCones' | 'withoutBall' | 'inside'>): Answer =>
  (of) => {
    const { plan, context, say } = of;
    const now = withFitting(context, plan, fits);
    return now.drills.every((id, at) => id === plan.drills[at]) ? changed(of, now, say(lines.lacksNone)) : changed(of, now, say(coachPracticeAmountRulesAndTrainingLines[line]));
  };
/** Who names a wall beside the cones has neither. */
export const noCones: Answer = (of) => without(({ equipment }) => equipment.cones === 0 && !(equipment.wall && NAMES_WALL.test(of.asked.words.join(' '))), 'withoutCones')(of);
const fitsRoom = ({ space, equipment }: Drill): boolean => space.width <= SIDE_OF_ROOM && space.length <= SIDE_OF_ROOM && !equipment.wall && equipment.cones === 0;
export const inside = without(fitsRoom, 'inside');

/** A drill that needs something for one that does not, where none is in it yet. */
export const withThing =
  (needs: (drill: Drill) => boolean): Answer =>
  (of) => {
    const { plan, context, say } = of;
    const has = plan.drills.find((id) => needs(drillOf(id)));
    if (has !== undefined) return changed(of, plan, say(lines.hasThat, { drill: nameOf(has) }));
    const gone = plan.drills.at(-1);
    const [drill] = drillsFor(context, { fits: needs, not: plan.drills });
    if (gone === undefined || drill === undefined) return told(of, say(lines.nothingElse));
    return changed(of, withSwapped(plan, gone, drill.id), say(lines.with, { drill: nameOf(drill.id), other: nameOf(gone) }));
  };

/** Other drills on the same days; those of before do not come again. */
export const others: Answer = (of) => {
  const { plan, context, say } = of;
  let now = plan;
  for (const id of new Set(plan.drills)) {
    const instead = drillInstead(context, { ...now, not: [...now.not, ...plan.drills] }, drillOf(id));
    if (instead !== undefined) now = withSwapped(now, id, instead.id);
  }
  if (now.not.length === plan.not.length) return told(of, say(lines.nothingElse));
  return changed(of, now, say(isWeek(of) ? lines.others : lines.othersOfDay));
};

const LACK_LINES = { wall: 'withoutWall', cones: 'withoutCones', ball: 'withoutBall' } as const;

/** The drill of the plan that a turn means: by its name, its place or its day. */
function meant(of: OfPlan): DrillId | undefined {
  const { plan, named } = of;
  if (named.drillId !== null) return plan.drills.find((id) => id === named.drillId);
  const [day] = daysNamed(of);
  return named.at !== null && (day === undefined || !plan.days.includes(day)) ? plan.drills.at(named.at) : plan.drills[plan.days.indexOf(day ?? -1)];
}

export const swapOne: Answer = (of) => {
  const { plan, context, say, named } = of;
  const gone = meant(of);
  if (gone === undefined) return named.at === null ? told(of, say(lines.lacksNone)) : told(of, say(coachDialogueActLines.notInList, { count: plan.drills.length }));
  const text = of.asked.words.join(' ');
  const { level } = drillOf(gone);
  const lack = lackingFor(drillOf(gone), text);
  const isTooHigh = TOO_HIGH.test(text);
  const isThere = (drill: Drill): boolean => {
    const lacking = lackingFor(drill, text);
    return lacking === null || (lacking === 'cones' && drill.equipment.cones < conesMissingFrom(text));
  };
  const suits = (drill: Drill): boolean => isThere(drill) && (!isTooHigh || drill.level < level);
  const instead = drillInstead(context, plan, drillOf(gone), suits);
  if (instead === undefined) return told(of, say(lines.nothingElse));
  const reasons = [...(isTooHigh ? [say(lines.tooHigh, { drill: nameOf(gone), level })] : []), ...(lack === null ? [] : [say(coachPracticeAmountRulesAndTrainingLines[LACK_LINES[lack]])])];
  // The other drills that need it give way too.
  const now = withFitting(context, withSwapped(plan, gone, instead.id), isThere);
  return changed(of, now, ...reasons, say(coachDialogueActLines.swapped, { drill: nameOf(instead.id), other: nameOf(gone) }));
};

/** The drill that is meant, or the first, once more, in the place of the last other one. */
export const sameAgain: Answer = (of) => {
  const { plan, say, named } = of;
  const again = meant(of) ?? named.drillId ?? plan.drills[0];
  const at = plan.drills.findLastIndex((id) => id !== again);
  const gone = plan.drills[at];
  if (again === undefined || gone === undefined) return told(of, say(lines.nothingElse));
  return changed(of, { ...plan, drills: withDrillAt(plan.drills, at, again) }, say(lines.sameAgain, { drill: nameOf(again), other: nameOf(gone) }));
};

/** The place of a plan that a drill is put into: of the day, the number or the drill that is named, else the last one that is not of it; -1 for none. */
function placeFor(of: OfPlan, isOf: (drill: Drill) => boolean): number {
  const { plan, named } = of;
  const [place] = placesNamed(of);
  if (place !== undefined) return place;
  const gone = named.inItsPlace === null ? undefined : drillsIn(of.asked.words).find((id) => plan.drills.includes(id) && id !== named.inItsPlace?.drillId);
  return gone === undefined ? plan.drills.findLastIndex((id) => !isOf(drillOf(id))) : plan.drills.indexOf(gone);
}

/** A drill of a skill, or one by name, for the one that is named, or the last one that is not of it. */
export const skillInstead: Answer = (of) => {
  const { plan, context, say, named } = of;
  const { drillId, skill } = named.inItsPlace ?? named;
  const isOf = drillId === null ? (skill === null ? null : drillsOfSkill(skill)) : ({ id }: Drill): boolean => id === drillId;
  if (isOf === null) return told(of, say(lines.nothingElse));
  const [day] = daysNamed(of);
  // Nothing is planned on that day.
  if (day !== undefined && isWeek(of) && !plan.days.includes(day)) return told(of, say(lines.wasFree, { days: namesOf([day]) }));
  const at = placeFor(of, isOf);
  const gone = plan.drills[at];
  if (gone !== undefined && isOf(drillOf(gone))) return told(of, say(lines.hasThat, { drill: nameOf(gone) }));
  // A drill that was named may come on another day too.
  const drill = drillsFor(context, { fits: (one) => isOf(one) && plan.fits(one), not: plan.drills })[0] ?? (drillId === null || !plan.fits(drillOf(drillId)) ? undefined : drillOf(drillId));
  if (drill === undefined || gone === undefined) return told(of, say(lines.nothingElse));
  const skillName = skill === null ? undefined : coachSkillNames[skill];
  const now = { ...plan, drills: withDrillAt(plan.drills, at, drill.id) };
  if (day !== undefined && isWeek(of)) return changed(of, now, say(lines.dayMoved, { drill: nameOf(drill.id), day: namesOf([day]) }));
  const values = { drill: nameOf(drill.id), other: nameOf(gone), skill: skillName ?? '' };
  return changed(of, now, say(drillId !== null || skillName === undefined ? lines.with : lines.forSkill, values));
};

/** The place that is farthest from those of a skill, of these the last; -1 where all are of it. */
function farthestPlace(drills: readonly DrillId[], isOf: (drill: Drill) => boolean): number {
  const ofSkill = drills.flatMap((id, at) => (isOf(drillOf(id)) ? [at] : []));
  const others = drills.flatMap((id, at) => (isOf(drillOf(id)) ? [] : [at]));
  const far = (at: number): number => Math.min(drills.length, ...ofSkill.map((one) => Math.abs(one - at)));
  return others.toSorted((a, b) => far(b) - far(a) || b - a)[0] ?? -1;
}

/** More of a skill, or of a drill by name: on half of the days, and on one more than before; the rest stays. */
export const moreOfSkill: Answer = (of) => {
  const { plan, context, say, named } = of;
  const { drillId, skill } = named;
  const isOf = drillId === null ? (skill === null ? null : drillsOfSkill(skill)) : ({ id }: Drill): boolean => id === drillId;
  if (isOf === null) return told(of, say(lines.nothingElse));
  if (!isWeek(of)) return skillInstead(of);
  const countOf = (drills: readonly DrillId[]): number => drills.filter((id) => isOf(drillOf(id))).length;
  const [own] = plan.drills;
  if (own !== undefined && countOf(plan.drills) === plan.drills.length) return told(of, say(lines.hasThat, { drill: nameOf(own) }));
  const wanted = Math.min(plan.drills.length, Math.max(countOf(plan.drills) + 1, Math.ceil(plan.drills.length / 2)));
  let { drills } = plan;
  while (countOf(drills) < wanted) {
    const taken = drills;
    const [fresh] = drillsFor(context, { fits: (one) => isOf(one) && plan.fits(one), not: taken, onlyWithin: true });
    const [any] = drillsFor(context, { fits: (one) => isOf(one) && plan.fits(one) });
    const drill = fresh ?? any;
    const at = farthestPlace(drills, isOf);
    if (drill === undefined || at < 0) break;
    drills = withDrillAt(drills, at, drill.id);
  }
  if (countOf(drills) === countOf(plan.drills)) return told(of, say(lines.nothingElse));
  const days = plan.days.filter((_, at) => drills[at] !== undefined && isOf(drillOf(drills[at])));
  const name = drillId === null ? (coachSkillNames[skill ?? ''] ?? '') : nameOf(drillId);
  return changed(of, { ...plan, drills }, say(lines.moreOf, { skill: name, days: namesOf(days) }));
};
