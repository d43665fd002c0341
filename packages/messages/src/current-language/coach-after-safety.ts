import * as de from '../de/tables/coach-after-safety.ts';
import * as en from '../en/tables/coach-after-safety.ts';
import { byLanguage } from '../by-language.ts';

export const { coachAfterCheckIn, coachAfterCrisis } = byLanguage({ en, de });
