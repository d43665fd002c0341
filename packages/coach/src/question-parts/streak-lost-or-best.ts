import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts, topicOf } from '../topics/find-topic.ts';
import type { CoachTopic } from '@touchline/messages/coach-topics';

const STREAK = /\b(?:streaks?|streek|serien?|\w*serie)\b/;
const OF_STREAK: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['streakOnly', 'streakRule', 'streakLost', 'streakAfter', 'streakFreeze', 'newStreak', 'streakRuns', 'streakEnds']);

/** Says of a streak that it is gone, or lower than it was. */
const IS_GONE = /\b(?:gone|lost|why did i (?:\w+ )?lose|how did i (?:\w+ )?lose|disappeared|vanished|reset|deleted|took|broke\w*|ended|over|(?:to|at|on|is) (?:0|zero)|only (?:\d+|one|two)|weg|verloren|geloscht|futsch|vorbei|zuruckgesetzt|(?:auf|bei|ist) (?:0|null)|nur (?:noch )?(?:\d+|ein\w*|zwei|drei))\b/;
/** Asks for the rule, or what one can do. */
const OF_RULE = /^(?:(?:and|so|but|ok|und|aber) )*(?:when|does|do|will|can|could|how (?:do|can|does|to|many|long|much|often)|what (?:can|should|do|happens)|is|wann|kann|konnte|wie (?:lange?|viele?|oft|kann)|was (?:kann|soll|passiert)|ist)\b/;
/** Asks what would be: others know that. */
const WHAT_IF = /\b(?:did i lose my streak$|is my streak (?:now )?(?:gone|lost|over)|ist (?:meine|die) (?:\w+ )?serie (?:jetzt |dann )?(?:weg|verloren|vorbei)|if|wenn|falls|would|wurde|will i|do i lose|when do|wann|verlier\w* ich|freeze|friend\w*|brother\w*|sister\w*|freund\w*|bruder\w*|schwester\w*|cry\w*|cried|wein\w*|geweint|heul\w*|tears|tranen|my (?:son|daughter|child|kid)|mein\w* (?:sohn|tochter|kind)|sad|traurig|upset|world|how does|how do streaks|longest|langste\w*|match\w*|games?|spiel\w*|winning|sieges?serie|level|cards?|afraid|scared|angst)\b/;
/** What a turn behind it says: why it should not be gone. That it is to come back others know. */
const AT_IT = /\b(?:holidays?|vacation|trip|camp|ill|sick|was away|trained|train|practi[cs]ed|did (?:it|my|a)|unfair|not fair|why|how come|urlaub|ferien|krank|weg ?gefahren|verreist|trainiert|geubt|gemacht|unfair|warum|wieso)\b/;
const OTHER_SUBJECT = /\b(?:drills?|ubung\w*|plan|tokens?|xp|level|packs?|cards?|boards?|rangliste|faster|match\w*|spiel\w*|tomorrow|morgen|today|heute|best|longest|most|beste\w*|langste\w*|meisten)\b/;
const MOST_WORDS = 20;
const MOST_WORDS_OF_TURN = 13;
const MOST_TURNS_BACK = 2;

const isGoneCase = ({ ask }: Understood): boolean => ask?.kind === 'case' && ask.case.of === 'streakGone';
const behindGone = (turn: Understood | null, back = MOST_TURNS_BACK): boolean => turn !== null && back > 0 && (isGoneCase(turn) || behindGone(turn.before, back - 1));
const isOfStreak = (turn: Understood): boolean => isGoneCase(turn) || STREAK.test(turn.words.join(' ')) || (turn.topic !== null && OF_STREAK.has(turn.topic.topic));
const behindStreak = (turn: Understood | null, back = MOST_TURNS_BACK + 1): boolean => turn !== null && back > 0 && (isOfStreak(turn) || behindStreak(turn.before, back - 1));

/** The longest streak, in the words of it or, behind the streak, as “one”. */
const LONGEST = /\b(?:best|longest|record|highest|beste\w*|langste\w*|hochste\w*|rekord\w*)\b/;
const THE_ONE = /\b(?:(?:best|longest|record|highest) (?:one|ever|one ever)|(?:was|is) (?:the|my) (?:best|longest)|the (?:best|longest)(?: one)?(?: ever)?|(?:die|meine|mein) (?:beste\w*|langste\w*)(?: (?:jemals|bisher|uberhaupt|und))?)(?= |$)/;
/** The drill that was done most. */
const MOST_DONE = /\b(?:(?:do|did|done|trained?|practi[cs]ed?|used) (?:\w+ ){0,3}?most(?: often)?|most (?:sessions?|done|practi[cs]ed|trained|used|often)|(?:am )?(?:meisten|haufigsten|oftesten)|haufigste\w*|meist ?(?:gemacht|geubt|trainiert)\w*|favou?rite drill|lieblingsubung)\b/;
const AND = /\b(?:and|und|plus|n)\b|,/;

const asCase = (question: Question, of: 'streakGone' | 'bestStreakAndMost'): Understood =>
  understoodAs(question, of === 'streakGone' ? 'rewards_levels' : 'my_numbers', { sureness: 1, ask: { kind: 'case', case: { of } }, topic: of === 'streakGone' ? (topicOf('streakLost') ?? null) : null, drillId: null, skill: null });

/** A streak that is gone and why, over the turns behind it; and the longest one together with the drill done most. Null for all else. */
export function streakLostOrBest(question: Question): Understood | null {
  const { raw, words, before, language, text: written } = question;
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const namesLongest = (STREAK.test(text) && LONGEST.test(text)) || (THE_ONE.test(text) && behindStreak(before));
  if (namesLongest && MOST_DONE.test(text) && (AND.test(text) || written.includes('?'))) return asCase(question, 'bestStreakAndMost');
  if (STREAK.test(text)) return IS_GONE.test(text) && !WHAT_IF.test(text) && !OF_RULE.test(text) ? asCase(question, 'streakGone') : null;
  return raw.length <= MOST_WORDS_OF_TURN && behindGone(before) && AT_IT.test(text) && !OTHER_SUBJECT.test(text) && !WHAT_IF.test(text) ? asCase(question, 'streakGone') : null;
}
