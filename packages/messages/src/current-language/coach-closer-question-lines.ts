import * as de from '../de/tables/coach-closer-question-lines.ts';
import * as en from '../en/tables/coach-closer-question-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachDeeperLine } from '../en/tables/coach-closer-question-lines.ts';
export const { coachDeeperLines } = byLanguage({ en, de });
