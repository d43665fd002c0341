import type { Drill } from '@touchline/domain';
import { coachSubjectFollowUpLines as lines } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { DrillSummary } from '../../player-context.ts';
import type { QuestionKind } from '../../subjects/question-kind.ts';
import { topicOf } from '../../topics/find-topic.ts';
import type { Asked } from '../answer-context.ts';
import { pointsFor } from '../asked-foot.ts';
import { withDrill, type Composed } from '../composed-answer.ts';
import { intentAnswers } from '../intent-answers.ts';
import { nameOf } from '../phrasing.ts';
import { subjectAnswer } from '../subject-question-answer.ts';
import { topicAnswer } from '../topic-answer.ts';

/** A drill with what is asked of it. */
export interface OfDrill extends Asked {
  readonly drill: Drill;
  readonly row: DrillSummary | undefined;
  readonly number: number | null;
}

/** The first thing to look at. */
export const pointOf = ({ drill, foot }: OfDrill): string => pointsFor(drill, foot)[0] ?? '';

/** What is told of one drill ends with that drill. */
export const told = ({ drill }: OfDrill, ...said: readonly string[]): Composed => withDrill(drill, said);
/** The name of the drill for the place that a line has for it. */
export const values = ({ drill }: OfDrill) => ({ drill: nameOf(drill.id) });

/** The answer to the question of a topic. */
export const ofTopic = (topic: CoachTopic, asking: Asked): Composed => {
  const known = topicOf(topic);
  if (known === undefined) throw new Error(`${topic} is a topic that answers ask for`);
  return topicAnswer(asking, known);
};
/** How much of a drill is right. */
export const amount = (of: OfDrill): Composed => ofTopic('amountOfDrill', of);
/** How more comes of a drill. */
export const more = (of: OfDrill): Composed => ofTopic('moreOfDrill', of);
/** What is true of a drill for a kind of question. */
export const ofKind = (kind: QuestionKind) => (of: OfDrill): Composed => subjectAnswer({ of: 'drill', kind, said: '', line: null, about: null }, of);
/** How a drill goes. */
export const howItGoes = (of: OfDrill): Composed => intentAnswers.drill_technique({ ...of, given: of.drill });
/** What a saved session earns. */
export const earns = (of: OfDrill): Composed => told(of, of.say(lines.earnsFor));
/** Who asks whether it can be done is encouraged. */
export const youCan = (of: OfDrill): Composed => told(of, of.say(lines.youCan));
