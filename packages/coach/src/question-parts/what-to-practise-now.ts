import { categoryOf, drillsIn, skillIn } from '../intents/find-drill-and-skill.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { NAMES_OF_ROLES } from '../talk-subject/playing-position-in-talk.ts';

/** So sure that the turn before is not read with it. */
const SURE = 1.2;
/** What may stand in front: a greeting, the coach, the own name and age. */
const FRONT = '(?:(?:hi+|hey+|hello|hallo|moin|servus|yo|hya|hiya|na|guten (?:tag|morgen|abend)|sarah|coach|ok|okay|so|also|and|und|pls|please|bitte|sag(?: mir)?|mal|tell me|can you tell me|kannst du mir sagen|im (?!not )\\w+|i am (?!not )\\w+|my name is \\w+|bin(?: der| die)? (?!nicht |kein)\\w+|ich bin(?: der| die)? (?!nicht |kein)\\w+|(?:mein name ist|ich heisse) \\w+) )*';
const MAY_EN = '(?:should|shud|shld|shuld|shoud|sould|shood|shal|shall|do|cud|could|can|must|am i supposed to|wanna)';
const NOW = '(?:today|2day|todai|tday|tonight|now|rn|right now|first|next|this (?:morning|afternoon|evening)|heute?|heut|jetzt|grad|gerade|als erstes|zuerst|nachher|gleich)';
const FILL = '(?:denn|mal|so|am besten|eigentlich|bitte|lieber|wohl|then|best|really|on my own|at home|alleine?|zuhause|noch)';
const DOES_EN = '(?:do|practi[cs]e|practis|practic|train|work on|practi[cs]ing|traning|trane)';
const DOES_DE = '(?:uben|ueben|uebn|ubn|trainier(?:en|n)|machen|machn|tun|trainiren)';
const WHAT = '(?:what|wot|wat|wht|wut|whta|which drills?|wich drills?|which exercises?|wich exercises?|was|wass|welche ubung(?:en)?|was fur (?:ne |eine )?ubung(?:en)?)';
/** Why just that one, asked with it. */
const WHY = '(?: (?:and|n|und|u|y) (?:(?:also|auch) )?(?:why|wy|y|whyy|warum|wieso|weshalb|waru|warrum|how come)(?: (?:that|this|it|just|exactly|one|grad|gerade|genau|ausgerechnet|das|die|denn|drill|ubung|soll ich|should i(?: do it)?|do i))*)?';
const ASKS_WHAT = new RegExp(
  `^${FRONT}(?:${[
    `(?:${NOW} )?${WHAT} ${MAY_EN} (?:i|we|me)(?: (?:${FILL}|${NOW}))*(?: ${DOES_EN})?(?: (?:${FILL}|${NOW}))*`,
    `${WHAT} to ${DOES_EN}(?: (?:${FILL}|${NOW}))*`,
    `${WHAT} (?:soll|sol|sollte|kann|muss|konnte|sollt) ich(?: (?:${FILL}|${NOW}))*(?: ${DOES_DE})?(?: (?:${FILL}|${NOW}))*`,
    `${WHAT} (?:ube?|trainiere?|mach|mache) (?:ich|i)(?: (?:${FILL}|${NOW}))*`,
    `${WHAT} (?:wurdest du|wurdst du|would you) (?:mir )?(?:${NOW} )?(?:empfehlen|raten|recommend|suggest)(?: (?:${FILL}|${NOW}))*`,
  ].join('|')})${WHY}(?: (?:pls|please|bitte|sarah|coach|danke|thx|thanks|lol))*$`,
);
const ASKS_WHY = /\b(?:why|wy|warum|wieso|weshalb|waru|warrum|how come)\b/;
const MOST_WORDS = 22;
/** “What to do” alone may be of anything. */
const WHAT_TO = / to /;
/** What goes on with the last turn, and is of that: “what should I do now” behind a pain or a plan. */
const GOES_ON = /\b(?:now|rn|next|then|jetzt|als erstes|zuerst|gleich)\b/;

/** What to practise today, with or without why: one drill, and why just that one. In a talk only where today, or why, is said. */
export function asksWhatToPractise(question: Question): Understood | null {
  const { raw, before } = question;
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS || before?.intent === 'injury' || !ASKS_WHAT.test(text)) return null;
  const asksWhy = ASKS_WHY.test(text);
  if (!asksWhy && (WHAT_TO.test(text) || GOES_ON.test(text) || before !== null || !isMistyped(question))) return null;
  return understoodAs(question, 'which_drill', { sureness: SURE, drillId: null, skill: null });
}

/** Words that are right, in which the question is known already. */
const WELL_WRITTEN = /(?:^| )(?:what|which drills?|which exercises?|was|welche ubung(?:en)?) (?:should|shall|do|can|could|must|soll|sollte|kann|muss|konnte|ube|mache) (?:i|we|ich) /;
const isMistyped = ({ raw }: Question): boolean => !WELL_WRITTEN.test(`${raw.join(' ')} `);

/** Says that something was done. */
const DONE = /\b(?:already|allready|alredy|did|done|just did|schon|bereits|gemacht|geubt|trainiert|vorhin|erst)\b/;
const HAVE = /\b(?:i|ive|ich|hab|habe|habs|we|wir)\b/;
/** Asks, or tells of a result, of another day, or of what is no practice. */
const MORE = /^(?:(?:and|but|so|und|aber|also|ok) )*(?:how|why|what|when|where|who|is|are|am|do|does|did i|have i|can|should|wie|warum|wieso|wann|was|wo|wer|ist|sind|bin|kann|soll|darf|muss|hab ich|habe ich)\b|\?|\d|\b(?:yesterday|last|never|not|dont|didnt|without|how many|best|record|score\w*|gestern|letzte\w*|nie|noch nicht|nicht|kein\w*|ohne|wie ?viel\w*|rekord|bestwert|punkte|besser|better|hurts?|weh)\b/;
const MOST_WORDS_DONE = 14;
const OF_PRACTICE = new Set(['which_drill', 'motivation', 'bored', 'improve_skill', 'plan_day', 'little_time', 'drill_technique', 'rain', 'no_wall', 'too_easy']);

/** Behind a drill or an advice to practise, that one of them was done today already: another one. */
export function saysDrillIsDone(question: Question): Understood | null {
  const { before, raw, words, text: message, unwanted } = question;
  if (before === null || raw.length > MOST_WORDS_DONE || !OF_PRACTICE.has(before.intent) || message.includes('?')) return null;
  const text = raw.join(' ');
  const [id] = [...drillsIn(words), ...drillsIn(raw)];
  if (id === undefined || !DONE.test(text) || !HAVE.test(text) || MORE.test(text)) return null;
  return understoodAs(question, 'which_drill', { sureness: SURE, drillId: null, skill: null, unwanted: [...new Set([...unwanted, id])] });
}

const OUTSIDE = /\b(?:outside|outdoors|garden|yard|park|pitch|draussen|garten|hof|bolzplatz|wiese)\b/;
const OPENS_WHAT = /^(?:(?:and|but|ok|okay|so|und|aber) )*(?:what|which|outside|in the|out|was|welche\w*|draussen|im|in|auf)\b/;
const MOST_WORDS_OUTSIDE = 10;
/** Behind a ball that may not be used inside, what to do outside: a drill, with a ball too. */
export function asksForOutside(question: Question): Understood | null {
  const { before, raw } = question;
  const text = raw.join(' ');
  if (before?.topic?.topic !== 'noBallIndoors' || raw.length > MOST_WORDS_OUTSIDE || !OUTSIDE.test(text) || !OPENS_WHAT.test(text)) return null;
  return understoodAs(question, 'which_drill', { sureness: SURE, drillId: null, skill: null });
}

const WHY_NOT = /^(?:(?:and|but|so|ok|und|aber|ja|hm+) )*(?:why|warum|wieso|weshalb|wy)(?: (?:that|this|it|just|exactly|one|do i|grad|gerade|genau|das|die|den|diese|soll ich|should i|ubung|drill|do))* (?:and |und )?(?:not|nich|nicht|net|ned|instead of|statt)(?: (?:something|smth|sth|anything|one|a drill|rather|was|etwas|eine|ne|lieber|ubung|drills?))* (?:for|fur|furs|fuer|on|with|of|mit|zum|about|zu) (.+)$/;

const ROLES = NAMES_OF_ROLES.map(([role, names]) => [role, new RegExp(`\\b${names}\\b`)] as const);

/** Behind a drill, why it is that one and nothing for a place on the pitch or a skill; null for all else. */
export function asksWhyNotFor(question: Question): Understood | null {
  const { raw, words, before } = question;
  if (before === null || before.intent === 'injury') return null;
  const other = WHY_NOT.exec(raw.join(' '))?.[1];
  if (other === undefined) return null;
  const place = ROLES.find(([, says]) => says.test(other))?.[0] ?? null;
  const skill = place === null ? (skillIn(words) ?? skillIn(raw)) : null;
  if (place === null && (skill === null || categoryOf(skill) === null)) return null;
  return understoodAs(question, 'which_drill', { sureness: SURE, drillId: null, skill, act: { kind: 'whyNotFor', place } });
}
