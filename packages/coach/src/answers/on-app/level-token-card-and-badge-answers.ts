import { achievementIds, experienceOfLevel, findAchievement, PACK_COST, packRewards, sessionRewards } from '@touchline/domain';
import { achievementNames } from '@touchline/messages/achievement-names';
import { coachAppTalkLines as lines } from '@touchline/messages/coach-lines';
import { coachTopics } from '@touchline/messages/coach-topics';
import type { AskOn } from '../../app-talk/asks-on-thing.ts';
import type { Understood } from '../../intents/read-question.ts';
import { upTo } from '../choose-drill.ts';
import { only, withDrill, type Composed } from '../composed-answer.ts';
import { playerDataAnswer } from '../player-data-answer.ts';
import { onLevel, onTokens } from '../on-subject/xp-token-streak-and-board-answers.ts';
import { enoughStreakOrMatchAnswer } from '../enough-streak-and-match-answer.ts';
import { listed } from '../phrasing.ts';
import { line, ofOthers, ofOthersOnBoard, topic, type AppAnswer, type AppAsked } from './shared-app-answers.ts';

/** XP of a session of so many minutes without a counted number. */
const experienceOf = (durationMinutes: number): number => sessionRewards({ result: 0, durationMinutes }).experienceGained;
const TEN = 10;

const LEVEL_NAMED = /\b(?:level|lvl|nivel|niveau|stufe) (\d{1,3})\b/g;
/** How many turns back a level may have been named. */
const MOST_TURNS_BACK = 3;
function levelNamedBefore(turn: Understood | null, back = 1): number | null {
  if (turn === null || back > MOST_TURNS_BACK) return null;
  // "I am on 14, how do I get to 20": the higher one is meant.
  const named = [...turn.words.join(' ').matchAll(LEVEL_NAMED)].map(([, level]) => Number(level));
  return named.length === 0 ? levelNamedBefore(turn.before, back + 1) : Math.max(...named);
}

/** The level that is spoken of, in this turn or before; null where it is the next one. */
function targetOf({ on, asked, context }: AppAsked): number | null {
  const target = on.number ?? levelNamedBefore(asked.before);
  return target !== null && target > context.level ? target : null;
}

/** How far it is to the level that is spoken of, or to the next one, and what brings most. */
function levelFaster(asking: AppAsked): Composed {
  const { context, say } = asking;
  const target = targetOf(asking);
  if (target === null) return onLevel.earnFaster(asking);
  const missing = experienceOfLevel(target) - context.totalExperience;
  const experience = experienceOf(TEN);
  return withDrill(upTo(context), [say(lines.levelTarget, { target, missing, experience, sessions: Math.ceil(missing / experience) }), say(lines.shortOnes)]);
}

function levelNeeds(asking: AppAsked): Composed {
  const target = targetOf(asking);
  return target === null ? onLevel.howManyNeed(asking) : levelFaster(asking);
}

const longerForExperience: AppAnswer = ({ on, say }) => on.minutes === null ? only(say(lines.xpLonger)) : only(say(lines.xpFor, { minutes: on.minutes, experience: experienceOf(on.minutes) }), say(lines.xpByLength));

/** What is said to what is asked of the level and XP. */
export const ofLevel: Readonly<Record<AskOn<'level'>, AppAnswer>> = {
  missDay: topic('streakRule'),
  perSession: topic('sessionXp'),
  longerPays: longerForExperience,
  forRecord: line('forRecord'),
  earnFaster: levelFaster,
  howManyNeed: levelNeeds,
  howManySessions: levelFaster,
  reachNumber: (asking) => (asking.on.number !== null && asking.on.number <= asking.context.level ? topic('levelReached')(asking) : levelFaster(asking)),
  whatGet: onLevel.whatGet,
  loseIt: line('levelStays'),
  resets: line('levelStays'),
  ofFriend: ofOthersOnBoard,
  aheadOfMe: onLevel.aheadOfMe,
  whatFor: topic('levelMeaning'),
  whoSees: topic('whoSeesMe'),
  costs: topic('cost'),
  isGood: onLevel.isGood,
  isBad: onLevel.isBad,
  howManyHave: (asking) => topic(/\b(?:xp|exp|experience|erfahrung\w*)\b/.test(asking.words.join(' ')) ? 'experienceOnly' : 'levelOnly')(asking),
  howManyExist: line('noLastLevel'),
  whatCounts: topic('sessionXp'),
  keepMine: line('allThere'),
};

/** Packs that are wished for: the number that is named, in digits or as a word, else one. */
const IN_WORDS: readonly (readonly [number, RegExp])[] = [
  [2, /\b(?:two|zwei|dos|deux|dois|duas)\b/],
  [3, /\b(?:three|drei|tres|trois)\b/],
  [5, /\b(?:five|funf|cinco|cinq)\b/],
];
function packsWished({ on, words }: AppAsked): number {
  const text = words.join(' ');
  return on.number ?? IN_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 1;
}

function enoughFor(asking: AppAsked): Composed {
  const { context, say } = asking;
  const wanted = packsWished(asking);
  const cost = wanted * PACK_COST;
  const values = { wanted, cost, tokens: context.tokens, missing: cost - context.tokens };
  const isOne = wanted === 1;
  if (context.tokens >= cost) return only(say(isOne ? lines.enoughForOne : lines.enoughFor, values));
  return only(say(isOne ? lines.notEnoughForOne : lines.notEnoughFor, values));
}

/** What is missing to a pack. */
const missingToPack: AppAnswer = (asking) => (asking.context.tokens < PACK_COST ? enoughFor(asking) : only(asking.say(lines.noneMissing, { tokens: asking.context.tokens })));
const packsNow: AppAnswer = ({ context, say }) => only(say(coachTopics.packNeeds, { tokens: context.tokens, packs: Math.floor(context.tokens / PACK_COST) }));
function worthSaving({ context, say }: AppAsked): Composed {
  const packs = Math.floor(context.tokens / PACK_COST);
  return only(say(lines.worthSaving), ...(packs === 0 ? [] : [say(lines.packsThen, { tokens: context.tokens, packs })]));
}
/** Asks whether it can be bought, or costs money, in the five languages. */
const WITH_MONEY = /\b(?:money|buy|geld|kauf\w*|dinero|compr\w*|argent|achet\w*|dinheiro|euros?|pounds?|dollars?|real)\b/;
const price: AppAnswer = (asking) => (WITH_MONEY.test(asking.words.join(' ')) ? enoughStreakOrMatchAnswer({ of: 'money' }, asking) : only(asking.say(lines.packPrice, { tokens: asking.context.tokens })));

/** What is said to what is asked of tokens. */
export const ofTokens: Readonly<Record<AskOn<'tokens'>, AppAnswer>> = {
  missDay: topic('streakRule'),
  perSession: line('tokenSession'),
  longerPays: line('tokensLonger'),
  forRecord: line('forRecord'),
  earnFaster: onTokens.earnFaster,
  howManyNeed: missingToPack,
  howManyPacks: packsNow,
  enoughForOne: enoughFor,
  howManyHave: (asking) => playerDataAnswer({ kind: 'tokens' }, asking),
  whatFor: topic('tokensFor'),
  whatGet: topic('tokensFor'),
  whatCounts: line('tokenSession'),
  worthIt: worthSaving,
  runOut: line('tokensStay'),
  loseIt: line('tokensKept'),
  costs: (asking) => enoughStreakOrMatchAnswer({ of: 'money' }, asking),
  whatInside: topic('cardsGet'),
  odds: topic('packOdds'),
  double: topic('repeatCards'),
  swap: line('tokensNotGiven'),
  getBack: line('noRefund'),
  whereIs: topic('wherePacks'),
  ofFriend: ofOthers,
  howGoes: onTokens.howGoes,
  keepMine: line('allThere'),
  whoSees: topic('whoSeesMe'),
};

/** What is said to what is asked of packs. */
export const ofPack: Readonly<Record<AskOn<'pack'>, AppAnswer>> = {
  howManyNeed: missingToPack,
  howManyPacks: packsNow,
  enoughForOne: enoughFor,
  earnFaster: onTokens.earnFaster,
  perSession: line('tokenSession'),
  worthIt: worthSaving,
  runOut: line('tokensStay'),
  loseIt: line('cardsStay'),
  costs: price,
  whatInside: topic('cardsGet'),
  odds: topic('packOdds'),
  double: topic('repeatCards'),
  swap: topic('swapCards'),
  getBack: line('noRefund'),
  whereIs: topic('wherePacks'),
  howGoes: line('openPack'),
  ofFriend: ofOthers,
  whatFor: topic('cardsGet'),
  whatGet: topic('cardsGet'),
  howManyExist: ({ say }) => only(say(lines.cardCount, { total: packRewards.length })),
  howManyHave: packsNow,
  keepMine: line('allThere'),
};

const cardsFor: AppAnswer = ({ say }) => only(say(lines.cardsFor, { total: packRewards.length }));

/** What is said to what is asked of cards. */
export const ofCard: Readonly<Record<AskOn<'card'>, AppAnswer>> = {
  howManyExist: ofPack.howManyExist,
  howManyHave: line('cardsMine'),
  odds: topic('packOdds'),
  double: topic('repeatCards'),
  howManyNeed: topic('repeatCards'),
  swap: topic('swapCards'),
  whereIs: topic('wherePacks'),
  loseIt: line('cardsStay'),
  runOut: line('cardsStay'),
  deleteIt: line('cardsStay'),
  whatFor: cardsFor,
  whatGet: cardsFor,
  whoSees: line('cardsUnseen'),
  ofFriend: ofOthers,
  howGoes: topic('cardsGet'),
  whatInside: topic('cardsGet'),
  worthIt: worthSaving,
  costs: price,
  earnFaster: onTokens.earnFaster,
  enoughForOne: enoughFor,
  howManyPacks: packsNow,
  getBack: line('noRefund'),
  keepMine: line('allThere'),
};

/** The badges of the longest way that are still open, else of all. */
const MOST_HARD = 3;
function hardestBadges({ context, say }: AppAsked): Composed {
  const all = achievementIds.toSorted((a, b) => findAchievement(b).tier - findAchievement(a).tier).map((id) => achievementNames[id]);
  const open = all.filter((name) => context.missingAchievements.includes(name));
  return only(say(lines.badgeHardest, { list: listed((open.length > 0 ? open : all).slice(0, MOST_HARD)) }));
}
const badgeCount: AppAnswer = ({ context, say }) => only(say(lines.badgeCount, { total: achievementIds.length, open: context.missingAchievements.length }));

/** What is said to what is asked of badges. */
export const ofBadge: Readonly<Record<AskOn<'badge'>, AppAnswer>> = {
  missDay: topic('streakRule'),
  howManyExist: badgeCount,
  howManyHave: badgeCount,
  howManyNeed: onLevel.nextBadge,
  nextBadge: onLevel.nextBadge,
  earnFaster: topic('badgesHow'),
  hardest: hardestBadges,
  whereIs: topic('allBadges'),
  loseIt: line('badgeStays'),
  runOut: line('badgeStays'),
  resets: line('badgeStays'),
  whatFor: line('badgeGets'),
  whatGet: line('badgeGets'),
  whoSees: line('badgeUnseen'),
  ofFriend: ofOthers,
  howGoes: topic('badgesHow'),
  costs: topic('badgesHow'),
  swap: line('badgeStays'),
  keepMine: line('allThere'),
};

/** Of an own number in a drill: what others have. */
export const ofResult: Readonly<Record<AskOn<'result'>, AppAnswer>> = {
  ofFriend: ofOthers,
};
