import type { Understood } from '../intents/read-question.ts';
import type { AppAskName } from './asks-on-thing.ts';
import type { LearnedAsk } from './app-question-classifier.ts';

/** From here on a turn is so plainly an ask of the app that the second opinion of safety has no say in it. */
const PLAIN_FROM = 0.8;
/** More words may tell of more. */
const MOST_WORDS = 8;
/** Asks of rewards, settings and devices tell nothing of their own; those of friends, of being seen and of writing may. */
const PLAIN: ReadonlySet<AppAskName> = new Set<AppAskName>(['perSession', 'longerPays', 'forRecord', 'howManyPacks', 'enoughForOne', 'worthIt', 'runOut', 'double', 'swap', 'odds', 'costs', 'nextBadge', 'howManyExist', 'whatInside', 'howManySessions', 'earnFaster', 'whenNew', 'resets', 'aheadOfMe', 'canReach', 'picture', 'sound', 'voice', 'theme', 'language', 'notifications', 'offline', 'otherDevice', 'keepMine', 'howMuchToday', 'untilWhen', 'whatCounts', 'keepIt']);

/** Whether so few words plainly ask this, and tell nothing of their own. */
export const isUnambiguousAsk = ({ name, likelihood }: LearnedAsk, words: readonly string[]): boolean => words.length <= MOST_WORDS && likelihood >= PLAIN_FROM && PLAIN.has(name);

/** Whether a turn of few words, as it was understood in a talk about a thing of the app, plainly asks something of that and tells nothing of its own. */
export const isUnambiguousAppQuestion = ({ act }: Understood, words: readonly string[]): boolean => act?.kind === 'onApp' && isUnambiguousAsk(act, words);
