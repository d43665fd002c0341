import { drillCatalogue, drillOf, findDrill, suggestedMinutes, type Drill } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachPracticeLoadStreakAndMatchLines, coachDialogueActLines } from '@touchline/messages/coach-lines';
import { coachNamedMoves, coachTopics, type CoachTopic } from '@touchline/messages/coach-topics';
import { fill } from '@touchline/messages/fill';
import type { DrillSummary, PlayerContext } from '../player-context.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import type { Topic } from '../topics/topic.ts';
import { described, whichDrill } from './drill-choice-and-technique-answers.ts';
import type { Asked } from './answer-context.ts';
import { isSide, pointsFor, suitsFoot } from './asked-foot.ts';
import { drillOrNone, drillsFor, ownDrill, upTo } from './choose-drill.ts';
import { clock } from './clock-text.ts';
import { MINUTES, only, withDrill, type Composed } from './composed-answer.ts';
import { helplineOf } from '../crisis-contacts-by-country.ts';
import { SOON } from '../question-parts/keeper-and-reward-situation-patterns.ts';
import { kickoffIn, nightBefore } from '../question-parts/kickoff-time.ts';
import { formationAsked } from '../question-parts/formation-question.ts';
import { says } from '../question-parts/whole-word-pattern.ts';
import { counted, longestAgoOf, rowAsked } from './own-number-answers.ts';
import { withoutWhatLacks } from './training-space-and-gear.ts';
import { firstScoreLine, isBestTold, rowOf, valuesOf, yoursLine } from './own-statistics-text.ts';
import { footName, listed, nameOf } from './phrasing.ts';

const HARDEST = 5;
/** Names of so many drills are told in a list. */
const MOST_NAMED = 4;

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

const namesOf = (level: number): string => listed(drillCatalogue.filter((drill) => drill.level === level && drill.id !== 'recovery').slice(0, MOST_NAMED).map(({ id }) => nameOf(id)));

/** The values that fill the line of a topic. */
function valuesFor({ topic }: Topic, { context, given }: Asked, drill: Drill | undefined): Readonly<Record<string, string | number>> {
  const named = given ?? drill;
  return {
    ...suggestedMinutes(context.age),
    minutes: MINUTES,
    drill: named === undefined ? '' : nameOf(named.id),
    list: namesOf(topic === 'hardest' ? HARDEST : 1),
    count: drillCatalogue.length,
  };
}

const SOME = 3;
const MOST_AT_ONCE = 5;

/** As many drills as are asked for, of the skill that is named. */
function severalDrills({ context, words, category, foot, not }: Asked): readonly Drill[] {
  const text = words.join(' ');
  const asked = Number(/\b([2-9])\b/.exec(text)?.[1] ?? NUMBER_WORDS[/\b(two|three|four|five|zwei|drei|vier|funf)\b/.exec(text)?.[1] ?? ''] ?? SOME);
  return drillsFor(context, { category, not, fits: suitsFoot(foot, context), ...(category === null ? {} : { maxLevel: 3 }) }).slice(0, Math.min(asked, MOST_AT_ONCE));
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

/** What makes more of each kind of drill. */
const MORE_OF: Readonly<Record<Drill['category'], CoachTopic>> = {
  ball_control: 'moreTouches',
  dribbling: 'moreRuns',
  passing: 'morePasses',
  shooting: 'moreGoals',
  fitness: 'moreRunsWithoutBall',
  turns: 'moreMoves',
  skills: 'moreMoves',
  other: 'moreMoves',
};

/** How more comes of a drill that is known, with the own numbers to get past. */
function moreOfDrill(drill: Drill, { context, say, foot }: Asked): string[] {
  const row = rowOf(context, drill.id);
  const line = drill.id.includes('juggling') ? 'moreJuggles' : MORE_OF[drill.category];
  return [
    say(coachTopics[line], { drill: nameOf(drill.id), point: pointsFor(drill, foot)[0] ?? '' }),
    ...(row === undefined || row.bestResult === 0 ? [say(coachTopics.firstCount, { drill: nameOf(drill.id) })] : [row.attempts === 1 ? firstScoreLine(row, say) : say(coachTopics.pastOwnBest, { ...valuesOf(row), average: Math.round(row.averageResult) })]),
  ];
}

/** The hardest drills there are, and the hardest that is within the player's reach now. */
function hardest(topic: Topic, asking: Asked): Composed {
  const { context, say, not } = asking;
  const tried = Math.max(0, ...context.drills.map(({ drillId }) => drillOf(drillId).level));
  const [next] = drillsFor(context, { not, maxLevel: tried + 1 }).toSorted((a, b) => b.level - a.level);
  return withDrill(next, [say(coachTopics.hardest, valuesFor(topic, asking, next)), ...(next === undefined ? [] : [say(coachPracticeLoadStreakAndMatchLines.hardestNow, { drill: nameOf(next.id), level: next.level })])]);
}

/** Asks what a move is called that it tells of. */
const ASKS_NAME = /\b(?:called|calls? (?:it|that)|name of|wie heisst|wie nennt man|name von)\b/;
const isNamed = (topic: CoachTopic): topic is keyof typeof coachNamedMoves => Object.hasOwn(coachNamedMoves, topic);

/** What a move is called, where that is asked. */
function nameOfMove(topic: CoachTopic, { say, words }: Asked): string[] {
  return isNamed(topic) && ASKS_NAME.test(words.join(' ')) ? [say(coachTopics.moveCalled, { name: coachNamedMoves[topic] })] : [];
}

/** When to go to bed before a match whose time is told. */
function bedtime({ context, say, words }: Asked): Composed {
  const kickoff = kickoffIn(words.join(' '));
  if (kickoff === null) return only(say(coachTopics.beforeBed));
  const { up, bed, hours } = nightBefore(kickoff, context.age);
  return only(say(coachTopics.bedtimeForKickoff, { kickoff: clock(kickoff), up: clock(up), bed: clock(bed), hours }));
}

/** Nothing of the day before helps any more. */
const IS_SOON = says(SOON);

/** Asks whether a child is safe here, beside who reads what it writes. */
const ASKS_IF_SAFE = says('safe', 'secure', 'sicher');

/** The answer to one exact question. */
export function topicAnswer(asking: Asked, topic: Topic): Composed {
  const { context, say, given } = asking;
  const name: CoachTopic = topic.topic;
  if (name === 'amountOfDrill') {
    if (given === undefined) return only(say(coachTopics.enough, { ...suggestedMinutes(context.age) }));
    const minutes = asking.asked.drillId === null ? (asking.answerBefore()?.minutes ?? MINUTES) : MINUTES;
    const side = isSide(asking.foot) && given.weakFoot ? [say(coachDialogueActLines.withFoot, { foot: footName(asking.foot) })] : [];
    return withDrill(given, [say(coachTopics.amountOfDrill, { minutes, drill: nameOf(given.id) }), ...side], minutes);
  }
  if (name === 'severalDrills') {
    const some = severalDrills(asking);
    return { said: [say(coachTopics.severalDrills, { list: listed(some.map(({ id, level }) => fill(coachGrammar.drillOfLevel, { drill: nameOf(id), level }))) })], drills: some.map(({ id }) => id), minutes: MINUTES };
  }
  if ((name === 'easiest' || name === 'hardest') && asking.category !== null) {
    const byLevel = drillCatalogue.filter(({ category }) => category === asking.category).toSorted((a, b) => a.level - b.level);
    const one = name === 'easiest' ? byLevel[0] : byLevel.at(-1);
    return withDrill(one, one === undefined ? [] : [say(name === 'easiest' ? coachTopics.easiestOf : coachTopics.hardestOf, described(one))]);
  }
  if (name === 'hardest') return hardest(topic, asking);
  if (name === 'bedtimeForKickoff') return bedtime(asking);
  if (name === 'beforeMatch' && IS_SOON.test(asking.words.join(' '))) return only(say(coachTopics.matchInAnHour));
  if (name === 'childMocked') return only(say(coachTopics.childMocked, { helpline: helplineOf(context) ?? say(coachPracticeLoadStreakAndMatchLines.helplineOfEurope) }));
  if (name === 'childTalkSeen' && ASKS_IF_SAFE.test(asking.words.join(' '))) return only(say(coachTopics.safeForChildren), say(coachTopics.childTalkSeen));
  if (name === 'tiredToday') return withDrill(findDrill('recovery'), [say(coachTopics.tiredToday)]);
  if (name === 'moveDirection' && given !== undefined) return withDrill(given, [say(coachTopics.moveDirection, { drill: nameOf(given.id) })]);
  if (name === 'formation') return only(say(coachTopics[formationAsked(asking.words.join(' ')) ?? 'formation']));
  // Who leaves it to the coach gets one drill, and why that one.
  if (name === 'unsureSelf') {
    const chosen = whichDrill(asking);
    return { ...chosen, said: [say(coachTopics.unsureSelf), ...chosen.said] };
  }
  if (name === 'moreOfDrill' && given !== undefined) return withDrill(given, moreOfDrill(given, asking));
  if (name === 'prosDo' && given !== undefined) return withDrill(given, [say(coachTopics.prosDoDrill, { drill: nameOf(given.id), point: pointsFor(given, asking.foot)[0] ?? '' })]);
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
