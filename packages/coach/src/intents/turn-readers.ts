import type { Question, Understood } from './read-question.ts';

/** A turn of a talk that is read. */
export interface TurnToRead {
  readonly question: Question;
  readonly text: string;
  /** The turns before it, oldest first. */
  readonly turns: readonly string[];
  /** How any other text is understood. */
  readonly understand: UnderstandText;
}
export type UnderstandText = (text: string, turns?: readonly string[]) => Understood;
/** One thing that a turn may be; null where it is not. */
export type TurnReader = (turn: TurnToRead) => Understood | null;

/** A reader of the question alone. */
export const ofQuestion =
  (read: (question: Question) => Understood | null): TurnReader =>
  ({ question }) =>
    read(question);
/** A reader of the question that goes on with a turn before; a first message is none of it. */
export const behindTurn =
  (read: (question: Question) => Understood | null): TurnReader =>
  ({ question }) =>
    question.before === null ? null : read(question);
/** A reader of a first message alone: turns behind others were asked before, or mean something else. */
export const firstMessage =
  (read: (question: Question) => Understood | null): TurnReader =>
  ({ question }) =>
    question.before === null ? read(question) : null;
/** Another text that a turn stands for, understood behind the same turns. */
export const asText =
  (otherText: (turn: TurnToRead) => string | null): TurnReader =>
  (turn) => {
    const other = otherText(turn);
    return other === null || other === turn.text ? null : turn.understand(other, turn.turns);
  };
