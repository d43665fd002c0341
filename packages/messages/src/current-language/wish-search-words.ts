import * as de from '../de/tables/wish-search-words.ts';
import * as en from '../en/tables/wish-search-words.ts';
import { byLanguage } from '../by-language.ts';

export const { untrainedSearchWords, wishSearchWords } = byLanguage({ en, de });
