import { coachPersonalQuestionLines, coachReportedResultAndReactionLines as lines } from '@touchline/messages/coach-lines';
import { drillOf } from '@touchline/domain';
import type { TurnOn } from '../../talk-subject/follow-up-kinds-by-subject.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { upTo } from '../choose-drill.ts';
import { withDrill, only, type Composed } from '../composed-answer.ts';
import { wasAnsweredWithWeakestDrill } from '../../talk-subject/answered-with-weakest-drill.ts';
import { twoWeeks } from '../own-number-answers.ts';
import { valuesOf } from '../own-statistics-text.ts';
import { nameOf } from '../phrasing.ts';
import { ofTopic } from './shared-drill-answers.ts';

const judged = (asking: Asked): Composed => ofTopic('betterOverall', asking);
/** Why the numbers are as they are; behind the weakest drill, how that one was found. */
function why({ context, say, asked }: Asked): Composed {
  const { weakest } = context;
  if (weakest !== null && asked.before !== null && wasAnsweredWithWeakestDrill(asked.before)) return withDrill(drillOf(weakest.drillId), [say(coachPersonalQuestionLines.weaknessWhy, valuesOf(weakest))]);
  return only(say(lines.fewer, twoWeeks(context)));
}

/** The drill that the numbers led to. */
function next({ context, say, foot, answerBefore }: Asked): Composed {
  const id = answerBefore()?.drills[0];
  const drill = id === undefined ? upTo(context) : drillOf(id);
  return withDrill(drill, [say(lines.nextOfPractice, { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' })]);
}

/** What is said to a turn that asks something of the own practice as a whole. */
export const onPractice: Readonly<Record<TurnOn<'practice'>, (asking: Asked) => Composed>> = { isGood: judged, isBad: judged, amImproving: judged, why, whatNow: next, practiseThat: next, improveIt: next };
