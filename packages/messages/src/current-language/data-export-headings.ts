import * as de from '../de/tables/data-export-headings.ts';
import * as en from '../en/tables/data-export-headings.ts';
import { byLanguage } from '../by-language.ts';

export const { storedFieldNames, storedTableNames } = byLanguage({ en, de });
