import { learnedTurn } from '../english-reading/learned-turn.ts';
import { planAsked } from '../intents/asks-plan.ts';
import { plainPlanTurn, planChangeByWords } from '../intents/plan-change-by-words.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { namedInPlan, type NamedInPlan } from './named-in-plan.ts';
import { rewardIn, subjectOfTalk } from './subject-of-talk.ts';
import { isTurnOn, type OwnTurn, type TurnOn } from './follow-up-kinds-by-subject.ts';

/** From here on a turn behind a plan is taken to be of it. */
const FROM = 0.35;
/** A whole new plan is asked for, unless it is this likely that the one before is changed. */
const CHANGES_FROM = 0.8;
/** More words say more than one thing. */
const MOST_WORDS = 12;
/** What is said plainly of days may stand in a longer one. */
const MOST_WORDS_PLAIN = 22;
/** How long a match lasts is asked of no plan. */
const LENGTH_OF_MATCH = /\b(?:match|game|half|halbzeit|spiel|spiels|video|sleep|schlaf)\b/;
/** Who tells how a match feels tells nothing of the plan. */
const FEELS = /\b(?:scared|scard|nervous|afraid|worried|angst|aufgeregt|nervos)\b/;
const OF_DAYS: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['addDay', 'restOn']);

const NEED_DAY: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['addDay', 'moveDay', 'restOn', 'startOn', 'dayWhat', 'dayNot', 'dayMatch', 'dayTraining', 'daysOnly']);
/** These may name a drill or a skill. */
const MAY_NAME_DRILL: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['swapOne', 'sameAgain', 'didAlready', 'dislikes', 'other', 'skillInstead', 'dayWhat', 'moveDay', 'why', 'first']);
/** Another drill for one that is named. */
const OF_ANOTHER: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['didAlready', 'dislikes', 'other', 'swapOne']);

/** Whether what the turn needs is named, and nothing that it cannot speak of. */
function isWhole(name: TurnOn<'plan'>, { days, minutes, count, drillId, skill, at }: NamedInPlan): boolean {
  if (NEED_DAY.has(name) && days.length === 0) return false;
  if (name === 'minutes' && minutes === null) return false;
  if (name === 'daysInstead' && count === null) return false;
  if (name === 'skillInstead' && skill === null && drillId === null) return false;
  if (name === 'swapOne' && drillId === null && at === null && days.length === 0) return false;
  return (drillId === null && skill === null) || MAY_NAME_DRILL.has(name);
}

/** A turn that says which drill is to give way is one that swaps it. */
const inPlan = (name: TurnOn<'plan'>, { drillId, at }: NamedInPlan): TurnOn<'plan'> => (OF_ANOTHER.has(name) && (drillId !== null || at !== null) ? 'swapOne' : name);

/** What was learned of a turn, where that has an answer of a plan. */
function learnedOfPlan({ text, raw, language, spoken }: Question, named: NamedInPlan): TurnOn<'plan'> | null {
  if (spoken === null || (language !== 'en' && language !== 'de')) return null;
  const { name, likelihood } = learnedTurn(text, language, true);
  if (likelihood < FROM || !isTurnOn('plan', name)) return null;
  if (planAsked(raw) !== null && likelihood < CHANGES_FROM) return null;
  return isWhole(name, named) ? name : null;
}

/** What can be said of nothing else than a plan, in so few words. */
const ONLY_OF_PLAN: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['moreDays', 'fewerDays', 'daysInstead', 'drillsPerDay', 'addDay', 'moveDay', 'restOn', 'startOn', 'isTooMuch', 'isEnough', 'totalMinutes', 'howLong', 'swapOne', 'sameAgain', 'nextWeek', 'missDay', 'withWall', 'withCones', 'noWall', 'noCones', 'otherOrder', 'allInOne', 'notAll', 'catchUp', 'shorter', 'longer', 'harder', 'other', 'didAlready', 'restDay']);
const MOST_WORDS_ONLY_OF_PLAN = 8;
/** Whether a turn, as it was understood, says or asks something of a plan and cannot tell of anything else. */
export const isOnlyOfPlan = ({ act, words }: Understood): boolean => act?.kind === 'onSubject' && act.subject.of === 'plan' && ONLY_OF_PLAN.has(act.turn) && words.length <= MOST_WORDS_ONLY_OF_PLAN;

const OF_ONE_DRILL: ReadonlySet<TurnOn<'plan'>> = new Set<TurnOn<'plan'>>(['harder', 'easier']);
/** The place of the drill whose reason the turn before asked for: “too easy” behind it is of that one. */
const placeAskedBefore = ({ act }: Understood): number | null => (act?.kind === 'onSubject' && act.subject.of === 'plan' && act.turn === 'why' ? (act.ofPlan?.at ?? null) : null);

/**
 * A turn that changes the plan of the talk or asks something of it: by what was learned, else by its words. Null where the talk
 * is about no plan, or the turn about something else.
 */
export function turnOnPlan(question: Question): Understood | null {
  const { before, raw, words, drillId } = question;
  if (before === null || raw.length === 0 || raw.length > MOST_WORDS_PLAIN) return null;
  if (hurts(raw, words) || (drillId === null && rewardIn(words) !== null)) return null;
  const subject = subjectOfTalk(before);
  if (subject?.of !== 'plan') return null;
  const named = namedInPlan(raw, words, question.text.includes('?'));
  const plain = named.perDay === null ? plainPlanTurn(raw, named) : 'drillsPerDay';
  if (raw.length > MOST_WORDS && (plain === null || !(OF_DAYS.has(plain) || plain === 'drillsPerDay'))) return null;
  const swapsAnother = named.at !== null && before.act?.kind === 'onSubject' && before.act.turn === 'swapOne' ? 'swapOne' : null;
  const turn = swapsAnother ?? plain ?? learnedOfPlan(question, named) ?? planChangeByWords(question, named) ?? planChangeByWords({ ...question, raw: words }, named);
  if (turn === null || ((turn === 'totalMinutes' || turn === 'howLong') && LENGTH_OF_MATCH.test(raw.join(' '))) || (turn === 'dayMatch' && FEELS.test(raw.join(' ')))) return null;
  const isOfDays = subject.span === 'week' || NEED_DAY.has(turn) || turn === 'daysInstead';
  const at = named.at ?? (OF_ONE_DRILL.has(turn) ? placeAskedBefore(before) : null);
  return understoodAs(question, isOfDays ? 'plan_week' : 'plan_day', { sureness: 1, act: { kind: 'onSubject', subject, turn: inPlan(turn, named), number: named.count, ofPlan: { ...named, at } } });
}
