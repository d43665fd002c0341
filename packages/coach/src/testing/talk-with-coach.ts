import type { Language, SafetyAnswerKind } from '@touchline/domain';
import { replyTo, type CoachReply } from '../coach-reply.ts';
import type { PlayerFacts } from '../player-context.ts';
import { examplePlayerFacts } from './example-player-facts.ts';

/** Where a player who writes in a language lives. */
const COUNTRIES = { en: 'GB', de: 'DE' } as const satisfies Record<Language, string>;

/** What a talk hands on to its next question, as the page does, and its last answer. */
interface TalkSoFar {
  readonly chatHistory: readonly { readonly sender: string; readonly message: string }[];
  readonly hurt: boolean;
  readonly safetyBefore: SafetyAnswerKind | null;
  readonly last: CoachReply | null;
}

/** By the facts they were held with, talks by language and turns: many begin with the same turns, and an answer follows from what it is asked with. */
const heldTalks = new WeakMap<PlayerFacts, Map<string, TalkSoFar>>();

function heldTalk(language: Language, turns: readonly string[], facts: PlayerFacts): TalkSoFar {
  const message = turns.at(-1);
  if (message === undefined) return { chatHistory: [], hurt: false, safetyBefore: null, last: null };
  const held = heldTalks.get(facts) ?? new Map<string, TalkSoFar>();
  heldTalks.set(facts, held);
  const name = JSON.stringify([language, turns]);
  const known = held.get(name);
  if (known !== undefined) return known;
  const { chatHistory, hurt, safetyBefore } = heldTalk(language, turns.slice(0, -1), facts);
  const last = replyTo({ message, chatHistory, hurt, safetyBefore }, { ...facts, country: COUNTRIES[language] }, 'player');
  const said = [{ sender: 'user', message }, { sender: 'coach', message: last.response }];
  const talk = { chatHistory: last.keep ? [...chatHistory, ...said] : chatHistory, hurt: last.hurt ?? hurt, safetyBefore: last.safety, last };
  held.set(name, talk);
  return talk;
}

/** Turn after turn, with what each answer hands on to the next question: the last answer. */
export function talkWithCoach(language: Language, turns: readonly string[], facts: PlayerFacts = examplePlayerFacts): CoachReply {
  const { last } = heldTalk(language, turns, facts);
  if (last === null) throw new Error('a talk has turns');
  return last;
}

/** A message behind turns whose answers nobody knows, and behind an answer of safety where its kind is said. */
export function askBehind(language: Language, message: string, turns: readonly string[] = [], safetyBefore: SafetyAnswerKind | null = null): CoachReply {
  return replyTo({ message, chatHistory: turns.map((turn) => ({ sender: 'user', message: turn })), hurt: false, safetyBefore }, { ...examplePlayerFacts, country: COUNTRIES[language] }, 'player');
}
