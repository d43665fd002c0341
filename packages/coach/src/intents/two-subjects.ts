import type { CoachIntent } from '@touchline/domain';
import { wordsOf } from '../text/recognise-words.ts';
import { feelsSickBeforeMatch } from '../safety/unwell-or-mocked.ts';
import { parentTurn } from '../safety/parent-of-child.ts';
import { positionTold } from '../question-parts/own-position.ts';
import { isOver } from '../safety/recent-pain-report.ts';
import { literalTopic } from '../meanings/topic-meanings.ts';
import { positionWished } from '../talk-subject/event-told.ts';
import { planAsked } from './asks-plan.ts';
import type { Understood } from './read-question.ts';
import { understand } from './understand.ts';

/** Between two things that are said in one message. */
const BETWEEN = /\s*(?:[.?!;,]+\s+|\s(?:and|n|also|plus|but|btw|und|aber|übrigens|achja|y|pero|et|mais|e|mas)\s)\s*(?:(?:and|also|but|btw|then|und|y|et|e)\s+)?/iu;
const FEWEST_WORDS = 2;
/** Each half has to be clear by itself, or it is only a part of one thing. */
const CLEAR_HALF = 0.75;
/** Of these nothing is left to say beside another subject. */
const NO_SUBJECT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['greeting', 'thanks', 'off_topic', 'other_language_unsupported', 'joke']);

/** What a plan may be asked to keep to. */
const OF_A_PLAN: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['plan_day', 'plan_week', 'little_time', 'no_wall', 'no_ball', 'rain', 'weak_foot', 'which_drill', 'improve_skill', 'drill_technique', 'equipment', 'matches']);

/** A half that is a question by itself. */
const ASKS = /^(?:how|hows|what|whats|wat|where|wheres|when|why|which|who|can|could|does|do|did|is|am|are|should|wie|was|wo|wann|warum|wieso|welche\w*|wer|kann|darf|soll|muss|gibt) /i;
/** How the own one goes, behind how a drill goes. */
const OF_OWN_ONE = /^(?:mine|mein\w*|bei mir) /i;
const TELLS_MORE = /^(?:he|she|they|hes|shes|theyre|er|sie) /i;

const isClear = ({ topic, sureness, intent, unsureOf }: Understood): boolean => !NO_SUBJECT.has(intent) && (topic !== null || (sureness >= CLEAR_HALF && unsureOf === null));

/** So clear that its half stands by itself though it only tells: "I'm nervous about Saturday". */
const CERTAIN_HALF = 0.9;
const isCertain = ({ topic, sureness }: Understood): boolean => topic !== null || sureness >= CERTAIN_HALF;

/** A question of a thing of the app may stand beside another one; what is told or done in the talk may not. */
const isOwnQuestion = ({ act }: Understood): boolean => act === null || act.kind === 'onApp';

/** Of what to get better at is told by the half before: "my juggling record and how do I get better". */
const atDrillBefore = (first: Understood, second: Understood): Understood =>
  second.intent === 'improve_skill' && second.topic === null && first.drillId !== null && second.drillId === null && (second.skill ?? 'general') === 'general' ? { ...second, drillId: first.drillId } : second;

/** The two things that a message asks, the one it is taken for first; null where it asks one. */
export function twoSubjects(message: string, asked: Understood): readonly [Understood, Understood] | null {
  // A way to ask for one thing that is known as such is no two.
  if (asked.ask !== null && asked.ask.kind !== 'counts' && asked.ask.kind !== 'case') return null;
  if (asked.goesOn || asked.followUp !== null || asked.act !== null || literalTopic(message) !== undefined) return null;
  // A parent asks of one thing: that it is a parent who writes, or what a child goes through, is none beside it.
  if (parentTurn(message) !== null) return null;
  if (feelsSickBeforeMatch(wordsOf(message)) || positionWished(wordsOf(message)) !== null) return null;
  if (asked.intent === 'plan_week' && positionTold(wordsOf(message).join(' ')) !== null) return null;
  const parts = message.split(BETWEEN).filter((part) => wordsOf(part).length >= FEWEST_WORDS);
  // That something is well again is said before what is asked, and is no second question.
  if (parts.length !== 2 || parts.some(isOver)) return null;
  const [first, alone] = parts.map((part) => understand(part));
  if (first === undefined || alone === undefined) return null;
  const second = atDrillBefore(first, alone);
  if (!(isOwnQuestion(first) && isOwnQuestion(second)) || !isClear(first) || !isClear(second)) return null;
  const isMain = (half: Understood): boolean => half.intent === asked.intent && (asked.topic === null || half.topic === asked.topic);
  if ((first.act !== null || second.act !== null) && parts.some((part) => !ASKS.test(part))) return null;
  // "How many minutes and days" of one time is one question.
  if (asked.ask !== null && [first, second].every(({ intent }) => intent === 'my_numbers')) return null;
  const asking = parts.filter((part) => ASKS.test(part)).length;
  // What is told before or behind belongs to the own case.
  if (asked.ask?.kind === 'case' && asking < 2) return null;
  // Of food and sleep, or of one's numbers, two things may be asked; of a topic there is one answer.
  if (first.intent === second.intent && first.topic === second.topic && (first.topic !== null || asking < 2)) return null;
  // "… and he is younger" says more of who was spoken of.
  if (TELLS_MORE.test(parts[1] ?? '') && (second.told !== null || second.intent === 'app_help' || (isMain(first) && second.intent === 'football_knowledge'))) return null;
  if (first.drillId !== null && OF_OWN_ONE.test(parts[1] ?? '')) return null;
  // The other half says how or where the drill is done.
  if ((asked.told?.of === 'drill' || asked.told?.of === 'detail') && (first.drillId === null) !== (second.drillId === null)) return null;
  // What a plan is to hold is no second question.
  if (planAsked(wordsOf(message)) !== null && [first, second].every(({ intent }) => OF_A_PLAN.has(intent))) return null;
  if (isMain(first)) return [first, second];
  if (isMain(second)) return [second, first];
  // Words of both halves together may look like a third thing.
  return asking === 2 || (asking === 1 && isCertain(first) && isCertain(second)) ? [first, second] : null;
}
