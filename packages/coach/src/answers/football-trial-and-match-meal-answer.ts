import { daysBetween, drillOf, suggestedMinutes, type Drill, type DrillCategory, type DrillId, type PracticeDay } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachFootballTrialAndMatchMealLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { fill } from '@touchline/messages/fill';
import type { PlayerContext } from '../player-context.ts';
import type { Position } from '../question-parts/stated-playing-position.ts';
import { asksDaysUntil, yearDayIn } from '../question-parts/calendar-question.ts';
import type { FootballTrialQuestion } from '../question-parts/football-trial-question-type.ts';
import { DAYS_IN_WEEK } from '../text/weekday-names.ts';
import type { Asked } from './answer-context.ts';
import { drillsFor } from './choose-drill.ts';
import { daysUntilText } from './calendar-answer.ts';
import { clock } from './clock-text.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { doneToday } from './done-today.ts';
import { listed, nameOf, weekdayFromMonday, weekdayName } from './phrasing.ts';
import { drillsInSession, EMPTY_PLAN, minutesOfEach } from './practice-plan.ts';

/** What each place on the pitch trains on the days of a week, the most important first. */
const THEMES: Readonly<Record<Position | 'any', readonly (readonly DrillCategory[])[]>> = {
  midfielderRole: [['passing', 'turns', 'ball_control'], ['turns', 'fitness', 'passing'], ['passing', 'dribbling', 'turns'], ['shooting', 'turns', 'passing'], ['ball_control', 'passing', 'fitness'], ['fitness', 'dribbling', 'passing']],
  defenderRole: [['passing', 'ball_control', 'fitness'], ['fitness', 'turns', 'passing'], ['passing', 'fitness', 'ball_control'], ['ball_control', 'passing', 'turns'], ['fitness', 'passing', 'dribbling'], ['turns', 'passing', 'ball_control']],
  wingerRole: [['dribbling', 'shooting', 'fitness'], ['skills', 'fitness', 'passing'], ['dribbling', 'passing', 'skills'], ['shooting', 'skills', 'ball_control'], ['fitness', 'dribbling', 'turns'], ['skills', 'shooting', 'dribbling']],
  strikerRole: [['shooting', 'ball_control', 'turns'], ['skills', 'fitness', 'shooting'], ['shooting', 'turns', 'passing'], ['passing', 'shooting', 'dribbling'], ['fitness', 'shooting', 'skills'], ['turns', 'shooting', 'ball_control']],
  goalkeeper: [['passing', 'ball_control', 'fitness'], ['fitness', 'passing', 'turns'], ['ball_control', 'fitness', 'passing'], ['passing', 'fitness', 'turns'], ['fitness', 'ball_control', 'passing'], ['turns', 'passing', 'fitness']],
  any: [['ball_control', 'passing', 'fitness'], ['dribbling', 'turns', 'passing'], ['passing', 'shooting', 'ball_control'], ['turns', 'fitness', 'dribbling'], ['shooting', 'skills', 'passing'], ['fitness', 'dribbling', 'ball_control']],
};
/** Who names no days gets these, spread over the week. */
const USUAL_DAYS = 4;
const MOST_DAYS = 6;
const DAYS_OF_LONG = 6;

/** Every month has that day. */
const LAST_DAY_OF_ALL = 28;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Whole weeks until a day that is named; null where none is. */
function weeksLeft(until: FootballTrialQuestion['until'], today: PracticeDay): number | null {
  if (until === null) return null;
  if ('weeks' in until) return until.weeks;
  const dayOf = (year: number): PracticeDay => `${year}-${twoDigits(until.month + 1)}-${twoDigits(Math.min(LAST_DAY_OF_ALL, until.day))}` as PracticeDay;
  const year = Number(today.slice(0, 4));
  const days = daysBetween(today, dayOf(year));
  return Math.max(1, Math.round((days >= 0 ? days : daysBetween(today, dayOf(year + 1))) / DAYS_IN_WEEK));
}

/** How the weeks until then are used. */
function phases({ until }: FootballTrialQuestion, { context, say }: Asked): readonly string[] {
  const weeks = weeksLeft(until, context.today);
  if (weeks === null) return [say(lines.phasesOpen)];
  return [say(weeks >= DAYS_OF_LONG ? lines.phasesLong : weeks > 1 ? lines.phasesShort : lines.phasesOne, { weeks, half: Math.max(1, Math.round(weeks / 2)) })];
}

/** A drill of each of some kinds, those first that were not taken yet. */
function drillsOfDay(context: PlayerContext, kinds: readonly DrillCategory[], taken: readonly DrillId[]): readonly Drill[] {
  const found: Drill[] = [];
  for (const category of kinds) {
    const own = found.map(({ id }) => id);
    const drill = drillsFor(context, { category, not: [...taken, ...own] })[0] ?? drillsFor(context, { category, not: own })[0];
    if (drill !== undefined) found.push(drill);
  }
  return found;
}

/** The days of a week with the drills of each, and how it goes on until the trial. */
function trialPlan(trial: FootballTrialQuestion, asking: Asked): Composed {
  const { context, say } = asking;
  const minutes = trial.minutes ?? suggestedMinutes(context.age).to;
  const count = Math.min(MOST_DAYS, Math.max(2, trial.days ?? USUAL_DAYS));
  const first = (weekdayFromMonday(context.today) + (doneToday(context).minutes > 0 ? 1 : 0)) % DAYS_IN_WEEK;
  const perDay = Math.max(2, Math.min(3, drillsInSession(minutes)));
  const each = minutesOfEach(minutes, perDay);
  const taken: DrillId[] = [];
  const days = THEMES[trial.position ?? 'any'].slice(0, count).map((kinds, at) => {
    const drills = drillsOfDay(context, kinds.slice(0, perDay), taken);
    taken.push(...drills.map(({ id }) => id));
    return { day: (first + Math.floor((at * DAYS_IN_WEEK) / count)) % DAYS_IN_WEEK, drills };
  });
  const list = days.map(({ day, drills }) => `• ${weekdayName(day)}: ${listed(drills.map(({ id }) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes: each })))}`).join('\n');
  const firsts = days.flatMap(({ drills }) => drills[0]?.id ?? []);
  return {
    said: [`${say(!trial.isTold ? lines.planNoTrial : trial.position === null ? lines.plan : lines.planOfPosition, { minutes })}\n${list}\n`, ...(trial.isTold ? phases(trial, asking) : [])],
    drills: [...new Set(firsts)].slice(0, 3),
    minutes: each,
    ...(days[0] === undefined || days[0].day === weekdayFromMonday(context.today) ? {} : { stepDay: weekdayName(days[0].day) }),
    byDay: new Map(days.flatMap(({ day, drills }) => (drills[0] === undefined ? [] : [[day, drills[0].id] as const]))),
    plan: { ...EMPTY_PLAN, days: days.map(({ day }) => day), drills: firsts.map((id) => drillOf(id).id), minutes: trial.minutes, firstDay: first },
  };
}

const OF_SCANNING = /\b(?:scan\w*|look(?:ing)? (?:around|over|before)|shoulder|schulterblick|umschau\w*|umblick\w*)\b/;
const OF_TURNING = /\b(?:turn(?:s|ing)?|drehung\w*|drehen)\b/;

/** How long each drill of the plan is, with what the turn names besides. */
function trialLengths(trial: FootballTrialQuestion, asking: Asked): Composed {
  const { context, say, asked } = asking;
  const minutes = trial.minutes ?? suggestedMinutes(context.age).to;
  const count = Math.max(2, Math.min(3, drillsInSession(minutes)));
  const text = asked.words.join(' ');
  const turn = OF_TURNING.test(text) ? drillsFor(context, { category: 'turns' })[0] : undefined;
  return withDrill(turn, [
    say(lines.lengths, { minutes, count, each: minutesOfEach(minutes, count) }),
    ...(turn === undefined ? [] : [say(lines.turning, { drill: nameOf(turn.id) })]),
    ...(OF_SCANNING.test(text) ? [say(coachTopics.scanning)] : []),
  ], minutesOfEach(minutes, count));
}

/** What trials look at, by the place on the pitch, and the weeks until then; or a plan. */
export function trialAnswer(trial: FootballTrialQuestion, asking: Asked): Composed {
  if (trial.wants === 'plan') return trialPlan(trial, asking);
  if (trial.wants === 'lengths') return trialLengths(trial, asking);
  const { say } = asking;
  const text = asking.asked.words.join(' ');
  const day = asksDaysUntil(text) ? yearDayIn(text) : null;
  return only(...(day === null ? [] : [daysUntilText(day, asking)]), say(lines.looksAt), say(lines[trial.position ?? 'any']), ...phases(trial, asking), say(lines.asksDays));
}

const HOUR = 60;
const MEAL_BEFORE = 3 * HOUR;
const SMALL_MEAL_BEFORE = 2 * HOUR;
const SNACK_BEFORE = HOUR;
/** Nobody gets up sooner to eat. */
const EARLIEST_MEAL = 7 * HOUR;
const NOON = 11 * HOUR;

/** What to eat and when, counted back from the kick-off (minutes from midnight). */
export function mealBefore(kickoff: number, { say }: Pick<Asked, 'say'>): Composed {
  const meal = kickoff - MEAL_BEFORE;
  const values = { kickoff: clock(kickoff), meal: clock(meal), small: clock(Math.max(0, kickoff - SMALL_MEAL_BEFORE)), snack: clock(Math.max(0, kickoff - SNACK_BEFORE)) };
  if (meal < EARLIEST_MEAL) return only(say(lines.mealEarly, values), say(lines.mealDrink));
  return only(say(meal < NOON ? lines.breakfast : lines.meal, values), say(lines.mealDrink));
}
