import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { prefilteredPatterns } from '../text/prefilter-patterns.ts';
import { says } from './whole-word-pattern.ts';

/** What somebody tells of themselves and others: a topic, or the intent where that says enough. */
export type Situation = { readonly topic: CoachTopic } | { readonly intent: CoachIntent };

/** A situation that has a topic of its own. */
export const found = (topic: CoachTopic): Situation => ({ topic });

/** Words for a parent, for who leads a team, and for filming, as parts of a row. */
export const PARENT = 'dad\\w*|mum\\w*|mom\\w*|mama|papa|parents?|father|mother|vater|mutter|eltern';
export const COACH = 'coach|trainer\\w*|teacher|lehrer\\w*';
/** A goalkeeper, in the words of the five languages. */
export const KEEPER = '(?:keepers?|goal ?keepers?|goalies?|torwart\\w*|torhuter\\w*|torfrau|porter[oa]s?|gardien\\w*|goleir[oa]s?)';
export const FILMS = 'film|films|filming|filmed|filme|filmen|filmst|record|recording|aufnehmen|aufnehme|aufnahme';

/** All of these are said, in any order, and none of `unless`. */
export interface Row {
  readonly is: Situation;
  readonly parts: readonly RegExp[];
  readonly unless: RegExp | null;
}

/** A row from expressions of whole words. */
export const row = (is: Situation, parts: readonly string[], unless?: string): Row => ({ is, parts: parts.map((part) => says(part)), unless: unless === undefined ? null : says(unless) });

/** Those of some rows that a text (in plain words) may meet, in their order. */
export const nearRows = (rows: readonly Row[]): ((text: string) => readonly Row[]) => prefilteredPatterns(rows, ({ parts }) => parts);

/** Whether a text (in plain words) says all that a row asks for. */
export const isMet = (text: string, { parts, unless }: Row): boolean => parts.every((part) => part.test(text)) && unless?.test(text) !== true;
