import * as de from '../de/tables/form-review-general-text.ts';
import * as en from '../en/tables/form-review-general-text.ts';
import { byLanguage } from '../by-language.ts';

export const { bandNames, summary, values, fewMeasures, filmTheRest, reviewLines, comparison, filmedFrom, written, merged, moved, reasons } = byLanguage({ en, de });
