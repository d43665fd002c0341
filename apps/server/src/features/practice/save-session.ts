import type { PracticeSessionPost, Reply, practiceRoutes } from '@touchline/contracts';
import {
  continuesInOrder,
  type Drill,
  extendStreak,
  fitsByItsTimes,
  improvementFromLast,
  isPossibleResult,
  levelBonus,
  levelOf,
  noRewards,
  practisedAfter,
  recommendationBonus,
  refuseDay,
  refuseFinish,
  sessionRewards,
  type SessionRewards,
  type SessionTime,
  streakFromMarks,
  streakMark,
  type StreakMark,
  type StreakState,
  type TokenReason,
  type UnpaidReason,
  wasBeforeAccount,
} from '@touchline/domain';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../db/open-postgres-pool.ts';
import { AppError } from '../../app-error.ts';
import { awardAchievements } from '../achievements/index.ts';
import { recordOnBoards } from '../leaderboard/index.ts';
import * as repo from './repo.ts';
import { sessionRowOf } from './session-response-mapper.ts';
import { statsOf, streakColumns, streakOf } from './stats-from-player-row.ts';

export type Saved = Reply<typeof practiceRoutes.savePracticeSession>;

/** A session that counts: what was posted, and when and where it was finished. */
type Finished = {
  readonly drill: Drill;
  readonly post: PracticeSessionPost;
  readonly key: string | undefined;
  readonly savedAt: Date;
  readonly timeZone: string;
  readonly mark: StreakMark;
};

/**
 * Writes a session and all that follows from it: tokens and XP, the level's bonus, the streak, standings, team,
 * achievements. The caller holds the player's row locked. Throws a `AppError` for a session that cannot count.
 */
export async function saveSession(
  transaction: Transaction,
  player: repo.PlayerRow,
  drill: Drill,
  post: PracticeSessionPost,
  key: string | undefined,
  savedAt: Date,
): Promise<Saved> {
  const finishedAt = post.finished_at === undefined ? savedAt : new Date(post.finished_at);
  refuseTime(finishedAt, savedAt);
  const timeZone = post.time_zone ?? player.timeZone;
  const mark = streakMark(finishedAt, timeZone);
  const finished = { drill, post, key, savedAt, timeZone, mark };
  const before = await repo.readBeforeSave(transaction, player.id, {
    practiceDay: mark.day,
    drillId: drill.id,
    finishedAt,
  });
  if (refuseDay(before, post.duration_minutes)) throw new AppError('day_full');
  const time = { finishedAt, durationMinutes: post.duration_minutes, savedAt };
  const judged = await judgeTime(transaction, player, time);
  if (judged.unpaid !== null) return saveUnpaid(transaction, player, finished, judged.unpaid, before);

  const rewards = sessionRewards({
    result: countedResult(finished),
    durationMinutes: post.duration_minutes,
    recommendation: recommendationBonus(drill, player.totalSessions, before.drillSessions),
  });
  const levelBefore = levelOf(player.totalExperience);
  const bonus = levelBonus(levelBefore, levelOf(player.totalExperience + rewards.experienceGained));
  const session = newSession(player, finished, rewards, judged, before.previousResult);
  const written = await repo.writeSession(
    transaction,
    player.id,
    session,
    ledgerOf(session.id, rewards.tokensEarned, bonus, savedAt),
    await totalsAfter(transaction, player, finished, rewards, bonus),
  );
  await recordOnBoards(transaction, player, {
    practiceDay: mark.day,
    isNewDay: before.counting === 0,
    tokens: rewards.tokensEarned,
    savedAt,
  });
  const achievements = await awardAchievements(transaction, player, written.player, savedAt);
  const stats = statsOf(written.player, savedAt);
  return {
    success: true,
    data: sessionRowOf(written.session),
    rewards: {
      unpaid: null,
      tokens: [...rewards.tokens, ...(bonus > 0 ? [{ reason: 'levelUp' as const, amount: bonus }] : [])],
      experience: [...rewards.experience],
      tokensEarned: rewards.tokensEarned + bonus,
      experienceGained: rewards.experienceGained,
      levelBefore,
      levelAfter: stats.level,
      streakBefore: statsOf(player, savedAt).currentStreak,
      streakAfter: stats.currentStreak,
      bestStreakBefore: player.bestStreak,
      bestResultBefore: before.bestResult,
      minutesOfDay: before.minutes + post.duration_minutes,
      achievements,
    },
    stats,
  };
}

/** Whether a session is paid, and whether by the times that it tells (see `unpaid-sessions` of the domain). */
type Judged = { readonly unpaid: UnpaidReason | null; readonly practisedAfter: Date | null };

async function judgeTime(transaction: Transaction, player: repo.PlayerRow, time: SessionTime): Promise<Judged> {
  if (wasBeforeAccount(time, player.createdAt)) return { unpaid: 'beforeAccount', practisedAfter: null };
  if (fitsByItsTimes(time, await repo.readPaidAround(transaction, player.id, time))) return { unpaid: null, practisedAfter: null };
  const after = practisedAfter(time, await repo.readPaidBeside(transaction, player.id, time));
  return { unpaid: after === null ? 'overlap' : null, practisedAfter: after };
}

/** Keeps a session that earns nothing and counts for no total, streak or board. */
async function saveUnpaid(
  transaction: Transaction,
  player: repo.PlayerRow,
  finished: Finished,
  unpaid: UnpaidReason,
  before: repo.BeforeSave,
): Promise<Saved> {
  const session = newSession(player, finished, noRewards, { unpaid, practisedAfter: null }, before.previousResult);
  const written = await repo.writeUnpaidSession(transaction, player.id, session);
  const stats = statsOf(player, finished.savedAt);
  const { level, currentStreak } = stats;
  const unchanged = { levelBefore: level, levelAfter: level, streakBefore: currentStreak, streakAfter: currentStreak };
  const { tokensEarned, experienceGained } = noRewards;
  const rest = {
    bestStreakBefore: player.bestStreak,
    bestResultBefore: before.bestResult,
    minutesOfDay: before.minutes + session.durationMinutes,
    achievements: [],
  };
  return {
    success: true,
    data: sessionRowOf(written),
    rewards: { unpaid, tokens: [], experience: [], tokensEarned, experienceGained, ...unchanged, ...rest },
    stats,
  };
}

function refuseTime(finishedAt: Date, now: Date): void {
  const refusal = refuseFinish(finishedAt, now);
  if (refusal === 'tooOld') throw new AppError('finish_too_old');
  if (refusal === 'inFuture') throw new AppError('finish_in_future');
}

function resultCounts(drill: Drill, post: PracticeSessionPost): boolean {
  return isPossibleResult(drill, post.result, post.duration_minutes);
}

/** The result as rewards and the improvement see it: one that nobody can reach is none. */
function countedResult({ drill, post }: Pick<Finished, 'drill' | 'post'>): number {
  return resultCounts(drill, post) ? post.result : 0;
}

function newSession(
  player: repo.PlayerRow,
  { drill, post, key, savedAt, timeZone, mark }: Finished,
  rewards: SessionRewards,
  judged: Judged,
  previousResult: number | null,
) {
  return {
    id: uuidv7(),
    drillId: drill.id,
    side: post.side,
    durationMinutes: post.duration_minutes,
    result: post.result,
    resultCounts: resultCounts(drill, post),
    ...judged,
    tokensEarned: rewards.tokensEarned,
    experienceGained: rewards.experienceGained,
    improvementFromLast: improvementFromLast(countedResult({ drill, post }), previousResult),
    playerDisplayName: player.displayName,
    playerTeamName: player.teamName,
    practiceDay: mark.day,
    timeZone,
    offsetMinutes: mark.offsetMinutes,
    idempotencyKey: key ?? null,
    finishedAt: mark.finishedAt,
    createdAt: savedAt,
  };
}

function ledgerOf(sessionId: string, tokensEarned: number, bonus: number, createdAt: Date) {
  const entry = (amount: number, reason: TokenReason) => ({ id: uuidv7(), amount, reason, ref: sessionId, createdAt });
  return [entry(tokensEarned, 'session'), ...(bonus > 0 ? [entry(bonus, 'level')] : [])];
}

async function totalsAfter(
  transaction: Transaction,
  player: repo.PlayerRow,
  { post, mark, timeZone, savedAt }: Finished,
  rewards: SessionRewards,
  bonus: number,
): Promise<repo.Totals> {
  const streak = await streakAfter(transaction, player, mark);
  const isNewest = player.lastFinishedAt === null || mark.finishedAt >= player.lastFinishedAt;
  const tokens = rewards.tokensEarned + bonus;
  return {
    tokens: player.tokens + tokens,
    tokensEver: player.tokensEver + tokens,
    totalExperience: player.totalExperience + rewards.experienceGained,
    totalSessions: player.totalSessions + 1,
    totalMinutes: player.totalMinutes + post.duration_minutes,
    ...streakColumns(streak),
    timeZone: isNewest ? timeZone : player.timeZone,
    updatedAt: savedAt,
  };
}

/**
 * The streak once a session is added. One that was finished after all others extends the kept run; a late one
 * (practised offline, sent days after) may join two runs, so everything is counted again.
 */
async function streakAfter(transaction: Transaction, player: repo.PlayerRow, mark: StreakMark): Promise<StreakState> {
  const kept = streakOf(player);
  if (continuesInOrder(kept, mark)) return extendStreak(kept, mark);
  const marks = await repo.readStreakMarks(transaction, player.id);
  return streakFromMarks([...marks, mark]);
}
