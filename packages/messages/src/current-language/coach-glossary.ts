import * as de from '../de/tables/coach-glossary.ts';
import * as en from '../en/tables/coach-glossary.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachWord } from '../en/tables/coach-glossary.ts';
export const { coachGlossary, coachUnknownWord } = byLanguage({ en, de });
