import type { CoachIntent } from '@touchline/domain';
import { isPlan, lackIn } from '../question-parts/missing-gear-or-space.ts';
import { questionKind } from '../subjects/question-kind.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { Understood } from './read-question.ts';
import { followUpIn } from './recognise-follow-up.ts';

/** A longer turn stands by itself. */
const MOST_WORDS = 9;
const MOST_WORDS_BEFORE = 20;
/** A turn as sure as this of what it asks stands by itself. */
const SURE = 1.05;
/** A turn less sure than this may be of anything. */
const UNSURE = 0.6;
const NAMES_DRILL = /\b(?:drills?|exercises?|ubung\w*|ejercicio\w*|exercice\w*|exercicio\w*)\b/;
/** Opens a turn that asks the same of something else. */
const ADDS = /^(?:(?:ok|okay|so|oh|na) )?(?:and|und|what about|how about|was ist mit|y|et|e) /;

/** Fewer words ask of what was spoken of. */
const FEWEST_WORDS_OF_QUESTION = 4;
/** Stands for what was spoken of before. */
const REFERS = /\b(?:it|that|this|those|them|these|one|then|das|es|dies\w*|davon|damit|dafur|dabei|ihn|ihm|ihr|eso|esto|ca|cela|isso|isto)\b/;

/** A feeling that is told stands by itself, whatever was spoken of before. */
const FEELS = /\b(?:sad|unhappy|cry(?:ing)?|cried|scared|afraid|lonely|traurig|weine|geweint|angst|triste|llor\w+|miedo|peur|pleur\w+|chor(?:o|ar|ei|ando)|medo)\b/;

/** A turn of these is understood by itself. */
const KEEPS_OWN: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'greeting', 'other_language_unsupported', 'injury', 'too_hard', 'too_easy', 'bored', 'joke']);
/** After these there is nothing to go on with, or other rules know how it goes on. */
const ENDS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'greeting', 'other_language_unsupported', 'injury', 'which_drill', 'joke', 'who_are_you']);

/** These are about the player's own numbers: topics of one know what is told after another. */
export const OF_NUMBERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['my_numbers', 'records', 'last_practice', 'rewards_levels', 'analyse_practice']);
/** What is asked of a word of football, of a drill and of a game is of one field. */
const OF_FOOTBALL: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['football_knowledge', 'which_drill', 'drill_technique', 'improve_skill']);
const isAkin = (one: CoachIntent, other: CoachIntent): boolean => one === other || [OF_NUMBERS, OF_FOOTBALL].some((field) => field.has(one) && field.has(other));

const isExact = ({ topic, told, ask, act }: Understood): boolean => topic !== null || told !== null || ask !== null || act !== null;

/** A turn with its own reading, and the turn before it. */
interface Turn {
  readonly own: Understood;
  readonly before: Understood;
  readonly words: readonly string[];
  /** The same words in one line. */
  readonly plain: string;
}

const hasTopicOf = ({ topic }: Understood, before: Understood): boolean => topic !== null && topic.topic === before.topic?.topic;

/** A turn of one of these keeps its own reading. */
const READ_ALONE: readonly ((turn: Turn) => boolean)[] = [
  ({ own, before }) => KEEPS_OWN.has(own.intent) || ENDS.has(before.intent),
  ({ plain }) => FEELS.test(plain),
  // What is not there changes the plan before, and asks nothing.
  ({ own, before, words }) => own.goesOn && isPlan(before) && lackIn(words) !== null,
  // What only sounds like "shorter" or "another" may be of the subject as well.
  ({ own, words }) => own.followUp !== null && followUpIn(words) !== null,
  // It is known exactly, and not only as more of the topic before.
  ({ own, before }) => isExact(own) && !(own.goesOn && own.ask === null && own.act === null && hasTopicOf(own, before)),
  ({ own }) => !own.goesOn && own.sureness >= SURE,
  ({ own, plain }) => own.intent === 'which_drill' && NAMES_DRILL.test(plain),
];

/** Whether a turn says by itself what it is of, as a question or by a skill that it names: it is not taken for the subject before, which both together only repeat. */
function saysWhatItIsOf({ own, before, words, plain }: Turn): boolean {
  if (own.goesOn || own.intent === before.intent || words.length < FEWEST_WORDS_OF_QUESTION || REFERS.test(plain) || ADDS.test(plain)) return false;
  return own.skill !== null || own.drillId !== null || (questionKind(plain) !== null && own.sureness >= UNSURE);
}

/** Whether a turn that says little by itself is of the intent before. */
const isOfIntentBefore = ({ own, before, plain }: Turn, both: Understood): boolean =>
  !own.goesOn && own.intent !== 'which_drill' && both.intent === before.intent && (own.sureness < UNSURE || ADDS.test(plain));

/**
 * A short turn read as one message with the turn before, where it says little by itself and both together say more of the
 * subject before: "how do I get it" after a badge. `whole` gives how both are understood. Null where the turn keeps its own
 * reading.
 */
export function readWithTurnBefore(text: string, turnBefore: string, own: Understood, whole: (message: string) => Understood): Understood | null {
  const { before } = own;
  if (before === null) return null;
  const words = wordsOf(text);
  const turn: Turn = { own, before, words, plain: words.join(' ') };
  if (READ_ALONE.some((isOne) => isOne(turn))) return null;
  if (words.length > MOST_WORDS || wordsOf(turnBefore).length > MOST_WORDS_BEFORE) return null;
  const both = whole(`${turnBefore}. ${text}`);
  // What was told before is answered already.
  if (both.act?.kind === 'ownGoal') return null;
  // Which word was hard is asked by a turn alone: what stands behind such a turn is no answer to that.
  if (both.topic?.topic === 'unclearWord') return null;
  const wasUnknown = !isExact(before) && before.sureness < UNSURE;
  if (!isAkin(both.intent, before.intent) && !wasUnknown) return null;
  const keepsSubject = hasTopicOf(both, before);
  if (keepsSubject && saysWhatItIsOf(turn)) return null;
  const saysMore = both.topic !== null && (wasUnknown || !keepsSubject || !own.goesOn);
  return saysMore || isOfIntentBefore(turn, both) ? { ...both, before, goesOn: both.goesOn || keepsSubject } : null;
}
