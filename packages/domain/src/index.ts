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
export { experienceToNextLevel, levelOf, levelProgress } from './level.ts';
export { improvementFromLast, levelBonus, rewardReasons, sessionRewards } from './rewards.ts';
export type { RewardLine, RewardReason, SessionRewards } from './rewards.ts';
export { refuseDay, refuseFinish, sessionLimits } from './session-limits.ts';
export type { DayRefusal, FinishRefusal } from './session-limits.ts';
export { difficulties, drillCategories, drillLevels, resultLabels, sides } from './drills/drill.ts';
export type {
  Difficulty,
  Drill,
  DrillCategory,
  DrillLevel,
  Equipment,
  ResultLabel,
  Side,
} from './drills/drill.ts';
export type { Diagram, Line, Point, Surface, Touch, Waypoint } from './drills/diagram.ts';
