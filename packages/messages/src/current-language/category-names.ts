import * as de from '../de/tables/category-names.ts';
import * as en from '../en/tables/category-names.ts';
import { byLanguage } from '../by-language.ts';

export const { categoryName } = byLanguage({ en, de });
