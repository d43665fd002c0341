import { findDrill, type Drill } from '@touchline/domain';
import { coachFirstMoves, coachSubjectQuestionLines, coachDrillMatchSetbackAndMissingGearLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { DrillFault } from '../../intents/dialogue-act-types.ts';
import { detailsOf } from '../../subjects/drill-technique-details.ts';
import { pointsFor } from '../asked-foot.ts';
import { MINUTES, withDrill, type Composed } from '../composed-answer.ts';
import { faultAnswer } from '../dialogue-act-answer.ts';
import { rowOf, valuesOf } from '../own-statistics-text.ts';
import { nameOf } from '../phrasing.ts';
import { told, values, type OfDrill } from './shared-drill-answers.ts';

/** Minutes of who wants to do only a little. */
const FEW_MINUTES = 3;
const MOST_FEW_MINUTES = 10;

/** What the drill's own text says to a question in English words, or its first points where it is silent. */
function detail({ drill, foot }: OfDrill, question: string): string {
  const found = detailsOf(drill.id, question);
  return (found.length > 0 ? found : pointsFor(drill, foot).slice(0, 2)).join(' ');
}

/** With which part of the foot. */
export const partOfFoot = (of: OfDrill): Composed => told(of, of.say(lines.partOfFoot, { ...values(of), detail: detail(of, 'which part of the foot') }));

/** Of these one watches the ball itself; of the others one learns to look up from it. */
const WATCHES_BALL: ReadonlySet<Drill['category']> = new Set<Drill['category']>(['shooting', 'passing']);
const isInTheAir = ({ id }: Drill): boolean => id.includes('juggling') || id === 'first_touch' || id === 'thigh_to_foot_control';

/** Where to look in a drill. */
export function lookWhere(of: OfDrill): Composed {
  const { drill, say } = of;
  const own = detailsOf(drill.id, 'look at the ball').join(' ');
  if (own !== '' && own !== coachSubjectQuestionLines.eyes[0]) return told(of, say(coachSubjectQuestionLines.drillDetail, { ...values(of), detail: own }));
  if (drill.equipment.balls === 0) return told(of, say(lines.lookAhead));
  if (isInTheAir(drill)) return told(of, say(lines.lookInTheAir));
  return told(of, say(WATCHES_BALL.has(drill.category) ? lines.lookAtBall : lines.lookUp));
}

/** How fast to go: what is true of every drill, and this drill as the next step. */
export const speed = (of: OfDrill): Composed => told(of, of.say(lines.speed, values(of)));

/** Faults that the questions of technique know better, by the category of the drill. */
const TOPIC_OF_FAULT: Readonly<Partial<Record<Drill['category'], Readonly<Partial<Record<Exclude<DrillFault, null>, CoachTopic>>>>>> = { shooting: { high: 'shotTooHigh' }, passing: { high: 'passTooHigh' } };

/** What helps against a fault in a drill. */
export const againstFault = (fault: Exclude<DrillFault, null>) => (of: OfDrill): Composed => {
  const { drill, say } = of;
  const topic = fault === 'drops' && drill.id.includes('juggling') ? 'juggleMore' : fault === 'drops' && drill.id === 'first_touch' ? 'touchHeavy' : TOPIC_OF_FAULT[drill.category]?.[fault];
  return topic === undefined ? faultAnswer(drill, fault, of) : told(of, say(coachTopics[topic]));
};

/** Who fears never to learn it. */
export const ifNever = (of: OfDrill): Composed => told(of, of.say(lines.ifNever, { ...values(of), way: coachFirstMoves[of.drill.id] }));

/** Numbers that show whether it gets better: of the drill, or of another one for the weaker foot where that is the subject. */
export function whatShowsIt(of: OfDrill): Composed {
  const { context, drill, say } = of;
  const own = rowOf(context, drill.id);
  const isOfWeakFoot = drill.id.startsWith('weak_foot');
  const counted = own !== undefined && own.bestResult > 0 ? own : context.drills.find(({ drillId, bestResult }) => isOfWeakFoot && bestResult > 0 && findDrill(drillId)?.onlyWeakFoot === true);
  if (counted === undefined) return told(of, say(lines.showsNew, values(of)));
  const one = findDrill(counted.drillId) ?? drill;
  return withDrill(one, [say(counted.attempts === 1 ? lines.showsOne : lines.shows, valuesOf(counted))]);
}

/** A few minutes of the drill are something too. */
export function aLittle(of: OfDrill): Composed {
  const minutes = of.number !== null && of.number >= 1 && of.number <= MOST_FEW_MINUTES ? of.number : FEW_MINUTES;
  return withDrill(of.drill, [of.say(lines.aLittle, { ...values(of), minutes })], minutes);
}

/** What exactly to do: the drill with its first points, as long as was said before. */
export function exactly(of: OfDrill): Composed {
  const minutes = of.answerBefore()?.minutes ?? MINUTES;
  return withDrill(of.drill, [of.say(lines.exactly, { drill: nameOf(of.drill.id), minutes, point: pointsFor(of.drill, of.foot)[0] ?? '', way: coachFirstMoves[of.drill.id] })], minutes);
}

