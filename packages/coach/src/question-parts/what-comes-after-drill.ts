import { isPlan } from './missing-gear-or-space.ts';
import { OFFERS } from '../intents/continue-conversation.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';

const THAT_EN = '(?:that|this|it|them|those|these|that one|this one|that drill|this drill|the drill|that exercise)';
const THAT_DE = '(?:der|dem|den|das|die|dieser|diesem|denen|ihr|der ubung|dieser ubung)';
const NAMED = '(?:\\w+(?: \\w+){0,3})';
const WHAT_EN = '(?:what|wat|whats|which|wich|which one|which drill|what drill|any drill|a drill|something|anything)';
const CLOSE = '(?: (?:please|pls|then|now|denn|dann|jetzt|bitte|so|eigentlich|noch))*';
const ALONE = new RegExp(`^${TURN_OPENING}(?:${[
  'after (?:that|this)(?: one)?', '(?:and )?(?:whats|what is|what comes|what would be|which is|whats the) (?:the )?(?:next|next one|next drill|next step|after (?:that|this)(?: one)?)', 'then what', 'what next', 'next one', '(?:what|which) (?:one )?(?:is|comes) next',
  'danach', 'was (?:kommt|ist|ware|folgt) (?:danach|als nachstes|dann)', 'und danach was', 'was danach', 'wie gehts danach weiter', 'wie geht es danach weiter', 'was mach(?:e)? ich danach', 'was (?:soll|kann|konnte) ich (?:danach|als nachstes) (?:machen|lernen|uben)',
].join('|')})${CLOSE}$`);
const BEHIND_IT = (that: string): RegExp => new RegExp(`^${TURN_OPENING}(?:${[
  `${WHAT_EN} (?:(?:drill|one|exercise|can|could|should|shall|do|does|would|will|is|s|comes?|i|we|you|to|learn|do|try|train|practi[cs]e|be|the|next|start|work|on|best|good|recommend|suggest) )*(?:after|behind|following) ${that}`,
  `(?:after|behind) ${that} (?:what|which|whats)(?: (?:drill|one|can|should|do|i|we|learn|next|is|comes|to|the))*`,
  `(?:was|welche|welche ubung|was fur eine ubung)(?: (?:kann|konnte|soll|sollte|kommt|folgt|ist|ware|lern|lerne|mach|mache|ube|ich|man|wir|als nachstes|dann|ubung))* nach ${that}(?: (?:lernen|machen|uben|kommen|trainieren|probieren|an|dran|als nachstes|die nachste|das nachste))*`,
].join('|')})${CLOSE}$`);
const BEHIND_THAT = BEHIND_IT(`(?:${THAT_EN}|${THAT_DE})`);
const BEHIND_NAMED = BEHIND_IT(NAMED);
/** After these no drill is meant. */
const OF_OTHER = /\b(?:match|game|training|session|practi[cs]e|school|warm ?up|eat\w*|level \d+|spiel|schule|aufwarm\w*|essen|trainer|video|pack\w*|badge\w*|abzeichen|tournament|turnier|trial|probetraining|season|saison)\b/;
/** What the weakest and the strongest drill were asked with. */
const OF_RESULTS: ReadonlySet<Understood['intent']> = new Set<Understood['intent']>(['records', 'last_practice', 'analyse_practice']);

/** A turn that asks what to learn behind the drill of the talk, or behind one that it names; null for all else. */
export function whatComesAfterDrill(question: Question): Understood | null {
  const { raw, words, before, drillId, language } = question;
  if ((language !== 'en' && language !== 'de') || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (OF_OTHER.test(text)) return null;
  const behind = before !== null && before.intent !== 'injury' && !isPlan(before);
  // A thing that is not there is told beside a drill.
  const beside = behind && before.intent === 'equipment' && before.before !== null ? before.before : null;
  const isOfDrill = behind && ((beside !== null && OFFERS.has(beside.intent) && !isPlan(beside)) || before.drillId !== null || (OFFERS.has(before.intent) && before.topic?.topic !== 'amountOfDrill') || OF_RESULTS.has(before.intent) || before.act?.kind === 'afterDrill');
  const isMet = (drillId !== null && BEHIND_NAMED.test(text)) || (behind && BEHIND_THAT.test(text)) || (isOfDrill && ALONE.test(text));
  return isMet ? understoodAs(question, 'which_drill', { sureness: 1, act: { kind: 'afterDrill' }, skill: null }) : null;
}
