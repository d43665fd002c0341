import { type CoachIntent, type CoachLanguage, languages } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachNotUnderstood } from '@touchline/messages/coach-not-understood';
import { coachUnderstood } from '@touchline/messages/coach-safety';
import { speaking } from '@touchline/messages/language';
import { isToldBefore } from '../answers/compose-answer.ts';
import type { Understood } from '../intents/read-question.ts';
import { adultSpeaks } from '../mood/who-speaks.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { type PlayerContext, playerContext } from '../player-context.ts';
import type { PlayerDataQuestion } from '../question-parts/player-data-question-types.ts';
import { ageIn } from '../question-parts/child-age-told.ts';
import { withoutWordsInFront } from '../question-parts/strip-words-before-question.ts';
import { asOfPlayer, namingChild } from '../safety/parent-of-child.ts';
import { type CheckedTurn, tellsOfPain } from '../safety/recent-pain-report.ts';
import { readTalk } from '../talk-subject/read-talk.ts';
import { trainsInTalk } from '../talk-subject/adult-role-in-talk.ts';
import { wordsOf } from '../text/recognise-words.ts';
import { type MessageInTalk, allowedTurns, checkedTurns } from './message-in-talk.ts';

/** A message in its talk, with the turns before it checked by safety. */
export interface CheckedMessage extends MessageInTalk {
  readonly checked: readonly CheckedTurn[];
  /** The turns that safety let through. */
  readonly allowed: readonly string[];
}

/** A message that safety let through, with what it is understood as. */
export interface UnderstoodMessage extends CheckedMessage {
  readonly context: PlayerContext;
  /** Whether an adult writes, for a child. */
  readonly isParent: boolean;
  readonly asked: Understood;
  /** Whether it is as it was first understood, and no other reading took its place. */
  readonly isFirstReading: boolean;
  /** The message as it was read. */
  readonly read: string;
  /** The words of the message; of an adult's those that the child would say itself. */
  readonly wordsOfPlayer: readonly string[];
}

/** Looks at the turns before a message. */
export function checkTurns(inTalk: MessageInTalk): CheckedMessage {
  const checked = checkedTurns(inTalk.turns);
  return { ...inTalk, checked, allowed: allowedTurns(checked) };
}

/** So many turns a player is believed. */
const MOST_TURNS_BELIEVED = 12;
/** From this age on more is offered: no word of an adult makes a player older than that. */
const OLDER_FROM = 13;
/** What is known, with the age of the child that an adult told last. */
function ofChildTold(context: PlayerContext, messages: readonly string[]): PlayerContext {
  const age = messages.map((message) => ageIn(wordsOf(message).join(' '))).find((one) => one !== null) ?? null;
  return age === null || (age >= OLDER_FROM && (context.age ?? 0) < OLDER_FROM) ? context : { ...context, age };
}

/** What is known, without the results of drills of which the player says in this talk that they are not the own ones. */
function withoutDisputed(context: PlayerContext, asked: Understood, saidBefore: readonly string[]): PlayerContext {
  const disputed = turnsBefore(asked, MOST_TURNS_BELIEVED).flatMap(({ act, drillId }) => (act?.kind === 'ownNumberBelieved' && drillId !== null ? [drillId as string] : []));
  if (disputed.length === 0) return context;
  return playerContext({ ...context, sessions: context.sessions.filter(({ drillId }) => !disputed.includes(drillId)) }, saidBefore);
}

/** Understands a message behind the turns that were let through. */
export function understoodMessage(message: CheckedMessage): UnderstoodMessage {
  const { whole, allowed, facts, saidBefore } = message;
  const isParent = adultSpeaks(whole, allowed, message.isHurt || message.safetyBefore !== null);
  const known = playerContext(facts, saidBefore);
  const latestFirst = [whole, ...allowed.toReversed()];
  const context = isParent ? ofChildTold(known, latestFirst) : known;
  // “They” and “sie” are a group's, where who trains one writes.
  const isOfChild = isParent && !trainsInTalk(latestFirst);
  /** A text as the player would write it, the child named where a parent writes. */
  const ofPlayer = (text: string, before: readonly string[]): string => (isOfChild ? asOfPlayer(namingChild(text, before)) : text);
  const turns = allowed.map((turn, at) => withoutWordsInFront(ofPlayer(turn, allowed.slice(0, at))));
  const { asked, isFirstReading, message: read } = readTalk(ofPlayer(message.message, [...allowed, whole]), turns, (one) => isToldBefore(one, context), !message.isHurt && message.safetyBefore === null);
  const wordsOfPlayer = isParent ? wordsOf(asOfPlayer(message.message)) : message.words;
  return { ...message, context: withoutDisputed(context, asked, saidBefore), isParent, asked, isFirstReading, read, wordsOfPlayer };
}

/** Whether a turn of the talk that may be spoken of told of pain. Each turn is read again for it, so it is asked only where the answer depends on it. */
export const isPainInTalk = ({ checked }: CheckedMessage): boolean =>
  checked.some(({ turn, verdict }) => verdict.action === 'allow' && tellsOfPain(turn));

/** What is told, and is no coaching. */
export const INFORMATION: readonly CoachIntent[] = [
  'my_numbers',
  'records',
  'last_practice',
  'rewards_levels',
  'app_help',
  'matches',
  'football_knowledge',
  'equipment',
  'who_are_you',
];
/** What asks for practice or for something to do. */
export const ASKS_FOR_PRACTICE: readonly CoachIntent[] = [
  'improve_skill',
  'which_drill',
  'drill_technique',
  'plan_day',
  'plan_week',
  'little_time',
  'no_wall',
  'no_ball',
  'rain',
  'warm_up',
  'weak_foot',
];
/** What is no coaching is told to who is hurt too, without the drill behind it. */
const TOLD_THOUGH_HURT: ReadonlySet<CoachIntent> = new Set<CoachIntent>([...INFORMATION, 'off_topic', 'joke', 'parents', 'bad_day', 'nerves']);
/** Exact questions that ask for something to do. */
const ASKS_FOR_DRILL: ReadonlySet<PlayerDataQuestion['kind']> = new Set<PlayerDataQuestion['kind']>(['drillOfLength', 'drillList']);

/** Whether a question asks for no practice, by what it is understood as. */
export const isOfOtherThanPractice = ({ intent, act, ask }: Understood): boolean =>
  act?.kind === 'toParent' || (TOLD_THOUGH_HURT.has(intent) && (ask === null || !ASKS_FOR_DRILL.has(ask.kind)));

/** Whether the words of the coach are at hand in the language of a question: a page has those of its own alone. */
export const canSpeak = (language: CoachLanguage): boolean =>
  languages.some((one) => one === language && speaking(one, () => coachGrammar.language === one));

/** That an answer is not in the language of its question, in that language; null where it is. One word may be of any. */
export function languageNote({ language, words, intent, act }: Understood): string | null {
  if (canSpeak(language) || words.length < 2 || intent === 'other_language_unsupported') return null;
  return (act?.kind === 'unclear' ? coachNotUnderstood : coachUnderstood)[language];
}
