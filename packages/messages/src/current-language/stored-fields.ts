import * as de from '../de/tables/stored-fields.ts';
import * as en from '../en/tables/stored-fields.ts';
import { byLanguage } from '../by-language.ts';

export const { storedFieldNames, storedTableNames } = byLanguage({ en, de });
