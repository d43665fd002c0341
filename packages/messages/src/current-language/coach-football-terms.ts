import * as de from '../de/tables/coach-football-terms.ts';
import * as en from '../en/tables/coach-football-terms.ts';
import { byLanguage } from '../by-language.ts';

export const { coachCups, coachFootballTerms, coachTitleLines, coachWinnerCountries } = byLanguage({ en, de });
