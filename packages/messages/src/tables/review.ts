import * as de from '../de/tables/review.ts';
import * as en from '../en/tables/review.ts';
import { byLanguage } from '../by-language.ts';

export const { bandNames, summary, values, fewMeasures, reviewLines, comparison, filmedFrom, written, merged, moved, reasons } = byLanguage({ en, de });
