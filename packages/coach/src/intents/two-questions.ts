import type { CoachIntent } from '@touchline/domain';
import { isOfBody, type DialogueAct } from './dialogue-act-types.ts';
import type { Understood } from './read-question.ts';
import { understand } from './understand.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import { parentTurn } from '../safety/parent-of-child.ts';
import { beginsQuestion, clausesOf } from '../text/asks-something.ts';
import { wordsOf } from '../text/recognise-words.ts';

/** Where one question may end and another begin, the surer signs first. */
const ENDS: readonly RegExp[] = [/\?+[\s?!]*|\n+/g, /[.;!]+\s+/g, /,?\s+(?:oh and|ach und|and also|und auch|and|also|plus|btw|und|außerdem|ausserdem|auch|&)\s+/gi, /,\s+/g];
/** Said in front of the second question. */
const IN_FRONT = /^(?:(?:and|also|oh|btw|plus|then|und|auch|ach|außerdem|ausserdem|noch was|noch eine frage|another question|second|zweitens|2)[\s,.:)]+)+/i;
/** Opens a question, and nothing that may go on with a clause. */
const OPENS = /^(?:how|hows|what|whats|wat|which|who|whos|whose|when|where|wheres|why|can|could|should|shall|do|does|did|am|is|are|will|would|may|wie|wieso|was|welche\w*|wer|wem|wann|wo|wohin|warum|weshalb|wozu|wieviel\w*|womit|kann|konnen|konnt|darf|durfen|soll|sollte|sollen|muss|mussen|hab ich|habe ich|gibt es|gibts|bin ich|ist|sind|brauche?|an wen|mit wem|mit welche\w*|ab wann|ab welche\w*|in welche\w*|um wie ?viel\w*)(?: |$)/;
/** Stands for what the first question names. */
const REFERS = /\b(?:it|that|this|those|these|them|then|he|she|one|das|es|dies\w*|davon|damit|dafur|dabei|dazu|dann|ihn|ihm|ihr|man (?:das|die|den|es|sie))\b|\b(?:den|die|der|dem)(?= (?:ich|man|wir|du|auch|nicht|denn|dann|so|jetzt|machen|uben|spielen|trainieren|wechseln|haben)\b|$)/;
/** Opens a question that ends without its mark: “ist egal.” asks nothing. */
const ASKS_PLAINLY = /^(?:(?:and|so|but|ok|hi|hey|hallo|und|also|aber) )*(?:how|what|whats|which|who|when|where|why|can|could|should|wie|welche\w*|wer|wann|wo|warum|wieso|was (?:ist|sind|mach\w*|muss|soll\w*|kann|tu\w*|esse|heisst|bedeutet)|kann|soll|darf|muss) /;
const FEWEST_WORDS = 2;
const FEWEST_WORDS_ALONE = 4;
const MOST_WORDS = 45;

/** A message as two questions, in each way in which both of its parts ask something. */
export function questionsIn(message: string): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  for (const end of ENDS) {
    for (const { 0: sign, index } of message.matchAll(end)) {
      const first = message.slice(0, index + (sign.startsWith('?') ? 1 : 0)).trim();
      const second = message.slice(index + sign.length).replace(IN_FRONT, '').trim();
      const clauses = clausesOf(first);
      const asksFirst = first.endsWith('?') || (/^[.;!]/.test(sign) ? clauses.some((clause) => ASKS_PLAINLY.test(clause)) : clauses.some(beginsQuestion));
      if (wordsOf(first).length >= FEWEST_WORDS && wordsOf(second).length >= FEWEST_WORDS && asksFirst && OPENS.test(wordsOf(second).join(' '))) found.push([first, second]);
    }
  }
  return found;
}

/** Of these nothing is to be answered beside another question. */
const NO_SUBJECT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['greeting', 'thanks', 'off_topic', 'other_language_unsupported', 'injury']);
/** A question by itself, and no turn of a talk. */
const QUESTIONS: ReadonlySet<DialogueAct['kind']> = new Set<DialogueAct['kind']>(['onApp', 'football', 'word', 'deeper']);
/** Asks that are made of several parts themselves. */
const OF_SEVERAL_PARTS: ReadonlySet<PlayerDataQuestion['kind']> = new Set<PlayerDataQuestion['kind']>(['trial', 'mealBefore', 'parentOrTrainer', 'stretches', 'resultGoal', 'chat']);
const CLEAR = 0.6;
/** What is asked of these by a topic of its own is a question like any other, and tells of no feeling. */
const OF_FEELINGS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents', 'team_mates', 'motivation']);
const asQuestion = (asked: Understood): Understood => (asked.topic !== null && OF_FEELINGS.has(asked.intent) ? { ...asked, intent: 'football_knowledge' } : asked);

const isAnswered = ({ act, ask, topic, told, sureness, unsureOf, intent }: Understood): boolean => {
  if (act !== null) return QUESTIONS.has(act.kind);
  return ask !== null || (intent !== 'injury' && topic !== null) || told !== null || (!NO_SUBJECT.has(intent) && sureness >= CLEAR && unsureOf === null);
};
const isUnknown = ({ act, ask, topic, told, intent }: Understood): boolean => intent === 'off_topic' && act === null && ask === null && topic === null && told === null;
/** What two questions that come to the same have in common. */
const subjectOf = ({ topic, ask, act, told, intent, drillId, skill }: Understood): string => (topic !== null ? topic.topic : JSON.stringify([ask, act, told?.line ?? told, intent, drillId, skill]));

/** The second question, behind the first where it stands for something of it. */
const behind = (first: string, second: string, isPartOfFirst: boolean): Understood => (isPartOfFirst ? understand(second, [first]) : understand(second));

const unknownPart = (asked: Understood, part: string): Understood => ({ ...asked, act: { kind: 'partUnknown', part: part.replace(/[\s?.!,]+$/, '') }, nearest: [], unsureOf: null });

/** Of what to get better at is told by the question before: "my juggling record and how do I get better". */
export const atDrillBefore = (first: Understood, second: Understood): Understood =>
  second.intent === 'improve_skill' && second.topic === null && first.drillId !== null && second.drillId === null && (second.skill ?? 'general') === 'general' ? { ...second, drillId: first.drillId } : second;

/**
 * Both questions of a message that asks two, in their order; of one that nobody here can answer, that it is not known. Null where it
 * asks one, or none of them is known.
 */
export function twoQuestions(message: string, asked: Understood): readonly [Understood, Understood] | null {
  if (wordsOf(message).length > MOST_WORDS || isOfBody(asked.act) || asked.intent === 'injury' || parentTurn(message) !== null) return null;
  if (asked.act !== null && !QUESTIONS.has(asked.act.kind) && asked.act.kind !== 'unknownWord') return null;
  if (asked.ask !== null && OF_SEVERAL_PARTS.has(asked.ask.kind)) return null;
  // What is told of a situation has its answer as a whole.
  if (asked.act?.kind === 'deeper' || asked.act?.kind === 'talkLine') return null;
  for (const [one, other] of questionsIn(message)) {
    // “… and how many minutes” belongs to the number that is asked for.
    const isPartOfFirst = REFERS.test(wordsOf(other).join(' ')) || wordsOf(other).length < FEWEST_WORDS_ALONE;
    if (asked.ask !== null && isPartOfFirst) return null;
    const first = understand(one);
    const second = atDrillBefore(first, behind(one, other, isPartOfFirst));
    if (isAnswered(first) && isAnswered(second)) {
      if (subjectOf(first) === subjectOf(second)) return null;
      return [asQuestion(first), asQuestion({ ...second, before: null })];
    }
    if (isAnswered(first) && isUnknown(second) && !REFERS.test(wordsOf(other).join(' '))) return [first, unknownPart(second, other)];
    if (isUnknown(first) && isAnswered(second) && !second.goesOn) return [unknownPart(first, one), second];
  }
  return null;
}
