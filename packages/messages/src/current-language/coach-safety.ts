import * as de from '../de/tables/coach-safety.ts';
import * as en from '../en/tables/coach-safety.ts';
import { coachUnderstood as understoodInEnglish } from '../en/tables/coach-safety.ts';
import { byLanguage } from '../by-language.ts';

export const { coachCountries, coachCrises, coachRefusals, coachSafetyLines, coachUnderstood } = byLanguage({ en, de });
/** For an answer that is in English whatever the language of the page. */
export const coachUnderstoodInEnglish = understoodInEnglish;
