import type { BoardPeriod, Language, SafetyAnswerKind } from '@touchline/domain';
import { coachGrammar } from '@touchline/messages/coach-grammar';
import { coachUnderstood } from '@touchline/messages/coach-safety';
import { drillName } from '@touchline/messages/drill-names';
import { speaking } from '@touchline/messages/language';
import type { AppAskName } from './app-talk/asks-on-thing.ts';
import { answerLanguage } from './answer-language.ts';
import { MINUTES } from './answers/composed-answer.ts';
import { hashOf, labelOf } from './answers/phrasing.ts';
import type { CoachAnswer } from './coach-answer.ts';
import { askCoach } from './coach.ts';
import { stop } from './safety/safety-answer.ts';
import { understandTalk, wordsInEnglish } from './english-reading/translate-talk-to-english.ts';
import type { HelpPlace } from './crisis-contacts-by-country.ts';
import type { PlayerFacts } from './player-context.ts';
import { boardPlaceIn } from './question-parts/board-place-question.ts';
import { carriedOver } from './question-parts/complete-question-from-turn-before.ts';
import { languageWished } from './question-parts/language-wished.ts';
import { wordsOf } from './text/recognise-words.ts';
import { FoundBeforeAnswer } from './text/remember-during-answer.ts';

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

/** The same without the turns that only ask for a language: they are no part of what is spoken of. */
const turnsOfTalk = (question: AskedQuestion): string[] => turnsOf(question).filter((turn) => languageWished(turn) === null);

/** What the client says that the coach said, oldest first. */
const coachLinesOf = ({ chatHistory }: AskedQuestion): string[] => chatHistory.filter(({ sender }) => !PLAYER_SENDERS.has(sender)).map(({ message }) => message);

/** A question that is looked at before the facts that its answer needs are known. */
export interface PreparedReply {
  /** The language of its answer, where its words are at hand. */
  readonly language: Language;
  /** The board that it may ask for a place on. */
  readonly board: BoardPeriod | null;
  /** Answers it; what was found of its words is not looked for again. */
  readonly reply: (facts: PlayerFacts, playerId: string) => CoachReply;
}

/** Looks at a question before its facts are read. What is found of its words is kept as long as this is. */
export function prepareReply(question: AskedQuestion): PreparedReply {
  const language = languageOfAnswer(question);
  const found = new FoundBeforeAnswer();
  const board = speaking(language, () => found.during(() => boardAskedFor(question)));
  return { language, board, reply: (facts, playerId) => replyTo(question, facts, playerId, found) };
}

/** Answers as `POST /coach` does, for a player named by an id that only chooses the words. `found` is what was found of it before. */
export function replyTo(question: AskedQuestion, facts: PlayerFacts, playerId: string, found = new FoundBeforeAnswer()) {
  const language = languageOfAnswer(question);
  const earlier = answeredOnceMore(question);
  if (earlier === null) return bodyOf(answerIn(language, question, facts, playerId, found));
  // What the last answer said of pain, it said of this message or knew before it.
  const again = answerIn(language, { ...earlier, hurt: false }, facts, playerId);
  const isAsBefore = (again.isHurt ?? false) === (question.hurt ?? false);
  const answer = isAsBefore ? again : answerIn(language, earlier, facts, playerId);
  return bodyOf(speaking(language, () => inWishedLanguage(answer, question.message)));
}

function answerIn(language: Language, question: AskedQuestion, facts: PlayerFacts, playerId: string, found = new FoundBeforeAnswer()): CoachAnswer {
  const { message } = question;
  const seed = seedOf(playerId, turnsOf(question).length, message);
  const asked = { message: message.trim(), turns: turnsOfTalk(question), isHurt: question.hurt ?? false, safetyBefore: question.safetyBefore ?? null, saidBefore: coachLinesOf(question), facts, seed };
  return speaking(language, () => found.behind(() => askCoach(asked)));
}

/** The question before, where a message only asks for a language and an answer was given that can be said again; behind one of safety only that is. */
function answeredOnceMore(question: AskedQuestion): AskedQuestion | null {
  const { message, chatHistory, hurt, safetyBefore = null } = question;
  if (safetyBefore !== null || languageWished(message) === null) return null;
  const at = chatHistory.findLastIndex((line) => PLAYER_SENDERS.has(line.sender) && languageWished(line.message) === null);
  const last = chatHistory[at];
  return last === undefined ? null : { message: last.message.slice(0, LONGEST_TURN), chatHistory: chatHistory.slice(0, at), hurt };
}

/** An answer with what is said first where the language that a message asks for has no words here: in that one, which it is instead. */
function inWishedLanguage(answer: CoachAnswer, message: string): CoachAnswer {
  const wished = languageWished(message);
  const note = wished === null || wished === coachGrammar.language ? '' : coachUnderstood[wished];
  return note === '' || answer.kind !== 'advice' || answer.message.startsWith(note) ? answer : { ...answer, message: `${note} ${answer.message}` };
}

/** The language that a question is answered in where its words are at hand: that it is asked in, else that of the talk, else that of the page. */
export const languageOfAnswer = (question: AskedQuestion): Language => answerLanguage(question.message, turnsOf(question));

/** The board that a question may ask for a place on, by its words alone; null where it asks for none, so that nobody need look. */
function boardAskedFor(question: AskedQuestion): BoardPeriod | null {
  const asked = answeredOnceMore(question) ?? question;
  const message = asked.message.trim();
  const turns = turnsOfTalk(asked);
  const before = turns.at(-1) ?? '';
  return boardIn(message, before) ?? boardIn(wordsInEnglish(message), wordsInEnglish(before)) ?? boardOfTalk(message, turns);
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
  const answer = speaking(languageOfAnswer(question), () => stop(question.message.trim(), place, { turns: turnsOfTalk(question), isHurt: question.hurt ?? false, safetyBefore: question.safetyBefore ?? null }));
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
      ...(answer.record === null ? {} : { record: { drill: drillName(answer.record.drill), value: answer.record.result, unit: labelOf(answer.record.drill), when: answer.record.when } }),
      ...(answer.week === null ? {} : { week: { days: answer.week.days.map((day) => ({ ...day })), today: answer.week.today, ...(answer.week.before === null ? {} : { before: { ...answer.week.before } }) } }),
      ...(answer.offeredQuestions.length === 0 ? {} : { offered_questions: [...answer.offeredQuestions] }),
    },
    usedOpenAI: false as const,
    kind: answer.kind,
    keep: answer.mayBeKept,
    hurt: answer.isHurt,
    safety: answer.safety,
    ...(answer.subject === null ? {} : { subject: answer.subject }),
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
