import type { TurnName } from '../english-reading/turn-forms.ts';

/** A turn that was learned, or one that is known by its words alone. */
export type OwnTurn = TurnName | 'drillsPerDay' | 'moreOfSkill' | 'helpSkill' | 'showPlan' | 'whyMinutes' | 'whyNotSkill';

/**
 * The turns that are answered from the subject of the talk, by what that is. A turn that is not here keeps its own reading.
 * `answers/on-subject` has an answer for each, or does not compile.
 */
const TURNS_ON = {
  drill: ['howMany', 'howLong', 'howOften', 'everyDay', 'untilGood', 'isEnough', 'whatNeed', 'whatGet', 'recordOfIt', 'lastOfIt', 'firstOfIt', 'worstOfIt', 'whenWas', 'giveGoal', 'reachNumber', 'untilNumber', 'amImproving', 'leftFoot', 'rightFoot', 'noWall', 'noCones', 'noBall', 'noGoal', 'other', 'dislikes', 'didAlready', 'whichFoot', 'whichPart', 'howGoes', 'first', 'ballAway', 'slow', 'whatWrong', 'thinkICan', 'practiseThat', 'noNoise', 'aheadOfMe', 'howFar', 'howManyNeed', 'whatNow', 'lookWhere', 'howFast', 'earnFaster', 'hitsThem', 'trips', 'tooHigh', 'drops', 'neverWorks', 'knowBetter', 'justABit', 'whatExactly', 'whatInstead', 'standInOk', 'room', 'alone', 'whichQuiet'],
  result: ['isGood', 'isBad', 'isEnough', 'improveIt', 'reachNumber', 'giveGoal', 'untilNumber', 'untilGood', 'recordOfIt', 'lastOfIt', 'firstOfIt', 'worstOfIt', 'whenWas', 'leftFoot', 'rightFoot', 'howGoes', 'practiseThat', 'howLong', 'howOften', 'amImproving', 'thinkICan', 'whatGet', 'fails', 'ballAway', 'slow', 'whatWrong', 'aheadOfMe', 'othersBetter', 'howFar', 'whatNow', 'neverWorks', 'knowBetter', 'howFast', 'drops', 'tooHigh', 'trips', 'hitsThem', 'lookWhere', 'whichPart'],
  level: ['earnFaster', 'improveIt', 'howGoes', 'howManyNeed', 'whatGet', 'why', 'howLong', 'untilGood', 'practiseThat', 'isGood', 'isBad', 'howManySessions', 'reachNumber', 'untilNumber', 'aheadOfMe', 'nextBadge', 'whatNeed'],
  tokens: ['earnFaster', 'improveIt', 'howGoes', 'howManyHave', 'howManyNeed', 'whatGet', 'why', 'costs', 'practiseThat', 'whatInside', 'aheadOfMe', 'howManySessions', 'nextBadge'],
  streak: ['keepIt', 'improveIt', 'howGoes', 'howLong', 'missDay', 'howManyHave', 'whatGet', 'why', 'isGood', 'isBad', 'restDay', 'practiseThat', 'nextBadge', 'aheadOfMe', 'reachNumber', 'howManySessions'],
  board: ['improveIt', 'earnFaster', 'howGoes', 'practiseThat', 'reachNumber', 'aheadOfMe', 'whoIsFirst', 'whatGet', 'why', 'whatNeed', 'howManyNeed', 'howManySessions'],
  practice: ['isGood', 'isBad', 'amImproving', 'why', 'whatNow', 'practiseThat', 'improveIt'],
  move: ['isHard', 'untilGood', 'howLong', 'howOften', 'howMany', 'whichFoot', 'practiseThat', 'improveIt', 'thinkICan', 'easier', 'fails'],
  position: ['practiseThat', 'improveIt', 'howGoes', 'noGoal', 'noWall', 'noBall', 'noCones', 'room', 'alone', 'other', 'howLong', 'howOften', 'withFeet', 'withHands'],
  plan: ['moreDays', 'fewerDays', 'daysInstead', 'drillsPerDay', 'addDay', 'moveDay', 'restOn', 'startOn', 'dayWhat', 'dayNot', 'dayMatch', 'dayTraining', 'daysOnly', 'isTooMuch', 'tooMuch', 'tooLittle', 'isEnough', 'isGood', 'totalMinutes', 'howLong', 'howMany', 'howManySessions', 'howOften', 'everyDay', 'restDay', 'minutes', 'shorter', 'longer', 'harder', 'easier', 'isHard', 'noWall', 'noCones', 'noBall', 'noGoal', 'room', 'rain', 'noNoise', 'withWall', 'withCones', 'withFriend', 'alone', 'whatNeed', 'other', 'dislikes', 'didAlready', 'swapOne', 'sameAgain', 'skillInstead', 'moreOfSkill', 'helpSkill', 'showPlan', 'whyMinutes', 'whyNotSkill', 'why', 'first', 'afterwards', 'nextWeek', 'tomorrow', 'missDay', 'catchUp', 'notAll', 'allInOne', 'otherOrder', 'whenInDay', 'stickToIt', 'keepIt', 'saveIt', 'whereInApp', 'whatGet'],
  match: ['nightBefore', 'before', 'betweenGames', 'eatThere', 'whatBring', 'whatNeed', 'ifSubbed', 'ifLost', 'tiredThere', 'othersBetter', 'trialLook', 'practiseThat', 'howLong', 'thinkICan'],
  setback: ['howForget', 'stopIt', 'whatSay', 'askHim', 'takeNext', 'maybeBad', 'whatsPoint', 'notPlayed', 'unfair', 'wontGo', 'teamAngry', 'teamLaughed', 'notTalking', 'myFault', 'othersBetter', 'practiseThat', 'improveIt', 'whatNow', 'somethingFun', 'thinkICan'],
  gear: ['whatInstead', 'whatNeed', 'standInOk', 'howManyNeed', 'howFar', 'practiseThat', 'noNoise', 'room'],
} as const satisfies Readonly<Record<string, readonly OwnTurn[]>>;

/** What a turn can be about. */
export type SubjectKind = keyof typeof TURNS_ON;
/** The turns that have an answer for a kind of subject. */
export type TurnOn<Kind extends SubjectKind> = (typeof TURNS_ON)[Kind][number];

const answered: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(TURNS_ON).map(([kind, turns]) => [kind, new Set(turns)]));

/** What other rules know too, where the turn before is the one that named the drill. */
const KNOWN_BEHIND_DRILL: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['leftFoot', 'rightFoot', 'other', 'dislikes', 'howGoes', 'first', 'whichFoot', 'noCones', 'noGoal', 'room', 'alone', 'whatExactly']);
export const isKnownBehindDrill = (turn: OwnTurn): boolean => KNOWN_BEHIND_DRILL.has(turn);

/** What goes wrong is first told by its own words, and by these turns only where those say nothing. */
const OF_FAULT: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['fails', 'ballAway', 'slow', 'whatWrong']);
export const isOfFault = (turn: OwnTurn): boolean => OF_FAULT.has(turn);

/** Whether a turn has an answer for a kind of subject. */
export const isTurnOn = <Kind extends SubjectKind>(kind: Kind, name: string): name is TurnOn<Kind> => answered.get(kind)?.has(name) === true;

/** After these the talk is about the drill that was offered then. */
const CHANGE: ReadonlySet<OwnTurn> = new Set<OwnTurn>(['leftFoot', 'rightFoot', 'noWall', 'noCones', 'noBall', 'noGoal', 'other', 'dislikes', 'didAlready', 'practiseThat', 'somethingFun', 'room', 'alone']);
export const changesDrill = (turn: OwnTurn): boolean => CHANGE.has(turn);
