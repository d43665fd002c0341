import type { DrillId } from '@touchline/domain';
import { drillsPerDayIn, type DrillsPerDay } from '../intents/drills-per-day.ts';
import { drillIn, skillIn } from '../intents/find-drill-and-skill.ts';
import { minutesIn } from '../question-parts/minutes-named.ts';
import { spanOfDays } from '../question-parts/plan-days.ts';
import { ordinalIn } from '../text/ordinals.ts';
import { WEEKEND, weekdaysOf } from '../text/weekday-names.ts';
import { drillInItsPlace, type InItsPlace } from './drill-in-its-place.ts';

/** A day that a turn about a plan names: Monday is 0. */
export type PlanDay = number | 'today' | 'tomorrow';

/** What a turn about a plan names, in any of the five languages. */
export interface NamedInPlan {
  /** In the order of the words. */
  readonly days: readonly PlanDay[];
  readonly minutes: number | null;
  /** A number of days or drills, one to seven. */
  readonly count: number | null;
  /** The place of a drill or a day in the plan, 0 being the first and -1 the last. */
  readonly at: number | null;
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  /** How many drills each day is to have. */
  readonly perDay: DrillsPerDay | null;
  /** What is to come in the place of something else; null where nothing is. */
  readonly inItsPlace: InItsPlace | null;
}

/** What “all of it” names is no skill to train. */
const NO_SKILL = 'general';
const WEEKEND_DAYS: readonly number[] = [5, 6];
const TODAY = /^(?:today|heute|hoy|aujourdhui|hoje|hj|auj)$/;
const TOMORROW = /^(?:tomorrow|tmrw|tmr|tomoz|morgen|manana|demain|amanha)$/;
/** In the morning, which is no day. */
const IN_THE_MORNING = /\b(?:in the|am|por la|de la|de|pela|da) (?:morgen|manana|manha)\b/;

const NUMBERS: readonly string[] = ['one|eins|uno', 'two|zwei|zwo|dos|deux|dois|duas', 'three|drei|tres|trois', 'four|vier|cuatro|quatre|quatro', 'five|funf|cinco|cinq', 'six|sechs|seis', 'seven|sieben|siete|sept|sete'];
const NUMBER_WORDS = NUMBERS.map((names) => new RegExp(`^(?:${names})$`));
const ONE_DAY = /\b(?:day|tag|dia|jour)\b/;
const OF_MINUTES = /^(?:m|min|mins|minut\w*|h|hours?|stunden?|horas?|heures?)$/;

/** A number from one to seven, in digits or in words, that counts no minutes; one where a single day is spoken of and no number; null for none. */
function countIn(words: readonly string[]): number | null {
  for (const [at, word] of words.entries()) {
    const digits = /^[1-7]$/.test(word) ? Number(word) : NUMBER_WORDS.findIndex((names) => names.test(word)) + 1;
    if (digits > 0 && !OF_MINUTES.test(words[at + 1] ?? '')) return digits;
  }
  return ONE_DAY.test(words.join(' ')) ? 1 : null;
}

function daysIn(words: readonly string[]): readonly PlanDay[] {
  const text = words.join(' ');
  const span = spanOfDays(words);
  if (span !== null) return span;
  const weekdays = weekdaysOf(words);
  const named = words.flatMap((word, at): PlanDay[] => {
    const day = weekdays[at] ?? null;
    if (day !== null) return [day];
    if (TODAY.test(word)) return ['today'];
    return TOMORROW.test(word) && !IN_THE_MORNING.test(text) ? ['tomorrow'] : [];
  });
  return [...new Set([...named, ...(WEEKEND.test(text) ? WEEKEND_DAYS : [])])];
}

const DAY_NUMBER = /\b(?:days?|tag|dia|jour) ([1-7])\b/;

/** The place of a day that is named by its number: “day 2”. */
function dayNumberIn(text: string): number | null {
  const number = DAY_NUMBER.exec(text)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

/** What the words of a turn about a plan name; in `mended` spelling is put right. */
export function namedInPlan(raw: readonly string[], mended: readonly string[], isAsked = false): NamedInPlan {
  const days = daysIn(raw);
  const at = ordinalIn(raw.join(' ')) ?? dayNumberIn(raw.join(' '));
  const namesDay = days.length === 1 || at !== null;
  return {
    days,
    minutes: minutesIn(raw),
    count: countIn(raw),
    at,
    drillId: drillIn(mended) ?? drillIn(raw),
    skill: [skillIn(mended), skillIn(raw)].find((skill) => skill !== null && skill !== NO_SKILL) ?? null,
    perDay: drillsPerDayIn(raw.join(' '), isAsked),
    inItsPlace: isAsked && days.length === 0 ? null : (drillInItsPlace(mended, namesDay) ?? drillInItsPlace(raw, namesDay)),
  };
}
