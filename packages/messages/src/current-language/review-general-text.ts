import * as de from '../de/tables/review-general-text.ts';
import * as en from '../en/tables/review-general-text.ts';
import { byLanguage } from '../by-language.ts';

export const { bandNames, summary, values, fewMeasures, reviewLines, comparison, filmedFrom, written, merged, moved, reasons } = byLanguage({ en, de });
