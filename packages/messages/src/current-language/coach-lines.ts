import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachAppDirection } from '../en/tables/coach-app-directions.ts';
export type { CoachTalkFollowUpLine } from '../en/tables/coach-talk-follow-up-lines.ts';
export type { CoachSubjectQuestionLine } from '../en/tables/coach-subject-question-lines.ts';
export type { CoachMove } from '../en/tables/coach-move-lines.ts';
export const { coachChatLines, coachChallengeAndSumLines, coachMoveLines, coachTalkFollowUpLines, coachPracticeTotalAndEarningsLines, coachLinesForParentsAndTrainers, coachAdviceFollowUpLines, coachAppTalkLines, coachBoards, coachTeasingBenchAndSmallPainLines, coachPracticeLoadStreakAndMatchLines, coachSmallTalkLines, coachDialogueActLines, coachPracticeAmountRulesAndTrainingLines, coachFirstMoves, coachGoodFor, coachHurting, coachIntentNames, coachIntentLines, coachMoodLines, coachMoveNames, coachPlayerStatisticsLines, coachOffTopicLines, coachPersonalQuestionLines, coachAppDirections, coachPlanLines, coachReasonLines, coachResultGoalLines, coachSkillNames, coachSpans, coachSubjectQuestionLines, coachDrillMatchSetbackAndMissingGearLines, coachReportedResultAndReactionLines, coachSubjectFollowUpLines, coachFootballTrialAndMatchMealLines } = byLanguage({ en, de });
