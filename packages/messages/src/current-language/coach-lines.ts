import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachPlace } from '../en/tables/coach-app-directions.ts';
export type { CoachSubjectLine } from '../en/tables/coach-subject-lines.ts';
export const { coachPracticeTotalLines, coachAdultLines, coachAdviceLines, coachAppTalkLines, coachBoards, coachCareLines, coachCaseLines, coachChatLines, coachDialogueActLines, coachEverydayLines, coachFirstMoves, coachGoodFor, coachHurting, coachIntentNames, coachLines, coachMoodLines, coachMoveNames, coachNumberLines, coachOffTopicLines, coachPersonalLines, coachPlaces, coachPlanLines, coachReasonLines, coachResultGoalLines, coachSkillNames, coachSpans, coachSubjectLines, coachTalkEventLines, coachTalkStateLines, coachTalkSubjectLines, coachTrialLines } = byLanguage({ en, de });
