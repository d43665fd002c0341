import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachPlace } from '../en/tables/coach-places.ts';
export type { CoachSubjectLine } from '../en/tables/coach-subject-lines.ts';
export const { coachAccountLines, coachAdultLines, coachAdviceLines, coachAppTalkLines, coachBoards, coachCareLines, coachCaseLines, coachChatLines, coachDialogueActLines, coachEverydayLines, coachFirstMoves, coachGoodFor, coachHurting, coachIntentNames, coachLines, coachMoodLines, coachMoveNames, coachNumberLines, coachOutsideLines, coachPersonalLines, coachPlaces, coachPlanLines, coachReasonLines, coachResultGoalLines, coachSkillNames, coachSpans, coachSubjectLines, coachTalkEventLines, coachTalkStateLines, coachTalkSubjectLines, coachTrialLines } = byLanguage({ en, de });
