import { drillCatalogue, suggestedMinutes, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import { coachGrammar, coachWeekdays } from '@touchline/messages/coach-grammar';
import { coachLines } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import type { PlayerContext } from '../player-context.ts';
import { drillsFor } from './choose-drill.ts';
import { isAway } from './numbers.ts';
import { listed, nameOf, type Say } from './speak.ts';

/** How the days of a week begin that a player names, Monday first. */
const WEEK: readonly RegExp[] = [/^mon/, /^(?:tues?$|tuesd|die(?:ns?|nst\w*)$)/, /^(?:wed|mittw)/, /^(?:thu|donn)/, /^fr(?:i|eit)/, /^(?:sat|samst|sonnab)/, /^(?:sun|sonnt)/];
const WARM_UP_MINUTES = 4;
/** A session no longer than this has no warm-up of its own. */
const WARM_UP_FROM_MINUTES = 10;
const SHORTEST_MINUTES = 5;
const DAYS_OF_A_WEEK = 5;
/** From so many days in a row on a lighter day is offered. */
const REST_FROM_DAYS = 6;
const ORDER: readonly DrillCategory[] = ['ball_control', 'passing', 'dribbling', 'shooting', 'turns', 'skills', 'fitness'];

/** A number of minutes that the words ask for; null where they ask for none. */
export function minutesIn(words: readonly string[]): number | null {
  const found = /(\d{1,3}) ?(?:min|m\b)/.exec(words.join(' '))?.[1];
  if (found !== undefined) return Math.max(1, Math.min(90, Number(found)));
  const text = words.join(' ');
  if (/\b(?:half an hour|halbe stunde|media hora|demi heure|meia hora)\b/.test(text)) return 30;
  if (/\bviertelstunde\b|\bviertel stunde\b|\bquarter of an hour\b/.test(text)) return 15;
  return /(?:an|one|1|eine|una|une|uma) (?:hour|stunde|hora|heure)/.test(text) ? 60 : null;
}

export interface Plan {
  readonly said: string[];
  readonly drills: DrillId[];
  readonly minutes: number;
}

interface DayWish {
  readonly words: readonly string[];
  readonly category: DrillCategory | null;
  /** How often in a row the player asked for less. */
  readonly timesShorter: number;
  readonly fits: (drill: Drill) => boolean;
}

/** One to four drills for a day, the minutes by age unless the player says how many. */
export function dayPlan(context: PlayerContext, { words, category, timesShorter, fits }: DayWish, say: Say): Plan {
  const lines = coachLines.plan_day;
  const text = words.join(' ');
  const range = suggestedMinutes(context.age);
  const away = isAway(context);
  const wants = /\bruhe|ausruh|rest|break|day off|pause|pausentag|descans|repos/.test(text);
  if (wants && context.currentStreak >= REST_FROM_DAYS) {
    return { said: [say(lines.rest, { streak: context.currentStreak })], drills: ['recovery'], minutes: 10 };
  }
  const asked = minutesIn(words) ?? (away ? range.from : Math.round((range.from + range.to) / 2));
  const minutes = Math.max(Math.min(asked, SHORTEST_MINUTES), Math.round(asked / 2 ** timesShorter));
  const count = Math.max(1, Math.min(4, Math.round((minutes - WARM_UP_MINUTES) / 6)));
  const wished = category === null ? [] : drillsFor(context, { category, fits }).slice(0, count > 2 ? 2 : 1);
  const drills: Drill[] = [...wished];
  for (const next of ORDER) {
    const drill = drillsFor(context, { category: next, fits, not: drills.map(({ id }) => id) })[0];
    if (drills.length < count && next !== category && drill !== undefined) drills.push(drill);
  }
  // In a room few categories are left; without a ball there too, steps alone.
  const more = [...drillsFor(context, { fits, not: drills.map(({ id }) => id) }), ...(drills.length === 0 ? drillsFor(context, { fits: ({ equipment }) => equipment.balls === 0 }) : [])];
  drills.push(...more.slice(0, Math.max(0, count - drills.length)));
  const each = Math.max(2, Math.floor((minutes - (minutes > WARM_UP_FROM_MINUTES ? WARM_UP_MINUTES : 0)) / drills.length));
  const day = /tomor|morgen|manana|demain|amanha/.test(text) ? coachGrammar.tomorrow : coachGrammar.today;
  const list = listed(drills.map(({ id }) => fill(coachGrammar.drillOfMinutes, { drill: nameOf(id), minutes: each })));
  return {
    said: [...(away && timesShorter === 0 ? [say(lines.gentle)] : []), say(minutes > WARM_UP_FROM_MINUTES ? lines.session : lines.brief, { day, minutes, list }), ...(timesShorter === 0 ? [say(lines.water)] : [])],
    drills: drills.map(({ id }) => id),
    minutes: each,
  };
}

/** How many days the player wants to practice; null where that is not said. */
function daysIn(text: string): number | null {
  const found = /\b([2-6]|two|three|four|five|six|zwei|drei|vier|funf|sechs) (?:days|tagen?|dias|jours)\b/.exec(text)?.[1];
  if (found === undefined) return null;
  const named = [['two', 'zwei'], ['three', 'drei'], ['four', 'vier'], ['five', 'funf'], ['six', 'sechs']].findIndex((names) => names.includes(found));
  return named < 0 ? Number(found) : named + 2;
}

const dayName = (day: number): string => coachWeekdays[day] ?? '';

/** Five days of a week with a drill each; days that the player names as taken stay free. */
export function weekPlan(context: PlayerContext, say: Say, words: readonly string[], timesShorter: number): Plan {
  const lines = coachLines.plan_week;
  const { from, to } = suggestedMinutes(context.age);
  const text = words.join(' ');
  const named = WEEK.flatMap((day, at) => (words.some((word) => day.test(word)) ? [at] : []));
  const free = /match|game|swim|busy|have|cant|but|except|school|club|spiel\b|turnier|schwimm|\bhab|\bkann \w* ?nicht|\baber|ausser|schule|verein/.test(text) && !/ to /.test(` ${text} `) ? named : [];
  const days = [...WEEK.keys()].filter((day) => !free.includes(day)).filter((_, at) => ![2, 6].includes(at) || free.length > 1).slice(0, daysIn(text) ?? Math.max(2, DAYS_OF_A_WEEK - 2 * timesShorter));
  const used: DrillId[] = [];
  const list = days.map((day, at) => {
    const category = ORDER[at % ORDER.length] ?? 'ball_control';
    const drill = drillsFor(context, { category, not: used })[0] ?? drillCatalogue[0];
    if (drill !== undefined) used.push(drill.id);
    return `${dayName(day)} ${drill === undefined ? '' : nameOf(drill.id)}`;
  });
  return {
    said: [
      say(lines.week, { list: listed(list) }),
      ...(free.length > 0 ? [say(lines.free, { days: listed(free.map(dayName)) })] : []),
      ...(isAway(context) && timesShorter === 0 ? [say(lines.gentle)] : []),
      ...(timesShorter === 0 ? [say(lines.minutes, { from, to })] : []),
    ],
    drills: used.slice(0, 3),
    minutes: Math.min(10, from),
  };
}
