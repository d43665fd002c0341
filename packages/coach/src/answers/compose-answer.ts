import { drillCatalogue, drillOf, findDrill, type CoachIntent, type Drill, type DrillCategory, type DrillId } from '@touchline/domain';
import { coachDialogueActLines, coachIntentNames, coachIntentLines, coachSubjectQuestionLines, coachTalkFollowUpLines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { categoryOf } from '../intents/find-drill-and-skill.ts';
import { isAnswerKindMismatch } from '../meanings/answer-kind-mismatch.ts';
import type { PlayerContext } from '../player-context.ts';
import { drillsNeeding } from './another-drill-without-gear-answer.ts';
import { recommended } from './drill-choice-and-technique-answers.ts';
import type { Asked } from './answer-context.ts';
import { footOf } from './asked-foot.ts';
import { drillOrNone, drillsFor } from './choose-drill.ts';
import { only, withDrill, type Composed } from './composed-answer.ts';
import { shortened } from './shorten-answer.ts';
import { whyDrillLine } from './why-drill-line.ts';
import { wordsOfSubject } from './words-of-subject.ts';
import { intentAnswers, questionsOf } from './intent-answers.ts';
import { playerDataAnswer } from './player-data-answer.ts';
import { nameOf, speaker, type Say } from './phrasing.ts';
import { drillsOfSkill } from './skill-progress.ts';
import { subjectAnswer } from './subject-question-answer.ts';
import { dialogueActAnswer } from './dialogue-act-answer.ts';
import { afterTiredAnswer, asksAfterTired } from './tired-answer.ts';
import { appTalkAnswer } from './on-app/app-talk-answer.ts';
import { goesOnWithPlan } from './on-subject/plan-answer.ts';
import { keptToRoom } from './kept-to-room.ts';
import { talkSubjectAnswer } from './on-subject/talk-subject-answer.ts';
import { thereIn } from './training-space-and-gear.ts';
import { topicAnswer } from './topic-answer.ts';
import type { Topic } from '../topics/topic.ts';

/** What was composed of earlier turns, for each answer anew. */
const composedFor = new WeakMap<PlayerContext, Map<Understood, Composed>>();

/** The answer to the turn before; each turn of a talk is composed once. */
function answerBefore({ before }: Understood, context: PlayerContext): Composed | null {
  if (before === null) return null;
  const known = composedFor.get(context) ?? new Map<Understood, Composed>();
  composedFor.set(context, known);
  const answer = known.get(before) ?? composed(before, context, speaker(0));
  known.set(before, answer);
  return answer;
}

/** The answer so many turns back, 1 being the turn before. */
function answerBack(asked: Understood, turns: number, context: PlayerContext): Composed | null {
  if (turns <= 1 || asked.before === null) return answerBefore(asked, context);
  return answerBack(asked.before, turns - 1, context);
}

/** The drills that the coach named in the turn before, the one to do first. */
const offeredBefore = (asked: Understood, context: PlayerContext): readonly DrillId[] => answerBefore(asked, context)?.drills ?? [];

/** The drills that were too hard in the turns before. */
function tooHardBefore(asked: Understood, context: PlayerContext): DrillId[] {
  const { before } = asked;
  if (before === null) return [];
  const hard = before.intent === 'too_hard' ? answerBefore(asked, context)?.about : undefined;
  return [...(hard === undefined ? [] : [hard]), ...tooHardBefore(before, context)];
}

/** The drills that are asked to be left out, by their names or as those of a skill. */
const unwantedDrills = ({ unwanted }: Understood): DrillId[] =>
  unwanted.length === 0 ? [] : drillCatalogue.filter((drill) => unwanted.some((name) => name === drill.id || drillsOfSkill(name)?.(drill) === true)).map(({ id }) => id);

/** Whether a turn refuses the drill that was offered. */
const refusesDrill = ({ followUp, act }: Understood): boolean => followUp === 'follow_other' || (act?.kind === 'onSubject' && (act.turn === 'other' || act.turn === 'dislikes'));
/** What was refused in the turns before stays out, unless it is asked for by its name, or by its skill where that was refused. */
function refusedBefore(asked: Understood, context: PlayerContext): DrillId[] {
  const byName: DrillId[] = [];
  const bySkill: DrillId[] = [];
  for (let turn = asked.before; turn !== null; turn = turn.before) {
    for (const id of unwantedDrills(turn)) (turn.unwanted.includes(id) ? byName : bySkill).push(id);
    const tooEasy = turn.intent === 'too_easy' ? (turn.drillId ?? offeredBefore(turn, context)[0]) : undefined;
    if (tooEasy !== undefined) byName.push(tooEasy);
    if (turn.act?.kind === 'withoutGear') byName.push(...drillsNeeding(turn.act.things));
    if (refusesDrill(turn)) bySkill.push(...offeredBefore(turn, context).slice(0, 1));
  }
  const isWantedNow = asked.skill === null ? null : drillsOfSkill(asked.skill);
  return [...byName, ...bySkill.filter((id) => isWantedNow?.(drillOf(id)) !== true)].filter((id) => id !== asked.drillId);
}

/** What a talk says last of a wall and of cones, by the turn that it is behind. */
const thereBehind = new WeakMap<Understood, ReturnType<typeof thereIn>>();
const NOTHING_SAID: ReturnType<typeof thereIn> = { wall: null, cones: null, ball: null, room: null };

/** What the talk says is there, up to a turn and with it. */
function thereInTalk(turn: Understood | null): ReturnType<typeof thereIn> {
  if (turn === null) return NOTHING_SAID;
  const known = thereBehind.get(turn);
  if (known !== undefined) return known;
  const [now, earlier] = [thereIn(turn.words.join(' ')), thereInTalk(turn.before)];
  const there = { wall: now.wall ?? earlier.wall, cones: now.cones ?? earlier.cones, ball: now.ball ?? earlier.ball, room: now.room ?? earlier.room };
  thereBehind.set(turn, there);
  return there;
}

/** Metres of a drill that can be made short enough for a room, as a ladder of tape. */
const LENGTH_OF_ROOM = 7;
/** Drills that need what an earlier turn said is not there, unless this one names the drill. */
function lackingInTalk(asked: Understood): DrillId[] {
  if (asked.before === null) return [];
  const { wall, cones, ball, room } = thereInTalk(asked);
  // What is asked of a skill, or of a topic of its own, is told with the drill for it, whatever is not there today.
  const isWithoutBall = ball === false && asked.skill === null && (asked.topic === null || OFFERS.has(asked.intent) || OF_NUMBERS.has(asked.intent));
  if (wall !== false && cones !== false && !isWithoutBall) return [];
  const lacks = ({ equipment, space }: Drill): boolean => (wall === false && equipment.wall) || (cones === false && equipment.cones > 0) || (isWithoutBall && (equipment.balls > 0 || (room === true && Math.max(space.width, space.length) > LENGTH_OF_ROOM)));
  return drillCatalogue.filter((drill) => drill.id !== asked.drillId && lacks(drill)).map(({ id }) => id);
}

/** What is left out: what is asked to be, or was before, and for "another one" the first drill of the turn before, and what that one left out. */
function leftOut(asked: Understood, context: PlayerContext): DrillId[] {
  const now = [...unwantedDrills(asked), ...refusedBefore(asked, context), ...lackingInTalk(asked)];
  if (asked.followUp !== 'follow_other' || asked.before === null) return [...now, ...tooHardBefore(asked, context).filter((id) => id !== asked.drillId)];
  return [...now, ...offeredBefore(asked, context).slice(0, 1), ...leftOut(asked.before, context)];
}

/** Why the drill of the turn before was named; null where none was. */
function reasonOf({ context, say, asked, foot }: Asked): Composed | null {
  const { before } = asked;
  const drill = before === null ? undefined : drillOrNone(offeredBefore(asked, context)[0]);
  // A drill that only stands at the end of an answer is not what is asked about.
  if (before === null || drill === undefined || asked.intent === 'warm_up' || OF_NUMBERS.has(before.intent) || (before.topic !== null && !OFFERS.has(before.intent))) return null;
  if (before.intent === 'which_drill' && before.topic === null && before.skill === null && context.totalSessions > 0) {
    const { said } = recommended(context, say, leftOut(before, context));
    return withDrill(drill, [say(coachTopics.whyReason, { reason: said[0] ?? '' })]);
  }
  return withDrill(drill, [whyDrillLine(drill, foot, say)]);
}

/** What goes on with one of these goes on with its plan. */
const OF_PLANS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['plan_day', 'plan_week']);
/** How many questions are offered beside an answer that may be the wrong one. */
const MOST_BESIDE = 2;
/** Nobody is asked whether they meant one of these. */
const OFFERS_NOTHING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['greeting', 'thanks', 'joke', 'off_topic', 'other_language_unsupported', 'who_are_you']);
const LACKS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['no_wall', 'little_time']);
/** Of the skill that was spoken of, too. */
const WITHIN_SKILL: ReadonlySet<string> = new Set(['noCones', 'easiest', 'hardest']);
/** Intents and topics that may speak of a drill as "that one". */
const INTENTS_OF_OFFERED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'too_hard', 'too_easy']);
const TOPICS_OF_OFFERED: ReadonlySet<string> = new Set(['amountOfDrill', 'moreOfDrill', 'coneDistance']);

/** Whether a question that names no drill is about the one that the answer before offered. */
function speaksOfOffered({ drillId, before, intent, topic, followUp, goesOn, act }: Understood): boolean {
  if (drillId !== null || before === null || act?.kind === 'stillHard') return false;
  if (act?.kind === 'fault' || act?.kind === 'whichFoot') return true;
  // "How do I do a stepover" names a move of its own; "how does it go" goes on.
  if (intent === 'drill_technique' && topic === null && followUp !== 'follow_how' && !goesOn) return false;
  return INTENTS_OF_OFFERED.has(intent) || TOPICS_OF_OFFERED.has(topic?.topic ?? '') || (intent === 'little_time' && goesOn);
}

/** The category of the drill that was spoken of, where something is lacking for it. */
const ofDrillBefore = ({ intent, drillId, before }: Understood): DrillCategory | null =>
  LACKS.has(intent) && drillId === null && before?.drillId !== null && before !== null ? (findDrill(before.drillId)?.category ?? null) : null;

/** Whether a drill of a kind is wished for of which each needs a wall, and the talk said before that there is none. */
function needsWallOnly({ asked, category }: Asked): boolean {
  if (category === null || asked.drillId !== null || asked.ask !== null || asked.act !== null || asked.topic !== null || !OF_WISHED.has(asked.intent)) return false;
  return thereInTalk(asked).wall === false && drillCatalogue.every((drill) => drill.category !== category || drill.equipment.wall);
}
const OF_WISHED: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'which_drill', 'drill_technique']);

/** The answer to a topic; where it is of another kind than is asked for, that comes first, and no drill behind it. */
function ofTopic(asking: Asked, topic: Topic): Composed {
  const answer = topicAnswer(asking, topic);
  const [first, ...rest] = answer.said;
  return first === undefined || !isAnswerKindMismatch(asking.asked) ? answer : only(asking.say(coachSubjectQuestionLines.notExactly, { about: first }), ...rest);
}

/** Another drill where no ball may be used; small games of the feet where none is left. */
function withoutBall({ context, say, not }: Asked): Composed {
  const [next] = drillsFor(context, { not, fits: ({ equipment }) => equipment.balls === 0 });
  return next === undefined ? only(say(coachTalkFollowUpLines.roomWithoutBall)) : withDrill(next, [say(coachDialogueActLines.another, { drill: nameOf(next.id) })]);
}

/** The answer without a drill at its end that needs what the talk says is not there. */
function withoutLackingStep(asked: Understood, answer: Composed, say: Say): Composed {
  const [first] = answer.drills;
  if (first === undefined || thereInTalk(asked).ball !== false || !lackingInTalk(asked).includes(first)) return answer;
  if (!answer.said.some((line) => line.includes(nameOf(first)))) return { ...answer, drills: [] };
  return asked.intent === 'which_drill' || asked.intent === 'bored' ? only(say(coachTalkFollowUpLines.roomWithoutBall)) : answer;
}

/** Whether the turn before is said again in fewer words. */
const isSaidShorter = ({ followUp, goesOn }: Understood): boolean => followUp === 'follow_shorter' && goesOn;

function composed(asked: Understood, context: PlayerContext, say: Say): Composed {
  const words = wordsOfSubject(asked);
  const text = words.join(' ');
  // What is lacking is lacking for the skill that was spoken of.
  const skill = asked.skill ?? (LACKS.has(asked.intent) || WITHIN_SKILL.has(asked.topic?.topic ?? '') ? (asked.before?.skill ?? null) : null);
  const id = asked.drillId ?? (speaksOfOffered(asked) ? (offeredBefore(asked, context)[0] ?? null) : null);
  const asking: Asked = {
    context,
    say,
    asked,
    words,
    foot: footOf(asked, context),
    given: id === null ? undefined : findDrill(id),
    not: leftOut(asked, context),
    has: (pattern) => pattern.test(text),
    category: skill === null ? ofDrillBefore(asked) : categoryOf(skill),
    answerBefore: () => answerBefore(asked, context),
    answerBack: (turns) => answerBack(asked, turns, context),
  };
  if (asksAfterTired(asked)) return afterTiredAnswer(asking);
  if (needsWallOnly(asking)) return intentAnswers.no_wall(asking);
  if (asked.ask !== null) return playerDataAnswer(asked.ask, asking);
  const why = asked.followUp === 'follow_why' && asked.goesOn ? reasonOf(asking) : null;
  if (why !== null) return why;
  if (asked.act?.kind === 'onApp') return appTalkAnswer(asked.act, asking);
  if (asked.act?.kind === 'onSubject') return asked.act.turn === 'noBall' ? keptToRoom(asking, talkSubjectAnswer(asked.act, asking)) : talkSubjectAnswer(asked.act, asking);
  if (asked.act !== null) {
    const answer = keptToRoom(asking, dialogueActAnswer(asked.act, asking));
    return isSaidShorter(asked) ? shortened(asked.intent, answer) : answer;
  }
  if (asked.told !== null) return subjectAnswer(asked.told, asking);
  const ofPlan = OF_PLANS.has(asked.intent) ? goesOnWithPlan(asking) : null;
  if (ofPlan !== null) return ofPlan;
  const answer = keptToRoom(asking, asked.topic === null ? intentAnswers[asked.intent](asking) : ofTopic(asking, asked.topic));
  // Of an advice that was given, another one is another drill, and not the advice again.
  const isOfAdvice = asked.topic !== null && asked.goesOn && asked.followUp === 'follow_other' && asked.topic === asked.before?.topic;
  if (isOfAdvice && answer.drills.length === 0 && thereInTalk(asked).ball === false) return withoutBall(asking);
  const other = asked.topic !== null && asked.goesOn && asked.followUp === 'follow_other' && asked.topic === asked.before?.topic ? findDrill(answer.drills[0] ?? '') : undefined;
  if (other !== undefined && !offeredBefore(asked, context).slice(0, 1).includes(other.id)) return keptToRoom(asking, withDrill(other, [say(coachDialogueActLines.another, { drill: nameOf(other.id) })]));
  return isSaidShorter(asked) ? shortened(asked.intent, answer) : answer;
}

/** Whether the answer to a turn says, in the same wording of its lines, just what one of those before it said, with the same drill. */
export function isToldBefore(asked: Understood, context: PlayerContext): boolean {
  // Who has no numbers yet is told just that, whichever is asked for.
  if (context.totalSessions === 0 && OF_NUMBERS.has(asked.intent)) return false;
  const { said, drills } = composed(asked, context, speaker(0));
  const text = said.join(' ');
  // An advice is the same, whichever drill and result stand at its end.
  const isAdvice = asked.topic !== null && asked.topic.topic === asked.before?.topic?.topic && asked.act === null && asked.ask === null;
  for (let turn = asked; turn.before !== null; turn = turn.before) {
    const answer = answerBefore(turn, context);
    if (answer === null || text === '') continue;
    if (isAdvice ? answer.said[0] === said[0] : answer.said.join(' ') === text && answer.drills[0] === drills[0]) return true;
  }
  return false;
}

/** They name themselves what else may be asked. */
const OFFERS_ITSELF: ReadonlySet<string> = new Set<DialogueAct['kind']>(['onAnswer', 'unknownWord', 'unexplained']);

/** What to say to a question that safety let through: the likeliest reading, with the other one where they are nearly even. */
export function compose(asked: Understood, context: PlayerContext, say: Say): Composed {
  const answer = withoutLackingStep(asked, composed(asked, context, say), say);
  if (asked.nearest.length > 0 && asked.intent !== 'off_topic' && !(asked.act !== null && OFFERS_ITSELF.has(asked.act.kind))) return { ...answer, said: [...answer.said, say(coachIntentLines.shared.near, { list: questionsOf(asked.nearest.slice(0, MOST_BESIDE)) })] };
  if (asked.unsureOf === null || OFFERS_NOTHING.has(asked.unsureOf)) return answer;
  return { ...answer, said: [...answer.said, say(coachIntentLines.shared.otherwise, { other: coachIntentNames[asked.unsureOf] })] };
}
