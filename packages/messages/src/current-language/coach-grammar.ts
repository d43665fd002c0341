import * as de from '../de/tables/coach-grammar.ts';
import * as en from '../en/tables/coach-grammar.ts';
import { byLanguage } from '../by-language.ts';

export const { coachGrammar, coachMonths, coachWeekdays, coachFeet, coachFooted, coachResultLabels, coachAnalysisNames } = byLanguage({ en, de });
