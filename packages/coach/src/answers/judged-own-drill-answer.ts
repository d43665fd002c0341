import { drillOf, findDrill } from '@touchline/domain';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { DrillSummary } from '../player-context.ts';
import type { Asked } from './answer-context.ts';
import { pointsFor } from './asked-foot.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { rowOf, valuesOf } from './own-statistics-text.ts';
import { nameOf, onDay } from './phrasing.ts';

type Judged = Extract<DialogueAct, { readonly kind: 'ownDrillJudged' }>;

/** The own drill that is spoken of: by its name, or as the strongest or weakest that was told before. */
function rowJudged({ drillId, of }: Judged, { context, asked }: Asked): DrillSummary | undefined {
  if (drillId !== null) return rowOf(context, drillId);
  const told = asked.before?.topic?.topic;
  return (told === 'weakestIs' || (told !== 'strongestIs' && of === 'whyBad') ? context.weakest : context.strongest) ?? undefined;
}

/** Why one is good or bad at a drill, from how often and how long it was practised; what is known of one that is said to go well too. */
export function judgedOwnDrillAnswer(act: Judged, asking: Asked): Composed {
  const { context, say, foot } = asking;
  const row = rowJudged(act, asking);
  const drill = row === undefined ? findDrill(act.drillId ?? '') : drillOf(row.drillId);
  if (row === undefined || drill === undefined || row.bestResult === 0) return drill === undefined ? only(say(lines.nothingToCompare)) : withDrill(drill, [say(lines.goodUncounted, { drill: nameOf(drill.id) })]);
  const values = { ...valuesOf(row), minutes: row.minutes, when: onDay(row.lastDaysAgo, context.today), point: pointsFor(drill, foot)[0] ?? '' };
  const isOnce = row.attempts === 1;
  if (act.of === 'goodToo') return withDrill(drill, [isOnce ? say(lines.goodOnce, values) : say(row.lastResult > row.firstResult ? lines.goodGrown : lines.goodSteady, values)]);
  if (isOnce) return withDrill(drill, [say(lines.judgedOnce, values)]);
  if (act.of === 'whyGood') return withDrill(drill, [say(row.lastResult > row.firstResult ? lines.whyGood : lines.whyGoodSteady, values)]);
  return withDrill(drill, [say(lines.whyBad, values), say(lines.whyBadNext, values)]);
}
