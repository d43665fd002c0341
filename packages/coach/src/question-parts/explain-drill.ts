import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { says } from './whole-word-pattern.ts';

/** Asks for a drill to be explained, as who does not know it does. */
const EXPLAIN = says('(?:can|could|would|please|pls) (?:you |u )?(?:please )?explain', 'explain (?:how|the|to me|me)', 'how (?:to|do (?:you|we|i)|does (?:one|she|he)) do (?:them|it|those|these|that)', '(?:kannst du|konnen sie|konntest du|konnten sie|bitte) (?:\\w+ ){0,4}?erklaren?', 'erklar(?:e|en sie)? (?:mir|uns)', 'wie (?:macht|mache) (?:man|ich) (?:die|sie|das)');
/** What a thing of that name is. */
const WHAT_IS = /\b(?:what (?:is|are|s)|whats|was (?:ist|sind))\b/;
/** Something else of it is asked. */
const OTHERWISE = says('best', 'record', 'rekord', 'bestwert\\w*', 'good for', 'help\\w*', 'for$', 'score', 'result\\w*', 'ergebnis\\w*', 'level', 'hard', 'easy', 'schwer', 'leicht', 'wofur', 'gut fur', 'bringt', 'trick', 'minutes?', 'minuten', 'often', 'oft', 'many', 'viele?', 'gap', 'distance', 'far', 'abstand', 'weit', 'difference', 'unterschied', 'better', 'besser', 'video', 'average', 'offside', 'abseits', 'rule', 'regel', 'xp', 'tokens?', 'tips?', 'point of', 'sinn', 'use of', 'why', 'warum', 'wrong', 'falsch', 'world', 'welt\\w*', 'highest', 'most', 'meisten', 'without', 'ohne');
/** Asks whether it is done well. */
const RIGHTLY = says('doing (?:them|it|that|those) (?:right|correctly|properly)', '(?:richtig|korrekt|gut) (?:macht|mache)', 'right', 'richtig', 'properly');
/** A word or two that football uses too are no drill by themselves. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['weak_foot', 'first_touch', 'recovery', 'juggling', 'turning', 'wall_passes']);
const MOST_WORDS = 30;

/** A drill of the list that is to be explained, beside whatever else is said; null for all else. */
export function explainsDrill(question: Question): Understood | null {
  const { raw, words, drillId, language } = question;
  if (drillId === null || raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const isAskedWhat = WHAT_IS.test(text) && RIGHTLY.test(text) && !AMBIGUOUS.has(drillId);
  if ((!EXPLAIN.test(text) && !isAskedWhat) || OTHERWISE.test(text)) return null;
  return understoodAs(question, 'drill_technique', { sureness: 1 });
}
