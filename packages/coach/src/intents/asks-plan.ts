import { keepsDayFree, spanOfDays, untilDay } from '../question-parts/plan-days.ts';
import { weekdaysOf } from '../text/weekday-names.ts';

const PLAN = /\b((training|practice|week|weekly|session|trainings|wochen|ubungs)? ?plan|(wochen|trainings|ubungs|tages)plan\w*|(training |practice )?(schedule|timetable|programme?|routine)|(min\w*|minute[ns]?) (\w+ ){0,3}(plan|session|workout|training))\b/;
const WANTS_PLAN = /\b(make|give|create|build|write|need|want|can (i|you|u|we)|could|please|pls|plan (for|with|without|to)|plan fur|mach\w*|gib|erstell\w*|brauch\w*|schreib\w*|bitte|will|mocht\w*|ohne|without|no (ball|wall|cones?)|days?|tage?n?|min\w*|for|fur)\b/;
/** What is asked about a plan, and not for one. */
const ABOUT_PLAN = /\b(my plan is|plans? (to|on) |delete|where|why|work|works|save|change|cancel|how (do|can) i|wo |warum|loschen|andern)\b/;
/** What comes back each week, on one of its days. */
const EVERY_WEEK = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|jede[nr]? (?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch))\b/;
const IS_BUSY = /\b(?:but|aber|have|got|busy|hab\w*|only|nur|except|ausser)\b/;
/** Holidays are planned by the week. */
const OF_A_WEEK = /\b(week\w*|woche\w*|holidays?|vacation|summer|half ?term|(easter|christmas|school|winter|spring) break|ferien|sommerferien|osterferien|herbstferien|urlaub|(\d|two|three|four|five|six|zwei|drei|vier|funf|sechs) (days?|tage?n?|times|mal))\b/;

/** A plan that is asked for by that name, with whatever it is to hold; null where none is. */
export function planAsked(raw: readonly string[]): 'plan_day' | 'plan_week' | null {
  const text = raw.join(' ');
  if (!PLAN.test(text) || !WANTS_PLAN.test(text) || ABOUT_PLAN.test(text)) return null;
  const days = weekdaysOf(raw).filter((day) => day !== null).length;
  // Where one day stays free, the plan is for the others.
  if (OF_A_WEEK.test(text) || days > 1 || spanOfDays(raw) !== null || untilDay(raw) !== null || (EVERY_WEEK.test(text) && IS_BUSY.test(text)) || (days === 1 && keepsDayFree(text))) return 'plan_week';
  return 'plan_day';
}
