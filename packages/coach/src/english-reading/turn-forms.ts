import type { DrillId } from '@touchline/domain';
import type { FootWish } from '../intents/recognise-follow-up.ts';
import type { NamedInPlan, PlanDay } from '../talk-subject/named-in-plan.ts';

/** What a message names, whatever its language. */
export interface Named {
  readonly drillId: DrillId | null;
  readonly skill: string | null;
  readonly foot: FootWish | null;
  readonly minutes: number | null;
  /** Days, a number of them, and a place, as a turn about a plan names them. */
  readonly ofPlan: Pick<NamedInPlan, 'days' | 'count' | 'at'>;
  readonly position: string | null;
  /** The first number that is written in digits. */
  readonly number: number | null;
}

/** A class in English, with what is named; null where that class needs something that is not named. */
export type Form = (named: Named) => string | null;
const always = (text: string): Form => () => text;

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const dayName = (day: PlanDay): string => (typeof day === 'number' ? (DAYS[day] ?? '') : day);
/** The days that are named, joined by a word. */
const namesOf = (days: readonly PlanDay[], between = ' and '): string => days.map(dayName).join(between);
const onDays =
  (before: string): Form =>
  ({ ofPlan: { days } }) =>
    days.length === 0 ? null : `${before} ${namesOf(days)}`;
const PLACES = ['first', 'second', 'third', 'fourth'];
/** A drill of a plan by its place, its name or its day. */
function drillOfPlan({ drillId, ofPlan: { at, days } }: Named): string | null {
  if (drillId !== null) return drillId.replaceAll('_', ' ');
  if (at !== null) return `the ${PLACES.at(at) === undefined || at < 0 ? 'last' : (PLACES[at] ?? 'last')} one`;
  return days.length === 0 ? null : `the one on ${namesOf(days)}`;
}
const of = (before: string, after = ''): Form => (named) => {
  const drill = drillOfPlan(named);
  return drill === null ? null : `${before} ${drill}${after}`;
};

/** What goes on with a talk, in words that the coach reads behind any turn. */
export const TURN_FORMS = {
  shorter: always('shorter please'),
  easier: always('something easier please'),
  harder: always('something harder please'),
  other: always('another one please'),
  more: always('tell me more'),
  why: always('why is that good'),
  leftFoot: always('and with my left foot'),
  yes: always('yes'),
  no: always('no'),
  longer: always('only 20 minutes'),
  howLong: always('how long should i do it'),
  howOften: always('how often should i do it'),
  howMany: always('how many times'),
  rightFoot: always('and with my right foot'),
  whichFoot: always('which foot do i start with'),
  noWall: always('i have no wall'),
  noCones: always('i have no cones'),
  noBall: always('i have no ball'),
  noGoal: always('i have no goal'),
  rain: always('and if it rains'),
  room: always('i only have a small room'),
  withFriend: always('with a friend'),
  alone: always('can i do it alone'),
  minutes: ({ minutes }) => (minutes === null ? null : `only ${minutes} minutes`),
  tired: always('my legs are tired'),
  fails: always('it does not work'),
  ballAway: always('the ball goes too far away'),
  slow: always('i am too slow'),
  untilGood: always('how long does it take until i am good at it'),
  isGood: always('is that good'),
  isBad: always('is that bad'),
  isEnough: always('is that enough'),
  recordOfIt: always('what is my record in it'),
  lastOfIt: always('and the last time'),
  worstOfIt: always('and the worst'),
  improveIt: always('how do i improve that'),
  giveGoal: always('give me a target'),
  untilNumber: ({ number }) => (number === null ? null : `when will i get to ${number}`),
  reachNumber: ({ number }) => (number === null ? null : `how do i get to ${number}`),
  tomorrow: always('and tomorrow'),
  dayNot: onDays('not on'),
  dayMatch: onDays('i have a match on'),
  dayTraining: onDays('i have team training on'),
  tooMuch: always('that is too much'),
  first: always('what do i do first'),
  takeFirst: always('the first one'),
  takeLast: always('the last one'),
  didIt: always('done'),
  didAlready: always('i did that one already'),
  dislikes: always('another one please'),
  explainAgain: always('i dont understand, explain it again'),
  wordMeaning: always('what does that mean'),
  howGoes: always('how do i do it'),
  whereInApp: always('where do i find that in the app'),
  afterwards: always('and afterwards'),
  before: always('and before'),
  missDay: always('and if i miss a day'),
  evenIfIll: always('even if i am ill'),
  dangerous: always('is that dangerous'),
  whatNow: always('what can i do about it'),
  whatSay: always('what should i say to him'),
  notTalking: always('i had an argument with my friend'),
  myFault: always('it was my fault'),
  teamAngry: always('they all blame me'),
  teamLaughed: always('they laughed at me'),
  whatIfMistake: always('what if i make a mistake'),
  trialLook: always('what do they look at'),
  trainAnyway: always('can i train today'),
  whoSees: always('who can see that in the app'),
  earnFaster: always('how do i earn more xp and tokens'),
  howManyHave: always('how many do i have'),
  howManyNeed: always('how many do i still need'),
  costs: always('does it cost money'),
  everyDay: always('can i do that every day'),
  whichPart: always('with which part of the foot'),
  whatWrong: always('what am i doing wrong'),
  whatElse: always('what else'),
  notWhatIAsked: always('thats not what i asked'),
  areYouSure: always('are you sure'),
  laughs: always('haha'),
  position: ({ position }) => (position === null ? null : `i am a ${position}`),
  whatGet: always('what do i get for it'),
  whenWas: always('when was that'),
  firstOfIt: always('what was my first one'),
  keepIt: always('how do i keep it'),
  isHard: always('is it hard'),
  whatNeed: always('what do i need for that'),
  practiseThat: always('what should i practise for that'),
  stopIt: always('should i stop'),
  thinkICan: always('do you think i can do it'),
  willTry: always('ok i will try it thanks'),
  saysImBad: always('he says i am bad'),
  othersBetter: always('my friend is better than me'),
  wontGo: always('i dont want to go to training tomorrow'),
  amImproving: always('am i getting better at it'),
  restDay: always('do i need a rest day'),
  howManySessions: always('how many sessions is that'),
  nextBadge: always('which badge is next'),
  whoIsFirst: always('who is first on the leaderboard'),
  whatInside: always('what is in a pack'),
  howFar: always('how far away do i stand'),
  noNoise: always('i have to be quiet'),
  aheadOfMe: ({ number }) => (number === null ? 'how do i catch up with him' : `my friend has ${number}`),
  daysOnly: onDays('i can only on'),
  // Of a plan
  moreDays: ({ ofPlan: { count } }) => (count === null ? 'more days please' : `${count} more days please`),
  fewerDays: ({ ofPlan: { count } }) => (count === null ? 'fewer days please' : `${count} days less please`),
  daysInstead: ({ ofPlan: { count } }) => (count === null ? null : `make it ${count} days instead`),
  addDay: onDays('and also on'),
  moveDay: ({ ofPlan: { days } }) => (days.length === 0 ? null : days.length === 1 ? `on ${namesOf(days)} instead` : namesOf(days, ' instead of ')),
  restOn: onDays('can i rest on'),
  startOn: onDays('can i start on'),
  dayWhat: onDays('what is on'),
  isTooMuch: always('is that too much'),
  tooLittle: always('that is too little'),
  totalMinutes: always('how many minutes is that in all'),
  swapOne: of('swap', ' for something else'),
  sameAgain: of('can i do', ' twice'),
  withWall: always('one with a wall please'),
  withCones: always('one with cones please'),
  saveIt: always('can i save the plan'),
  stickToIt: always('how do i stick to the plan'),
  catchUp: always('can i catch up on a day'),
  nextWeek: always('and the week after'),
  whenInDay: always('at what time of the day'),
  otherOrder: always('can i do them in another order'),
  allInOne: always('can i do it all in one day'),
  notAll: always('what if i dont manage all of it'),
  lookWhere: always('do i look at the ball'),
  howFast: always('how fast should i go'),
  hitsThem: always('i always hit the cones'),
  trips: always('i trip over the ball'),
  tooHigh: always('the ball goes too high'),
  drops: always('the ball always falls down'),
  neverWorks: always('what if i never get it'),
  knowBetter: always('how do i know that i am getting better'),
  whatInstead: always('what can i use instead'),
  standInOk: always('do bottles work too'),
  nightBefore: always('what do i do the night before'),
  betweenGames: always('what do i do between the games'),
  eatThere: always('what do i eat there'),
  whatBring: always('what should i bring'),
  ifSubbed: always('what if i get taken off'),
  ifLost: always('what if we lose'),
  tiredThere: always('what if i am tired in the last game'),
  howForget: always('how do i forget it'),
  takeNext: always('should i take the next one'),
  askHim: always('should i talk to the coach'),
  maybeBad: always('maybe i am just bad'),
  whatsPoint: always('is it still worth it'),
  notPlayed: always('i did not even play'),
  unfair: always('that is so unfair'),
  somethingFun: always('give me something fun'),
  justABit: always('maybe just a bit'),
  whatExactly: always('ok what exactly'),
  runFaster: always('and to get faster'),
  shootHarder: always('and to shoot harder'),
  seeMore: always('and to see more'),
  withFeet: always('and with my feet'),
  withHands: always('and with my hands'),
  headBetter: always('and headers'),
  jumpMore: always('and to jump higher'),
  whichQuiet: always('which one is quiet'),
  skillInstead: ({ skill, drillId }) => (skill === null && drillId === null ? null : `and for ${skill?.replaceAll('_', ' ') ?? drillId?.replaceAll('_', ' ') ?? ''}`),
} satisfies Record<string, Form>;

/** The ways in which a turn goes on with a talk, as the training names them. */
export type TurnName = keyof typeof TURN_FORMS;
