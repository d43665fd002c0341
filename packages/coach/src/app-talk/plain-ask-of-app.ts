import { understandTalk } from '../english-reading/talk-in-english.ts';
import { wordsOf } from '../text/recognise-words.ts';
import type { AppAskName } from './asks-on-thing.ts';
import type { LearnedAsk } from './learned-app-ask.ts';

/** From here on a turn is so plainly an ask of the app that the second opinion of safety has no say in it. */
const PLAIN_FROM = 0.8;
/** More words may tell of more. */
const MOST_WORDS = 8;
/** Asks of rewards, settings and devices tell nothing of their own; those of friends, of being seen and of writing may. */
const PLAIN: ReadonlySet<AppAskName> = new Set<AppAskName>(['perSession', 'longerPays', 'forRecord', 'howManyPacks', 'enoughForOne', 'worthIt', 'runOut', 'double', 'swap', 'odds', 'costs', 'nextBadge', 'howManyExist', 'whatInside', 'howManySessions', 'earnFaster', 'whenNew', 'resets', 'aheadOfMe', 'canReach', 'picture', 'sound', 'voice', 'theme', 'language', 'notifications', 'offline', 'otherDevice', 'keepMine', 'howMuchToday', 'untilWhen', 'whatCounts', 'keepIt']);

/** Whether so few words plainly ask this, and tell nothing of their own. */
export const isPlainAsk = ({ name, likelihood }: LearnedAsk, words: readonly string[]): boolean => words.length <= MOST_WORDS && likelihood >= PLAIN_FROM && PLAIN.has(name);

/** Whether a turn of few words, in a talk about a thing of the app (turns oldest first), plainly asks something of that and tells nothing of its own. */
export function isPlainAskOfApp(message: string, turns: readonly string[]): boolean {
  if (turns.length === 0 || wordsOf(message).length > MOST_WORDS) return false;
  const { asked } = understandTalk(message, turns);
  return asked.act?.kind === 'onApp' && isPlainAsk(asked.act, wordsOf(message));
}
