import { byPractice, findDrill } from '@touchline/domain';
import { coachLines, coachPlayerStatisticsLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import { minutesOf } from '../player-context.ts';
import type { TimeSpan } from '../question-parts/time-span.ts';
import type { Asked } from './answer-context.ts';
import { sessionsOf, spanText } from './practice-counts-answer.ts';
import { onlyLatest } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';

/** The drill that was practised most, by the rule of the progress page. */
export function mostDoneAnswer(span: TimeSpan, { context, say }: Asked): string[] {
  const { found, isPart } = sessionsOf(span, context);
  const [top] = [...Map.groupBy(found, ({ drillId }) => drillId)]
    .flatMap(([id, own]) => (findDrill(id) === undefined ? [] : [{ drillId: id, sessions: own.length, minutes: minutesOf(own) }]))
    .toSorted(byPractice);
  const drill = findDrill(top?.drillId ?? '');
  if (top === undefined || drill === undefined) return span.kind === 'all' ? [say(coachLines.analyse_practice.none)] : [say(coachPlayerStatisticsLines.nothing, { when: spanText(span, context.today) })];
  const values = { drill: nameOf(drill.id), sessions: top.sessions, minutes: top.minutes, when: spanText(span, context.today) };
  return [...(isPart ? onlyLatest(context, say) : []), say(span.kind === 'all' ? coachTopics.mostDone : coachPlayerStatisticsLines.mostDoneOf, values)];
}
