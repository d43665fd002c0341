import * as de from '../de/tables/coach-topics.ts';
import * as en from '../en/tables/coach-topics.ts';
import { byLanguage } from '../by-language.ts';

export type { CoachTopic } from '../en/tables/coach-topics.ts';
export const { coachNamedMoves, coachTopics } = byLanguage({ en, de });
