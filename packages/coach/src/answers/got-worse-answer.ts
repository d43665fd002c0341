import { drillOf, resultTrend, type DrillId } from '@touchline/domain';
import { coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';
import { onlyLatest, rowOf } from './own-statistics-text.ts';
import { listed, nameOf } from './phrasing.ts';
import { ratesLine } from './rates-compared-answer.ts';

/** As many results as Progress looks at. */
const LATEST = 6;
const MOST_TOLD = 4;

/** The counted results of each drill, oldest first, as Progress compares them; a rest day's drill is none. */
function resultsByDrill({ context }: Asked, withinDays: number | null): readonly (readonly [DrillId, readonly number[]])[] {
  const counted = context.sessions.filter(({ drillId, result, resultCounts = true }) => resultCounts && result > 0 && drillId !== 'recovery');
  const byDrill = Map.groupBy(counted, ({ drillId }) => drillId);
  return context.drills.flatMap(({ drillId, lastDaysAgo }) => {
    const own = byDrill.get(drillId) ?? [];
    if (own.length < 2 || (withinDays !== null && lastDaysAgo >= withinDays)) return [];
    return [[drillOf(drillId).id, own.slice(0, LATEST).map(({ result }) => result).toReversed()] as const];
  });
}

const withResults = (id: DrillId, results: readonly number[]): string => `${nameOf(id)} (${results.join(', ')})`;

/** Which drills went down: those that Progress calls lower lately, and those whose last result is below the one before; that none did where none did. */
export function gotWorseAnswer({ withinDays, drillId: named, isOfToday }: Extract<DialogueAct, { kind: 'gotWorse' }>, asking: Asked): Composed {
  const { context, say } = asking;
  // Of today without a drill it is the one that was done last.
  const [lastSession] = context.sessions;
  const drillId = named ?? (isOfToday === true && lastSession?.daysAgo === 0 ? lastSession.drillId : null);
  const drills = resultsByDrill(asking, withinDays).filter(([id]) => drillId === null || id === drillId);
  const unknown = onlyLatest(context, say);
  if (drills.length === 0) return only(...unknown, say(coachPlayerStatisticsLines.nothingToCompare));
  const [single] = drills;
  if (isOfToday === true && drillId !== null && single !== undefined) {
    const [id, results] = single;
    const [last, before] = [results.at(-1) ?? 0, results.at(-2) ?? 0];
    const row = rowOf(context, id);
    const first = results[0] ?? last;
    const [latest, earlier] = context.sessions.filter((session) => session.drillId === id && session.resultCounts !== false && session.result > 0);
    // A lower number in less time may be the better one.
    const isInLessTime = latest !== undefined && earlier !== undefined && latest.minutes < earlier.minutes && latest.result / latest.minutes > earlier.result / earlier.minutes;
    const rates = isInLessTime ? ratesLine([earlier, latest], asking) : null;
    if (last < before && row?.lastDaysAgo === 0) return only(...unknown, ...(rates === null || latest === undefined || earlier === undefined ? [] : [say(coachPlayerStatisticsLines.lessTime, { minutes: latest.minutes, otherMinutes: earlier.minutes }), rates]), say(coachPlayerStatisticsLines.lowerToday, { drill: nameOf(id), last, best: row.bestResult }), ...(last > first ? [say(coachPlayerStatisticsLines.stillAbove, { first })] : []), ...(rates === null ? [say(coachPlayerStatisticsLines.lowerIsNormal)] : [say(coachPlayerStatisticsLines.ratesNext)]));
  }
  const lower = drills.filter(([, results]) => resultTrend(results) === 'down').slice(0, MOST_TOLD);
  const fell = drills.filter(([id, results]) => (results.at(-1) ?? 0) < (results.at(-2) ?? 0) && !lower.some(([one]) => one === id)).slice(0, MOST_TOLD);
  if (lower.length + fell.length === 0) return only(...unknown, drills[0] === undefined || drillId === null ? say(coachPlayerStatisticsLines.noneLower) : say(coachPlayerStatisticsLines.notLower, { list: withResults(drills[0][0], drills[0][1]) }));
  return only(
    ...unknown,
    ...(lower.length === 0 ? [] : [say(coachPlayerStatisticsLines.lowerLately, { list: listed(lower.map(([id, results]) => withResults(id, results))) })]),
    ...(fell.length === 0 ? [] : [say(coachPlayerStatisticsLines.fellLast, { list: listed(fell.map(([id, results]) => withResults(id, results.slice(-2)))) })]),
    say(coachPlayerStatisticsLines.lowerIsNormal),
  );
}
