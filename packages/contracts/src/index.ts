export { AuthFailureBody, authFailures, type AuthFailureCode } from './auth-error-codes.ts';
export { FailureBody, failureStatus, type FailureCode } from './error-codes.ts';
export type { EndpointAccessAndLimits } from './endpoint-access-and-limits.ts';
export { endpointsModule } from './generate-endpoints-module.ts';
export { openApiDocument } from './openapi-document.ts';
export {
  DEFAULT_MAX_BYTES,
  DEFAULT_TIMEOUT_SECONDS,
  type Call,
  type Checked,
  type DownloadRoute,
  type JsonRoute,
  type Limit,
  type NameOf,
  type Reply,
  type Route,
  type StreamEvent,
  type StreamRoute,
  type UploadRoute,
} from './route.ts';
export { accountRoutes, type AccountExport } from './routes/account.ts';
export { achievementRoutes, type Achievement } from './routes/achievements.ts';
export { analysisRoutes } from './routes/analysis.ts';
export {
  LandmarkData,
  type AnalysisDetail,
  type AnalysisHistoryItem,
  type AnalysisInsight,
  type AnalysisResults,
  type LandmarkSubmission,
  type UploadPlan,
} from './routes/analysis-schemas.ts';
export { authRoutes, type AuthSession, type AuthUser } from './routes/auth.ts';
export { footballRoutes, Highlight, type Club } from './routes/football.ts';
export { Match, MatchDetails, type Lineup, type MatchEvent } from './routes/football-match-schemas.ts';
export { coachRoutes, type CoachAnswerBody, type CoachEvent, type CoachQuestion } from './routes/coach.ts';
export { consentRoutes, type Consent, type ConsentRequest } from './routes/guardian-consent.ts';
export { leaderboardRoutes, type Board, type BoardRow } from './routes/leaderboard.ts';
export {
  operatorRoutes,
  type Invite,
  type OperatorAct,
  type OperatorAudit,
  type OperatorJob,
  type OperatorPlayer,
  type OperatorPlayerDetails,
} from './routes/operator.ts';
export { mayFailWith } from './route-failures.ts';
export { routes, type Routes } from './routes/index.ts';
export {
  practiceRoutes,
  type DrillRow,
  type PracticeSessionPost,
  type PracticeSessionRow,
  type Rewards,
} from './routes/practice.ts';
export { privacyRoutes, type OutsideService, type PrivacyFacts } from './routes/privacy-facts.ts';
export { profileRoutes, type Profile, type ProfileChanges } from './routes/profile.ts';
export {
  progressRoutes,
  type DaySum,
  type MonthSum,
  type Progress,
  type ProgressYear,
  type TrendPoint,
} from './routes/progress.ts';
export { recommendationRoutes, type Recommendation, type Recommendations } from './routes/recommendations.ts';
export {
  rewardRoutes,
  type CollectionItem,
  type CollectionProgress,
  type LedgerEntry,
  type PackItem,
  type Packs,
} from './routes/rewards.ts';
export { type Stats } from './routes/player-stats-schema.ts';
export { syncedValueRoutes, type StoredValue } from './routes/synced-values.ts';
export { systemRoutes } from './routes/system.ts';
export { moment, text, wholeNumber } from './database-safe-schemas.ts';
