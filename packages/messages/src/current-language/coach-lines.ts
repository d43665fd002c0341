import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachSubjectLine } from '../en/tables/coach-subject-lines.ts';
export const { coachAdviceLines, coachBoards, coachCaseLines, coachEverydayLines, coachFirstMoves, coachGoodFor, coachHurting, coachLines, coachMoveNames, coachNumberLines, coachPersonalLines, coachPlanLines, coachSpans, coachSubjectLines, coachTalkEventLines, coachTalkStateLines, coachTalkSubjectLines, coachAppTalkLines, coachDialogueActLines, coachReasonLines, coachIntentNames, coachSkillNames } = byLanguage({ en, de });
