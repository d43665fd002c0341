import type { TimeSpan } from './time-span.ts';

/** Which result of a drill is asked for. */
export type ResultOf = 'best' | 'last' | 'first';

const WHEN = /\b(?:when|wen|wann) (?:was|were|did|have|do|is|it|that|i|war|hab\w*|ist|das|ich)\b|\b(?:when|wen|wann)$|\b(?:what day|which day|what date|an welchem tag)\b/;
const BEST = /\b(?:best|bets|record|reckord|recrod|pb|high ?score|highest|top score|most|rekord\w*|bestwert\w*|beste\w*|bestleistung\w*|hochst\w*|meisten)\b/;
const LAST = /\b(?:last|latest|letzte\w*|zuletzt)\b/;
const FIRST = /\b(?:first|frist|start\w*|began|begin|erste\w*|erstes mal|angefangen|begonnen)\b/;
const RESULT = /\b(?:score|result|number|how many|ergebnis\w*|zahl|wie ?viele?|what (?:was|did)|whats|was war)\b/;
const AHEAD = /\b(?:should|shall|will|can i|to use|do i use|soll\w*|kann|werde?|need|next|nachste\w*)\b/;

/** The result of a drill that a text wants with its day; null where it wants none. */
export function resultDateIn(text: string): ResultOf | null {
  if (AHEAD.test(text)) return null;
  const asksWhen = WHEN.test(text);
  if (asksWhen && BEST.test(text)) return 'best';
  if (FIRST.test(text) && /\b(?:i|my|ich|mein\w*)\b/.test(text) && (asksWhen || RESULT.test(text)) && !/\b(?:touch|team|what should|step|schritt)\b/.test(text)) return 'first';
  return asksWhen && LAST.test(text) && /\b(?:i|my|ich|mein\w*)\b/.test(text) ? 'last' : null;
}

const OF_BEATING = /\b(?:beat\w*|bro?ke\w*|break|new|set|geschlagen|gebrochen|geknackt|neu\w*|streak|serie|average|schnitt)\b/;
/** Whether the best result within a stretch of time is asked for: "my juggling record in October". */
export const asksBestIn = (text: string, span: TimeSpan): boolean => span.kind !== 'all' && BEST.test(text) && !WHEN.test(text) && !AHEAD.test(text) && !OF_BEATING.test(text);

const THAT_DAY = /^(?:and |und |y |et |e |ok |cool )*(?:when|wen|wann|what day|which day|an welchem tag|cuando|quand|quando) ?(?:was|did|war|hab|habe|fue|era|c etait|cetait|foi)? ?(?:that|it|this|das|der|eso|ca|isso|i get (?:it|that)|i do (?:it|that)|ich das)?(?: geschafft| then| pls| please)?$/;
/** "And when was that?" */
export const whenWasIt = (text: string): boolean => THAT_DAY.test(text);

const THING = /\b(?:which|wich|what|wat|welche\w*|was)\b.*\b(?:drills?|drils?|exercises?|ubung\w*)\b|\b(?:my|meine?) (?:most|meist)\b|\b(?:what|wat) (?:do|did|have) i (?:do|done|train|practi[cs]ed?)(?: the)? most\b|\bwas (?:ube|trainiere|mache?) ich am\b/;
const MOST = /\b(?:most|mostly|most often|am meisten|meist\w*|(?:am )?haufigsten|(?:am )?oftesten)\b/;
const DONE = /\b(?:do|done|did|doing|practi[cs]\w*|train\w*|play(?:ed)?|mach\w*|gemacht|geubt|trainier\w*|ube)\b/;
const NOT_OWN = /\b(?:should|shall|shud|soll\w*|need|pros|ronaldo|messi|people|others|players|help\w*|points|tokens?|xp|xp gives?|improve\w*|best|fun|kids|to get)\b/;

/** Whether the drill that is practised most is asked for, with or without its numbers. */
export const mostDoneIn = (text: string): boolean => THING.test(text) && MOST.test(text) && DONE.test(text) && !NOT_OWN.test(text) && /\b(?:i|ive|my|me|ich|meine?|mir)\b/.test(text);

const DAY_KINDS: ReadonlySet<TimeSpan['kind']> = new Set<TimeSpan['kind']>(['weekday', 'date', 'yesterday']);
const WHAT = /^(?:and |und |so )?(?:what|wat|which|was|welche\w*|tell me what|show me what)\b/;
const DID = /\b(?:did i|have i|i did|i (?:train|practi[cs])\w*|hab\w* ich|ich gemacht|ich trainiert|war|was my|were my)\b/;

/** Whether what was done on a day that is named is asked for: "what did I do on Tuesday". */
export const listsDay = (text: string, span: TimeSpan): boolean => DAY_KINDS.has(span.kind) && WHAT.test(text) && DID.test(text) && !/\b(?:should|soll\w*|match|game|spiel|good|bad|gut|schlecht|say|sagt|mean|best|most|eat|record|rekord|plan|plans|goals?|how|team|coach|wrong|falsch|lesson\w*|homework|hausaufgaben)\b/.test(text);
