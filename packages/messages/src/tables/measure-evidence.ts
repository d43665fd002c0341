import * as de from '../de/tables/measure-evidence.ts';
import * as en from '../en/tables/measure-evidence.ts';
import { byLanguage } from '../by-language.ts';

export const { measured, bases, sureness, sights } = byLanguage({ en, de });
