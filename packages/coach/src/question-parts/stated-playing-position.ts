import type { CoachTopic } from '@touchline/messages/coach-topics';
import { says } from './whole-word-pattern.ts';

/** A place on the pitch, as the topic of what it takes. */
export type Position = Extract<CoachTopic, 'goalkeeper' | 'defenderRole' | 'midfielderRole' | 'wingerRole' | 'strikerRole'>;

const TOLD = '(?:im|i m|i am|i play|i usually play|playing|as|for|like|ich bin|bin|bin ich|ich spiele?|spiele?|als|fur)(?: (?:a|an|the|in|as|on|at|ein|eine|einen|im|in der|auf|am|central|centre|center|attacking|defensive|defending|holding|box to box|left|right|wide|zentrale?r?|zentrales|linke?r?|rechte?r?|offensive?r?|defensive?r?|usually|mostly|meistens))* ';
const PLACES: readonly (readonly [Position, RegExp])[] = (
  [
    ['midfielderRole', 'midfield(?:er)?s?|mid|cm|cdm|cam|playmaker|number (?:6|8|10)|mittelfeld\\w*|sechser|achter|zehner|spielmacher\\w*'],
    ['goalkeeper', 'goalkeeper|goalie|keeper|goal|torwart\\w*|torhuter\\w*|torfrau|tor'],
    ['defenderRole', 'defender|defen[cs]e|(?:full|left|right|centre|center) ?back|cb|verteidig\\w*|\\w*verteidiger\\w*|abwehr\\w*'],
    ['wingerRole', 'winger|wing|flugel\\w*|aussenspieler\\w*|linksaussen|rechtsaussen'],
    ['strikerRole', 'striker|forward|attacker|sturmer\\w*|\\w*sturmer\\w*|sturm|angreifer\\w*'],
  ] as const
).map(([position, names]) => [position, says(`${TOLD}(?:${names})`)]);

/** A place named by its letters at the begin: "CB here, what do I work on". */
const IN_LETTERS: readonly (readonly [Position, RegExp])[] = [
  ['midfielderRole', /^(?:(?:hi|hey|ok|so) )*(?:cm|cdm|cam|midfielder|mid) (?:here|player)?\b/],
  ['goalkeeper', /^(?:(?:hi|hey|ok|so) )*(?:gk|keeper|goalie|goalkeeper) here\b/],
  ['defenderRole', /^(?:(?:hi|hey|ok|so) )*(?:(?:cb|lb|rb|lwb|rwb)\b|(?:(?:left|right|cent(?:er|re)|full) ?back|defender) here\b)/],
  ['wingerRole', /^(?:(?:hi|hey|ok|so) )*(?:(?:lw|rw)\b|winger here\b)/],
  ['strikerRole', /^(?:(?:hi|hey|ok|so) )*(?:(?:cf|st)\b|(?:striker|forward) here\b)/],
];

/** The place on the pitch that a text (in plain letters) says one plays in; null where it says none. */
export const statedPlayingPosition = (text: string): Position | null => [...PLACES, ...IN_LETTERS].find(([, told]) => told.test(text))?.[0] ?? null;

const PLAN_OF_WEEK = says('plan (?:me )?(?:out )?(?:my|the|this|next|a)(?: whole| next| training)? week', '(?:week|weekly|training|practice) (?:plan|schedule|programme?)', 'plan(?:e|st du)? (?:mir )?(?:meine|die|diese|eine) (?:nachste )?woche', '(?:wochen|trainings)plan', 'plan (?:\\w+ ){0,4}(?:week|woche)');

/** Whether a text (in plain letters) asks for a plan of a week. */
export const asksWeekPlan = (text: string): boolean => PLAN_OF_WEEK.test(text);
