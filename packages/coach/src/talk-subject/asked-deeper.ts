import type { DrillId } from '@touchline/domain';
import type { CoachDeeperLine } from '@touchline/messages/coach-deeper-lines';
import { OFFERS } from '../intents/continue-conversation.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { DEEPER_ROWS, EXAMPLE_OF, SUBJECT_OF_TOPIC, SUBJECT_WORDS, type DeeperSubject } from './deeper-rows.ts';

/** Longer turns tell more than one thing. */
const MOST_WORDS = 26;
/** So many turns back a talk still has its subject. */
const MOST_TURNS_BACK = 3;

const subjectsIn = (words: readonly string[]): readonly DeeperSubject[] => {
  const text = words.join(' ');
  return SUBJECT_WORDS.filter(([, pattern]) => pattern.test(text)).map(([subject]) => subject);
};

/** What the talk is about behind a turn: of the last turn that tells it, nearest first. */
function subjectsOfTalk(before: Understood | null): readonly DeeperSubject[] {
  let turn = before;
  for (let back = 0; turn !== null && back < MOST_TURNS_BACK; back += 1) {
    const ofTopic = turn.topic === null ? undefined : SUBJECT_OF_TOPIC[turn.topic.topic];
    const named = subjectsIn(turn.words);
    if (named.length > 0 || ofTopic !== undefined) return ofTopic === undefined ? named : [ofTopic, ...named];
    turn = turn.before;
  }
  return [];
}

/** The lines that the talk has told already: who asks on wants another one. */
function toldLines(before: Understood | null): ReadonlySet<CoachDeeperLine> {
  const lines = new Set<CoachDeeperLine>();
  for (let turn = before; turn !== null; turn = turn.before) if (turn.act?.kind === 'deeper') lines.add(turn.act.line);
  return lines;
}

/** The line for a turn that asks more closely of what it names or, where it names nothing, of what the talk is about; null for all else. */
export function deeperLine({ raw, words, before, drillId }: Question): CoachDeeperLine | null {
  if (raw.length > MOST_WORDS || before === null) return null;
  const named = new Set([...subjectsIn(raw), ...subjectsIn(words)]);
  const ofTalk = subjectsOfTalk(before);
  const texts = [raw.join(' '), words.join(' ')];
  const told = toldLines(before);
  const ofDrill = drillId !== null || before.drillId !== null || (before.topic === null && OFFERS.has(before.intent));
  const met = DEEPER_ROWS.filter(({ of, asks, named: mustName, noDrill }) => {
    if (noDrill === true && ofDrill) return false;
    if (!named.has(of) && (mustName === true || !ofTalk.includes(of))) return false;
    return texts.some((text) => asks.every((pattern) => pattern.test(text)));
  });
  const found = met.find(({ line }) => !told.has(line));
  if (found !== undefined) return found.line;
  // Who asks again what was told gets an example of it.
  const example = met.map(({ of }) => EXAMPLE_OF[of]).find((line) => line !== undefined && !told.has(line));
  return example ?? null;
}

const GOAL = '(\\d{2,4})';
/** How far it is, and how to get there. */
const HOW_FAR_TO = [
  new RegExp(`\\bhow (?:far|close|many(?: more| left)?|much(?: more)?)\\b.*?\\b(?:off|from|to|until|till|till i get|away from|for|short of)\\b(?: \\w+){0,3}? ${GOAL}\\b`),
  new RegExp(`\\bwie (?:weit|viele?|nah)\\b.*?\\b(?:von|bis|zu|auf|fur)\\b(?: \\w+){0,2}? ${GOAL}\\b`),
];
const HOW_TO_GET_TO = [
  new RegExp(`\\bhow (?:do|can|could) i (?:get|reach|make it|come) (?:to|up to)? ?${GOAL}\\b`),
  new RegExp(`\\bwie (?:komm\\w*|schaff\\w*|kriege?) (?:ich|i)\\b.*?${GOAL}\\b`),
];
const OWN = /\b(?:im|i am|my best is|best is|ich hab|habe|ich bin|bin|hab|i have|ive got|i got|at|on|bei|bestwert ist)(?: (?:on|at|bei|auf|now|jetzt))? (\d{1,4})\b/;
const OF_OTHER = /\b(?:xp|levels?|lvl|tokens?|packs?|days?|tage?n?|minutes?|minuten?|sessions?|goals?|tore|wins?|siege?|place|platz|steps|meters?|metern?|kg)\b/;

/** How far it is to a number in a drill: the goal, and the number that the player tells as the own. */
export interface DistanceAsked {
  readonly goal: number;
  readonly own: number | null;
  readonly drillId: DrillId;
  /** Whether it asks for what is missing, and not how to get there. */
  readonly isHowFar: boolean;
}

/** The drill whose results a talk is about: of the message, or of the last turn that named one. */
function drillOfTalk({ drillId, words, before }: Question): DrillId | null {
  if (drillId !== null) return drillId;
  if (subjectsIn(words).includes('juggling')) return 'juggling';
  let turn = before;
  for (let back = 0; turn !== null && back < MOST_TURNS_BACK; back += 1) {
    if (turn.drillId !== null) return turn.drillId;
    if (subjectsIn(turn.words).includes('juggling')) return 'juggling';
    turn = turn.before;
  }
  return null;
}

/** A turn that asks how far it is to a number, in a talk about a drill or naming one; null for all else. */
export function distanceAsked(question: Question): DistanceAsked | null {
  const text = question.raw.join(' ');
  if (question.raw.length > MOST_WORDS || OF_OTHER.test(text)) return null;
  const goalIn = (patterns: readonly RegExp[]): string | undefined => patterns.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  const far = goalIn(HOW_FAR_TO);
  const goal = far ?? goalIn(HOW_TO_GET_TO);
  const drillId = goal === undefined ? null : drillOfTalk(question);
  if (goal === undefined || drillId === null) return null;
  const told = OWN.exec(text)?.[1];
  const own = told === undefined || told === goal ? null : Number(told);
  return { goal: Number(goal), own, drillId, isHowFar: far !== undefined };
}
