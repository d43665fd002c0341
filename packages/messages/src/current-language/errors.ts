import * as de from '../de/tables/errors.ts';
import * as en from '../en/tables/errors.ts';
import { byLanguage } from '../by-language.ts';

export const { errors, tooManyTries, tryAgainIn } = byLanguage({ en, de });
