import { coachAppTalkLines as lines } from '@touchline/messages/coach-lines';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { OnApp } from '../../app-talk/asks-on-thing.ts';
import type { Asked } from '../answer-context.ts';
import { only, type Composed } from '../composed-answer.ts';
import { ofTopic } from '../on-subject/shared-drill-answers.ts';

/** What is asked of a thing of the app, with the number and the minutes that the message names. */
export interface AppAsked extends Asked {
  readonly on: OnApp;
}

/** What is said to it. */
export type AppAnswer = (asking: AppAsked) => Composed;

/** The answer of a topic, whoever asks. */
export const topic = (name: CoachTopic): AppAnswer => (asking) => ofTopic(name, asking);
/** One line that needs no number. */
export const line = (name: keyof typeof lines): AppAnswer => ({ say }) => only(say(lines[name]));

/** Somebody else's numbers, which the Leaderboard shows. */
export const ofOthersOnBoard: AppAnswer = ({ say }) => only(say(lines.onlyYours), say(lines.othersOnBoard));
/** Somebody else's numbers, which nothing shows. */
export const ofOthers: AppAnswer = ({ say }) => only(say(lines.onlyYours), say(lines.askThem));
