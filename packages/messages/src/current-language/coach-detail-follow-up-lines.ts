import * as de from '../de/tables/coach-detail-follow-up-lines.ts';
import * as en from '../en/tables/coach-detail-follow-up-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachDeeperLine } from '../en/tables/coach-detail-follow-up-lines.ts';
export const { coachDeeperLines } = byLanguage({ en, de });
