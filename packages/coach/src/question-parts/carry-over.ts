import { wordsOf } from '../text/recognise-words.ts';
import { spanTextIn } from './time-span.ts';

/** Words that open a turn which asks the same of something else. */
const OPENS = /^(?:(?:ok|okay|so|cool|thx|danke|but|aber|no|nein|ne) )?(?:and|und|n|or|oder|y|et|e|what about|how about|wie ist es mit|was ist mit|wie siehts (?:aus )?mit|but|aber|only|just|nur)\b(?: (?:what about|what is|whats|was ist|wie ist|was war))?/;
/** What is left says nothing but this. */
const FILLS = /\b(the|my|der|die|das|den|dem|mein\w*|one|it|of|in|at|for|from|and|und|then|than|do i have|hab ich|habe ich|did i|pls|please|bitte|make|mach|es|is|ist|was|only|just|nur|aber|but)\b/g;

/** Words that stand for each other: a turn which names one of a row asks the same with that one. */
const ROWS: readonly RegExp[] = [
  /\b(?:second |zweit)?(?:best|worst|strongest|weakest|(?:the )?most|(?:the )?least|(?:am )?(?:besten|schlechtesten|meisten|wenigsten)|beste\w*|schlechteste\w*|starkste\w*|schwachste\w*|meiste\w*)\b/,
  /\b(?:today|yesterday|(?:this|last|past) (?:week|month|year)|(?:in )?(?:january|february|april|june|july|august|september|october|november|december)|heute|gestern|(?:diese\w*|letzte\w*|vorige\w*) (?:woche|monat|jahr)|in total|altogether|overall|insgesamt|(?:esta|cette|n?essa) sema(?:na|ine)|(?:la |a )?(?:semana )?(?:pasada|passada)|(?:la )?(?:semaine )?(?:derniere|passee)|hoy|ayer|aujourdhui|hoje|ontem|en total|au total|no total|(?:im )?(?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember))\b/,
];
const LENGTH = /\b(?:\d+|five|ten|fifteen|twenty|thirty|funf|zehn|funfzehn|zwanzig|dreissig) ?(?:m|min|mins|minutes?|minuten?)\b|\bhalf an hour\b|\bhalbe stunde\b|\ban hour\b/;
const OF_PLAN = /\bplan\w*\b|\b(?:today|tomorrow|heute|morgen)\b.*\b(?:train|do|practi[cs]e|trainier\w*|machen|uben)\b|\b(?:train|do|practi[cs]e|trainier\w*|machen|uben)\b.*\b(?:today|tomorrow|heute|morgen)\b/;
/** A plan for indoors is meant. */
const RAINS = /^(?:(?:if|when|wenn|falls|bei|in|im|what if|was wenn|the) )*(?:it |its |it is |es )?(?:rains?|raining|regnet|regen)(?: (?:outside|draussen|then|dann))?$/;
const MOST_WORDS = 7;

const HAS_NONE = /^(?:(?:but|and|aber|und|oh|well|what if|was wenn) )*(?:i (?:dont|do not|havent) (?:have|got|own) (?:any|one|it|those|that|them|some)|(?:ich )?hab(?:e)? (?:ich )?(?:kein\w*|so was nicht|das nicht|die nicht)|ich habe? (?:aber |gar )?kein\w*|wir haben kein\w*)$/;
/** What is not there, as it is said alone. */
const GEAR: readonly (readonly [RegExp, string])[] = [
  [/\bcones?\b/, 'i have no cones'],
  [/\bwalls?\b/, 'i have no wall'],
  [/\bladder\b/, 'i have no ladder'],
  [/\bgoals?\b/, 'i have no goal'],
  [/\bballs?\b/, 'i have no ball'],
  [/\bhutchen\b/, 'ich habe keine hutchen'],
  [/\bwand\b/, 'ich habe keine wand'],
  [/\bleiter\b/, 'ich habe keine leiter'],
  [/\btor\b/, 'ich habe kein tor'],
];
/** Why one practises with the weaker foot. */
const WHY_IMPORTANT = /^(?:(?:and|und|but|aber|so) )*(why|warum|wieso|wozu)(?: (?:is|ist|does|should|soll|muss|brauch\w*)| i| ich| man)*(?: (?:it|that|this|das|es))?(?: so)?(?: (?:important|matter|wichtig|good|gut))(?: (?:for me|fur mich))?$/;
const OF_FOOT = /\b(?:left|right|weak(?:er)?|other|links|rechts|linken?|rechten?|schwach\w*|zurda|izquierda|gauche|esquerd\w*)\b/;
const OF_PROFILE = '(?:my|mein\\w*) (?:user ?name|display name|name|age|country|club|team|foot|profile picture|picture|pic|photo|avatar|password|email|namen?|alter|land|verein|mannschaft|fuss|bild|foto|passwort)';
/** Something of the profile that is changed, and another such thing. */
const CHANGES = new RegExp(`\\b(?:change|edit|andern?|andere|aendere?)\\b(?: ich)? (${OF_PROFILE})\\b`);
const CHANGED_TOO = new RegExp(`^(?:(?:and|und|what about|how about|was ist mit|auch|also|ok) )+(${OF_PROFILE})(?: too| auch)?$`);
const SPAN = '(?:\\d+|an?|one|two|three|four|five|a few|some|ein\\w*|zwei|drei|vier|funf|paar|ein paar|einigen) (?:hours?|days?|weeks?|months?|stunden?|tage?n?|wochen?|monate?n?)';
const DAY = '(?:yesterday|today|this morning|last (?:night|week|training|match|game)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|gestern|heute|vorgestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|letzte\\w* \\w+|dem (?:training|spiel)|(?:the |my )?(?:training|match|game))';
const LIMB = '(?:knees?|thighs?|foot|feet|head|laces|shins?|knie|oberschenkel|fuss|fusse|kopf|spann)';
/** What is told now says something only together with what was told before, and both are read as one message. */
const TOLD_TOGETHER: readonly { readonly after: RegExp; readonly now: RegExp }[] = [
  // How many one manages, after asking how it goes.
  {
    after: /\b(?:juggl\w*|jongl\w*|keep(?:y|ie) ?up\w*|kick ?ups?|hochhalten|hoch ?halt\w*)\b/,
    now: /^(?:(?:but|and|aber|und|because|weil|cos) )*(?:(?:i|ich) )?(?:can |could |just |only |nur |always |immer |mostly |meistens )*(?:get|do|manage|make|reach|have|got|did|schaff\w*|kann|komm\w*|krieg\w*|hab\w*) (?:only |just |nur |about |like |bis |auf |zu |immer |so |etwa |max )*\d{1,2}(?: (?:touches|times|in a row|kontakte|mal|stuck|am stuck|max|or so|then i drop it))?$/,
  },
  { after: /\b(?:juggl\w*|jongl\w*|keep(?:y|ie) ?up\w*|kick ?ups?|hochhalten)\b/, now: new RegExp(`^(?:(?:with|mit|and|und|my|the|de[mn]|better|lieber) )*${LIMB} (?:or|oder) (?:(?:with|mit|my|the|de[mn]) )*${LIMB}(?: (?:first|better|besser|zuerst))?$`) },
  // Since when something hurts.
  { after: /\b(?:hurts?|hurting|pain\w*|sore|ach(?:es?|ing)|tut \w* ?weh|weh|schmerz\w*|swollen|geschwollen)\b/, now: new RegExp(`^(?:(?:already|schon|and|und|it hurts|its been|maybe|vielleicht|only|erst|nur|like|about|so|etwa) )*(?:since|seit|for|after|nach|during|beim) (?:(?:about|like|around|etwa|ungefahr|so|schon) )*(?:${SPAN}|${DAY})$`) },
  // Training before a match that was told of.
  { after: /\b(?:match|game|cup|tournament|tourney|final|spiel|turnier|finale|pokal)\b/, now: /^(?:(?:so|and|but|und|also|aber) )*(?:should|shall|can|do|may|soll|sollte|darf|kann|muss) (?:i|ich) (?:still |really |noch |heute |dann |now |also |vorher )*(?:train\w*|practi[cs]e|do (?:a |any |some )?(?:drills?|training|session)|uben|was machen)(?: (?:today|now|before|tonight|heute|vorher|noch))*$/ },
  // On which days, after asking for a plan.
  { after: /\bplan\w*\b/, now: /^(?:(?:but|and|aber|und|please|bitte|i can|ich kann|i have time|ich hab zeit) )*(?:only|just|nur) (?:on |at |am |an |in |unter )?(?:the |der |den )?(?:weekends?|week ?days|wochenenden?|der woche)(?: (?:please|bitte|time|zeit))?$/ },
];

/**
 * The whole question that a turn of few words means after another: "and the worst?" after "what is my best drill?" asks
 * for the worst drill. Null where it stands by itself or names nothing that the turn before could have named.
 */
export function carriedOver(text: string, turnBefore: string): string | null {
  const now = wordsOf(text).join(' ');
  const before = wordsOf(turnBefore).join(' ');
  const told = TOLD_TOGETHER.find((one) => one.now.test(now) && one.after.test(before));
  if (told !== undefined) return `${before} ${now}`;
  if (now.split(' ').length > MOST_WORDS) return null;
  const gear = HAS_NONE.test(now) ? (GEAR.find(([named]) => named.test(before))?.[1] ?? null) : null;
  if (gear !== null) return gear;
  const ofFoot = WHY_IMPORTANT.exec(now);
  if (ofFoot !== null && OF_FOOT.test(before)) return ofFoot[1] === 'why' ? 'why is my weak foot important' : 'warum ist der schwache fuss wichtig';
  const changed = CHANGES.exec(before)?.[1];
  const other = CHANGED_TOO.exec(now)?.[1];
  if (changed !== undefined && other !== undefined) return before.replace(changed, other);
  const rest = now.replace(OPENS, '').trim();
  for (const row of ROWS) {
    const said = row.exec(rest)?.[0];
    if (said === undefined || !row.test(before)) continue;
    // Something else is said beside it.
    if (rest.replace(said, ' ').replace(FILLS, ' ').replace(/\b(drills?|ubung\w*|one)\b/g, ' ').trim() !== '') continue;
    return before.replace(row, said);
  }
  const ofTime = OF_PLAN.test(before) ? null : sameOfOtherTime(rest, before);
  if (ofTime !== null) return ofTime;
  const ofStreak = STREAK.test(before) && OWN_RECORD.test(rest) ? (/\bserie\b/.test(before) ? 'was ist meine langste serie' : 'what is my longest streak') : null;
  if (ofStreak !== null) return ofStreak;
  if (!OF_PLAN.test(before)) return null;
  if (RAINS.test(rest)) return `${before} ${/regen|regnet/.test(rest) ? 'drinnen' : 'indoors'}`;
  const length = lengthAlone(rest);
  return length === null ? null : `${before} ${length}`;
}

const CORRECTS = /^(?:(?:no|nope|nein|nee|sorry|oh|wait|not that|non|nao|and|und|i mean|i meant|i mean the|ich mein(?:e|te)?|mein(?:e|te)? ich|quiero decir|je veux dire|quero dizer|how about|what about|was ist mit|wie war(?:s|en)?|y|et|e) )+/;
const ASKS_OWN_PAST = /\b(?:how (?:many|much|often|long)|records?|best|did i|have i|my (?:sessions?|minutes|numbers|days|results?)|wie ?viele?|wie (?:oft|lange)|rekord\w*|beste\w*|hab\w* ich|cuant[oa]s?|combien|quant[oa]s?|mejor|meilleur\w*|melhor|what did i|was hab)\b/;
const STREAK = /\b(?:streak|serie|racha|sequencia)\b/;
const OWN_RECORD = /^(?:(?:what|whats|was|is|ist|war|my|mein\w*|the|best|longest|highest|langste\w*|beste\w*|own) )*(?:records?|rekord|best|longest|bestwert|langste|bestleistung)(?: (?:one|ever|so far|serie|streak))?$/;

/** The question before, of another time: "no, last month" after "how often did I juggle". */
function sameOfOtherTime(rest: string, before: string): string | null {
  const named = spanTextIn(rest);
  if (named === null || !ASKS_OWN_PAST.test(before)) return null;
  const beside = rest.replace(named, ' ').replace(CORRECTS, ' ').replace(FILLS, ' ').replace(/\b(?:no|nein|i|mean|meant|ich|meinte?|la|el|le|a|o|en|em|na|no)\b/g, ' ');
  if (beside.trim() !== '') return null;
  const earlier = spanTextIn(before);
  return earlier === null ? `${before} ${named}` : before.replace(earlier, named);
}

/** The length that a text names and nothing beside it: "only 5 minutes"; null where it says more or names none. */
function lengthAlone(text: string): string | null {
  const length = LENGTH.exec(text)?.[0];
  if (length === undefined) return null;
  const rest = text.replace(length, ' ').replace(FILLS, ' ').replace(/\b(i|ive|got|have|ich|hab|habe|with|mit|shorter|kurzer|long|lang|time|zeit|left|noch|bloss|about|like|etwa|tho|though)\b/g, ' ');
  return rest.trim() === '' ? length : null;
}

/** Whether a turn of few words says nothing but how much time there is. */
export const saysOnlyLength = (words: readonly string[]): boolean => words.length <= MOST_WORDS && lengthAlone(words.join(' ')) !== null;
