/**
 * What is asked of each thing of the app, as the training names it. A message that asks something else keeps its own reading.
 * `answers/on-app` has an answer for each, or does not compile.
 */
const ASKS_ON = {
  level: ['missDay', 'perSession', 'longerPays', 'forRecord', 'earnFaster', 'howManyNeed', 'howManySessions', 'reachNumber', 'whatGet', 'loseIt', 'resets', 'ofFriend', 'aheadOfMe', 'whatFor', 'whoSees', 'costs', 'isGood', 'isBad', 'howManyHave', 'howManyExist', 'whatCounts', 'keepMine'],
  tokens: ['missDay', 'perSession', 'longerPays', 'forRecord', 'earnFaster', 'howManyNeed', 'howManyPacks', 'enoughForOne', 'howManyHave', 'whatFor', 'whatGet', 'worthIt', 'runOut', 'loseIt', 'costs', 'whatInside', 'odds', 'double', 'swap', 'getBack', 'whereIs', 'ofFriend', 'howGoes', 'keepMine', 'whoSees', 'whatCounts'],
  pack: ['howManyNeed', 'howManyPacks', 'enoughForOne', 'earnFaster', 'worthIt', 'runOut', 'costs', 'whatInside', 'odds', 'double', 'swap', 'getBack', 'whereIs', 'howGoes', 'ofFriend', 'whatFor', 'whatGet', 'howManyExist', 'howManyHave', 'perSession', 'keepMine', 'loseIt'],
  card: ['howManyExist', 'howManyHave', 'odds', 'double', 'swap', 'whereIs', 'loseIt', 'runOut', 'whatFor', 'whatGet', 'whoSees', 'ofFriend', 'howGoes', 'costs', 'earnFaster', 'howManyNeed', 'enoughForOne', 'howManyPacks', 'getBack', 'keepMine', 'whatInside', 'worthIt', 'deleteIt'],
  badge: ['missDay', 'howManyExist', 'howManyHave', 'howManyNeed', 'nextBadge', 'hardest', 'whereIs', 'loseIt', 'runOut', 'whatFor', 'whatGet', 'whoSees', 'ofFriend', 'howGoes', 'costs', 'earnFaster', 'swap', 'keepMine', 'resets'],
  streak: ['getBack', 'lostIt', 'longest', 'missDay', 'ill', 'away', 'howMuchToday', 'untilWhen', 'keepIt', 'loseIt', 'whatGet', 'whatFor', 'whatCounts', 'ofFriend', 'howManyHave', 'costs', 'whoSees', 'earnFaster', 'reachNumber', 'offline', 'isGood', 'isBad', 'longerPays', 'howGoes', 'aheadOfMe'],
  board: ['ofFriend', 'canReach', 'aheadOfMe', 'earnFaster', 'howManyNeed', 'whenNew', 'untilWhen', 'resets', 'whyNotMe', 'switchOff', 'whoSees', 'stillCounts', 'whatGet', 'whatCounts', 'loseIt', 'whatFor', 'whereIs', 'longerPays', 'deleteIt', 'howGoes', 'forRecord'],
  friend: ['addFriend', 'playTogether', 'write', 'costs', 'whoSees', 'ofFriend', 'aheadOfMe', 'howGoes', 'swap', 'switchOff', 'whereIs'],
  profile: ['changeBack', 'whoSees', 'whereIs', 'howGoes', 'costs', 'deleteIt', 'keepMine'],
  settings: ['changeBack', 'whereIs', 'howGoes'],
  analysis: ['howFilm', 'howFar', 'whereKept', 'whoSees', 'deleteIt', 'whyLow', 'whyNoScore', 'isGood', 'isBad', 'earnFaster', 'costs', 'ofFriend', 'howGoes', 'whereIs', 'switchOff', 'runOut'],
  device: ['offline', 'otherDevice', 'keepMine', 'costs', 'loseIt', 'howGoes', 'whereIs', 'getBack', 'whoSees'],
  result: ['ofFriend'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** These name their thing by themselves, so they are answered in any talk about the app. */
const NAMED_BY_ITSELF = ['name', 'picture', 'age', 'team', 'password', 'mail', 'sound', 'voice', 'theme', 'language', 'notifications', 'offline', 'otherDevice', 'addFriend', 'playTogether', 'write'] as const;

/** A thing of the app that a talk can be about; `result` is the player's own number in a drill. */
export type AppThing = keyof typeof ASKS_ON;
/** What is asked of a thing. */
export type AskOn<Thing extends AppThing> = (typeof ASKS_ON)[Thing][number];
/** What names its thing by itself. */
export type AskByItself = (typeof NAMED_BY_ITSELF)[number];
/** What is asked of the app, as the training names it. */
export type AppAskName = AskOn<AppThing> | AskByItself;

/** What a message asks of a thing of the app, and the number and the minutes that it names. */
export interface OnApp {
  readonly kind: 'onApp';
  readonly thing: AppThing;
  readonly name: AppAskName;
  readonly number: number | null;
  readonly minutes: number | null;
  /** How likely it is that this is asked, 0 to 1. */
  readonly likelihood: number;
}

const byItself: ReadonlySet<string> = new Set(NAMED_BY_ITSELF);
export const isByItself = (name: string): name is AskByItself => byItself.has(name);

const asksOn = new Map<string, ReadonlySet<string>>(Object.entries(ASKS_ON).map(([thing, asks]) => [thing, new Set(asks)]));
/** Whether there is an answer to it for a thing; of an own number only what is asked of that. */
export const isAskOn = (thing: AppThing, name: string): name is AppAskName => asksOn.get(thing)?.has(name) === true || (thing !== 'result' && byItself.has(name));
