import * as de from '../de/tables/coach-detail-follow-up-lines.ts';
import * as en from '../en/tables/coach-detail-follow-up-lines.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachDetailFollowUpLine } from '../en/tables/coach-detail-follow-up-lines.ts';
export const { coachDetailFollowUpLines } = byLanguage({ en, de });
