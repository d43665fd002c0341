import type { CoachIntent, DrillId } from '@touchline/domain';
import type { FootWish } from '../intents/recognise-follow-up.ts';
import type { Understood } from '../intents/read-question.ts';
import type { PlayerContext } from '../player-context.ts';
import { weakFootOf } from './own-statistics-text.ts';

/** What is said, and the drills that go with it; the first is the next step. */
export interface Composed {
  readonly said: readonly string[];
  readonly drills: readonly DrillId[];
  readonly minutes: number;
  /** The day of the next step, where that is not today. */
  readonly stepDay?: string;
  /** The drill that it is about, where that is not the next step: the one that is too hard. */
  readonly about?: DrillId;
  /** The drills that the player wanted others for. */
  readonly without?: readonly DrillId[];
  /** The drill of each day of a plan of the week, Monday being 0. */
  readonly byDay?: ReadonlyMap<number, DrillId>;
}

/** What must not be shortened away: who to turn to, and when to stop. */
const WHOLE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'joke']);
const ENDS_WITH_A_PERSON: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['nerves', 'bad_day']);
/** These know a shorter way of their own. */
const SHORTEN_THEMSELVES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'plan_day', 'plan_week']);

const firstSentence = (text: string): string => /^.+?[.!?](?= [\p{Lu}„“]|$)/u.exec(text)?.[0] ?? text;

const SHORTEST_MINUTES = 2;

/** The answer in its first sentence and its drill in half the time, where "shorter" was asked. */
export function shortened(intent: CoachIntent, { said, drills, minutes }: Composed): Composed {
  if (WHOLE.has(intent) || SHORTEN_THEMSELVES.has(intent)) return { said, drills, minutes };
  const [first = '', ...rest] = said;
  const last = ENDS_WITH_A_PERSON.has(intent) ? rest.slice(-1) : [];
  return { said: [firstSentence(first), ...last], drills, minutes: Math.max(SHORTEST_MINUTES, Math.floor(minutes / 2)) };
}

/** How often in a row "shorter" was asked. */
export function timesShorter({ followUp, before }: Understood): number {
  return followUp === 'follow_shorter' ? 1 + (before === null ? 0 : timesShorter(before)) : 0;
}

/** All words of the subject, this turn's first: "shorter" after "how do packs work" is still about packs. */
export const wordsOfSubject = (asked: Understood): readonly string[] => turnsOfSubject(asked).flat();

/** The words of each turn of the subject, this one first. */
export function turnsOfSubject({ words, goesOn, before, turn }: Understood): readonly (readonly string[])[] {
  // Which day is looked at, or which drill is another, says nothing of what a plan is to be like.
  const own = turn?.kind === 'day' || turn?.kind === 'ofList' ? [] : [words];
  return goesOn && before !== null ? [...own, ...turnsOfSubject(before)] : own;
}

const otherOf = (foot: 'left' | 'right'): 'left' | 'right' => (foot === 'left' ? 'right' : 'left');

/** The foot that is meant, as the player's profile has it; null where none is spoken of. */
export function footOf({ foot, before }: Understood, context: PlayerContext): 'left' | 'right' | 'both' | null {
  const weak = weakFootOf(context);
  const named: Readonly<Record<FootWish, () => 'left' | 'right' | 'both'>> = {
    left: () => 'left',
    right: () => 'right',
    both: () => 'both',
    weak: () => weak,
    strong: () => otherOf(weak),
    other: () => {
      const last = before === null ? null : footOf(before, context);
      return last === null || last === 'both' ? weak : otherOf(last);
    },
  };
  return foot === null ? null : named[foot]();
}
