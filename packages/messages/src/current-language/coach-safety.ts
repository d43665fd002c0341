import * as de from '../de/tables/coach-safety.ts';
import * as en from '../en/tables/coach-safety.ts';
import { byLanguage } from '../by-language.ts';

export const { coachCountries, coachSafetyLines, coachUnderstood } = byLanguage({ en, de });
