import type { CoachAnswerBody } from '@touchline/contracts';
import { parsePracticeDay, sessionLimits } from '@touchline/domain';
import { createEmitter } from '../../../store/emitter-and-store.ts';

/** How many exchanges are kept, how many lines of them are shown, and how many go with a question (spec 002 §9). */
const RECORDS_KEPT = 20;
const LINES_KEPT = 15;
export const LINES_SENT = 10;
/** Of a record that another device has left: a question is 500 characters at most, an answer as long as lines of the talk are. */
const LONGEST_QUESTION = 500;
const LONGEST_ANSWER = 4_000;

type Structured = CoachAnswerBody['structured'];

/** A question with its answer, as the specification keeps it (002 §3). */
export interface CoachingRecord {
  readonly userMessage: string;
  readonly coachResponse: string;
  readonly structured: Structured;
  readonly usedOpenAI: boolean;
  /** ISO. */
  readonly timestamp: string;
  /** Whether something of the player hurts, where the talk told it. */
  readonly hurt?: boolean;
}

/** A line of the talk, as the specification keeps it (002 §3). */
export interface CoachMessage {
  readonly sender: 'user' | 'coach';
  readonly message: string;
  /** Null for the player's own. */
  readonly structured: Structured | null;
  readonly timestamp: string;
}

type LocalStorage = Pick<Storage, 'getItem' | 'setItem'>;

const changes = createEmitter();
/** Hears of each change of a history; returns what ends it. */
export const onHistoryChange = changes.subscribe;

const nameOf = (playerId: string): string => `touchline.coaching-history.${playerId}`;

/** What is kept of a player's talks, oldest first; null where nothing ever was, or nothing can be kept. */
export function readHistory(playerId: string, storage: () => LocalStorage = () => localStorage): CoachingRecord[] | null {
  try {
    const text = storage().getItem(nameOf(playerId));
    return text === null ? null : recordsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps the latest of these. Where storage is full or forbidden they last as long as the page. */
export function keepHistory(
  playerId: string,
  records: readonly CoachingRecord[],
  storage: () => LocalStorage = () => localStorage,
): void {
  try {
    const text = JSON.stringify(records.slice(-RECORDS_KEPT));
    if (storage().getItem(nameOf(playerId)) === text) return;
    storage().setItem(nameOf(playerId), text);
  } catch {
    return;
  }
  changes.emit();
}

/** Takes a player's talks off this device, which is no change that other devices are to hear of. */
export function forgetHistory(playerId: string, storage: () => Pick<Storage, 'removeItem'> = () => localStorage): void {
  try {
    storage().removeItem(nameOf(playerId));
  } catch {
    // Where storage is forbidden nothing lies in it.
    return;
  }
}

/** The records in a value of any shape; what is none is left out. */
export function recordsIn(value: unknown): CoachingRecord[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(onlyItsFields).slice(-RECORDS_KEPT);
}

/** The lines that are shown when the page opens: so many at most, and never an answer without its question. */
export function shownLines(records: readonly CoachingRecord[]): CoachMessage[] {
  const latest = linesOf(records).slice(-LINES_KEPT);
  return latest.slice(latest.findIndex(({ sender }) => sender === 'user'));
}

/** What goes to the coach with the next question. */
export const sentLines = (records: readonly CoachingRecord[]): Pick<CoachMessage, 'sender' | 'message'>[] =>
  linesOf(records)
    .slice(-LINES_SENT)
    .map(({ sender, message }) => ({ sender, message }));

function linesOf(records: readonly CoachingRecord[]): CoachMessage[] {
  return records.flatMap(({ userMessage, coachResponse, structured, timestamp }): CoachMessage[] => [
    { sender: 'user', message: userMessage, structured: null, timestamp },
    { sender: 'coach', message: coachResponse, structured, timestamp },
  ]);
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string => typeof value === 'string' && value.length <= longest;

function isRecord(value: unknown): value is CoachingRecord {
  if (!isObject(value)) return false;
  const { userMessage, coachResponse, structured, usedOpenAI, timestamp, hurt } = value;
  return (
    isText(userMessage, LONGEST_QUESTION) &&
    isText(coachResponse, LONGEST_ANSWER) &&
    isStructured(structured) &&
    typeof usedOpenAI === 'boolean' &&
    (hurt === undefined || typeof hurt === 'boolean') &&
    isText(timestamp, 40) &&
    !Number.isNaN(Date.parse(timestamp))
  );
}

/** How long a drill is to be done; mostly it is the usual time and nothing is said. */
const isMinutes = (value: unknown): boolean => value === undefined || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= sessionLimits.maxMinutes);

const isDay = (value: unknown): boolean => typeof value === 'string' && parsePracticeDay(value) !== null;
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 1;

function isWeek(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { days, today, before } = value;
  return (
    Array.isArray(days) &&
    isDay(today) &&
    days.length === 7 &&
    days.every((day) => isObject(day) && isDay(day['day']) && typeof day['practised'] === 'boolean') &&
    (before === undefined || (isObject(before) && isCount(before['days']) && isCount(before['minutes'])))
  );
}

function isStructured(value: unknown): value is Structured {
  if (!isObject(value)) return false;
  const { focus_areas: areas, recommended_drills: drills, motivation_level: level, next_session_suggestion: next, offered_questions: offered, record, week } = value;
  return (
    Array.isArray(areas) &&
    areas.every((area) => isText(area, 100)) &&
    Array.isArray(drills) &&
    drills.every((drill) => isObject(drill) && isText(drill['id'], 64) && isText(drill['name'], 100) && isMinutes(drill['minutes'])) &&
    ['high', 'medium', 'low'].includes(level as string) &&
    isText(value['emotional_state'], 40) &&
    (next === null || isText(next, LONGEST_ANSWER)) &&
    (record === undefined || (isObject(record) && isText(record['drill'], 100) && Number.isInteger(record['value']) && isText(record['unit'], 40) && (record['when'] === undefined || isText(record['when'], 60)))) &&
    (week === undefined || isWeek(week)) &&
    (offered === undefined || (Array.isArray(offered) && offered.every((question) => isText(question, LONGEST_QUESTION))))
  );
}

function onlyItsFields({ userMessage, coachResponse, structured, usedOpenAI, timestamp, hurt }: CoachingRecord): CoachingRecord {
  return { userMessage, coachResponse, structured, usedOpenAI, timestamp, ...(hurt !== undefined && { hurt }) };
}
