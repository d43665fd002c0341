import type { CoachIntent } from '@touchline/domain';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import { isOver } from '../safety/pain-over-and-adult-agreed.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { feelsSickBeforeMatch } from '../safety/unwell-or-mocked.ts';
import { parentTurn } from '../safety/parent-of-child.ts';
import { statedPlayingPosition } from '../question-parts/stated-playing-position.ts';
import { positionWished } from '../talk-subject/match-setback-or-position-told.ts';
import { thingsLeftOut } from '../question-parts/things-left-out.ts';
import { unwantedIn } from './find-drill-and-skill.ts';
import { planAsked } from './asks-plan.ts';
import type { Understood } from './read-question.ts';
import { atDrillBefore, twoQuestions } from './two-questions.ts';
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
/** A half that wishes for something, or names an own number to be told. */
const WISHES = /^(?:(?:please|pls|bitte|just) )?(?:give|show|tell|explain|make|help|plan|gib|zeig|sag|erklar|erklär|mach|hilf|i (?:want|need|wanna|would like|wonder|dont know|don't know|do not know)|ich (?:will|brauch\w*|möchte|mochte|weiß nicht|weiss nicht)|my |mein\w* |drills? |ubung\w* |übung\w* |ob |if |whether )/i;
/** Said before what is asked. */
const CALLS = /^(?:(?:hey|hi|hello|hallo|ok|okay|so|well|na|also|sarah|coach|please|pls|bitte|dann|then) )+/i;
const isQuestion = (half: string): boolean => ASKS.test(half.replace(CALLS, '')) || WISHES.test(half.replace(CALLS, ''));
/** What is only said to be so, weighs nothing and limits nothing, is no question beside one. */
const TOLD_BESIDE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents', 'team_mates', 'motivation', 'injury', 'no_ball', 'no_wall', 'rain', 'little_time', 'food_sleep', 'equipment', 'weak_foot']);
/** Takes something back, or calls it done. */
const DENIES = /^(?:nothing|nobody|no ?one|not|no|nope|never ?mind|dont|don't|forget|i (?:already )?know|i(?:'m| am|m) not|nichts|niemand|nicht|nein|ne|nee|nö|kein\w* (?:sorge|angst)|vergiss|egal|(?:ist |das ist |is )(?:mir )?(?:doch )?egal|ich weiß|ich weiss|ich (?:rede|meine?|frage?) nicht)(?=\W|$)/i;
/** What is not there is told, though with a no. */
const LACKING: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['no_ball', 'no_wall', 'rain', 'little_time']);
/** Whether a half that asks nothing is to be answered beside the other. */
const isTold = (half: string, { intent }: Understood): boolean => TOLD_BESIDE.has(intent) && (LACKING.has(intent) || !DENIES.test(half.replace(CALLS, '')));
const TURNS_DOWN = /^(?:not?|kein\w*|nicht|without|ohne|except|ausser|i (?:dont|do not) want|nur nicht) /;
/** Whether a half only says what is not wanted: “not shooting”. */
const isOnlyTurnedDown = (half: string): boolean => {
  const words = wordsOf(half.replace(CALLS, ''));
  return words.length <= MOST_WORDS_TURNED_DOWN && TURNS_DOWN.test(words.join(' ')) && (unwantedIn(words).length > 0 || thingsLeftOut(words).length > 0);
};
const MOST_WORDS_TURNED_DOWN = 6;
/** How the own one goes, behind how a drill goes. */
const OF_OWN_ONE = /^(?:mine|mein\w*|bei mir) /i;
const TELLS_MORE = /^(?:he|she|they|hes|shes|theyre|er|sie) /i;

const isClear = ({ topic, sureness, intent, unsureOf }: Understood): boolean => !NO_SUBJECT.has(intent) && (topic !== null || (sureness >= CLEAR_HALF && unsureOf === null));

/** So clear that its half stands by itself though it only tells: "I'm nervous about Saturday". */
const CERTAIN_HALF = 0.9;
const isCertain = ({ topic, sureness }: Understood): boolean => topic !== null || sureness >= CERTAIN_HALF;

/** A question of a thing of the app may stand beside another one; what is told or done in the talk may not. */
const isOwnQuestion = ({ act }: Understood): boolean => act === null || act.kind === 'onApp';

/** Two numbers that are asked for in one message, each in words that say it whole: the one does not stand for both. */
function exactTwo(message: string, { ask, goesOn }: Understood): readonly [Understood, Understood] | null {
  if (ask === null || goesOn) return null;
  const parts = message.split(BETWEEN).filter((part) => wordsOf(part).length >= FEWEST_WORDS_OF_EXACT);
  if (parts.length !== 2 || !parts.every((part) => ASKS.test(part.replace(CALLS, '')))) return null;
  const [first, second] = parts.map((part) => understand(part));
  if (first === undefined || second === undefined) return null;
  const isNumber = ({ ask: own, intent, act }: Understood): boolean => act === null && ((own !== null && EXACT.has(own.kind)) || (own === null && intent === 'records'));
  return isNumber(first) && isNumber(second) && (first.ask?.kind !== second.ask?.kind || first.intent !== second.intent) ? [first, second] : null;
}
const FEWEST_WORDS_OF_EXACT = 3;
const EXACT: ReadonlySet<string> = new Set(['counts', 'dated', 'bestIn', 'tokens', 'mostDone', 'place']);

/** Why a message as a whole asks one thing, whatever its parts say. */
const ONE_BY_MESSAGE: ReadonlyArray<(message: string, asked: Understood) => boolean> = [
  // A way to ask for one thing that is known as such is no two.
  (_, { ask }) => ask !== null && ask.kind !== 'counts' && ask.kind !== 'case',
  (message, { goesOn, followUp, act }) => goesOn || followUp !== null || act !== null || literalTopic(message) !== undefined,
  // A parent asks of one thing: that it is a parent who writes, or what a child goes through, is none beside it.
  (message) => parentTurn(message) !== null,
  (message) => feelsSickBeforeMatch(wordsOf(message)) || positionWished(wordsOf(message)) !== null,
  // The own place on the pitch is told for what is asked beside it.
  (message, { intent, topic }) => {
    const position = statedPlayingPosition(wordsOf(message).join(' '));
    return position !== null && (intent === 'plan_week' || topic?.topic === position);
  },
];

/** A message in its two parts, and how each is understood. */
type Halves = {
  readonly message: string;
  readonly asked: Understood;
  readonly parts: readonly string[];
  readonly first: Understood;
  readonly second: Understood;
  /** How many of the parts are questions. */
  readonly asking: number;
};

const isMain = (half: Understood, { intent, topic }: Understood): boolean => half.intent === intent && (topic === null || half.topic === topic);

/** Why two parts ask one thing, or one of them asks nothing that can be answered by itself. */
const ONE_BY_HALVES: ReadonlyArray<(halves: Halves) => boolean> = [
  ({ first, second }) => !isOwnQuestion(first) || !isOwnQuestion(second) || !isClear(first) || !isClear(second),
  ({ parts, first, second }) => (first.act !== null || second.act !== null) && parts.some((part) => !ASKS.test(part)),
  // "How many minutes and days" of one time is one question.
  ({ asked, first, second }) => asked.ask !== null && [first, second].every(({ intent }) => intent === 'my_numbers'),
  // What is told before or behind belongs to such a question.
  ({ asked, asking }) => asked.ask?.kind === 'case' && asking < 2,
  // Of food and sleep, or of one's numbers, two things may be asked; of a topic there is one answer.
  ({ first, second, asking }) => first.intent === second.intent && first.topic === second.topic && (first.topic !== null || asking < 2),
  // "… and he is younger" says more of who was spoken of.
  ({ parts, asked, first, second }) =>
    TELLS_MORE.test(parts[1] ?? '') && (second.told !== null || second.intent === 'app_help' || (isMain(first, asked) && second.intent === 'football_knowledge')),
  ({ parts, first }) => first.drillId !== null && OF_OWN_ONE.test(parts[1] ?? ''),
  // The other half says how or where the drill is done.
  ({ asked, first, second }) => (asked.told?.of === 'drill' || asked.told?.of === 'detail') && (first.drillId === null) !== (second.drillId === null),
  // What a plan is to hold is no second question.
  ({ message, first, second }) => planAsked(wordsOf(message)) !== null && [first, second].every(({ intent }) => OF_A_PLAN.has(intent)),
];

/** The two parts of a message; null where it has not two, or one of them is no subject of its own. */
function halvesOf(message: string, asked: Understood): Halves | null {
  const parts = message.split(BETWEEN).filter((part) => wordsOf(part).length >= FEWEST_WORDS);
  // That something is well again is said before what is asked, and what is turned down is no subject beside what is wanted.
  if (parts.length !== 2 || parts.some(isOver) || parts.some(isOnlyTurnedDown)) return null;
  const [first, alone] = parts.map((part) => understand(part));
  if (first === undefined || alone === undefined) return null;
  return { message, asked, parts, first, second: atDrillBefore(first, alone), asking: parts.filter((part) => ASKS.test(part)).length };
}

/**
 * The two things that a message asks, the one it is taken for first, or the one where the message was taken for what it only says
 * beside it; null where it asks one.
 */
export function twoSubjects(message: string, asked: Understood): readonly [Understood, ...Understood[]] | null {
  // Both parts of that question have one answer.
  if (asked.ask?.kind === 'case' && asked.ask.case.of === 'bestStreakAndMost') return null;
  // Several that do not listen, and what to do, are one question.
  if (asked.act?.kind === 'talkLine') return null;
  const exact = exactTwo(message, asked);
  if (exact !== null) return exact;
  const questions = literalTopic(message) === undefined ? twoQuestions(message, asked) : null;
  if (questions !== null) return questions;
  if (ONE_BY_MESSAGE.some((isOne) => isOne(message, asked))) return null;
  const halves = halvesOf(message, asked);
  return halves === null || ONE_BY_HALVES.some((isOne) => isOne(halves)) ? null : inOrder(halves);
}

/** Both halves, the one that the message is taken for first; the one that asks where the other only tells. */
function inOrder({ asked, parts, first, second, asking }: Halves): readonly [Understood, ...Understood[]] | null {
  const said = parts.map((part, at) => isQuestion(part) || isTold(part, at === 0 ? first : second));
  if (said[0] !== said[1]) return onlyOne(said[0] === true ? [first, second] : [second, first], asked);
  if (isMain(first, asked)) return [first, second];
  if (isMain(second, asked)) return [second, first];
  // Words of both halves together may look like a third thing.
  return asking === 2 || (asking === 1 && isCertain(first) && isCertain(second)) ? [first, second] : null;
}

/** The half that asks, where the whole message was taken for the other one; null where the message is as it was understood. */
function onlyOne([one, other]: readonly [Understood, Understood], asked: Understood): readonly [Understood] | null {
  return isMain(other, asked) && !isMain(one, asked) ? [{ ...one, before: asked.before }] : null;
}
