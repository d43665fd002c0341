export { ageGroup } from './age-group.ts';
export type { AgeGroup } from './age-group.ts';
export { analysisTypes } from './analysed-skills.ts';
export type { AnalysisType } from './analysed-skills.ts';
export { videoContainerOf, videoHeadBytes, videoTypes } from './video-container.ts';
export type { VideoContainer, VideoType } from './video-container.ts';
export { achievementIds, achievementsRevision, findAchievement, PROFILE_BADGES_SHOWN, profileBadges } from './achievement-catalogue.ts';
export type { AchievementId, AchievementMeasure, AchievementStats } from './achievement-catalogue.ts';
export { achievementProgress, achievementsEarned } from './achievement-progress.ts';
export type { AchievementProgress } from './achievement-progress.ts';
export {
  addDays,
  daysBetween,
  daysOfWeek,
  isTimeZone,
  monthStart,
  parsePracticeDay,
  practiceDayOf,
  utcOffsetMinutes,
  weekday,
  weekStart,
} from './practice-day.ts';
export type { PracticeDay } from './practice-day.ts';
export { celebrationMoments, mergeMoments } from './celebration/celebration-moments.ts';
export type { CelebrationMoment } from './celebration/celebration-moments.ts';
export { nearGoal } from './celebration/goal-reached-by-next-session.ts';
export type { NearGoal } from './celebration/goal-reached-by-next-session.ts';
export { nextStep } from './celebration/next-step-after-session.ts';
export type { NextStep } from './celebration/next-step-after-session.ts';
export { dayGoalMinutes } from './day-goal.ts';
export { coachIntents } from './coach/coach-intents.ts';
export type { CoachIntent } from './coach/coach-intents.ts';
export { coachLanguages } from './coach/coach-languages.ts';
export type { CoachLanguage } from './coach/coach-languages.ts';
export { crisisKinds, refusalKinds, safetyAnswerKinds } from './coach/safety-kinds.ts';
export type { AfterSafetyTurn, CrisisKind, RefusalKind, SafetyAnswerKind } from './coach/safety-kinds.ts';
export { readStoredRecipient, storedRecipientOf } from './consent-data-recipient.ts';
export {
  CONSENT_WORDING,
  consentLimits,
  consentPurposes,
  consentStateOf,
  consentStates,
  emailHint,
  needsConsent,
} from './guardian-consent.ts';
export type { ConsentPurpose, ConsentState } from './guardian-consent.ts';
export { hasContactDetails } from './detect-contact-details.ts';
export { countries, countryOf } from './countries.ts';
export { suggestEmailCorrection } from './suggest-email-correction.ts';
export { likelyCountry, type CountryHints } from './likely-country.ts';
export { partOfDay } from './part-of-day.ts';
export type { PartOfDay } from './part-of-day.ts';
export { quoteOfDay } from './quote-of-day.ts';
export { LANGUAGE_COOKIE, languageOf, languages } from './language.ts';
export type { Language } from './language.ts';
export { experienceOfLevel, experienceToNextLevel, levelOf, levelProgress } from './level-from-experience.ts';
export {
  avatars,
  defaultAvatar,
  isHiddenByAge,
  isTooShort,
  joinMessages,
  oneLine,
  profileLimits,
} from './profile-fields.ts';
export { nameProblem, profileProblems } from './profile-problems.ts';
export type { NameProblem, ProfileForm, ProfileProblem } from './profile-problems.ts';
export { movingAverage } from './moving-average.ts';
export { compareMonths } from './compare-practice-months.ts';
export { compareDrillsByPractice } from './compare-drills-by-practice.ts';
export type { DayTotals, MonthTotals } from './compare-practice-months.ts';
export { progressLimits, progressRanges, rangeStart, streakGaugeMax } from './progress-page-ranges-and-limits.ts';
export type { ProgressRange } from './progress-page-ranges-and-limits.ts';
export { isAnalysisId } from './analysis-id.ts';
export { analysisLimits, clipLimits } from './analysis-limits.ts';
export { analysisStatuses, clipStates, percentAtReview, reviewShareAt } from './analysis-status.ts';
export type { ClipState, StoredAnalysisStatus } from './analysis-status.ts';
export { safeFileName } from './safe-file-name.ts';
export { serverSharings, sharings } from './analysis-sharing.ts';
export type { ServerSharing, Sharing } from './analysis-sharing.ts';
export { syncedValueKeys, syncedValueLimits } from './synced-value-keys.ts';
export type { SyncedValueKey } from './synced-value-keys.ts';
export { isFirstMark, isRecord } from './personal-best-result.ts';
export { improvementFromLast } from './result-improvement.ts';
export { resultTrend, type ResultTrend } from './result-trend.ts';
export { BASE_EXPERIENCE, levelBonus, noRewards, rewardReasons, sessionRewards } from './session-rewards.ts';
export type { RewardLine, RewardReason, SessionRewards } from './session-rewards.ts';
export { refuseDay, refuseFinish, sessionLimits } from './session-limits.ts';
export type { DayRefusal, FinishRefusal } from './session-limits.ts';
export { fitsByItsTimes, OVERLAP_HORIZON, practisedAfter, unpaidReasons, wasBeforeAccount } from './unpaid-sessions.ts';
export type { PaidSession, SessionTime, UnpaidReason } from './unpaid-sessions.ts';
export { streakBadgeDays, streakGoal } from './streak-goal.ts';
export type { StreakGoal } from './streak-goal.ts';
export { continuesInOrder, currentStreak, extendStreak, streakFromMarks, streakMark } from './streak.ts';
export type { StreakMark, StreakState } from './streak.ts';
export { statCards, statCardPraise } from './stat-card-praise.ts';
export type { StatCard, StatCardPraise } from './stat-card-praise.ts';
export { drillCatalogue, drillOf, findDrill } from './drills/drill-catalogue.ts';
export type { Drill, DrillId } from './drills/drill-catalogue.ts';
export { categoryLabel, categoryLabels, drillCategories } from './drills/drill-categories.ts';
export { countdownSeconds } from './drills/countdown-seconds.ts';
export type { CategoryLabel, DrillCategory } from './drills/drill-categories.ts';
export { isCaughtBetweenTouches, isCountedByCamera } from './drills/counted-by-camera.ts';
export { diagramForPractisedFoot } from './drills/diagram-for-practised-foot.ts';
export { surfaces } from './drills/diagram-types.ts';
export { positionAt } from './drills/position-on-path.ts';
export type { Diagram, Feint, Foot, Hold, Line, Point, Surface, Touch, Waypoint } from './drills/diagram-types.ts';
export { drillWishes, everyDrill, filterDrills, toggled } from './drills/drill-filter.ts';
export type { DrillFilter, DrillWish, PractisedDrills } from './drills/drill-filter.ts';
export { difficulties, resultLabels, sides } from './drills/drill-types.ts';
export type { Difficulty, Equipment, ResultLabel, Side } from './drills/drill-types.ts';
export { correctedFinishTimes } from './correct-finish-times.ts';
export { isPossibleResult } from './drills/possible-result.ts';
export { safetyReminders } from './drills/safety-reminders.ts';
export type { SafetyReminderId } from './drills/safety-reminders.ts';
export { momentReached, spokenMoments } from './drills/spoken-cues.ts';
export type { SpokenCue } from './drills/spoken-cues.ts';
export { suggestedMinutes, suggestedMinutesOfAll } from './suggested-practice-minutes-by-age.ts';
export type { MinuteRange } from './suggested-practice-minutes-by-age.ts';
export { sideMeantBy, weakerFootOf } from './drills/weaker-foot.ts';
export { warmUp, warmUpMinutes } from './drills/warm-up-sequence.ts';
export type { WarmUpStepId } from './drills/warm-up-sequence.ts';
export { drillLevels } from './drills/drill-levels.ts';
export type { DrillLevel } from './drills/drill-levels.ts';
export { groupByLevel } from './drills/drill-list-order.ts';
export type { ListedDrill } from './drills/drill-list-order.ts';
export { findPackReward, packRewards } from './packs/reward-catalogue.ts';
export type { PackReward, PackRewardId, SeriesId } from './packs/reward-catalogue.ts';
export { collectionProgress, compareCollected, newCards } from './packs/collection-order-and-progress.ts';
export type { CollectionProgress, Progress } from './packs/collection-order-and-progress.ts';
export { openPack, PACK_COST, packOdds } from './packs/open-pack-and-odds.ts';
export type { Draw, PackOdds } from './packs/open-pack-and-odds.ts';
export { nextRim, polishedRims, rimOf } from './packs/rim-by-copies-owned.ts';
export type { Rim } from './packs/rim-by-copies-owned.ts';
export { rarities, rewardKinds } from './packs/reward-definition.ts';
export type { Motif, Rarity, RewardKind } from './packs/reward-definition.ts';
export { RECOVERY_AFTER_DAYS } from './recommendations/drill-reasons.ts';
export { recommendationBonus } from './recommendations/recommendation-bonus.ts';
export { LATEST_SESSIONS, summariseSessions } from './recommendations/practice-history.ts';
export type { PracticeHistory } from './recommendations/practice-history.ts';
export { rankDrills, recommendDrills, suitableDrills } from './recommendations/rank-drills.ts';
export { recommendationForAnybody } from './recommendations/recommendation-reason.ts';
export type { ReasonKind, RecommendationReason } from './recommendations/recommendation-reason.ts';
export { mergeRoutineRecords, withRoutine } from './routines/merge-routines.ts';
export type { RoutineRecord } from './routines/merge-routines.ts';
export { readyMadeIds, readyMadeRoutines } from './routines/ready-made-routines.ts';
export type { ReadyMadeId } from './routines/ready-made-routines.ts';
export { defaultRest, isSessionMinutes, restChoices, routineIn, routineLimits, routineOf, routineProblems, routineSeconds } from './routines/routine.ts';
export type { RestSeconds, Routine, RoutineForm, RoutineProblem, RoutineStep } from './routines/routine.ts';
export {
  BOARD_PAGE,
  TEAM_SHOWN_FROM,
  boardGap,
  boardPeriods,
  boardStart,
  boardStartBefore,
  boardViews,
  drillsToPass,
  nameOnBoard,
  teamKeyOf,
} from './leaderboard.ts';
export type { BoardGap, BoardPeriod, BoardView } from './leaderboard.ts';
export { tokenReasons } from './token-reasons.ts';
export type { TokenReason } from './token-reasons.ts';
export { compareMatches, isUnderWay, matchGroup, matchStatuses } from './football/match-status.ts';
export {
  HIGHLIGHTS_REFRESH_MINUTES,
  MATCH_DETAILS_MINUTES,
  MOST_HIGHLIGHTS,
  SCORES_REFRESH_MINUTES,
  WIDGET_MATCHES,
  widgetStatuses,
} from './football/football-refresh-intervals-and-display-limits.ts';
export type { ListedMatch, MatchGroup, MatchStatus } from './football/match-status.ts';
export { clubKeyOf } from './football/club-key.ts';
export { firstOfSections, isMatchOf, matchSections } from './football/match-sections.ts';
export type { MatchSection, MatchSectionName } from './football/match-sections.ts';
export { demoClubs, demoMatchDetails, demoMatches, endedDemoMatches, nextDemoMatch } from './football/demo/demo-matches-and-tables.ts';
export { isShownAsLive, type ScoresRead } from './football/is-shown-as-live.ts';
export { footballSourceIds, footballSourceName, originOf, scoreOrigins } from './football/match-data-sources.ts';
export type { FootballSource, ScoreOrigin } from './football/match-data-sources.ts';
