import type { Drill } from '@touchline/domain';
import { coachNamedMoves, coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import type { Topic } from '../topics/topic.ts';
import type { Asked } from './answer-context.ts';
import { ownAnswers } from './answers-of-single-topics.ts';
import { suitsFoot } from './asked-foot.ts';
import { drillOrNone, drillsFor, ownDrill, upTo } from './choose-drill.ts';
import { withDrill, type Composed } from './composed-answer.ts';
import { counted, longestAgoOf, rowAsked } from './own-number-answers.ts';
import { isBestTold, rowOf, yoursLine } from './own-statistics-text.ts';
import { nameOf } from './phrasing.ts';
import { withoutWhatLacks } from './training-space-and-gear.ts';
import { valuesFor } from './values-of-topic-line.ts';

/** What is told of gear, rules and the app has nothing to do with the drill of the day. */
const TELLS_ONLY: ReadonlySet<Topic['intent']> = new Set<Topic['intent']>(['equipment', 'football_knowledge', 'rewards_levels', 'app_help']);

/** Feelings, people and the coach herself ask for no drill, unless the own numbers are the answer. */
const ASKS_FOR_NONE: ReadonlySet<Topic['intent']> = new Set<Topic['intent']>(['nerves', 'team_mates', 'who_are_you', 'off_topic', 'parents', 'bad_day']);
/** Where no drill is spoken of, the next step is one of the own records. */
const OF_OWN: ReadonlySet<Topic['intent']> = new Set<Topic['intent']>(['my_numbers', 'records', 'last_practice', 'analyse_practice', 'motivation', 'improve_skill']);

/** The drill that an answer ends with, as its topic wants it. */
function drillFor({ topic, intent, drill, withNamedDrill }: Topic, { context, foot, not, has, category, given, words }: Asked): Drill | undefined {
  if (drill === 'none') return undefined;
  if (drill === 'now' && withNamedDrill && given !== undefined) return given;
  const isThere = topic === 'noCones' ? ({ equipment }: Drill): boolean => equipment.cones === 0 : withoutWhatLacks(has);
  // Who asks what is new wants a drill that is, and who lacks cones for a skill one of that skill.
  if (topic === 'notDone') return drillsFor(context, { category, not, fresh: true, fits: ({ id }) => rowOf(context, id) === undefined })[0];
  if (topic === 'noCones' && category !== null) return drillsFor(context, { category, not, fits: isThere })[0] ?? drillsFor(context, { not, fits: isThere })[0];
  const now = upTo(context, not);
  if (drill === 'now' && (TELLS_ONLY.has(intent) || (ASKS_FOR_NONE.has(intent) && counted[topic] === undefined))) return undefined;
  if (drill === 'now' && (OF_OWN.has(intent) || ASKS_FOR_NONE.has(intent))) return ownDrill(context, words, not);
  if (drill === 'now') return isThere(now) ? now : (drillsFor(context, { not, fits: isThere })[0] ?? now);
  const isWished = ({ id, category }: Drill): boolean => (typeof drill === 'string' ? category === drill : drill.includes(id));
  const suits = suitsFoot(foot, context);
  return drillsFor(context, { not, fits: (one) => isWished(one) && suits(one) })[0] ?? drillsFor(context, { not, fits: isWished })[0];
}

/** Topics of play end with a drill that trains them, and the player's own number in it. */
const ofPlay: ReadonlySet<Topic['intent']> = new Set<Topic['intent']>(['improve_skill', 'drill_technique']);

/** Where these are asked of a skill, the step is the drill whose numbers are told. */
const OF_ONE_DRILL: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['better', 'average', 'goodResult']);

/** Where one drill of the own is told of, the step is that drill. */
const toldOfDrill: Readonly<Partial<Record<CoachTopic, (context: PlayerContext) => DrillSummary | null | undefined>>> = {
  weakestIs: ({ weakest }) => weakest,
  strongestIs: ({ strongest }) => strongest,
  betterOverall: ({ weakest }) => weakest,
  leastDone: ({ drills }) => drills.at(-1),
  longestAgo: longestAgoOf,
};

/** Asks what a move is called that it tells of. */
const ASKS_NAME = /\b(?:called|calls? (?:it|that)|name of|wie heisst|wie nennt man|name von)\b/;
const isNamed = (topic: CoachTopic): topic is keyof typeof coachNamedMoves => Object.hasOwn(coachNamedMoves, topic);

/** What a move is called, where that is asked. */
function nameOfMove(topic: CoachTopic, { say, words }: Asked): string[] {
  return isNamed(topic) && ASKS_NAME.test(words.join(' ')) ? [say(coachTopics.moveCalled, { name: coachNamedMoves[topic] })] : [];
}

/** The answer to one exact question. */
export function topicAnswer(asking: Asked, topic: Topic): Composed {
  const { context, say, given } = asking;
  const name: CoachTopic = topic.topic;
  const own = ownAnswers[name]?.(asking, topic) ?? null;
  if (own !== null) return own;
  const drill = drillFor(topic, asking);
  const ownNumbers = counted[name];
  if (ownNumbers !== undefined) {
    const told = given ?? drillOrNone(OF_ONE_DRILL.has(name) ? rowAsked(asking)?.drillId : toldOfDrill[name]?.(context)?.drillId);
    return withDrill(told === undefined || drill === undefined ? drill : told, ownNumbers(asking));
  }
  const row = drill === undefined || !ofPlay.has(topic.intent) ? undefined : rowOf(context, drill.id);
  return withDrill(drill, [
    ...nameOfMove(name, asking),
    say(coachTopics[name], valuesFor(topic, asking, drill)),
    ...(row === undefined || row.bestResult === 0 || isBestTold(row, context) ? [] : [`${nameOf(row.drillId)}: ${yoursLine(row, say)}`]),
  ]);
}
