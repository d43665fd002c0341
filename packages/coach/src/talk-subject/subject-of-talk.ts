import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import type { OnApp } from '../app-talk/asks-on-thing.ts';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { Understood } from '../intents/read-question.ts';
import type { EnoughStreakOrMatchQuestion } from '../question-parts/enough-streak-and-match-question-kinds.ts';
import { isPlan } from '../question-parts/missing-gear-or-space.ts';
import { matchIn, setbackIn } from './match-setback-or-position-told.ts';
import type { MatchKind, MissingGear, OnSubject, Setback, TalkSubject } from './talk-subject-types.ts';
import { changesDrill } from './follow-up-kinds-by-subject.ts';

const topics = (...names: readonly CoachTopic[]): ReadonlySet<CoachTopic> => new Set(names);

const OF_LEVEL = topics('levelOnly', 'levelReached', 'levelMeaning', 'experienceOnly', 'xpMeaning', 'sessionXp', 'extraExperience');
const OF_TOKENS = topics('tokensOnly', 'tokensFor', 'packNeeds', 'tokenHistory');
const OF_STREAK = topics('streakOnly', 'streakRule', 'streakLost', 'streakAfter', 'streakTo', 'streakToDone', 'streakFreeze', 'newStreak');
const OF_BOARD = topics('climbBoard', 'notOnBoard', 'boardWeek', 'boardNotXp', 'ownBoard', 'boardHidden', 'boardShown');
/** Games of several are no drill of the list. */
const GAMES = topics('groupGames', 'partnerDrills');
const OF_PRACTICE = topics('betterOverall', 'betterInOne', 'partlyBetter', 'notBetterYet', 'practiceJudged', 'practiceJudgedUp', 'practiceJudgedDown', 'practiceJudgedSame', 'weeks', 'weeksMore', 'weeksLess', 'weeksSame', 'thisWeek', 'thisMonth', 'strongestIs', 'weakestIs', 'findProgress');
const OF_BADGES = topics('badge', 'badgesHow');
const MOVES = topics('roulette', 'elastico', 'rainbow', 'rabona', 'nutmeg', 'backHeel', 'chip', 'knuckle', 'volley', 'outsideFoot', 'curve', 'feint', 'throwIn', 'freeKick', 'cross', 'penalty', 'cornerKick');
const POSITIONS = topics('goalkeeper', 'defenderRole', 'midfielderRole', 'wingerRole', 'strikerRole');
const OF_RESULTS = topics('average', 'goodResult', 'better', 'moreOfDrill');

/** Topics about a match that is to come, by its kind. */
const MATCH_OF_TOPIC: Readonly<Partial<Record<CoachTopic, MatchKind>>> = { tournamentDay: 'tournament', trialDay: 'trial', trialFocus: 'trial', academy: 'trial', makeTeam: 'trial', beforeMatch: 'match', matchSoon: 'match', matchMorning: 'match', matchBreakfast: 'match', nightBefore: 'match', sleepBefore: 'match', mistakeFear: 'match', betterOpponents: 'match', bedtimeForKickoff: 'match' };
/** Topics about what went wrong and weighs on the player. */
const SETBACK_OF_TOPIC: Readonly<Partial<Record<CoachTopic, Setback>>> = {
  missedPenalty: 'penalty',
  madeMistake: 'lost',
  keeperConceded: 'lost',
  losingNow: 'lost',
  alwaysLose: 'lost',
  cried: 'lost',
  benched: 'benched',
  subbedOff: 'benched',
  coachUnfair: 'benched',
  notChosen: 'benched',
  mocked: 'teamMates',
  laughedAt: 'teamMates',
  putDownByTeam: 'teamMates',
  leftOut: 'teamMates',
  notPassedTo: 'teamMates',
  othersBetter: 'behind',
  comparedWithOthers: 'behind',
  stuck: 'behind',
};
const GEAR_OF_TOPIC: Readonly<Partial<Record<CoachTopic, MissingGear>>> = { noCones: 'cones', noGoal: 'goal', otherBall: 'ball' };
/** What was done with drills makes no talk about a match of it, but these do. */
const MAY_TELL_OF_MATCH: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['nerves', 'matches', 'food_sleep', 'plan_day']);
/** They keep the match or what went wrong that was told of before. */
const KEEPS_EVENT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['nerves', 'matches', 'food_sleep', 'bad_day', 'team_mates', 'motivation', 'parents', 'thanks', 'off_topic', 'plan_day', 'warm_up']);
/** Their answers tell the player's own numbers, of a drill where one is named. */
const OF_NUMBERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'my_numbers', 'last_practice', 'analyse_practice']);
/** What others can do, where a drill is named, is measured by the own results. */
const TELLS_OF_OTHERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['team_mates', 'bad_day', 'motivation']);
/** Their answers offer a drill to do. */
const OFFERS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'improve_skill', 'drill_technique', 'weak_foot', 'little_time', 'no_wall', 'no_ball', 'rain', 'bored', 'too_hard', 'too_easy']);
/** They say nothing of a subject, so the one before goes on. */
const PASSES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['thanks', 'equipment', 'off_topic', 'joke']);
/** They are about the drill that was spoken of. */
const KEEP_DRILL: ReadonlySet<string> = new Set<DialogueAct['kind']>(['fault', 'stillHard', 'whichFoot', 'otherPlace', 'ballOnly', 'afterDrill', 'withoutGear']);
const REWARD_INTENTS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['my_numbers', 'rewards_levels']);
/** What is earned, by its own words in the five languages. */
const REWARDS: readonly (readonly ['level' | 'tokens' | 'streak', RegExp])[] = [
  ['level', /\b(?:levels?|lvl|xp|nivel|niveau|stufe|experience)\b/],
  ['tokens', /\b(?:tokens?|packs?|coins?|munzen|packchen|fichas?|monedas?|jetons?|sobres?|pacotes?|paquets?)\b/],
  ['streak', /\b(?:streaks?|racha|serie|sequencia|in a row|hintereinander|seguidos?|de suite)\b/],
];
/** The one thing earned that words name; null where they name none or several. */
export function rewardIn(words: readonly string[]): 'level' | 'tokens' | 'streak' | null {
  const text = words.join(' ');
  const named = REWARDS.filter(([, pattern]) => pattern.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** Turns back to look for a subject in. */
const MOST_TURNS_BACK = 3;

/** Turns of these acts are about what was spoken of before them. */
const OF_SUBJECT_BEFORE: ReadonlySet<string> = new Set<DialogueAct['kind']>(['onAdvice', 'onAnswer', 'saidAlready', 'unexplained']);

/** What the talk is about behind a turn, as it was understood; null where that is nothing that a later turn asks about in few words. */
export function subjectOfTalk(turn: Understood, back = 1): TalkSubject | null {
  // What others have in a drill leaves the talk about the own number.
  if (turn.act?.kind === 'onApp' && turn.act.thing === 'result') return turn.before === null ? null : subjectOfTalk(turn.before, back + 1);
  if (turn.act !== null && OF_SUBJECT_BEFORE.has(turn.act.kind)) return turn.before === null ? null : subjectOfTalk(turn.before, back + 1);
  if (turn.act?.kind === 'numberTold') return turn.act.of === 'result' ? { of: 'result', drillId: turn.drillId, back } : turn.before === null ? null : subjectOfTalk(turn.before, back + 1);
  const own = subjectOf(turn, back);
  if (own !== null) return own;
  if (back <= MOST_TURNS_BACK && turn.before !== null && KEEPS_EVENT.has(turn.intent)) {
    const before = subjectOfTalk(turn.before, back + 1);
    if (before?.of === 'match' || before?.of === 'setback') return before;
  }
  return back <= MOST_TURNS_BACK && turn.before !== null && (PASSES.has(turn.intent) || isVague(turn)) ? subjectOfTalk(turn.before, back + 1) : null;
}

/** Says nothing that would be a subject of its own. */
const isVague = ({ topic, ask, act, told, drillId, skill, intent }: Understood): boolean => (intent === 'app_help' && topic === null && ask === null && act === null && told === null && drillId === null && skill === null) || (topic !== null && OF_BADGES.has(topic.topic));

/** Whether a turn looks at a day, a drill or the length of what was told before. */
const looksAtPlan = ({ act, ask }: Understood): boolean => act?.kind === 'day' || act?.kind === 'lengthOfPlan' || (ask?.kind === 'case' && ask.case.of === 'planDay');
function planOf(turn: Understood, back: number): TalkSubject | null {
  const subject = subjectOf(turn, back);
  return subject?.of === 'plan' ? subject : null;
}

function subjectOf(turn: Understood, back: number): TalkSubject | null {
  const { act, ask, topic, intent, drillId, skill, foot } = turn;
  if (act?.kind === 'onApp') return subjectOfThing(act);
  if (act?.kind === 'onSubject') return sameSubject(turn, act, back);
  if (looksAtPlan(turn) && turn.before !== null) return planOf(turn.before, back + 1);
  const event = eventOf(turn);
  if (event !== null) return event;
  if (ask?.kind === 'trial' && ask.trial.wants === 'plan') return { of: 'plan', span: 'week', back };
  if (ask !== null) return subjectOfAsk(turn, back);
  if (topic !== null && !(TELLS_OF_OTHERS.has(intent) && drillId !== null)) return subjectOfTopic(turn, topic.topic, back);
  if (act !== null && !KEEP_DRILL.has(act.kind)) return null;
  if (isPlan(turn)) return { of: 'plan', span: intent === 'plan_week' ? 'week' : 'session', back };
  if ((OF_NUMBERS.has(intent) && (drillId !== null || skill !== null)) || (TELLS_OF_OTHERS.has(intent) && drillId !== null)) return { of: 'result', drillId, back };
  const named = REWARD_INTENTS.has(intent) ? rewardIn(turn.words) : null;
  if (named !== null) return { of: named };
  // What one does not know by name is no drill of the list.
  if (intent === 'drill_technique' && drillId === null && skill === null && turn.before === null) return null;
  if (OF_NUMBERS.has(intent)) return { of: 'practice' };
  return OFFERS.has(intent) || intent === 'motivation' ? { of: 'drill', drillId, back, skill, foot } : null;
}

/** The match that a turn tells of, or what went wrong for the player; null where it is about neither. */
function eventOf({ act, topic, intent, words, drillId }: Understood): TalkSubject | null {
  if (act?.kind === 'ownGoal') return { of: 'setback', kind: 'ownGoal' };
  if (act?.kind === 'blamed' || act?.kind === 'teased') return { of: 'setback', kind: 'teamMates' };
  const setback = topic === null ? null : (SETBACK_OF_TOPIC[topic.topic] ?? null);
  if (setback !== null) return { of: 'setback', kind: setback };
  const told = topic === null && (intent === 'bad_day' || intent === 'team_mates') ? setbackIn(words) : null;
  if (told !== null) return { of: 'setback', kind: told };
  const kind = topic === null ? null : (MATCH_OF_TOPIC[topic.topic] ?? null);
  const named = MAY_TELL_OF_MATCH.has(intent) && drillId === null ? matchIn(words) : null;
  if (kind !== null) return { of: 'match', kind: named === null || named === 'match' ? kind : named };
  if (named !== null && (topic === null || intent === 'nerves')) return { of: 'match', kind: named };
  return intent === 'bad_day' && topic === null && act === null ? { of: 'setback', kind: 'lost' } : null;
}

/** What is earned, or the board, where that was asked of; of a drill's result and of all else of the app there is no subject here. */
function subjectOfThing({ thing }: OnApp): TalkSubject | null {
  if (thing === 'pack' || thing === 'card') return { of: 'tokens' };
  return thing === 'level' || thing === 'tokens' || thing === 'streak' || thing === 'board' ? { of: thing } : null;
}

/** The subject of a turn that asked something of it, or the drill that was offered in its place. */
function sameSubject({ skill, foot }: Understood, { subject, turn }: OnSubject, back: number): TalkSubject {
  // Each answer about a plan holds that plan, as it is then.
  if (subject.of === 'plan') return { ...subject, back };
  if (changesDrill(turn)) return { of: 'drill', drillId: null, back, skill: 'skill' in subject ? subject.skill : skill, foot };
  return subject.of === 'drill' || subject.of === 'result' ? { ...subject, back: subject.back + back } : subject;
}

function subjectOfAsk({ ask, skill, foot }: Understood, back: number): TalkSubject | null {
  if (ask === null) return null;
  if (ask.kind === 'dated' || ask.kind === 'bestIn') return { of: 'result', drillId: ask.drillId, back };
  if (ask.kind === 'toRecord') return ask.drillId === null ? null : { of: 'result', drillId: ask.drillId, back };
  if (ask.kind === 'howHard') return { of: 'drill', drillId: ask.drillId, back, skill, foot };
  if (ask.kind === 'drillOfLength' || ask.kind === 'drillList') return { of: 'drill', drillId: null, back, skill: ask.skill, foot };
  if (ask.kind === 'tokens') return { of: 'tokens' };
  if (ask.kind === 'place') return { of: 'board' };
  return ask.kind === 'case' ? subjectOfCase(ask.case.of, foot, back) : null;
}

function subjectOfCase(of: EnoughStreakOrMatchQuestion['of'], foot: Understood['foot'], back: number): TalkSubject | null {
  if (of === 'today') return { of: 'drill', drillId: null, back, skill: null, foot };
  if (of.startsWith('streak')) return { of: 'streak' };
  if (of === 'packs' || of === 'money') return { of: 'tokens' };
  if (of === 'levelJudged') return { of: 'level' };
  return of === 'juggles' ? { of: 'drill', drillId: 'juggling', back, skill: 'juggling', foot } : null;
}

function subjectOfTopic({ drillId, skill, foot, intent, before, words }: Understood, topic: CoachTopic, back: number): TalkSubject | null {
  if (OF_LEVEL.has(topic)) return { of: 'level' };
  if (OF_TOKENS.has(topic)) return { of: 'tokens' };
  if (OF_STREAK.has(topic)) return { of: 'streak' };
  if (OF_BOARD.has(topic)) return { of: 'board' };
  if (POSITIONS.has(topic)) return { of: 'position', topic };
  if (MOVES.has(topic)) return { of: 'move', topic };
  const missing = GEAR_OF_TOPIC[topic];
  if (missing !== undefined && drillId === null && skill === null) {
    // What is missing for the drill of the talk leaves that as it is.
    const earlier = before === null ? null : subjectOfTalk(before, back + 1);
    return earlier?.of === 'drill' || earlier?.of === 'position' ? earlier : { of: 'gear', missing };
  }
  if (GAMES.has(topic)) return null;
  // A question of how a drill is laid out or done, which does not name it.
  if ((intent === 'drill_technique' || intent === 'improve_skill') && drillId === null && before !== null) {
    const earlier = subjectOfTalk(before, back + 1);
    if (earlier?.of === 'drill' && (skill === null ? intent === 'drill_technique' : earlier.drillId !== null && earlier.skill === skill)) return earlier;
  }
  if (OF_RESULTS.has(topic) && drillId !== null) return { of: 'result', drillId, back };
  if (OF_PRACTICE.has(topic)) return { of: 'practice' };
  const named = intent === 'rewards_levels' ? rewardIn(words) : null;
  if (named !== null) return { of: named };
  return OFFERS.has(intent) ? { of: 'drill', drillId, back, skill, foot } : null;
}
