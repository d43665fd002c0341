import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachAppDirection } from '../en/tables/coach-app-directions.ts';
export type { CoachSubjectLine } from '../en/tables/coach-subject-lines.ts';
export const { coachPracticeTotalLines, coachLinesForParentsAndTrainers, coachAdviceFollowUpLines, coachAppTalkLines, coachBoards, coachTeasingBenchAndSmallPainLines, coachEnoughStreakAndMatchLines, coachChatLines, coachDialogueActLines, coachOwnNumbersRulesAndPracticeLines, coachFirstMoves, coachGoodFor, coachHurting, coachIntentNames, coachLines, coachMoodLines, coachMoveNames, coachOwnNumberLines, coachOffTopicLines, coachPersonalQuestionLines, coachAppDirections, coachPlanLines, coachReasonLines, coachResultGoalLines, coachSkillNames, coachSpans, coachSubjectLines, coachDrillMatchSetbackAndMissingGearLines, coachReportedResultAndReactionLines, coachSubjectFollowUpLines, coachFootballTrialAndMatchMealLines } = byLanguage({ en, de });
