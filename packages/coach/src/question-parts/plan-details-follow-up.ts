import type { Question, Understood } from '../intents/read-question.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { weekdaysOf } from '../text/weekday-names.ts';
import { isPlan } from './missing-gear-or-space.ts';
import { minutesIn } from './minutes-named.ts';
import { spanOfDays } from './plan-days.ts';

/** What a turn behind a plan says of it: its days, how many they are, how long each is, and what is not there. */
interface PlanSlots {
  readonly days: readonly number[];
  readonly count: number | null;
  readonly minutes: number | null;
  readonly lacks: readonly Lacked[];
}
type Lacked = 'wall' | 'cones' | 'ladder' | 'ball';

const DAYS = { en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], de: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'] } as const;
const COUNTS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, twice: 2, zweimal: 2, thrice: 3, dreimal: 3, viermal: 4, funfmal: 5 };
const COUNT = /\b(?:([2-6]|two|three|four|five|six|zwei|drei|vier|funf|sechs) ?(?:days?|tagen?|times|x|mal)|(twice|thrice|zweimal|dreimal|viermal|funfmal))\b/;
const NONE = '(?:no|without|havent got|dont have|do not have|have no|haven t|kein\\w*|ohne)(?: an?| any| the)?';
const THINGS: Readonly<Record<Lacked, string>> = { wall: 'wall|wand|mauer', cones: 'cones?|hutchen', ladder: '(?:\\w*leiter|ladder|agility ladder|speed ladder|coordination ladder)', ball: 'ball' };
const lackOf = (thing: string): RegExp => new RegExp(`\\b${NONE} (?:${thing})\\b|\\b(?:${thing}) (?:hab\\w*|gibt|gibts)(?: \\w+){0,2} (?:nicht|kein\\w*)\\b`);
const LACKS = (Object.keys(THINGS) as Lacked[]).map((lack) => [lack, lackOf(THINGS[lack])] as const);
/** What stands between these, and says nothing more of a plan. */
const FILL = /^(?:and|und|or|oder|only|just|nur|bloss|on|at|am|an|the|den|die|das|dem|in|im|i|ich|we|wir|have|ive|got|can|could|do|hab|habe|haben|kann|konnte|konnen|geht|gehen|ginge|passt|passen|works?|would|be|ware|waren|is|are|its|it|es|sind|ist|each|every|per|a|an|ein|eine|einen|one|je|jeweils|pro|jedes|jede|jeden|immer|always|about|around|ungefahr|etwa|circa|so|ok|okay|well|also|ja|yes|yeah|please|bitte|pls|lieber|rather|maybe|vielleicht|then|dann|da|there|for|fur|with|mit|zeit|time|long|lang|lange|max|maximal|min|mins|minutes?|minuten?|m|half|hour|halbe|stunde|viertelstunde|quarter|of|week|woche|wochentage?|days?|tage?n?|tag|times|mal|x|einheit\w*|sessions?|my|mein\w*|to|train|practi[cs]e|trainieren|uben|spielen|abends|nachmittags|evenings?|afternoons?|after|school|nach|der|schule|twice|thrice|zweimal|dreimal|viermal|funfmal|two|three|four|five|six|zwei|drei|vier|funf|sechs|\d{1,3}|not|there|here|hier|zuhause|daheim|home|aber|but|no|kein\w*|ohne|without|any|dont|havent|wall|wand|mauer|cones?|hutchen|\w*leiter|ladder|agility|speed|coordination|ball|gibt|gibts|nicht)$/;
const MOST_WORDS = 20;
const MOST_TURNS_BACK = 5;

function slotsIn(words: readonly string[]): PlanSlots {
  const text = words.join(' ');
  const found = COUNT.exec(text);
  const count = found?.[1] ?? found?.[2];
  const days = spanOfDays(words) ?? weekdaysOf(words).filter((day) => day !== null);
  return { days: [...new Set(days)], count: count === undefined ? null : (COUNTS[count] ?? Number(count)), minutes: minutesIn(words), lacks: LACKS.flatMap(([lack, pattern]) => (pattern.test(text) ? [lack] : [])) };
}

/** Whether words say nothing but what these slots hold. */
function saysOnlySlots(words: readonly string[]): boolean {
  const days = weekdaysOf(words);
  return words.every((word, at) => (days[at] ?? null) !== null || FILL.test(word));
}

const isOfPlan = (turn: Understood): boolean => isPlan(turn) || (turn.act?.kind === 'onSubject' && turn.act.subject.of === 'plan') || ((turn.intent === 'plan_week' || turn.intent === 'plan_day') && turn.ask === null);

/** What the turns before, back to the plan, said of it, the latest first. */
function slotsBefore(turn: Understood | null, back = MOST_TURNS_BACK): readonly PlanSlots[] {
  return turn === null || back === 0 || !isOfPlan(turn) ? [] : [slotsIn(turn.words), ...slotsBefore(turn.before, back - 1)];
}

/** A number of these is told by other readers, one alone. */
const isWorthIt = ({ days, count, minutes, lacks }: PlanSlots): boolean => days.length > 1 || lacks.includes('ladder') || [days.length > 0, count !== null, minutes !== null, lacks.length > 0].filter(Boolean).length > 1;

const WITHOUT = { en: { wall: 'without a wall', cones: 'without cones', ladder: 'without a ladder', ball: 'without a ball' }, de: { wall: 'ohne wand', cones: 'ohne hütchen', ladder: 'ohne leiter', ball: 'ohne ball' } } as const;

/**
 * A turn that only says the days, the minutes or what is not there for the plan of the talk, as the question for a whole plan with all
 * that the talk said of it; null where the talk has no plan, the turn says more, or one thing alone, which changes the plan.
 */
export function planFromFollowUpDetails({ raw, before, language }: Question): string | null {
  if (before === null || raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || !isOfPlan(before) || !saysOnlySlots(raw)) return null;
  const now = slotsIn(raw);
  if (!isWorthIt(now)) return null;
  const all = [now, ...slotsBefore(before)];
  const of = <Value>(read: (slots: PlanSlots) => Value | null): Value | null => all.map(read).find((value) => value !== null) ?? null;
  const days = now.count === null ? of(({ days: named }) => (named.length > 0 ? named : null)) : now.days.length > 0 ? now.days : null;
  const count = days === null ? of((slots) => slots.count) : null;
  const minutes = of((slots) => slots.minutes);
  const lacks = [...new Set(all.flatMap((slots) => slots.lacks))];
  const isGerman = language === 'de';
  const names = days?.map((day) => DAYS[language][day] ?? '') ?? [];
  const when = names.length > 0 ? `${isGerman ? 'nur für' : 'only for'} ${names.join(isGerman ? ' und ' : ' and ')}` : count === null ? '' : `${isGerman ? 'für' : 'for'} ${count} ${isGerman ? 'tage' : 'days'}`;
  const howLong = minutes === null ? '' : `${isGerman ? 'mit' : 'with'} ${minutes} ${isGerman ? 'minuten' : 'minutes'}`;
  return [isGerman ? 'mach mir einen wochenplan' : 'make me a weekly plan', when, howLong, ...lacks.map((lack) => WITHOUT[language][lack])].filter((part) => part !== '').join(' ');
}
