import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import type { Question } from '../intents/read-question.ts';
import { wordsOfTurnsBefore } from '../intents/turns-before.ts';
import { aloneLine } from './drill-alone-for-subject.ts';
import { deeperLine, MOST_TURNS_BACK, toldLines } from './line-for-detail-question.ts';
import { ABOUT_NOT_PLAYED, SITUATION_ROWS } from './player-situation-patterns.ts';
import { roleIn, roleOf } from './playing-position-in-talk.ts';

/** Longer messages tell more than one thing. */
const MOST_WORDS = 34;

/** What a message asks as who is in its situation: a line, or one that the talk has told already; null for all else. */
interface InSituation {
  readonly line: CoachDetailFollowUpLine;
  readonly isTold: boolean;
}

/** The line for a message as who is in its situation asks it (a keeper, a defender, a beginner), in this talk: one that is new first. */
export function lineInSituation(question: Question): InSituation | null {
  const { raw, words, before } = question;
  if (raw.length === 0 || raw.length > MOST_WORDS) return null;
  const texts = [raw.join(' '), words.join(' ')];
  const talk = `${texts.join(' ')} ${wordsOfTurnsBefore(before, MOST_TURNS_BACK)}`;
  const role = texts.map(roleIn).find((one) => one !== null) ?? roleOf(before);
  const met = SITUATION_ROWS.filter(({ line, role: of, talk: about, inTalk, asks, unless }) => {
    if (inTalk === true && before === null) return false;
    if (of !== undefined && (role === null || !of.includes(role))) return false;
    if (about?.test(talk) === false || texts.some((text) => unless?.test(text) === true)) return false;
    if (line === 'askCoachWhat' && (before === null || !ABOUT_NOT_PLAYED.test(talk))) return false;
    return texts.some((text) => asks.every((pattern) => pattern.test(text)));
  });
  const told = toldLines(before);
  // What is known more closely of the talk is asked first.
  const alone = before === null || deeperLine(question) !== null ? null : (aloneLine(texts[0] ?? '', talk) ?? aloneLine(texts[1] ?? '', talk));
  if (alone !== null) return { line: alone, isTold: told.has(alone) };
  const fresh = met.find(({ line }) => !told.has(line));
  const row = fresh ?? met[0];
  return row === undefined ? null : { line: row.line, isTold: fresh === undefined };
}
