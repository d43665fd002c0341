import type { CoachDetailFollowUpLine } from '@touchline/messages/coach-detail-follow-up-lines';
import { OFFERS } from '../intents/continue-conversation.ts';
import type { Question, Understood } from '../intents/read-question.ts';
import { DEEPER_ROWS, EXAMPLE_OF, SUBJECT_OF_TOPIC, SUBJECT_WORDS, type DeeperSubject } from './detail-follow-up-patterns.ts';

/** Longer turns tell more than one thing. */
const MOST_WORDS = 26;
/** So many turns back a talk still has its subject. */
export const MOST_TURNS_BACK = 3;

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
export function toldLines(before: Understood | null): ReadonlySet<CoachDetailFollowUpLine> {
  const lines = new Set<CoachDetailFollowUpLine>();
  for (let turn = before; turn !== null; turn = turn.before) if (turn.act?.kind === 'deeper') lines.add(turn.act.line);
  return lines;
}

/** The line for a turn that asks more closely of what it names or, where it names nothing, of what the talk is about; null for all else. */
export function deeperLine({ raw, words, before, drillId }: Question): CoachDetailFollowUpLine | null {
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
