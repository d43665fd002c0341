import * as de from '../de/tables/evidence.ts';
import * as en from '../en/tables/evidence.ts';
import { byLanguage } from '../by-language.ts';

export const { measured, bases, sureness, sights } = byLanguage({ en, de });
