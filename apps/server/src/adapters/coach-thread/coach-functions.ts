import {
  fitFormFeedback,
  isOutsideAnswerFit,
  languageOfAnswer,
  noNumbers,
  nowhere,
  outsideFacts,
  outsideQuestion,
  prepareReply,
  replyTo,
  stoppedReply,
  turnsOf,
  type CoachReply,
  type OutsideFacts,
  type OutsideQuestion,
  type PlayerFacts,
  type PreparedReply,
} from '@touchline/coach';
import type { Language } from '@touchline/domain';
import { speaking } from '@touchline/messages/language';

type Question = Parameters<typeof prepareReply>[0];

/** Questions that were looked at and wait for the player's facts, by an id of the caller. */
const prepared = new Map<string, PreparedReply>();

/** What the thread of the coach does. Arguments and results are copied between threads, so they are plain data. */
export const coachFunctions = {
  /** Reads the phrases and makes the patterns, which takes a processor seconds. */
  readPhrases(): void {
    const question = { message: 'hello', chatHistory: [] };
    stoppedReply(question, nowhere);
    replyTo(question, noNumbers, '');
  },

  /** Looks at a question before the player's facts are read, and keeps what it found until `reply` or `forget`. */
  prepareReply(id: string, question: Question): Pick<PreparedReply, 'language' | 'board'> {
    const looked = prepareReply(question);
    prepared.set(id, looked);
    return { language: looked.language, board: looked.board };
  },

  /** The answer to a prepared question. Throws where there is none of that id. */
  reply(id: string, facts: PlayerFacts, playerId: string): CoachReply {
    const looked = prepared.get(id);
    if (looked === undefined) throw new Error('no question was prepared');
    prepared.delete(id);
    return looked.reply(facts, playerId);
  },

  forget: (id: string): void => void prepared.delete(id),

  /** What a model outside may be asked; null where it may not. */
  outsideRequest(question: Question, own: readonly string[], facts: PlayerFacts): { question: OutsideQuestion; facts: OutsideFacts; language: Language } | null {
    const asked = outsideQuestion(question.message, turnsOf(question), own);
    const language = languageOfAnswer(question);
    // Facts have names in them, which are told in the language of the answer.
    return asked && { question: asked, facts: speaking(language, () => outsideFacts(facts)), language };
  },

  isOutsideAnswerFit,

  /** `fitFormFeedback` of each text. */
  fitFormFeedback: (texts: readonly string[], asked: Parameters<typeof fitFormFeedback>[1], mostCharacters: number): string[] =>
    texts.map((text) => fitFormFeedback(text, asked, mostCharacters)),
} as const;

export type CoachFunctions = typeof coachFunctions;
