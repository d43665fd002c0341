import type { BoardPeriod, Language, SafetyAnswerKind } from '@touchline/domain';
import { drillName } from '@touchline/messages/drill-names';
import { speaking } from '@touchline/messages/language';
import type { AppAskName } from './app-talk/asks-on-thing.ts';
import { answerLanguage } from './answer-language.ts';
import { MINUTES } from './answers/composed-answer.ts';
import { hashOf } from './answers/phrasing.ts';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { stop } from './safety/safety-answer.ts';
import { understandTalk, wordsInEnglish } from './english-reading/talk-in-english.ts';
import type { HelpPlace } from './crisis-contacts-by-country.ts';
import type { PlayerFacts } from './player-context.ts';
import { boardPlaceIn } from './question-parts/board-place-question.ts';
import { carriedOver } from './question-parts/carry-over.ts';
import { wordsOf } from './text/recognise-words.ts';

/** Who a line of the talk is by, as clients call the player. */
const PLAYER_SENDERS = new Set(['user', 'player']);
const LONGEST_TURN = 500;

/** A question with the talk before it, as `POST /coach` takes it. */
export interface AskedQuestion {
  readonly message: string;
  readonly chatHistory: readonly { readonly sender: string; readonly message: string }[];
  /** What the answer before said of it. */
  readonly hurt?: boolean | undefined;
  /** What kind of answer of safety one of the last was. */
  readonly safetyBefore?: SafetyAnswerKind | null | undefined;
}

/** What the player said before, oldest first. */
export function turnsOf({ chatHistory }: AskedQuestion): string[] {
  return chatHistory.filter(({ sender }) => PLAYER_SENDERS.has(sender)).map((turn) => turn.message.slice(0, LONGEST_TURN));
}

/** What the client says that the coach said, oldest first. */
const coachLinesOf = ({ chatHistory }: AskedQuestion): string[] => chatHistory.filter(({ sender }) => !PLAYER_SENDERS.has(sender)).map(({ message }) => message);

/** Answers as `POST /coach` does, for a player named by an id that only chooses the words. */
export function replyTo(question: AskedQuestion, facts: PlayerFacts, playerId: string) {
  const { message } = question;
  const turns = turnsOf(question);
  const seed = seedOf(playerId, turns.length, message);
  return bodyOf(speaking(languageOfAnswer(question), () => askCoach({ message: message.trim(), turns, isHurt: question.hurt ?? false, safetyBefore: question.safetyBefore ?? null, saidBefore: coachLinesOf(question), facts, seed })));
}

/** The language that a question is answered in where its words are at hand: that it is asked in, else that of the talk, else that of the page. */
export const languageOfAnswer = (question: AskedQuestion): Language => answerLanguage(question.message, turnsOf(question));

/** The board that a question may ask for a place on, by its words alone; null where it asks for none, so that nobody need look. */
export function boardAskedFor(question: AskedQuestion): BoardPeriod | null {
  const message = question.message.trim();
  const before = turnsOf(question).at(-1) ?? '';
  return boardIn(message, before) ?? boardIn(wordsInEnglish(message), wordsInEnglish(before)) ?? boardOfTalk(message, turnsOf(question));
}

/** Asks whose answer tells how far it is to the next place. */
const OF_NEXT_PLACE: ReadonlySet<AppAskName> = new Set<AppAskName>(['aheadOfMe', 'canReach', 'earnFaster', 'howGoes', 'howManyNeed']);

/** The board of the week, where a turn asks how to come up in a talk about the board. */
function boardOfTalk(message: string, turns: readonly string[]): BoardPeriod | null {
  if (turns.length === 0) return null;
  const { act } = understandTalk(message, turns).asked;
  return act?.kind === 'onApp' && (act.thing === 'board' || act.thing === 'friend') && OF_NEXT_PLACE.has(act.name) ? 'weekly' : null;
}

function boardIn(message: string, before: string): BoardPeriod | null {
  const whole = carriedOver(message, before) ?? message;
  return boardPlaceIn(wordsOf(whole).join(' '), whole)?.period ?? null;
}

/** The fixed reply to what safety stops, from the words alone and the talk before them; null for football. */
export function stoppedReply(question: AskedQuestion, place: HelpPlace): CoachReply | null {
  const answer = speaking(languageOfAnswer(question), () => stop(question.message.trim(), place, { turns: turnsOf(question), isHurt: question.hurt ?? false, safetyBefore: question.safetyBefore ?? null }));
  return answer === null ? null : bodyOf(answer);
}

function bodyOf(answer: CoachAnswer) {
  return {
    response: answer.message,
    structured: {
      focus_areas: [...answer.focusAreas],
      recommended_drills: answer.recommendedDrills.map((id) => ({ id: id as string, name: drillName(id), ...(answer.minutes === MINUTES ? {} : { minutes: answer.minutes }) })),
      motivation_level: answer.motivationLevel,
      emotional_state: answer.emotionalState,
      next_session_suggestion: answer.nextSession,
      ...(answer.offeredQuestions.length === 0 ? {} : { offered_questions: [...answer.offeredQuestions] }),
    },
    usedOpenAI: false as const,
    kind: answer.kind,
    keep: answer.mayBeKept,
    hurt: answer.isHurt,
    safety: answer.safety,
  };
}
export type CoachReply = ReturnType<typeof bodyOf>;

/** From so many turns on the page sends no more of them, and their number changes no longer. */
const ALL_TURNS = 5;

/**
 * The same question at the same place of a talk gets the same words, so that a repeat changes nothing; a turn later they
 * are other ones.
 */
const seedOf = (playerId: string, turns: number, message: string): number => (hashOf(playerId) % 100_000) + turns + (turns < ALL_TURNS ? 0 : hashOf(message) % 100_000);
