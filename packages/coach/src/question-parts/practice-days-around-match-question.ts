import { hurts, topicOf } from '../topics/find-topic.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { DAYS_IN_WEEK, weekdaysOf } from '../text/weekday-names.ts';
import type { DaysAroundMatch } from './training-load-question-type.ts';

const MATCH = /^(?:match\w*|games?|cup|tournament|spiel|spiele|spieltag|turnier\w*|pokal\w*|punktspiel\w*)$/;
/** “we play every saturday” tells of a match too. */
const PLAYS = /\b(?:we|i|wir|ich|ihr) (?:always |immer |normally |meistens )?(?:play|spielen?)(?= |$)|\b(?:play|spielen?|spiel) (?:on |at |am |immer |every )*(?:\w*days?|\w+tags?)(?= |$)|\b\w+tags? (?:immer )?(?:spielen?|spiele)(?= |$)/;
const TRAINING = /^(?:training\w*|practi[cs]e|team ?training|\w*training)$/;
const WHICH_DAYS = /\b(?:(?:what|which|wich|wat) days?|days? (?:do|should|shall)|(?:an )?welche[nrm]? tage?n?|when (?:then|do|should|shall|can)|(?:und |and )?(?:wann|when) (?:dann|then|mach\w*|soll\w*|ub\w*|trainier\w*|do|should)|(?:wann|when)$|(?:so|and|und) (?:when|wann)|earlier in the week|fruher in der woche|(?:day|tag) (?:before|vor)\b.*\b(?:or|oder)\b)/;
/** Asked of the match itself, of a plan, or of what was. */
const OTHERWISE = /\b(?:what day is|which day is|welcher tag|when is|wann ist|kick ?off|anpfiff|eat\w*|ess\w*|sleep\w*|schlaf\w*|bed|bett|boots?|schuhe?|plan|wochenplan|did|was|war|hatte|last|letzte\w*|hurts?|weh|sick|ill|krank|leave the house|arrive|meet\w*|treff\w*)\b/;
const PRACTICE = /\b(?:passes|passe|juggl\w*|jonglier\w*|often|oft|train\w*|practi[cs]e\w*|drills?|sprints?|days?|week|uben|ube|ubung\w*|trainier\w*|sprinten|tage\w*|woche)\b/;
const HARD = /\b(?:sprint\w*|faster|quicker|speed|stronger|strength|stamina|fitness|fitter|schnell\w*|starker|kraft\w*|ausdauer|kondition)\b/;
const MOST_WORDS = 22;
const NEAR = 4;

const wordsOfTalk = (turn: Understood | null, back = 2): string => (turn === null || back === 0 ? '' : `${turn.words.join(' ')} ${wordsOfTalk(turn.before, back - 1)}`);

/** How far a day's word is from the nearest one of a kind; infinite where there is none. */
const distance = (words: readonly string[], at: number, kind: RegExp): number => Math.min(...words.flatMap((word, place) => (kind.test(word) ? [Math.abs(place - at)] : [])), Infinity);

/** The day of the match and those of team training that some words name; null where no match has a day. */
function daysNamed(words: readonly string[]): Pick<DaysAroundMatch, 'match' | 'team'> | null {
  const named = weekdaysOf(words).flatMap((day, at) => (day === null ? [] : [{ day, at }]));
  const plays = PLAYS.test(words.join(' '));
  const withMatch = named.map(({ day, at }) => ({ day, match: distance(words, at, MATCH), training: distance(words, at, TRAINING) }));
  const ofMatch = withMatch.toSorted((a, b) => a.match - b.match || b.training - a.training)[0];
  if (ofMatch === undefined || (ofMatch.match > NEAR && !(plays && named.length === 1))) return null;
  return { match: ofMatch.day, team: [...new Set(withMatch.filter((one) => one !== ofMatch && one.day !== ofMatch.day && one.training <= NEAR).map(({ day }) => day))] };
}

/** Asks on which days to practise where a match has its day; null for all else. */
export function daysAroundMatch(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if (raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  if (!WHICH_DAYS.test(text) || OTHERWISE.test(text)) return null;
  const days = daysNamed(raw);
  const talk = wordsOfTalk(before);
  if (days === null || !PRACTICE.test(`${text} ${talk}`)) return null;
  const load: DaysAroundMatch = { of: 'daysAroundMatch', ...days, isHard: HARD.test(`${text} ${talk}`) };
  return understoodAs(question, 'plan_day', { sureness: 1, topic: topicOf('howOften') ?? null, ask: { kind: 'case', case: { of: 'load', load } }, drillId: null, skill: null });
}

/** So many days before the match, for drills and for what needs more rest. */
const PRACTICE_DAYS_BEFORE = { easy: [5, 4, 2], hard: [4, 2] } as const;

/** The days to practise around a match, the day before it and the day after it, Monday being 0; a day of team training counts as it is. */
export function practiceDaysAround({ match, team, isHard }: DaysAroundMatch): { readonly days: readonly number[]; readonly before: number; readonly after: number } {
  const day = (back: number): number => (match - back + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const days = PRACTICE_DAYS_BEFORE[isHard ? 'hard' : 'easy'].map(day).filter((one) => !team.includes(one));
  return { days, before: day(1), after: day(-1) };
}
