import * as de from '../de/tables/coach-lines.ts';
import * as en from '../en/tables/coach-lines.ts';
import { byLanguage } from '../by-language.ts';

export const { coachLines, coachReasonLines, coachIntentNames, coachSkillNames } = byLanguage({ en, de });
