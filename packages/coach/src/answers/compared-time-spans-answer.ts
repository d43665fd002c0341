import { findDrill } from '@touchline/domain';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import { minutesOf, type PractisedSession } from '../player-context.ts';
import type { ComparedTimeSpans } from '../question-parts/compared-time-spans.ts';
import type { Asked } from './answer-context.ts';
import { ownDrill } from './choose-drill.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { onlyLatest, knowsAll } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';
import { drillsOfSkill } from './skill-progress.ts';

const daysIn = (sessions: readonly PractisedSession[]): number => new Set(sessions.map(({ daysAgo }) => daysAgo)).size;
const bestOf = (sessions: readonly PractisedSession[]): number => Math.max(0, ...sessions.filter(({ resultCounts }) => resultCounts !== false).map(({ result }) => result));

/** The latest days against as many before them: of the drill or the skill that is named, else of all practice. */
export function comparedTimeSpansAnswer({ days }: ComparedTimeSpans, asking: Asked): Composed {
  const { context, say, words, not } = asking;
  const { drillId, skill } = asking.asked;
  const named = drillId ?? (skill === 'juggling' ? 'juggling' : null);
  const isOfSkill = named === null && skill !== null ? drillsOfSkill(skill) : null;
  const counts = ({ drillId: id }: PractisedSession): boolean => {
    if (named !== null) return id === named;
    const drill = findDrill(id);
    return isOfSkill === null || (drill !== undefined && isOfSkill(drill));
  };
  const own = context.sessions.filter(counts);
  const [now, before] = [own.filter(({ daysAgo }) => daysAgo < days), own.filter(({ daysAgo }) => daysAgo >= days && daysAgo < 2 * days)];
  // Older sessions may be missing from the stretch before.
  const isPart = !knowsAll(context) && (context.sessions.at(-1)?.daysAgo ?? 0) < 2 * days;
  const valuesOf = (some: readonly PractisedSession[]) => ({ days, sessions: some.length, minutes: minutesOf(some), own: daysIn(some), best: bestOf(some) });
  const oneDrill = named !== null;
  const told = [
    ...(oneDrill ? [say(lines.stretchOf, { drill: nameOf(named) })] : []),
    say(now.length === 0 ? lines.stretchNone : oneDrill && bestOf(now) > 0 ? lines.stretchWithBest : lines.stretch, valuesOf(now)),
    say(before.length === 0 ? lines.stretchBeforeNone : oneDrill && bestOf(before) > 0 ? lines.stretchBeforeWithBest : lines.stretchBefore, valuesOf(before)),
  ];
  const difference = minutesOf(now) - minutesOf(before);
  const verdict = isPart ? onlyLatest(context, say) : [say(difference > 0 ? lines.stretchMore : difference < 0 ? lines.stretchLess : lines.stretchSame, { difference: Math.abs(difference) })];
  return withDrill(oneDrill ? findDrill(named) : ownDrill(context, words, not), [...told, ...verdict]);
}
