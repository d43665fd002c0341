import { findDrill } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { asTopic } from '../intents/understood-as-topic.ts';

const WHY = /^(?:(?:but|aber|ok|and|und|ach|hm+|come on|na) )*(?:why(?: not)?|y(?: not)?|how come|warum(?: nicht)?|wieso(?: nicht)?|weshalb|just (?:say|pick|tell me)(?: one)?|pick one|choose one|sag (?:schon|doch|mal)|such (?:dir )?einen aus|entscheid dich)(?: (?:tho|though|pls|please|bitte|denn|das|du|cant you|dont you))*$/;
const OF_OPINION: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['opinion', 'favourite', 'whyNoOpinion']);

const FOR_THAT =
  /^(?:(?:and|und|ok|so|cool|then|dann) )*(?:(?:which|wich|what|wat|any|a|whats the best|whats a good|got a) (?:\w+ )?(?:drills?|exercises?)(?: \w+){0,4} (?:for|with|on) (?:that|it|this)|(?:which|what) drills?(?: (?:then|pls|please|helps?|would help))*|(?:welche|was fur eine|gibts (?:da )?(?:eine|ne)|hast du (?:eine|ne)) (?:\w+ )?ubung(?:en)?(?: \w+){0,4} (?:dafur|dazu|damit|fur das|da)|welche ubung(?:en)?(?: (?:denn|dann|bitte|hilft|hilft da))*|ubung(?:en)? (?:dafur|dazu))(?: (?:pls|please|bitte|then|denn|am besten))*$/;

const WHICH_WAY = /\b(?:(?:which|what|wich) (?:way|direction|side)|where (?:do|should|to) (?:i )?(?:go|run|take it|push it)|where to|welche (?:richtung|seite)|wohin|wo (?:geh|lauf)\w* ich (?:dann )?hin)\b/;
const MOST_WORDS_OF_WAY = 8;

/** The skill that a turn spoke of, by its name or by the drills that its topic is trained with. */
const skillOf = ({ skill, topic }: Understood): string | null => skill ?? (typeof topic?.drill === 'string' && !['now', 'none'].includes(topic.drill) ? topic.drill : null);

/** Few words that have a meaning only after the turn before: why no side is taken, a drill for that, which way after a feint. */
export function shortFollowUp(question: Question): Understood | null {
  const { before, raw, drillId, skill } = question;
  if (before === null) return null;
  const text = raw.join(' ');
  if (before.topic !== null && OF_OPINION.has(before.topic.topic) && WHY.test(text)) return asTopic(question, 'whyNoOpinion');
  const moved = drillId ?? before.drillId;
  if (moved !== null && findDrill(moved)?.category === 'skills' && raw.length <= MOST_WORDS_OF_WAY && WHICH_WAY.test(text)) return asTopic(question, 'moveDirection', { drillId: moved });
  const spokenOf = skillOf(before);
  if (drillId !== null || skill !== null || !FOR_THAT.test(text)) return null;
  if (spokenOf !== null) return understoodAs(question, 'which_drill', { sureness: 1, skill: spokenOf, foot: question.foot ?? before.foot });
  return before.drillId === null ? null : understoodAs(question, 'which_drill', { sureness: 1, drillId: before.drillId });
}
