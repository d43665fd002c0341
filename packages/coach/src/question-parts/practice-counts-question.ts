import type { TimeSpan } from './time-span.ts';

/** What of the own practice is counted. */
export type Measure = 'minutes' | 'sessions' | 'days';

interface Counts {
  readonly measure: Measure;
  readonly inHours: boolean;
  readonly span: TimeSpan;
}

const MINUTES = /\b(?:m[ie]n(?:u|i|iu|ui|ue|eu)?t(?:e?s|en?)?|minuets|mins?|minuten?|h(?:ou|uo)rs?|stunden?|how long|howlong|wie lange?|time (?:did|have) i|much time|(?:training|practi[cs]e|total) time|trainingszeit|minutos|horas|heures|tiempo|temps|tempo)\b/;
const HOURS = /\b(?:h(?:ou|uo)rs?|stunden?|horas|heures)\b/;
/** Whether a text counts in hours. */
export const countsHours = (text: string): boolean => HOURS.test(text);
const DAYS = /\b(?:days?|dayz|tagen?|tage|dias|jours)\b/;
const SESSIONS = /\b(?:s[ea]ss?ss?i?[oe]?ns?|sesions?|trainings?|workouts?|practi[cs]es|times|einheit\w*|mal|how (?:often|ofen|offen)|wie oft|entrenamientos|sesiones|d?entrainements|d?seances|treinos|sessoes|veces|vezes|fois)\b/;
/** Drills that were done in some time are its sessions. */
const DRILLS = /\b(?:how (?:many|much)|wie ?viele?|cuantos|combien|quantos) (?:d )?(?:drills?|exercises?|ubungen|ejercicios|d?exercices|d?exos?|exercicios)\b(?! (?:are|gibt|exist|hay|y a))/;
/** "How much did I train" is counted in minutes. */
const MUCH = /\b(?:how much|wie ?viel)\b.*\b(?:train\w*|practi[cs]\w*|play(?:ed)?|geubt|trainier\w*|gemacht|training)\b|\b(?:cuanto|combien|quanto)\b.*\b(?:entren\w*|entrain\w*|trein\w*|practi[cq]\w*|fait|hice|hecho|fiz)\b/;
const WHETHER = /^(?:and |und |so )?(?:did i|have i|hab\w* ich) (?:\w+ ){0,3}(?:train\w*|practi[cs]\w*|trainiert|geubt)\b/;
/** Days that only say which time is meant. */
const OF_SPAN = /\b(?:last|past|previous|letzten?) \d+ (?:days?|tagen?)\b|\b\d+ days? ago\b|\bvor \d+ tag(?:en)?\b|\ball time\b|\bday before\b/g;

const COUNTS = /\b(?:how (?:many|meny|mny|much|often|long)|howmany|number of|total|count|wie ?viele?n?|wie (?:oft|lange)|anzahl|tell me|show me|zeig mir|sag mir|cuant[oa]s?|combien|quant[oa]s?|what are my|whats my|my|meine?)\b/;
const AHEAD = /\b(?:trainingsplan|plan|should|shall|shud|must|need|can i|will|plan|soll\w*|muss|brauch\w*|darf|kann|werde?|tomorrow|morgen|have to|left|ubrig|noch bis|until|till)\b/;
/** Counted of other things, against something, or as an average; and what is done by others. */
const OTHERWISE =
  /\b(?:match\w*|games?|goals?|won|lost|spiele?|tore?|packs?|cards?|karten|sleep\w*|slept|schlaf\w*|geschlafen|eat|water|more|less|fewer|than|mehr|weniger|als|touches|taps did|passes did|kontakte|tokens?|coins?|xp|points?|punkte|level|streak|serie|record|rekord|best|most|longest|meisten|langsten|average|schnitt|durchschnitt|per|pro|a day|a week|each|every|jeden|jede|am tag|in a row|am stuck|year ?s? old|jahre alt|enough|genug|good|gud|bad|well|okay|gut|schlecht|how (?:was|did|good|is|are|were)|wie (?:war|waren|lief|ist|gut)|rate|judge|bewert\w*|think|say|sagt|sagst|mean|badges?|analys\w*|videos?|reviews?|matches|friends?|freund\w*|team|he|she|they|brother|sister|ronaldo|messi|profis?|pros|people|players?|spieler)\b/;
/** Spanish for "I have", and no other player. */
const I_HAVE_ES = /\bhe (?=entren|hecho|jugado|practic|acumulado)/g;
const WHICH = /\b(?:which|wich|welche\w*)\b/;
const MOST_WORDS_OF_SHORT = 6;

const measureIn = (text: string): Measure | null => {
  const counted = text.replaceAll(OF_SPAN, ' ');
  if (MINUTES.test(counted)) return 'minutes';
  if (DAYS.test(counted)) return 'days';
  if (SESSIONS.test(counted)) return 'sessions';
  return MUCH.test(counted) ? 'minutes' : WHETHER.test(counted) ? 'sessions' : null;
};
/** Whether there was practice on one of these is told with its results. */
const TOLD_BY_DAY: ReadonlySet<TimeSpan['kind']> = new Set<TimeSpan['kind']>(['today', 'yesterday']);

/** Whose practice of which time is counted, and in what; null where that is not what a text asks. */
export function countsIn(text: string, span: TimeSpan | null): Counts | null {
  const counted = text.replaceAll(OF_SPAN, ' ').replaceAll(I_HAVE_ES, ' ');
  if (span === null || AHEAD.test(counted) || OTHERWISE.test(counted) || WHICH.test(counted)) return null;
  const measure = measureIn(text) ?? (DRILLS.test(text) && span.kind !== 'all' ? 'sessions' : null);
  if (measure === null || (WHETHER.test(text) && TOLD_BY_DAY.has(span.kind))) return null;
  // "Minutes last week" needs no more words.
  const isShort = text.split(' ').length <= MOST_WORDS_OF_SHORT && /^(?:and |und |ok )?(?:the |die )?\w+(?: \w+)? (?:in|im|of|this|last|lst|today|yesterday|on|diese\w*|letzte\w*|heute|gestern|am)\b/.test(text) && !/\b(?:do|does|is|are|what|was|why|when|wann|warum|make|give|plan)\b/.test(text);
  return COUNTS.test(text) || WHETHER.test(text) || isShort ? { measure, inHours: HOURS.test(text), span } : null;
}

/** "And how many minutes?" after another count of a time; null where more is said. */
export function measureAlone(text: string): Pick<Counts, 'measure' | 'inHours'> | null {
  const measure = measureIn(text);
  const rest = text.replace(/\b(?:and|und|so|ok|how|many|much|often|long|wie|viele?|wieviele?|oft|lange|in|the|of|that|das|did|i|was|it|waren|es|hab|ich|days?|tagen?|tage|mins?|minutes?|minuten?|hours?|stunden?|sessions?|einheiten?|times|mal)\b/g, ' ');
  return measure !== null && rest.trim() === '' ? { measure, inHours: HOURS.test(text) } : null;
}

const OWN = /\b(?:did i|have i|do i|am i|i (?:did|trained|practi[cs]ed)|hab\w* ich|ich (?:hab\w*|trainier\w*)|trainier\w* ich|ube ich)\b/;
const MORE_THAN_LAST_MONTH = /\b(?:more|less|much|mehr|weniger|viel)\b.*\b(?:than|then|as|als|wie)\b.*\b(?:last|previous|letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?) (?:month|monat)\b/;

const AGAINST_MONTH = /\b(?:compared? (?:to|with|against)|(?:in )?comparison (?:to|with)|versus|vs|against|verglichen mit|im vergleich (?:zu|zum)|gegenuber(?: dem)?) (?:the |dem |den |my )?(?:last|previous|past|letzte[nrms]?|vorige[nrms]?|vergangene[nrms]?|vormonat|month before)\b(?: (?:month|monat))?/;
const OF_MONTH = /\b(?:month|monat|vormonat)\b/;
const HOW_AM_I = /\b(?:how (?:am i|do i|did i|have i|i am|is my|was my)|am i|do i|did i|wie (?:bin|stehe?|war|habe?|laufe?) ich|wie (?:lauft|ist|lief) (?:es|mein\w*)|bin ich|habe? ich|steh\w* ich)\b/;

/** Whether a text asks if the own practice of this month is more than that of the last one. */
export const comparesMonths = (text: string): boolean =>
  ((OWN.test(text) && MORE_THAN_LAST_MONTH.test(text)) || (HOW_AM_I.test(text) && AGAINST_MONTH.test(text) && OF_MONTH.test(text))) && !/\b(?:match\w*|goals?|tore?|spiele?|xp|tokens?|sleep|schlaf\w*)\b/.test(text);
