import * as de from '../de/tables/word-breaks.ts';
import * as en from '../en/tables/word-breaks.ts';
import { byLanguage } from '../by-language.ts';

export const { withWordBreaks } = byLanguage({ en, de });
