export {
  achievementIds,
  achievementProgress,
  achievementsEarned,
  achievementsRevision,
  dashboardAchievements,
} from './achievements.ts';
export type { AchievementId, AchievementProgress, AchievementStats } from './achievements.ts';
export {
  addDays,
  daysBetween,
  isTimeZone,
  monthStart,
  parsePracticeDay,
  practiceDayOf,
  utcOffsetMinutes,
  weekday,
  weekStart,
} from './calendar.ts';
export type { PracticeDay } from './calendar.ts';
export { partOfDay, quoteCount, quoteOfDay } from './greeting.ts';
export type { PartOfDay } from './greeting.ts';
export { experienceToNextLevel, levelOf, levelProgress } from './level.ts';
export { improvementFromLast, levelBonus, rewardReasons, sessionRewards } from './rewards.ts';
export type { RewardLine, RewardReason, SessionRewards } from './rewards.ts';
export { refuseDay, refuseFinish, sessionLimits } from './session-limits.ts';
export type { DayRefusal, FinishRefusal } from './session-limits.ts';
export { continuesInOrder, currentStreak, extendStreak, noStreak, streakFromMarks, streakMark } from './streak.ts';
export type { StreakMark, StreakState } from './streak.ts';
export { statCards, trendOf } from './trends.ts';
export type { StatCard, TrendCode } from './trends.ts';
export { drillCatalogue, findDrill } from './drills/catalogue.ts';
export { categoryLabel, categoryLabels, countdownSeconds, drillCategories } from './drills/categories.ts';
export type { CategoryLabel, DrillCategory } from './drills/categories.ts';
export { positionAt, surfaces } from './drills/diagram.ts';
export type { Diagram, Feint, Foot, Hold, Line, Point, Surface, Touch, Waypoint } from './drills/diagram.ts';
export { difficulties, resultLabels, sides } from './drills/drill.ts';
export type { Difficulty, Drill, Equipment, ResultLabel, Side } from './drills/drill.ts';
export { safetyLines } from './drills/safety.ts';
export type { SafetyLine } from './drills/safety.ts';
export { suggestedMinutes } from './drills/suggested-minutes.ts';
export type { MinuteRange } from './drills/suggested-minutes.ts';
export { warmUp } from './drills/warm-up.ts';
export type { WarmUpStep } from './drills/warm-up.ts';
export { compareDrills, drillLevelName, drillLevels, groupByLevel } from './drills/levels.ts';
export type { DrillLevel, ListedDrill } from './drills/levels.ts';
export { drillOf, recommendationBonus, recommendationsFor } from './recommendations.ts';
export type { Recommendation } from './recommendations.ts';
export {
  BOARD_PAGE,
  boardPeriods,
  boardStart,
  boardViews,
  nameOnBoard,
  NO_TEAM,
  teamKeyOf,
} from './standings.ts';
export type { BoardPeriod, BoardView } from './standings.ts';
