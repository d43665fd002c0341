import type { Language, SafetyAnswerKind } from '@touchline/domain';
import { replyTo, type CoachReply } from '../coach-reply.ts';
import type { PlayerFacts } from '../player-context.ts';
import { ownFacts } from './own-sessions.ts';

/** Where a player who writes in a language lives. */
const COUNTRIES = { en: 'GB', de: 'DE' } as const satisfies Record<Language, string>;

/** Turn after turn, with what each answer hands on to the next question, as the page does: the last answer. */
export function talkWithCoach(language: Language, turns: readonly string[], facts: PlayerFacts = ownFacts): CoachReply {
  const chatHistory: { readonly sender: string; readonly message: string }[] = [];
  let hurt = false;
  let safetyBefore: SafetyAnswerKind | null = null;
  let last: CoachReply | null = null;
  for (const message of turns) {
    last = replyTo({ message, chatHistory: [...chatHistory], hurt, safetyBefore }, { ...facts, country: COUNTRIES[language] }, 'player');
    hurt = last.hurt ?? hurt;
    safetyBefore = last.safety;
    if (last.keep) chatHistory.push({ sender: 'user', message }, { sender: 'coach', message: last.response });
  }
  if (last === null) throw new Error('a talk has turns');
  return last;
}

/** A message behind turns whose answers nobody knows, and behind an answer of safety where its kind is said. */
export function askBehind(language: Language, message: string, turns: readonly string[] = [], safetyBefore: SafetyAnswerKind | null = null): CoachReply {
  return replyTo({ message, chatHistory: turns.map((turn) => ({ sender: 'user', message: turn })), hurt: false, safetyBefore }, { ...ownFacts, country: COUNTRIES[language] }, 'player');
}
