import * as de from '../de/tables/review-sentences.ts';
import * as en from '../en/tables/review-sentences.ts';
import { byLanguage } from '../by-language.ts';

export const { bandNames, summary, values, fewMeasures, reviewLines, comparison, filmedFrom, written, merged, moved, reasons } = byLanguage({ en, de });
