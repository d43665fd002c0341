import { addDays, daysBetween, findDrill, type PracticeDay } from '@touchline/domain';
import { coachGrammar, coachMonths } from '@touchline/messages/coach-grammar';
import { coachPlayerStatisticsLines, coachPersonalQuestionLines, coachSkillNames, coachSpans } from '@touchline/messages/coach-lines';
import { fill } from '@touchline/messages/fill';
import { minutesOf, type PlayerContext, type PractisedSession } from '../player-context.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import { daysOfSpan, type TimeSpan } from '../question-parts/time-span.ts';
import type { Asked } from './answer-context.ts';
import { knowsAll } from './own-statistics-text.ts';
import { dateOf, filled, labelOf, listed, nameOf, onDay, weekdayOf, type Say } from './phrasing.ts';
import { drillsOfSkill } from './skill-progress.ts';

type CountsAsk = Extract<PlayerDataQuestion, { kind: 'counts' }>;

const MINUTES_OF_AN_HOUR = 60;
export const ONE_DAY: ReadonlySet<TimeSpan['kind']> = new Set<TimeSpan['kind']>(['today', 'yesterday', 'weekday', 'date', 'daysAgo', 'dayOfMonth']);

/** Which days a calendar week has that is judged, in German, where a week is mostly meant to begin on Monday; nothing for all else. */
export function daysOfJudgedWeek({ kind }: TimeSpan, { today }: PlayerContext, say: Say): readonly string[] {
  if (coachGrammar.language !== 'de' || (kind !== 'thisWeek' && kind !== 'lastWeek')) return [];
  return [say(kind === 'thisWeek' ? coachPlayerStatisticsLines.thisWeekDays : coachPlayerStatisticsLines.lastWeekDays, datesOfSpan({ kind }, today))];
}

/** The first and the last day of a stretch, as they are written in it. */
function datesOfSpan(span: TimeSpan, today: PracticeDay): { readonly from: string; readonly until: string } {
  const { from, until } = daysOfSpan(span, today);
  const first = from ?? today;
  const isWithinMonth = (span.kind === 'lastWeek' || span.kind === 'weeksAgo' || span.kind === 'weekend') && first.slice(0, 7) === until.slice(0, 7);
  // The first of two days of one month needs no month.
  return { from: isWithinMonth ? fill(coachGrammar.dateInMonth, { day: Number(first.slice(8)) }) : dateOf(first, today), until: dateOf(until, today) };
}

/** A stretch of time as a sentence begins with it. */
export function spanText(span: TimeSpan, today: PracticeDay): string {
  const { from, until } = daysOfSpan(span, today);
  const first = from ?? today;
  const year = first.slice(0, 4);
  const month = coachMonths[Number(first.slice(5, 7)) - 1] ?? '';
  return fill(coachSpans[span.kind], {
    ...datesOfSpan(span, today),
    weekday: weekdayOf(first),
    days: daysBetween(first, until) + 1,
    month: (span.kind === 'month' || span.kind === 'monthsAgo') && year !== today.slice(0, 4) ? `${month} ${year}` : month,
  });
}

/** The sessions of a stretch, and whether there may be older ones in it that are not known. */
export function sessionsOf(span: TimeSpan, context: PlayerContext): { readonly found: readonly PractisedSession[]; readonly isPart: boolean } {
  const { today, sessions } = context;
  const { from, until } = daysOfSpan(span, today);
  const oldest = sessions.at(-1)?.daysAgo ?? 0;
  const found = sessions.filter(({ daysAgo }) => (from === null || addDays(today, -daysAgo) >= from) && addDays(today, -daysAgo) <= until);
  return { found, isPart: !knowsAll(context) && (from === null || daysBetween(from, today) >= oldest) };
}

/** Says from when on the sessions are known. */
export const knownFrom = ({ sessions, today }: PlayerContext, say: Say): string => say(coachPlayerStatisticsLines.onlyLatest, { known: sessions.length, since: dateOf(addDays(today, -(sessions.at(-1)?.daysAgo ?? 0)), today) });

/** The drill or the skill that is counted, and what it is called; null where everything is. */
function subjectOf({ asked: { drillId, skill } }: Asked): { readonly name: string; readonly has: (session: PractisedSession) => boolean } | null {
  if (drillId !== null) return { name: nameOf(drillId), has: (session) => session.drillId === drillId };
  const isOfSkill = skill === null ? null : drillsOfSkill(skill);
  const name = skill === null ? undefined : coachSkillNames[skill];
  if (isOfSkill === null || name === undefined) return null;
  return {
    name,
    has: ({ drillId: id }) => {
      const drill = findDrill(id);
      return drill !== undefined && isOfSkill(drill);
    },
  };
}

function hoursLine(minutes: number, say: Say): string[] {
  const hours = Math.floor(minutes / MINUTES_OF_AN_HOUR);
  const rest = minutes % MINUTES_OF_AN_HOUR;
  if (hours === 0) return [];
  return [say(rest === 0 ? coachPlayerStatisticsLines.wholeHours : coachPlayerStatisticsLines.hours, { hours, rest })];
}

/** Whether all practice is counted, and no drill or skill alone. */
export const countsAll = (asking: Asked): boolean => subjectOf(asking) === null;

/** Minutes, sessions or days of a stretch of time, the one that is asked for first. */
export function countsAnswer({ measure, span, inHours }: CountsAsk, asking: Asked): string[] {
  const { context, say } = asking;
  const subject = subjectOf(asking);
  const { found: all, isPart } = sessionsOf(span, context);
  const found = subject === null ? all : all.filter(subject.has);
  const when = spanText(span, context.today);
  const isTotal = span.kind === 'all' && subject === null;
  const caveat = isPart && !isTotal ? [knownFrom(context, say)] : [];
  const sessions = isTotal ? context.totalSessions : found.length;
  if (sessions === 0) return caveat.length > 0 ? caveat : [nothingLine(span, subject?.name, when, say)];
  const values = { when, sessions, minutes: isTotal ? context.totalMinutes : minutesOf(found), days: isTotal ? context.practiceDays : new Set(found.map(({ daysAgo }) => daysAgo)).size };
  const hours = inHours ? hoursLine(values.minutes, say) : [];
  if (subject !== null) return [...caveat, say(coachPlayerStatisticsLines.ofSubject, { ...values, subject: subject.name }), ...hours];
  if (ONE_DAY.has(span.kind)) return [...caveat, say(measure === 'minutes' ? coachPlayerStatisticsLines.minutesOfDay : coachPlayerStatisticsLines.sessionsOfDay, values), ...hours];
  return [...caveat, say(coachPlayerStatisticsLines[measure], values), ...hours];
}

/** The best result of a drill within a stretch of time, with its day. */
export function bestInAnswer({ drillId, span }: Extract<PlayerDataQuestion, { kind: 'bestIn' }>, { context, say }: Asked): string[] {
  const { found: all, isPart } = sessionsOf(span, context);
  const found = all.filter((session) => session.drillId === drillId);
  const caveat = isPart ? [knownFrom(context, say)] : [];
  const when = spanText(span, context.today);
  const best = found.toSorted((a, b) => b.result - a.result)[0];
  if (best === undefined) return [...caveat, nothingLine(span, nameOf(drillId), when, say)];
  const values = { when, drill: nameOf(drillId), label: labelOf(drillId), best: best.result, day: onDay(best.daysAgo, context.today) };
  return [...caveat, say(best.result === 0 ? coachPlayerStatisticsLines.bestInUncounted : ONE_DAY.has(span.kind) ? coachPlayerStatisticsLines.bestInDay : coachPlayerStatisticsLines.bestIn, values)];
}

function nothingLine(span: TimeSpan, subject: string | undefined, when: string, say: Say): string {
  if (subject !== undefined) return say(coachPlayerStatisticsLines.nothingOfSubject, { when, subject });
  return span.kind === 'today' ? say(coachPlayerStatisticsLines.nothingYetToday) : say(coachPlayerStatisticsLines.nothing, { when });
}

/** Days that are compared with as many before them: a month that has just begun says little. */
const DAYS_COMPARED = 30;

/** The practice of the last 30 days against that of the 30 before, and where both months are shown. */
export function monthsAnswer({ context, say }: Asked): string[] {
  const both = sessionsOf({ kind: 'lastDays', days: 2 * DAYS_COMPARED }, context);
  if (both.isPart) return [say(coachPersonalQuestionLines.days30Unknown, { known: context.sessions.length }), say(coachPersonalQuestionLines.seeProgress)];
  const now = both.found.filter(({ daysAgo }) => daysAgo < DAYS_COMPARED);
  const earlier = both.found.filter(({ daysAgo }) => daysAgo >= DAYS_COMPARED);
  const [minutes, before] = [minutesOf(now), minutesOf(earlier)];
  const verdict = minutes > before ? coachPersonalQuestionLines.days30More : minutes < before ? coachPersonalQuestionLines.days30Less : coachPersonalQuestionLines.days30Same;
  return [say(coachPersonalQuestionLines.days30, { minutes, sessions: now.length, before, sessionsBefore: earlier.length }), say(verdict), say(coachPersonalQuestionLines.seeProgress)];
}

const MOST_LISTED = 6;

/** What was done on a day that is named, with its results. */
export function dayListAnswer(span: TimeSpan, { context, say }: Asked): string[] {
  const { found, isPart } = sessionsOf(span, context);
  const when = spanText(span, context.today);
  if (found.length === 0) return [isPart ? knownFrom(context, say) : say(coachPlayerStatisticsLines.nothing, { when })];
  const list = found.slice(0, MOST_LISTED).map(({ drillId, result }) => {
    const drill = findDrill(drillId);
    if (drill === undefined) return filled('{result}', { result });
    return result === 0 ? fill(coachGrammar.drillUncounted, { drill: nameOf(drill.id) }) : filled(coachGrammar.drillWithCount, { drill: nameOf(drill.id), result, label: labelOf(drill.id) });
  });
  return [say(coachPlayerStatisticsLines.list, { when, list: listed(list) })];
}
