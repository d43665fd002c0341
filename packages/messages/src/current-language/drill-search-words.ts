import * as de from '../de/tables/drill-search-words.ts';
import * as en from '../en/tables/drill-search-words.ts';
import { byLanguage } from '../by-language.ts';

export const { drillSearchWords } = byLanguage({ en, de });
