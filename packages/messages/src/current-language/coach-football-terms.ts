import * as de from '../de/tables/coach-football-terms.ts';
import * as en from '../en/tables/coach-football-terms.ts';
import { byLanguage } from '../by-language.ts';

export const { coachCountries, coachCups, coachFootballTerms, coachTitleLines } = byLanguage({ en, de });
